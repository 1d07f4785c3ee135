/** The page that shows a game, as the files of other portals' SDKs use it: our own SDK with what they all need. */
import { createPlayhouse } from '../src/client.ts'
import { NO_ADS } from '../src/protocol.ts'
import type { AdKind, AdReason, GameSupport } from '../src/protocol.ts'
import type { ClientWindow, Playhouse, PlayhouseSession } from '../src/playhouse.ts'
import { isShareParams, writeShareParams } from '../src/share-params.ts'
import { createTexts, type Texts } from './texts.ts'

/** A game's window; a shim adds the globals of its SDK. */
export type ShimWindow = ClientWindow & {
  readonly document: Document
  readonly location: { readonly href: string; readonly search: string }
  readonly navigator: { readonly language: string; readonly userAgent?: string }
  [name: string]: unknown
}

export interface Portal {
  playhouse: Playhouse
  /** Resolves within a second, also where no page answers. */
  session: Promise<PlayhouseSession>
  /** What the page said last; the browser's language until it answers. */
  state: Pick<PlayhouseSession, 'hosted' | 'lang' | 'muted' | 'paused' | 'params' | 'ads'>
  /** Called after each change of `state`. */
  watch(listener: () => void): void
  /** Requests an ad. `onStart` is called once when it is on screen, always before the result, and never for one that is not shown. */
  showAd(kind: AdKind, onStart?: () => void): Promise<AdReason>
  /** A link to the game's page, or null for values that a link cannot have, and before the page answered. */
  linkTo(values: Record<string, unknown>): string | null
  /** A parameter of the link that opened the game; also one of the frame's own address. */
  findParam(...names: string[]): string | null
  /** Texts that the game stores, read synchronously. */
  openTexts(name: string, maxLength: number): Texts
}

/** An ad that ends sooner than this without having been shown was none. */
const START_MS = 100
const PORTAL = Symbol.for('playhouse.portal')

/** One for all shims of a window, because answers of the page have one number for all. */
export function openPortal(own: ShimWindow, supports: GameSupport): Portal {
  const shared = own as unknown as Record<symbol, Portal | undefined>
  return (shared[PORTAL] ??= createPortal(own, supports))
}

function createPortal(own: ShimWindow, supports: GameSupport): Portal {
  const playhouse = createPlayhouse({ game: 'upload', window: own, supports })
  const state: Portal['state'] = {
    hosted: false,
    lang: own.navigator?.language || 'en',
    ...{ muted: false, paused: false, params: {}, ads: NO_ADS },
  }
  const listeners = new Set<() => void>()
  const change = (next: Partial<Portal['state']>) => {
    Object.assign(state, next)
    for (const listener of listeners) callGame(listener)
  }
  playhouse.onMute((muted) => change({ muted }))
  playhouse.onPause((paused) => change({ paused }))
  playhouse.onAds((ads) => change({ ads }))
  let link: string | null = null
  const session = playhouse.init().then(async (welcome) => {
    const { hosted, lang, muted, paused, params, ads } = welcome
    change({ hosted, lang, muted, paused, params, ads })
    return welcome
  })
  const ready = session.then(async (welcome) => {
    link = await playhouse.shareUrl({ a: '1' })
    return welcome
  })

  return {
    playhouse,
    session: ready,
    state,
    watch: (listener) => void listeners.add(listener),
    showAd: createAdCalls(playhouse),
    linkTo(values) {
      const params = Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [key, `${value}`]))
      return link !== null && isShareParams(params) ? link.replace('a.1', writeShareParams(params)) : null
    },
    findParam(...names) {
      const query = new URLSearchParams(own.location.search)
      for (const name of names) {
        const value = Object.hasOwn(state.params, name) ? state.params[name]! : query.get(name)
        if (value !== null && value !== undefined) return value
      }
      return null
    },
    openTexts: (name, maxLength) => createTexts(own, playhouse, name, maxLength),
  }
}

function createAdCalls(playhouse: Playhouse): Portal['showAd'] {
  return async (kind, onStart) => {
    let isStarted = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      clearTimeout(timer)
      if (isStarted || !onStart) return
      isStarted = true
      callGame(onStart)
    }
    // The page pauses a game while it shows an ad.
    const unlisten = playhouse.onPause((paused) => {
      if (paused) timer ??= setTimeout(start, START_MS)
    })
    const { reason } = await (kind === 'break' ? playhouse.breakAd() : playhouse.rewardedAd())
    unlisten()
    clearTimeout(timer)
    if (reason === 'done' || reason === 'closed') start()
    return reason
  }
}

/** Whether the page showed something: then games count it as an ad that ended. */
export const isShown = (reason: AdReason) => reason === 'done' || reason === 'closed' || reason === 'late'

/** What a game's callback throws is the game's. */
export function callGame<Args extends unknown[]>(
  callback: ((...args: Args) => unknown) | null | undefined,
  ...args: Args
): void {
  if (typeof callback !== 'function') return
  try {
    callback(...args)
  } catch (error) {
    console.warn('A callback of the game failed:', error)
  }
}

/** A slug for a score's mode or an achievement. */
export function toName(text: unknown, prefix = ''): string {
  const slug = `${prefix}${text}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug.slice(0, 32).replace(/-$/, '') || 'unnamed'
}
