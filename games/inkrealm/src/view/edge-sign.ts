/** A sign at the edge of the view: the face of an off-screen rival in a drop of its ink and pattern, whose tip points to it. */
import { createCache, openSheet } from '@playhouse/game-kit/canvas'
import { clamp } from '@playhouse/game-kit'
import type { Sight } from './cast.ts'
import type { Dress } from './dress.ts'
import type { Heads } from '../art/heads.ts'
import { drawSwatch } from '../art/inks.ts'
import type { Ink } from '../art/inks.ts'
import type { Place, State } from '../state.ts'

type G = CanvasRenderingContext2D
const ALARM_TONE = '#d8343a'
/** Of the drop: its radius in CSS pixels, on a wide screen too, and where it ends beyond that. */
const RADIUS = 16
const WIDE_RADIUS = 22
const TIP = 1.62
/** A hunter's is larger. */
const HUNTER = 1.15
const HEAD = 0.66
/** Pixels per radius of the cached image, and half of its size in radii. */
const SHARP = 40
const HALF = 1.9
/** How far from the edge and from each other they stand, in radii. */
const INSET = 1.55
const APART = 2.5

export type Spot = Place & { angle: number }

/** Where the line to an off-screen painter crosses the edge; moved aside for other signs and for the corner's contents. */
export function spotAtEdge(
  { x, y }: Place,
  sight: Sight,
  r: number,
  taken: readonly Place[],
  corner: Sight | null,
): Spot {
  const inset = INSET * r
  const [left, right] = [sight.left + inset, sight.right - inset]
  const [top, bottom] = [sight.top + inset, sight.bottom - inset]
  const isSide = x < left || x > right
  const spots = [0, 1, -1, 2, -2, 3, -3].map((step) => ({
    x: clamp(x + (isSide ? 0 : step * APART * r), left, right),
    y: clamp(y + (isSide ? step * APART * r : 0), top, bottom),
  }))
  const isFree = (spot: Place) =>
    !taken.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < APART * r * 0.9) &&
    !(
      corner &&
      spot.x > corner.left - inset &&
      spot.x < corner.right + inset &&
      spot.y > corner.top - inset &&
      spot.y < corner.bottom + inset
    )
  const spot = spots.find(isFree) ?? spots[0]!
  return { ...spot, angle: Math.atan2(y - spot.y, x - spot.x) }
}
type Hunter = { who: number; isHunter: boolean }

export function createEdgeSigns(dress: Dress, heads: Heads) {
  const drops = createCache<string, OffscreenCanvas>()
  const dropOf = (ink: Ink, isHunter: boolean) =>
    drops.find(`${ink.fill} ${ink.pattern} ${isHunter}`, () => paintDrop(ink, isHunter))
  return {
    /** Paints an image before it is needed. */
    prepare(state: State, who: number) {
      heads.prepare(state, who)
      dropOf(dress.inkOf(state, who), false)
      dropOf(dress.inkOf(state, who), true)
    },
    /** `pixel`: cells to a CSS pixel, `wide`: CSS pixels of the screen. */
    radiusOf: (pixel: number, wide: number, isHunter: boolean) =>
      (wide < 620 ? RADIUS : WIDE_RADIUS) * pixel * (isHunter ? HUNTER : 1),
    draw(g: G, state: State, { who, isHunter }: Hunter, { x, y, angle }: Spot, r: number) {
      g.save()
      g.translate(x, y)
      g.rotate(angle)
      const half = HALF * r
      g.drawImage(dropOf(dress.inkOf(state, who), isHunter), -half, -half, half * 2, half * 2)
      g.restore()
      heads.draw(g, state, who, { x, y: y + r * 0.08, r: r * HEAD })
      if (isHunter) drawAlert(g, x + r * 0.78, y - r * 0.82, r * 0.5)
    },
  }
}

/** Its tip to the right. */
function paintDrop(ink: Ink, isHunter: boolean): OffscreenCanvas {
  const [canvas, g] = openSheet(SHARP * HALF * 2, SHARP * HALF * 2)
  g.translate(SHARP * HALF, SHARP * HALF)
  const drop = new Path2D()
  drop.moveTo(TIP * SHARP, 0)
  drop.lineTo(0.68 * SHARP, -0.74 * SHARP)
  drop.arc(0, 0, SHARP, -0.83, 0.83, true)
  drop.closePath()
  g.lineJoin = 'round'
  g.strokeStyle = '#fff8ea'
  g.lineWidth = SHARP * 0.46
  g.stroke(drop)
  g.strokeStyle = isHunter ? ALARM_TONE : ink.deep
  g.lineWidth = SHARP * 0.24
  g.stroke(drop)
  g.save()
  g.clip(drop)
  g.fillStyle = g.createPattern(drawSwatch(ink, SHARP * 0.9), 'repeat')!
  g.fillRect(-SHARP * HALF, -SHARP * HALF, SHARP * HALF * 2, SHARP * HALF * 2)
  g.restore()
  // The face stands out from its own ink.
  g.fillStyle = 'rgba(255,248,234,0.72)'
  g.beginPath()
  g.arc(0, 0, SHARP * 0.8, 0, 7)
  g.fill()
  return canvas
}

/** Beware: a red bubble whose tip points down. */
export function drawAlert(g: G, x: number, y: number, r: number): void {
  g.save()
  g.translate(x, y)
  g.scale(r, r)
  g.fillStyle = ALARM_TONE
  g.strokeStyle = '#fff8ea'
  g.lineWidth = 0.28
  g.beginPath()
  g.arc(0, 0, 1, 0.45 * Math.PI + 0.35, 0.55 * Math.PI - 0.35 + Math.PI * 2)
  g.lineTo(0, 1.5)
  g.closePath()
  g.stroke()
  g.fill()
  g.beginPath()
  g.roundRect(-0.16, -0.62, 0.32, 0.72, 0.16)
  g.roundRect(-0.17, 0.24, 0.34, 0.34, 0.17)
  g.strokeStyle = ALARM_TONE
  g.lineWidth = 0.12
  g.stroke()
  g.fillStyle = '#fff8ea'
  g.fill()
  g.restore()
}
