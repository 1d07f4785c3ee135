/** Builds a hill from its description: lines of ground, planks, carrots. Pure: the same description builds the same hill. */
import { PI, TAU, cos, sin, smoothstep } from '@playhouse/game-kit/rules'
import { createGround } from '../physics/ground.ts'
import type { Ground, Line, Surface } from '../physics/ground.ts'

export type Plank = { x: number; y: number; half: number; thick: number }
export type Bridge = { planks: Plank[] }
export type Seesaw = { x: number; y: number; half: number; tilt: number }
export type Loop = { x: number; y: number; r: number }
/** Nothing to stand on between two banks: where, and how high the first and the lower of both lie. */
export type Pit = { from: number; to: number; y0: number; y: number }
export type Loose = { kind: 'box' | 'ball'; x: number; y: number; size: number }

export type Course = {
  ground: Ground
  lines: Line[]
  bridges: Bridge[]
  seesaws: Seesaw[]
  loops: Loop[]
  pits: Pit[]
  loose: Loose[]
  carrots: { x: number; y: number }[]
  /** Market stalls of the long road. */
  stalls: { x: number; y: number }[]
  /** Where the gate stands. */
  finish: number
  finishY: number
  /** A vehicle below this has fallen. */
  floor: number
  /** The highest ground. */
  top: number
}

/** A stretch: what it is and its measures, as in `hill 8 1.2`. A word before it changes the ground: `ice flat 6`. */
export type Stretch = { kind: string; sizes: number[]; surface: Surface | null }

const SURFACES = ['grass', 'mud', 'ice', 'wood', 'boost', 'bouncy']
const SPACING = 0.32
/** Where a run begins. */
export const START = 0
const RUN_IN = 18
const RUN_OUT = 16

export function parseWay(way: string): Stretch[] {
  return way.split(',').map((text) => {
    const words = text.trim().split(/\s+/)
    const surface = SURFACES.includes(words[0]!) ? (words.shift() as Surface) : null
    const [kind = '', ...sizes] = words
    if (!(kind in STRETCHES))
      throw new Error(`"${text.trim()}" is not a stretch; use one of ${Object.keys(STRETCHES).join(' ')}`)
    return { kind, sizes: sizes.map(Number), surface }
  })
}

/** Draws line after line while the stretches are gone through. */
type Pen = {
  x: number
  y: number
  surface: Surface
  line: Line
  course: Course
  /** Lines up to `long` farther, as high as `rise` says for 0 to 1. */
  go(long: number, rise: (t: number) => number): void
  /** Ends this line in a cliff and begins another one. */
  jump(long: number, drop: number): void
  carrot(dx: number, up: number): void
}

const smooth = (t: number) => smoothstep(0, 1, t)
const swell = (t: number) => (1 - cos(t * TAU)) / 2
const CLIFF = 9
/** From the lower bank of a gap down to its river. */
export const WATER = 2.3

