/** Play-tests of a game: `testGame`, `getPlayTest`, and `addPlayTestCover`, which makes a picture one for covers. */
import * as v from 'valibot'
import type { Game } from '#app/domain/game.ts'
import { SlugSchema } from '#app/domain/slug-schema.ts'
import type { Config } from '../config.ts'
import { findGame } from '../ledger/games.ts'
import type { Ledger } from '../ledger/ledger.ts'
import {
  findPlayTestPicture,
  listPlayTestPictures,
  listPlayTests,
  SERVED_HERE,
  storePlayTest,
  type PlayVerdict,
} from '../ledger/play-tests.ts'
import { changeFact, findFact, setFact } from '../ledger/versions.ts'
import { findBrowser } from '../play-test/find-browser.ts'
import { PLAY_REASONS, PLAY_SCREENS, type PlayReason } from '../play-test/judge-play-test.ts'
import { NO_BROWSER_TEXT, NoBrowserError, openPlayTests, type PlayGame } from '../play-test/play-games.ts'
import type { PlayTestReport } from '../play-test/run-play-test.ts'
import { addCoverPicture, type AddedCoverPicture } from './game-cover.ts'
import { defineOperation, OperationError, recordAudit } from './operation.ts'

export interface PlayTestDetail {
  testedAtMs: number
  verdict: PlayVerdict
  /** Why it is broken or unsure, in words. */
  reason: string | null
  brokenSinceMs: number | null
  screens: PlayTestReport['screens']
  /** The screens of which there is a picture. */
  pictures: string[]
}

/** After it the browser is ended. */
const LIMIT_MS = 4 * 60_000
const RUN_KEY = 'playTestRun'

const RunSchema = v.object({
  slug: v.string(),
  startedAtMs: v.number(),
  /** Null while it runs. */
  endedAtMs: v.nullable(v.number()),
  /** Why there is no result. */
  failure: v.nullable(v.string()),
})
type Run = v.InferOutput<typeof RunSchema>

async function readRun(ledger: Ledger): Promise<Run | null> {
  const text = await findFact(ledger, RUN_KEY)
  return text === null ? null : v.parse(RunSchema, JSON.parse(text))
}

/** One whose process died is over at the limit. */
const isRunning = (run: Run | null, nowMs: number): run is Run =>
  run !== null && run.endedAtMs === null && nowMs - run.startedAtMs < LIMIT_MS

/** The provider's game; throws where there is none, or this server serves its files. */
export async function requireTestable(ledger: Ledger, slug: string): Promise<Game> {
  const game = await findGame(ledger, slug)
  if (!game) throw new OperationError('unknown-game', `There is no game “${slug}”`, 'slug')
  if (SERVED_HERE.includes(game.provider))
    throw new OperationError(
      'conflict',
      `“${slug}” is not a provider’s game: this site serves its files itself`,
    )
  return game
}

export const testGameOperation = defineOperation({
  name: 'testGame',
  permission: 'games.edit',
  schema: v.object({ slug: SlugSchema }),
  async run(context, { slug }): Promise<{ slug: string }> {
    const { ledger, config, background } = context
    const game = await requireTestable(ledger, slug)
    const play = openPlay(ledger, config)
    const started: Run = { slug, startedAtMs: Date.now(), endedAtMs: null, failure: null }
    await changeFact(ledger, RUN_KEY, (text) => {
      const running = text === null ? null : v.parse(RunSchema, JSON.parse(text))
      if (isRunning(running, started.startedAtMs))
        throw new OperationError('conflict', `${running.slug} is being played: wait for its end`)
      return JSON.stringify(started)
    })
    await recordAudit(context, 'testGame', { target: `game ${slug}`, before: null, after: {} })
    const run = async (signal: AbortSignal) => {
      const failure = await playAndStore(ledger, play, game, signal)
      await setFact(ledger, RUN_KEY, JSON.stringify({ ...started, endedAtMs: Date.now(), failure }))
    }
    if (background)
      background.start('play test', (signal) => run(AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)])))
    else await run(AbortSignal.timeout(LIMIT_MS))
    return { slug }
  },
})

function openPlay(ledger: Ledger, config: Config): PlayGame {
  try {
    return openPlayTests(ledger, config)
  } catch (error) {
    if (error instanceof NoBrowserError) throw new OperationError('no-browser', error.message)
    throw error
  }
}

/** Why it failed; null when the result is stored. */
async function playAndStore(
  ledger: Ledger,
  play: PlayGame,
  game: Game,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const result = await play(game, signal)
    signal.throwIfAborted()
    await storePlayTest(ledger, result, Date.now())
    return null
  } catch (error) {
    if (signal.aborted) return 'It was ended: it took too long, or the server stopped'
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return `The browser failed: ${line.slice(0, 300)}`
  }
}

export interface PlayTests {
  /** The last one. */
  test: PlayTestDetail | null
  isRunning: boolean
  /** Why the last one that was started here has no result. */
  failure: string | null
  /** What to do before games can be played here; null when they can. */
  missing: string | null
}

export const getPlayTestOperation = defineOperation({
  name: 'getPlayTest',
  permission: 'games.read',
  schema: v.object({ slug: SlugSchema }),
  async run({ ledger, config, nowMs }, { slug }): Promise<PlayTests> {
    const run = await readRun(ledger)
    const own = run?.slug === slug ? run : null
    return {
      test: await findLastTest(ledger, slug),
      isRunning: isRunning(own, nowMs),
      failure: own?.failure ?? null,
      missing: findBrowser(config.playTest) === null ? NO_BROWSER_TEXT : null,
    }
  },
})

async function findLastTest(ledger: Ledger, slug: string): Promise<PlayTestDetail | null> {
  const [last] = await listPlayTests(ledger, { slug, limit: 1 })
  if (!last) return null
  const { testedAt, verdict, reason, brokenSince, report } = last
  return {
    ...{ testedAtMs: testedAt, verdict, brokenSinceMs: brokenSince },
    reason: reason === null ? null : (PLAY_REASONS[reason as PlayReason] ?? reason),
    screens: (report as PlayTestReport).screens,
    pictures: await listPlayTestPictures(ledger, slug),
  }
}

export const addPlayTestCoverOperation = defineOperation({
  name: 'addPlayTestCover',
  permission: 'games.edit',
  schema: v.object({ slug: SlugSchema, screen: v.picklist(PLAY_SCREENS) }),
  async run(context, { slug, screen }): Promise<AddedCoverPicture> {
    const bytes = await findPlayTestPicture(context.ledger, slug, screen)
    if (!bytes)
      throw new OperationError('invalid', `There is no picture of a play-test of “${slug}”`, 'cover')
    return addCoverPicture(context, slug, bytes)
  },
})
