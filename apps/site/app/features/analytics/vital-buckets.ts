/** Measurements are stored as a histogram: the count per bucket and day. The 75th percentile is computed from it. */
import { VITAL_NAMES, type VitalName } from './events.ts'

/** Upper ends of the buckets in milliseconds. The limits of "good" and "poor" are among them, so that these shares are exact. */
const TIME_EDGES = [
  25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 3500,
  4000, 5000, 6000, 8000, 10_000, 15_000, 30_000,
] as const
/** Of layout shifts, which have no unit. */
const SHIFT_EDGES = [
  0.001, 0.005, 0.01, 0.02, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1, 2,
] as const

/** Good up to the first, poor beyond the second. */
export const VITAL_LIMITS: Record<VitalName, readonly [good: number, poor: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
}

export function isVitalName(event: string): event is VitalName {
  return (VITAL_NAMES as readonly string[]).includes(event)
}

const boundsOf = (name: VitalName): readonly number[] => (name === 'CLS' ? SHIFT_EDGES : TIME_EDGES)

/** The bucket's name: its upper bound; values above the last bound count in the last bucket. */
export function findBucket(name: VitalName, value: number): string {
  const edges = boundsOf(name)
  return String(edges.find((edge) => value <= edge) ?? edges.at(-1)!)
}

export interface VitalSummary {
  /** How many measurements. */
  count: number
  /** Three of four are at most this; milliseconds, or none for CLS. */
  p75: number
  /** Shares from 0 to 1. */
  good: number
  poor: number
}

/** `counts` by bucket; null where nothing was measured. */
export function summariseVital(name: VitalName, counts: ReadonlyMap<string, number>): VitalSummary | null {
  const edges = boundsOf(name)
  const perEdge = edges.map((edge) => counts.get(String(edge)) ?? 0)
  const count = perEdge.reduce((sum, each) => sum + each, 0)
  if (count === 0) return null
  const [good, poor] = VITAL_LIMITS[name]
  const upTo = (limit: number) =>
    perEdge.reduce((sum, each, place) => sum + (edges[place]! <= limit ? each : 0), 0)
  return {
    count,
    p75: findQuantile(edges, perEdge, count * 0.75),
    good: upTo(good) / count,
    poor: 1 - upTo(poor) / count,
  }
}

/** The value of the `rank`th measurement, interpolated linearly within its bucket. */
function findQuantile(edges: readonly number[], perEdge: readonly number[], rank: number): number {
  let below = 0
  for (const [place, each] of perEdge.entries()) {
    if (each > 0 && below + each >= rank) {
      const from = place === 0 ? 0 : edges[place - 1]!
      return round(from + ((edges[place]! - from) * (rank - below)) / each)
    }
    below += each
  }
  return edges.at(-1)!
}

const round = (value: number) => (value < 10 ? Math.round(value * 1000) / 1000 : Math.round(value))
