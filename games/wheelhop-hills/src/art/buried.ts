/** Objects in the earth: stones, shells, bones, bulbs, a worm now and then; roots, and inhabited rooms. */
import { ROOM_HALF, ROOMS, roots } from './burrows.ts'
import type { Find } from './burrows.ts'
import type { WorldFrame } from '../view/camera.ts'
import { chanceAt, disc, ink, sheet, UNIT } from './paper.ts'
import type { G } from './paper.ts'
import type { Surface } from '../physics/ground.ts'
import { stamp } from './stamps.ts'
import type { Palette } from './worlds.ts'

/** A point of a line of ground, in drawing units. */
export type Point = { x: number; y: number; surface: Surface }

const EVERY = 170
const ROOM_EVERY = 520

type Place = { x: number; y: number; turn: number; size: number; kind: string; draw: Find; half: number }
const found = new WeakMap<readonly Point[], Place[]>()

export function drawBuried(g: G, palette: Palette, strip: readonly Point[], frame: WorldFrame): void {
  let finds = found.get(strip)
  if (!finds) found.set(strip, (finds = listFinds(strip)))
  const [left, right, bottom] = [frame.left * UNIT, frame.right * UNIT, frame.bottom * UNIT]
  for (const { x, y, turn, size, kind, draw, half } of finds) {
    if (x < left - half || x > right + half || y > bottom + half) continue
    g.save()
    g.translate(x, y)
    if (turn !== 0) g.rotate(turn)
    g.scale(size, size)
    stamp(g, palette, kind, { w: half * 2, up: half, down: half }, (own) => draw(own, palette))
    g.restore()
  }
}

/** The lowest ground around a place, or null at an edge of this line. */
function lowestAround(strip: readonly Point[], x: number, half: number): number | null {
  if (x - half < strip[0]!.x || x + half > strip.at(-1)!.x) return null
  let low = -1e9
  for (const point of strip) if (point.x > x - half && point.x < x + half) low = Math.max(low, point.y)
  return low
}

function listFinds(strip: readonly Point[]): Place[] {
  const finds: Place[] = []
  const [first, last] = [strip[0]!, strip.at(-1)!]
  const cellsOf = (every: number, put: (cell: number) => void) => {
    for (let cell = Math.ceil(first.x / every); cell * every < last.x; cell++) put(cell)
  }
  cellsOf(ROOM_EVERY, (cell) => {
    if (chanceAt(cell, 66) > 0.78) return
    const x = cell * ROOM_EVERY + chanceAt(cell, 67) * 200
    const low = lowestAround(strip, x, ROOM_HALF)
    if (low === null) return
    // In turn, so that neighbours differ.
    const kind = (((cell * 3) % ROOMS.length) + ROOMS.length) % ROOMS.length
    const y = low + 170 + chanceAt(cell, 69) * 60
    finds.push({ x, y, turn: 0, size: 1, kind: `room ${kind}`, draw: ROOMS[kind]!, half: ROOM_HALF })
  })
  const rooms = [...finds]
  cellsOf(EVERY, (cell) => {
    const x = cell * EVERY + chanceAt(cell, 61) * 90
    const low = lowestAround(strip, x, 40)
    if (low === null) return
    if (chanceAt(cell, 59) < 0.4 && strip.find((point) => point.x >= x)?.surface === 'grass')
      finds.push({ x, y: low + 6, turn: 0, size: 1, kind: 'roots', draw: roots, half: 104 })
    if (chanceAt(cell, 60) > 0.66) return
    const y = low + 110 + chanceAt(cell, 62) * 330
    if (rooms.some((room) => Math.abs(room.x - x) < 140 && Math.abs(room.y - y) < 100)) return
    const kind = Math.floor(chanceAt(cell, 65) * FINDS.length)
    finds.push({
      x,
      y,
      turn: (chanceAt(cell, 63) - 0.5) * 1.2,
      size: 0.9 + chanceAt(cell, 64) * 0.7,
      kind: `find ${kind}`,
      draw: FINDS[kind]!,
      half: 44,
    })
  })
  return finds
}

const light = ({ earth }: Palette) => earth[0]

const FINDS: Find[] = [
  /** Stones. */
  (g, palette) => {
    sheet(g, new Path2D('M-20,6 L-14,-10 L2,-14 L17,-4 L19,9 L4,15 L-12,14Z'), light(palette), 3, {
      shadow: '#00000026',
    })
    sheet(g, new Path2D('M20,14 L26,4 L36,7 L37,16 L27,20Z'), light(palette), 3, { shadow: '#00000026' })
  },
  /** A shell that curls. */
  (g, palette) => {
    sheet(g, disc(0, 0, 19), light(palette), 3, { shadow: '#00000026' })
    g.strokeStyle = palette.earth[2]
    g.lineWidth = 3.5
    g.lineCap = 'round'
    g.beginPath()
    for (let i = 0; i < 30; i++) {
      const far = 15 - i * 0.48
      g.lineTo(Math.cos(i * 0.52) * far, Math.sin(i * 0.52) * far)
    }
    g.stroke()
  },
  /** A bone. */
  (g, palette) => {
    const bone = new Path2D()
    for (const side of [-1, 1]) for (const up of [-1, 1]) bone.addPath(disc(side * 20, up * 5.5, 7))
    bone.roundRect(-20, -5, 40, 10, 3)
    sheet(g, bone, light(palette), 3, { shadow: '#00000026' })
  },
  /** A worm with a face. */
  (g, palette) => {
    g.lineCap = 'round'
    for (const [colour, dy] of [
      ['#00000026', 4],
      [palette.bloom[0], 0],
    ] as const) {
      g.strokeStyle = colour
      g.lineWidth = 11
      g.beginPath()
      g.moveTo(-26, 4 + dy)
      g.bezierCurveTo(-14, -18 + dy, -4, 20 + dy, 10, dy)
      g.quadraticCurveTo(16, -9 + dy, 24, -5 + dy)
      g.stroke()
    }
    g.fillStyle = '#fff'
    ink(g, disc(24, -7, 4))
    g.fillStyle = '#3b2b45'
    ink(g, disc(25, -7, 2))
  },
  /** Roots of something good. */
  (g, palette) => {
    sheet(g, new Path2D('M-6,-16 Q-12,2 0,22 Q12,2 6,-16Z'), light(palette), 3, { shadow: '#00000026' })
    g.strokeStyle = palette.earth[2]
    g.lineWidth = 2
    g.beginPath()
    for (const y of [-8, -1, 6]) {
      g.moveTo(-5, y)
      g.lineTo(2, y + 1)
    }
    g.stroke()
  },
]
