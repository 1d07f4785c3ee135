import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findGame, listPublishedGames } from '#server/ledger/games.ts'
import type { Ledger } from '#server/ledger/ledger.ts'
import { openLedger } from '#server/ledger/ledger.ts'
import { importFeed } from './import-feed.server.ts'
import { approveImport, undoImport } from './import-operations.server.ts'
import { countsOf, makeFolder, NOTHING, rules } from './import-setup.ts'
import { parseDefinition } from './provider-definition.ts'
import type { ProviderDefinition } from './provider-definition.ts'
import {
  addProvider,
  checkDefinition,
  listProviderStates,
  previewDefinition,
  removeProvider,
} from './provider-operations.server.ts'

const BASE = {
  provider: 'sunny',
  label: 'Sunny Games',
  licence: 'By agreement of 1 March 2026',
  playHosts: ['play.sunny.example'],
  imageHosts: ['img.sunny.example'],
}
const FIELDS = { id: 'id', title: 'name', description: 'text', url: 'play' }

interface Sample {
  definition: object
  feed: (numbers: number[]) => string
}

const row = (number: number) => ({
  id: `s-${number}`,
  name: `Lantern ${number} Harbour`,
  text: `Steer lantern ${number} past the boats.`,
  play: `https://play.sunny.example/${number}/?ref=abc`,
  view: number % 2 === 0 ? 'hochkant' : 'quer',
  art: { big: `//img.sunny.example/${number}.jpg` },
})

