/** Records what frames cost and how far apart they are, for the checks. */
import { FULL_PACE, adaptFrames, setPace } from './adaptive-frames.ts'
import type { GameRuntime } from '../game-runtime.ts'

const MAX_SAMPLES = 600
/** What counts as a draw call. */
const CALLS = ['fill', 'stroke', 'fillRect', 'strokeRect', 'drawImage', 'fillText', 'strokeText'] as const

const at = (values: readonly number[], share: number) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function createFrameStats(runtime: GameRuntime) {
  const { frameTimes, canvas } = runtime
  // Texts are cached, as for players.
  setPace(runtime, FULL_PACE)
  /** Null while the game runs at full quality. */
  let profiler: ReturnType<typeof adaptFrames> | null = null
  let costs: number[] = []
  let distances: number[] = []
  let frames = 0
  frameTimes.add = (costMs, distanceMs) => {
    profiler?.add(costMs, distanceMs)
    frames++
    costs.push(costMs)
    if (distanceMs > 0) distances.push(distanceMs)
    for (const values of [costs, distances]) if (values.length > MAX_SAMPLES) values.shift()
  }
  return {
    reset() {
      costs = []
      distances = []
      frames = 0
    },
    /** Whether quality follows the frame rate, as for players. */
    adapt(isOn: boolean) {
      profiler = isOn ? adaptFrames(runtime) : null
      setPace(runtime, FULL_PACE)
    },
    read: () => ({
      ...(profiler?.getPace() ?? FULL_PACE),
      frames,
      p50: at(costs, 0.5),
      p95: at(costs, 0.95),
      max: Math.max(0, ...costs),
      /** The median distance between two animation frames, in milliseconds. */
      distanceMs: at(distances, 0.5),
    }),
    /** Counts the drawing on the game's canvas while `act` runs. */
    countCalls(act: () => void): number {
      const g = canvas.getContext('2d')!
      let calls = 0
      for (const name of CALLS) {
        const draw = g[name] as (...parts: unknown[]) => void
        Object.assign(g, {
          [name]: (...parts: unknown[]) => {
            calls++
            draw.apply(g, parts)
          },
        })
      }
      try {
        act()
      } finally {
        for (const name of CALLS) Reflect.deleteProperty(g, name)
      }
      return calls
    },
  }
}
