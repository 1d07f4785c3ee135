/** The hall around the catwalk: gate, carpet, crowd, and photographers at its end. */
import { drawPlace } from './places.ts'
import { alpha, at, blob, chance, ellipse, lerp, mix, poly, stroke } from './pen.ts'
import type { G } from './pen.ts'
import type { PlaceName } from './themes.ts'

export function drawSet(g: G, place: PlaceName, w: number, h: number): void {
  const hall = g.createLinearGradient(0, 0, 0, h)
  hall.addColorStop(0, '#2b1030')
  hall.addColorStop(0.6, '#4a1c44')
  hall.addColorStop(1, '#200c26')
  g.fillStyle = hall
  g.fillRect(0, 0, w, h)
  const gate = gateOf(w, h)
  g.save()
  g.beginPath()
  g.roundRect(gate.x, gate.y, gate.w, gate.h + 4, [gate.w / 2, gate.w / 2, 0, 0])
  g.clip()
  g.translate(gate.x, gate.y)
  drawPlace(g, place, gate.w, gate.h)
  g.restore()
  const arch = new Path2D()
  arch.roundRect(gate.x, gate.y, gate.w, gate.h + 4, [gate.w / 2, gate.w / 2, 0, 0])
  stroke(g, arch, '#f2c46a', 6)
  stroke(g, arch, '#fff0c8', 2)
  for (let i = 0; i <= 16; i++) {
    const turn = Math.PI * (1 + i / 16)
    g.fillStyle = '#fff2cc'
    g.fill(
      ellipse(
        w / 2 + (Math.cos(turn) * gate.w) / 2,
        gate.y + gate.w / 2 + (Math.sin(turn) * gate.w) / 2,
        3.4,
      ),
    )
  }
  const far = gate.y + gate.h
  const carpet = poly([
    at(w / 2 - gate.w * 0.34, far),
    at(w / 2 + gate.w * 0.34, far),
    at(w / 2 + half(w, h), h),
    at(w / 2 - half(w, h), h),
  ])
  const tone = g.createLinearGradient(0, far, 0, h)
  tone.addColorStop(0, '#e9c6b2')
  tone.addColorStop(1, '#fff3e4')
  g.fillStyle = tone
  g.fill(carpet)
  for (const s of [-1, 1]) {
    const edge = new Path2D()
    edge.moveTo(w / 2 + s * gate.w * 0.34, far)
    edge.lineTo(w / 2 + s * half(w, h), h)
    stroke(g, edge, '#f2a65a', 5)
    stroke(g, edge, '#fff0c8', 2)
    for (let i = 0; i < 9; i++) {
      const t = (i / 8) ** 1.6
      g.fillStyle = '#fff4d6'
      g.fill(ellipse(lerp(w / 2 + s * gate.w * 0.34, w / 2 + s * half(w, h), t), lerp(far, h, t), 2 + t * 4))
    }
  }
  drawCrowd(g, w, h, far)
  drawPhotographers(g, w, h)
}
/** Rows of guests seen from behind and from the side, each with hair or a hat and the carpet's light on the cheek that is turned to it. */
function drawCrowd(g: G, w: number, h: number, far: number): void {
  const next = chance(17)
  for (let row = 0; row < 5; row++) {
    const t = row / 4
    const y = lerp(far + h * 0.04, h * 0.98, t)
    const size = lerp(h * 0.02, h * 0.054, t)
    const edge = lerp(w * 0.12, half(w, h), t) + size * 1.05
    for (const s of [-1, 1])
      for (let x = edge; x < w / 2 + size; x += size * 2.05)
        drawGuest(g, { x: w / 2 + s * x, y: y + (next() - 0.5) * size * 0.5, size, side: s, near: t }, next)
  }
}
type Guest = { x: number; y: number; size: number; side: number; near: number }
const CLOTHES = ['#54245a', '#6b2a58', '#3f2a63', '#7a3350', '#2f3a66', '#4b2049'] as const
const HAIRS = ['#2a1230', '#4a2433', '#6d3b2c', '#8a5a34', '#39203f', '#57324f'] as const
const FACES = ['#b9785c', '#8f5a4a', '#d49a7c', '#6d4238'] as const
function drawGuest(g: G, { x, y, size, side, near }: Guest, next: () => number): void {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  // Far rows sink into the hall's dark.
  const dim = (colour: string) => mix('#331538', colour, 0.35 + near * 0.45)
  const cloth = dim(pick(CLOTHES))
  const hair = dim(pick(HAIRS))
  const skin = dim(pick(FACES))
  const kind = Math.floor(next() * 5)
  const u = size
  g.fillStyle = cloth
  g.fill(
    blob([
      at(x - u * 1.02, y + u * 2.1),
      at(x - u * 0.92, y + u * 0.95),
      at(x - u * 0.3, y + u * 0.6),
      at(x + u * 0.3, y + u * 0.6),
      at(x + u * 0.92, y + u * 0.95),
      at(x + u * 1.02, y + u * 2.1),
    ]),
  )
  g.fillStyle = skin
  g.fillRect(x - u * 0.2, y + u * 0.3, u * 0.4, u * 0.42)
  // The face is turned to the carpet: its cheek shows beyond the hair.
  const cheek = x - side * u * 0.16
  g.fill(ellipse(cheek, y, u * 0.5, u * 0.6))
  g.fillStyle = hair
  if (kind === 1) g.fill(ellipse(x + side * u * 0.1, y + u * 0.42, u * 0.56, u * 0.72))
  g.fill(ellipse(x + side * u * 0.06, y - u * 0.1, u * 0.56, u * 0.6))
  if (kind === 0) g.fill(ellipse(x + side * u * 0.16, y - u * 0.74, u * 0.28))
  if (kind === 3)
    for (let i = 0; i < 7; i++) {
      const a = Math.PI * (0.9 + (i / 6) * 1.2)
      g.fill(
        ellipse(x + side * u * 0.06 + Math.cos(a) * u * 0.5, y - u * 0.1 + Math.sin(a) * u * 0.52, u * 0.26),
      )
    }
  if (kind === 4) {
    g.fillStyle = cloth
    g.fill(ellipse(x, y - u * 0.3, u * 0.86, u * 0.2))
    g.fill(ellipse(x, y - u * 0.52, u * 0.46, u * 0.34))
  }
  // One clean arc of light, along the side the carpet is on.
  const rim = new Path2D()
  const from = side > 0 ? Math.PI * 0.82 : Math.PI * 1.88
  rim.ellipse(cheek, y, u * 0.47, u * 0.57, 0, from, from + Math.PI * 0.3)
  stroke(g, rim, alpha('#ffd9a8', 0.3 + near * 0.35), Math.max(1, u * 0.07))
  const shoulder = new Path2D()
  shoulder.moveTo(x - side * u * 0.36, y + u * 0.64)
  shoulder.quadraticCurveTo(x - side * u * 0.86, y + u * 0.78, x - side * u * 0.97, y + u * 1.5)
  stroke(g, shoulder, alpha('#ffcf9a', 0.16 + near * 0.2), Math.max(1, u * 0.06))
  // Some hold a little light up.
  if (next() > 0.86) {
    const hand = at(x - side * u * 0.75, y + u * 0.1)
    g.fillStyle = skin
    g.fill(ellipse(hand.x, hand.y + u * 0.2, u * 0.17, u * 0.24))
    g.fillStyle = '#fff3cf'
    g.fillRect(hand.x - u * 0.13, hand.y - u * 0.3, u * 0.26, u * 0.42)
  }
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
function drawPhotographers(g: G, w: number, h: number): void {
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