/** Each with the same games. */
const SAMPLES: Record<string, Sample> = {
  'JSON with nested lists': {
    definition: {
      ...{ ...BASE, format: 'json', records: 'data.groups.games' },
      fields: { ...FIELDS, orientation: 'view' },
      values: { orientation: { hochkant: 'portrait', quer: 'landscape' } },
      covers: { wide: 'art.big' },
      foreignParams: ['ref'],
    },
    feed: (numbers) =>
      JSON.stringify({
        data: { groups: [{ games: numbers.slice(0, 1).map(row) }, { games: numbers.slice(1).map(row) }] },
      }),
  },
  'JSON Lines': {
    definition: {
      ...BASE,
      format: 'jsonl',
      fields: FIELDS,
      covers: { wide: 'art.big' },
      foreignParams: ['ref'],
    },
    feed: (numbers) => numbers.map((number) => JSON.stringify(row(number))).join('\n'),
  },
  CSV: {
    definition: {
      ...{ ...BASE, format: 'csv', play: 'https://play.sunny.example/{number}/' },
      fields: { id: 'id', title: 'name', description: 'text' },
      covers: { wide: ['missing', 'cover'] },
    },
    feed: (numbers) =>
      [
        'id;name;text;number;cover',
        ...numbers.map(
          (number) =>
            `s-${number};${row(number).name};${row(number).text};${number};https://img.sunny.example/${number}.jpg`,
        ),
      ].join('\n'),
  },
  XML: {
    definition: {
      ...BASE,
      format: 'xml',
      records: 'item',
      fields: { ...FIELDS, id: '@id' },
      covers: { wide: 'art.@src' },
    },
    feed: (numbers) =>
      `<list>${numbers
        .map((number) => {
          const { id, name, text } = row(number)
          return `<item id="${id}"><name>${name}</name><text>${text}</text><play>https://play.sunny.example/${number}/</play><art src="https://img.sunny.example/${number}.jpg"/></item>`
        })
        .join('')}</list>`,
  },
}

async function setUp(
  sample: Sample,
): Promise<{ ledger: Ledger; load: (numbers: number[]) => ReturnType<typeof importFeed> }> {
  const folder = await makeFolder()
  const ledger = await openLedger({ dataDir: folder })
  onTestFinished(() => ledger.close())
  const { definition } = checkDefinition(sample.definition, 'sunny.json')
  await addProvider({ ledger }, definition)
  return {
    ledger,
    load: async (numbers) => {
      const origin = join(folder, 'feed')
      await writeFile(origin, sample.feed(numbers))
      return importFeed({ ledger, rules, provider: 'sunny', origin })
    },
  }
}

test.each(Object.entries(SAMPLES))(
  '%s of a provider of one’s own is imported, and twice changes nothing',
  async (_, sample) => {
    const { ledger, load } = await setUp(sample)
    expect(countsOf(await load([1, 2, 3]))).toEqual({ ...NOTHING, fetched: 3, new: 3 })
    expect(await findGame(ledger, 'lantern-2-harbour')).toMatchObject({
      ...{ provider: 'sunny', providerId: 's-2', title: 'Lantern 2 Harbour' },
      description: 'Steer lantern 2 past the boats.',
      source: { kind: 'remote', url: 'https://play.sunny.example/2/' },
      covers: { wide: 'https://img.sunny.example/2.jpg' },
    })
    expect(countsOf(await load([1, 2, 3]))).toEqual({ ...NOTHING, fetched: 3, unchanged: 3 })
    expect((await listPublishedGames(ledger)).faults).toEqual([])
  },
)

test('words have the meanings that the definition gives them', async () => {
  const { ledger, load } = await setUp(SAMPLES['JSON with nested lists']!)
  await load([1, 2])
  expect(await findGame(ledger, 'lantern-2-harbour')).toMatchObject({ orientation: 'portrait' })
  expect(await findGame(ledger, 'lantern-1-harbour')).toMatchObject({ orientation: 'landscape' })
})

test('an exchanged list of such a provider waits, is approved and undone like any other', async () => {
  const { ledger, load } = await setUp(SAMPLES['CSV']!)
  await load([1, 2, 3, 4])
  const held = await load([11, 12, 13, 14])
  expect(held.state).toBe('waiting')
  const approved = await approveImport({ ledger, rules }, held.importId)
  expect(countsOf(approved)).toMatchObject({ new: 4, vanished: 4 })
  expect(await undoImport({ ledger, rules }, approved.importId)).toMatchObject({ provider: 'sunny' })
})

test.each([
  [{ ...BASE, format: 'json', fields: { ...FIELDS, titel: 'x' } }, 'fields.titel: there is no such key'],
  [{ ...BASE, format: 'json', fields: { url: 'play' } }, 'fields.title: it is missing'],
  [{ ...BASE, format: 'json', fields: { title: 'name' } }, /^fields\.url: it is missing/],
  [{ ...BASE, fields: FIELDS }, /^format: it is missing/],
  [{ ...BASE, format: 'yaml', fields: FIELDS }, /^format: the formats are json, jsonl, csv, xml/],
  [{ ...BASE, format: 'xml', fields: FIELDS }, /^records: name the element/],
  [{ ...BASE, format: 'csv', records: 'a', fields: FIELDS }, /^records: csv has one record in each line/],
  [
    { ...BASE, provider: 'gamepix', format: 'csv', fields: FIELDS },
    /^provider: “gamepix” comes with the software/,
  ],
  [{ ...BASE, playHosts: ['*.sunny.example'], format: 'csv', fields: FIELDS }, /^playHosts\.0: a host is/],
  [{ ...BASE, playHosts: [], format: 'csv', fields: FIELDS }, 'playHosts: name at least one host'],
  [{ ...BASE, licence: undefined, format: 'csv', fields: FIELDS }, 'licence: it is missing'],
  [
    { ...BASE, format: 'csv', fields: { title: 'a' }, play: 'https://evil.example/{id}' },
    /^play: its host evil\.example/,
  ],
  [
    { ...BASE, format: 'csv', fields: { title: 'a' }, play: 'https://play.sunny.example/' },
    /^play: it names no field/,
  ],
  [{ ...BASE, preset: 'rss', format: 'xml' }, /^preset: rss includes format/],
  [{ ...BASE, preset: 'opml' }, 'preset: the presets are myarcadefeed, rss, atom'],
  [
    { ...BASE, preset: 'rss', paging: { kind: 'link', key: 'next' } },
    /^feedHosts: pages are read from an address/,
  ],
  ['x', /object/],
])('the definition %j has a fault', (definition, fault) => {
  const { faults } = parseDefinition(definition)
  expect(faults).toEqual([typeof fault === 'string' ? fault : expect.stringMatching(fault)])
})

const toDefinition = (value: object) => checkDefinition(value, 'test').definition as ProviderDefinition

test.each([
  [
    'myarcadefeed',
    `<games><gameset><game><id>7</id><name>Lantern</name><gamecode>https%3A%2F%2Fplay.sunny.example%2F7%2Findex.html</gamecode>
     <thumbnail>https://img.sunny.example/7.png</thumbnail><category>Puzzles, Other</category><width>800</width><height>600</height></game></gameset></games>`,
    {
      providerId: '7',
      source: { url: 'https://play.sunny.example/7/index.html' },
      covers: { square: 'https://img.sunny.example/7.png' },
    },
  ],
  [
    'rss',
    `<rss><channel><item><title>Lantern</title><link>https://play.sunny.example/7/</link><guid isPermaLink="false">g7</guid>
     <description>&lt;p&gt;Steer.&lt;/p&gt;</description><media:thumbnail url="https://img.sunny.example/7.png"/></item></channel></rss>`,
    {
      providerId: 'g7',
      description: 'Steer.',
      source: { url: 'https://play.sunny.example/7/' },
      covers: { wide: 'https://img.sunny.example/7.png' },
    },
  ],
  [
    'atom',
    `<feed><entry><id>tag:7</id><title type="html">Lantern</title><link rel="enclosure" href="https://img.sunny.example/7.png"/>
     <link href="https://play.sunny.example/7/"/><summary>Steer.</summary><updated>2026-01-02T00:00:00Z</updated></entry></feed>`,
    {
      providerId: 'tag:7',
      source: { url: 'https://play.sunny.example/7/' },
      updatedAt: Date.UTC(2026, 0, 2),
      covers: { wide: 'https://img.sunny.example/7.png' },
    },
  ],
])('the preset %s needs hosts alone', async (preset, text, expected) => {
  const { ledger, load } = await setUp({ definition: { ...BASE, preset }, feed: () => text })
  expect(countsOf(await load([7]))).toMatchObject({ new: 1 })
  expect(await findGame(ledger, 'lantern')).toMatchObject(expected)
  expect(countsOf(await load([7]))).toMatchObject({ unchanged: 1 })
})

