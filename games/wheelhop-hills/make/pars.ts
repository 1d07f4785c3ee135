/**
 * Finds how fast each hill can be driven with all its cargo and writes that, with a little room, as the time for the third star into
 * `src/levels.ts`. Run with `node games/wheelhop-hills/make/pars.ts [first] [last]`; it tells what it found.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { playBot } from '@playhouse/game-kit/rules'
import { driveWell } from '../src/bots.ts'
import { LEVEL_COUNT } from '../src/levels.ts'
import { isWhole, rules, secondsOf } from '../src/rules.ts'

const CARES = [1, 0.85, 1.2, 0.7, 1.05, 0.92, 0.6, 0.78, 1.4]
const ROOM = 1.05
const [first = 1, last = LEVEL_COUNT] = process.argv.slice(2).map(Number)
const file = new URL('../src/levels.ts', import.meta.url)

const pars = new Map<number, number>()
for (let level = first; level <= last; level++) {
  let whole = Infinity
  let any = Infinity
  let whoseCare = 0
  for (const care of CARES) {
    const start = { mode: 'levels', level, seed: level, day: '' }
    const { outcome, state } = playBot(
      rules,
      start,
      { play: (seen) => driveWell(seen, care) },
      { maxTicks: 4000 },
    )
    if (!outcome?.won) continue
    any = Math.min(any, secondsOf(state))
    if (!isWhole(state) || secondsOf(state) >= whole) continue
    whole = secondsOf(state)
    whoseCare = care
    // Two careful drives are proof enough.
    if (care < 1) break
  }
  const par = Math.ceil(Number.isFinite(whole) ? whole * ROOM : any * 1.35)
  pars.set(level, par)
  console.log(
    `${level}: ${par} s; ${Number.isFinite(whole) ? `whole in ${whole.toFixed(1)} s with care ${whoseCare}` : `nobody kept it all, ${any.toFixed(1)} s`}`,
  )
}

let level = 0
const text = readFileSync(file, 'utf8').replace(
  /(level\(\s*'\w+',\s*'[^']+',\s*)\d+/g,
  (all, head: string) => {
    level++
    return pars.has(level) ? `${head}${pars.get(level)}` : all
  },
)
writeFileSync(file, text)
