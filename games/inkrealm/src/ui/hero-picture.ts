/** A hero image beside the menu where there is room: the player on its land, a castle, a loop in progress, rivals around. */
import { makePicture } from '@playhouse/game-kit/canvas'
import { drawCastle } from '../art/capitals.ts'
import type { Career } from '../view/career.ts'
import { drawSwatch, INKS } from '../art/inks.ts'
import type { Ink } from '../art/inks.ts'
import { drawPortrait } from './portrait.ts'
import { wreathOf } from '../art/wreaths.ts'

type G = CanvasRenderingContext2D
const W = 520
const H = 760
const SQUARE = 40
const POINTS = 14
/** Land of the picture: an ink's place among all, its middle, how wide, and where its waves begin. */
const LANDS = [
  [5, 40, 60, 150, 1],
  [1, 500, 210, 140, 4],
  [2, 470, 720, 150, 2],
] as const
const RIVALS = [
  [5, 92, 84, 34],
  [1, 446, 236, 36],
  [2, 452, 660, 32],
] as const
/** Spots of ink that flew off. */
const SPOTS = [
  [300, 96, 10],
  [326, 74, 6],
  [60, 560, 9],
  [42, 590, 5],
  [330, 520, 8],
] as const

/** A closed line through points around a middle, drawn in and out as by a wave. */
function traceBlot(x: number, y: number, r: number, from: number): Path2D {
  const path = new Path2D()
  const at = (i: number) => {
    const angle = (i / POINTS) * Math.PI * 2
    const far = r * (1 + Math.sin(i * 2.4 + from) * 0.09 + Math.sin(i * 1.3 + from * 2) * 0.06)
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far] as const
  }
  for (let i = 0; i < POINTS; i++) {
    const [ax, ay] = at(i)
    const [bx, by] = at((i + 1) % POINTS)
    if (i === 0) {
      const [lastX, lastY] = at(POINTS - 1)
      path.moveTo((lastX + ax) / 2, (lastY + ay) / 2)
    }
    path.quadraticCurveTo(ax, ay, (ax + bx) / 2, (ay + by) / 2)
  }
  path.closePath()
  return path
}

function paintLand(g: G, ink: Ink, shape: Path2D): void {
  g.save()
  g.translate(5, 9)
  g.fillStyle = 'rgba(40,16,60,0.25)'
  g.fill(shape)
  g.restore()
  g.fillStyle = g.createPattern(drawSwatch(ink, 64), 'repeat')!
  g.fill(shape)
  g.strokeStyle = ink.deep
  g.lineWidth = 6
  g.stroke(shape)
}

/** A wet trail that leaves the land and is on its way home. */
function paintTrail(g: G, ink: Ink): void {
  const way = new Path2D('M300 470C420 500 470 590 400 640S250 700 232 640')
  g.lineCap = 'round'
  for (const [colour, wide] of [
    ['rgba(40,16,60,0.22)', 44],
    [ink.deep, 38],
    [ink.fill, 29],
    [ink.light, 13],
    ['rgba(255,255,255,0.8)', 4],
  ] as const) {
    g.strokeStyle = colour
    g.lineWidth = wide
    g.setLineDash(wide === 4 ? [26, 22] : [])
    g.stroke(way)
  }
  g.setLineDash([])
}

export function makeHero(career: Career): HTMLCanvasElement {
  const mine = INKS[career.ink]!
  return makePicture(W, H, 'ink-hero', (g) => {
    g.fillStyle = '#fbf3e0'
    g.fillRect(0, 0, W, H)
    g.strokeStyle = 'rgba(96,132,190,0.24)'
    g.lineWidth = 2
    for (let at = SQUARE / 2; at < H; at += SQUARE) {
      g.strokeRect(-9, at, W + 18, 1e4)
      g.strokeRect(at, -9, 1e4, H + 18)
    }
    for (const [i, x, y, r, from] of LANDS)
      paintLand(g, career.ink === i ? INKS[0]! : INKS[i]!, traceBlot(x, y, r, from))
    paintTrail(g, mine)
    paintLand(g, mine, traceBlot(200, 330, 178, 3))
    g.save()
    g.translate(204, 262)
    g.scale(132, 132)
    drawCastle(g, mine)
    g.restore()
    for (const [x, y, r] of SPOTS) paintLand(g, mine, traceBlot(x, y, r, x))
    for (const [i, x, y, r] of RIVALS)
      drawPortrait(g, { ink: career.ink === i ? INKS[0]! : INKS[i]!, hat: 'none', mood: 'sly' }, { x, y, r })
    const look = { ink: mine, hat: career.hat, wreath: wreathOf(career), mood: 'happy' } as const
    drawPortrait(g, look, { x: 206, y: 612, r: 88 }, career.hat === 'none')
  })
}
