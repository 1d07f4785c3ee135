/**
 * Finds how fast each hill can be driven with all its cargo. Writes that, with a little room, as the time for the third star into
 * `src/levels-early.ts` and `src/levels-late.ts`, and the drive itself as the golden hare's into `src/rivals.json`.
 * Run with `node games/wheelhop-hills/make/pars.ts [first] [last]`; it prints its results.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRun, listFrames } from '@playhouse/game-kit/rules'
import { isForgiving } from '../src/rules/drive.ts'
import { createRecorder } from '../src/view/ghost.ts'
import { LEVEL_COUNT } from '../src/rules/levels.ts'
import { rules } from '../src/rules.ts'
import { CHASSIS } from '../src/state.ts'
import { findBestDrives } from './best-drive.ts'
import type { Drive } from './best-drive.ts'

const ROOM = 1.05
/** On forgiving hills, and where no bot delivers all cargo. */
const KIND_ROOM = 1.12
const WIDE_ROOM = 1.35
const [first = 1, last = LEVEL_COUNT] = process.argv.slice(2).map(Number)
const files = ['early', 'late'].map((part) => new URL(`../src/levels-${part}.ts`, import.meta.url))
const rivalsFile = new URL('../src/data/rivals.json', import.meta.url)

/** The drive as a ghost: where the vehicle was, eight ticks apart. */
function recordPath({ log }: Drive): { ticks: number; path: string } {
  const run = createRun(rules, log.start)
  const recorder = createRecorder()
  const { x, y } = run.state.world.bodies[CHASSIS]!
  recorder.begin(x, y)
  let ticks = 0
  for (const frame of listFrames(log)) {
    run.tick(frame)
    ticks = run.state.ticks
    if (run.state.phase === 'drive') recorder.note(ticks, run.state.world.bodies[CHASSIS]!)
  }
  return { ticks, path: recorder.give(run.state.car, ticks)!.path }
}

const pars = new Map<number, number>()
const rivals = JSON.parse(readFileSync(rivalsFile, 'utf8')) as Record<string, { ticks: number; path: string }>
for (let level = first; level <= last; level++) {
  const { whole, any } = findBestDrives(level)
  if (!any) throw new Error(`No bot clears hill ${level}`)
  const room = !whole ? WIDE_ROOM : isForgiving({ mode: 'levels', level }) ? KIND_ROOM : ROOM
  pars.set(level, Math.ceil((whole ?? any).seconds * room))
  rivals[level] = recordPath(whole ?? any)
  console.log(
    `${level}: ${pars.get(level)} s; ${whole ? `whole in ${whole.seconds.toFixed(1)} s with care ${whole.care}` : `nobody kept it all, ${any.seconds.toFixed(1)} s`}`,
  )
}

let level = 0
for (const file of files) {
  const text = readFileSync(file, 'utf8').replace(
    /(level\(\s*'\w+',\s*'[^']+',\s*)\d+/g,
    (all, head: string) => {
      level++
      return pars.has(level) ? `${head}${pars.get(level)}` : all
    },
  )
  writeFileSync(file, text)
}
writeFileSync(rivalsFile, `${JSON.stringify(rivals)}\n`)
