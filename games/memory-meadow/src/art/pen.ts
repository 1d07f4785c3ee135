/** Strokes shared by all animals: light from the upper left, an outline one shade darker than the coat. */
import type { Oval } from './sizes.ts'

/** What an animal is doing this moment. */
export type Pose = {
  /** 0 open to 1 shut. */
  blink: number
  /** Where it looks, -1 to 1. */
  lookX: number
  lookY: number
  /** Ears, wings, feelers: -1 to 1. */
  ear: number
  /** 0 shut to 1 wide: singing. */
  mouth: number
  /** Arms: one up where it is above 0, the other below; both from 1.2 on. */
  dance?: number
}
export const STILL: Pose = { blink: 0, lookX: 0, lookY: 0, ear: 0, mouth: 0 }

export type G = CanvasRenderingContext2D
export type Pen = ReturnType<typeof createPen>

const LINE = 3
const INK = '#2a1b2e'
const BLUSH = '#ff7f8a66'
const LIGHT = '#ffffff8c'
const SHADE = '#2a10401f'
type Arc = { x: number; y: number; r: number; from: number; to: number }
type EarColours = { coat: string; line: string; inner: string }

type EarShape = { x: number; y: number; rx: number; ry: number; lean: number }
type PointShape = { x: number; y: number; w: number; h: number; lean: number }

/** What every stroke of an animal needs. */
type Strokes = {
  g: G
  pose: Pose
  path(fill: string, line: string, trace: () => void, width?: number): void
  oval(value: Oval, fill: string, line?: string): void
  /** The same on both sides. */
  both(draw: (side: 1 | -1) => void): void
}

export function createPen(g: G, pose: Pose) {
  const path = (fill: string, line: string, trace: () => void, width = LINE) => {
    g.beginPath()
    trace()
    if (fill) {
      g.fillStyle = fill
      g.fill()
    }
    if (!line) return
    g.strokeStyle = line
    g.lineWidth = width
    g.stroke()
  }
  const oval = ({ x, y, rx, ry, turn = 0 }: Oval, fill: string, line = '') =>
    path(fill, line, () => g.ellipse(x, y, rx, ry, turn, 0, 7))
  const both = (draw: (side: 1 | -1) => void) => {
    draw(-1)
    draw(1)
  }
  const strokes = { g, pose, path, oval, both }
  const { eyes, nose, mouth, cheeks, whiskers } = createFacePen(strokes)
  const { ear, point } = createEarPen(strokes)
  const { arc, solid, body, paws } = createBodyPen(strokes)
  return {
    ...strokes,
    arc,
    solid,
    head: solid,
    body,
    paws,
    eyes,
    nose,
    mouth,
    cheeks,
    whiskers,
    ear,
    point,
  }
}

/** Parts of a face. */
function createFacePen({ both, pose, path, g, oval }: Strokes) {
  const eyes = (dx: number, y: number, r = 6.6, white = '') => {
    both((side) => {
      const [x, open] = [side * dx, 1 - pose.blink]
      if (open < 0.25) {
        path('', INK, () => g.arc(x, y - 1, r * 0.9, 0.35, Math.PI - 0.35), 2.8)
        return
      }
      if (white) oval({ x, y, rx: r * 1.5, ry: r * 1.6 * open }, white)
      const [px, py] = [x + pose.lookX * r * 0.35, y + pose.lookY * r * 0.35]
      oval({ x: px, y: py, rx: r, ry: r * 1.16 * open }, INK)
      oval({ x: px - r * 0.28, y: py - r * 0.42 * open, rx: r * 0.4, ry: r * 0.4 * open }, '#fff')
      oval({ x: px + r * 0.34, y: py + r * 0.45 * open, rx: r * 0.2, ry: r * 0.2 * open }, '#ffffffb0')
    })
  }
  const nose = (y: number, w: number, h: number, fill: string) => {
    path(fill, '', () => {
      g.moveTo(-w, y - h * 0.6)
      g.quadraticCurveTo(0, y - h * 1.4, w, y - h * 0.6)
      g.quadraticCurveTo(w * 0.9, y + h * 0.5, 0, y + h)
      g.quadraticCurveTo(-w * 0.9, y + h * 0.5, -w, y - h * 0.6)
    })
    oval({ x: -w * 0.3, y: y - h * 0.5, rx: w * 0.3, ry: h * 0.22 }, '#ffffff90')
  }
  const mouth = (y: number, w: number, line = INK) => {
    if (pose.mouth > 0.08) {
      const h = 3 + pose.mouth * w * 1.25
      path(
        '#8c2440',
        line,
        () => {
          g.moveTo(-w * 0.8, y)
          g.quadraticCurveTo(0, y - 3, w * 0.8, y)
          g.bezierCurveTo(w * 0.9, y + h, -w * 0.9, y + h, -w * 0.8, y)
        },
        2,
      )
      oval({ x: 0, y: y + h * 0.58, rx: w * 0.42, ry: h * 0.2 }, '#ff8b97')
      return
    }
    path(
      '',
      line,
      () => {
        g.moveTo(-w, y)
        g.quadraticCurveTo(-w * 0.5, y + w * 0.75, 0, y)
        g.quadraticCurveTo(w * 0.5, y + w * 0.75, w, y)
      },
      2.4,
    )
  }
  const cheeks = (dx: number, y: number, r = 6) =>
    both((side) => oval({ x: side * dx, y, rx: r, ry: r * 0.68 }, BLUSH))
  const whiskers = (dx: number, y: number, line: string) => {
    both((side) =>
      path(
        '',
        line,
        () => {
          for (const i of [-1, 0, 1]) {
            g.moveTo(side * dx, y + i * 3)
            g.lineTo(side * (dx + 15), y + i * 6 - 1)
          }
        },
        1.5,
      ),
    )
  }
  return { eyes, nose, mouth, cheeks, whiskers }
}

