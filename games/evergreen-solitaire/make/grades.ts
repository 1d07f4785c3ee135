/**
 * Grades every deal of the pack by how far the novice comes with it, and notes whether it begins with a card or with the stock; writes
 * `src/grades.ts`. Run with `node games/evergreen-solitaire/make/grades.ts [runs a deal]`.
 */
import { writeFileSync } from 'node:fs'
import { createRng } from '@playhouse/game-kit/rules'
import type { StepInput } from '@playhouse/game-kit/rules'
import { bots } from '../src/bots.ts'
import { listSolved } from '../src/deals.ts'
import { findHint } from '../src/hints.ts'
import { measureProgress } from '../src/progress.ts'
import { rules } from '../src/rules.ts'
import { dealTable, initialState, PLACES, VARIANTS } from '../src/state.ts'
import type { Game, State } from '../src/state.ts'

const RUNS = Number(process.argv[2] ?? 6)
const MOST_STEPS = 700

/** From 0, nothing done, to 1, won. */
function playNovice(mode: string, deal: number, seed: number): number {
  const rng = createRng(`grade ${mode} ${deal} ${seed}`)
  const state: State = {
    ...initialState({ mode, level: 0, seed, day: '' }),
    deal,
    table: dealTable(mode, deal),
  }
  let most = 0
  for (let step = 0; step < MOST_STEPS; step++) {
    const { commands = [] } = bots.novice.play(state, rng, step)
    const input = { commands, down: () => false, pressed: () => false, released: () => false, axis: () => 0 }
    rules.step(state, input as unknown as StepInput<Game>, () => {})
    most = Math.max(most, measureProgress(state.table))
    if (state.endIn >= 0) return 1
    if (state.hasGivenUp) break
  }
  return most * 0.7
}

const lines = Object.keys(VARIANTS).map((mode) => {
  const deals = listSolved(mode)
  const graded = deals.map((deal) => {
    let sum = 0
    for (let seed = 0; seed < RUNS; seed++) sum += playNovice(mode, deal, seed)
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
  new URL('../src/grades.ts', import.meta.url),
  `/** Written by make/grades.ts: for every deal in the order of deals.ts 0 easy, 1 between, 2 hard; and 3 more where the first good move is the stock. */
export const GRADES: Record<string, string> = {
${lines.join('\n')}
}
`,
)
