/** The guests beside the carpet, each with hair, a hat or a scarf; they sway, and lift hands and lights when they like the outfit. */
import { alpha, at, blob, chance, ellipse, lerp, mix, stroke } from '../pen.ts'
import type { G } from '../pen.ts'

export type Guest = { x: number; y: number; size: number; side: number; near: number; seed: number }
/** `half`: of the carpet where it is nearest; `far`: where the crowd begins. */
export type CrowdRoom = { w: number; h: number; far: number; half: number }

const ROWS = 5
/** Rows from the back that stand still: too small to be seen moving. */
const STILL_ROWS = 2
/** From the back to the front; `isStill`: only those who never move, or only the others. */
export function listGuests({ w, h, far, half }: CrowdRoom, isStill: boolean): Guest[] {
  const next = chance(17)
  const guests: Guest[] = []
  for (let row = 0; row < ROWS; row++) {
    const t = row / (ROWS - 1)
    const y = lerp(far + h * 0.04, h * 0.98, t)
    const size = lerp(h * 0.02, h * 0.054, t)
    const edge = lerp(w * 0.12, half, t) + size * 1.05
    for (const side of [-1, 1])
      for (let x = edge; x < w / 2 + size; x += size * 2.05) {
        const [up, tall, seed] = [(next() - 0.5) * size * 0.6, 0.9 + next() * 0.22, Math.floor(next() * 1e6)]
        if (row < STILL_ROWS === isStill)
          guests.push({ x: w / 2 + side * x, y: y + up, size: size * tall, side, near: t, seed })
      }
  }
  return guests
}

const CLOTHES = [
  '#6e2f78',
  '#8a3a68',
  '#4a3a7c',
  '#96424e',
  '#34508a',
  '#2f6b6b',
  '#8a6a34',
  '#a84a6e',
] as const
const HAIRS = [
  '#2a1230',
  '#4a2433',
  '#6d3b2c',
  '#8a5a34',
  '#39203f',
  '#57324f',
  '#b0803f',
  '#8d8296',
  '#a8442e',
] as const
const FACES = ['#b9785c', '#8f5a4a', '#d49a7c', '#6d4238', '#e2ae8e'] as const
const ACCENTS = ['#f2a65a', '#e0607c', '#54b0a8', '#e8c45a', '#a884e0', '#f0e2cf'] as const

type Ink = { cloth: string; hair: string; skin: string; accent: string }
type Head = (g: G, u: number, side: number, ink: Ink) => void
const fillAll = (g: G, colour: string, ...paths: Path2D[]) => {
  g.fillStyle = colour
  for (const path of paths) g.fill(path)
}
const cap = (g: G, u: number, side: number, colour: string) =>
  fillAll(g, colour, ellipse(side * u * 0.06, -u * 0.1, u * 0.56, u * 0.6))
