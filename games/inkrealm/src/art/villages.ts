/** Buildings on a large realm: houses, trees and windmills, spread over its inner land. Visual only; the rules do not use it. */
import { createCache, openSheet } from '@playhouse/game-kit/canvas'
import type { Dress } from '../view/dress.ts'
import type { Sight } from '../view/cast.ts'
import {
  drawBridge,
  drawPond,
  drawRoad,
  drawWell,
  GROUP_STEP,
  groupOf,
  middleOf,
  scaleOf,
} from './hamlets.ts'
import type { Kind } from './hamlets.ts'
import { drawPart } from './houses.ts'
import type { Part } from './houses.ts'
import type { Ink } from './inks.ts'
import { SEA, SIZE } from '../state.ts'
import type { Place, State } from '../state.ts'
import { MAX_MS } from './waves.ts'

type G = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
type Thing = { x: number; y: number; kind: Kind; owner: number; at: number; size: number; goneAt?: number }
/** A realm's middle, its rank, and half the width of what is built there. */
export type Heart = Place & { rank: number; half: number }

/** Rings of own land around it. */
const MIN_DEPTH = 2
/** How much of a picture is built on, to each side of its middle; of a castle's too. */
const FOOT = { x: 0.64, y: 0.5 } as const
const CASTLE = { x: 0.94, y: 0.8 } as const
/** A building without enough room is smaller or left out. */
const SIZES = [1, 0.8] as const
const HALF = 2.1
const SHARP = 56
const POP_MS = 460
/** When land changes its owner, its buildings go with it. */
const FALL_MS = 240
const PALE = 0.3
const AROUND = [0, 2, -2, 2 * SIZE, -2 * SIZE] as const
/** How much larger a rank makes them. */
const RANK_SIZE = 0.07

const HOUSES: Partial<Record<Kind, readonly Part[]>> = {
  tower: [['tower', 0, 0.6, 0.6, 1.3]],
  cottage: [['house', 0.1, 0.35, 0.95, 0.78]],
  street: [['house', 0, -0.02, 0.66, 0.74], ['house', -0.5, 0.3, 0.7, 0.66], ['house', 0.48, 0.42, 0.76, 0.8]], // prettier-ignore
  watch: [['tower', 0, 0.36, 0.52, 1.25], ['house', 0.5, 0.56, 0.62, 0.5]], // prettier-ignore
  hamlet: [['house', -0.34, 0.14, 0.72, 0.6], ['house', 0.4, 0.4, 0.8, 0.64]], // prettier-ignore
}

const disc = (g: G, x: number, y: number, r: number) => {
  g.beginPath()
  g.arc(x, y, r, 0, 7)
}

function drawTree(g: G, { fill, deep, light }: Ink, x: number, y: number, r: number): void {
  g.fillStyle = 'rgba(30,12,50,0.28)'
  g.beginPath()
  g.ellipse(x + r * 0.15, y, r * 0.95, r * 0.26, 0, 0, 7)
  g.fill()
  g.lineWidth = 0.05
  g.strokeStyle = deep
  g.fillStyle = '#8a5a34'
  g.fillRect(x - r * 0.16, y - r * 0.9, r * 0.32, r * 0.9)
  g.strokeRect(x - r * 0.16, y - r * 0.9, r * 0.32, r * 0.9)
  disc(g, x, y - r * 1.5, r)
  g.fillStyle = fill
  g.fill()
  g.fillStyle = 'rgba(30,150,90,0.62)'
  g.fill()
  g.stroke()
  disc(g, x - r * 0.32, y - r * 1.78, r * 0.42)
  g.fillStyle = light
  g.globalAlpha = 0.75
  g.fill()
  g.globalAlpha = 1
}

function drawFruitTree(g: G, ink: Ink, x: number, y: number): void {
  drawTree(g, ink, x, y, 0.21)
  g.fillStyle = '#fff3d6'
  for (const [dx, dy] of [
    [-0.08, -0.26],
    [0.09, -0.34],
    [0.02, -0.42],
  ] as const) {
    disc(g, x + dx, y + dy, 0.05)
    g.fill()
  }
}