test('a dry run shows the first twenty games and stores nothing', async () => {
  const folder = await makeFolder()
  const ledger = await openLedger({ dataDir: folder })
  onTestFinished(() => ledger.close())
  const origin = join(folder, 'feed')
  const { definition, feed } = SAMPLES['JSON Lines']!
  const numbers = Array.from({ length: 50 }, (_, index) => index + 1)
  await writeFile(origin, `{"name":"No address","id":"x"}\n${feed(numbers)}`)
  const { adapter } = checkDefinition(definition, 'test')
  const preview = await previewDefinition(ledger, { adapter, rules, origin })
  expect(preview.games.map(({ providerId }) => providerId)).toEqual(
    numbers.slice(0, 20).map((number) => `s-${number}`),
  )
  expect(preview).toMatchObject({
    read: 21,
    refused: [{ record: 1, reason: expect.stringMatching(/play address is missing/) }],
  })
  expect((await listPublishedGames(ledger)).games).toEqual([])
})

test('a provider is changed by adding it again, and removed only without games and schedules', async () => {
  const { ledger, load } = await setUp(SAMPLES['CSV']!)
  await load([1, 2])
  await expect(removeProvider(ledger, 'sunny')).rejects.toThrow(/2 published games and 0 scheduled feeds/)
  await expect(removeProvider(ledger, 'gamepix')).rejects.toThrow(/comes with the software/)
  const changed = toDefinition({ ...SAMPLES['CSV']!.definition, label: 'Sunny & Co' })
  expect(await addProvider({ ledger }, changed)).toBe(false)
  expect((await listProviderStates(ledger)).find(({ provider }) => provider === 'sunny')).toMatchObject({
    ...{ label: 'Sunny & Co', isAdded: true, games: 2, feeds: 0, licence: BASE.licence },
    faults: [],
  })
})
