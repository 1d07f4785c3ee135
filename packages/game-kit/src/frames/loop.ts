/** The game loop: 60 ticks a second at any refresh rate, and frames only while something changes. */
export const TICK_MS = 1000 / 60
/** After a long frame the game slows down instead of catching up. */
const MAX_CATCH_UP = 5
const SLOW_MS = 33

/** Decoration stops moving after so long without input. */
export const AMBIENCE_MS = 10_000
/** Between 60 and 30 frames a second. */
const HALVED_MS = 25

/**
 * What moves after this frame. True: draw the next one. `slow`: 30 frames a second are enough. `ambience`: only decoration
 * moves, so the loop stops after ten seconds without input.
 */
export type Motion = boolean | 'slow' | 'ambience'

export type LoopTarget = {
  /** One sixtieth of a second of the game. */
  tick(): void
  /** Draws; `alpha` is the time between the last tick and the next, 0 to 1. Returns whether something is animated. */
  draw(alpha: number, now: number, seconds: number): Motion
  /** True when no ticks are needed until the next input. */
  isIdle(): boolean
  /** Cost of the ticks and the drawing of one frame, and the time since the frame before (0 after a stop), in milliseconds. */
  measured?(costMs: number, distanceMs: number): void
}

export type Clock = {
  now(): number
  request(call: (now: number) => void): number
  cancel(handle: number): void
}

export type Loop = {
  /** Draws a new frame, and ticks unless the game is idle. */
  wake(): void
  /** The player did something: decoration moves again. */
  touch(): void
  /** 30 frames a second at most. */
  setHalved(halved: boolean): void
  /** Stops the ticks. If `isStill` is set, draws frames only on `wake`. */
  setPaused(paused: boolean, isStill?: boolean): void
  /** Stops ticks and frames. */
  setAsleep(asleep: boolean): void
  /** Stops real time: only `advance` moves the game. */
  hold(held: boolean): void
  /** One frame of that many milliseconds while held. */
  advance(ms: number): void
  /** Stops the ticks for that long while frames continue (hit-stop). */
  freeze(ms: number): void
  readonly isRunning: boolean
}

/** Turns the time between frames into ticks. */
function createTicker(target: LoopTarget) {
  let owed = 0
  let frozenMs = 0
  return {
    isFrozen: () => frozenMs > 0,
    freeze(ms: number) {
      frozenMs = Math.max(frozenMs, ms)
    },
    reset: () => void (owed = 0),
    /** Returns the time between the last tick and the next, 0 to 1. A tick may pause the game. */
    advance(elapsedMs: number, isPaused: () => boolean): number {
      const frozenPartMs = Math.min(frozenMs, elapsedMs)
      frozenMs -= frozenPartMs
      if (!isPaused()) owed += elapsedMs - frozenPartMs
      let ticks = 0
      // Slightly less than a tick counts as one: sixty frames of 16.66 ms are sixty ticks.
      while (owed >= TICK_MS - 0.01 && ticks < MAX_CATCH_UP && !isPaused()) {
        target.tick()
        owed -= TICK_MS
        ticks++
      }
      if (ticks === MAX_CATCH_UP) owed = Math.min(owed, TICK_MS)
      return Math.min(1, Math.max(0, owed / TICK_MS))
    },
  }
}

export function createLoop(target: LoopTarget, clock: Clock = browserClock): Loop {
  let handle = 0
  let last = 0
  let viewTime = 0
  let [paused, still] = [false, false]
  const ticker = createTicker(target)
  let timer: ReturnType<typeof setTimeout> | undefined
  let asleep = false
  let held = false
  let touchedAt = 0
  let isHalved = false
  /** The timer between slow frames is no part of their distance. */
  let wasSlow = false

  const frame = (elapsedMs: number, distanceMs = 0): Motion => {
    const startedAt = clock.now()
    viewTime += elapsedMs
    const alpha = ticker.advance(elapsedMs, () => paused)
    const motion = target.draw(alpha, viewTime, Math.min(0.1, elapsedMs / 1000))
    target.measured?.(clock.now() - startedAt, distanceMs)
    if (still) return false
    if (ticker.isFrozen() || (!paused && !target.isIdle())) return true
    return motion === 'ambience' ? viewTime < touchedAt + AMBIENCE_MS : motion
  }
  const run = (now: number) => {
    handle = 0
    if (isHalved && last !== 0 && now - last < HALVED_MS) return request()
    const distanceMs = last && now - last - (wasSlow ? SLOW_MS : 0)
    const elapsedMs = last === 0 ? TICK_MS : Math.min(250, Math.max(0, now - last))
    last = now
    const motion = frame(elapsedMs, distanceMs)
    wasSlow = motion === 'slow'
    if (wasSlow) timer = setTimeout(request, SLOW_MS)
    else if (motion) request()
    else last = 0
  }
  const forgetTimer = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const request = () => {
    forgetTimer()
    if (handle === 0 && !asleep && !held) handle = clock.request(run)
  }
  const stop = () => {
    forgetTimer()
    if (handle !== 0) clock.cancel(handle)
    handle = 0
    last = 0
  }
  return {
    wake: request,
    touch() {
      touchedAt = viewTime
      request()
    },
    setHalved: (value) => void (isHalved = value),
    setPaused(value, isStill = value) {
      paused = value
      still = isStill
      ticker.reset()
      request()
    },
    setAsleep(value) {
      asleep = value
      if (value) stop()
      else request()
    },
    hold(value) {
      held = value
      if (value) stop()
      else request()
    },
    advance: (ms) => void frame(ms),
    freeze: ticker.freeze,
    get isRunning() {
      return handle !== 0 || timer !== undefined
    },
  }
}

const browserClock: Clock = {
  now: () => performance.now(),
  request: (call) => requestAnimationFrame(call),
  cancel: (handle) => cancelAnimationFrame(handle),
}
