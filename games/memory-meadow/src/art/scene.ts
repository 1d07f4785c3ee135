/** The background meadow and the foreground hill: painted once per window and theme, then copied. */
import { createBitmap, createRng, lay } from '@playhouse/game-kit'
import type { Bitmap, Grid, Rng } from '@playhouse/game-kit'
import { tagSizeOf } from './home-looks.ts'
import { createHomeSheets } from './home-sheets.ts'
import type { Layout } from '../view/layout-types.ts'
import type { G } from './pen.ts'
import { paintCopses, paintLawn } from './lawn.ts'
import { paintBlossom } from './plants.ts'
import {
  paintClusters,
  paintFence,
  paintNear,
  paintTerraces,
  paintWay,
  paintWood,
  sceneryOf,
} from './scenery.ts'
import type { Scenery } from './scenery.ts'
import { THEMES } from './themes.ts'
import type { Theme } from './themes.ts'

export type Sprites = {
  back: Bitmap
  hill: Bitmap
  homes: ReturnType<typeof createHomeSheets>
  /** Where back and hill are stretched to, for one frame. */
  boxes?: { back: Box; hill: Box }
}
type Box = { x: number; y: number; w: number; h: number }

/** Foreground plants cover no hiding place. */
const heightOfPlants = ({ w, h, choir }: Layout) =>
  Math.max(34, Math.min(190, w * 0.2, (h - choir.top) * 0.86))

/** The hill with its plants, down to the window's edge. */
function placeHill(layout: Layout): Box {
  const { w, h, choir } = layout
  const y = Math.min(choir.y - 34, h - heightOfPlants(layout) * 1.15)
  return { x: 0, y, w, h: h - y }
}

function openHomes({ spots }: Layout, index: number, ratio: number): Sprites['homes'] {
  const scale = spots[0]?.scale ?? 1
  return createHomeSheets(scale * ratio, index, tagSizeOf(scale))
}

/** Stands in for one frame after the window was turned: painting takes longer than that. */
export function stretchScene({ back, hill }: Sprites, layout: Layout, index: number, ratio: number): Sprites {
  const { w, h } = layout
  const boxes = { back: { x: 0, y: 0, w, h }, hill: placeHill(layout) }
  return { back, hill, boxes, homes: openHomes(layout, index, ratio) }
}

/** In the window's units; painted at the window's size unless it is stretched. */
export function layScene(g: G, grid: Grid, { back, hill, boxes }: Sprites, part: 'back' | 'hill'): void {
  const bitmap = part === 'back' ? back : hill
  if (!boxes) return lay(g, grid, bitmap, 0, 0)
  const { x, y, w, h } = boxes[part]
  g.drawImage(bitmap.canvas, x, y, w, h)
}

/** `homes`: those that are painted already at this size. */
export function paintScene(
  layout: Layout,
  index: number,
  ratio: number,
  homes: Sprites['homes'] | null = null,
): Sprites {
  const theme = THEMES[index]!
  const { w, h } = layout
  const back = createBitmap(
    { x: 0, y: 0, w, h },
    ratio,
    (g) => {
      g.lineCap = g.lineJoin = 'round'
      paintMeadow(g, layout, theme, sceneryOf(index))
    },
    true,
  )
  const hill = createBitmap(placeHill(layout), ratio, (g) => {
    g.lineCap = g.lineJoin = 'round'
    paintHill(g, layout, theme)
    paintNear(g, { w, h, tall: heightOfPlants(layout) }, theme, createRng(`near ${theme.id}`))
  })
  return { back, hill, homes: homes ?? openHomes(layout, index, ratio) }
}

function gradient(g: G, y0: number, y1: number, colours: readonly string[]): CanvasGradient {
  const made = g.createLinearGradient(0, y0, 0, y1)
  colours.forEach((colour, i) => made.addColorStop(i / (colours.length - 1), colour))
  return made
}

