/** Follows the distance between animation frames and lowers what a frame costs: resolution, then ambience, then 30 frames a second. */
export type Pace = {
  /** Share of the full resolution. */
  quality: number
  /** Whether decoration moves. */
  ambience: boolean
  /** 30 frames a second. */
  isHalved: boolean
}

const QUALITIES = [1, 0.75, 0.5]
/** The first level that no longer lowers the resolution: decoration rests. */
const AFTER_RESOLUTION = QUALITIES.length
const LAST = AFTER_RESOLUTION + 1
const WINDOW_MS = 1000
const MIN_FRAMES = 6
/** Below 45 frames a second. */
const SLOW_MS = 22
/** A higher level is tried after so long at a good rate, later if the last try was too slow. */
const RAISE_AFTER_MS = 8000
const MAX_RAISE_AFTER_MS = 128_000
const TRIAL_MS = 10_000
const MAX_HELP = 0.9

export function createProfiler(changed: (pace: Pace) => void) {
  let distances: number[] = []
  let windowMs = 0
  let level = 0
  /** The first window after a change contains the change itself. */
  let isSettling = true
  let sinceChangeMs = 0
  let wasRaised = false
  let raiseAfterMs = RAISE_AFTER_MS
  let fullMs = 0
  /** False where scripts or the display are the limit: fewer pixels would only blur. */
  let doesResolutionHelp = true

  const getPace = (): Pace => ({
    quality: doesResolutionHelp ? (QUALITIES[level] ?? 0.5) : 1,
    ambience: level < AFTER_RESOLUTION,
    isHalved: level === LAST,
  })
  const setLevel = (next: number) => {
    wasRaised = next < level
    level = next
    sinceChangeMs = 0
    isSettling = true
    changed(getPace())
  }
  const judge = (meanMs: number) => {
    const isSlow = meanMs > SLOW_MS
    if (level === LAST || !isSlow) {
      if (level > 0 && sinceChangeMs >= raiseAfterMs) {
        if (level === AFTER_RESOLUTION) doesResolutionHelp = true
        setLevel(level - 1)
      }
      return
    }
    if (wasRaised && sinceChangeMs < TRIAL_MS) raiseAfterMs = Math.min(MAX_RAISE_AFTER_MS, raiseAfterMs * 2)
    if (level === 0) fullMs = meanMs
    if (level === AFTER_RESOLUTION - 1) doesResolutionHelp = meanMs < fullMs * MAX_HELP
    setLevel(level + 1)
  }
  return {
    /** `distanceMs`: since the frame before, 0 where the loop had paused in between. */
    add(_costMs: number, distanceMs: number) {
      if (distanceMs === 0) return
      distances.push(distanceMs)
      windowMs += distanceMs
      sinceChangeMs += distanceMs
      if (windowMs < WINDOW_MS || distances.length < MIN_FRAMES) return
      // The mean, as slow painting shows as many short distances and a few long ones; but one long frame is no trend.
      const meanMs = (windowMs - Math.max(...distances)) / (distances.length - 1)
      distances = []
      windowMs = 0
      if (isSettling) isSettling = false
      else judge(meanMs)
    },
    getPace,
  }
}
