/** Scenery of a season: lit trees, terraces under the rows, a path or a brook, a fence, and foreground plants. */
import type { Rng } from '@playhouse/game-kit'
import type { Layout } from '../view/layout-types.ts'
import type { G } from './pen.ts'
import { paintBlossom, paintTuft } from './plants.ts'
import type { Theme } from './themes.ts'
import type { Band, Circle, Lawn } from './sizes.ts'

export type Scenery = {
  /** What winds through the meadow: sand, or water with its light. */
  way: { colour: string; edge: string; shine?: string }
  fence?: { wood: string; light: string }
  /** Needle trees for one in so many. */
  firs: number
  /** Crowns from dark to light. */
  crowns: readonly (readonly [dark: string, light: string])[]
}

/** In the order of the themes. */
const SCENERY: readonly Scenery[] = [
  {
    way: { colour: '#e6d59a', edge: '#c9b06a' },
    fence: { wood: '#e9d7b4', light: '#fffaf0' },
    firs: 4,
    crowns: [
      ['#5fae68', '#9fdd8a'],
      ['#f0a3bf', '#ffd6e4'],
      ['#4f9f6a', '#86cf84'],
    ],
  },
  {
    way: { colour: '#6cc6ec', edge: '#4a9a5a', shine: '#e4f8ff' },
    firs: 5,
    crowns: [
      ['#3f9a58', '#86d068'],
      ['#4fa552', '#b2dc62'],
    ],
  },
  {
    way: { colour: '#d98fa0', edge: '#5a7a5a', shine: '#ffe2b8' },
    fence: { wood: '#5c4668', light: '#a67a92' },
    firs: 3,
    crowns: [
      ['#5a4a86', '#9a6aa0'],
      ['#4f4a80', '#8a6a9a'],
    ],
  },
  {
    way: { colour: '#4d7fb8', edge: '#1f5460', shine: '#dfeaff' },
    firs: 2,
    crowns: [
      ['#173f5c', '#2f6a80'],
      ['#1a4a5e', '#38788a'],
    ],
  },
  {
    way: { colour: '#e2b878', edge: '#a0602c' },
    fence: { wood: '#8a5a38', light: '#c98d5a' },
    firs: 7,
    crowns: [
      ['#c9442c', '#f27a48'],
      ['#d97a24', '#ffb84a'],
      ['#a8322f', '#e0604a'],
      ['#d0a02c', '#ffdf6a'],
    ],
  },
  {
    way: { colour: '#9cc4ea', edge: '#6f96c8', shine: '#ffffff' },
    fence: { wood: '#7f6a72', light: '#ffffff' },
    firs: 1,
    crowns: [['#5f86b4', '#f4faff']],
  },
]
export const sceneryOf = (theme: number) => SCENERY[theme]!

/** A wood of groups and gaps along the horizon, lit from the sun's side. */
export function paintWood(g: G, { w, y, size }: Band, { crowns, firs }: Scenery, rng: Rng): void {
  const step = size * 0.052
  for (let x = -step; x < w + step; x += step * rng.range(0.5, 0.95)) {
    // Groups, and a clearing between them.
    if (Math.sin((x / size) * 5.2 + 1) + rng.range(-0.5, 0.5) < -0.35) continue
    const r = size * rng.range(0.02, 0.042)
    const [dark, light] = rng.pick(crowns)
    if (rng.int(firs) === 0) paintFir(g, { x, y, r }, dark, light)
    else paintTree(g, { x, y, r }, dark, light)
  }
}

function paintTree(g: G, { x, y, r }: Circle, dark: string, light: string): void {
  g.fillStyle = '#5a3a2a'
  g.fillRect(x - r * 0.13, y - r * 0.8, r * 0.26, r * 1.1)
  for (const [colour, puffs] of [
    [
      dark,
      [
        [0, -1.7, 0.95],
        [-0.7, -1.15, 0.72],
        [0.7, -1.1, 0.75],
      ],
    ],
    [
      light,
      [
        [0.22, -1.95, 0.5],
        [0.8, -1.35, 0.36],
        [-0.4, -1.45, 0.32],
      ],
    ],
  ] as const) {
    g.fillStyle = colour
    g.beginPath()
    for (const [dx, dy, k] of puffs) {
      g.moveTo(x + (dx + k) * r, y + dy * r)
      g.arc(x + dx * r, y + dy * r, k * r, 0, 7)
    }
    g.fill()
  }
}

