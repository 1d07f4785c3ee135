/** The covers: a dressed model about to step into the light. */
import { findPiece } from '../src/data/catalogue.ts'
import { drawDoll } from '../src/art/figure/doll.ts'
import type { DollOptions } from '../src/art/figure/doll.ts'
import type { Look } from '../src/rules/look.ts'
import { swatch } from '../src/rules/palette.ts'
import { alpha, at, ellipse, poly, star, stroke, twinkle } from '../src/art/pen.ts'
import { drawLine } from './letters.ts'

type G = CanvasRenderingContext2D
export const SIZES = { square: [1280, 1280], wide: [1280, 800], tall: [1280, 1920] } as const
export type Shape = keyof typeof SIZES
const INK = '#3d1238'

const wear = (
  ...rows: readonly (readonly [name: string, a: string, b: string, pattern?: number])[]
): Look['wear'] =>
  Object.fromEntries(
    rows.map(([name, a, b, pattern]) => {
      const piece = findPiece(name)
      return [piece.kind, { piece: piece.id, a: swatch(a), b: swatch(b), pattern: pattern ?? piece.pattern }]
    }),
  )
const STAR: Look = {
  model: { skin: 5, body: 0, face: 2, eyes: 0, aid: 0 },
  pose: 3,
  mood: 1,
  wear: wear(
    ['sunday-waves', 'espresso', 'copper'],
    ['starlight-gown', 'teal', 'gold', 5],
    ['moonstone-tiara', 'gold', 'apricot'],
    ['dew-drops', 'gold', 'apricot'],
  ),
}
const LEFT: Look = {
  model: { skin: 1, body: 0, face: 0, eyes: 3, aid: 0 },
  pose: 0,
  mood: 1,
  wear: wear(
    ['gallery-bob', 'magenta', 'magenta'],
    ['bow-blouse', 'ivory', 'plum'],
    ['wool-beret', 'plum', 'wine'],
    ['pleated-mini', 'plum', 'ivory', 4],
  ),
}
const RIGHT: Look = {
  model: { skin: 10, body: 3, face: 4, eyes: 1, aid: 0 },
  pose: 0,
  mood: 1,
  wear: wear(
    ['halo-afro', 'espresso', 'copper'],
    ['star-blazer', 'wine', 'butter'],
    ['tuxedo-shirt', 'snow', 'ink'],
    ['palazzo', 'ink', 'gold'],
  ),
}

export function drawCover(g: G, shape: Shape): void {
  const [w, h] = SIZES[shape]
  const u = Math.min(w, h) / 100
  const centre = shape === 'wide' ? w * 0.695 : w / 2
  const eye = shape === 'wide' ? h * 0.42 : shape === 'tall' ? h * 0.33 : h * 0.375
  drawHall(g, { w, h, u }, { x: centre, y: eye })
  const zoom = (shape === 'wide' ? 0.205 : shape === 'tall' ? 0.232 : 0.208) * u
  // Far enough out to be seen, near enough to be whole.
  // They look at her, and she at one of them.
  const isWide = shape === 'wide'
  const [aside, small] = isWide ? [u * 31, 0.6] : [u * 35, 0.7]
  put(
    g,
    LEFT,
    { x: centre - aside, y: eye + u * 10, scale: zoom * small, turn: -0.06 },
    { gaze: [0.75, -0.15] },
  )
  put(
    g,
    RIGHT,
    { x: centre + aside, y: eye + u * 8, scale: zoom * small, turn: 0.06 },
    { gaze: [-0.75, -0.15] },
  )
  // Drawn apart, so that the whole figure throws one shadow.
  const figure = document.createElement('canvas')
  Object.assign(figure, { width: w, height: h })
  put(figure.getContext('2d')!, STAR, { x: centre, y: eye, scale: zoom, turn: 0 }, { gaze: [-0.5, 0.15] })
  g.save()
  g.shadowColor = alpha('#3a1230', 0.6)
  g.shadowBlur = u * 4
  g.drawImage(figure, 0, 0)
  g.restore()
  const low = g.createLinearGradient(0, h * (shape === 'tall' ? 0.62 : 0.6), 0, h)
  low.addColorStop(0, alpha('#5b1f4e', 0))
  // Beside a title at the side nothing needs to be dark.
  low.addColorStop(1, alpha('#3d1238', shape === 'wide' ? 0.28 : 0.78))
  g.fillStyle = low
  g.fillRect(0, h * 0.55, w, h * 0.45)
  drawSparkles(g, shape, w, h, u)
  drawTitle(g, shape, w, h, u)
}
type DollPlace = { x: number; y: number; scale: number; turn: number }

