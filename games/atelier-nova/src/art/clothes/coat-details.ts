/** Buttons, belts, pockets, collars and fur of coats. */
import { cloth } from './cloth.ts'
import type { Box, Dye } from './cloth.ts'
import type { CoatCut } from '../../data/cuts.ts'
import { alpha, at, blob, curve, dark, ellipse, light, lineOf, star, stroke, taper } from '../pen.ts'
import type { G, Point } from '../pen.ts'
import { torso } from '../figure/rig.ts'
import type { Rig } from '../figure/rig.ts'

export const BOX: Box = { x: -150, y: 220, w: 300, h: 700 }
export const isClosed = ({ details = [] }: CoatCut) => details.includes('belt') || details.includes('toggles')

export function drawCoatDetails(g: G, rig: Rig, cut: CoatCut, dye: Dye): void {
  const { details = [], ease } = cut
  const p = (x: number, y: number) => torso(rig, x, y)
  const plain: Dye = { ...dye, pattern: 'plain' }
  const w = rig.body.waist + ease + 6
  const button = ({ x, y }: Point) => {
    g.fillStyle = dye.b
    g.fill(ellipse(x, y, 5))
    stroke(g, ellipse(x, y, 5), lineOf(dye.b), 1.8)
    g.fillStyle = '#ffffff90'
    g.fill(ellipse(x - 1.5, y - 1.6, 1.4))
  }
  drawFastenings(g, { details, p, w, plain, cut, button, dye })
  if (details.includes('stars'))
    for (const [x, y, r] of [
      [-44, 300, 8],
      [40, 330, 10],
      [-38, 360, 6],
      [46, 400, 8],
      [-48, 430, 9],
      [36, 462, 7],
    ] as const) {
      const c = p(x, y)
      g.fillStyle = dye.b
      g.fill(star({ x: c.x, y: c.y, r }))
    }
  if (details.includes('epaulettes'))
    for (const s of [-1, 1]) {
      cloth(g, {
        shape: blob([
          p(s * 40, 236),
          p(s * (rig.body.shoulder + 8), 244),
          p(s * (rig.body.shoulder + 10), 258),
          p(s * 42, 250),
        ]),
        box: BOX,
        dye: plain,
        isTrim: true,
      })
      for (let i = 0; i < 5; i++)
        taper(
          g,
          {
            from: p(s * (rig.body.shoulder - 6 + i * 4), 256),
            bend: p(s * (rig.body.shoulder - 5 + i * 4), 264),
            to: p(s * (rig.body.shoulder - 6 + i * 4), 274),
          },
          3.4,
          dye.b,
        )
    }
  if (details.includes('fringe'))
    for (let x = -60; x <= 60; x += 7)
      if (Math.abs(x) > 22)
        taper(
          g,
          { from: p(x, 330), bend: p(x + 1, 348), to: p(x - 2, 366) },
          4.4,
          x % 2 ? dye.b : dark(dye.b, 0.25),
        )
  if (details.includes('patch')) {
    const c = p(-42, 318)
    g.fillStyle = dye.b
    g.fill(ellipse(c.x, c.y, 13))
    stroke(g, ellipse(c.x, c.y, 13), lineOf(dye.b), 2)
    g.fillStyle = light(dye.a, 0.4)
    g.fill(star({ x: c.x, y: c.y, r: 8 }))
  }
}

type FasteningsScene = {
  details: readonly (
    | 'belt'
    | 'buttons'
    | 'toggles'
    | 'zip'
    | 'pockets'
    | 'trim'
    | 'stars'
    | 'epaulettes'
    | 'fringe'
    | 'patch'
    | 'stripes'
  )[]
  p: (x: number, y: number) => Point
  w: number
  plain: Dye
  cut: CoatCut
  button: (value: Point) => void
  dye: Dye
}

/** Pockets, belt, buttons, toggles and zip. */
function drawFastenings(g: G, { details, p, w, plain, cut, button, dye }: FasteningsScene): void {
  if (details.includes('pockets'))
    for (const s of [-1, 1])
      cloth(g, {
        shape: blob([p(s * 34, 428), p(s * (w - 4), 424), p(s * (w - 2), 440), p(s * 35, 445)]),
        box: BOX,
        dye: plain,
        isTrim: false,
      })
  if (details.includes('belt')) {
    cloth(g, {
      shape: blob([p(-w, 382), p(0, 388), p(w, 382), p(w + 2, 400), p(0, 407), p(-w - 2, 400)]),
      box: BOX,
      dye: plain,
      isTrim: true,
    })
    cloth(g, {
      shape: blob([p(6, 402), p(16, 402), p(24, 452), p(10, 456)]),
      box: BOX,
      dye: plain,
      isTrim: true,
    })
    const { x, y } = p(8, 396)
    g.strokeStyle = '#f4cf7a'
    g.lineWidth = 4
    g.strokeRect(x - 9, y - 9, 18, 18)
  }
  if (details.includes('buttons')) {
    const columns = cut.details?.includes('belt') ? [-16, 16] : [cut.long > 0.4 ? 26 : 24]
    for (const y of cut.long < 0 ? [318, 350, 382] : [310, 346, 420, 452])
      for (const x of columns) button(p(x, y))
  }
  if (details.includes('toggles'))
    for (const y of [300, 336, 372, 408]) {
      taper(g, { from: p(-22, y), bend: p(0, y - 6), to: p(22, y) }, 4, light(dye.b, 0.2))
      const { x, y: cy } = p(10, y - 2)
      g.fillStyle = '#8a5a34'
      const peg = ellipse(x, cy, 9, 4, 0.1)
      g.fill(peg)
      stroke(g, peg, '#4a2a14', 1.6)
    }
  if (details.includes('zip')) {
    const line = curve(new Path2D(), [
      p(closedX(cut), 262),
      p(closedX(cut), 330),
      p(closedX(cut), cut.long < 0 ? 470 + cut.long * 160 : 470),
    ])
    stroke(g, line, lineOf(dye.b), 5)
    stroke(g, line, light(dye.b, 0.4), 2.4)
  }
}

