/** A sign over rivals that have smelt the player's long trail and come for it, and an arrow at the edge for who is not seen yet. In cells. */
import type { Sight } from './cast.ts'
import type { Ink } from './inks.ts'
import { smellTrail } from './minds.ts'
import type { Place, State } from './state.ts'

type G = CanvasRenderingContext2D
const EVERY_TICKS = 10
const FAR = 2.1
const TONE = '#d8343a'
/** Of the arrow's middle from the edge. */
const INSET = 1.3
/** A rival beyond a narrow sight, nearer than this to its edge in cells, has a small arrow; so many at most. */
const NARROW = 32
const NEAR = 9
const MOST_NEAR = 3
/** Where no rival is seen or near, the nearest one has a faint one. */
const NEAR_SHOWN = 0.9
const FAR_SHOWN = 0.6
const NEAR_SIZE = 0.5

export function createAlarm() {
  let hunters: number[] = []
  let askedAt = -1e9
  const ask = (state: State) => {
    const age = state.ticks - askedAt
    if (age >= 0 && age < EVERY_TICKS) return
    askedAt = state.ticks
    hunters = state.painters.flatMap(({ backIn, mind }, i) =>
      i > 0 && backIn === 0 && mind.plan !== 'home' && smellTrail(state, i) >= 0 ? [i] : [],
    )
  }
  /** Who is out of sight: the nearest ones, and how far from its edge. */
  let outside: { who: number; far: number }[] = []
  const listOutside = (state: State, at: (who: number) => Place, sight: Sight) => {
    let isAnySeen = false
    outside = []
    for (let who = 1; who < state.painters.length; who++) {
      if (state.painters[who]!.backIn > 0 || hunters.includes(who)) continue
      const { x, y } = at(who)
      const far = Math.max(sight.left - x, x - sight.right, sight.top - y, y - sight.bottom)
      if (far <= 0) isAnySeen = true
      else outside.push({ who, far })
    }
    outside.sort((a, b) => a.far - b.far)
    const near = outside.filter(({ far }) => far < NEAR).slice(0, MOST_NEAR)
    outside = near.length > 0 || isAnySeen ? near : outside.slice(0, 1)
  }
  return {
    reset: () => void (askedAt = -1e9),
    /** How many come now. */
    count(state: State): number {
      ask(state)
      return hunters.length
    },
    /** `sight`: without what lies under the cards. */
    draw(
      g: G,
      state: State,
      at: (who: number) => Place,
      { now, swell, sight, inkOf }: { now: number; swell: number; sight: Sight; inkOf(who: number): Ink },
    ) {
      ask(state)
      if (state.twist !== 'fog' && sight.right - sight.left < NARROW) {
        if (state.ticks % EVERY_TICKS === 0 || outside.length === 0) listOutside(state, at, sight)
        for (const { who, far } of outside) {
          const { x, y } = at(who)
          const inset = NEAR_SIZE * 2.2 * swell
          const edgeX = Math.max(sight.left + inset, Math.min(sight.right - inset, x))
          const edgeY = Math.max(sight.top + inset, Math.min(sight.bottom - inset, y))
          if (Math.hypot(x - edgeX, y - edgeY) < inset) continue
          g.globalAlpha = far < NEAR ? NEAR_SHOWN : FAR_SHOWN
          drawNear(g, edgeX, edgeY, Math.atan2(y - edgeY, x - edgeX), NEAR_SIZE * swell, inkOf(who))
          g.globalAlpha = 1
        }
      }
      for (const who of hunters) {
        const { x, y } = at(who)
        const beat = Math.sin(now / 110) * 0.05
        const isOut = x < sight.left || x > sight.right || y < sight.top || y > sight.bottom
        if (!isOut) {
          drawSign(g, x, y - FAR * swell, (0.62 + beat) * swell)
          continue
        }
        const inset = INSET * swell
        const edgeX = Math.max(sight.left + inset, Math.min(sight.right - inset, x))
        const edgeY = Math.max(sight.top + inset, Math.min(sight.bottom - inset, y))
        drawEdge(g, edgeX, edgeY, Math.atan2(y - edgeY, x - edgeX), (0.72 + beat * 2) * swell, inkOf(who))
      }
    },
  }
}

/** A plain arrow in a rival's ink. */
function drawNear(g: G, x: number, y: number, angle: number, r: number, { fill, deep }: Ink): void {
  g.save()
  g.translate(x, y)
  g.rotate(angle)
  g.scale(r, r)
  g.lineJoin = 'round'
  g.beginPath()
  g.moveTo(1.5, 0)
  g.lineTo(-0.8, -1.15)
  g.lineTo(-0.3, 0)
  g.lineTo(-0.8, 1.15)
  g.closePath()
  for (const [tone, wide] of [
    ['#fff8ea', 0.9],
    [deep, 0.42],
  ] as const) {
    g.strokeStyle = tone
    g.lineWidth = wide
    g.stroke()
  }
  g.fillStyle = fill
  g.fill()
  g.restore()
}

/** In the hunter's ink: an arrow that points to it, with the same mark. */
function drawEdge(g: G, x: number, y: number, angle: number, r: number, { fill, deep }: Ink): void {
  g.save()
  g.translate(x, y)
  g.scale(r, r)
  g.save()
  g.rotate(angle)
  g.lineJoin = 'round'
  g.beginPath()
  g.moveTo(1.85, 0)
  g.lineTo(0.6, -0.85)
  g.arc(0, 0, 1, -0.95, 0.95, true)
  g.closePath()
  for (const [tone, wide] of [
    ['#fff8ea', 0.62],
    [TONE, 0.34],
    [deep, 0.12],
  ] as const) {
    g.strokeStyle = tone
    g.lineWidth = wide
    g.stroke()
  }
  g.fillStyle = fill
  g.fill()
  g.restore()
  drawMark(g, deep)
  g.restore()
}

function drawSign(g: G, x: number, y: number, r: number): void {
  g.save()
  g.translate(x, y)
  g.scale(r, r)
  g.fillStyle = TONE
  g.strokeStyle = '#fff8ea'
  g.lineWidth = 0.28
  g.beginPath()
  g.arc(0, 0, 1, 0.45 * Math.PI + 0.35, 0.55 * Math.PI - 0.35 + Math.PI * 2)
  g.lineTo(0, 1.5)
  g.closePath()
  g.stroke()
  g.fill()
  drawMark(g, TONE)
  g.restore()
}

function drawMark(g: G, rim: string): void {
  g.beginPath()
  g.roundRect(-0.16, -0.62, 0.32, 0.72, 0.16)
  g.roundRect(-0.17, 0.24, 0.34, 0.34, 0.17)
  g.strokeStyle = rim
  g.lineWidth = 0.12
  g.stroke()
  g.fillStyle = '#fff8ea'
  g.fill()
}
