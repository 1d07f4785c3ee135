/** Moves the kit's hint to the nearest place where it covers nothing of the game. */
import { findRoom, overlaps } from '../placement.ts'
import type { Rect } from '../screen.ts'

const MARGIN = 8

/** `taken`: all that the game shows, in CSS pixels. A place that is still free is kept; where there is none the hint stands where the game's styles put it. */
export function placeHint(hint: HTMLElement, taken: readonly Rect[]): void {
  if (hint.hidden) return
  if (hint.style.transform && isFree(hint, taken)) return
  hint.style.transform = ''
  const { left, top, width: w, height: h } = hint.getBoundingClientRect()
  const within = { x: MARGIN, y: MARGIN, w: innerWidth - MARGIN * 2, h: innerHeight - MARGIN * 2 }
  const place = findRoom({ x: left, y: top, w, h }, { within, taken })
  const [dx, dy] = place ? [Math.round(place.x - left), Math.round(place.y - top)] : [0, 0]
  if (dx || dy) hint.style.transform = `translate(${dx}px, ${dy}px)`
}

function isFree(hint: HTMLElement, taken: readonly Rect[]): boolean {
  const { left: x, top: y, width: w, height: h } = hint.getBoundingClientRect()
  return !taken.some((one) => overlaps({ x, y, w, h }, one))
}
