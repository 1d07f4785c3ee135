import { expect, test } from 'vitest'
import { gamepixFeed, gamepixRecord } from './feed-fixtures.ts'
import { packSample, unpackSample } from './feed-sample.server.ts'
import { rules } from './import-setup.ts'
import { inspectSample } from './inspect-feed.server.ts'
import { FEED_ADAPTERS } from './providers.ts'
import { closeJson, listJsonRecords, listXmlRecords } from './record-lists.ts'

const inspect = (text: string | Uint8Array, isCut = false) =>
  inspectSample({ bytes: Buffer.from(text as string), isCut }, { adapters: FEED_ADAPTERS, rules })

const game = (number: number) => ({
  uid: `s-${number}`,
  name: `Lantern ${number}`,
  about: `Steer lantern ${number} past the boats.`,
  genre: 'Puzzle',
  view: number % 2 === 0 ? 'hochkant' : 'quer',
  size: { width: 800, height: 600 },
  play: `https://play.sunny.example/${number}/`,
  art: { big: `//img.sunny.example/${number}.jpg`, icon: `https://cdn.sunny.example/${number}.png` },
  related: [{ id: 'another' }, { id: 'one' }],
  shots: [
    { src: 'https://img.sunny.example/a.jpg', alt: 'a' },
    { src: 'https://img.sunny.example/b.jpg', alt: 'b' },
  ],
})
const games = (count: number) => Array.from({ length: count }, (_, index) => game(index + 1))
const nested = JSON.stringify({
  page: { next: null },
  groups: [
    { label: 'One', games: games(2) },
    { label: 'Two', games: games(40).slice(2) },
  ],
})

const PROPOSED = {
  fields: {
    ...{
      title: 'name',
      id: 'uid',
      description: 'about',
      category: 'genre',
      orientation: 'view',
      url: 'play',
    },
    ...{ width: 'size.width', height: 'size.height' },
  },
  covers: { wide: 'art.big', square: 'art.icon' },
  playHosts: ['play.sunny.example'],
  imageHosts: ['img.sunny.example', 'cdn.sunny.example'],
}

test('nested lists of JSON are found, with fields, examples and proposals, also when the end is cut off', async () => {
  for (const [text, isCut] of [
    [nested, false],
    [nested.slice(0, nested.length * 0.6), true],
  ] as const) {
    const { format, lists, known, presets } = await inspect(text, isCut)
    expect({ format, known, presets }).toEqual({ format: 'json', known: [], presets: [] })
    const [list] = lists
    expect(list!.path).toBe('groups.games')
    expect(list!.records).toBeGreaterThan(20)
    expect(list!.proposals).toEqual(PROPOSED)
    expect(list!.fields.find(({ path }) => path === 'view')).toEqual({
      ...{ path: 'view', records: list!.records, words: ['quer', 'hochkant'] },
      examples: ['quer', 'hochkant'],
    })
    expect(list!.fields.find(({ path }) => path === 'name')).toMatchObject({
      examples: ['Lantern 1', 'Lantern 2', 'Lantern 3'],
      words: [],
    })
  }
})

test.each([
  [
    'jsonl',
    games(3)
      .map((one) => JSON.stringify(one))
      .join('\n'),
    '',
  ],
  [
    'csv',
    `uid;name;play;cover\n${games(3)
      .map(({ uid, name, play }) => `${uid};${name};${play};https://img.sunny.example/${uid}.png`)
      .join('\n')}`,
    '',
  ],
  [
    'xml',
    `<feed><list>${games(3)
      .map(({ uid, name, play }) => `<item uid="${uid}"><name>${name}</name><play>${play}</play></item>`)
      .join('')}</list></feed>`,
    'feed.list.item',
  ],
])('%s is known by how it begins', async (format, text, path) => {
  const inspected = await inspect(text)
  expect(inspected.format).toBe(format)
  expect(inspected.delimiter).toBe(format === 'csv' ? ';' : null)
  expect(inspected.lists[0]).toMatchObject({
    ...{ path, records: 3 },
    proposals: { fields: { title: 'name', url: 'play' }, playHosts: ['play.sunny.example'] },
  })
})

test('an id inside a list of other games is not proposed as the id', async () => {
  const records = games(3).map((one) => ({ ...one, uid: undefined }))
  const { lists } = await inspect(JSON.stringify(records))
  expect(lists[0]!.fields.map(({ path }) => path)).toContain('related.id')
  expect(lists[0]!.proposals.fields.id).toBeUndefined()
})

test('CSV that is not UTF-8 has its encoding named', async () => {
  const bytes = Buffer.from('id,name,url\n1,Br\u00fccke,https://play.sunny.example/1/\n', 'latin1')
  expect(await inspect(bytes)).toMatchObject({ encoding: 'windows-1252', lists: [{ records: 1 }] })
})

test('a feed of a provider that is known is named, and one of the presets', async () => {
  const { known } = await inspect(JSON.stringify(gamepixFeed([gamepixRecord(1)])))
  expect(known).toMatchObject([{ provider: 'gamepix', label: 'GamePix' }])
  const rss = `<rss><channel><item><title>A</title><link>https://play.sunny.example/1/</link></item></channel></rss>`
  expect((await inspect(rss)).presets).toEqual(['rss'])
})

test.each([
  ['', /It is empty/],
  ['<!doctype html><html><body>No</body></html>', /a web page/],
  ['{"error": "no key"}', /No records were found: it is a JSON object with the keys “error”/],
  ['nothing here', /neither JSON nor XML nor CSV/],
  ['<games><game/></games>', /No records were found: it is XML/],
  ['{"2048": {"pictures": [{"width": 1}]}}', /No records were found: it is a JSON object/],
  ['{"a": [[[[[', /No records were found/],
])('%j has no records, and the message says what it is', async (text, message) => {
  await expect(inspect(text)).rejects.toThrow(message)
})

test('a JSON text is closed after its last complete value', () => {
  expect(closeJson('{"a": [{"b": "x]"}, {"b": "\\"y')).toBe('{"a": [{"b": "x]"}]}')
  expect(closeJson('[1, 2')).toBe('[1]')
  expect(listJsonRecords('{"a": {"b": [{"c": [{}, {}, {}]}, {}]}}')).toEqual([
    { path: 'a.b.c', records: 3 },
    { path: 'a.b', records: 2 },
  ])
  expect(listXmlRecords('<a><b c="1"><d/></b><b><d/><e>').map(({ path }) => path)).toEqual(['a.b'])
})

test('a sample is packed, and what is none is refused', async () => {
  const bytes = Buffer.from(nested)
  const packed = await packSample({ bytes, isCut: false })
  expect(packed.isCut).toBe(false)
  expect(packed.text.length).toBeLessThan(bytes.length / 4)
  expect((await unpackSample(packed.text)).equals(bytes)).toBe(true)
  await expect(unpackSample('no')).rejects.toThrow(/did not arrive/)
  const random = await packSample({ bytes: crypto.getRandomValues(new Uint8Array(60_000)), isCut: false })
  expect(random).toMatchObject({ isCut: false })
})