/** Sky, woods and lawn; the terraces of its rows where it has any. */
export function paintMeadow(
  g: G,
  layout: Pick<Layout, 'w' | 'h' | 'horizon' | 'spots' | 'columns'>,
  theme: Theme,
  scenery: Scenery,
): void {
  const { w, h, horizon } = layout
  const rng = createRng(`scene ${theme.id}`)
  g.fillStyle = gradient(g, 0, horizon * 1.05, theme.sky)
  g.fillRect(0, 0, w, h)
  paintLight(g, w, horizon, theme, rng)
  const size = Math.min(w, h)
  paintRidge(g, { w, h, y: horizon - size * 0.055, height: size * 0.05, waves: 2.3, shift: 1.2 }, theme.far)
  paintCopses(g, { w, y: horizon - size * 0.036, size }, theme.glow, scenery, createRng(`copses ${theme.id}`))
  paintRidge(g, { w, h, y: horizon - size * 0.012, height: size * 0.022, waves: 1.5, shift: 4 }, theme.mid)
  paintWood(g, { w, y: horizon - size * 0.002, size }, scenery, rng)
  g.beginPath()
  g.moveTo(-9, h + 9)
  g.lineTo(-9, horizon + size * 0.03)
  g.bezierCurveTo(w * 0.3, horizon - size * 0.03, w * 0.62, horizon + size * 0.05, w + 9, horizon)
  g.lineTo(w + 9, h + 9)
  g.fillStyle = gradient(g, horizon, h, theme.ground)
  g.fill()
  g.strokeStyle = `${theme.glow}70`
  g.lineWidth = 3
  g.stroke()
  const top = horizon + size * 0.04
  // The edge of the lawn, as it was drawn above.
  const lawn = (x: number) => {
    const t = x / w
    return horizon + size * (1 - t) * (0.03 * (1 - t) ** 2 - 0.09 * (1 - t) * t + 0.15 * t * t)
  }
  paintFence(g, w, (x) => lawn(x) + size * 0.012, size, scenery)
  if (theme.mote === 'leaf') paintLitter(g, { w, h, top, size }, theme, rng)
  paintTerraces(g, layout, theme)
  paintLawn(g, { w, top, h }, theme, createRng(`lawn ${theme.id}`))
  paintWay(g, { w, top, bottom: h }, scenery, rng)
  paintClusters(g, { w, top, h }, theme, rng)
}

function paintLight(g: G, w: number, horizon: number, { light, cloud, glow, id }: Theme, rng: Rng): void {
  const r = Math.max(26, Math.min(70, horizon * 0.24))
  // At dusk it goes down behind the woods, and no lantern hangs before it.
  const [x, y] = [w * 0.62, id === 'dusk' ? horizon - r * 0.42 : horizon * 0.5]
  const halo = g.createRadialGradient(x, y, r * 0.6, x, y, r * 5)
  halo.addColorStop(0, `${light.glow}d0`)
  halo.addColorStop(0.35, `${light.glow}50`)
  halo.addColorStop(1, `${light.glow}00`)
  g.fillStyle = halo
  g.fillRect(0, 0, w, horizon * 2)
  g.fillStyle = light.colour
  g.beginPath()
  g.arc(x, y, r, 0, 7)
  g.fill()
  if (light.isMoon) {
    g.fillStyle = '#e8d69c70'
    for (const [dx, dy, size] of [
      [-0.3, -0.2, 0.22],
      [0.3, 0.25, 0.3],
      [0.25, -0.45, 0.13],
    ] as const) {
      g.beginPath()
      g.arc(x + dx * r, y + dy * r, size * r, 0, 7)
      g.fill()
    }
    g.fillStyle = glow
    for (let i = 0; i < 60; i++) {
      g.globalAlpha = rng.range(0.3, 1)
      g.beginPath()
      g.arc(rng.range(0, w), rng.range(0, horizon), rng.range(0.6, 1.8), 0, 7)
      g.fill()
    }
  }
  g.fillStyle = cloud
  const count = Math.max(3, Math.round(w / 260))
  for (let i = 0; i < count; i++) {
    const [cx, cy] = [((i + rng.range(0.1, 0.7)) / count) * w, horizon * rng.range(0.12, 0.62)]
    const size = rng.range(11, 22) * (w > 700 ? 1.5 : 1)
    g.globalAlpha = light.isMoon ? 0.28 : 0.72
    g.beginPath()
    for (const [dx, dy, k] of [
      [0, 0, 1],
      [1.2, -0.35, 1.15],
      [2.4, 0, 0.9],
      [1.2, 0.25, 1],
    ] as const) {
      g.moveTo(cx + dx * size + size * k, cy + dy * size)
      g.arc(cx + dx * size, cy + dy * size, size * k, 0, 7)
    }
    g.fill()
  }
  g.globalAlpha = 1
}
type Ridge = { w: number; h: number; y: number; height: number; waves: number; shift: number }

