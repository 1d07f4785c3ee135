/**
 * Whether neighbouring drawn covers differ: with every sample feed imported, in any twelve neighbouring tiles among the first
 * sixty of each category and of thirty searches at most two share a drawing, in most of them none do, and no two adjacent ones share drawing
 * and hue. Prints the worst windows, and counts drawings and motifs. `--sample <seed>` also writes 100 titles drawn by the seed as a sheet for review.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { AUDIENCE_LIMITS } from '../apps/site/app/features/audience/listing.ts'
import {
  startCatalogue,
  type CatalogueService,
} from '../apps/site/app/features/catalogue/catalogue-service.server.ts'
import { loadOwnGames } from '../apps/site/app/features/catalogue/own-games.server.ts'
import { loadRules } from '../apps/site/app/features/feeds/load-rules.server.ts'
import { MAX_SHARED, WINDOW } from '../apps/site/app/features/images/list-places.ts'
import { SiteSchema } from '../apps/site/app/domain/site-schema.ts'
import { completeSite, type Site } from '../apps/site/app/domain/site.ts'
import { upsertOwnGames } from '../apps/site/server/ledger/games.ts'
import { openLedger } from '../apps/site/server/ledger/ledger.ts'
import { createLog } from '../apps/site/server/base/log.ts'
import { importSamples } from '../scripts/test/import-samples.ts'
import * as v from 'valibot'
import { printDrawings } from './covers/drawings.ts'
import { checkTiles, type Verdict } from './covers/windows.ts'
import { writeSheet } from './covers/sheet.ts'
import { printTable } from './measure.ts'

const ROOT = join(import.meta.dirname, '..')
const FIRST = 60
const SEARCHES = [
  'car', 'zombi', 'mahjong', 'bubble shooter', 'cat', 'dog', 'ball', 'solitaire', 'puzzle', 'match 3', 'truck', 'moto', 'race', 'ninja',
  'stickman', 'monster', 'merge', '2048', 'word', 'hidden object', 'christmas', 'halloween', 'princess', 'cooking', 'farm', 'tower defense',
  'escape', 'football', 'parking', 'sniper',
] // oxfmt-ignore
const WORST = 12
/** Of all windows of the categories; searches for a thing of few drawings must repeat them. */
const MAX_REPEATING_SHARE = 0.35

export async function run(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { sample: { type: 'string' }, out: { type: 'string' } },
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-covers-'))
  try {
    if (!(await importSamples(dataDir, { hasAllLists: true }))) return
    await withCatalogue(dataDir, async (catalogue) => {
      const areCounted = printDrawings(catalogue.games())
      const areApart = judgeSites(catalogue)
      if (values.sample !== undefined)
        await writeSheet(catalogue.games(), values.sample, values.out ?? tmpdir())
      if (!areCounted || !areApart) process.exitCode = 1
    })
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}

async function withCatalogue(
  dataDir: string,
  work: (catalogue: CatalogueService) => Promise<void>,
): Promise<void> {
  const rules = await loadRules(ROOT)
  const ledger = await openLedger({ dataDir })
  await upsertOwnGames(ledger, (await loadOwnGames(join(ROOT, 'games'), rules.words)).games)
  const options = {
    ledger,
    indexDir: join(dataDir, 'index'),
    mapping: rules.mapping,
    feelings: {},
    log: createLog('warn', console.error),
  }
  const first = await measureStart('first start, every cover chosen', () => startCatalogue(options))
  await first.close()
  const catalogue = await measureStart('start with covers chosen', () => startCatalogue(options))
  try {
    await work(catalogue)
  } finally {
    await catalogue.close()
    await ledger.close()
  }
}

async function measureStart<T>(name: string, start: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const result = await start()
  console.log(`${name}: ${Math.round(performance.now() - startedAt)} ms`)
  return result
}

/** A site of each audience, because each lists other games in another order. */
function judgeSites(catalogue: CatalogueService): boolean {
  const verdicts = Object.keys(AUDIENCE_LIMITS).flatMap((audience) => {
    const site = completeSite(
      'any.invalid',
      v.parse(SiteSchema, { name: 'Any', audience, remoteGames: 'on' }),
    )
    return judgeLists(catalogue, site)
  })
  const missed = verdicts.filter(({ shared, pairs }) => shared > MAX_SHARED || pairs > 0)
  printTable(
    `The worst windows of ${verdicts.length} lists: tiles among ${WINDOW} that share a drawing; adjacent tiles with the same drawing and hue`,
    verdicts
      .toSorted((a, b) => b.shared - a.shared || b.fullWindows - a.fullWindows || b.pairs - a.pairs)
      .slice(0, Math.max(WORST, Math.min(40, missed.length)))
      .map(({ audience, list, shared, fullWindows, pairs, worst }) => ({
        audience,
        list,
        shared,
        fullWindows,
        pairs,
        worst,
      })),
  )
  console.log(
    `limit ${MAX_SHARED} of ${WINDOW}, no pair: ${missed.length === 0 ? 'met' : `MISSED in ${missed.length} lists`}`,
  )
  return judgeRepetition(verdicts) && missed.length === 0
}

function judgeRepetition(verdicts: readonly (Verdict & { list: string })[]): boolean {
  const categories = verdicts.filter(({ list }) => !list.startsWith('“'))
  const sum = (pick: (verdict: Verdict) => number) => categories.reduce((all, one) => all + pick(one), 0)
  const share = sum(({ repeating }) => repeating) / sum(({ windows }) => windows)
  const isOk = share <= MAX_REPEATING_SHARE
  console.log(
    `${Math.round(share * 100)} % of the windows of categories have a drawing twice, limit ${MAX_REPEATING_SHARE * 100} %: ${isOk ? 'met' : 'MISSED'}`,
  )
  return isOk
}

function judgeLists(service: CatalogueService, site: Site): (Verdict & { audience: string; list: string })[] {
  const catalogue = service.forSite(site)
  const lists = new Map(catalogue.categories.map(({ label, games }) => [label, games.slice(0, FIRST)]))
  for (const query of SEARCHES) {
    const { slugs } = catalogue.search.search(query, { limit: FIRST, offset: 0 })
    lists.set(
      `“${query}”`,
      slugs.flatMap((slug) => catalogue.games.get(slug) ?? []),
    )
  }
  return [...lists].map(([list, games]) => ({ audience: site.audience, list, ...checkTiles(games) }))
}
