/** Moves the kit's hint to the nearest place where it covers nothing of the game. */
import { findRoom } from '../placement.ts'
import type { Rect } from '../screen.ts'

const MARGIN = 8

/** `taken`: controls, targets and labels, in CSS pixels. Where there is no room the hint stays where the game's styles put it. */
export function placeHint(hint: HTMLElement, taken: readonly Rect[]): void {
  if (hint.hidden) return
  hint.style.transform = ''
  const { left, top, width: w, height: h } = hint.getBoundingClientRect()
  const within = { x: MARGIN, y: MARGIN, w: innerWidth - MARGIN * 2, h: innerHeight - MARGIN * 2 }
  const place = findRoom({ x: left, y: top, w, h }, { within, taken })
  const [dx, dy] = place ? [Math.round(place.x - left), Math.round(place.y - top)] : [0, 0]
  if (dx || dy) hint.style.transform = `translate(${dx}px, ${dy}px)`
}
