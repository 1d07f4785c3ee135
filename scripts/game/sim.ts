/** Bots play headlessly: whether every level is possible, whether skill helps, time to the first reward and to the end. */
import { playBot } from '@playhouse/game-kit/rules'
import type { BotName, BotResult, GameTypes } from '@playhouse/game-kit/rules'
import type { Options } from './options.ts'
import { createStart, loadGame } from './game-files.ts'
import type { GameFiles } from './game-files.ts'
import { readKnownWeaknesses } from './known-weaknesses.ts'
import { describeLazyVerdict, findLazyWins, judgeLazyWins } from './lazy.ts'
import { formatTable } from './table.ts'

export type Sample = { mode: string; level: number; bot: BotName; runs: BotResult<GameTypes>[] }
export type SimOptions = {
  runs: number
  bots?: readonly BotName[]
  modes?: readonly string[]
  levels?: readonly number[]
  /** A run is stopped after this time of play. */
  maxSeconds?: number
  /** Stops adding samples after this processor time. */
  budgetMs?: number
}

export const BOT_NAMES: readonly BotName[] = ['random', 'novice', 'expert']
const TICKS = 60

/** On a busy machine the clock says little about what was computed. */
function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Every mode, level and bot asked for; a level has its own number as seed, other runs 1, 2, 3, … */
export function simulate(game: GameFiles, options: SimOptions): { samples: Sample[]; isComplete: boolean } {
  const { runs, bots = BOT_NAMES, modes = Object.keys(game.rules.modes), maxSeconds = 600 } = options
  const until = processorMs() + (options.budgetMs ?? Infinity)
  const samples: Sample[] = []
  for (const mode of modes) {
    const { levels = 0 } = game.rules.modes[mode] ?? {}
    const all = levels > 0 ? Array.from({ length: levels }, (_, i) => i + 1) : [0]
    for (const level of all.filter(
      (number) => !options.levels || number === 0 || options.levels.includes(number),
    )) {
      for (const bot of bots) {
        if (processorMs() > until) return { samples, isComplete: false }
        const played = Array.from({ length: runs }, (_, i) => {
          const start = createStart(game.rules, mode, level, i + 1)
          return playBot(game.rules, start, game.bots[bot], { seed: i + 1, maxTicks: maxSeconds * TICKS })
        })
        samples.push({ mode, level, bot, runs: played })
      }
    }
  }
  return { samples, isComplete: true }
}

export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted.length === 0
    ? null
    : (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2
}

export type Figures = {
  runs: number
  /** Share of runs won; of those that ended or were cut. */
  clear: number
  score: number | null
  seconds: number | null
  firstReward: number | null
  /** Time of the end of lost runs. */
  firstFail: number | null
  /** Share of runs that did not end by themselves. */
  cut: number
}

export function measure(runs: readonly BotResult<GameTypes>[]): Figures {
  const seconds = (ticks: number) => ticks / TICKS
  const lost = runs.filter(({ outcome }) => outcome && !outcome.won)
  return {
    runs: runs.length,
    clear: runs.filter(({ outcome }) => outcome?.won).length / runs.length,
    score: median(runs.flatMap(({ outcome }) => (outcome?.score === undefined ? [] : [outcome.score]))),
    seconds: median(runs.map(({ ticks }) => seconds(ticks))),
    firstReward: median(
      runs.flatMap(({ firstReward }) => (firstReward === null ? [] : [seconds(firstReward)])),
    ),
    firstFail: median(lost.map(({ ticks }) => seconds(ticks))),
    cut: runs.filter(({ outcome }) => !outcome).length / runs.length,
  }
}

export async function run(slug: string, options: Options): Promise<boolean> {
  const game = await loadGame(slug)
  const levels = options.levels ? parseRange(options.levels) : undefined
  const { samples, isComplete } = simulate(game, {
    runs: Number(options.runs ?? 10),
    bots: options.bots?.split(',') as BotName[] | undefined,
    modes: options.mode?.split(','),
    levels,
    maxSeconds: Number(options.seconds ?? 600),
    budgetMs: Number(options.budget ?? 300) * 1000,
  })
  const rows = samples.map(({ mode, level, bot, runs }) => {
    const figures = measure(runs)
    return [
      mode,
      level || '',
      bot,
      figures.runs,
      `${Math.round(figures.clear * 100)} %`,
      figures.score,
      figures.seconds,
      figures.firstReward,
      figures.firstFail,
      figures.cut ? `${Math.round(figures.cut * 100)} %` : '',
    ]
  })
  console.log(
    formatTable(
      ['mode', 'level', 'bot', 'runs', 'clear', 'score', 'seconds', 'first reward', 'first fail', 'cut'],
      rows,
    ),
  )
  if (!isComplete) console.log('Stopped by --budget (seconds of computing): the table is incomplete.')
  console.log(`\n${describeContent(samples)}`)
  const choice = { modes: options.mode?.split(','), levels }
  const verdict = judgeLazyWins(findLazyWins(game, choice), readKnownWeaknesses().lazyWins[slug], choice)
  console.log(`Lazy players: ${describeLazyVerdict(verdict)}.`)
  return verdict.unknown.length === 0 && verdict.outdated.length === 0
}

/** How long the expert needs for every level once, and the earliest end of a lost run of any bot. */
function describeContent(samples: readonly Sample[]): string {
  const expert = samples.filter(({ bot, level }) => bot === 'expert' && level > 0)
  const seconds = expert.reduce((sum, { runs }) => sum + (measure(runs).seconds ?? 0), 0)
  const lost = samples.flatMap(({ runs }) => runs.filter(({ outcome }) => outcome && !outcome.won))
  const first = Math.min(...lost.map(({ ticks }) => ticks / TICKS))
  const content =
    expert.length > 0
      ? `${(seconds / 60).toFixed(1)} minutes of content (${expert.length} levels once, by the expert)`
      : 'no levels'
  return `${content}; ${lost.length > 0 ? `first possible failure after ${first.toFixed(1)} s` : 'no run was lost'}`
}

function parseRange(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from = 1, to = from] = part.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
}
