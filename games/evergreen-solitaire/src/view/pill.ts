/** Places the message pill over the table where it covers the fewest cards, and the fox only as a last resort. */
import type { Rect } from '@playhouse/game-kit'
import { sizeHost } from './fox-host.ts'
import { placeCard } from './layout.ts'
import type { Layout } from './layout.ts'
import { isPlace } from './grab.ts'
import { reachOfHand } from './hand-on-card.ts'
import { PLACES } from '../state.ts'
import type { Table } from '../state.ts'

const MAX_WIDTH = 320
const HEIGHT = 52
const STEP = 8
/** The fox's head over its ground, in sizes of it. */
const HOST = { w: 2.6, h: 2.5 }
/** Cost in units of covered cards. */
const FOX_COST = 3
const CARD_COST = 4

const share = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** As dear as so many cards' worth of room: a ghost and its way are shorter than a card lies. */
const WAY_COST = 0.5

/** `hasHand`: a ghost hand taps a card meanwhile. */
export function placePill(layout: Layout, table: Table, max = MAX_WIDTH, hasHand = false): Rect {
  const { area, host, cw, ch } = layout
  const w = Math.min(max, area.w - 16)
  const taken = table.piles.flatMap((cards, pile): Rect[] => {
    // Empty places count as well: the pill must not cover a target frame.
    if (cards.length === 0) return isPlace(table, pile) ? [{ ...layout.spots[pile]!, w: cw, h: ch }] : []
    const first = placeCard(layout, table, pile, 0)
    const last = placeCard(layout, table, pile, cards.length - 1)
    return [
      {
        x: Math.min(first.x, last.x),
        y: first.y,
        w: cw + Math.abs(last.x - first.x),
        h: last.y - first.y + ch,
      },
    ]
  })
  // From the open row of the peaks cards fly down to the open card: nothing lies in their way.
  const ways = hasHand ? taken.map((rect) => ({ ...rect, y: rect.y + rect.h, h: reachOfHand(cw, ch) })) : []
  if (table.kind === 'tripeaks') {
    const { y } = layout.spots.at(-1)!
    const base = layout.spots[PLACES.tripeaks.waste]!.y
    ways.push({ x: area.x, y, w: area.w, h: base + ch - y })
  }
  const size = sizeHost(area.w, host.y)
  const fox = {
    x: host.x - (HOST.w * size) / 2,
    y: host.y - HOST.h * size,
    w: HOST.w * size,
    h: HOST.h * size,
  }
  let best: Rect = { x: 0, y: 0, w, h: HEIGHT }
  let min = Infinity
  const middle = area.x + (area.w - w) / 2
  for (let y = area.y + area.h - HEIGHT - 4; y > area.y; y -= STEP)
    for (const x of [middle, area.x + 8, area.x + area.w - w - 8]) {
      const rect = { x, y, w, h: HEIGHT }
      const hidden = taken.reduce((sum, other) => sum + share(rect, other), 0)
      const cost =
        hidden * CARD_COST +
        ways.reduce((sum, other) => sum + share(rect, other), 0) * WAY_COST +
        share(rect, fox) * FOX_COST +
        Math.abs(x - middle) * 2 +
        (area.y + area.h - y) * 0.5
      if (cost >= min) continue
      best = rect
      min = cost
    }
  return best
}