function paintRidge(g: G, { w, h, y, height, waves, shift }: Ridge, colour: string): void {
  g.beginPath()
  g.moveTo(0, h)
  for (let i = 0; i <= 48; i++) {
    const t = i / 48
    g.lineTo(
      t * w,
      y - height * (Math.sin(t * waves * 6.28 + shift) * 0.6 + Math.sin(t * waves * 2.7 + shift * 2) * 0.5),
    )
  }
  g.lineTo(w, h)
  g.fillStyle = colour
  g.fill()
}
type Ground = { w: number; h: number; top: number; size: number }

/** Low light that lies in bands over the grass, and fallen leaves in drifts. */
function paintLitter(g: G, { w, h, top, size }: Ground, theme: Theme, rng: Rng): void {
  const light = g.createRadialGradient(w * 0.62, top, size * 0.05, w * 0.62, top, Math.max(w, h) * 0.6)
  light.addColorStop(0, '#fff3b0b0')
  light.addColorStop(0.5, '#ffd98038')
  light.addColorStop(1, '#7a2c1c40')
  g.fillStyle = light
  g.fillRect(0, top - size * 0.02, w, h)
  const drifts = Math.round((w * (h - top)) / 26_000)
  for (let i = 0; i < drifts; i++) {
    const depth = rng.next()
    const [cx, cy] = [rng.range(0, w), top + depth * (h - top)]
    const reach = size * rng.range(0.06, 0.13)
    for (let k = 0; k < 16; k++) {
      const [turn, far] = [rng.range(0, 6.28), reach * rng.next() ** 0.6]
      const [x, y] = [cx + Math.cos(turn) * far, cy + Math.sin(turn) * far * 0.4]
      const r = (3 + depth * 4) * rng.range(0.7, 1.2)
      g.save()
      g.translate(x, y)
      g.rotate(rng.range(0, 6.28))
      g.fillStyle = rng.pick(theme.motes)
      g.strokeStyle = '#7a2f1c90'
      g.lineWidth = 1
      g.beginPath()
      g.moveTo(-r, 0)
      g.quadraticCurveTo(0, -r * 0.9, r, 0)
      g.quadraticCurveTo(0, r * 0.9, -r, 0)
      g.moveTo(-r, 0)
      g.lineTo(r, 0)
      g.fill()
      g.stroke()
      g.restore()
    }
  }
}

function paintHill(g: G, { w, h, choir }: Layout, theme: Theme): void {
  const rng = createRng(`hill ${theme.id}`)
  const y = (x: number) => choir.y - Math.sin((x / w) * Math.PI) * 12 + 6
  g.beginPath()
  g.moveTo(0, h + 4)
  for (let i = 0; i <= 30; i++) g.lineTo((i / 30) * w, y((i / 30) * w))
  g.lineTo(w, h + 4)
  g.fillStyle = gradient(g, choir.y - 12, h, theme.hill)
  g.fill()
  for (let x = 0; x < w; x += 7) {
    const top = y(x)
    g.strokeStyle = (x / 7) % 3 < 1 ? theme.blade : theme.hill[0]
    g.lineWidth = 3.2
    g.beginPath()
    g.moveTo(x, top + 8)
    g.quadraticCurveTo(x + rng.range(-3, 3), top - 3, x + rng.range(-6, 6), top - rng.range(5, 13))
    g.stroke()
  }
  const count = Math.round(w / 60)
  for (let i = 0; i < count; i++) {
    const x = ((i + rng.next()) / count) * w
    paintBlossom(g, { x, y: y(x) + rng.range(6, 20), r: rng.range(2.4, 4) }, rng.pick(theme.blossoms), theme)
  }
}
