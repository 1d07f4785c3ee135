/** The six vehicles: weight, power, and the position of the cargo. Metres, kilograms, seconds; x forward, y down. */
import { box } from '../physics/body.ts'
import type { Part } from '../physics/body.ts'

export type VehicleName = 'pip' | 'dray' | 'bogwalker' | 'postie' | 'swift' | 'rover'

export type Vehicle = {
  wheels: { x: number; y: number; r: number; mass: number }[]
  mass: number
  /** Times the inertia of a box of its size: long and heavy ones turn slowly. */
  inertia: number
  /** Torque of all wheels together at a standstill. */
  power: number
  /** Metres a second at which the motor has no more to give. */
  top: number
  /** The rear wheels' share of the power. */
  rear: number
  grip: number
  hertz: number
  damping: number
  travel: number
  /** Radians a second² in the air, for the chassis alone: wheels and cargo have to be turned with it. */
  lean: number
  /** Ticks in the air until a throttle held since take-off pulls the nose down. */
  divesAfter: number
  parts: Part[]
  /** Where cargo stands: from x to x, on a floor at y, between walls that reach so high. */
  bed: { from: number; to: number; floor: number; wall: number }
  /** The driver's head. */
  head: { x: number; y: number; r: number }
}

/** A bed as three boxes: floor, tail and front wall; and the cab before it. */
function hull(bed: Vehicle['bed'], cab: number[]): Part[] {
  const middle = (bed.from + bed.to) / 2
  const half = (bed.to - bed.from) / 2
  const low = bed.floor - bed.wall
  return [
    box(half + 0.12, 0.12, middle, bed.floor + 0.12),
    box(0.06, (bed.floor - low) / 2 + 0.06, bed.from - 0.06, (bed.floor + low) / 2 + 0.06),
    { points: cab },
  ]
}

function vehicle(spec: Omit<Vehicle, 'parts'> & { cab: number[] }): Vehicle {
  const { cab, ...rest } = spec
  const { x, y, r } = rest.head
  return { ...rest, parts: [...hull(rest.bed, cab), { x, y, r }] }
}

const pair = (rear: number, front: number, y: number, r: number, mass = 1.6) => [
  { x: rear, y, r, mass },
  { x: front, y, r, mass },
]

export const VEHICLES: Record<VehicleName, Vehicle> = {
  /** A small pick-up: does everything well. */
  pip: vehicle({
    wheels: pair(-0.86, 0.86, 0.5, 0.4),
    mass: 10,
    inertia: 0.62,
    power: 77,
    top: 11,
    rear: 0.6,
    grip: 1.05,
    hertz: 3.4,
    damping: 0.55,
    travel: 0.24,
    lean: 55,
    divesAfter: 22,
    bed: { from: -1.22, to: 0.08, floor: 0.06, wall: 0.29 },
    head: { x: 0.42, y: -0.78, r: 0.27 },
    cab: [0.12, -0.4, 0.72, -0.4, 1.28, -0.08, 1.3, 0.3, 0.12, 0.3],
  }),
  /** A milk float: long, gentle, a little slow. */
  dray: vehicle({
    wheels: pair(-1.16, 1.1, 0.48, 0.36),
    mass: 12,
    inertia: 0.6,
    power: 87,
    top: 10.5,
    rear: 0.7,
    grip: 1.1,
    hertz: 3,
    damping: 0.7,
    travel: 0.26,
    lean: 50,
    divesAfter: 16,
    bed: { from: -1.62, to: 0.3, floor: 0.04, wall: 0.34 },
    head: { x: 0.72, y: -0.86, r: 0.27 },
    cab: [0.36, -0.46, 1.12, -0.46, 1.46, -0.06, 1.48, 0.3, 0.36, 0.3],
  }),
  /** Huge wheels for mud. */
  bogwalker: vehicle({
    wheels: pair(-0.98, 0.98, 0.62, 0.62, 2.4),
    mass: 12,
    inertia: 0.6,
    power: 140,
    top: 11.5,
    rear: 0.5,
    grip: 1.5,
    hertz: 2.6,
    damping: 0.5,
    travel: 0.34,
    lean: 50,
    divesAfter: 16,
    bed: { from: -1.2, to: 0.06, floor: -0.08, wall: 0.34 },
    head: { x: 0.4, y: -0.98, r: 0.27 },
    cab: [0.1, -0.6, 0.72, -0.6, 1.3, -0.26, 1.32, 0.16, 0.1, 0.16],
  }),
  /** A snow van with studded tyres: grips ice. */
  postie: vehicle({
    wheels: pair(-0.98, 0.94, 0.5, 0.42),
    mass: 11,
    inertia: 0.62,
    power: 94,
    top: 11.5,
    rear: 0.5,
    grip: 2.3,
    hertz: 3.2,
    damping: 0.65,
    travel: 0.26,
    lean: 55,
    divesAfter: 20,
    bed: { from: -1.4, to: 0.1, floor: 0.06, wall: 0.37 },
    head: { x: 0.48, y: -0.8, r: 0.27 },
    cab: [0.14, -0.42, 0.86, -0.42, 1.3, -0.1, 1.34, 0.3, 0.14, 0.3],
  }),
  /** A rally car: light, quick, springy. */
  swift: vehicle({
    wheels: pair(-0.98, 0.98, 0.44, 0.4),
    mass: 9,
    inertia: 0.62,
    power: 98,
    top: 14,
    rear: 0.55,
    grip: 1.2,
    hertz: 3.2,
    damping: 0.6,
    travel: 0.3,
    lean: 62,
    divesAfter: 28,
    bed: { from: -1.3, to: -0.06, floor: 0.06, wall: 0.27 },
    head: { x: 0.26, y: -0.68, r: 0.27 },
    cab: [-0.02, -0.32, 0.58, -0.32, 1.4, 0, 1.42, 0.28, -0.02, 0.28],
  }),
  /** A moon rover: three axles and long springs. */
  rover: vehicle({
    wheels: [
      { x: -1.18, y: 0.5, r: 0.42, mass: 1.3 },
      { x: 0, y: 0.54, r: 0.42, mass: 1.3 },
      { x: 1.18, y: 0.5, r: 0.42, mass: 1.3 },
    ],
    mass: 11,
    inertia: 0.62,
    power: 108,
    top: 13,
    rear: 0.4,
    grip: 1.25,
    hertz: 2.8,
    damping: 0.6,
    travel: 0.34,
    lean: 57,
    divesAfter: 27,
    bed: { from: -1.44, to: 0.12, floor: 0, wall: 0.32 },
    head: { x: 0.56, y: -0.86, r: 0.27 },
    cab: [0.16, -0.5, 0.9, -0.5, 1.44, -0.14, 1.46, 0.2, 0.16, 0.2],
  }),
}
export const VEHICLE_NAMES = Object.keys(VEHICLES) as VehicleName[]
