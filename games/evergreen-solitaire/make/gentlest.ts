/**
 * Finds the deals a beginner is most likely to win: of every game that a novice wins at all, those it came furthest with that also begin
 * with a card. Writes `src/gentlest.ts`. Run with `node games/evergreen-solitaire/make/gentlest.ts [runs a deal]`: half an hour.
 */
import { writeFileSync } from 'node:fs'
import { listSolved } from '../src/deals.ts'
import { GRADES } from '../src/grades.ts'
import { playNovice } from './novice.ts'

const RUNS = Number(process.argv[2] ?? 8)
/** So many of a game: with their twists more than anybody needs for a few wins. */
const COUNT = 16
/** Grades from here on begin with the stock. */
const OPENS_WITH_STOCK = 3
/** A novice wins no harder web, and nearly every pyramid of the easy third. */
const MODES = ['klondike', 'klondike3', 'spider1', 'freecell', 'tripeaks']

const lines = MODES.map((mode) => {
  const means = listSolved(mode).map((deal) => {
    let sum = 0
    for (let seed = 0; seed < RUNS; seed++) sum += playNovice(mode, deal, seed).share
    return sum / RUNS
  })
  const places = means
    .map((_, place) => place)
    .filter((place) => Number(GRADES[mode]![place]) < OPENS_WITH_STOCK)
    .sort((a, b) => means[b]! - means[a]! || a - b)
    .slice(0, COUNT)
  const mean = places.reduce((sum, place) => sum + means[place]!, 0) / places.length
  console.log(mode, mean.toFixed(2))
  return `  ${mode}: [${places.sort((a, b) => a - b).join(', ')}],`
})

writeFileSync(
  new URL('../src/gentlest.ts', import.meta.url),
  `/** Written by make/gentlest.ts: of every game the deals a novice comes furthest with, by their place in deals.ts; all begin with a card. */
export const GENTLEST: Record<string, readonly number[]> = {
${lines.join('\n')}
}
`,
)
