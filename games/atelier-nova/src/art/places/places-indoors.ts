/** Rooms: the atelier, the library, the stage. */
import { drawDummy } from './dummy.ts'
import {
  alpha,
  at,
  blob,
  chance,
  curve,
  dark,
  ellipse,
  fill,
  light,
  poly,
  star,
  stroke,
  taper,
} from '../pen.ts'
import type { G } from '../pen.ts'
import { boards, clothShelf, sunOnFloor } from './places-depth.ts'
import { disc, ground, sky } from './place-shapes.ts'
import type { Scene } from './place-shapes.ts'

export const INDOORS = {
  atelier(g, w, h, floor) {
    sky(g, w, h, '#f8e3d2', '#f3cdb6', '#e8b69e')
    const u = Math.min(w, h) / 100
    for (let x = -8 * u; x < w; x += 13 * u) {
      g.fillStyle = '#ffffff20'
      g.fillRect(x, 0, 5 * u, floor)
    }
    // Darker towards the right, away from the light.
    const dusk = g.createLinearGradient(0, 0, w, 0)
    dusk.addColorStop(0, '#fff2dc50')
    dusk.addColorStop(0.45, '#fff2dc00')
    dusk.addColorStop(1, '#8f4a5a38')
    g.fillStyle = dusk
    g.fillRect(0, 0, w, floor)
    drawPanels(g, w, floor, u)
    drawWindow(g, { x: w * 0.16, y: floor - 62 * u, w: 32 * u, h: 52 * u })
    drawWindow(g, { x: w * 0.84, y: floor - 62 * u, w: 32 * u, h: 52 * u })
    const bolts = ['#8d3355', '#f0b070', '#127a7a', '#f6c3bf', '#6a4a8c', '#e0665a']
    clothShelf(g, { x: w / 2, y: floor - 64 * u, wide: 26 * u, u }, bolts)
    clothShelf(g, { x: w / 2, y: floor - 48 * u, wide: 26 * u, u }, bolts.toReversed())
    drawRail(g, w * 0.84, floor, u)
    ground(g, { w, h, floor }, '#b97c68', '#8a4f4e')
    boards(g, { w, h, floor }, ['#c98a7024', '#00000000', '#5c2a3420', '#e0a88a1c'], '#6d3a4066')
    const far = g.createLinearGradient(0, floor, 0, floor + 5 * u)
    far.addColorStop(0, '#5a263470')
    far.addColorStop(1, '#5a263400')
    g.fillStyle = far
    g.fillRect(0, floor, w, 5 * u)
    sunOnFloor(g, w * 0.16, floor, 30 * u, h - floor)
    sunOnFloor(g, w * 0.76, floor, 24 * u, h - floor)
    g.fillStyle = '#f6d9c2'
    g.fillRect(0, floor - 2.4 * u, w, 2.4 * u)
    g.fillStyle = '#c9907c'
    g.fillRect(0, floor - 0.5 * u, w, 0.5 * u)
    drawDummy(g, w * 0.1, floor + 2 * u, u)
    drawRug(g, w / 2, floor + (h - floor) * 0.52, Math.min(w * 0.42, 60 * u), (h - floor) * 0.4)
    drawBulbs(g, w, u)
  },
  library(g, w, h, floor) {
    sky(g, w, h, '#4a2d3f', '#6b4048', '#7d4f4a')
    const u = Math.min(w, h) / 100
    const next = chance(3)
    for (let side = 0; side < 2; side++)
      for (let shelf = 0; shelf < 6; shelf++) {
        const y = h * 0.06 + shelf * h * 0.135
        const x0 = side ? w * 0.64 : 0
        for (let x = x0; x < x0 + w * 0.36 - 4;) {
          const bw = (1.8 + next() * 2.6) * u
          const bh = h * (0.07 + next() * 0.035)
          g.fillStyle = ['#a34a4a', '#2f6f73', '#c9974a', '#6d4a80', '#e2c9a0', '#3f4f7c'][
            Math.floor(next() * 6)
          ]!
          g.fillRect(x, y + h * 0.115 - bh, bw - 1.4, bh)
          g.fillStyle = '#ffffff2e'
          g.fillRect(x + bw * 0.2, y + h * 0.115 - bh + 4, bw * 0.12, bh - 8)
          x += bw
        }
        g.fillStyle = '#32202c'
        g.fillRect(x0, y + h * 0.115, w * 0.36, h * 0.016)
      }
    drawWindow(
      g,
      { x: w / 2, y: floor - 78 * u, w: Math.min(w * 0.24, 44 * u), h: 66 * u },
      '#2c3d6d',
      '#8fb0d8',
    )
    disc(g, { x: w / 2 + 5 * u, y: floor - 54 * u, r: 5 * u }, '#fff6d4', 3.4)
    ground(g, { w, h, floor }, '#7c4a40', '#4a2a30')
    drawRug(g, w / 2, floor + (h - floor) * 0.5, Math.min(w * 0.4, 60 * u), (h - floor) * 0.4)
    for (const x of [w * 0.3, w * 0.7]) disc(g, { x, y: floor - 30 * u, r: 1.8 * u }, '#ffdf9a', 7)
  },
  stage(g, w, h, floor) {
    sky(g, w, h, '#3b1534', '#6a2347', '#8f2f4c')
    const folds = 13
    for (let i = 0; i < folds; i++) {
      const x = (i / folds) * w
      const tone = g.createLinearGradient(x, 0, x + w / folds, 0)
      tone.addColorStop(0, '#5c1838')
      tone.addColorStop(0.45, '#b03a58')
      tone.addColorStop(1, '#5c1838')
      g.fillStyle = tone
      g.fillRect(x, 0, w / folds + 1, floor)
    }
    for (let i = 0; i < 7; i++) {
      const x = ((i + 0.5) / 7) * w
      const swag = blob([
        at(x - w / 13, -10),
        at(x + w / 13, -10),
        at(x + w / 14, h * 0.06),
        at(x, h * 0.12),
        at(x - w / 14, h * 0.06),
      ])
      g.fillStyle = i % 2 ? '#8a2746' : '#9c2f4f'
      g.fill(swag)
      stroke(g, swag, '#f2c46a', 2.4)
    }
    ground(g, { w, h, floor }, '#c98a5c', '#7d4638')
    for (let i = -7; i <= 7; i++)
      taper(
        g,
        {
          from: at(w / 2 + i * w * 0.06, floor),
          bend: at(w / 2 + i * w * 0.1, (floor + h) / 2),
          to: at(w / 2 + i * w * 0.16, h),
        },
        1.6,
        '#5c2f2c66',
      )
    for (const x of [0.3, 0.5, 0.7]) {
      const beam = g.createLinearGradient(0, 0, 0, floor)
      beam.addColorStop(0, '#fff1c866')
      beam.addColorStop(1, '#fff1c805')
      g.fillStyle = beam
      g.fill(
        poly([
          at(w * x - 8, -4),
          at(w * x + 8, -4),
          at(w * (0.5 + (x - 0.5) * 1.5) + w * 0.12, floor + 10),
          at(w * (0.5 + (x - 0.5) * 1.5) - w * 0.12, floor + 10),
        ]),
      )
    }
    for (let i = 0; i < 11; i++) disc(g, { x: ((i + 0.5) / 11) * w, y: h - 8, r: 6 }, '#ffe2a0', 3)
  },
} satisfies Record<string, Scene>
type WindowPlace = { x: number; y: number; w: number; h: number }

