/** Runs docs/game-checklist.md, one row an item: pass, fail or not run, with the figure. */
import { playBot } from '@playhouse/game-kit/rules'
import type { Options } from './options.ts'
import { createOpener } from './checks/bench.ts'
import type { Bench, Check, Verdict } from './checks/bench.ts'
import { frames } from './checks/frames.ts'
import * as quality from './checks/quality.ts'
import { placement } from './checks/placement.ts'
import { resultCard } from './checks/result-card.ts'
import * as load from './checks/load.ts'
import * as play from './checks/play.ts'
import { retry } from './checks/retry.ts'
import * as screen from './checks/screen.ts'
import * as time from './checks/time.ts'
import * as touch from './checks/touch.ts'
import { createStart, loadGame } from './game-files.ts'
import type { GameFiles } from './game-files.ts'
import { openStage } from './stage.ts'
import type { Stage } from './stage.ts'

/** In the order of their numbers; item 22 checks the errors of all the others, so it runs last. */
export const CHECKS: readonly Check[] = [
  load.transfer,
  load.interactive,
  load.firstInput,
  play.onboarding,
  play.firstReward,
  retry,
  frames,
  time.refreshRate,
  time.determinism,
  play.response,
  play.parity,
  screen.targets,
  screen.viewports,
  screen.turning,
  screen.sharpness,
  time.pausing,
  time.idle,
  quality.sound,
  quality.spectrum,
  quality.saving,
  quality.leaks,
  quality.manners,
  quality.accessible,
  play.difficulty,
  play.depth,
  play.skill,
  screen.languages,
  touch.fingers,
  touch.deadEnds,
  touch.walks,
  resultCard,
  placement,
  load.clean,
]

export type Row = { item: number; name: string; verdict: Verdict; ms: number }

export async function checkGame(
  game: GameFiles,
  stage: Stage,
  only: readonly number[] | null,
  onRow: (row: Row) => void,
): Promise<Row[]> {
  const errors: string[] = []
  const external: string[] = []
  const mode = Object.keys(game.rules.modes)[0]!
  const landing = { mode, level: game.rules.modes[mode]!.levels ? 1 : 0 }
  const start = createStart(game.rules, mode, landing.level, 5)
  const { log } = playBot(game.rules, start, game.bots.expert, { maxTicks: 3600, minMoveMs: 700 })
  const bench: Bench = {
    game,
    stage,
    landing,
    log,
    errors,
    external,
    open: createOpener(stage, errors, external),
  }
  const rows: Row[] = []
  // A game that does not start fails once, not thirty times.
  await (await bench.open()).close()
  for (const { item, name, run } of CHECKS) {
    if (only && !only.includes(item)) continue
    const from = performance.now()
    const verdict = await Promise.resolve()
      .then(() => run(bench))
      .catch((error: Error): Verdict => ({ pass: false, figure: `broke: ${error.message.split('\n')[0]}` }))
    const row = { item, name, verdict, ms: performance.now() - from }
    rows.push(row)
    onRow(row)
  }
  return rows.sort((a, b) => a.item - b.item)
}

export async function run(slug: string, options: Options): Promise<boolean> {
  const game = await loadGame(slug)
  const only = options.only ? options.only.split(',').map(Number) : null
  const stage = await openStage(game.dir)
  try {
    const rows = await checkGame(game, stage, only, ({ item, ms }) => {
      if (!options.json) process.stderr.write(`  item ${item} (${(ms / 1000).toFixed(0)} s)\n`)
    })
    const count = (isPass: boolean | null) => rows.filter(({ verdict }) => verdict.pass === isPass).length
    if (options.json) console.log(JSON.stringify({ game: slug, rows }))
    else {
      for (const { item, name, verdict } of rows) console.log(formatRow(item, name, verdict))
      console.log(`\n${slug}: ${count(true)} pass, ${count(false)} fail, ${count(null)} not run`)
    }
    return count(false) === 0
  } finally {
    await stage.close()
  }
}

const WORDS = { true: 'pass', false: 'FAIL', null: 'not run' }

function formatRow(item: number, name: string, { pass, figure }: Verdict): string {
  return `${String(item).padStart(2)}  ${WORDS[String(pass) as keyof typeof WORDS].padEnd(7)}  ${name.padEnd(46)}  ${figure}`
}
