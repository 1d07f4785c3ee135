/** The SDK's API for games. Every call resolves within a time limit with a safe result and never throws into a game. */
import { createAds } from './ads.ts'
import { catchErrors, createErrorReports } from './error-reports.ts'
import { callSafely, createConnection } from './connection.ts'
import type { Connection } from './connection.ts'
import type { ClientWindow, Playhouse, PlayhouseOptions, ScoreDetails, ShareValues } from './playhouse.ts'
import { isName, MAX_TITLE_LENGTH } from './protocol.ts'
import { createSaveClient } from './save-client.ts'
import { isShareParams } from './share-params.ts'
import type { ShareParams } from './share-params.ts'
import { createLocalSaves } from './local-saves.ts'

/** Limits how often happy moments are sent. */
const HAPPY_EVERY_MS = 1000

/**
 * Connects the game to its page. Works the same standalone: saves then go to `localStorage`, and when that is
 * denied, to memory.
 * @example
 * const playhouse = createPlayhouse({ game: 'cozy-blocks' })
 * await playhouse.init()
 * playhouse.ready()
 */
export function createPlayhouse(options: PlayhouseOptions): Playhouse {
  const own = options.window ?? (globalThis as unknown as ClientWindow)
  const connection = createConnection(own, options)
  const saves = createSaveClient(
    connection,
    createLocalSaves(options.game, () => own.localStorage),
  )
  const ads = createAds(connection, options.adMs)
  const reportError = createErrorReports(connection)
  if (options.catchErrors) callSafely(() => catchErrors(own, reportError))
  let session: ReturnType<Connection['handshake']> | null = null
  const init = () => (session ??= connection.handshake())
  const requestShare = async (values: ShareValues, opens: boolean) => {
    const params = toShareParams(values)
    await init()
    return params && connection.isHosted() ? sendShare(connection, params, opens) : null
  }

  return {
    init,
    loadingProgress: (value) => {
      if (Number.isFinite(value))
        connection.send({ type: 'progress', value: Math.min(1, Math.max(0, value)) })
    },
    ready: () => connection.send({ type: 'ready' }),
    gameplayStart: () => connection.send({ type: 'gameplay', playing: true }),
    gameplayStop: () => connection.send({ type: 'gameplay', playing: false }),
    breakAd: async () => {
      const reason = await ads.show('break', init)
      return { shown: reason === 'done' || reason === 'closed', reason }
    },
    rewardedAd: async () => {
      const reason = await ads.show('rewarded', init)
      return { granted: reason === 'done', reason }
    },
    save: async (key, value) => (await init(), saves.save(key, value)),
    load: async (key) => (await init(), saves.load(key)),
    remove: async (key) => (await init(), saves.remove(key)),
    score: (value, details) => sendScore(connection, value, details),
    achievement: createAchievements(connection),
    happyMoment: createHappyMoments(connection),
    language: async () => {
      const { lang, dir } = await init()
      return { lang, dir }
    },
    shareUrl: async (params = {}) => (await requestShare(params, false))?.url ?? null,
    share: async (params = {}) => (await requestShare(params, true))?.opened ?? false,
    reportError,
    onMute: (listener) => connection.listen('muted', listener),
    onPause: (listener) => connection.listen('paused', listener),
    onAds: (listener) => connection.listen('ads', listener),
    onCorner: (listener) => connection.listen('corner', listener),
  }
}

function sendScore(connection: Connection, value: number, details: ScoreDetails = {}): void {
  if (!Number.isFinite(value)) return
  const mode = isName(details.mode) ? details.mode : null
  const level = Number.isInteger(details.level) ? details.level! : null
  connection.send({ type: 'score', value, mode, level })
}

function createAchievements(connection: Connection) {
  const sentNames = new Set<string>()
  return (name: string, title: string) => {
    if (!isName(name) || sentNames.has(name)) return
    sentNames.add(name)
    connection.send({ type: 'achievement', name, title: String(title ?? name).slice(0, MAX_TITLE_LENGTH) })
  }
}

function createHappyMoments(connection: Connection) {
  let lastAt = -Infinity
  return () => {
    const now = Date.now()
    if (now - lastAt < HAPPY_EVERY_MS) return
    lastAt = now
    connection.send({ type: 'happy' })
  }
}

function sendShare(connection: Connection, params: ShareParams, opens: boolean) {
  return connection.ask(
    (id) => [{ type: 'share', id, params, opens }],
    (answer) => (answer.type === 'shared' ? answer : undefined),
  )
}

/** Null for values that a link must not contain. */
function toShareParams(values: ShareValues): ShareParams | null {
  try {
    const params = Object.fromEntries(
      Object.entries(values ?? {}).map(([name, value]) => [name, String(value)]),
    )
    return isShareParams(params) ? params : null
  } catch {
    // A value that cannot become text.
    return null
  }
}