/** Around 0 0, the middle of the head; `side`: away from the carpet. */
const HEADS: readonly Head[] = [
  // A bun.
  (g, u, s, { hair }) => {
    cap(g, u, s, hair)
    fillAll(g, hair, ellipse(s * u * 0.16, -u * 0.76, u * 0.28))
  },
  // Long hair.
  (g, u, s, { hair }) => {
    fillAll(g, hair, ellipse(s * u * 0.12, u * 0.42, u * 0.58, u * 0.78))
    cap(g, u, s, hair)
  },
  // An afro.
  (g, u, s, { hair }) => {
    for (let i = 0; i < 9; i++) {
      const a = Math.PI * (0.82 + (i / 8) * 1.36)
      fillAll(
        g,
        hair,
        ellipse(s * u * 0.06 + Math.cos(a) * u * 0.56, -u * 0.12 + Math.sin(a) * u * 0.58, u * 0.3),
      )
    }
    cap(g, u, s, hair)
  },
  // A sun hat with a band.
  (g, u, s, { hair, accent, cloth }) => {
    fillAll(g, hair, ellipse(s * u * 0.12, u * 0.2, u * 0.5, u * 0.5))
    fillAll(g, accent, ellipse(0, -u * 0.3, u * 1.02, u * 0.24), ellipse(0, -u * 0.5, u * 0.5, u * 0.42))
    fillAll(g, cloth, ellipse(0, -u * 0.38, u * 0.5, u * 0.1))
  },
  // A top hat.
  (g, u, s, { hair, accent, cloth }) => {
    cap(g, u, s, hair)
    fillAll(g, cloth, ellipse(0, -u * 0.44, u * 0.72, u * 0.14))
    g.fillRect(-u * 0.42, -u * 1.28, u * 0.84, u * 0.86)
    fillAll(g, cloth, ellipse(0, -u * 1.28, u * 0.42, u * 0.1))
    g.fillStyle = accent
    g.fillRect(-u * 0.42, -u * 0.66, u * 0.84, u * 0.16)
  },
  // A beret.
  (g, u, s, { hair, accent }) => {
    fillAll(g, hair, ellipse(s * u * 0.14, u * 0.16, u * 0.52, u * 0.56))
    fillAll(
      g,
      accent,
      ellipse(s * u * 0.2, -u * 0.46, u * 0.74, u * 0.32, s * 0.26),
      ellipse(s * u * 0.3, -u * 0.8, u * 0.07, u * 0.12),
    )
  },
  // A cloth over hair and shoulders.
  (g, u, s, { accent }) => {
    fillAll(
      g,
      accent,
      ellipse(s * u * 0.12, u * 0.1, u * 0.66, u * 0.82),
      ellipse(s * u * 0.05, u * 0.78, u * 0.6, u * 0.3),
    )
  },
  // A turban.
  (g, u, s, { accent, cloth }) => {
    fillAll(
      g,
      accent,
      ellipse(s * u * 0.04, -u * 0.38, u * 0.68, u * 0.46),
      ellipse(s * u * 0.1, -u * 0.68, u * 0.42, u * 0.28),
    )
    stroke(g, ellipse(0, -u * 0.3, u * 0.5, u * 0.16, s * 0.3), alpha(cloth, 0.7), u * 0.08)
  },
  // Two puffs.
  (g, u, s, { hair, accent }) => {
    cap(g, u, s, hair)
    for (const k of [-1, 1]) {
      fillAll(g, hair, ellipse(k * u * 0.56, -u * 0.58, u * 0.34))
      fillAll(g, accent, ellipse(k * u * 0.4, -u * 0.44, u * 0.1))
    }
  },
  // A cap worn backwards, with headphones.
  (g, u, s, { hair, accent, cloth }) => {
    cap(g, u, s, hair)
    fillAll(g, accent, ellipse(s * u * 0.08, -u * 0.36, u * 0.58, u * 0.36))
    g.fillRect(s > 0 ? u * 0.1 : -u * 0.86, -u * 0.32, u * 0.76, u * 0.15)
    fillAll(g, cloth, ellipse(-s * u * 0.04, u * 0.02, u * 0.18, u * 0.26))
  },
  // A ponytail with a bow.
  (g, u, s, { hair, accent }) => {
    fillAll(g, hair, ellipse(s * u * 0.66, u * 0.1, u * 0.26, u * 0.72, -s * 0.3))
    cap(g, u, s, hair)
    fillAll(
      g,
      accent,
      ellipse(s * u * 0.44, -u * 0.42, u * 0.2, u * 0.12, 0.6),
      ellipse(s * u * 0.62, -u * 0.5, u * 0.2, u * 0.12, -0.6),
    )
  },
  // Short hair and feathers.
  (g, u, s, { hair, accent }) => {
    cap(g, u, s, hair)
    for (const k of [0, 0.35, 0.7])
      fillAll(
        g,
        accent,
        ellipse(s * u * (0.1 + k * 0.5), -u * (0.98 - k * 0.3), u * 0.12, u * 0.46, s * (0.1 + k)),
      )
  },
]

