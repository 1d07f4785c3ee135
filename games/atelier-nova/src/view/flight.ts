/** A piece that flies from the wardrobe to the figure; until it arrives, the figure shows the previous outfit. */
import type { Rect } from '@playhouse/game-kit'
import { PIECES } from '../data/catalogue.ts'
import { FLOOR_Y, scaleOf } from '../art/figure/doll.ts'
import type { Look } from '../rules/look.ts'
import { lerp } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { frameOf } from '../art/clothes/pieces-draw.ts'
import type { Sprites } from '../art/sprites.ts'

export const FLIGHT_MS = 230
type Flight = { piece: number; from: Rect; before: Look; at: number }

export function createFlight(sprites: Sprites) {
  let flight: Flight | null = null
  return {
    start(piece: number, from: Rect, before: Look, now: number) {
      flight = { piece, from, before, at: now }
    },
    stop() {
      flight = null
    },
    /** What to show while it flies. */
    lookBefore: (now: number): Look | null => (flight && now < flight.at + FLIGHT_MS ? flight.before : null),
    draw(g: G, now: number, look: Look, foot: { x: number; y: number; height: number }, ratio: number) {
      if (!flight) return
      const t = (now - flight.at) / FLIGHT_MS
      const worn = Object.values(look.wear).find(({ piece }) => piece === flight!.piece)
      if (t >= 1 || !worn) return void (flight = null)
      const { kind, cut } = PIECES[worn.piece]!
      const [x, y, w, h] = frameOf(kind, cut)
      const unit = (foot.height / 1000) * scaleOf(look)
      const to = { x: foot.x + x * unit, y: foot.y + (y - FLOOR_Y) * unit, w: w * unit, h: h * unit }
      const picture = sprites.thumb(worn, to.w, to.h, ratio)
      if (!picture) return
      const k = 1 - (1 - Math.max(0, t)) ** 2
      const { from } = flight
      const small = Math.min(from.w / to.w, from.h / to.h)
      const size = lerp(small, 1, k)
      const cx = lerp(from.x + from.w / 2, to.x + to.w / 2, k)
      // Thrown: higher than the straight way.
      const cy = lerp(from.y + from.h / 2, to.y + to.h / 2, k) - Math.sin(k * Math.PI) * foot.height * 0.1
      g.save()
      g.translate(cx, cy)
      g.rotate((1 - k) * 0.35)
      g.drawImage(picture, (-to.w * size) / 2, (-to.h * size) / 2, to.w * size, to.h * size)
      g.restore()
    },
  }
}
