/** The cargo: shapes and weights, and how a load is stacked in a bed. */
import { box, createBody, KIND } from '../physics/body.ts'
import type { Body, Part } from '../physics/body.ts'
import type { Vehicle } from './vehicles.ts'

export type CargoName = 'melon' | 'jelly' | 'cup' | 'cat' | 'lantern' | 'tier3' | 'tier2' | 'tier1'

export type Cargo = {
  parts: Part[]
  w: number
  h: number
  mass: number
  grip: number
  /** How firmly the bed holds it on the road: the share of a slip that is taken back each tick. */
  hold: number
  bounce?: number
  inertia?: number
}

const boxy = (w: number, h: number, mass: number, grip: number, hold: number): Cargo => ({
  parts: [box(w / 2, h / 2)],
  w,
  h,
  mass,
  grip,
  hold,
})

export const CARGO: Record<CargoName, Cargo> = {
  melon: {
    parts: [{ x: 0, y: 0, r: 0.23 }],
    w: 0.46,
    h: 0.46,
    mass: 0.5,
    grip: 0.8,
    hold: 0.035,
    bounce: 0.12,
  },
  jelly: boxy(0.5, 0.4, 0.5, 1.1, 0.06),
  /** Wider above: stacks like cups do. */
  cup: {
    parts: [{ points: [-0.21, -0.13, 0.21, -0.13, 0.15, 0.13, -0.15, 0.13] }],
    w: 0.42,
    h: 0.26,
    mass: 0.3,
    grip: 0.95,
    hold: 0.14,
  },
  cat: boxy(0.66, 0.5, 0.9, 0.9, 0.015),
  lantern: boxy(0.3, 0.56, 0.4, 0.95, 0.05),
  tier3: boxy(0.92, 0.3, 0.7, 1.1, 0.1),
  tier2: boxy(0.66, 0.28, 0.45, 1.1, 0.1),
  tier1: boxy(0.4, 0.26, 0.25, 1.1, 0.1),
}

/** Stacks a load in a bed: columns beside each other, pieces marked with `^` on top of the one before. */
export type Load = readonly (CargoName | `^${CargoName}`)[]

export function stack(load: Load, { bed }: Vehicle, x: number, y: number): { kind: CargoName; body: Body }[] {
  const columns: CargoName[][] = []
  for (const name of load) {
    if (name.startsWith('^')) columns.at(-1)!.push(name.slice(1) as CargoName)
    else columns.push([name as CargoName])
  }
  const widths = columns.map((column) => Math.max(...column.map((name) => CARGO[name].w)))
  const spare = bed.to - bed.from - widths.reduce((sum, w) => sum + w, 0)
  const gap = Math.max(0.005, spare / (columns.length + 1))
  let left = bed.from + gap
  return columns.flatMap((column, i) => {
    const middle = left + widths[i]! / 2
    left += widths[i]! + gap
    let floor = bed.floor
    return column.map((kind, nth) => {
      // A round one on top lies in the dip between two.
      const isRound = kind === 'melon' && nth > 0
      const shift = isRound ? -(widths[i]! + gap) / 2 : 0
      const sink = isRound ? 0.1 : 0
      const { parts, h, mass, grip, bounce = 0.02, inertia = 0.9 } = CARGO[kind]
      const body = createBody({
        kind: KIND.cargo,
        parts,
        mass,
        grip,
        bounce,
        inertia,
        x: x + middle + shift,
        y: y + floor - h / 2 - 0.005 + sink,
      })
      floor -= h
      return { kind, body }
    })
  })
}
