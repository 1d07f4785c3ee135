/**
 * Whether records with equal titles are taken for the same game as by somebody who read them (`bench/import-quality/labelling.md`, which also
 * says how far the figures can be trusted). The real pairs are ids; their texts are in the folder `CATALOGUE_SAMPLES`. A hash of the ids
 * selects the half on which rules may be tuned. Limits, of the other half: precision 0.98, recall 0.85.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toEvidence } from '../apps/site/app/features/feeds/duplicate-records.server.ts'
import { loadRules } from '../apps/site/app/features/feeds/load-rules.server.ts'
import { FEED_ADAPTERS } from '../apps/site/app/features/feeds/providers.ts'
import { isSameGame } from '../apps/site/app/features/feeds/same-game.ts'
import type { GameEvidence } from '../apps/site/app/features/feeds/same-game.ts'
import { WRITTEN_PAIRS } from './import-quality/written-pairs.ts'
import { printTable } from './measure.ts'
import { FEEDS_AND_MORE, readSampleGames } from './sample-games.ts'

const MIN_PRECISION = 0.98
const MIN_RECALL = 0.85
/** Of the normal distribution: 95 % of it is nearer. */
const Z = 1.96

interface Pair {
  id: string
  isSame: boolean
  isMerged: boolean
}

export async function run(): Promise<void> {
  const real = await readRealPairs()
  const written = WRITTEN_PAIRS.map(({ name, a, b, isSame }): Pair => ({
    id: name,
    isSame,
    isMerged: isSameGame(a, b),
  }))
  const pairs = [...(real?.pairs ?? []), ...written]
  const [tuned, held] = [pairs.filter(isForTuning), pairs.filter((pair) => !isForTuning(pair))]
  printTable('Pairs of records with equal titles', [
    toRow('real, first half', (real?.pairs ?? []).filter(isForTuning)),
    toRow(
      'real, second half',
      (real?.pairs ?? []).filter((pair) => !isForTuning(pair)),
    ),
    toRow('written here', written),
    toRow('all, first half', tuned),
    toRow('all, second half', held),
  ])
  if (real) console.log(`${real.doubtful} doubtful pairs are left out, ${real.missing} are not in the folder`)
  else console.log('CATALOGUE_SAMPLES names no folder: only the pairs written here were compared')
  for (const { id, isSame } of pairs.filter((pair) => pair.isSame !== pair.isMerged))
    console.log(`${isSame ? 'missed' : 'WRONG '} ${id}`)
  const { precision, recall } = measure(held)
  const isOk = precision.share >= MIN_PRECISION && recall.share >= MIN_RECALL
  console.log(`limits ${MIN_PRECISION} and ${MIN_RECALL}, second half: ${isOk ? 'met' : 'MISSED'}`)
  if (!isOk) process.exitCode = 1
}

async function readRealPairs(): Promise<{ pairs: Pair[]; doubtful: number; missing: number } | null> {
  const folder = process.env['CATALOGUE_SAMPLES']
  if (!folder || !existsSync(folder)) return null
  const games = readSampleGames(folder, await loadRules(join(import.meta.dirname, '..')), FEEDS_AND_MORE)
  const find = (key: string): GameEvidence | null => {
    const game = games.get(key)
    return game ? toEvidence(game, FEED_ADAPTERS) : null
  }
  const lines = readFileSync(join(import.meta.dirname, 'import-quality/pairs.tsv'), 'utf8')
    .trim()
    .split('\n')
  const labelled = lines.map((line) => line.split('\t') as [string, string, string])
  const sure = labelled.filter(([, , label]) => label !== 'doubtful')
  const pairs = sure.flatMap(([keyA, keyB, label]): Pair[] => {
    const [a, b] = [find(keyA), find(keyB)]
    return a && b ? [{ id: `${keyA} ${keyB}`, isSame: label === 'same', isMerged: isSameGame(a, b) }] : []
  })
  return { pairs, doubtful: labelled.length - sure.length, missing: sure.length - pairs.length }
}

function isForTuning({ id }: Pair): boolean {
  return createHash('sha256').update(id).digest()[0]! % 2 === 0
}

function measure(pairs: readonly Pair[]) {
  const right = pairs.filter(({ isSame, isMerged }) => isSame && isMerged).length
  const merged = pairs.filter(({ isMerged }) => isMerged).length
  const same = pairs.filter(({ isSame }) => isSame).length
  return { precision: toShare(right, merged), recall: toShare(right, same) }
}

interface Share {
  share: number
  text: string
}

/** With the 95 % interval of Wilson, which is right for small counts and shares near one. */
function toShare(hits: number, total: number): Share {
  if (total === 0) return { share: 1, text: '–' }
  const share = hits / total
  const middle = (share + (Z * Z) / (2 * total)) / (1 + (Z * Z) / total)
  const reach =
    (Z / (1 + (Z * Z) / total)) * Math.sqrt((share * (1 - share)) / total + (Z * Z) / (4 * total * total))
  const format = (value: number) => Math.min(1, Math.max(0, value)).toFixed(3)
  return {
    share,
    text: `${format(share)} (${format(middle - reach)}–${format(middle + reach)}), ${hits} of ${total}`,
  }
}

function toRow(name: string, pairs: readonly Pair[]) {
  const { precision, recall } = measure(pairs)
  return { pairs: name, count: pairs.length, precision: precision.text, recall: recall.text }
}