const STRETCHES: Record<string, (pen: Pen, sizes: number[]) => void> = {
  flat: (pen, [long = 6]) => pen.go(long, () => 0),
  up: (pen, [long = 6, high = 1]) => pen.go(long, (t) => smooth(t) * high),
  down: (pen, [long = 6, high = 1]) => pen.go(long, (t) => -smooth(t) * high),
  hill: (pen, [long = 8, high = 1]) => pen.go(long, (t) => swell(t) * high),
  dip: (pen, [long = 8, deep = 1]) => pen.go(long, (t) => -swell(t) * deep),
  /** Several hills one after the other. */
  waves: (pen, [long = 16, high = 0.8, count = 2]) => pen.go(long, (t) => swell((t * count) % 1) * high),
  /** Short ones that shake the load. */
  bumps: (pen, [long = 8, high = 0.2, count = 6]) =>
    pen.go(long, (t) => (Math.floor(t * count * 2) % 2 === 0 ? sin(((t * count * 2) % 1) * PI) * high : 0)),
  /** A ramp that ends in the air. */
  kick: (pen, [long = 5, high = 1.4]) => pen.go(long, (t) => t * t * high),
  gap(pen, [long = 4, drop = 0]) {
    pen.carrot(long * 0.5, 1.7)
    pen.jump(long, drop)
  },
  /** A ramp, a way down, nothing to fall into. */
  table(pen, [long = 10, high = 1.2]) {
    pen.go(long * 0.45, (t) => t * t * high)
    pen.carrot(long * 0.15, 1.5)
    pen.go(long * 0.2, () => 0)
    pen.go(long * 0.35, (t) => -smooth(t) * high)
  },
  /** A drop off an edge. */
  step(pen, [drop = 0.6]) {
    pen.y += drop
    pen.line.points.push({ x: pen.x + 0.02, y: pen.y, surface: pen.surface })
    pen.x += 0.02
  },
  stairs(pen, [count = 4, long = 2, drop = 0.4]) {
    for (let i = 0; i < count; i++) {
      STRETCHES.flat!(pen, [long])
      STRETCHES.step!(pen, [drop])
    }
  },
  bridge(pen, [long = 8]) {
    const count = Math.max(3, Math.round(long / 1.05))
    const half = long / count / 2
    const planks = Array.from({ length: count }, (_, i) => ({
      x: pen.x + half * (2 * i + 1),
      y: pen.y + 0.09,
      half,
      thick: 0.09,
    }))
    pen.course.bridges.push({ planks })
    pen.carrot(long / 2, 1)
    pen.jump(long, 0)
  },
  seesaw(pen, [long = 7]) {
    const half = long / 2
    const tilt = 0.19
    pen.course.seesaws.push({ x: pen.x + half, y: pen.y - sin(tilt) * half - 0.02, half, tilt })
    pen.carrot(half, 2.1)
    STRETCHES.flat!(pen, [long])
  },
  loop(pen, [r = 2.6]) {
    STRETCHES.flat!(pen, [r])
    const { loops, lines } = pen.course
    const half = loops.length * 2
    const turn = (from: number): Line['points'] =>
      Array.from({ length: 25 }, (_, i) => {
        const angle = ((from + i / 24) * TAU) / 2
        return { x: pen.x + sin(angle) * r, y: pen.y - r + cos(angle) * r, surface: 'wood' as const }
      })
    lines.push({ points: turn(0), half }, { points: turn(1), half: half + 1 })
    loops.push({ x: pen.x, y: pen.y - r, r })
    pen.carrot(0, r * 2 - 1)
    STRETCHES.flat!(pen, [r])
  },
  boxes(pen, [count = 3]) {
    STRETCHES.flat!(pen, [1])
    for (let i = 0; i < count; i++)
      pen.course.loose.push({ kind: 'box', x: pen.x, y: pen.y - 0.31 - i * 0.6, size: 0.6 })
    STRETCHES.flat!(pen, [1])
  },
  balls(pen, [count = 3]) {
    for (let i = 0; i < count; i++)
      pen.course.loose.push({ kind: 'ball', x: pen.x + i * 0.8 + 0.4, y: pen.y - 0.36, size: 0.7 })
    STRETCHES.flat!(pen, [count * 0.8 + 0.4])
  },
  carrot: (pen, [up = 0.9]) => pen.carrot(0, up),
  /** Where the load of the long road is handed over. */
  stall(pen, [before = 7]) {
    STRETCHES.flat!(pen, [before])
    pen.course.stalls.push({ x: pen.x, y: pen.y })
    STRETCHES.flat!(pen, [8])
  },
}

export function createCourse(way: readonly Stretch[]): Course {
  const course: Course = {
    ground: { edges: [], cells: new Map() },
    lines: [],
    bridges: [],
    seesaws: [],
    loops: [],
    pits: [],
    loose: [],
    carrots: [],
    stalls: [],
    finish: 0,
    finishY: 0,
    floor: 0,
    top: 0,
  }
  const pen = createPen(course)
  pen.go(RUN_IN, () => 0)
  for (const { kind, sizes, surface } of way) {
    pen.surface = surface ?? 'grass'
    STRETCHES[kind]!(pen, sizes)
  }
  pen.surface = 'grass'
  pen.go(3, () => 0)
  course.finish = pen.x
  course.finishY = pen.y
  pen.go(RUN_OUT, () => 0)
  pen.go(6, (t) => smooth(t) * 5)
  const heights = course.lines.flatMap(({ points }) => points.slice(1, -1).map(({ y }) => y))
  course.floor = Math.max(...heights) + 5
  course.top = Math.min(...heights)
  course.ground = createGround(course.lines)
  return course
}

function createPen(course: Course): Pen {
  const begin = (x: number, y: number, surface: Surface): Line => {
    const line: Line = {
      points: [
        { x, y: y + CLIFF, surface },
        { x, y, surface },
      ],
    }
    course.lines.push(line)
    return line
  }
  // Behind the start a bank rises, so that the vehicle cannot roll out of the world.
  const x = START - 22
  const bank: Line = { points: [] }
  for (let i = 0; i <= 20; i++)
    bank.points.push({ x: x + i * 0.4, y: -5 * (1 - smooth(i / 20)), surface: 'grass' })
  bank.points.unshift({ x, y: CLIFF, surface: 'grass' })
  course.lines.push(bank)
  const pen: Pen = {
    x: x + 8,
    y: 0,
    surface: 'grass',
    line: bank,
    course,
    go(long, rise) {
      const count = Math.max(1, Math.round(long / SPACING))
      const { x, y, surface, line } = pen
      // A surface begins where the last one ended.
      line.points.at(-1)!.surface = surface
      for (let i = 1; i <= count; i++)
        line.points.push({ x: x + (long * i) / count, y: y - rise(i / count), surface })
      pen.x = x + long
      pen.y = line.points.at(-1)!.y
    },
    jump(long, drop) {
      const { x, y, surface, line } = pen
      line.points.push({ x, y: y + CLIFF, surface })
      course.pits.push({ from: x, to: x + long, y0: y, y: Math.max(y, y + drop) })
      pen.x = x + long
      pen.y = y + drop
      pen.line = begin(pen.x, pen.y, surface)
    },
    carrot: (dx, up) => course.carrots.push({ x: pen.x + dx, y: pen.y - up }),
  }
  return pen
}
