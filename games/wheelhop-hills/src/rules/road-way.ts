/** The long road: legs dealt by a seed, each one rougher, with a market stall at its end. */
import { createRng } from '@playhouse/game-kit/rules'
import type { Load } from './cargo.ts'
import { parseWay } from './course.ts'
import type { Stretch } from './course.ts'

/** Longer than any drive: about four kilometres. */
export const LEGS = 32
/** Legs until it is as rough as the last hills; and how much rougher than that it ever gets. */
const ROUGH_AFTER = 12
const ROUGHEST = 1.35
/** Three pieces each, so that one load takes the place of another. */
const ROAD_LOADS: readonly Load[] = [
  ['melon', 'melon', '^melon'],
  ['jelly', 'jelly', '^jelly'],
  ['cup', '^cup', 'cup'],
  ['cat', '^cup', '^cup'],
  ['lantern', 'lantern', 'lantern'],
  ['tier3', '^tier2', '^tier1'],
]
const HOURS = 6
/** Until the market closes. */
export const FIRST_SECONDS = 24

const number = (value: number): string => String(Math.round(value * 100) / 100)

/** `d` is 0 on the first leg, 1 on one like the last hills. */
type Deal = (d: number) => string
/** The first two legs have no gap to fall into. */
const GAPS_FROM = 0.1
const jump: Deal = (d) =>
  d < GAPS_FROM
    ? 'flat 5, table 13 0.9, flat 6'
    : `flat 5, kick 6 ${number(0.95 + d * 0.5)}, gap ${number(2.4 + d * 1.7)} 0.6, down 9 ${number(0.8 + d * 0.35)}, flat 6`
const ROLLING: readonly Deal[] = [
  (d) => `hill 11 ${number(1.1 + d * 0.8)}`,
  (d) => `dip 10 ${number(0.7 + d * 0.5)}`,
  (d) => `waves 20 ${number(0.7 + d * 0.6)} 2`,
  (d) => `up 10 ${number(1.3 + d * 0.8)}`,
  (d) => `down 11 ${number(1.3 + d * 0.8)}`,
]
const BOLD: readonly Deal[] = [
  jump,
  (d) => `table 13 ${number(1.1 + d * 0.7)}`,
  (d) => `bumps 9 ${number(0.12 + d * 0.1)} 6`,
  (d) => `flat 4, step ${number(0.5 + d * 0.5)}, flat 5`,
  (d) => `stairs 3 4 ${number(0.35 + d * 0.2)}`,
  () => 'boxes 4, flat 4',
]
/** What each time of day is known for. */
const OF_WORLD: readonly (readonly Deal[])[] = [
  [jump, (d) => `flat 5, balls 4, hill 9 ${number(1.2 + d * 0.6)}`],
  [() => 'bridge 8, flat 5', jump],
  [(d) => `mud flat ${number(5 + d * 4)}, flat 4`, () => 'seesaw 7, flat 7'],
  [(d) => `ice flat ${number(6 + d * 3)}, flat 4`, (d) => `ice down 10 ${number(1 + d)}, flat 5`],
  [() => 'boost flat 8, loop 2.7, flat 8', (d) => `boost flat 4, ${jump(d)}`],
  [() => 'bouncy flat 2, flat 12', (d) => `flat 4, ${jump(d)}`],
]

const roughnessOf = (leg: number): number => Math.min(ROUGHEST, leg / ROUGH_AFTER)
/** The hours go by on the way. */
export const worldOfLeg = (leg: number): number => leg % HOURS
export const loadOfLeg = (seed: number, leg: number): Load =>
  ROAD_LOADS[(leg + (seed % ROAD_LOADS.length)) % ROAD_LOADS.length]!

export function createRoad(seed: number): Stretch[] {
  const rng = createRng(`road ${seed}`)
  const legs = Array.from({ length: LEGS }, (_, leg) => {
    const d = roughnessOf(leg)
    const own = OF_WORLD[worldOfLeg(leg)]!
    const pieces = [
      rng.pick(ROLLING)(d),
      rng.pick(BOLD)(d),
      rng.pick(ROLLING)(d),
      own[0]!(d),
      rng.pick(BOLD)(d),
      own[1]!(d),
    ]
    return `${pieces.join(', carrot, flat 5, ')}, stall`
  })
  return parseWay(`flat 4, ${legs.join(', ')}`)
}
