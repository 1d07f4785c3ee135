/** Plays games in the background: one at a time, each provider's at most every 30 seconds. */
import type { Game } from '#app/domain/game.ts'
import { findGame } from '../ledger/games.ts'
import { listDueTests, storePlayTest, type DueTest } from '../ledger/play-tests.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { RanPlayTest } from './run-play-test.ts'

const PROVIDER_PAUSE_MS = 30_000
const LOOK_EVERY_MS = 5 * 60_000
const MAX_DUE = 500

export interface PlayTestJobOptions {
  ledger: Ledger
  log: { info(event: string, fields?: object): void; warn(event: string, fields?: object): void }
  play(game: Game, signal: AbortSignal): Promise<RanPlayTest>
  pauseMs?: number
  now?: () => number
  /** Milliseconds of a clock that nobody sets; the pause is measured with it. */
  monotonicNow?: () => number
}

export interface PlayTestJob {
  /** Ends the game that is being played, and resolves when nothing more is written. */
  close(): Promise<void>
}

export function startPlayTests(options: PlayTestJobOptions): PlayTestJob {
  const { ledger, log, play, pauseMs = PROVIDER_PAUSE_MS, now = Date.now } = options
  const { monotonicNow = () => performance.now() } = options
  const stop = new AbortController()
  const playedAt = new Map<string, number>()
  let timer: NodeJS.Timeout

  async function test({ slug }: DueTest): Promise<void> {
    const game = await findGame(ledger, slug)
    if (!game) return
    const result = await play(game, stop.signal)
    if (stop.signal.aborted) return
    const isBroken = await storePlayTest(ledger, result, now())
    if (isBroken) log.warn('a game does not work, and lists leave it out', { slug, reason: result.reason })
  }

  /** Returns the pause until the next round. */
  async function runRound(): Promise<number> {
    const due = await listDueTests(ledger, now(), MAX_DUE)
    if (due.length === 0) return LOOK_EVERY_MS
    const waitOf = ({ provider }: DueTest) =>
      Math.max(0, (playedAt.get(provider) ?? -Infinity) + pauseMs - monotonicNow())
    const next = due.find((one) => waitOf(one) === 0)
    if (!next) return Math.min(...due.map(waitOf))
    playedAt.set(next.provider, monotonicNow())
    await test(next)
    return 0
  }

  async function run(): Promise<void> {
    const waitMs = await runRound().catch((error: Error) => {
      if (!stop.signal.aborted) log.warn('playing a game failed', { error: error.message })
      return LOOK_EVERY_MS
    })
    if (!stop.signal.aborted) timer = setTimeout(() => (running = run()), waitMs).unref()
  }

  let running = Promise.resolve()
  timer = setTimeout(() => (running = run()), pauseMs).unref()
  return {
    close() {
      stop.abort()
      clearTimeout(timer)
      return running
    },
  }
}
