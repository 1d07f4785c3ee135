/** Finds the hill of a level or a day, or the long road. */
import type { Load } from './cargo.ts'
import { createCourse, parseWay } from './course.ts'
import type { Course } from './course.ts'
import { createDaily } from './daily.ts'
import { LEVELS } from './levels.ts'
import { createRoad, loadOfLeg, worldOfLeg } from './road-way.ts'
import type { VehicleName } from './vehicles.ts'

export type Hill = {
  car: VehicleName
  load: Load
  /** Seconds for the third star. */
  par: number
  /** 0 to 5: whose time of day it has. */
  world: number
  /** Tells its surroundings from its neighbours'. */
  seed: number
  build(): Course
}

export const LEVELS_A_WORLD = 10

export function findHill(mode: string, level: number, seed: number): Hill {
  if (mode === 'daily') {
    const { car, load, par, world, way } = createDaily(seed)
    return { car, load, par, world, seed: seed % 97, build: () => createCourse(way) }
  }
  if (mode === 'road')
    return {
      car: 'pip',
      load: loadOfLeg(seed, 0),
      par: Infinity,
      world: worldOfLeg(0),
      seed: seed % 89,
      build: () => createCourse(createRoad(seed)),
    }
  const { car, load, par, way } = LEVELS[level - 1]!
  const world = Math.floor((level - 1) / LEVELS_A_WORLD)
  return { car, load, par, world, seed: level - 1, build: () => createCourse(parseWay(way)) }
}
