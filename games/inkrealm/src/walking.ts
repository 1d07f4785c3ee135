/** From cell to cell: what a stick means, and where a painter goes next. */
import { isOnSheet } from './land.ts'
import { DX, DY } from './state.ts'
import type { Painter } from './state.ts'

/** The nearest of eight directions; a stick at rest changes nothing. */
export function steer(painter: Painter, x: number, y: number): void {
  const ax = Math.abs(x)
  const ay = Math.abs(y)
  if (ax < 0.3 && ay < 0.3) return
  const dx = ax * 2.414 > ay ? (x > 0 ? 1 : -1) : 0
  const dy = ay * 2.414 > ax ? (y > 0 ? 1 : -1) : 0
  painter.wish = DX.findIndex((step, d) => step === dx && DY[d] === dy)
}

/** Whether one may go to a cell. */
type IsOpen = (x: number, y: number) => boolean

/** The direction nearest to a wish that leads where one may go; who is beyond that is held by the sheet's edge only. */
function findOpen({ x, y }: Painter, wish: number, isOpen: IsOpen): number {
  const ways = [0, 1, -1, 2, -2, 3, -3, 4].map((turn) => (wish + turn + 8) % 8)
  const leadsTo = (isFree: IsOpen) => ways.find((d) => isFree(x + DX[d]!, y + DY[d]!))
  return leadsTo(isOpen) ?? leadsTo(isOnSheet)!
}

/** Chooses the next cell: the wish if it can be, else along the edge; never straight back over a wet trail. */
export function setOut(painter: Painter, who: number, isOpen: IsOpen): void {
  const { wish, dir, trail, mind } = painter
  const isBack = (wish + 4) % 8 === dir && trail.length > 0
  const first = isBack ? dir : wish
  let next = findOpen(painter, first, isOpen)
  if (who === 0) {
    // A wish beyond a corner would hold the player there: it runs on along the next edge until it wants something else.
    const isOff = !isOpen(painter.x + DX[first]!, painter.y + DY[first]!)
    const isHeld = isOff && (next + 4) % 8 === dir
    const isIgnored = isOff && mind.left === 1 && mind.heading === wish
    if (isHeld || isIgnored) next = findOpen(painter, dir, isOpen)
    mind.left = Number(isHeld || isIgnored)
    mind.heading = wish
  }
  painter.dir = next
  painter.fromX = painter.x
  painter.fromY = painter.y
  painter.x += DX[next]!
  painter.y += DY[next]!
  painter.span = next % 2 ? 1414 : 1000
}