function drawWindow(g: G, { x, y, w, h }: WindowPlace, top = '#bfe3ee', low = '#fdf2d8'): void {
  const frame = new Path2D()
  frame.moveTo(x - w / 2, y + h)
  frame.lineTo(x - w / 2, y + w / 2)
  frame.arc(x, y + w / 2, w / 2, Math.PI, 0)
  frame.lineTo(x + w / 2, y + h)
  frame.closePath()
  const tone = g.createLinearGradient(0, y, 0, y + h)
  tone.addColorStop(0, top)
  tone.addColorStop(1, low)
  g.fillStyle = tone
  fill(g, frame)
  g.save()
  g.clip(frame)
  taper(
    g,
    { from: at(x - w * 0.4, y + h), bend: at(x - w * 0.1, y + h * 0.5), to: at(x + w * 0.3, y) },
    w * 0.16,
    '#ffffff38',
  )
  g.restore()
  const bars = new Path2D()
  bars.moveTo(x, y)
  bars.lineTo(x, y + h)
  bars.moveTo(x - w / 2, y + w / 2)
  bars.lineTo(x + w / 2, y + w / 2)
  bars.moveTo(x - w / 2, y + h * 0.72)
  bars.lineTo(x + w / 2, y + h * 0.72)
  stroke(g, bars, '#fff4e6', w * 0.045)
  stroke(g, frame, '#fff4e6', w * 0.09)
  stroke(g, frame, '#c48a7a', 1.6)
}

/** Wooden panels below a rail of their own, lit from the left. */
function drawPanels(g: G, w: number, floor: number, u: number): void {
  const top = floor - 17 * u
  g.fillStyle = '#e5b29a'
  g.fillRect(0, top, w, 17 * u)
  g.fillStyle = '#f8dcc6'
  g.fillRect(0, top - 1.2 * u, w, 1.2 * u)
  g.fillStyle = '#a8665c50'
  g.fillRect(0, top, w, 0.6 * u)
  for (let x = 1.5 * u; x < w; x += 19 * u) {
    const path = new Path2D()
    path.rect(x, top + 3 * u, 16 * u, 10 * u)
    stroke(g, path, '#b87868', 0.5 * u)
    g.save()
    g.translate(0.5 * u, 0.5 * u)
    stroke(g, path, '#f7d3bc', 0.4 * u)
    g.restore()
  }
}

