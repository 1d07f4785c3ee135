/** The game's end. Every call ends within a time limit with a safe result and never throws into a game. */
import { createAds } from './ads.ts'
import { catchErrors, createErrorReports } from './error-reports.ts'
import { callSafely, createLink } from './link.ts'
import type { Link } from './link.ts'
import type { ClientWindow, Playhouse, PlayhouseOptions, ScoreDetails, ShareValues } from './playhouse.ts'
import { isName, MAX_TITLE_LENGTH } from './protocol.ts'
import { createSaver } from './saver.ts'
import { isShareParams } from './share-params.ts'
import type { ShareParams } from './share-params.ts'
import { createLocalShelf } from './shelf.ts'

/** A page celebrates now and then; more than this only fills the line. */
const HAPPY_EVERY_MS = 1000

/**
 * Makes the game's link to its page. Works the same with no page at all: saves then go to `localStorage`, and where that is
 * denied, to memory.
 * @example
 * const playhouse = createPlayhouse({ game: 'cozy-blocks' })
 * await playhouse.init()
 * playhouse.ready()
 */
export function createPlayhouse(options: PlayhouseOptions): Playhouse {
  const own = options.window ?? (globalThis as unknown as ClientWindow)
  const link = createLink(own, options)
  const saves = createSaver(
    link,
    createLocalShelf(options.game, () => own.localStorage),
  )
  const ads = createAds(link, options.adMs)
  const reportError = createErrorReports(link)
  if (options.catchErrors) callSafely(() => catchErrors(own, reportError))
  let session: ReturnType<Link['greet']> | null = null
  const init = () => (session ??= link.greet())
  const askForLink = async (values: ShareValues, opens: boolean) => {
    const params = toShareParams(values)
    await init()
    return params && link.isHosted() ? askShare(link, params, opens) : null
  }

  return {
    init,
    loadingProgress: (value) => {
      if (Number.isFinite(value)) link.send({ type: 'progress', value: Math.min(1, Math.max(0, value)) })
    },
    ready: () => link.send({ type: 'ready' }),
    gameplayStart: () => link.send({ type: 'gameplay', playing: true }),
    gameplayStop: () => link.send({ type: 'gameplay', playing: false }),
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
    score: (value, details) => sendScore(link, value, details),
    achievement: createAchievements(link),
    happyMoment: createHappyMoments(link),
    language: async () => {
      const { lang, dir } = await init()
      return { lang, dir }
    },
    shareUrl: async (params = {}) => (await askForLink(params, false))?.url ?? null,
    share: async (params = {}) => (await askForLink(params, true))?.opened ?? false,
    reportError,
    onMute: (listener) => link.listen('muted', listener),
    onPause: (listener) => link.listen('paused', listener),
    onAds: (listener) => link.listen('ads', listener),
  }
}

function sendScore(link: Link, value: number, details: ScoreDetails = {}): void {
  if (!Number.isFinite(value)) return
  const mode = isName(details.mode) ? details.mode : null
  const level = Number.isInteger(details.level) ? details.level! : null
  link.send({ type: 'score', value, mode, level })
}

function createAchievements(link: Link) {
  const told = new Set<string>()
  return (name: string, title: string) => {
    if (!isName(name) || told.has(name)) return
    told.add(name)
    link.send({ type: 'achievement', name, title: String(title ?? name).slice(0, MAX_TITLE_LENGTH) })
  }
}

function createHappyMoments(link: Link) {
  let lastAt = -Infinity
  return () => {
    const now = Date.now()
    if (now - lastAt < HAPPY_EVERY_MS) return
    lastAt = now
    link.send({ type: 'happy' })
  }
}

function askShare(link: Link, params: ShareParams, opens: boolean) {
  return link.ask(
    (id) => [{ type: 'share', id, params, opens }],
    (answer) => (answer.type === 'shared' ? answer : undefined),
  )
}

/** Null for what no link may carry. */
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
