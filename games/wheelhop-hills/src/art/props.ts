/** Objects on the way: planks, seesaws, loops, boxes, carrots, the gate. */
import { lerp } from '@playhouse/game-kit'
import type { WorldFrame } from '../view/camera.ts'
import type { Course } from '../rules/course.ts'
import type { Body } from '../physics/body.ts'
import { cut, disc, ink, rounded, sheet, UNIT } from './paper.ts'
import type { G } from './paper.ts'
import type { State } from '../state.ts'
import type { Palette } from './worlds.ts'

/** Draws in a body's own frame, between two ticks. */
export function withBody(g: G, body: Body, alpha: number, draw: () => void): void {
  g.save()
  g.translate(lerp(body.x0, body.x, alpha) * UNIT, lerp(body.y0, body.y, alpha) * UNIT)
  g.rotate(lerp(body.angle0, body.angle, alpha))
  draw()
  g.restore()
}

const isSeen = (x: number, reach: number, { left, right }: WorldFrame) =>
  x > left - reach && x < right + reach
type PropScene = { state: State; course: Course; alpha: number }

export function drawProps(
  g: G,
  palette: Palette,
  frame: WorldFrame,
  { state, course, alpha }: PropScene,
): void {
  const { bodies } = state.world
  for (const loop of course.loops) if (isSeen(loop.x, loop.r + 1, frame)) drawLoop(g, palette, loop)
  for (const i of state.planks) {
    const body = bodies[i]!
    if (isSeen(body.x, 2, frame)) withBody(g, body, alpha, () => drawPlank(g, body))
  }
  course.seesaws.forEach(({ x, y, half, tilt }, i) => {
    if (!isSeen(x, half + 1, frame)) return
    const foot = Math.sin(tilt) * half * UNIT
    sheet(
      g,
      cut(x * UNIT - 20, y * UNIT + foot, x * UNIT, y * UNIT, x * UNIT + 20, y * UNIT + foot),
      '#7a5a9c',
      4,
      { shadow: `${palette.shadow}40` },
    )
    withBody(g, bodies[state.seesaws[i]!]!, alpha, () => drawSeesaw(g, half * UNIT))
  })
  course.loose.forEach(({ kind, size }, i) => {
    const body = bodies[state.loose[i]!]!
    if (isSeen(body.x, 1, frame)) withBody(g, body, alpha, () => drawLoose(g, kind, size * UNIT, i))
  })
}

function drawPlank(g: G, { parts }: Body): void {
  const [part] = parts
  if (!part || 'r' in part) return
  const half = part.points[2]! * UNIT
  sheet(g, rounded(-half + 1, -5, half * 2 - 2, 10, 3), '#d39a5f', 4)
  g.fillStyle = '#f3c792'
  g.fillRect(-half + 3, -5, half * 2 - 6, 2.4)
  g.fillStyle = '#8a5a32'
  ink(g, disc(-half + 6, 1, 1.8))
  ink(g, disc(half - 6, 1, 1.8))
}

function drawSeesaw(g: G, half: number): void {
  sheet(g, rounded(-half, -5, half * 2, 11, 5), '#f2b84a', 5)
  g.fillStyle = '#fff2c2'
  for (let x = -half + 14; x < half - 8; x += 34) ink(g, cut(x, -5, x + 12, -5, x + 6, 6, x - 6, 6))
  g.fillStyle = '#5c3f7c'
  ink(g, disc(0, 1, 6))
}

function drawLoop(g: G, { shadow }: Palette, { x, y, r }: { x: number; y: number; r: number }): void {
  const [cx, cy, far] = [x * UNIT, y * UNIT, r * UNIT]
  const ring = (extra: number, width: number, colour: string, dx = 0, dy = 0) => {
    g.strokeStyle = colour
    g.lineWidth = width
    g.beginPath()
    g.arc(cx + dx, cy + dy, far + extra, 0, 7)
    g.stroke()
  }
  ring(9, 22, `${shadow}30`, 4, 7)
  ring(9, 20, '#c9605a')
  ring(1, 4, '#ffd7a3')
  g.strokeStyle = '#fff1d8'
  g.lineWidth = 6
  g.setLineDash([16, 22])
  g.beginPath()
  g.arc(cx, cy, far + 11, 0, 7)
  g.stroke()
  g.setLineDash([])
}

