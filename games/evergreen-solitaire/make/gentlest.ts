/**
 * Finds the deals a beginner is most likely to win: of every game those it came furthest with that also
 * begin with a card; a web of more suits is measured with its golden leaves, or nobody comes far. Writes `src/gentlest.ts`. Run with `node games/evergreen-solitaire/make/gentlest.ts [runs a deal] [mode …]`: half an hour for all.
 */
import { writeFileSync } from 'node:fs'
import { listSolved } from '../src/data/deals.ts'
import { GRADES } from '../src/data/grades.ts'
import { GENTLEST } from '../src/data/gentlest.ts'
import { LEAVES } from '../src/rules/leaves.ts'
import { playNovice } from './novice.ts'

const RUNS = Number(process.argv[2] ?? 8)
/** Deals per game: with their twists more than a player needs for the first wins. */
const COUNT = 16
/** Grades from here on begin with the stock. */
const OPENS_WITH_STOCK = 3
/** Of the harder webs fewer are solved. */
const COUNTS: Record<string, number> = { spider2: 8, spider4: 5 }
/** A novice wins nearly every pyramid of the easy third. */
const MODES = ['klondike', 'klondike3', 'spider1', 'spider2', 'spider4', 'freecell', 'tripeaks']
const asked = process.argv.slice(3)

const lines = MODES.map((mode) => {
  if (asked.length > 0 && !asked.includes(mode)) return `  ${mode}: [${GENTLEST[mode]!.join(', ')}],`
  const means = listSolved(mode).map((deal) => {
    let sum = 0
    for (let seed = 0; seed < RUNS; seed++)
      sum += playNovice(mode, deal, seed, mode in COUNTS ? LEAVES[mode] : 0).share
    return sum / RUNS
  })
  const places = means
    .map((_, place) => place)
    .filter((place) => Number(GRADES[mode]![place]) < OPENS_WITH_STOCK)
    .sort((a, b) => means[b]! - means[a]! || a - b)
    .slice(0, COUNTS[mode] ?? COUNT)
  const mean = places.reduce((sum, place) => sum + means[place]!, 0) / places.length
  console.log(mode, mean.toFixed(2))
  return `  ${mode}: [${places.sort((a, b) => a - b).join(', ')}],`
})

writeFileSync(
  new URL('../src/data/gentlest.ts', import.meta.url),
  `/** Written by make/gentlest.ts: of every game the deals a novice comes furthest with, by their place in deals.ts; all begin with a card. */
export const GENTLEST: Record<string, readonly number[]> = {
${lines.join('\n')}
}
`,
)
