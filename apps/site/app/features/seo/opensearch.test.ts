import { expect, test } from 'vitest'
import { findTexts } from './check-xml.ts'
import { makeSite, makeView } from './make-view.ts'
import { renderOpenSearch, toSuggestionLists } from './opensearch.ts'

const render = (settings: object, host?: string) =>
  renderOpenSearch(makeView({ site: makeSite(settings, host) })).body

test('a browser gets the search and suggestion addresses', () => {
  const body = render({ name: 'Fox & Friends of Games', languages: ['pt-BR'] })
  const [shortName] = findTexts(body, '//os:ShortName')
  expect(shortName).toBe('Fox & Friends of')
  expect(findTexts(body, '//os:LongName')).toEqual(['Fox & Friends of Games'])
  expect(findTexts(body, '//os:Language')).toEqual(['pt-BR'])
  expect(findTexts(body, '//os:Url[@type="text/html"]/@template')).toEqual([
    'https://fox.example/search?searchValue={searchTerms}',
  ])
  expect(findTexts(body, '//os:Url[@type="application/x-suggestions+json"]/@template')).toEqual([
    'https://fox.example/api/opensearch?q={searchTerms}',
  ])
})

test('a mirror searches itself: the canonical host may be unreachable', () => {
  const body = render({ canonicalHost: 'games.example' }, 'mirror.example')
  for (const address of findTexts(body, '//@template | //os:Image'))
    expect(address).toMatch(/^https:\/\/mirror\.example\//)
})

test('the shortest name is the one the operator gave', () => {
  expect(findTexts(render({ name: 'Long Name', manifest: { shortName: 'Fox' } }), '//os:ShortName')).toEqual([
    'Fox',
  ])
})

test('suggestions are four lists of the same length', () => {
  const games = [
    { slug: 'chess', title: 'Chess' },
    { slug: 'go', title: 'Go' },
  ]
  expect(toSuggestionLists('c', games, 'https://fox.example')).toEqual([
    'c',
    ['Chess', 'Go'],
    ['', ''],
    ['https://fox.example/gameDetail/chess', 'https://fox.example/gameDetail/go'],
  ])
})

test('a name is never cut within a letter', () => {
  expect(findTexts(render({ name: 'Fox and Friends🦊🦊' }), '//os:ShortName')).toEqual(['Fox and Friends'])
})
