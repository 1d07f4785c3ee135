/** Runs one break at a time: asks the site's rules, then the provider, keeps the time, and always comes to an end. */
import {
  beginBreak,
  BREAK_LIMITS_MS,
  type BreakEvent,
  type BreakKind,
  type BreakState,
  stepBreak,
} from './ad-break.ts'
import type { AdCap } from './ad-cap.ts'
import type { AdProvider, GameMoment } from './ad-provider.ts'

type DoneBreak = Extract<BreakState, { name: 'done' }>

export interface BreakDeskOptions {
  kinds: readonly string[]
  cap: AdCap
  /** Whether the visitor has touched the page. */
  hasInput(): boolean
  /** Where in its game a break falls now. */
  moment(hasShown: boolean): GameMoment
  /** Rejects or answers null when there is none. */
  findProvider(): Promise<AdProvider | null>
  /** Every step of every break, the last one included. */
  onStep?(state: BreakState): void
}

export interface BreakDesk {
  /** Never rejects. */
  show(kind: BreakKind, signal: AbortSignal): Promise<DoneBreak>
  /** The one that shows now. */
  showing(): BreakKind | null
  /** Something else saw that it is closed, such as a message from the ad's own frame. */
  close(): void
}

export function createBreakDesk(options: BreakDeskOptions): BreakDesk {
  let current: RunningBreak | null = null
  let hasShown = false

  function findRefusal(kind: BreakKind): Extract<BreakEvent, { type: 'refuse' }>['reason'] | null {
    if (current) return 'busy'
    if (!options.kinds.includes(kind)) return 'off'
    if (!options.hasInput()) return 'too-early'
    // What a player chose to watch is not rationed.
    return kind !== 'rewarded' && !options.cap.isDue() ? 'capped' : null
  }

  function show(kind: BreakKind, signal: AbortSignal): Promise<DoneBreak> {
    const refusal = findRefusal(kind)
    if (refusal) {
      const done = stepBreak(beginBreak(kind), { type: 'refuse', reason: refusal }) as DoneBreak
      options.onStep?.(done)
      return Promise.resolve(done)
    }
    return new Promise((resolve) => {
      current = runBreak(kind, signal, { ...options, moment: options.moment(hasShown) }, (state) => {
        if (state.name === 'showing') {
          hasShown = true
          options.cap.mark()
        }
        if (state.name === 'done') {
          current = null
          resolve(state)
        }
      })
    })
  }

  return {
    show,
    showing() {
      const state = current?.readState()
      return state?.name === 'showing' ? state.kind : null
    },
    close: () => current?.send({ type: 'dismiss' }),
  }
}

interface RunningBreak {
  readState(): BreakState
  send(event: BreakEvent): void
}

function runBreak(
  kind: BreakKind,
  signal: AbortSignal,
  { findProvider, onStep, moment }: Omit<BreakDeskOptions, 'moment'> & { moment: GameMoment },
  onChange: (state: BreakState) => void,
): RunningBreak {
  const ended = new AbortController()
  let state = beginBreak(kind)
  let timer: ReturnType<typeof setTimeout> | undefined

  function keepTime() {
    clearTimeout(timer)
    if (state.name === 'done') return
    timer = setTimeout(() => send({ type: 'time-out' }), BREAK_LIMITS_MS[state.name])
  }
  function send(event: BreakEvent) {
    const before = state
    state = stepBreak(state, event)
    if (state === before) return
    if (state.name !== before.name) keepTime()
    if (state.name === 'done') ended.abort()
    onStep?.(state)
    onChange(state)
  }

  keepTime()
  signal.addEventListener('abort', () => send({ type: 'leave' }), { signal: ended.signal })
  // A microtask later, so that whoever asked holds the answer's promise before anything happens.
  queueMicrotask(() => {
    if (signal.aborted) return send({ type: 'leave' })
    send({ type: 'load' })
    findProvider().then(
      (provider) => {
        if (ended.signal.aborted) return
        if (!provider) return send({ type: 'unfilled' })
        try {
          provider.showBreak({ kind, moment, tell: send, signal: ended.signal })
        } catch (error) {
          console.warn('An ad could not be asked for.', error)
          send({ type: 'fail', reason: 'error' })
        }
      },
      () => send({ type: 'fail', reason: 'blocked' }),
    )
  })
  return { readState: () => state, send }
}