/** `tint`: what the hall's dark mixes everything with. */
export function drawGuest(g: G, { x, y, size: u, side, near, seed }: Guest, tint: string): void {
  const next = chance(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  // Far rows sink into the hall's dark.
  const dim = (colour: string) => mix(tint, colour, 0.35 + near * 0.45)
  const ink = {
    cloth: dim(pick(CLOTHES)),
    hair: dim(pick(HAIRS)),
    skin: dim(pick(FACES)),
    accent: dim(pick(ACCENTS)),
  }
  const head = pick(HEADS)
  g.save()
  g.translate(x, y)
  fillAll(
    g,
    ink.cloth,
    blob([
      at(-u * 1.02, u * 2.4),
      at(-u * 0.92, u * 0.95),
      at(-u * 0.3, u * 0.6),
      at(u * 0.3, u * 0.6),
      at(u * 0.92, u * 0.95),
      at(u * 1.02, u * 2.4),
    ]),
  )
  if (next() > 0.6) stroke(g, ellipse(0, u * 0.66, u * 0.42, u * 0.14), ink.accent, u * 0.16)
  g.fillStyle = ink.skin
  g.fillRect(-u * 0.2, u * 0.3, u * 0.4, u * 0.42)
  // The face is turned to the carpet: its cheek shows beyond the hair.
  const cheek = -side * u * 0.16
  g.fill(ellipse(cheek, 0, u * 0.5, u * 0.6))
  // A nose and a smile in profile, where there is light enough.
  g.fill(ellipse(cheek - side * u * 0.5, u * 0.08, u * 0.1, u * 0.09))
  head(g, u, side, ink)
  if (next() > 0.72)
    stroke(
      g,
      ellipse(cheek - side * u * 0.3, -u * 0.02, u * 0.15),
      alpha('#fff2d8', 0.7),
      Math.max(1, u * 0.06),
    )
  // One clean arc of light, along the side the carpet is on.
  const rim = new Path2D()
  const from = side > 0 ? Math.PI * 0.82 : Math.PI * 1.88
  rim.ellipse(cheek, 0, u * 0.47, u * 0.57, 0, from, from + Math.PI * 0.3)
  stroke(g, rim, alpha('#ffd9a8', 0.3 + near * 0.35), Math.max(1, u * 0.07))
  const shoulder = new Path2D()
  shoulder.moveTo(-side * u * 0.36, u * 0.64)
  shoulder.quadraticCurveTo(-side * u * 0.86, u * 0.78, -side * u * 0.97, u * 1.5)
  stroke(g, shoulder, alpha('#ffcf9a', 0.16 + near * 0.2), Math.max(1, u * 0.06))
  g.restore()
}

/** A raised arm: an open hand, or one that holds a little light up. */
export function drawRaised(g: G, { size: u, near, seed }: Guest, tint: string): void {
  const next = chance(seed + 3)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  const dim = (colour: string) => mix(tint, colour, 0.4 + near * 0.45)
  const [sleeve, skin] = [dim(pick(CLOTHES)), dim(pick(FACES))]
  const arm = new Path2D()
  arm.moveTo(0, u * 1.1)
  arm.lineTo(0, -u * 0.3)
  stroke(g, arm, sleeve, u * 0.42)
  fillAll(g, skin, ellipse(0, -u * 0.62, u * 0.22, u * 0.26))
  if (seed % 2) {
    g.fillStyle = '#2a1838'
    g.fillRect(-u * 0.24, -u * 1.3, u * 0.48, u * 0.72)
    g.fillStyle = '#fff3cf'
    g.fillRect(-u * 0.18, -u * 1.24, u * 0.36, u * 0.58)
  } else
    for (const k of [-0.3, -0.1, 0.1, 0.3]) {
      const finger = new Path2D()
      finger.moveTo(k * u * 0.5, -u * 0.72)
      finger.lineTo(k * u * 0.95, -u * 1.06)
      stroke(g, finger, skin, u * 0.13)
    }
}
