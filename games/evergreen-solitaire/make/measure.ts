/**
 * How often a novice wins, and how far it comes, by what a player may be dealt; prints the table of REVIEW.md. Seeds and twists are others
 * than those the deals were graded with. Run with `node games/evergreen-solitaire/make/measure.ts [games a cell] [mode …]`.
 */
import { listWished } from '../src/chooser.ts'
import type { Asked } from '../src/chooser.ts'
import { LEAVES } from '../src/leaves.ts'
import { VARIANTS } from '../src/state.ts'
import { TWIST } from '../src/twists.ts'
import { playNovice } from './novice.ts'

const GAMES = Number(process.argv[2] ?? 160)
const FIRST_SEED = 1000
/** Gentle games have golden leaves; they are measured with and without. */
const ASKED: readonly (Asked | 'leaves')[] = ['leaves', 'gentle', 'easy', 'any', 'hard']
/** Only these modes, if any are named. */
const MODES = process.argv.length > 3 ? process.argv.slice(3) : Object.keys(VARIANTS)

console.log(['', ...ASKED].join(' | '))
for (const mode of MODES) {
  const cells = ASKED.map((asked) => {
    const deals = listWished(mode, asked === 'leaves' ? 'gentle' : asked, false)
    let won = 0
    let way = 0
    for (let i = 0; i < GAMES; i++) {
      // Spread over the whole list, however long it is.
      const place = Math.floor((i * deals.length) / GAMES)
      const { share, isWon } = playNovice(
        mode,
        deals[place]! + (i % 3) * TWIST,
        FIRST_SEED + i,
        asked === 'leaves' ? LEAVES[mode] : 0,
      )
      won += Number(isWon)
      way += share
    }
    return `${Math.round((won / GAMES) * 100)} % (${(way / GAMES).toFixed(2)})`
  })
  console.log([mode, ...cells].join(' | '))
}
