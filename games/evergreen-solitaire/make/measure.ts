/**
 * How often a novice wins, and how far it comes, by what a player may be dealt; prints a table, see DESIGN.md. Seeds and twists are others
 * than those the deals were graded with. Run with `node games/evergreen-solitaire/make/measure.ts [games a cell] [mode …] [--steps]`; with `--steps` only what is met with leaves.
 */
import {
  EASY_WINS,
  GENTLE_WINS,
  LATER_WINS,
  listDealsOf,
  MIXED_WINS,
  chooseDifficulty,
} from '../src/rules/deal-chooser.ts'
import type { DealDifficulty } from '../src/rules/deal-chooser.ts'
import { leavesAfter } from '../src/rules/leaves.ts'
import { VARIANTS } from '../src/state.ts'
import { TWIST } from '../src/rules/twists.ts'
import { playNovice } from './novice.ts'

const GAMES = Number(process.argv[2] ?? 160)
const FIRST_SEED = 1000
type Cell = {
  name: string
  asks: (game: number) => DealDifficulty
  leaves: (mode: string, deal: number) => number
}
/** What a newcomer meets, step by step: so many wins. */
const STEPS = [0, GENTLE_WINS, MIXED_WINS, EASY_WINS, LATER_WINS]
const CELLS: readonly Cell[] = [
  ...STEPS.map((won) => ({
    name: `${won} wins`,
    asks: (game: number) => chooseDifficulty('any', won, game),
    leaves: (mode: string, deal: number) => leavesAfter(mode, won, deal),
  })),
  // The same deals without leaves.
  ...(process.argv.includes('--steps') ? [] : (['gentle', 'easy', 'any', 'hard'] as const)).map((deals) => ({
    name: deals,
    asks: () => deals,
    leaves: () => 0,
  })),
]
const named = process.argv.slice(3).filter((word) => word in VARIANTS)
/** Only these modes, if any are named. */
const MODES = named.length > 0 ? named : Object.keys(VARIANTS)

console.log(['', ...CELLS.map(({ name }) => name)].join(' | '))
for (const mode of MODES) {
  const cells = CELLS.map(({ asks, leaves }) => {
    let won = 0
    let way = 0
    for (let i = 0; i < GAMES; i++) {
      const deals = listDealsOf(mode, asks(i), false)
      // Spread over the whole list, however long it is.
      const deal = deals[Math.floor((i * deals.length) / GAMES)]! + (i % 3) * TWIST
      const { share, isWon } = playNovice(mode, deal, FIRST_SEED + i, leaves(mode, deal))
      won += Number(isWon)
      way += share
    }
    return `${Math.round((won / GAMES) * 100)} % (${(way / GAMES).toFixed(2)})`
  })
  console.log([mode, ...cells].join(' | '))
}