const closedX = (cut: CoatCut) => (isClosed(cut) ? 2 : 22)

export function drawCoatCollar(g: G, rig: Rig, { collar, long }: CoatCut, dye: Dye): void {
  const p = (x: number, y: number) => torso(rig, x, y)
  const plain: Dye = { ...dye, pattern: 'plain' }
  for (const s of [-1, 1]) {
    if (collar === 'lapel') {
      const path = new Path2D()
      for (const [i, [x, y]] of (
        [
          [24, 228],
          [42, 246],
          [56, 276],
          [40, 284],
          [48, 294],
          [20, 352],
          [14, 340],
          [26, 280],
        ] as const
      ).entries()) {
        const c = p(s * x, y)
        if (i) path.lineTo(c.x, c.y)
        else path.moveTo(c.x, c.y)
      }
      path.closePath()
      cloth(g, { shape: path, box: BOX, dye: plain, isTrim: long < 0.4 })
    } else if (collar === 'shawl')
      cloth(g, {
        shape: blob([
          p(s * 22, 228),
          p(s * 44, 248),
          p(s * 52, 290),
          p(s * 34, 360),
          p(s * 20, 400),
          p(s * 16, 340),
          p(s * 26, 276),
        ]),
        box: BOX,
        dye: plain,
        isTrim: true,
      })
    else if (collar === 'stand' || collar === 'bomber')
      cloth(g, {
        shape: blob([p(s * 26, 218), p(s * 36, 232), p(s * 34, 262), p(s * 16, 274), p(s * 20, 248)]),
        box: BOX,
        dye: plain,
        isTrim: collar === 'bomber',
      })
    else if (collar === 'round')
      cloth(g, {
        shape: blob([
          p(s * 24, 230),
          p(s * 48, 244),
          p(s * 58, 274),
          p(s * 42, 298),
          p(s * 16, 288),
          p(s * 24, 258),
        ]),
        box: BOX,
        dye: plain,
        isTrim: true,
      })
    else if (collar === 'hood')
      cloth(g, {
        shape: blob([
          p(s * 24, 226),
          p(s * 46, 232),
          p(s * 50, 262),
          p(s * 22, 296),
          p(s * 18, 276),
          p(s * 30, 252),
        ]),
        box: BOX,
        dye: plain,
        folds: [[p(s * 34, 236), p(s * 42, 256), p(s * 26, 284), 4]],
      })
    else if (collar === 'fur')
      drawFur(g, [p(s * 24, 230), p(s * 42, 240), p(s * 46, 262), p(s * 38, 288), p(s * 28, 314)], 15, dye.b)
  }
  drawBomberCollar(g, { collar, long, p, rig, plain })
}

type BomberCollarScene = {
  collar: CoatCut['collar']
  long: CoatCut['long']
  p: (x: number, y: number) => Point
  rig: Rig
  plain: Dye
}

/** The knitted collar of a bomber jacket. */
function drawBomberCollar(g: G, { collar, long, p, rig, plain }: BomberCollarScene): void {
  if (collar === 'bomber') {
    const y = 470 + long * 160
    cloth(g, {
      shape: blob([
        p(-rig.body.hip - 6, y - 14),
        p(0, y - 8),
        p(rig.body.hip + 6, y - 14),
        p(rig.body.hip + 2, y + 4),
        p(0, y + 10),
        p(-rig.body.hip - 2, y + 4),
      ]),
      box: BOX,
      dye: plain,
      isTrim: true,
    })
  }
}

/** Tufts along a line. */
function drawFur(g: G, points: readonly Point[], r: number, colour: string): void {
  points.forEach(({ x, y }, i) => {
    const tuft = star({ x, y, r }, { points: 11, inner: 0.74, turn: i })
    g.fillStyle = i % 2 ? light(colour, 0.3) : light(colour, 0.14)
    g.fill(tuft)
    stroke(g, tuft, alpha(lineOf(colour), 0.6), 1.6)
    for (let k = 0; k < 4; k++)
      taper(
        g,
        {
          from: at(x, y),
          bend: at(x + Math.cos(k * 1.6 + i) * r * 0.4, y + Math.sin(k * 1.6 + i) * r * 0.4),
          to: at(x + Math.cos(k * 1.6 + i) * r * 0.8, y + Math.sin(k * 1.6 + i) * r * 0.8),
        },
        2,
        alpha(dark(colour, 0.4), 0.4),
      )
  })
}
