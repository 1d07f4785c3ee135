/** Details of each vehicle: colours, stripes, and things on top. */
import type { Livery } from './paints.ts'
import { PAINTS } from './paints.ts'
import { cut, disc, ink, rounded, sheet, UNIT } from './paper.ts'
import type { G } from './paper.ts'
import { VEHICLES } from '../rules/vehicles.ts'
import type { VehicleName } from '../rules/vehicles.ts'

export const LIVERIES: Record<VehicleName, Livery> = {
  pip: {
    body: '#f2564d',
    dark: '#b9343c',
    light: '#ff8a76',
    trim: '#fff3dc',
    hub: '#ffd166',
    tyre: '#3b2b3f',
    scarf: '#2fa7a0',
  },
  dray: {
    body: '#57c3ad',
    dark: '#2f8d80',
    light: '#93e2cd',
    trim: '#fffbe8',
    hub: '#fff3d0',
    tyre: '#3d3040',
    scarf: '#ee5b62',
  },
  bogwalker: {
    body: '#f0b429',
    dark: '#b67a17',
    light: '#ffd766',
    trim: '#4a3a2c',
    hub: '#e8643c',
    tyre: '#33292b',
    scarf: '#4b8bd0',
  },
  postie: {
    body: '#4d7fd6',
    dark: '#2f55a4',
    light: '#86aef2',
    trim: '#ffffff',
    hub: '#f45d6c',
    tyre: '#2d2c48',
    scarf: '#ffb03a',
  },
  swift: {
    body: '#8f4bd0',
    dark: '#5f2c98',
    light: '#bb83ef',
    trim: '#ffe45e',
    hub: '#ffe45e',
    tyre: '#2c1d36',
    scarf: '#ff5f8f',
  },
  rover: {
    body: '#eef1ff',
    dark: '#a9b3dd',
    light: '#ffffff',
    trim: '#ff7c5c',
    hub: '#57cdb6',
    tyre: '#23244d',
    scarf: '#ffd75e',
  },
}

let painted = LIVERIES
/** For every vehicle; 0 gives each its own colours back. */
export function setPaint(index: number): void {
  const coat = PAINTS[index - 1]?.coat
  painted = Object.fromEntries(
    Object.entries(LIVERIES).map(([name, own]) => [name, { ...own, ...coat }]),
  ) as Record<VehicleName, Livery>
}
export const liveryOf = (name: VehicleName): Livery => painted[name]

/** Where the parts of a vehicle are, in drawing units. */
export type Where = {
  from: number
  to: number
  floor: number
  low: number
  front: number
  cabTop: number
  cabBack: number
  under: number
}

export function whereOf(name: VehicleName): Where {
  const { bed, parts } = VEHICLES[name]
  const cab = parts[2]!
  const points = 'points' in cab ? cab.points : []
  return {
    from: (bed.from - 0.12) * UNIT,
    to: bed.to * UNIT,
    floor: bed.floor * UNIT,
    low: (bed.floor - bed.wall) * UNIT,
    front: points[6]! * UNIT,
    cabTop: points[1]! * UNIT,
    cabBack: points[0]! * UNIT,
    under: points[7]! * UNIT,
  }
}

type Painter = (g: G, at: Where, livery: Livery, now: number) => void

export const STRIPES: Record<VehicleName, Painter> = {
  pip(g, { from, front, floor }, { trim }) {
    g.fillStyle = trim
    g.fillRect(from, floor, front - from + 8, 4)
  },
  dray(g, { from, to, floor, under }, { trim }) {
    g.fillStyle = trim
    for (let x = from + 6; x < to; x += 16) g.fillRect(x, floor - 4, 8, under - floor)
  },
  bogwalker(g, { front, floor }, { trim }) {
    g.fillStyle = trim
    for (let i = 0; i < 4; i++)
      ink(
        g,
        cut(
          front - 46 + i * 12,
          floor + 14,
          front - 40 + i * 12,
          floor + 14,
          front - 46 + i * 12,
          floor - 2,
          front - 52 + i * 12,
          floor - 2,
        ),
      )
  },
  postie(g, { from, front, floor }, { trim, hub }) {
    g.fillStyle = trim
    g.fillRect(from, floor - 1, front - from + 8, 6)
    g.fillStyle = hub
    g.fillRect(from, floor + 1.4, front - from + 8, 1.6)
  },
  swift(g, { from, front, floor, under }, { trim }) {
    g.fillStyle = trim
    ink(g, cut(from, under, from + 30, floor - 8, from + 42, floor - 8, from + 12, under))
    ink(g, cut(from + 22, under, from + 52, floor - 8, from + 57, floor - 8, from + 27, under))
    g.fillRect(front - 50, floor - 12, 60, 3)
  },
  rover(g, { from, front, floor }, { trim, dark }) {
    g.fillStyle = trim
    g.fillRect(from, floor + 1, front - from + 8, 4)
    g.fillStyle = dark
    for (let x = from + 8; x < front; x += 18) ink(g, disc(x, floor + 10, 1.8))
  },
}