/** Ears. */
function createEarPen({ both, g, pose, oval, path }: Strokes) {
  /** An ear that leans; `inner` is its lining. */
  const ear = ({ x, y, rx, ry, lean }: EarShape, { coat, line, inner }: EarColours) => {
    both((side) => {
      g.save()
      g.translate(side * x, y)
      g.rotate(side * (lean + pose.ear * 0.14 * (side > 0 ? 1 : 0.35)))
      oval({ x: 0, y: -ry, rx, ry }, coat, line)
      if (inner) oval({ x: 0, y: -ry * 0.92, rx: rx * 0.55, ry: ry * 0.66 }, inner)
      g.restore()
    })
  }
  /** A pointed ear. */
  const point = ({ x, y, w, h, lean }: PointShape, { coat, line, inner }: EarColours) => {
    both((side) => {
      g.save()
      g.translate(side * x, y)
      g.rotate(side * (lean + pose.ear * 0.12 * (side > 0 ? 1 : 0.35)))
      const trace = (k: number) => () => {
        g.moveTo(-w * k, 6)
        g.quadraticCurveTo(-w * 0.8 * k, -h * 0.6 * k, 0, -h * k)
        g.quadraticCurveTo(w * 0.8 * k, -h * 0.6 * k, w * k, 6)
      }
      path(coat, line, trace(1))
      if (inner) path(inner, '', trace(0.58))
      g.restore()
    })
  }
  return { ear, point }
}

/** Bodies and paws. */
function createBodyPen({ path, g, oval, pose, both }: Strokes) {
  const arc = ({ x, y, r, from, to }: Arc, colour: string, width: number) =>
    path('', colour, () => g.arc(x, y, r, from, to), width)
  /** A round solid: fill, shade below right, gloss above left. */
  const solid = ({ x, y, rx, ry }: Oval, coat: string, line: string) => {
    oval({ x, y, rx, ry }, coat)
    g.save()
    g.beginPath()
    g.ellipse(x, y, rx, ry, 0, 0, 7)
    g.clip()
    path(SHADE, '', () => {
      g.rect(x - rx * 1.2, y - ry * 1.2, rx * 2.4, ry * 2.4)
      g.moveTo(x + rx * 0.86, y - ry * 0.2)
      g.ellipse(x - rx * 0.16, y - ry * 0.2, rx * 1.02, ry * 1.02, 0, Math.PI * 2, 0, true)
    })
    g.restore()
    oval({ x, y, rx, ry }, '', line)
    path('', LIGHT, () => g.ellipse(x, y, rx * 0.8, ry * 0.78, 0, Math.PI * 1.08, Math.PI * 1.42), 3.4)
  }
  const body = (width: number, coat: string, line: string, belly = '') => {
    path(coat, line, () => {
      g.moveTo(-width, 40)
      g.bezierCurveTo(-width, -22, -width * 0.7, -38, 0, -38)
      g.bezierCurveTo(width * 0.7, -38, width, -22, width, 40)
    })
    if (belly) oval({ x: 0, y: 8, rx: width * 0.58, ry: 26 }, belly)
  }
  const paws = (dx: number, coat: string, line: string) => {
    const { dance = 0 } = pose
    both((side) => {
      const up = Math.abs(dance) > 1.2 ? 1 : Math.max(0, side * dance)
      g.save()
      g.translate(side * up * 11, -up * 17)
      oval({ x: side * dx, y: -5, rx: 9, ry: 7.5 }, coat, line)
      path(
        '',
        line,
        () => {
          g.moveTo(side * dx - 3, -4)
          g.lineTo(side * dx - 3, 0)
          g.moveTo(side * dx + 3, -4)
          g.lineTo(side * dx + 3, 0)
        },
        1.8,
      )
      g.restore()
    })
  }
  return { arc, solid, body, paws }
}

type Box = { x: number; y: number; w: number; h: number }
type BoxStyle = { r: number; line?: string; width?: number }

export function box(g: G, { x, y, w, h }: Box, fill: string, { r, line = '', width = 3 }: BoxStyle): void {
  g.beginPath()
  g.roundRect(x, y, w, h, r)
  g.fillStyle = fill
  g.fill()
  if (!line) return
  g.strokeStyle = line
  g.lineWidth = width
  g.stroke()
}
