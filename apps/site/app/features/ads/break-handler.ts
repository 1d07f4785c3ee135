/**
 * Runs all ads that cover the page, one at a time: a game's, the site's and a network's own. Checks the site's rules, asks the provider,
 * enforces timeouts, and always finishes.
 */
import {
  beginBreak,
  type BreakEvent,
  type BreakKind,
  type BreakState,
  type DoneBreak,
  findLimitMs,
  stepBreak,
} from './ad-break.ts'
import type { AdCap } from './ad-cap.ts'
import type { AdProvider, GameMoment, ProviderEvent } from './ad-provider.ts'

/** How often is looked whether a network's own ad is still there. */
const LOOK_EVERY_MS = 250

/** `asked`: a caller waits for its end. `late`: no caller waits any more. `own`: a network shows it without a request. */
export type BreakOrigin = 'asked' | 'late' | 'own'

export interface BreakHandlerOptions {
  kinds: readonly string[]
  cap: AdCap
  /** Whether the visitor has touched the page. */
  hasInput(): boolean
  /** Where in its game a break falls now. */
  moment(): GameMoment
  /** Rejects or resolves with null when there is none. */
  findProvider(): Promise<AdProvider | null>
  /** Every step of every ad, the last one included. */
  onStep?(state: BreakState, origin: BreakOrigin): void
  /** True while an ad covers the page that its game did not ask for. */
  onCover?(isCovered: boolean): void
}

/** An interstitial that a network shows without a request. */
export interface OwnInterstitial {
  isShown(): boolean
  /** Takes away what is left of it. */
  remove(): void
}

export interface BreakHandler {
  /** Never rejects. */
  show(kind: BreakKind, signal: AbortSignal): Promise<DoneBreak>
  /** Follows an unrequested interstitial to its end. */
  follow(ad: OwnInterstitial): void
  /** The one that shows now. */
  showing(): BreakKind | null
  /** Something else saw that it is closed, such as a message from the ad's own frame. */
  close(): void
}

export function createBreakHandler(options: BreakHandlerOptions): BreakHandler {
  let current: Run | null = null
  let isCovered = false

  function findRefusal(kind: BreakKind): Extract<BreakEvent, { type: 'refuse' }>['reason'] | null {
    if (current) return 'busy'
    if (!options.kinds.includes(kind)) return 'off'
    if (!options.hasInput()) return 'too-early'
    // What a player chose to watch is not rationed.
    return kind !== 'rewarded' && !options.cap.isDue() ? 'capped' : null
  }

  function begin(kind: BreakKind, origin: BreakOrigin, onDone?: (state: DoneBreak) => void): Run {
    const run = createRun(kind, (state) => {
      if (state.name === 'showing') options.cap.mark()
      if (state.name === 'done') current = null
      options.onStep?.(state, origin)
      const covers = state.name === 'showing' && !(origin === 'asked' && isOfGame(kind))
      if (covers !== isCovered) options.onCover?.((isCovered = covers))
      if (state.name === 'done') onDone?.(state)
    })
    current = run
    return run
  }

  /** For an ad that is already on the screen. When another one is too, that one comes first, and then this one if it is still there. */
  function beginShown(kind: BreakKind, ad: ShownAd): void {
    if (!ad.isShown()) return
    if (current?.readState().name === 'showing') {
      current.ended.addEventListener('abort', () => queueMicrotask(() => beginShown(kind, ad)))
      return
    }
    current?.send({ type: 'refuse', reason: 'busy' })
    const run = begin(kind, ad.origin, ad.onDone)
    ad.onBegin(run)
    run.send({ type: 'appear' })
  }

  function show(kind: BreakKind, signal: AbortSignal): Promise<DoneBreak> {
    const refusal = findRefusal(kind)
    if (refusal) {
      const done = stepBreak(beginBreak(kind), { type: 'refuse', reason: refusal }) as DoneBreak
      options.onStep?.(done, 'asked')
      return Promise.resolve(done)
    }
    return new Promise((resolve) => {
      const run = begin(kind, 'asked', resolve)
      signal.addEventListener('abort', () => run.send({ type: 'leave' }), { signal: run.ended })
      // A microtask later, so that the caller holds the promise before anything happens.
      queueMicrotask(() => {
        if (signal.aborted) return run.send({ type: 'leave' })
        run.send({ type: 'load' })
        startProvider(run, kind, options, (ad) => beginShown(kind, ad))
      })
    })
  }

  function follow(ad: OwnInterstitial): void {
    beginShown('interstitial', {
      origin: 'own',
      isShown: ad.isShown,
      onBegin(run) {
        const timer = setInterval(() => !ad.isShown() && run.send({ type: 'end' }), LOOK_EVERY_MS)
        run.ended.addEventListener('abort', () => clearInterval(timer))
      },
      onDone: ({ reason }) => reason !== 'viewed' && ad.remove(),
    })
  }

  return {
    show,
    follow,
    showing() {
      const state = current?.readState()
      return state?.name === 'showing' ? state.kind : null
    },
    close: () => current?.send({ type: 'dismiss' }),
  }
}

const isOfGame = (kind: BreakKind) => kind === 'break' || kind === 'rewarded'

function startProvider(
  run: Run,
  kind: BreakKind,
  { findProvider, moment }: Pick<BreakHandlerOptions, 'findProvider' | 'moment'>,
  beginLate: (ad: ShownAd) => void,
): void {
  let target = run
  let isLateShown = false
  const report = (event: ProviderEvent) => {
    const isShow = event.type === 'show'
    if (event.type !== 'grant') isLateShown = isShow
    if (!isShow || target.readState().name !== 'done') return target.send(event)
    // A network that timed out shows its ad anyway, over whatever runs by then.
    beginLate({ origin: 'late', isShown: () => isLateShown, onBegin: (late) => (target = late) })
  }
  findProvider().then(
    (provider) => {
      if (run.ended.aborted) return
      if (!provider) return run.send({ type: 'unfilled' })
      try {
        provider.showBreak({ kind, moment: moment(), report, signal: run.ended })
      } catch (error) {
        console.warn('The ad request failed.', error)
        run.send({ type: 'fail', reason: 'error' })
      }
    },
    () => run.send({ type: 'fail', reason: 'blocked' }),
  )
}

/** An ad that is on the screen before its run begins. */
interface ShownAd {
  origin: 'late' | 'own'
  isShown(): boolean
  onBegin(run: Run): void
  onDone?(state: DoneBreak): void
}

interface Run {
  readState(): BreakState
  send(event: BreakEvent): void
  /** Aborts with its end. */
  readonly ended: AbortSignal
}

/** One ad and its clock: no state lasts longer than it may. */
function createRun(kind: BreakKind, onChange: (state: BreakState) => void): Run {
  const ended = new AbortController()
  let state = beginBreak(kind)
  let timer: ReturnType<typeof setTimeout> | undefined

  function startTimeout() {
    clearTimeout(timer)
    if (state.name !== 'done') timer = setTimeout(() => send({ type: 'time-out' }), findLimitMs(state))
  }
  function send(event: BreakEvent) {
    const before = state
    state = stepBreak(state, event)
    if (state === before) return
    if (state.name !== before.name) startTimeout()
    if (state.name === 'done') ended.abort()
    onChange(state)
  }

  startTimeout()
  return { readState: () => state, send, ended: ended.signal }
}
