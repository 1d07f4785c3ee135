/** The way to the hill: hoppers hop and turn, winged animals fly a loop, slow ones rock from foot to foot. */
import { stampAnimal } from '../art/animal-sprites.ts'
import type { G, Pose } from '../art/pen.ts'

export const FLIGHT_MS = 900
type Point = { x: number; y: number }
type Gait = 'hop' | 'fly' | 'waddle'
type Body = { gait: Gait; half: number; foot: string; line: string }

const body = (gait: Gait, half: number, foot: string, line: string): Body => ({ gait, half, foot, line })
/** In the order of the animals. */
const BODIES: readonly Body[] = [
  body('hop', 27, '#fffaf2', '#a98468'),
  body('hop', 28, '#96d865', '#33702f'),
  body('waddle', 26, '#ff8f2e', '#a8501a'),
  body('hop', 30, '#ff93a8', '#b4566f'),
  body('fly', 27, '#3b2620', '#3b2620'),
  body('hop', 26, '#5a2a22', '#34161a'),
  body('fly', 29, '#ffbe3d', '#a8621a'),
  body('fly', 42, '#2b2130', '#211828'),
  body('fly', 32, '#f5a832', '#a8621a'),
  body('waddle', 22, '#f0cfa0', '#8a5a35'),
  body('hop', 23, '#f5b6c6', '#a8648a'),
  body('waddle', 29, '#ffb0ba', '#b8607c'),
  body('waddle', 30, '#f2c7a4', '#9a6648'),
  body('waddle', 30, '#3c3846', '#1e1b26'),
  body('hop', 24, '#c9683a', '#7a3318'),
  body('hop', 24, '#80502a', '#4c2a14'),
  body('waddle', 31, '#a06a44', '#5a3420'),
  body('hop', 30, '#a87a5c', '#6b452c'),
  body('waddle', 27, '#3d4350', '#22262f'),
  body('waddle', 19, '#b8cf6a', '#5b6e2c'),
]

type Step = {
  /** Along the way, and over it, in the window. */
  along: number
  lift: number
  turn: number
  /** Above 0 it is flat and wide. */
  squash: number
  /** Wings, ears, arms. */
  flap: number
  /** Feet: how far apart and which is up. */
  stride: number
  /** Half a circle aside, for a loop. */
  aside: number
}

const HOPS = 3
/** They crouch and spring up before they are off. */
const READY = 0.12

function stepOf(gait: Gait, t: number, far: number): Step {
  if (t < READY) {
    const crouch = Math.sin((t / READY) * Math.PI)
    return { along: 0, lift: 0, turn: 0, squash: crouch * 0.24, flap: crouch, stride: 0, aside: 0 }
  }
  const u = (t - READY) / (1 - READY)
  if (gait === 'fly') {
    // A loop in the middle of the way.
    const loop = Math.max(0, Math.min(1, (u - 0.28) / 0.44)) * Math.PI * 2
    const wide = Math.min(64, 24 + far * 0.12)
    return {
      along: u,
      lift: Math.sin(u * Math.PI) * (26 + far * 0.1) + (1 - Math.cos(loop)) * wide,
      turn: loop + Math.sin(u * Math.PI * 2) * 0.22,
      squash: Math.sin(u * Math.PI * 14) * 0.05,
      flap: Math.sin(u * Math.PI * 18) * 2.2,
      stride: 0,
      aside: Math.sin(loop) * wide,
    }
  }
  const steps = gait === 'hop' ? HOPS : 7
  const beat = (u * steps) % 1
  const nth = Math.floor(u * steps)
  const air = Math.sin(beat * Math.PI)
  const side = nth % 2 ? -1 : 1
  if (gait === 'waddle')
    return {
      along: u,
      lift: air * 9,
      turn: side * air * 0.34,
      squash: (0.5 - air) * 0.16,
      flap: side * air,
      stride: side * air,
      aside: side * air * 5,
    }
  // Hops grow: the middle one is the highest, and there it turns round once.
  const high = (nth === 1 ? 1 : 0.72) * Math.min(96, 40 + far * 0.2)
  return {
    along: (nth + beat * beat * (3 - 2 * beat)) / steps,
    lift: air * high,
    turn: nth === 1 ? beat * Math.PI * 2 : side * air * 0.3,
    squash: (air > 0.35 ? -0.16 : 0.26) * Math.abs(Math.cos(beat * Math.PI)),
    flap: air * 1.6,
    stride: air,
    aside: 0,
  }
}
type DanceWay = { from: Point & { scale: number }; to: Point & { scale: number } }