function paintFir(g: G, { x, y, r }: Circle, dark: string, light: string): void {
  for (const [top, wide, foot] of [
    [-1.6, 1, 0.3],
    [-2.5, 0.78, -0.7],
    [-3.3, 0.54, -1.7],
  ] as const) {
    g.fillStyle = dark
    g.beginPath()
    g.moveTo(x - wide * r, y + foot * r)
    g.lineTo(x, y + top * r)
    g.lineTo(x + wide * r, y + foot * r)
    g.fill()
    g.fillStyle = light
    g.beginPath()
    g.moveTo(x, y + top * r)
    g.lineTo(x + wide * r * 0.92, y + foot * r)
    g.lineTo(x + wide * r * 0.3, y + (foot - 0.2) * r)
    g.fill()
  }
}

/** Posts and two rails before the wood, with a gate's gap in the middle. */
export function paintFence(g: G, w: number, y: (x: number) => number, size: number, scenery: Scenery): void {
  if (!scenery.fence) return
  const { wood, light } = scenery.fence
  const step = size * 0.075
  const tall = size * 0.042
  const isGap = (x: number) => x > w * 0.4 && x < w * 0.58
  for (let x = step * 0.3; x < w; x += step) {
    if (!isGap(x) && !isGap(x + step)) {
      g.strokeStyle = wood
      g.lineWidth = tall * 0.14
      for (const k of [0.35, 0.72]) {
        g.beginPath()
        g.moveTo(x, y(x) - tall * k)
        g.lineTo(x + step, y(x + step) - tall * k)
        g.stroke()
      }
    }
    if (isGap(x)) continue
    g.fillStyle = wood
    g.beginPath()
    g.roundRect(x - tall * 0.12, y(x) - tall, tall * 0.24, tall * 1.1, tall * 0.08)
    g.fill()
    g.fillStyle = light
    g.fillRect(x - tall * 0.02, y(x) - tall * 0.98, tall * 0.1, tall * 0.22)
  }
}

/** The ground rises a little behind each row: light on its edge, shade at its foot. */
export function paintTerraces(
  g: G,
  { w, spots, columns }: Pick<Layout, 'w' | 'spots' | 'columns'>,
  theme: Theme,
): void {
  for (let i = 0; i < spots.length; i += columns) {
    const { y, scale } = spots[i]!
    const row = i / columns
    const top = y - 8 * scale
    const deep = 92 * scale
    const swell = 9 * scale * (row % 2 ? 1 : -1)
    const edge = () => {
      g.beginPath()
      g.moveTo(-9, top)
      g.bezierCurveTo(w * 0.3, top - swell * 2, w * 0.62, top + swell * 2, w + 9, top - swell * 0.4)
    }
    edge()
    g.lineTo(w + 9, top + deep)
    g.lineTo(-9, top + deep)
    const fade = g.createLinearGradient(0, top, 0, top + deep)
    fade.addColorStop(0, `${theme.glow}4a`)
    fade.addColorStop(0.55, `${theme.glow}12`)
    fade.addColorStop(1, `${theme.glow}00`)
    g.fillStyle = fade
    g.fill()
    edge()
    g.strokeStyle = `${theme.grass}55`
    g.lineWidth = 2.5
    g.stroke()
  }
}
type WaySize = { w: number; top: number; bottom: number }

