/**
 * The life of one stay on the play page, as a reducer: nothing here touches the browser.
 */

export type FailReason =
  /** Our own or a hosted game did not say ready in time. */
  | 'not-ready'
  /** An uploaded game needs threads, which this browser does not give to a frame. */
  | 'no-threads'
  /** A provider's frame did not load in time. */
  | 'not-loaded'
  /** A provider's server cannot be reached at all, as in a network that filters. */
  | 'blocked'
  /** The browser reports that it is offline. */
  | 'offline'

/** What the stage shows. A frame exists while loading, playing and, in case the game was only slow, behind the failure card. */
export type PlayState =
  | { name: 'idle' }
  /** The visitor is asked whether a provider's frame may load. */
  | ({ name: 'asking'; hasBreak: boolean } & Attempt)
  /** Play was pressed, and an ad may come before the game. */
  | ({ name: 'break' } & Attempt)
  | ({ name: 'loading'; progress: number | null } & Attempt)
  | ({ name: 'playing'; isHelpOpen: boolean } & Attempt)
  | ({ name: 'failed'; reason: FailReason } & Attempt)

export interface Attempt {
  /** Grows with every new frame; the frame's React key. */
  attempt: number
  /** Which of the game's sources is tried. */
  source: number
}

export type PlayEvent =
  | { type: 'play'; needsConsent: boolean; hasBreak: boolean }
  /** The ad before the game is over, or there was none. */
  | { type: 'break-over' }
  | { type: 'agree' }
  | { type: 'progress'; value: number }
  /** The game sent ready, or a provider's frame loaded. */
  | ({ type: 'ready' } & Late)
  | ({ type: 'fail'; reason: FailReason } & Late)
  /** The next source in turn, in a new frame; needs consent when it is another provider's. */
  | { type: 'retry'; sourceCount: number; needsConsent: boolean }
  /** The same source in a new frame. */
  | { type: 'restart' }
  | { type: 'help'; isOpen: boolean }

/** Asynchronous events name their attempt: events of an older attempt are ignored. */
interface Late {
  attempt?: number
}

export const INITIAL_PLAY_STATE: PlayState = { name: 'idle' }

export function stepPlay(state: PlayState, event: PlayEvent): PlayState {
  if ('attempt' in event && 'attempt' in state && event.attempt !== state.attempt) return state
  switch (event.type) {
    case 'play':
      if (state.name !== 'idle') return state
      return begin({ attempt: 1, source: 0 }, event)
    case 'break-over':
      return state.name === 'break' ? begin(state) : state
    case 'agree':
      return state.name === 'asking' ? begin(state, { hasBreak: state.hasBreak }) : state
    case 'progress':
      return state.name === 'loading'
        ? { ...state, progress: Math.max(state.progress ?? 0, event.value) }
        : state
    case 'ready':
      // A game that was only slow still gets to play, over its failure card.
      return state.name === 'loading' || state.name === 'failed'
        ? { name: 'playing', isHelpOpen: false, attempt: state.attempt, source: state.source }
        : state
    case 'fail':
      // The empty document in which a sandboxed game begins has loaded before the game says what it misses.
      return state.name === 'loading' || (state.name === 'playing' && event.reason === 'no-threads')
        ? { name: 'failed', reason: event.reason, attempt: state.attempt, source: state.source }
        : state
    case 'retry':
      return hasFrame(state)
        ? begin(
            { attempt: state.attempt + 1, source: (state.source + 1) % event.sourceCount },
            { needsConsent: event.needsConsent },
          )
        : state
    case 'restart':
      return hasFrame(state) ? begin({ attempt: state.attempt + 1, source: state.source }) : state
    case 'help':
      return state.name === 'playing' ? { ...state, isHelpOpen: event.isOpen } : state
  }
}

export function hasFrame(state: PlayState): state is PlayState & Attempt {
  return state.name === 'loading' || state.name === 'playing' || state.name === 'failed'
}

/** What comes before the game loads: first the question, then the ad. */
function begin({ attempt, source }: Attempt, { needsConsent = false, hasBreak = false } = {}): PlayState {
  if (needsConsent) return { name: 'asking', hasBreak, attempt, source }
  if (hasBreak) return { name: 'break', attempt, source }
  return { name: 'loading', progress: null, attempt, source }
}
