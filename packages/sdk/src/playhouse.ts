/** The API that `createPlayhouse` returns: every method and its result. */
import type { AdReason, AvailableAds, GameSupport, Welcome } from './protocol.ts'

/** The part of `window` the client uses. */
export type ClientWindow = {
  readonly parent: unknown
  readonly localStorage?: unknown
  readonly navigator?: { readonly language?: string }
  addEventListener(type: 'message', listener: (event: ClientMessageEvent) => void): void
  addEventListener(type: 'error', listener: (event: { error?: unknown; message?: unknown }) => void): void
  addEventListener(type: 'unhandledrejection', listener: (event: { reason?: unknown }) => void): void
}
type ClientMessageEvent = { data: unknown; source: unknown }

export type PlayhouseOptions = {
  /** The game's slug; the key of its saves when it runs standalone. */
  game: string
  /** Whether the game follows the page's mute and pause; both by default. */
  supports?: Partial<GameSupport>
  /** Reports uncaught errors automatically, like `reportError`; off by default. */
  catchErrors?: boolean
  /** How long to wait for the handshake with the page; 1000 by default. */
  helloMs?: number
  /** How long to wait for a save, a load, a link or the beginning of an ad; 2000 by default. */
  answerMs?: number
  /** How long an ad may last before the game continues without it; 120000 by default. */
  adMs?: number
  /** Defaults to the game's own `window`. */
  window?: ClientWindow
}

export type PlayhouseSession = Welcome & {
  /** Whether a Playhouse page answered. */
  hosted: boolean
}

export type Language = Pick<Welcome, 'lang' | 'dir'>

export type ScoreDetails = {
  /** A slug such as `daily`. */ mode?: string
  /** A whole number from 0. */ level?: number
}

/** Parameters of a link: at most 8 names of letters and digits; values of letters, digits, `_` and `-`, 64 at most. */
export type ShareValues = Record<string, string | number>

export type BreakAdResult = {
  /** Whether an ad was shown. */
  shown: boolean
  reason: AdReason
}
export type RewardedAdResult = {
  /** Whether the player earned the reward: only when the ad was watched to its end. */
  granted: boolean
  reason: AdReason
}

export type Playhouse = {
  /** Connects to the page. Resolves when it answers, or after `helloMs` with `hosted: false`. `ads` are the ads it can show at this
   * moment; see `onAds`.
   * @example const { muted, lang, params, ads } = await playhouse.init()
   */
  init(): Promise<PlayhouseSession>
  /** Reports loading progress, 0 to 1.
   * @example playhouse.loadingProgress(0.5)
   */
  loadingProgress(value: number): void
  /** The game can be played; the page removes its cover.
   * @example playhouse.ready()
   */
  ready(): void
  /** Reports that play starts: after the first input, after a menu.
   * @example playhouse.gameplayStart()
   */
  gameplayStart(): void
  /** Reports that play stops: a menu, a game over.
   * @example playhouse.gameplayStop()
   */
  gameplayStop(): void
  /** Requests an ad between two levels. The page mutes and pauses the game while it shows. One at a time: others resolve with `busy`.
   * @example await playhouse.breakAd()
   */
  breakAd(): Promise<BreakAdResult>
  /** Requests an ad the player chose to watch. Give the reward only when `granted`.
   * @example if ((await playhouse.rewardedAd()).granted) lives++
   */
  rewardedAd(): Promise<RewardedAdResult>
  /** Saves a JSON value, at most 64 KiB a key and 20 keys. False when it could not be stored beyond this visit.
   * @example await playhouse.save('progress', { level: 3 })
   */
  save(key: string, value: unknown): Promise<boolean>
  /** Reads a saved value; null when there is none. Validate it: an older version of the game may have written it.
   * @example const progress = await playhouse.load('progress')
   */
  load(key: string): Promise<unknown>
  /** Deletes a saved value.
   * @example await playhouse.remove('progress')
   */
  remove(key: string): Promise<boolean>
  /** Reports a finished run's score.
   * @example playhouse.score(1200, { mode: 'daily' })
   */
  score(value: number, details?: ScoreDetails): void
  /** Reports an achievement. The page stores it and shows it once; repeated reports change nothing.
   * @param name a slug of at most 32 characters
   * @param title at most 60 characters, in the player's language
   * @example playhouse.achievement('first-win', 'First win')
   */
  achievement(name: string, title: string): void
  /** Reports a moment to celebrate; the page celebrates at a limited rate.
   * @example playhouse.happyMoment()
   */
  happyMoment(): void
  /** The language of the page; standalone the browser's.
   * @example const { lang, dir } = await playhouse.language()
   */
  language(): Promise<Language>
  /** A link to this game's page; a game opened by it gets `params` from `init`. Null when standalone or for invalid values.
   * @example const url = await playhouse.shareUrl({ level: 12 })
   */
  shareUrl(params?: ShareValues): Promise<string | null>
  /** Opens the page's share dialog with such a link. False when there is none. Call it in an input handler.
   * @example const isOpen = await playhouse.share({ level: 12 })
   */
  share(params?: ShareValues): Promise<boolean>
  /** Reports an error to the site's operator: at most five different ones per visit, shortened to a few lines.
   * @example try { start() } catch (error) { playhouse.reportError(error) }
   */
  reportError(error: unknown): void
  /** Calls back when the page mutes or unmutes. Returns a function that removes the listener.
   * @example playhouse.onMute((muted) => audio.setMuted(muted))
   */
  onMute(listener: (muted: boolean) => void): () => void
  /** Calls back with true when the page pauses and false when it resumes. Returns a function that removes the listener.
   * @example playhouse.onPause((paused) => paused ? game.pause() : game.resume())
   */
  onPause(listener: (paused: boolean) => void): () => void
  /** Calls back when the ads that the page can show differ from `init` or the last call: a check finished, the visitor agreed, or a network
   * has none. Show a button for an ad only while its kind is true. Returns a function that removes the listener.
   * @example playhouse.onAds((ads) => (hintButton.hidden = !ads.rewarded))
   */
  onAds(listener: (ads: AvailableAds) => void): () => void
  /** Calls back with the side of a square, in CSS pixels, that a button of the page covers in the upper left corner of the frame; 0 when it
   * is gone. Only with `supports: { corner: true }`; other games are shown beside the button. Returns a function that removes the listener.
   * @example playhouse.onCorner((side) => (score.style.marginLeft = `${side}px`))
   */
  onCorner(listener: (side: number) => void): () => void
}
