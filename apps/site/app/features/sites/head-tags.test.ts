import { expect, test } from 'vitest'
import { headTags } from './head-tags.ts'

test('a page is named to browsers and to search engines', () => {
  expect(headTags({ title: 'Chess', description: 'Play chess.' })).toEqual([
    { title: 'Chess' },
    { name: 'description', content: 'Play chess.' },
  ])
})

test('a page that only redirects asks not to be indexed', () => {
  expect(headTags({ title: 't', description: 'd', isIndexed: false })).toContainEqual({
    name: 'robots',
    content: 'noindex, follow',
  })
})
