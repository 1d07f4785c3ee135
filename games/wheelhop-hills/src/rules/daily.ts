/** The hill of the day: stretches dealt by the day's seed, the same for all players. */
import { createRng } from '@playhouse/game-kit/rules'
import type { Load } from './cargo.ts'
import type { Stretch } from './course.ts'
import { parseWay } from './course.ts'
import { VEHICLE_NAMES } from './vehicles.ts'
import type { VehicleName } from './vehicles.ts'

const LOADS: readonly Load[] = [
  ['melon', 'melon'],
  ['jelly', '^jelly'],
  ['cup', '^cup', 'cup', '^cup'],
  ['cat'],
  ['lantern', 'lantern'],
  ['tier3', '^tier2', '^tier1'],
]
const EASY = ['hill 9 1', 'dip 9 1', 'waves 16 0.7 2', 'bumps 7 0.16 5', 'up 7 1.4', 'down 7 1.2']
const BOLD = [
  'table 12 1.3',
  'kick 5 1.2, gap 4 0.5, down 6 1',
  'bridge 8',
  'seesaw 7',
  'mud flat 6',
  'stairs 3 3 0.4',
  'boxes 3',
  'flat 4, balls 3',
  'ice hill 9 0.6',
  'hill 6 1.3',
]

export function createDaily(seed: number): {
  car: VehicleName
  load: Load
  par: number
  world: number
  way: Stretch[]
} {
  const rng = createRng(`hill ${seed}`)
  const world = rng.int(6)
  const load = rng.pick(LOADS)
  const bold = rng.shuffle([...BOLD]).slice(0, 6)
  const way = bold.flatMap((one) => [rng.pick(EASY), one, 'flat 5'])
  return { car: VEHICLE_NAMES[world]!, load, par: 34, world, way: parseWay(way.join(', ')) }
}
