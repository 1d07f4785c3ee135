/** Facial features of an animal: eyes with colour and lids, brows, lashes, freckles, teeth. */
import type { Pen } from './pen.ts'

const INK = '#2a1b2e'

export type Eyes = {
  dx: number
  y: number
  /** Half of the pupil with its colour around it. */
  r: number
  iris: string
  /** Around the iris, where there is any. */
  white?: string
  /** How far the lid hangs, 0 to 1, and its colour. */
  lid?: number
  coat?: string
  /** Turned outwards, like a fox's; in radians. */
  slant?: number
  /** Of its height: narrow eyes are below 1. */
  tall?: number
}

/** Eyes with a coloured iris; they look, blink and close like all eyes. */
export function eyesOf(p: Pen, { dx, y, r, iris, white, lid = 0, coat = '', slant = 0, tall = 1.14 }: Eyes) {
  const { g, pose } = p
  p.both((side) => {
    const open = 1 - pose.blink
    if (open < 0.25) return p.path('', INK, () => g.arc(side * dx, y - 1, r * 0.9, 0.35, Math.PI - 0.35), 2.8)
    g.save()
    g.translate(side * dx, y)
    g.rotate(side * slant)
    const [wide, high] = white ? [r * 1.4, r * 1.5 * open] : [r * 1.08, r * tall * 1.08 * open]
    p.oval({ x: 0, y: 0, rx: wide, ry: high }, white ?? INK, white ? INK : '')
    g.beginPath()
    g.ellipse(0, 0, wide, high, 0, 0, 7)
    g.clip()
    const [x, at] = [pose.lookX * r * (white ? 0.4 : 0.22), pose.lookY * r * (white ? 0.4 : 0.22)]
    p.oval({ x, y: at, rx: r * 0.94, ry: r * tall * 0.94 * open }, iris)
    p.oval({ x: x + pose.lookX * r * 0.12, y: at, rx: r * 0.6, ry: r * 0.7 * tall * open }, INK)
    p.oval({ x: x - r * 0.3, y: at - r * 0.42 * open, rx: r * 0.36, ry: r * 0.36 * open }, '#fff')
    p.oval({ x: x + r * 0.36, y: at + r * 0.46 * open, rx: r * 0.18, ry: r * 0.18 * open }, '#ffffffc0')
    if (lid > 0) {
      const edge = -high + high * 2 * lid
      p.path(coat, INK, () => g.rect(-wide * 1.4, -high * 2, wide * 2.8, high * 2 + edge), 2.4)
    }
    g.restore()
  })
}
type BrowTilt = { tilt: number; lift?: number }

/** Two strokes over the eyes: `tilt` below 0 worries, over 0 means mischief; `lift` raises the right one. */
export function brows(
  p: Pen,
  at: readonly [dx: number, y: number],
  [wide, thick]: readonly [number, number],
  colour: string,
  { tilt, lift = 0 }: BrowTilt,
) {
  p.both((side) => {
    const [x, y] = [side * at[0], at[1] - (side > 0 ? lift : 0)]
    p.path(
      '',
      colour,
      () => {
        p.g.moveTo(x - side * wide, y + tilt)
        p.g.quadraticCurveTo(x, y - wide * 0.5, x + side * wide, y - tilt)
      },
      thick,
    )
  })
}

/** Three lashes at the outer corner of each eye. */
export function lashes(p: Pen, dx: number, y: number, r: number) {
  p.both((side) =>
    p.path(
      '',
      INK,
      () => {
        for (const turn of [-0.95, -0.5, -0.05]) {
          const [c, s] = [Math.cos(turn) * side, Math.sin(turn)]
          p.g.moveTo(side * dx + c * r, y + s * r)
          p.g.lineTo(side * dx + c * (r + 5), y + s * (r + 5) - 1)
        }
      },
      2.2,
    ),
  )
}

export function freckles(p: Pen, dx: number, y: number, colour: string) {
  p.both((side) => {
    for (const [x, dy] of [
      [-4.5, 0],
      [0, 3],
      [4.5, -0.5],
    ] as const)
      p.oval({ x: side * (dx + x), y: y + dy, rx: 1.5, ry: 1.4 }, colour)
  })
}

/** Two front teeth under the lip. */
export function teeth(p: Pen, y: number, wide: number, high: number) {
  p.path('#fff', '#b9977a', () => p.g.roundRect(-wide, y, wide * 2, high, [0, 0, 2.4, 2.4]), 1.4)
  p.path(
    '',
    '#b9977a',
    () => {
      p.g.moveTo(0, y)
      p.g.lineTo(0, y + high)
    },
    1.2,
  )
}

/** One small tooth at the side of the mouth. */
export function fang(p: Pen, x: number, y: number) {
  p.path(
    '#fff',
    '#8a5a4c',
    () => {
      p.g.moveTo(x - 2.6, y)
      p.g.lineTo(x + 2.6, y)
      p.g.lineTo(x + 0.4, y + 5)
      p.g.closePath()
    },
    1.2,
  )
}

/** Hair between the ears. */
export function tuft(p: Pen, y: number, colour: string, line: string) {
  const sway = p.pose.ear * 2
  p.path(
    colour,
    line,
    () => {
      p.g.moveTo(-9, y + 3)
      p.g.quadraticCurveTo(-9, y - 9, -12 + sway, y - 12)
      p.g.quadraticCurveTo(-3, y - 11, -2, y - 6)
      p.g.quadraticCurveTo(0, y - 14, 5 + sway, y - 17)
      p.g.quadraticCurveTo(4, y - 9, 5, y - 7)
      p.g.quadraticCurveTo(9, y - 10, 13 + sway, y - 9)
      p.g.quadraticCurveTo(8, y - 4, 9, y + 3)
    },
    2.6,
  )
}
