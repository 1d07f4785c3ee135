/** The own games' demos, and a bot's run of every other mode, played again from their logs: the state's hash is the one that Node gets. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createRun, listFrames, replay } from '@playhouse/game-kit/rules'
import type { RunLog } from '@playhouse/game-kit/rules'
import { ROOT } from '../build.ts'
import { type GameFiles, listModeLogs, loadGame } from '../game/game-files.ts'
import type {} from '../game/stage.ts'
import type { BrowserCheck } from './check.ts'
import { type TestPage, waitUntil } from './test-page.ts'

/** Frames drawn in one call: a software renderer takes a while for each. */
const FRAMES_PER_CALL = 30

/** The first tick after which two runs differ. They are equal at the start and differ at the end. */
export async function findFirstDifference(
  ticks: number,
  isEqualAfter: (ticks: number) => Promise<boolean>,
): Promise<number> {
  let [equal, different] = [0, ticks]
  while (different - equal > 1) {
    const middle = Math.floor((equal + different) / 2)
    if (await isEqualAfter(middle)) equal = middle
    else different = middle
  }
  return different
}

const replayInPage = (page: TestPage, log: RunLog, ticks = log.ticks) =>
  page.evaluate((run, count) => __gk.replay(run, count), log, ticks)

function hashAfter(rules: GameFiles['rules'], log: RunLog, ticks: number): string {
  const run = createRun(rules, log.start)
  let tick = 0
  for (const frame of listFrames(log)) if (tick++ < ticks) run.tick(frame)
  return run.hash()
}

async function compareRun(page: TestPage, game: GameFiles, log: RunLog): Promise<void> {
  const wanted = replay(game.rules, log).hash()
  const found = await replayInPage(page, log)
  if (found === wanted) return
  const tick = await findFirstDifference(
    log.ticks,
    async (ticks) => (await replayInPage(page, log, ticks)) === hashAfter(game.rules, log, ticks),
  )
  throw new Error(
    `${log.start.mode}: hash ${found} instead of ${wanted}; the states differ after tick ${tick} of ${log.ticks}`,
  )
}

/** Draws what the demo shows, and compares once more: drawing changes nothing. */
async function drawDemo(page: TestPage, { rules, demo }: GameFiles): Promise<number> {
  const { log, from, ticks } = demo!
  await page.evaluate(
    (run, start) => {
      __gk.cue(run)
      __gk.roll(start, false)
    },
    log,
    from,
  )
  const startedAt = performance.now()
  for (let left = ticks; left > 0; left -= FRAMES_PER_CALL)
    await page.evaluate((count) => __gk.roll(count), Math.min(left, FRAMES_PER_CALL))
  const state = () => ({ hash: __gk.hash(), tick: __gk.ticks(), errors: __gk.errors.map(String) })
  const { hash, tick, errors } = await page.evaluate(state)
  if (errors.length > 0) throw new Error(`Drawing: ${errors.join('; ')}`)
  // A game that slows down for effect draws frames in which its rules stand still.
  const wanted = hashAfter(rules, log, tick)
  if (hash !== wanted) throw new Error(`Drawn, the demo ends with hash ${hash} instead of ${wanted}`)
  return (performance.now() - startedAt) / ticks
}

const createDemoCheck = (slug: string): BrowserCheck => ({
  name: `demo ${slug}`,
  async run({ page, front }) {
    const game = await loadGame(slug)
    if (!game.demo) throw new Error('There is no src/demo.json')
    await page.goto(`${front.url}/games/${slug}/?test=1&hold`)
    await waitUntil(page, 'the game is ready', () => globalThis.__gk?.ready)
    const logs = [game.demo.log, ...listModeLogs(game)]
    for (const log of logs) await compareRun(page, game, log)
    const frameMs = await drawDemo(page, game)
    const ticks = logs.reduce((sum, log) => sum + log.ticks, 0)
    return `${logs.length} logs, ${ticks} ticks; ${frameMs.toFixed(0)} ms a frame`
  },
})

export const listDemoChecks = (): BrowserCheck[] =>
  readdirSync(join(ROOT, 'games'))
    .filter((slug) => existsSync(join(ROOT, 'games', slug, 'game.json')))
    .map(createDemoCheck)
