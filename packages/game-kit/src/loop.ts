/** Steps the game at sixty a second whatever the screen does, and asks for pictures only while something changes. */
export const TICK_MS = 1000 / 60
/** After a hiccup the game slows down rather than freeze longer. */
const MAX_CATCH_UP = 5
const SLOW_MS = 33

/** True: draw again as soon as can be. `slow`: thirty pictures a second will do. */
export type Motion = boolean | 'slow'

export type LoopTarget = {
  /** One sixtieth of a second of the game. */
  tick(): void
  /** Draws; `alpha` is how far the time is between the last tick and the next. Tells whether something moves by itself. */
  draw(alpha: number, now: number, seconds: number): Motion
  /** Nothing will happen by itself: no ticks needed until somebody does something. */
  isIdle(): boolean
  /** What ticks and picture of one frame cost, in milliseconds. */
  measured?(costMs: number): void
}

export type Clock = {
  now(): number
  request(call: (now: number) => void): number
  cancel(handle: number): void
}

export type Loop = {
  /** Something changed: draw again, and tick if there is anything to tick. */
  wake(): void
  /** No ticks; and when it is still as well, pictures only when woken. */
  setPaused(paused: boolean, isStill?: boolean): void
  /** Neither ticks nor pictures. */
  setAsleep(asleep: boolean): void
  /** Takes time into one's own hands: from now on only `advance` moves it. */
  hold(held: boolean): void
  /** One frame of that many milliseconds while held. */
  advance(ms: number): void
  /** No ticks for that long, while pictures go on: a hit that is felt. */
  freeze(ms: number): void
  readonly isRunning: boolean
}

export function createLoop(target: LoopTarget, clock: Clock = browserClock): Loop {
  let handle = 0
  let last = 0
  let viewTime = 0
  let owed = 0
  let frozenMs = 0
  let paused = false
  let still = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let asleep = false
  let held = false

  const frame = (elapsedMs: number): Motion => {
    const startedAt = clock.now()
    viewTime += elapsedMs
    const thaw = Math.min(frozenMs, elapsedMs)
    frozenMs -= thaw
    if (!paused) owed += elapsedMs - thaw
    let ticks = 0
    // A hair less than a tick counts: sixty frames of 16.66 ms are sixty ticks.
    while (owed >= TICK_MS - 0.01 && ticks < MAX_CATCH_UP && !paused) {
      target.tick()
      owed -= TICK_MS
      ticks++
    }
    if (ticks === MAX_CATCH_UP) owed = Math.min(owed, TICK_MS)
    const alpha = Math.min(1, Math.max(0, owed / TICK_MS))
    const motion = target.draw(alpha, viewTime, Math.min(0.1, elapsedMs / 1000))
    target.measured?.(clock.now() - startedAt)
    if (still) return false
    return frozenMs > 0 || (!paused && !target.isIdle()) || motion
  }
  const run = (now: number) => {
    handle = 0
    const elapsedMs = last === 0 ? TICK_MS : Math.min(250, Math.max(0, now - last))
    last = now
    const motion = frame(elapsedMs)
    if (motion === 'slow') timer = setTimeout(request, SLOW_MS)
    else if (motion) request()
    else last = 0
  }
  const request = () => {
    clearTimeout(timer)
    timer = undefined
    if (handle === 0 && !asleep && !held) handle = clock.request(run)
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
    if (handle !== 0) clock.cancel(handle)
    handle = 0
    last = 0
  }
  return {
    wake: request,
    setPaused(value, isStill = value) {
      paused = value
      still = isStill
      owed = 0
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
    freeze: (ms) => {
      frozenMs = Math.max(frozenMs, ms)
    },
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
