import { expect, test } from 'vitest'
import { headTags } from './head.ts'

test('a page is named to browsers, to search engines and to whoever shares it', () => {
  expect(headTags({ title: 'Chess', description: 'Play chess.' })).toEqual([
    { title: 'Chess' },
    { name: 'description', content: 'Play chess.' },
    { property: 'og:title', content: 'Chess' },
    { property: 'og:description', content: 'Play chess.' },
  ])
})

test('a page that only leads elsewhere asks not to be indexed', () => {
  expect(headTags({ title: 't', description: 'd', isIndexed: false })).toContainEqual({
    name: 'robots',
    content: 'noindex, follow',
  })
})
