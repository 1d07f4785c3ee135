/** Places the result card beside the player's character. */
import type { Rect } from '../screen.ts'

const MARGIN = 12
/** A strip lower or narrower than this has no room for a card. */
const MIN_HEIGHT = 300
const MIN_WIDTH = 280
/** A card needs no more than this: a larger strip is not better. */
const MAX_HEIGHT = 720
const MAX_WIDTH = 520
/** Below this height the card is set closer. */
const LOW_HEIGHT = 560

/** The free strip beside the hero with most room for a card; null where all are too small. */
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
  const room = ({ w: wide, h: high }: Rect) => Math.min(wide, MAX_WIDTH) * Math.min(high, MAX_HEIGHT)
  return fitting.toSorted((a, b) => room(b) - room(a))[0] ?? null
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
