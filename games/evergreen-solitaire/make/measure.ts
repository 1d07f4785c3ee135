/**
 * How often a novice wins, and how far it comes, by what a player may be dealt; prints the table of REVIEW.md. Seeds and twists are others
 * than those the deals were graded with. Run with `node games/evergreen-solitaire/make/measure.ts [games a cell] [mode …]`.
 */
import { EASY_WINS, GENTLE_WINS, listWished } from '../src/chooser.ts'
import type { Asked } from '../src/chooser.ts'
import { HELPED_WINS, leavesAfter } from '../src/leaves.ts'
import { VARIANTS } from '../src/state.ts'
import { TWIST } from '../src/twists.ts'
import { playNovice } from './novice.ts'

const GAMES = Number(process.argv[2] ?? 160)
const FIRST_SEED = 1000
/** What is dealt, and after how many wins its golden leaves are counted: what a newcomer meets, step by step, and the same without leaves. */
const ASKED: readonly { deals: Asked; won: number }[] = [
  { deals: 'gentle', won: 0 },
  { deals: 'easy', won: GENTLE_WINS },
  { deals: 'any', won: EASY_WINS },
  ...(['gentle', 'easy', 'any', 'hard'] as const).map((deals) => ({ deals, won: HELPED_WINS })),
]
/** Only these modes, if any are named. */
const MODES = process.argv.length > 3 ? process.argv.slice(3) : Object.keys(VARIANTS)

console.log(['', ...ASKED.map(({ deals, won }) => `${deals}, won ${won}`)].join(' | '))
for (const mode of MODES) {
  const cells = ASKED.map((asked) => {
    const deals = listWished(mode, asked.deals, false)
    let won = 0
    let way = 0
    for (let i = 0; i < GAMES; i++) {
      // Spread over the whole list, however long it is.
      const place = Math.floor((i * deals.length) / GAMES)
      const { share, isWon } = playNovice(
        mode,
        deals[place]! + (i % 3) * TWIST,
        FIRST_SEED + i,
        leavesAfter(mode, asked.won),
      )
      won += Number(isWon)
      way += share
    }
    return `${Math.round((won / GAMES) * 100)} % (${(way / GAMES).toFixed(2)})`
  })
  console.log([mode, ...cells].join(' | '))
}
