/** The games of the sample feeds, as an import maps them, by `provider:id`; refused ones included. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  mapRecord,
  type MappedGame,
  type MappingRules,
} from '../../apps/site/app/features/feeds/map-record.ts'
import { findAdapter } from '../../apps/site/app/features/feeds/providers.ts'

type Document = Record<string, unknown>[] & { items: unknown[]; segments: { hits: unknown[] }[] }

const FEEDS: readonly [provider: string, file: string, list: (document: Document) => unknown[]][] = [
  ['gamepix', 'gamepix-v2.json', ({ items }) => items],
  ['gamedistribution', 'gamedistribution-classic.json', (list) => list],
  ['gamedistribution', 'gamedistribution-export.json', (list) => list],
  [
    'gamedistribution',
    'gamedistribution-segments.json',
    ({ segments }) => segments.flatMap(({ hits }) => hits),
  ],
  ['gamemonetize', 'gamemonetize.json', (list) => list],
  ['htmlgames', 'htmlgames.json', (list) => list],
]

export function readSampleGames(folder: string, rules: MappingRules): Map<string, MappedGame> {
  // A refused record is rated like any other here: what an import leaves out is part of what is measured.
  const words = {
    ...rules.words,
    topics: rules.words.topics.map((topic) => ({ ...topic, isRefused: false })),
  }
  const games = new Map<string, MappedGame>()
  for (const [provider, file, list] of FEEDS) {
    const document = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Document
    for (const record of list(document)) {
      const outcome = mapRecord(record, findAdapter(provider)!, { ...rules, words })
      const id = `${provider}:${outcome.providerId}`
      if (outcome.kind === 'game' && !games.has(id)) games.set(id, outcome.game)
    }
  }
  return games
}
