/** Draws the hall: static parts are cached, rows of guests sway, hands and lights go up for a liked outfit. */
import { drawGuest, drawRaised, listGuests } from './crowd.ts'
import type { Guest } from './crowd.ts'
import { HALLS } from './halls.ts'
import type { G } from '../pen.ts'
import { crowdRoom, drawPhotographers, drawSet } from './runway-set.ts'
import type { PlaceName } from '../../data/themes.ts'

/** Part of the window with its picture. */
type Piece = { canvas: HTMLCanvasElement; x: number; y: number; w: number; h: number }
type Row = { pieces: Piece[]; raised: { piece: Piece; seed: number; size: number }[]; size: number }
type Hall = { key: string; place: PlaceName; w: number; h: number; set: Piece; rows: Row[]; front: Piece[] }
type HallPart = { x: number; y: number; w: number; h: number }

function paint({ x, y, w, h }: HallPart, ratio: number, draw: (g: G) => void): Piece {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(w * ratio))
  canvas.height = Math.max(1, Math.ceil(h * ratio))
  const g = canvas.getContext('2d')!
  g.scale(ratio, ratio)
  g.translate(-x, -y)
  draw(g)
  return { canvas, x, y, w, h }
}
function paintRow(guests: readonly Guest[], tint: string, ratio: number): Row {
  const size = Math.max(...guests.map((guest) => guest.size))
  const pieces = [-1, 1].flatMap((side) => {
    const own = guests.filter((guest) => guest.side === side)
    if (own.length === 0) return []
    const xs = own.map(({ x }) => x)
    const ys = own.map(({ y }) => y)
    const [left, top] = [Math.min(...xs) - size * 1.3, Math.min(...ys) - size * 1.6]
    return [
      paint(
        { x: left, y: top, w: Math.max(...xs) + size * 1.3 - left, h: Math.max(...ys) + size * 2.4 - top },
        ratio,
        (g) => own.forEach((guest) => drawGuest(g, guest, tint)),
      ),
    ]
  })
  const raised = guests
    .filter(({ seed }) => seed % 5 < 3)
    .map((guest) => {
      const [x, y, u] = [guest.x - guest.side * guest.size * 0.78, guest.y, guest.size]
      const piece = paint({ x: x - u * 0.6, y: y - u * 1.4, w: u * 1.2, h: u * 2.6 }, ratio, (g) => {
        g.translate(x, y)
        drawRaised(g, guest, tint)
      })
      return { piece, seed: guest.seed, size: u }
    })
  return { pieces, raised, size }
}
function build(key: string, place: PlaceName, w: number, h: number, ratio: number): Hall {
  const tint = HALLS[place].crowd
  const rows = Map.groupBy(listGuests(crowdRoom(w, h), false), ({ near }) => near)
  return {
    key,
    place,
    w,
    h,
    set: paint({ x: 0, y: 0, w, h }, ratio, (g) => drawSet(g, place, w, h)),
    rows: [...rows.values()].map((guests) => paintRow(guests, tint, ratio)),
    front: [-1, 1].map((side) => {
      const { half } = crowdRoom(w, h)
      const from = Math.max(0, w / 2 + side * half - half * 0.4)
      const wide = Math.min(w, w / 2 + side * half + half * 0.4) - from
      return paint({ x: from, y: h * 0.62, w: wide, h: h * 0.38 }, ratio, (g) => drawPhotographers(g, w, h))
    }),
  }
}

/** `isFresh`: false right after a change of size, when the old pictures, stretched, do for a moment. */
export type HallView = { ratio: number; now: number; isCalm: boolean; joy: number; isFresh: boolean }
export function createHall() {
  let hall: Hall | null = null
  const put = (g: G, { canvas, x, y, w, h }: Piece, dx = 0, dy = 0) =>
    g.drawImage(canvas, x + dx, y + dy, w, h)
  /** `joy`: how many hands are up, from none to all who ever lift one. */
  return (
    g: G,
    place: PlaceName,
    { w, h }: { w: number; h: number },
    { ratio, now, isCalm, joy, isFresh }: HallView,
  ): void => {
    const key = `${place}/${w}/${h}/${ratio}`
    if (!hall || (hall.key !== key && (isFresh || hall.place !== place)))
      hall = build(key, place, w, h, ratio)
    g.save()
    g.scale(w / hall.w, h / hall.h)
    put(g, hall.set)
    hall.rows.forEach(({ pieces, raised, size }, i) => {
      const beat = isCalm ? 0 : now / (joy > 0.5 ? 190 : 420)
      for (const [side, piece] of pieces.entries()) {
        const turn = beat + i * 1.9 + side * 1.3
        put(
          g,
          piece,
          isCalm ? 0 : Math.sin(turn) * size * 0.1,
          isCalm ? 0 : Math.abs(Math.sin(turn * 0.9)) * size * -0.09,
        )
      }
      for (const { piece, seed, size: u } of raised) {
        // Some film all the time, the others wait for a pose.
        const eager = (seed % 97) / 97
        const up = Math.max(0, Math.min(1, (joy * 1.5 - eager * 0.75) * 2.2))
        if (up <= 0) continue
        const wave = isCalm ? 0 : Math.sin(beat * 1.2 + seed) * u * 0.16
        g.globalAlpha = Math.min(1, up * 2)
        put(g, piece, wave, (1 - up) * u * 1.1)
      }
      g.globalAlpha = 1
    })
    for (const piece of hall.front) put(g, piece)
    g.restore()
  }
}
