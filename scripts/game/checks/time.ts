/** Items 8, 9, 16, 17 of docs/game-checklist.md: time. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createRun, listFrames, replay } from '@playhouse/game-kit/rules'
import type { RunLog } from '@playhouse/game-kit/rules'
import type { Frame, Page } from '@playwright/test'
import { listModeLogs } from '../game-files.ts'
import { judge, openFramed, playOn, sleep } from './bench.ts'
import type { Bench, Check } from './bench.ts'

/** A log cut after that many ticks, and the hash there. */
function cut(game: Bench['game'], log: RunLog, ticks: number): string {
  const run = createRun(game.rules, log.start)
  for (const frame of listFrames(log)) {
    if (run.ticks >= ticks) break
    run.tick(frame)
  }
  return run.hash()
}

export const refreshRate: Check = {
  item: 8,
  name: 'The same at 30, 60, 120 and 144 Hz',
  async run({ open, game, log }) {
    const page = await open()
    const ticks = Math.min(600, log.ticks)
    const wanted = cut(game, log, ticks)
    const found: string[] = []
    for (const hz of [30, 60, 120, 144]) {
      const result = await page.evaluate(
        ([log, hz, ticks]) => {
          __gk.cue(log)
          for (let i = 0; i < 20_000 && __gk.ticks() < ticks; i++) __gk.frame(1000 / hz)
          // At 30 Hz the last frame may contain one more tick.
          return [__gk.ticks(), __gk.hash()] as const
        },
        [log, hz, ticks] as const,
      )
      found.push(
        result[1] === (result[0] === ticks ? wanted : cut(game, log, result[0]))
          ? 'same'
          : `${hz} Hz differs`,
      )
    }
    await page.close()
    return judge(
      found.every((one) => one === 'same'),
      `${ticks} ticks: ${[...new Set(found)].join(', ')} (${wanted})`,
    )
  },
}

export const determinism: Check = {
  item: 9,
  name: 'Determinism: Chromium twice, Node, Firefox',
  async run({ open, game, log, stage }) {
    const logs = [log]
    if (game.demo) logs.push(game.demo.log)
    logs.push(...listModeLogs(game))
    const wanted = logs.map((one) => replay(game.rules, one).hash())
    const found: string[] = [`Node ${wanted[0]}`]
    let isOk = true
    for (const time of ['first', 'second']) {
      const page = await open()
      const hashes = await page.evaluate((logs) => logs.map((one) => __gk.replay(one)), logs)
      await page.close()
      const isSame = hashes.every((hash, i) => hash === wanted[i])
      isOk &&= isSame
      found.push(`Chromium ${time} time ${isSame ? 'same' : 'differs'}`)
    }
    const firefox = findFirefox()
    if (firefox) {
      const hashes = await replayInFirefox(firefox, stage, logs)
      const isSame = hashes !== null && hashes.every((hash, i) => hash === wanted[i])
      isOk &&= isSame
      found.push(`Firefox ${hashes === null ? 'gave no answer in 60 s' : isSame ? 'same' : 'differs'}`)
    } else found.push('Firefox not run: not installed')
    return judge(isOk, `${logs.length} logs: ${found.join(', ')}, WebKit not run`)
  },
}

function findFirefox(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return (
    folders
      .flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name)))
      .find((file) => existsSync(file)) ?? null
  )
}

/** Firefox opens a page of ours that plays the logs and sends back the hashes: no driver needed. */
async function replayInFirefox(
  firefox: string,
  stage: Bench['stage'],
  logs: RunLog[],
): Promise<string[] | null> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const answer = stage.ask(logs)
  const child = spawn(
    firefox,
    ['--headless', '--no-remote', '--profile', profile, `${stage.url}ask.html?test=1`],
    { stdio: 'ignore' },
  )
  const timeout = sleep(60_000).then(() => null)
  const hashes = await Promise.race([answer, timeout])
  child.kill()
  await sleep(500)
  rmSync(profile, { recursive: true, force: true })
  return hashes
}

/** Fakes a hidden page, as when another tab is active. */
const hide = (page: Page | Frame, isHidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

export const pausing: Check = {
  item: 16,
  name: 'Pause when hidden, covered or requested',
  async run({ stage, landing }) {
    const { page, game, sendMessage, close } = await openFramed(stage)
    await game.locator('canvas').first().click()
    const stops: Record<string, (isOn: boolean) => Promise<unknown>> = {
      hidden: (isOn) => hide(game, isOn),
      menu: () => page.keyboard.press('Escape'),
      'requested by the page': (isOn) => sendMessage({ type: 'pause', paused: isOn }),
    }
    const found: string[] = []
    let isOk = true
    for (const [name, set] of Object.entries(stops)) {
      const { isStill, goesOn, figure } = await pauseOnce(game, landing, set)
      isOk &&= isStill && goesOn
      found.push(`${name}: ${figure}, ${goesOn ? 'resumes' : 'does not resume'}`)
    }
    await close()
    return judge(isOk, found.join('; '))
  },
}

async function pauseOnce(
  game: Frame,
  { mode, level }: Bench['landing'],
  set: (isOn: boolean) => Promise<unknown>,
) {
  await game.evaluate(([mode, level]) => __gk.start(mode, level), [mode, level] as const)
  await game.evaluate(() => __gk.autoplay('expert'))
  await sleep(400)
  await set(true)
  await sleep(100)
  const before = await game.evaluate(() => [__gk.ticks(), __gk.perf().pictures] as const)
  await sleep(500)
  const [ticks, pictures, audio, isRunning] = await game.evaluate(
    () => [__gk.ticks(), __gk.perf().pictures, __gk.perf().audio, __gk.perf().isRunning] as const,
  )
  await set(false)
  await sleep(2500)
  const later = await game.evaluate(() => __gk.ticks())
  const ends = await game.evaluate(() => __gk.outcome() !== null || __gk.idle())
  return {
    isStill: ticks === before[0] && pictures - before[1] <= 2 && !isRunning && audio !== 'running',
    goesOn: later > ticks || ends,
    figure: `${ticks - before[0]} ticks and ${pictures - before[1]} frames in 500 ms, audio ${audio}`,
  }
}

export const idle: Check = {
  item: 17,
  name: 'Idle costs nothing',
  async run({ open, landing }) {
    const page = await open({ w: 390, h: 844, ratio: 2 })
    await page.mouse.click(200, 500)
    await playOn(page, landing, 60)
    await page.evaluate(() => __gk.run())
    await page.keyboard.press('Escape')
    await sleep(600)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const read = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')!.value
    }
    const frames = await page.evaluate(() => __gk.perf().pictures)
    const busy = await read()
    await sleep(3000)
    const share = ((await read()) - busy) / 3
    const perSecond = ((await page.evaluate(() => __gk.perf().pictures)) - frames) / 3
    await hide(page, true)
    const timers = await page.evaluate(() => __gk.perf().isRunning || __gk.perf().isScheduling)
    await page.close()
    return judge(
      perSecond <= 5 && share <= 0.03 && !timers,
      `paused: ${perSecond.toFixed(1)} frames a second (≤ 5), ${(share * 100).toFixed(1)} % CPU (≤ 3); hidden: ${timers ? 'timers run' : 'no timers'}`,
    )
  },
}