/** The eyes' line at x, y. */
function put(g: G, look: Look, { x, y, scale, turn }: DollPlace, options: DollOptions): void {
  g.save()
  g.translate(x, y)
  g.rotate(turn)
  g.scale(scale, scale)
  g.translate(0, -122)
  drawDoll(g, look, options)
  g.restore()
}
type Eye = { x: number; y: number }

type PictureSize = { w: number; h: number; u: number }

function drawHall(g: G, { w, h, u }: PictureSize, { x, y }: Eye): void {
  const back = g.createRadialGradient(x, y, u * 6, x, y, Math.max(w, h) * 0.75)
  back.addColorStop(0, '#ffe2b4')
  back.addColorStop(0.28, '#f7a876')
  back.addColorStop(0.6, '#b04a72')
  back.addColorStop(1, '#4d1a4d')
  g.fillStyle = back
  g.fillRect(0, 0, w, h)
  for (let i = 0; i < 20; i++) {
    const turn = (i / 20) * Math.PI * 2 + 0.1
    const reach = Math.max(w, h) * 1.2
    g.fillStyle = i % 2 ? alpha('#fff3d0', 0.16) : alpha('#ffffff', 0.05)
    g.fill(
      poly([
        at(x, y),
        at(x + Math.cos(turn - 0.1) * reach, y + Math.sin(turn - 0.1) * reach),
        at(x + Math.cos(turn + 0.1) * reach, y + Math.sin(turn + 0.1) * reach),
      ]),
    )
  }
  for (const [r, a] of [
    [50, 0.16],
    [43, 0.2],
  ] as const) {
    g.fillStyle = alpha('#fff3d8', a)
    g.fill(ellipse(x, y, u * r))
  }
  stroke(g, ellipse(x, y, u * 43), '#ffe9b8', u * 0.7)
  for (let i = 0; i < 40; i++) {
    const turn = (i / 40) * Math.PI * 2
    g.fillStyle = i % 2 ? '#fff6da' : '#ffd58a'
    g.fill(ellipse(x + Math.cos(turn) * u * 43, y + Math.sin(turn) * u * 43, u * 1.1))
  }
}

function drawSparkles(g: G, shape: Shape, w: number, h: number, u: number): void {
  for (const [x, y, r, kind] of [
    [0.07, 0.1, 5, 0],
    [0.92, 0.08, 6, 0],
    [0.2, 0.13, 2.6, 1],
    // In the wide one the right upper corner is full of crown and hair.
    [shape === 'wide' ? 0.06 : 0.8, shape === 'wide' ? 0.26 : 0.1, 3, 1],
    [0.28, 0.05, 2.6, 0],
  ] as const) {
    const path = kind
      ? star({ x: x * w, y: y * h, r: r * u * 0.9 }, { points: 5, inner: 0.48, turn: x })
      : twinkle(x * w, y * h, r * u)
    g.fillStyle = kind ? '#ffd45e' : '#fffdf0'
    g.fill(path)
    if (kind) stroke(g, path, '#8a3f2c', u * 0.35)
  }
}

function drawTitle(g: G, shape: Shape, w: number, h: number, u: number): void {
  if (shape === 'wide') {
    drawLine(g, 'ATELIER', { x: w * 0.205, y: h * 0.45, size: u * 8.4 }, INK)
    drawLine(g, 'NOVA', { x: w * 0.205, y: h * 0.68, size: u * 14.2, gap: 10 }, INK)
    return
  }
  const low = shape === 'tall' ? h * 0.945 : h * 0.905
  drawLine(g, 'ATELIER', { x: w / 2, y: low - u * 22, size: u * 11, gap: 16 }, INK)
  drawLine(g, 'NOVA', { x: w / 2, y: low, size: u * 18.6, gap: 10 }, INK)
}
