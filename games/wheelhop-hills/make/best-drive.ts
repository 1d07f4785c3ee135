/** Finds the best drives of a good bot, with a bold and a careful style. */
import { playBot } from '@playhouse/game-kit/rules'
import type { RunLog } from '@playhouse/game-kit/rules'
import { driveWell } from '../src/bots.ts'
import { isCargoComplete, rules, secondsOf } from '../src/rules.ts'
import type { Game } from '../src/state.ts'

const CARES = [1, 0.85, 1.2, 0.7, 1.05, 0.92, 0.6, 0.78, 1.4, 0.5, 0.42]

export type Drive = { seconds: number; care: number; log: RunLog<Game> }

/** The quickest of them with all the cargo, and the quickest of all. */
export function findBestDrives(level: number): { whole: Drive | null; any: Drive | null } {
  let whole: Drive | null = null
  let any: Drive | null = null
  for (const care of CARES) {
    const start = { mode: 'levels', level, seed: level, day: '' }
    const { outcome, state, log } = playBot<Game>(
      rules,
      start,
      { play: (seen) => driveWell(seen, care) },
      { maxTicks: 4000 },
    )
    if (!outcome?.won) continue
    const drive = { seconds: secondsOf(state), care, log }
    if (drive.seconds < (any?.seconds ?? Infinity)) any = drive
    if (isCargoComplete(state) && drive.seconds < (whole?.seconds ?? Infinity)) whole = drive
  }
  return { whole, any }
}
