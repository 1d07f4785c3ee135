/**
 * One ad over a game or a page, from the question to its end, as a reducer: nothing here touches the browser, a network or the clock.
 * Whatever comes in whatever order, a break that is done stays done, and only a break that shows covers anything.
 */

/** `before-play`: between the press on Play and the game's start. */
export type BreakKind = 'break' | 'rewarded' | 'interstitial' | 'before-play'

export type BreakReason =
  /** Shown to its end. */
  | 'viewed'
  /** Closed before its end. */
  | 'dismissed'
  /** There was none to show. */
  | 'unfilled'
  /** Another one was shown a moment ago. */
  | 'capped'
  /** The visitor has not touched the page yet. */
  | 'too-early'
  /** The site has no such ads. */
  | 'off'
  /** Another one is on. */
  | 'busy'
  /** The network is unreachable, or something in this browser blocks it. */
  | 'blocked'
  | 'error'
  | 'timeout'
  /** The game or the page it belonged to was removed. */
  | 'left'

export type BreakState =
  | { name: 'requested'; kind: BreakKind }
  | { name: 'loading'; kind: BreakKind }
  | { name: 'showing'; kind: BreakKind; isGranted: boolean }
  | { name: 'done'; kind: BreakKind; reason: BreakReason; isGranted: boolean }

export type DoneBreak = Extract<BreakState, { name: 'done' }>

export type BreakEvent =
  /** The site's own rules: not now. `busy` also while it loads, when another one came first. */
  | { type: 'refuse'; reason: 'capped' | 'too-early' | 'off' | 'busy' }
  /** A provider is asked. */
  | { type: 'load' }
  | { type: 'unfilled' }
  | { type: 'fail'; reason: 'blocked' | 'error' }
  | { type: 'show' }
  /** A network shows an ad that no one waits for. */
  | { type: 'appear' }
  /** The player keeps the reward, whatever happens next. */
  | { type: 'grant' }
  | { type: 'end' }
  | { type: 'dismiss' }
  | { type: 'time-out' }
  | { type: 'leave' }

/** How long each state may last, in milliseconds; a player who pressed Play waits for a shorter time. */
export const BREAK_LIMITS_MS = { requested: 1000, loading: 6000, showing: 100_000 } as const
const BEFORE_PLAY_LOADING_MS = 4000

export function findLimitMs({ kind, name }: Exclude<BreakState, DoneBreak>): number {
  return kind === 'before-play' && name === 'loading' ? BEFORE_PLAY_LOADING_MS : BREAK_LIMITS_MS[name]
}

export function beginBreak(kind: BreakKind): BreakState {
  return { name: 'requested', kind }
}

export function stepBreak(state: BreakState, event: BreakEvent): BreakState {
  if (state.name === 'done') return state
  switch (event.type) {
    case 'refuse':
      return state.name === 'requested' || (state.name === 'loading' && event.reason === 'busy')
        ? finish(state, event.reason)
        : state
    case 'load':
      return state.name === 'requested' ? { name: 'loading', kind: state.kind } : state
    case 'show':
      return state.name === 'loading' ? { name: 'showing', kind: state.kind, isGranted: false } : state
    case 'appear':
      return state.name === 'requested' ? { name: 'showing', kind: state.kind, isGranted: false } : state
    case 'grant':
      return state.name === 'showing' && state.kind === 'rewarded' ? { ...state, isGranted: true } : state
    case 'unfilled':
      // Some networks report this after the ad has ended: then it was shown.
      return finish(state, state.name === 'showing' ? 'viewed' : 'unfilled')
    case 'fail':
      return finish(state, event.reason)
    case 'end':
      return state.name === 'showing' ? finish(state, 'viewed') : state
    case 'dismiss':
      // Some networks say that a rewarded ad was closed also when it was watched to its end.
      return state.name === 'showing' ? finish(state, state.isGranted ? 'viewed' : 'dismissed') : state
    case 'time-out':
      return finish(state, 'timeout')
    case 'leave':
      return finish(state, 'left')
  }
}

function finish(state: Exclude<BreakState, DoneBreak>, reason: BreakReason): BreakState {
  const isGranted = state.name === 'showing' && state.isGranted
  return { name: 'done', kind: state.kind, reason, isGranted }
}

/** What the game gets: only what it needs to continue, and a reward only when one was granted. */
export function answerGame(state: DoneBreak): 'done' | 'closed' | 'none' | 'failed' {
  if (state.isGranted) return 'done'
  switch (state.reason) {
    case 'viewed':
      // A rewarded ad that ended without granting anything gives nothing.
      return state.kind === 'rewarded' ? 'closed' : 'done'
    case 'dismissed':
    case 'left':
      return 'closed'
    case 'blocked':
    case 'error':
    case 'timeout':
      return 'failed'
    default:
      return 'none'
  }
}
