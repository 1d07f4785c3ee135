/** The type of a hill, and its short notation. */
import type { Load } from './cargo.ts'
import type { VehicleName } from './vehicles.ts'

export type Level = { car: VehicleName; load: Load; par: number; way: string }

/** Stretches of the way are in `course.ts`; a load's pieces stand beside each other, those with `^` on top of the one before. */
export const level = (car: VehicleName, load: string, par: number, way: string): Level => ({
  car,
  load: load.split(' ') as unknown as Load,
  par,
  way,
})
