/** The hall around the catwalk: gate, carpet, crowd, and photographers at its end. */
import { drawGuest, listGuests } from './crowd.ts'
import type { CrowdRoom } from './crowd.ts'
import { gateEdge, HALLS } from './halls.ts'
import type { Hall } from './halls.ts'
import { drawPlace } from './places.ts'
import { alpha, at, blob, chance, ellipse, lerp, poly, stroke } from '../pen.ts'
import type { G } from '../pen.ts'
import type { PlaceName } from '../../data/themes.ts'

/** Everything that never moves. */
export function drawSet(g: G, place: PlaceName, w: number, h: number): void {
  const hall = HALLS[place]
  const wall = g.createLinearGradient(0, 0, 0, h)
  hall.wall.forEach((colour, i) => wall.addColorStop([0, 0.45, 1][i]!, colour))
  g.fillStyle = wall
  g.fillRect(0, 0, w, h)
  const gate = gateOf(w, h)
  const far = gate.y + gate.h
  for (const side of [-1, 1]) {
    g.save()
    g.beginPath()
    g.rect(side < 0 ? 0 : w / 2, 0, w / 2, far + 12)
    g.clip()
    g.translate(side < 0 ? 0 : w, 0)
    g.scale(-side, 1)
    hall.decor(g, gate.x, far + 12, chance(side + 9))
    g.restore()
  }
  // The ceiling stays dark behind the show's name.
  const dusk = g.createLinearGradient(0, 0, 0, gate.y + 40)
  dusk.addColorStop(0, alpha(hall.wall[0], 0.92))
  dusk.addColorStop(1, alpha(hall.wall[0], 0))
  g.fillStyle = dusk
  g.fillRect(0, 0, w, gate.y + 40)
  const edge = gateEdge(hall.gate, gate)
  const opening = poly(edge)
  g.save()
  g.clip(opening)
  const left = Math.min(...edge.map(({ x }) => x))
  g.translate(left, gate.y)
  drawPlace(g, place, w - left * 2, gate.h)
  g.restore()
  stroke(g, opening, hall.trim[0], 7)
  stroke(g, opening, hall.trim[1], 2)
  for (const [i, { x, y }] of edge.entries())
    if (i > 0 && i < edge.length - 1) {
      g.fillStyle = alpha(hall.trim[1], 0.28)
      g.fill(ellipse(x, y, 7))
      g.fillStyle = hall.trim[1]
      g.fill(ellipse(x, y, 3.2))
    }
  drawCarpet(g, hall, w, h, far)
  for (const guest of listGuests(crowdRoom(w, h), true)) drawGuest(g, guest, hall.crowd)
}
function drawCarpet(g: G, hall: Hall, w: number, h: number, far: number): void {
  const gate = gateOf(w, h)
  const [narrow, wide] = [gate.w * 0.34, half(w, h)]
  const tone = g.createLinearGradient(0, far, 0, h)
  tone.addColorStop(0, hall.carpet[0])
  tone.addColorStop(1, hall.carpet[1])
  g.fillStyle = tone
  g.fill(poly([at(w / 2 - narrow, far), at(w / 2 + narrow, far), at(w / 2 + wide, h), at(w / 2 - wide, h)]))
  // Bands that come towards us faster and faster.
  for (let i = 0; i < 7; i++) {
    const [t, u] = [(i / 7) ** 1.7, ((i + 0.45) / 7) ** 1.7]
    const [a, b] = [lerp(narrow, wide, t), lerp(narrow, wide, u)]
    g.fillStyle = alpha(hall.trim[0], 0.14)
    const [top, low] = [lerp(far, h, t), lerp(far, h, u)]
    g.fill(poly([at(w / 2 - a, top), at(w / 2 + a, top), at(w / 2 + b, low), at(w / 2 - b, low)]))
  }
  for (const s of [-1, 1]) {
    const edge = new Path2D()
    edge.moveTo(w / 2 + s * narrow, far)
    edge.lineTo(w / 2 + s * wide, h)
    stroke(g, edge, hall.trim[0], 5)
    stroke(g, edge, hall.trim[1], 2)
    for (let i = 0; i < 9; i++) {
      const t = (i / 8) ** 1.6
      g.fillStyle = hall.trim[1]
      g.fill(ellipse(lerp(w / 2 + s * narrow, w / 2 + s * wide, t), lerp(far, h, t), 2 + t * 4))
    }
  }
}
export const crowdRoom = (w: number, h: number): CrowdRoom => {
  const gate = gateOf(w, h)
  return { w, h, far: gate.y + gate.h, half: half(w, h) }
}
export const gateOf = (w: number, h: number) => {
  const gw = Math.min(w * 0.56, h * 0.4)
  return { x: w / 2 - gw / 2, y: h * 0.07, w: gw, h: h * 0.37 }
}
const half = (w: number, h: number) => Math.min(w * 0.44, h * 0.42)

/** Photographers stand where the walk ends: shares of the carpet's half width and of the height. */
const CAMERAS = [
  [-0.97, 0.86],
  [0.97, 0.88],
  [-0.9, 0.7],
  [0.9, 0.72],
  [-0.99, 0.97],
  [0.99, 0.98],
] as const
export type Camera = { x: number; y: number; r: number; side: number }
export const listCameras = (w: number, h: number): Camera[] =>
  CAMERAS.map(([x, y]) => ({
    x: w / 2 + x * half(w, h),
    y: h * y,
    r: Math.min(w, h) * lerp(0.018, 0.03, (y - 0.7) / 0.28),
    side: Math.sign(x),
  }))
export function drawPhotographers(g: G, w: number, h: number): void {
  for (const { x, y, r, side } of listCameras(w, h).sort((a, b) => a.y - b.y)) {
    const back = x + side * r * 1.7
    g.fillStyle = '#2a1030'
    g.fill(
      blob([
        at(back - r * 2.2, y + r * 6),
        at(back - r * 1.9, y + r * 2.4),
        at(back, y + r * 1.5),
        at(back + r * 1.9, y + r * 2.4),
        at(back + r * 2.2, y + r * 6),
      ]),
    )
    g.fill(ellipse(back, y + r * 0.2, r * 1.15, r * 1.35))
    stroke(
      g,
      blob([at(back - side * r, y + r * 2.6), at(x, y + r * 1.6), at(x + side * r * 0.4, y + r * 0.6)]),
      '#2a1030',
      r * 0.8,
    )
    g.fillStyle = '#150818'
    g.beginPath()
    g.roundRect(x - r, y - r * 0.7, r * 2, r * 1.5, r * 0.3)
    g.fill()
    g.fillStyle = '#8d7fa6'
    g.fill(ellipse(x, y, r * 0.52))
    g.fillStyle = '#fff4d6'
    g.fillRect(x - r * 0.75, y - r * 1.1, r * 0.7, r * 0.4)
  }
}