function drawRail(g: G, x: number, floor: number, u: number): void {
  stroke(
    g,
    curve(
      new Path2D(),
      [
        at(x - 17 * u, floor),
        at(x - 17 * u, floor - 46 * u),
        at(x + 17 * u, floor - 46 * u),
        at(x + 17 * u, floor),
      ],
      true,
      0.02,
    ),
    '#a8743c',
    1.3 * u,
  )
  for (const [i, colour] of ['#127a7a', '#f7b27a', '#6a2b62', '#f6c3bf', '#c8324d'].entries())
    drawHanging(g, { x: x - 12.4 * u + i * 6.2 * u, floor, u }, colour, i)
}
type HangingPlace = { x: number; floor: number; u: number }

/** A dress on its hanger: shoulders, a waist, a hem with folds. */
function drawHanging(g: G, { x: cx, floor, u }: HangingPlace, colour: string, nth: number): void {
  const up = (dx: number, high: number) => at(cx + dx * u, floor - high * u)
  const low = 9 + (nth % 3) * 5
  const waist = low + (41 - low) * 0.56
  stroke(g, curve(new Path2D(), [up(-0.9, 47), up(0.2, 48), up(0.9, 46.6), up(0, 44.6)]), '#8c7a6a', 0.5 * u)
  stroke(g, curve(new Path2D(), [up(-2.8, 41.8), up(0, 44.6), up(2.8, 41.8)], true, 0.1), '#a8743c', 0.9 * u)
  const wide = 4.1 - (nth % 2) * 0.7
  const dress = curve(new Path2D(), [
    up(-1.2, 43),
    up(-2.9, 41.6),
    up(-2.7, 38),
    up(-1.9, waist),
    up(-wide, low),
  ])
  curve(
    dress,
    [up(-wide, low), up(-wide * 0.5, low - 0.9), up(0, low + 0.2), up(wide * 0.5, low - 0.9), up(wide, low)],
    false,
  )
  curve(dress, [up(wide, low), up(1.9, waist), up(2.7, 38), up(2.9, 41.6), up(1.2, 43)], false)
  curve(dress, [up(1.2, 43), up(0, 41.4), up(-1.2, 43)], false)
  dress.closePath()
  const tone = g.createLinearGradient(cx - 4 * u, 0, cx + 4 * u, 0)
  tone.addColorStop(0, dark(colour, 0.14))
  tone.addColorStop(0.35, light(colour, 0.2))
  tone.addColorStop(1, dark(colour, 0.24))
  g.fillStyle = tone
  fill(g, dress)
  for (const dx of [-1.7, 0.3, 2.1])
    taper(
      g,
      { from: up(dx * 0.5, waist - 1), bend: up(dx * 0.9, (waist + low) / 2), to: up(dx, low + 0.6) },
      0.6 * u,
      alpha(dark(colour, 0.5), 0.4),
    )
  const band = curve(new Path2D(), [up(-1.9, waist), up(0, waist - 0.5), up(1.9, waist)])
  stroke(g, band, alpha(light(colour, 0.7), 0.8), 0.8 * u)
  stroke(g, dress, dark(colour, 0.45), 0.32 * u)
}

function drawRug(g: G, x: number, y: number, rx: number, ry: number): void {
  for (const [k, colour] of [
    [1, '#7c2142'],
    [0.9, '#f3d3b0'],
    [0.82, '#8d3355'],
    [0.5, '#a84868'],
  ] as const) {
    g.fillStyle = colour
    g.fill(ellipse(x, y, rx * k, ry * k))
  }
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * Math.PI * 2
    g.fillStyle = '#f7c98a'
    g.fill(
      star(
        { x: x + Math.cos(turn) * rx * 0.66, y: y + Math.sin(turn) * ry * 0.66, r: rx * 0.035 },
        { points: 4, inner: 0.4 },
      ),
    )
  }
}

function drawBulbs(g: G, w: number, u: number): void {
  const line = Array.from({ length: 13 }, (_, i) => at((i / 12) * w, 4 * u + (i % 2 ? 5 : 0) * u))
  stroke(g, curve(new Path2D(), line), '#7a4a4a', 1.4)
  for (const [i, { x, y }] of line.entries())
    disc(g, { x, y: y + 1.6 * u, r: 1.3 * u }, i % 2 ? '#ffe9b0' : '#ffd1a0', 3)
}