/** A friend on the way to its seat. */
export function drawDance(
  g: G,
  singer: { animal: number; leftAt: number },
  { from, to }: DanceWay,
  now: number,
  calm: boolean,
): void {
  const t = Math.max(0, Math.min(1, (now - singer.leftAt) / FLIGHT_MS))
  const own = BODIES[singer.animal]!
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  const step = stepOf(own.gait, calm ? READY : t, far)
  const along = calm ? t : step.along
  // As large as it was in its home, and in the end as large as its seat.
  const scale = from.scale + (to.scale - from.scale) * t
  const x = from.x + (to.x - from.x) * along + step.aside
  const ground = from.y + (to.y - from.y) * along
  if (!calm) drawGround(g, { x, y: ground + 22 * scale, scale }, step.lift, own.gait)
  g.save()
  g.translate(x, ground - step.lift)
  // Turns around its middle, not around its feet.
  g.translate(0, -34 * scale)
  g.rotate(step.turn * (from.x < to.x ? 1 : -1))
  g.translate(0, 34 * scale)
  g.scale(scale * (1 + step.squash), scale * (1 - step.squash))
  drawWhole(g, singer.animal, step.stride, {
    blink: 0,
    lookX: 0,
    lookY: 0.4,
    ear: step.flap,
    mouth: 0.8,
    dance: step.flap,
  })
  g.restore()
}

/** A soft shadow under the feet of who stands at (0, 0). */
export function drawShadow(g: G): void {
  g.fillStyle = '#10203034'
  g.beginPath()
  g.ellipse(0, 24, 34, 8, 0, 0, 7)
  g.fill()
}
type DancePlace = { x: number; y: number; scale: number }

/** Its shadow, and dust where it came down. */
function drawGround(g: G, { x, y, scale }: DancePlace, lift: number, gait: Gait): void {
  const small = 1 / (1 + lift * 0.012)
  g.fillStyle = '#10203034'
  g.beginPath()
  g.ellipse(x, y, 30 * scale * small, 8 * scale * small, 0, 0, 7)
  g.fill()
  if (gait === 'fly' || lift > 10) return
  g.fillStyle = '#fff8e6b0'
  g.beginPath()
  for (const side of [-1, 1]) {
    const px = x + side * (26 + lift * 1.6) * scale
    g.moveTo(px + 8 * scale, y)
    g.arc(px, y - 2 * scale, (8 - lift * 0.4) * scale, 0, 7)
  }
  g.fill()
}

/** Of most animals there is only the upper half: here it stands on its own feet. */
export function drawWhole(g: G, animal: number, stride: number, pose: Pose): void {
  const { half, foot, line } = BODIES[animal]!
  g.lineWidth = 3
  for (const side of [-1, 1]) {
    g.fillStyle = foot
    g.strokeStyle = line
    g.beginPath()
    g.ellipse(side * half * 0.5, 19 - Math.max(0, side * stride) * 7, 10.5, 7, side * 0.12, 0, 7)
    g.fill()
    g.stroke()
  }
  g.save()
  g.beginPath()
  g.moveTo(-100, 5)
  g.lineTo(-100, -150)
  g.lineTo(100, -150)
  g.lineTo(100, 5)
  g.lineTo(half + 1.5, 5)
  g.ellipse(0, 5, half + 1.5, 14.5, 0, 0, Math.PI)
  g.clip()
  stampAnimal(g, animal, pose)
  g.restore()
  g.strokeStyle = line
  g.beginPath()
  g.ellipse(0, 5, half, 13.5, 0, 0.05, Math.PI - 0.05)
  g.stroke()
}
