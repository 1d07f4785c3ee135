/** What a game gets from `createPlayhouse`: every verb, and what it gives back. */
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
  /** The game's slug; names its saves where there is no page to keep them. */
  game: string
  /** Whether the game follows the page's mute and pause; both by default. */
  supports?: Partial<GameSupport>
  /** Reports errors nobody caught by itself, as `reportError` would; not by default. */
  catchErrors?: boolean
  /** How long to wait for a page to greet; 1000 by default. */
  helloMs?: number
  /** How long to wait for a save, a load, a link or the beginning of an ad; 2000 by default. */
  answerMs?: number
  /** How long an ad may last before play goes on without it; 120000 by default. */
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

/** What a link may carry: at most 8 names of letters and digits; values of letters, digits, `_` and `-`, 64 at most. */
export type ShareValues = Record<string, string | number>

export type BreakAdResult = {
  /** Whether one was on the screen. */
  shown: boolean
  reason: AdReason
}
export type RewardedAdResult = {
  /** Whether the player earned what was promised: only when it was seen to its end. */
  granted: boolean
  reason: AdReason
}

export type Playhouse = {
  /** Greets the page. Resolves when it answers, or after `helloMs` with `hosted: false`. `ads` says which ads it can show at this
   * moment, see `onAds`.
   * @example const { muted, lang, params, ads } = await playhouse.init()
   */
  init(): Promise<PlayhouseSession>
  /** Tells how much is loaded, 0 to 1.
   * @example playhouse.loadingProgress(0.5)
   */
  loadingProgress(value: number): void
  /** The first playable picture is up; the page takes its cover away.
   * @example playhouse.ready()
   */
  ready(): void
  /** Play begins: after the first input, after a menu.
   * @example playhouse.gameplayStart()
   */
  gameplayStart(): void
  /** Play stops: a menu, a game over.
   * @example playhouse.gameplayStop()
   */
  gameplayStop(): void
  /** Asks for an ad between two levels. The page mutes and pauses the game while it shows. One at a time: others are told `busy`.
   * @example await playhouse.breakAd()
   */
  breakAd(): Promise<BreakAdResult>
  /** Asks for an ad the player chose to watch. Give the reward only when `granted`.
   * @example if ((await playhouse.rewardedAd()).granted) lives++
   */
  rewardedAd(): Promise<RewardedAdResult>
  /** Keeps a value that JSON can hold, at most 64 KiB a key and 20 keys. False when it could not be kept beyond this visit.
   * @example await playhouse.save('progress', { level: 3 })
   */
  save(key: string, value: unknown): Promise<boolean>
  /** Reads a saved value; null when there is none. It was written by an older you: check it.
   * @example const progress = await playhouse.load('progress')
   */
  load(key: string): Promise<unknown>
  /** Forgets a saved value.
   * @example await playhouse.remove('progress')
   */
  remove(key: string): Promise<boolean>
  /** Reports a finished run's score.
   * @example playhouse.score(1200, { mode: 'daily' })
   */
  score(value: number, details?: ScoreDetails): void
  /** Something to be proud of for good. The page keeps it and shows it once; saying it again changes nothing.
   * @param name a slug of at most 32 characters
   * @param title at most 60 characters, in the player's language
   * @example playhouse.achievement('first-win', 'First win')
   */
  achievement(name: string, title: string): void
  /** A moment to celebrate; the page does, now and then.
   * @example playhouse.happyMoment()
   */
  happyMoment(): void
  /** The language the page is in; without a page the browser's.
   * @example const { lang, dir } = await playhouse.language()
   */
  language(): Promise<Language>
  /** A link to this game's page; who opens it gets `params` from `init`. Null without a page, or for values no link may carry.
   * @example const url = await playhouse.shareUrl({ level: 12 })
   */
  shareUrl(params?: ShareValues): Promise<string | null>
  /** Opens the page's share dialog with such a link. False when there is none. Call it in answer to a press.
   * @example const isOpen = await playhouse.share({ level: 12 })
   */
  share(params?: ShareValues): Promise<boolean>
  /** Tells whoever runs the site that something broke: at most five different ones a visit, cut to a few lines.
   * @example try { start() } catch (error) { playhouse.reportError(error) }
   */
  reportError(error: unknown): void
  /** Calls back when the page mutes or unmutes. Returns how to stop listening.
   * @example playhouse.onMute((muted) => audio.setMuted(muted))
   */
  onMute(listener: (muted: boolean) => void): () => void
  /** Calls back with true when the page pauses and false when it resumes. Returns how to stop listening.
   * @example playhouse.onPause((paused) => paused ? game.pause() : game.resume())
   */
  onPause(listener: (paused: boolean) => void): () => void
  /** Calls back when the page can show other ads than `init` or the last call said: it has found out, the visitor has agreed, a network
   * has none. Show a button for an ad only while its kind is true. Returns how to stop listening.
   * @example playhouse.onAds((ads) => (hintButton.hidden = !ads.rewarded))
   */
  onAds(listener: (ads: AvailableAds) => void): () => void
}