function drawMill(g: G, ink: Ink): void {
  drawPart(g, ['tower', 0, 0.7, 0.62, 1.05], ink)
  g.save()
  g.translate(0, -0.08)
  g.rotate(0.5)
  g.strokeStyle = ink.deep
  for (let i = 0; i < 4; i++) {
    g.rotate(Math.PI / 2)
    g.lineWidth = 0.05
    g.fillStyle = '#fff8ea'
    g.fillRect(0.1, -0.02, 0.68, 0.22)
    g.strokeRect(0.1, -0.02, 0.68, 0.22)
    g.lineWidth = 0.07
    g.beginPath()
    g.moveTo(0, 0)
    g.lineTo(0.8, 0)
    g.stroke()
  }
  disc(g, 0, 0, 0.1)
  g.fillStyle = '#ffc62e'
  g.fill()
  g.stroke()
  g.restore()
}

/** Beds of flowers, in rows. */
function drawGarden(g: G, { deep, light }: Ink): void {
  g.lineWidth = 0.05
  g.strokeStyle = deep
  for (const y of [0.1, 0.42]) {
    g.fillStyle = 'rgba(96,58,30,0.75)'
    g.beginPath()
    g.roundRect(-0.62, y, 1.24, 0.2, 0.1)
    g.fill()
    g.stroke()
    for (let i = 0; i < 5; i++) {
      disc(g, -0.48 + i * 0.24, y + 0.02, 0.1)
      g.fillStyle = i % 2 ? '#fff8ea' : light
      g.fill()
      g.stroke()
    }
  }
}

/** Stones of a path that leads to a door. */
function drawPath(g: G): void {
  g.fillStyle = 'rgba(255,244,220,0.75)'
  for (const [x, y] of [
    [-0.02, 0.5],
    [-0.16, 0.64],
    [-0.36, 0.72],
    [-0.6, 0.74],
  ] as const) {
    g.beginPath()
    g.ellipse(x, y, 0.09, 0.055, 0, 0, 7)
    g.fill()
  }
}

function paint(g: G, kind: Kind, ink: Ink): void {
  if (kind === 'mill') return drawMill(g, ink)
  if (kind === 'grove') {
    drawTree(g, ink, -0.4, 0.2, 0.26)
    drawTree(g, ink, 0.34, 0.3, 0.3)
    drawTree(g, ink, -0.12, 0.56, 0.24)
    return
  }
  if (kind === 'orchard') {
    for (let i = 0; i < 6; i++)
      drawFruitTree(g, ink, (i % 3) * 0.62 - 0.62 + (i > 2 ? 0.1 : -0.1), i > 2 ? 0.72 : 0.12)
    return
  }
  if (kind === 'garden') return drawGarden(g, ink)
  if (kind === 'pond') return drawPond(g, ink)
  if (kind === 'well') return drawWell(g, ink)
  if (kind === 'bridge') return drawBridge(g, ink)
  if (kind === 'road') return drawRoad(g)
  for (const part of HOUSES[kind]!) drawPart(g, part, ink)
  if (kind === 'tower') return
  drawPath(g)
  drawTree(g, ink, kind === 'cottage' ? 0.72 : -0.74, 0.56, 0.2)
}

/** A building right under the player's head and name is pale. */
export function paleOver(head: Place, x: number, y: number, half: number): number {
  const far = Math.hypot((head.x - x) / (half * 0.7 + 1), (head.y - y) / (half * 0.7 + 1.4))
  return Math.max(PALE, Math.min(1, PALE + (far - 0.55) * 2))
}

/** Whether a thing of this size stands clear of what is built already, and of the castles. */
function hasRoom(
  x: number,
  y: number,
  size: number,
  found: readonly (readonly [number, Thing])[],
  hearts: readonly (Heart | null)[],
): boolean {
  return (
    hearts.every(
      (heart) =>
        !heart ||
        Math.abs(heart.x - x) >= heart.half * CASTLE.x + size * FOOT.x ||
        Math.abs(heart.y - y) >= heart.half * CASTLE.y + size * FOOT.y,
    ) &&
    found.every(
      ([, thing]) =>
        thing.kind === 'road' ||
        Math.abs(thing.x - 0.5 - x) >= (thing.size + size) * FOOT.x ||
        Math.abs(thing.y - 0.5 - y) >= (thing.size + size) * FOOT.y,
    )
  )
}
export type Moment = { now: number; isCalm: boolean }