export const EXTRAS: Record<VehicleName, Painter> = {
  pip(g, { from, low }, { trim }, now) {
    g.strokeStyle = '#5a4350'
    g.lineWidth = 2.4
    g.beginPath()
    g.moveTo(from + 2, low)
    g.lineTo(from - 5, low - 40)
    g.stroke()
    const wave = Math.sin(now / 140) * 3
    sheet(
      g,
      new Path2D(
        `M${from - 5},${low - 40} Q${from - 14},${low - 42 + wave} ${from - 26},${low - 34 + wave} Q${from - 14},${low - 32} ${from - 4},${low - 28}Z`,
      ),
      trim,
      2,
    )
  },
  dray(g, { from, to, cabTop }, { trim, scarf }) {
    const top = cabTop - 48
    const roof = new Path2D(
      `M${from - 4},${top} L${to + 4},${top} L${to + 8},${top + 9} L${from - 8},${top + 9}Z`,
    )
    sheet(g, roof, trim, 4)
    g.fillStyle = scarf
    for (let i = 0; i < 6; i++) {
      const w = (to - from + 16) / 12
      ink(g, disc(from - 8 + w + i * w * 2, top + 9, w * 0.92, 5))
    }
  },
  bogwalker(g, { cabTop, cabBack, front, under }, { trim }) {
    g.strokeStyle = trim
    g.lineWidth = 5
    g.lineJoin = 'round'
    g.beginPath()
    g.moveTo(front - 16, cabTop + 22)
    g.lineTo(front - 16, cabTop - 16)
    g.lineTo(front - 22, cabTop - 20)
    g.stroke()
    sheet(g, rounded(cabBack, cabTop - 42, 18, 8, 3), '#fff2b8', 2)
    g.fillStyle = trim
    ink(g, rounded(front - 2, under - 14, 8, 12, 2))
  },
  postie(g, { front, under, cabTop, cabBack }, { hub, trim }, now) {
    sheet(
      g,
      new Path2D(
        `M${front},${under - 16} Q${front + 18},${under - 2} ${front + 16},${under + 12} L${front + 8},${under + 12} Q${front + 8},${under} ${front - 2},${under - 6}Z`,
      ),
      hub,
      3,
    )
    const on = Math.floor(now / 300) % 2 === 0
    g.fillStyle = on ? '#ffd04a' : '#c98a1e'
    ink(g, rounded(cabBack - 1, cabTop - 4, 8, 8, [4, 4, 0, 0]))
    g.fillStyle = trim
    g.fillRect(cabBack - 3, cabTop + 3, 12, 3)
  },
  swift(g, { from, low }, { trim, dark }) {
    g.fillStyle = dark
    g.fillRect(from + 3, low - 12, 4, 14)
    sheet(g, cut(from - 12, low - 20, from + 16, low - 15, from + 16, low - 9, from - 12, low - 12), trim, 3)
  },
  rover(g, { from, low, front, cabTop }, { trim }, now) {
    sheet(
      g,
      cut(from - 24, low - 52, from + 8, low - 46, from + 6, low - 36, from - 26, low - 42),
      '#3f5fc0',
      3,
    )
    g.strokeStyle = '#9fc0ff'
    g.lineWidth = 1.2
    g.beginPath()
    for (let i = 1; i < 4; i++) {
      g.moveTo(from - 24 + i * 8, low - 51 + i * 1.5)
      g.lineTo(from - 26 + i * 8, low - 41 + i * 1.5)
    }
    g.stroke()
    g.strokeStyle = trim
    g.lineWidth = 2
    g.beginPath()
    g.moveTo(front - 12, cabTop + 20)
    g.lineTo(front - 4, cabTop - 20)
    g.stroke()
    g.fillStyle = Math.floor(now / 400) % 2 ? '#ffd75e' : trim
    ink(g, disc(front - 4, cabTop - 22, 4))
  },
}
