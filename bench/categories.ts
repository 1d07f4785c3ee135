/**
 * How many games of the sample feeds the rules of `content/categories.json` place, and whether Cars, Girls and Kids are right: 40 games of
 * each, drawn by the seed given as the last argument, to be reviewed; and the results of the labelled games of earlier draws today.
 * Limits: 97 % placed; 9 of 10 labelled games right in each.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCategoriser } from '../apps/site/app/features/catalogue/categories.ts'
import { listCategoryEntries } from '../apps/site/app/features/catalogue/category-entries.ts'
import { loadRules } from '../apps/site/app/features/feeds/load-rules.server.ts'
import type { MappedGame } from '../apps/site/app/features/feeds/map-record.ts'
import { titleKey } from '../apps/site/server/ledger/games.ts'
import { printTable } from './measure.ts'
import { FEEDS_AND_MORE, readSampleGames } from './sample-games.ts'

const MIN_PLACED_SHARE = 0.97
const MIN_RIGHT_SHARE = 0.9
const SAMPLE = 40
const JUDGED = ['Cars', 'Girls', 'Kids'] as const

interface Draw {
  seed: number
  /** The rules at the time of labelling: tuned afterwards, or frozen. */
  isFrozen: boolean
  /** By category, the game's key and whether it is right there. */
  labels: Record<(typeof JUDGED)[number], Record<string, boolean>>
}

type PlacedGame = MappedGame & { key: string; in: string[] }

export async function run(): Promise<void> {
  const folder = process.env['CATALOGUE_SAMPLES']
  if (!folder || !existsSync(folder)) {
    console.log('Skipped: CATALOGUE_SAMPLES names no folder with samples of real feeds.')
    return
  }
  const rules = await loadRules(join(import.meta.dirname, '..'))
  const entries = listCategoryEntries(rules.mapping, [])
  const categorise = createCategoriser(entries, rules.mapping)
  const startedAt = performance.now()
  const games = [...readSampleGames(folder, rules, FEEDS_AND_MORE)].filter(isFirstOfTitle())
  const mappedAt = performance.now()
  const placed: PlacedGame[] = games.map(([key, game]) => ({ ...game, key, in: categorise(game) }))
  const perGameUs = ((performance.now() - mappedAt) * 1000) / games.length
  console.log(
    `${games.length} games read in ${Math.round(mappedAt - startedAt)} ms, placed in ${perGameUs.toFixed(1)} µs each`,
  )
  const isPlaced = printPlaced(placed)
  printTable(
    'Games by category',
    entries.map(({ id, label }) => ({
      id,
      label,
      games: placed.filter((game) => game.in.includes(id)).length,
    })),
  )
  const isRight = printLabels(placed)
  printSample(placed, Number(process.argv[3] ?? 1))
  if (!isPlaced || !isRight) process.exitCode = 1
}

/** Several providers have the same game; an import stores one of them. */
function isFirstOfTitle(): (entry: [key: string, game: MappedGame]) => boolean {
  const titles = new Set<string>()
  return ([, game]) => titles.size < titles.add(titleKey(game.title)).size
}

function printPlaced(games: readonly PlacedGame[]): boolean {
  const byProvider = Map.groupBy(games, ({ provider }) => provider)
  const rows = [...byProvider, ['all', games] as const].map(([provider, list]) => {
    const count = list.filter((game) => game.in.length > 0).length
    return { provider, games: list.length, placed: count, share: count / list.length }
  })
  printTable(
    'Placed by rules',
    rows.map((row) => ({ ...row, share: `${(100 * row.share).toFixed(2)} %` })),
  )
  const share = rows.at(-1)!.share
  const isOk = share >= MIN_PLACED_SHARE
  console.log(`limit ${100 * MIN_PLACED_SHARE} %: ${isOk ? 'met' : 'MISSED'}`)
  return isOk
}

/** Only games that are in the category today count: games that left it since are no longer wrong. */
function printLabels(games: readonly PlacedGame[]): boolean {
  const file = join(import.meta.dirname, 'category-labels.json')
  const draws = (JSON.parse(readFileSync(file, 'utf8')) as { draws: Draw[] }).draws
  const byKey = new Map(games.map((game) => [game.key, game]))
  const rows = draws.flatMap(({ seed, isFrozen, labels }) =>
    JUDGED.map((category) => {
      const judged = Object.entries(labels[category])
      const here = judged.filter(([key]) => byKey.get(key)?.in.includes(category))
      const share = (list: typeof judged) => list.filter(([, isRight]) => isRight).length / list.length
      return { seed, isFrozen, category, judged: judged.length, drawn: share(judged), today: share(here) }
    }),
  )
  printTable(
    'Labelled games that are right',
    rows.map(({ isFrozen, drawn, today, ...row }) => ({
      ...row,
      rules: isFrozen ? 'frozen' : 'tuned since',
      'when drawn': `${(100 * drawn).toFixed(1)} %`,
      today: `${(100 * today).toFixed(1)} %`,
    })),
  )
  const isOk = rows.every(({ today }) => Number.isNaN(today) || today >= MIN_RIGHT_SHARE)
  console.log(`limit ${100 * MIN_RIGHT_SHARE} %: ${isOk ? 'met' : 'MISSED'}`)
  return isOk
}

function printSample(games: readonly PlacedGame[], seed: number): void {
  for (const category of JUDGED) {
    const drawn = draw(
      games.filter((game) => game.in.includes(category)),
      seed,
    )
    console.log(`\n${category}, seed ${seed}: ${drawn.length} to judge`)
    for (const { key, title, tags, description } of drawn)
      console.log(
        `${key}\t${title}\t[${tags.join(' ')}]\t${description.replaceAll(/\s+/g, ' ').slice(0, 220)}`,
      )
  }
}

/** The same games for the same seed, independent of the order of the feeds. */
function draw(games: readonly PlacedGame[], seed: number): PlacedGame[] {
  const left = [...games].sort((a, b) => (a.key < b.key ? -1 : 1))
  let state = seed >>> 0
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  return Array.from({ length: Math.min(SAMPLE, left.length) }, () => left.splice(random(left.length), 1)[0]!)
}