/** A path with stones, or a brook with light on it, from the horizon to the hill. */
export function paintWay(g: G, { w, top, bottom }: WaySize, scenery: Scenery, rng: Rng): void {
  const { colour, edge, shine } = scenery.way
  const middle = (t: number) => w * (0.5 + Math.sin(t * 5.4 + 0.3) * 0.2 * (0.25 + t * 0.75) - t * 0.04)
  const half = (t: number) => Math.min(w, 900) * (0.012 + t * 0.075)
  const y = (t: number) => top + (bottom - top) * t
  const trace = (grow: number) => {
    g.beginPath()
    for (let i = 0; i <= 40; i++) g.lineTo(middle(i / 40) - half(i / 40) * grow, y(i / 40))
    for (let i = 40; i >= 0; i--) g.lineTo(middle(i / 40) + half(i / 40) * grow, y(i / 40))
    g.closePath()
  }
  g.save()
  g.globalAlpha = shine ? 0.5 : 0.42
  trace(1.14)
  g.fillStyle = edge
  g.fill()
  g.globalAlpha = shine ? 0.72 : 0.6
  trace(1)
  g.fillStyle = colour
  g.fill()
  g.globalAlpha = 0.55
  for (let i = 0; i < 34; i++) {
    const t = rng.range(0.05, 1)
    const x = middle(t) + half(t) * rng.range(-0.7, 0.7)
    const r = 2 + t * 5
    if (shine) {
      g.strokeStyle = shine
      g.lineWidth = 1 + t * 1.6
      g.beginPath()
      g.moveTo(x - r * 1.6, y(t))
      g.quadraticCurveTo(x, y(t) - r * 0.5, x + r * 1.6, y(t))
      g.stroke()
    } else {
      g.fillStyle = i % 2 ? edge : '#fff6dc'
      g.beginPath()
      g.ellipse(x, y(t), r, r * 0.5, 0, 0, 7)
      g.fill()
    }
  }
  g.restore()
}

/** Grass and flowers stand together, with lawn between. */
export function paintClusters(g: G, { w, top, h }: Lawn, theme: Theme, rng: Rng): void {
  const count = Math.round((w * (h - top)) / 15_000)
  for (let i = 0; i < count; i++) {
    const depth = rng.next() ** 0.8
    const [cx, cy] = [rng.range(0, w), top + depth * (h - top)]
    const k = 0.6 + depth * 0.8
    const members = 5 + rng.int(5)
    for (let m = 0; m < members; m++) {
      const [x, y] = [cx + rng.range(-34, 34) * k, cy + rng.range(-9, 9) * k]
      if (m % 3 < 2) paintTuft(g, x, y, k * rng.range(8, 14), m % 2 ? theme.grass : theme.blade)
      else paintBlossom(g, { x, y: y - 4 * k, r: k * 2.7 }, rng.pick(theme.blossoms), theme)
    }
  }
}
type NearSize = { w: number; h: number; tall: number }

/** Tall blades and flowers in the two corners nearest to the eye. */
export function paintNear(g: G, { w, h, tall }: NearSize, theme: Theme, rng: Rng): void {
  const wide = Math.min(w * 0.24, tall * 2.4)
  for (const side of [0, 1]) {
    const at = (t: number) => (side ? w - t * wide : t * wide)
    for (let i = 0; i < 26; i++) {
      const t = rng.next() ** 1.3
      const reach = tall * (1 - t) ** 1.4 * rng.range(0.55, 1) + 16
      const x = at(t)
      const lean = (side ? -1 : 1) * reach * rng.range(0.05, 0.42)
      const thick = 3 + reach * 0.05
      g.fillStyle = [theme.hill[1], theme.hill[0], theme.grass][i % 3]!
      g.beginPath()
      g.moveTo(x - thick, h + 4)
      g.quadraticCurveTo(x - thick * 0.2 + lean * 0.2, h - reach * 0.6, x + lean, h - reach)
      g.quadraticCurveTo(x + thick + lean * 0.3, h - reach * 0.5, x + thick, h + 4)
      g.fill()
    }
    for (let i = 0; i < 4; i++) {
      const t = 0.08 + i * 0.2
      const reach = tall * (1 - t) ** 1.2 * rng.range(0.6, 0.92) + 14
      paintBlossom(
        g,
        { x: at(t), y: h - reach, r: 3.5 + reach * 0.045 },
        theme.blossoms[i % theme.blossoms.length]!,
        theme,
      )
    }
  }
}
