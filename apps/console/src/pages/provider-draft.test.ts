import { expect, test } from 'vitest'
import {
  applyProposals,
  EMPTY_DRAFT,
  toDefinition,
  toDraft,
  toProviderName,
  toTriedDefinition,
  type InspectedFeed,
} from './provider-draft.ts'

const DEFINITION = {
  ...{ provider: 'sunny', label: 'Sunny Games', licence: 'By agreement', format: 'csv', delimiter: '\t' },
  fields: { id: 'id', title: ['name', 'title'], orientation: 'view' },
  fixed: { maker: 'Sunny Studio' },
  covers: { wide: 'https://img.sunny.example/{id}.png', square: ['icon', 'logo'] },
  values: { orientation: { hochkant: 'portrait' } },
  play: 'https://play.sunny.example/{id}/',
  playHosts: ['play.sunny.example'],
  imageHosts: ['img.sunny.example', 'cdn.sunny.example'],
  feedHosts: ['feeds.sunny.example'],
  foreignParams: ['ref'],
  categoryTags: { 'Card Games': ['cards', 'classic'] },
  publisher: { parameter: 'pub', defaultsToPage: true },
  paging: { kind: 'page', parameter: 'page', first: 1, size: { parameter: 'limit', records: 100 } },
  isMaker: true,
}

test.each([
  ['all keys', DEFINITION],
  [
    'a preset',
    {
      ...{ provider: 'rss-games', label: 'R', licence: 'L', preset: 'rss', playHosts: ['a.example'] },
      ...{ publisher: { afterSegments: 2 }, paging: { kind: 'link', key: 'next' } },
    },
  ],
])('a definition with %s is the same after the editor', (_, definition) => {
  expect(toDefinition(toDraft(definition))).toEqual(definition)
})

test('what is not filled in is left out, and a mapping is tried without a name', () => {
  expect(toDefinition(EMPTY_DRAFT)).toEqual({ format: 'json' })
  expect(toTriedDefinition({ ...EMPTY_DRAFT, label: 'Sunny' })).toMatchObject({
    ...{ provider: 'new-provider', label: 'Sunny', licence: 'tried' },
  })
  const draft = { ...EMPTY_DRAFT, words: { orientation: { quer: 'landscape', x: '' } } }
  expect(toDefinition(draft)).toEqual({ format: 'json' })
  const source = { orientation: { kind: 'field', text: 'view' } as const }
  expect(toDefinition({ ...draft, sources: source })).toMatchObject({
    values: { orientation: { quer: 'landscape' } },
  })
})

test('a definition of another kind gives a draft, and no error', () => {
  const hostile = {
    provider: 7,
    fields: 'x',
    covers: null,
    values: [1],
    paging: { kind: '<b>' },
    playHosts: {},
  }
  expect(toDraft(hostile)).toMatchObject({ ...EMPTY_DRAFT, sources: {} })
})

test('proposals become the mapping', () => {
  const proposals = {
    fields: { title: 'name', url: 'play' },
    covers: { wide: 'art.big' },
    playHosts: ['play.sunny.example'],
    imageHosts: [],
  }
  const list = { path: 'data.games', records: 3, fields: [], proposals }
  const inspected = {
    ...{ format: 'json', delimiter: null, encoding: null, feedHost: 'feeds.sunny.example', lists: [list] },
    ...{ known: [], presets: [], sample: { text: '', isCut: false } },
  } as InspectedFeed
  expect(toDefinition(applyProposals({ ...EMPTY_DRAFT, label: 'Sunny' }, inspected, list))).toEqual({
    ...{ label: 'Sunny', format: 'json', records: 'data.games' },
    fields: { title: 'name', url: 'play' },
    covers: { wide: 'art.big' },
    playHosts: ['play.sunny.example'],
    feedHosts: ['feeds.sunny.example'],
  })
})

test('a provider’s name is made of its name for people', () => {
  expect(toProviderName('  Süße Spiele & Co. ')).toBe('su-e-spiele-co')
  expect(toProviderName('!!')).toBe('')
})