function drawLoose(g: G, kind: 'box' | 'ball', size: number, i: number): void {
  if (kind === 'ball') {
    sheet(g, disc(0, 0, size / 2), ['#ff8f5a', '#5ac2d6', '#f4cf4f'][i % 3]!, 3)
    g.fillStyle = '#ffffffb0'
    const stripe = new Path2D()
    stripe.ellipse(0, 0, size * 0.2, size / 2, 0, 0, 7)
    ink(g, stripe)
    return
  }
  sheet(g, rounded(-size / 2, -size / 2, size, size, 3), ['#e8c79a', '#dcb583', '#f0d3ab'][i % 3]!, 3)
  g.fillStyle = '#b5875480'
  g.fillRect(-size / 2, -2.5, size, 5)
  g.fillStyle = '#c0514d'
  g.fillRect(-3, -size / 2, 6, size)
}

export function drawCarrots(
  g: G,
  { carrots }: Course,
  eaten: readonly boolean[],
  frame: WorldFrame,
  now: number,
): void {
  carrots.forEach(({ x, y }, i) => {
    if (eaten[i] || !isSeen(x, 1, frame)) return
    g.save()
    g.translate(x * UNIT, y * UNIT + Math.sin(now / 420 + i) * 4)
    g.rotate(0.5 + Math.sin(now / 640 + i * 2) * 0.12)
    drawCarrot(g, 1)
    g.restore()
  })
}

/** About 40 units high, its middle at the origin. */
export function drawCarrot(g: G, scale: number): void {
  g.save()
  g.scale(scale, scale)
  for (const [lean, colour] of [
    [-0.45, '#4f9f48'],
    [0.45, '#4f9f48'],
    [0, '#78c25a'],
  ] as const) {
    const leaf = new Path2D()
    leaf.ellipse(lean * 12, -22, 4, 10, lean, 0, 7)
    g.fillStyle = colour
    ink(g, leaf)
  }
  const root = new Path2D('M-10,-14 Q0,-20 10,-14 Q12,-6 3,18 Q0,24 -3,18 Q-12,-6 -10,-14Z')
  g.lineWidth = 5
  g.strokeStyle = '#fff6e0'
  g.lineJoin = 'round'
  sheet(g, root, '#ff8a35', 4, { shadow: '#00000030' })
  g.fillStyle = '#ffb066'
  ink(g, new Path2D('M-8,-13 Q-3,-17 0,-16 Q-4,0 -2,16 Q-9,-2 -8,-13Z'))
  g.strokeStyle = '#d9641e'
  g.lineWidth = 1.8
  g.beginPath()
  for (const [x, y, w] of [
    [1, -7, 6],
    [-4, -1, 5],
    [0, 6, 4],
  ] as const) {
    g.moveTo(x, y)
    g.lineTo(x + w, y)
  }
  g.stroke()
  g.restore()
}

/** The gate; `open` 0 to 1 lets the ribbon fall. */
export function drawGate(
  g: G,
  { shadow }: Palette,
  { finish, finishY }: Course,
  open: number,
  now: number,
): void {
  const [x, y] = [finish * UNIT, finishY * UNIT]
  for (const side of [-1, 1]) {
    sheet(g, rounded(x + side * 62 - 5, y - 190, 10, 194, 4), '#f7efe0', 4, { shadow: `${shadow}40` })
    g.fillStyle = '#e2574c'
    for (let i = 0; i < 5; i++) g.fillRect(x + side * 62 - 5, y - 178 + i * 40, 10, 18)
  }
  const wave = Math.sin(now / 500) * 2
  const banner = new Path2D()
  banner.moveTo(x - 74, y - 204)
  banner.quadraticCurveTo(x, y - 192 + wave, x + 74, y - 204)
  banner.lineTo(x + 74, y - 162)
  banner.quadraticCurveTo(x, y - 150 + wave, x - 74, y - 162)
  banner.closePath()
  sheet(g, banner, '#fff8ea', 6, { shadow: `${shadow}50` })
  g.save()
  g.clip(banner)
  g.fillStyle = '#3b2b45'
  for (let i = 0; i < 10; i++)
    for (let j = 0; j < 4; j++) if ((i + j) % 2) g.fillRect(x - 75 + i * 15, y - 206 + j * 15, 15, 15)
  g.restore()
  g.globalAlpha = 1 - open
  g.fillStyle = '#ff6b7d'
  for (const side of [-1, 1]) {
    g.save()
    g.translate(x + side * 58, y - 58)
    g.rotate(side * -1.3 * open)
    ink(g, rounded(side > 0 ? -58 : 0, -5, 58, 10, 2))
    g.restore()
  }
  g.globalAlpha = 1
}