export function createVillages(dress: Dress) {
  let things = new Map<number, Thing>()
  const pictures = createCache<string, OffscreenCanvas>()
  let isPainted = false
  /** Painted when it is first seen: one in a picture of the game, others wait. */
  const pictureOf = (ink: Ink, kind: Kind): OffscreenCanvas | null => {
    const key = `${ink.deep} ${kind}`
    if (isPainted && !pictures.has(key)) return null
    return pictures.find(key, () => {
      isPainted = true
      const half = HALF * SHARP
      const [canvas, g] = openSheet(half * 2, half * 2)
      g.translate(half, half)
      g.scale(half, half)
      g.lineJoin = 'round'
      paint(g, kind, ink)
      return canvas
    })
  }
  return {
    reset: () => void (things = new Map()),
    /** Recomputes where land is deep, and builds once the flood animation has ended; `hearts`: where the realms' middles are. */
    find(cells: readonly number[], depth: Uint8Array, hearts: readonly (Heart | null)[], now: number) {
      const found: [cell: number, thing: Thing][] = []
      const count = Math.ceil(SIZE / GROUP_STEP)
      for (let group = 0; group < count * count; group++) {
        const middle = middleOf(group % count, Math.floor(group / count))
        // The owner of its centre cell builds there.
        const owner = middle.x < SIZE && middle.y < SIZE ? cells[middle.y * SIZE + middle.x]! : 0
        const heart = owner === 0 || owner === SEA ? null : hearts[owner - 1]
        if (!heart) continue
        for (const [kind, dx, dy, large] of groupOf(middle.number, heart.rank)) {
          // Larger things stand farther apart.
          const apart = scaleOf(depth[middle.y * SIZE + middle.x]!)
          const [x, y] = [middle.x + Math.round(dx * apart), middle.y + Math.round(dy * apart)]
          const cell = y * SIZE + x
          if (x < 0 || y < 0 || x >= SIZE || y >= SIZE || cells[cell] !== owner) continue
          if (depth[cell]! < MIN_DEPTH) continue
          const old = things.get(cell)
          const isOld = old?.owner === owner && old.kind === kind
          const whole = HALF * large * scaleOf(depth[cell]!) * (0.92 + heart.rank * RANK_SIZE)
          const part = SIZES.find((one) => hasRoom(x, y, whole * one, kind === 'road' ? [] : found, hearts))
          if (!part) continue
          const size = whole * part
          found.push([cell, { x: x + 0.5, y: y + 0.5, kind, owner, at: isOld ? old.at : now + MAX_MS, size }])
        }
      }
      // Nearer buildings are drawn in front; paths are drawn under all.
      const nearness = ({ y, kind }: Thing) => (kind === 'road' ? y - SIZE : y)
      things = new Map(found.toSorted(([, one], [, other]) => nearness(one) - nearness(other)))
    },
    /** In cells. */
    draw(g: CanvasRenderingContext2D, state: State, head: Place, sight: Sight, { now, isCalm }: Moment) {
      const isSeen = ({ x, y }: Place) =>
        x > sight.left - HALF && x < sight.right + HALF && y > sight.top - HALF && y < sight.bottom + HALF
      isPainted = false
      for (const thing of things.values()) {
        const { x, y, kind, owner, size } = thing
        if (!isSeen(thing)) continue
        const canvas = pictureOf(dress.inkOf(state, owner - 1), kind)
        // Old buildings do not play the growth animation again.
        if (!canvas && now >= thing.at && now - thing.at < POP_MS) thing.at = now
        if (!canvas || now < thing.at) continue
        const cell = Math.floor(y) * SIZE + Math.floor(x)
        if (!thing.goneAt && AROUND.some((step) => state.cells[cell + step] !== owner)) thing.goneAt = now
        const left = thing.goneAt ? 1 - (now - thing.goneAt) / FALL_MS : 1
        if (left <= 0 || (isCalm && left < 1)) continue
        const t = isCalm ? 1 : Math.min(1, (now - thing.at) / POP_MS)
        const tall = size * left * (t < 1 ? 1 - Math.cos(t * 9) * (1 - t) ** 2 : 1)
        g.globalAlpha = paleOver(head, x, y, size)
        g.drawImage(canvas, x - size, y + size - tall * 2, size * 2, tall * 2)
        g.globalAlpha = 1
      }
    },
  }
}
