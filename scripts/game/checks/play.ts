/** Items 4, 5, 10, 11, 24, 25 of docs/game-checklist.md: play. */
import { readKnownWeaknesses } from '../known-weaknesses.ts'
import { describeLazyVerdict, findLazyWins, judgeLazyWins } from '../lazy.ts'
import { createRun, listFrames, playBot } from '@playhouse/game-kit/rules'
import type { Page } from '@playwright/test'
import { measure, median, simulate } from '../sim.ts'
import { createStart } from '../game-files.ts'
import { fail, judge } from './bench.ts'
import type { Check } from './bench.ts'

export const onboarding: Check = {
  item: 4,
  name: 'Onboarding',
  async run({ open, log }) {
    const page = await open({ w: 390, h: 844 })
    const readHint = () =>
      page.evaluate(() =>
        document.querySelector('.gk-hint')?.checkVisibility()
          ? document.querySelector('.gk-hint')!.textContent!.trim()
          : '',
      )
    const hint = await readHint()
    const shown = await page.evaluate(() => performance.now())
    await page.evaluate((log) => __gk.replay(log), log)
    const after = await readHint()
    const rewarded = await page.evaluate(
      () => (__gk.progress() as { kit: { knowsHow: boolean } }).kit.knowsHow,
    )
    const howTo = await page.evaluate(() => {
      __gk.start(Object.keys(__gk.modes)[0]!, 1)
      __gk.open('howTo')
      return document.querySelectorAll('dialog[open] .gk-how li').length
    })
    await page.close()
    const words = hint ? hint.split(/\s+/).length : 0
    return judge(
      words <= 6 && rewarded && after === '' && howTo > 0,
      `${words} words at start (≤ 6), there ${(shown / 1000).toFixed(1)} s after load, ${rewarded && after === '' ? 'gone after the first reward' : 'still there after a whole good run'}; how to play: ${howTo} lines`,
    )
  },
}

export const firstReward: Check = {
  item: 5,
  name: 'First reward and first fail',
  run({ game, landing }) {
    const { samples } = simulate(game, {
      runs: 20,
      bots: ['novice'],
      modes: [landing.mode],
      levels: [landing.level],
      maxSeconds: 300,
      budgetMs: 60_000,
    })
    const { firstReward, firstFail } = measure(samples[0]!.runs)
    if (firstReward === null) return fail('no event counts as a reward: name them in `rules.rewards`')
    const isOk = firstReward <= 10 && (firstFail === null || firstFail >= 15)
    return judge(
      isOk,
      `reward after ${firstReward.toFixed(1)} s (≤ 10), fail after ${firstFail === null ? 'none in 20 runs' : `${firstFail.toFixed(1)} s`} (≥ 15), novice, medians`,
    )
  },
}

export const response: Check = {
  item: 10,
  name: 'Every action is visible and audible',
  async run({ open, log }) {
    const page = await open({ w: 390, h: 844 })
    const found = await page.evaluate(async (log) => __gk.measureInputs(log, 1200), log)
    await page.close()
    const inputs = Object.entries(found)
    if (inputs.length === 0) return fail('the good bot does nothing')
    const mute = inputs
      .filter(([, { heard, times }]) => heard !== null && heard / times < 0.5)
      .map(([name]) => name)
    const unseen = inputs.filter(([, { seen, times }]) => seen / times < 0.5).map(([name]) => name)
    const share = (part: number, times: number) => `${Math.round((part / times) * 100)} %`
    const figure = inputs.map(
      ([name, { times, heard, seen }]) =>
        `${name} ×${times}: ${heard === null ? '' : `heard ${share(heard, times)}, `}seen ${share(seen, times)}`,
    )
    return judge(
      mute.length === 0 && unseen.length === 0,
      `${figure.join('; ')} (sound ≤ 100 ms, image ≤ 2 frames)`,
    )
  },
}

const DEVICES = ['touch', 'keyboard', 'gamepad', 'mouse'] as const
const FIRST_LEVELS = 3

export const parity: Check = {
  item: 11,
  name: 'Touch only, keyboard only, gamepad only, mouse only',
  async run({ open, game, landing }) {
    const found: string[] = []
    let isOk = true
    const mode = Object.keys(game.rules.modes).find((name) => game.rules.modes[name]!.levels) ?? landing.mode
    const hasLevels = (game.rules.modes[mode]!.levels ?? 0) > 0
    const levels = hasLevels
      ? Array.from({ length: Math.min(FIRST_LEVELS, game.rules.modes[mode]!.levels!) }, (_, i) => i + 1)
      : [0]
    for (const device of DEVICES) {
      const page = await open({ w: 390, h: 844, touch: device === 'touch' })
      const results = await playByDevice(page, mode, levels, device).catch(
        (error: Error) => error.message.split('\n')[0]!,
      )
      await page.close()
      if (typeof results === 'string') {
        isOk = false
        found.push(`${device}: ${results}`)
        continue
      }
      const won = results.filter(({ won, rewards }) => (hasLevels ? won : rewards > 0)).length
      if (won < levels.length) isOk = false
      found.push(
        `${device} ${hasLevels ? `${won} of ${levels.length} levels` : `${results[0]!.rewards} rewards in ${Math.round(results[0]!.ticks / 60)} s`}`,
      )
    }
    return judge(isOk, found.join('; '))
  },
}

