/** The games of the sample feeds, mapped like by an import, by `provider:id`; including refused ones. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FeedAdapter } from '../apps/site/app/features/feeds/adapter.ts'
import { mapRecord, type MappedGame, type MappingRules } from '../apps/site/app/features/feeds/map-record.ts'
import { findAdapter } from '../apps/site/app/features/feeds/providers.ts'

type Document = Record<string, unknown>[] & {
  items: unknown[]
  games: unknown[]
  segments: { hits: unknown[] }[]
}

type Feed = [adapter: FeedAdapter, file: string, list: (document: Document) => unknown[]]

const FEEDS: readonly Feed[] = [
  [findAdapter('gamepix')!, 'gamepix-v2.json', ({ items }) => items],
  [findAdapter('gamedistribution')!, 'gamedistribution-classic.json', (list) => list],
  [findAdapter('gamedistribution')!, 'gamedistribution-export.json', (list) => list],
  [
    findAdapter('gamedistribution')!,
    'gamedistribution-segments.json',
    ({ segments }) => segments.flatMap(({ hits }) => hits),
  ],
  [findAdapter('gamemonetize')!, 'gamemonetize.json', (list) => list],
  [findAdapter('htmlgames')!, 'htmlgames.json', (list) => list],
]
/** Additional records, with which the labels of the age rules are not concerned. */
export const FEEDS_AND_MORE: readonly Feed[] = [
  ...FEEDS,
  [findAdapter('famobi')!, 'famobi.json', ({ games }) => games],
]

export function readSampleGames(
  folder: string,
  rules: MappingRules,
  feeds: readonly Feed[] = FEEDS,
): Map<string, MappedGame> {
  // A refused record is rated like any other: the refusals of imports are part of the measurement.
  const words = {
    ...rules.words,
    topics: rules.words.topics.map((topic) => ({ ...topic, isRefused: false })),
  }
  const games = new Map<string, MappedGame>()
  for (const [adapter, file, list] of feeds) {
    const document = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Document
    for (const record of list(document)) {
      const outcome = mapRecord(record, adapter, { ...rules, words })
      const id = `${adapter.provider}:${outcome.providerId}`
      if (outcome.kind === 'game' && !games.has(id)) games.set(id, outcome.game)
    }
  }
  return games
}
