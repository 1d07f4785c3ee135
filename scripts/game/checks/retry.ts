/** Item 6 of docs/game-checklist.md: time until a retry. */
import { playBot } from '@playhouse/game-kit/rules'
import type { RunLog } from '@playhouse/game-kit/rules'
import { createStart } from '../game-files.ts'
import type { GameFiles } from '../game-files.ts'
import { fail, judge } from './bench.ts'
import type { Check } from './bench.ts'

/** The shortest lost run that the bots find. */
export function findLostLog(game: GameFiles): RunLog | null {
  for (const mode of Object.keys(game.rules.modes)) {
    const level = game.rules.modes[mode]!.levels ? 1 : 0
    for (const bot of ['random', 'novice'] as const) {
      for (let seed = 1; seed <= 5; seed++) {
        const { outcome, log } = playBot(
          game.rules,
          createStart(game.rules, mode, level, seed),
          game.bots[bot],
          { seed, maxTicks: 20_000 },
        )
        if (outcome && !outcome.won) return log
      }
    }
  }
  return null
}

/** Runs in the page: plays a lost run, sends one input as early as possible, and returns the time until a new run starts. */
async function retryOnce(log: RunLog): Promise<number | null> {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  __gk.cue(log)
  __gk.roll(log.ticks)
  const from = __gk.events().length
  const over = performance.now()
  __gk.run()
  const [code] = Object.values(__gk.keys())
  const press = (type: string) =>
    document.dispatchEvent(new KeyboardEvent(type, { code, bubbles: true, cancelable: true }))
  await wait(330)
  if (code) press('keydown')
  await wait(40)
  if (code) press('keyup')
  // Without a quicker input, one press on the result card.
  for (let i = 0; i < 200; i++) {
    const begun = __gk
      .events()
      .slice(from)
      .find(({ type }) => type === 'begin')
    if (begun) return begun.at - over
    // The card may first offer to continue the lost run.
    if (i > 0 && __gk.phase() !== 'over') return performance.now() - over
    document.querySelector<HTMLElement>('dialog[open] [data-main]')?.click()
    await wait(10)
  }
  return null
}

/** Runs in the page: restarts by the menu in games that cannot be lost. */
async function restartOnce(): Promise<number | null> {
  __gk.run()
  __gk.open('pause')
  const from = __gk.events().length
  const pressed = performance.now()
  document.querySelector<HTMLElement>('dialog[open] [data-id=restart]')?.click()
  for (let i = 0; i < 100; i++) {
    const begun = __gk
      .events()
      .slice(from)
      .find(({ type }) => type === 'begin')
    if (begun && __gk.page() === null) return begun.at - pressed
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return null
}

const RETRIES = 3

export const retry: Check = {
  item: 6,
  name: 'Retry latency',
  async run({ game, open }) {
    const lost = findLostLog(game)
    const page = await open({ w: 390, h: 844 })
    if (!lost) {
      const ms = await page.evaluate(restartOnce)
      await page.close()
      return judge(
        ms !== null && ms <= 600,
        `the game cannot be lost; ${Math.round(ms ?? Infinity)} ms from the menu's Restart to a new run (≤ 600)`,
      )
    }
    const times: number[] = []
    for (let i = 0; i < RETRIES; i++) times.push((await page.evaluate(retryOnce, lost)) ?? Infinity)
    await page.close()
    // The machine may be busy with something else: the best is the game's own.
    const ms = Math.min(...times)
    if (ms === Infinity) return fail('no new run after one input')
    return judge(
      ms <= 1000,
      `${Math.round(ms)} ms from the end to playing again by one input (≤ 600, at most 1000), best of ${RETRIES}`,
    )
  },
}