async function playByDevice(page: Page, mode: string, levels: number[], device: (typeof DEVICES)[number]) {
  return page.evaluate(
    async ([mode, levels, device]) => {
      const results: { won: boolean; rewards: number; ticks: number }[] = []
      for (const level of levels) {
        __gk.start(mode, level)
        const from = __gk.events().length
        const { outcome, ticks } = await __gk.play('expert', { ticks: level > 0 ? 18_000 : 3600, device })
        const rewards = __gk
          .events()
          .slice(from)
          .filter(({ type }) => __gk.rewards.includes(type)).length
        results.push({ won: outcome?.won ?? false, rewards, ticks })
      }
      return results
    },
    [mode, levels, device] as const,
  )
}

export const difficulty: Check = {
  item: 24,
  name: 'Difficulty curve',
  run({ game }) {
    const lines: string[] = []
    let isOk = true
    let isComplete = true
    for (const [mode, { levels = 0, every }] of Object.entries(game.rules.modes)) {
      if (every && Object.keys(game.rules.modes).length > 1) continue
      const budgetMs = 90_000
      if (levels > 0) {
        const expert = simulate(game, { runs: 1, bots: ['expert'], modes: [mode], maxSeconds: 300, budgetMs })
        const failed = expert.samples.filter(({ runs }) => !runs[0]!.outcome?.won).map(({ level }) => level)
        const tryOut = (runs: number, wanted: number[]) => {
          const { samples, isComplete: all } = simulate(game, {
            runs,
            bots: ['novice'],
            modes: [mode],
            levels: wanted.filter((level) => level <= levels),
            maxSeconds: 300,
            budgetMs,
          })
          isComplete &&= all
          const played = samples.flatMap(({ runs: each }) => each)
          return played.length > 0 ? measure(played).clear : null
        }
        const early = tryOut(10, [1, 2, 3])
        // Of ten runs of a level that half of all novices clear, one time in twenty fewer than three do.
        const tenth = tryOut(40, [10])
        const untried = levels - expert.samples.length
        isComplete &&= expert.isComplete
        isOk &&=
          failed.length === 0 && (early ?? 0) >= 0.8 && (tenth === null || (tenth >= 0.3 && tenth <= 0.6))
        lines.push(
          `${mode}: expert clears ${expert.samples.length - failed.length} of ${levels}${untried ? ` (${untried} not tried)` : ''}${failed.length ? ` (not ${failed.slice(0, 8).join(', ')})` : ''}, novice ${percent(early)} of 1–3 (≥ 80), ${percent(tenth)} of 10 (30–60)`,
        )
      } else {
        const { samples, isComplete: all } = simulate(game, {
          runs: 15,
          modes: [mode],
          maxSeconds: 900,
          budgetMs,
        })
        isComplete &&= all
        const score = (bot: string) =>
          median(
            samples
              .filter((sample) => sample.bot === bot)
              .flatMap(({ runs }) =>
                runs.map(({ outcome, ticks }) => outcome?.score ?? (outcome ? Number(outcome.won) : ticks)),
              ),
          )
        const [random, novice, expert] = [score('random') ?? 0, score('novice') ?? 0, score('expert') ?? 0]
        isOk &&= novice >= random * 2 && expert >= novice * 2 && expert > 0
        lines.push(`${mode}: medians ${random} · ${novice} · ${expert} (each ≥ 2×)`)
      }
    }
    return judge(isOk && isComplete, `${lines.join('; ')}${isComplete ? '' : '; cut at the time limit'}`)
  },
}

const percent = (share: number | null) => (share === null ? 'none' : `${Math.round(share * 100)} %`)

export const skill: Check = {
  item: 32,
  name: 'Skill',
  run({ game }) {
    const verdict = judgeLazyWins(findLazyWins(game), readKnownWeaknesses().lazyWins[game.rules.slug])
    return judge(verdict.unknown.length + verdict.outdated.length === 0, describeLazyVerdict(verdict))
  },
}

export const depth: Check = {
  item: 25,
  name: 'Depth and replay',
  run({ game }) {
    const modes = Object.values(game.rules.modes)
    const levels = Math.max(0, ...modes.map((mode) => mode.levels ?? 0))
    const hasDaily = modes.some((mode) => mode.every === 'day')
    const hasEndless = modes.some((mode) => !mode.every && !mode.levels)
    const kinds = new Set<string>()
    const mode = Object.keys(game.rules.modes)[0]!
    const run = createRun(
      game.rules,
      createStart(game.rules, mode, levels > 0 && game.rules.modes[mode]!.levels ? 1 : 0, 1),
    )
    const { log } = playBot(game.rules, run.start, game.bots.expert, { maxTicks: 18_000 })
    for (const frame of listFrames(log)) for (const { type } of run.tick(frame)) kinds.add(type)
    return judge(
      levels >= 30 || (hasDaily && hasEndless),
      `${levels} levels, ${hasDaily ? 'daily' : 'no daily'}, ${hasEndless ? 'endless' : 'no endless'}; ${kinds.size} kinds of events in the first run`,
    )
  },
}
