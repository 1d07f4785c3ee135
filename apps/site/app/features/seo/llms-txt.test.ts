import { expect, test } from 'vitest'
import { makeGame } from '#server/ledger/make-game.ts'
import { renderLlmsTxt } from './llms-txt.ts'
import { makeArticle, makeSite, makeView } from './make-view.ts'

const articles = [
  makeArticle(3, { title: 'A [link](https://evil.example) *b*', content: 'On {{siteName}}\n# no' }),
]
const render = (settings: object) =>
  renderLlmsTxt(makeView({ site: makeSite(settings), articles, games: [makeGame({ slug: 'chess' })] }))?.body

test('an assistant reads what the site is and where everything is', () => {
  const lines = render({ name: 'Fox', description: 'We have {count} games.' })!.split('\n')
  expect(lines[0]).toBe('# Fox')
  expect(lines).toContain('> We have 1 games.')
  expect(lines).toContain('- [New games](https://fox.example/categoryDetail/Newest/1)')
  expect(lines).toContain(
    '- [sitemap.xml](https://fox.example/sitemap.xml): All pages, with the day each changed last',
  )
  expect(lines.join()).not.toMatch(/Girls|\{\{/)
})

test('no title makes markup of its own', () => {
  const body = render({ name: 'Fox' })!
  expect(body).toContain(
    String.raw`- [A \[link\](https://evil.example) \*b\*](https://fox.example/articlesDetail/3): On Fox \# no`,
  )
})

test('where no assistant may read the site, none is invited', () => {
  expect(render({ discovery: { aiSearch: false, aiUserFetch: false } })).toBe(undefined)
  expect(render({ discovery: { aiSearch: false } })).toBeDefined()
  expect(render({ discovery: { aiUserFetch: false } })).toBeDefined()
})
