/**
 * Grades every deal of the pack by how far the novice comes with it, and notes whether it begins with a card or with the stock; writes
 * `src/grades.ts`. Run with `node games/evergreen-solitaire/make/grades.ts [runs a deal]`.
 */
import { writeFileSync } from 'node:fs'
import { listSolved } from '../src/data/deals.ts'
import { findHint } from '../src/rules/hints.ts'
import { dealTable, PLACES, VARIANTS } from '../src/state.ts'
import { playNovice } from './novice.ts'

const RUNS = Number(process.argv[2] ?? 6)
/** A game that is not won counts for less than the way it came. */
const LOST_WORTH = 0.7

const lines = Object.keys(VARIANTS).map((mode) => {
  const deals = listSolved(mode)
  const graded = deals.map((deal) => {
    let sum = 0
    for (let seed = 0; seed < RUNS; seed++) {
      const { share, isWon } = playNovice(mode, deal, seed)
      sum += isWon ? 1 : share * LOST_WORTH
    }
    const table = dealTable(mode, deal)
    return { mean: sum / RUNS, isOpen: findHint(table)?.[0] !== PLACES[table.kind].stock }
  })
  const order = graded.map(({ mean }) => mean).sort((a, b) => b - a)
  const [easyFrom, hardBelow] = [1, 2].map((third) => order[Math.floor((order.length * third) / 3)]!)
  const average = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length)
  const third = Math.floor(order.length / 3)
  console.log(
    mode,
    `easy ${average(order.slice(0, third)).toFixed(2)} hard ${average(order.slice(-third)).toFixed(2)}`,
    `open ${graded.filter(({ isOpen }) => isOpen).length} of ${deals.length}`,
  )
  const digits = graded.map(({ mean, isOpen }) => {
    const grade = mean > easyFrom! ? 0 : mean > hardBelow! ? 1 : 2
    return grade + (isOpen ? 0 : 3)
  })
  return `  ${mode}: '${digits.join('')}',`
})

writeFileSync(
  new URL('../src/data/grades.ts', import.meta.url),
  `/** Written by make/grades.ts: for every deal in the order of deals.ts 0 easy, 1 between, 2 hard; and 3 more where the first good move is the stock. */
export const GRADES: Record<string, string> = {
${lines.join('\n')}
}
`,
)
