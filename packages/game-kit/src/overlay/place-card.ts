/** Places the result card beside the player's character. */
import type { Rect } from '../screen.ts'

const MARGIN = 12
/** A strip lower or narrower than this has no room for a card. */
const MIN_HEIGHT = 300
const MIN_WIDTH = 320
/** Below this height the card is set closer. */
const LOW_HEIGHT = 560

/** The largest free strip beside the hero; null where all are too small. */
export function findStrip(hero: Rect, w: number, h: number): Rect | null {
  const strips: Rect[] = [
    { x: 0, y: 0, w, h: hero.y },
    { x: 0, y: hero.y + hero.h, w, h: h - hero.y - hero.h },
    { x: 0, y: 0, w: hero.x, h },
    { x: hero.x + hero.w, y: 0, w: w - hero.x - hero.w, h },
  ]
  const fitting = strips.filter(
    (strip) => strip.h >= MIN_HEIGHT + MARGIN * 2 && strip.w >= MIN_WIDTH + MARGIN * 2,
  )
  return fitting.toSorted((a, b) => b.w * b.h - a.w * a.h)[0] ?? null
}

/** `hero` in CSS pixels; null: the card is in the middle. */
export function placeBeside(dialog: HTMLElement, hero: Rect | null): void {
  const strip = hero && findStrip(hero, innerWidth, innerHeight)
  dialog.classList.toggle('gk-beside', strip !== null)
  dialog.classList.toggle('gk-low', strip !== null && strip.h < LOW_HEIGHT)
  if (!strip) return
  for (const [name, value] of Object.entries({
    '--gk-strip-left': strip.x + MARGIN,
    '--gk-strip-top': strip.y + MARGIN,
    '--gk-strip-right': innerWidth - strip.x - strip.w + MARGIN,
    '--gk-strip-bottom': innerHeight - strip.y - strip.h + MARGIN,
    '--gk-strip-width': strip.w - MARGIN * 2,
    '--gk-strip-height': strip.h - MARGIN * 2,
  }))
    dialog.style.setProperty(name, `${Math.round(value)}px`)
}
