/** The games of the sample feeds as an import maps them, each once; also of feeds that have no adapter here. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CategoryMapping } from '../apps/site/app/features/catalogue/categories.ts'
import type { FeedAdapter } from '../apps/site/app/features/feeds/adapter.ts'
import { gamedistribution } from '../apps/site/app/features/feeds/gamedistribution.ts'
import { listMissingKeys, mapRecord, type MappedGame } from '../apps/site/app/features/feeds/map-record.ts'
import { FEED_ADAPTERS } from '../apps/site/app/features/feeds/providers.ts'
import { titleKey } from '../apps/site/server/ledger/games.ts'

/** Shapes that are only read here: what is measured is the rules, on as many real records as there are. */
const OTHER_SHAPES: FeedAdapter[] = [
  {
    ...gamedistribution,
    signature: ['Title', 'Id', 'Game URL', 'Genres'],
    fields: {
      ...{ id: 'Id', title: 'Title', description: 'Description', instructions: 'Instructions' },
      ...{ url: 'Game URL', category: 'Genres', tags: 'Tags', maker: 'Developer' },
    },
    parse: undefined,
  },
  {
    ...{ provider: 'famobi', label: 'Famobi', feedHosts: [], playHosts: ['play.famobi.com'], imageHosts: [] },
    ...{ listKey: 'games', covers: {}, categoryTags: {}, publisherParams: [] },
    signature: ['package_id', 'name', 'link', 'categories'],
    fields: {
      id: 'package_id',
      title: 'name',
      description: 'description',
      url: 'link',
      category: 'categories',
    },
  },
]

export interface SampleGame extends MappedGame {
  /** `provider:id`, the same on every machine. */
  key: string
}

export function listSampleGames(folder: string, mapping: CategoryMapping): SampleGame[] {
  const games = new Map<string, SampleGame>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const records = findRecords(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    const adapter = [...FEED_ADAPTERS, ...OTHER_SHAPES].find(
      (each) => records.length > 0 && listMissingKeys(records[0], each).length === 0,
    )
    if (!adapter) continue
    for (const record of records) {
      const outcome = mapRecord(record, adapter, mapping)
      if (outcome.kind !== 'game') continue
      const title = titleKey(outcome.game.title)
      if (!games.has(title))
        games.set(title, { ...outcome.game, key: `${adapter.provider}:${outcome.providerId}` })
    }
  }
  return [...games.values()]
}

/** A list, a list one key down, or lists in a list of parts. */
function findRecords(document: unknown): unknown[] {
  if (Array.isArray(document)) return document
  const lists = Object.values(document as object).filter((value) => Array.isArray(value))
  const [list = []] = lists.sort((a, b) => b.length - a.length)
  return list.flatMap((item) => (isPart(item) ? item.hits : [item]))
}

function isPart(item: unknown): item is { hits: unknown[] } {
  return typeof item === 'object' && item !== null && Array.isArray((item as { hits?: unknown }).hits)
}
