/** Counts the drawings, in total and for each of the most frequent motifs. */
import type { Game } from '../../apps/site/app/domain/game.ts'
import { FILLER_MOTIFS } from '../../apps/site/app/features/images/motif-tags.ts'
import { readChoice } from '../../apps/site/app/features/images/read-choice.ts'
import { MOTIFS } from '../../apps/site/app/features/images/drawings/registry.ts'
import { printTable } from '../measure.ts'

const MIN_DRAWINGS = 180
const MIN_MOTIFS = 60
const FREQUENT = 15
const MIN_OF_FREQUENT = 6

const countDrawings = (motif: string) => Object.keys(MOTIFS[motif] ?? {}).length

/** False when there are too few. */
export function printDrawings(games: readonly Game[]): boolean {
  const motifs = Object.keys(MOTIFS)
  const drawings = new Set(Object.values(MOTIFS).flatMap((ofMotif) => Object.values(ofMotif))).size
  const counts = new Map<string, number>()
  for (const game of games) {
    const { motif } = readChoice(game)
    counts.set(motif, (counts.get(motif) ?? 0) + 1)
  }
  const byFrequency = [...counts].sort((a, b) => b[1] - a[1])
  printTable(
    'Games by motif, the most frequent first',
    byFrequency.map(([motif, count]) => ({ motif, games: count, drawings: countDrawings(motif) })),
  )
  const fillers = byFrequency.filter(([motif]) => FILLER_MOTIFS.has(motif))
  console.log(
    `${fillers.reduce((sum, [, count]) => sum + count, 0)} of ${games.length} games have a filler, a drawing that says nothing of the game: ${fillers.map(([motif, count]) => `${count} ${motif}`).join(', ')}`,
  )
  const short = byFrequency.slice(0, FREQUENT).filter(([motif]) => countDrawings(motif) < MIN_OF_FREQUENT)
  const isOk = drawings >= MIN_DRAWINGS && motifs.length >= MIN_MOTIFS && short.length === 0
  console.log(
    `${drawings} different drawings in ${motifs.length} motifs; at least ${MIN_DRAWINGS} in ${MIN_MOTIFS}`,
  )
  console.log(
    `at least ${MIN_OF_FREQUENT} of each of the ${FREQUENT} most frequent: ${short.map(([motif]) => motif).join(', ') || 'none'} short`,
  )
  console.log(isOk ? 'met' : 'MISSED')
  return isOk
}
