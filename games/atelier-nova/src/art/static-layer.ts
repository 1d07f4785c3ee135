/** A static layer: a part of the screen that is redrawn only when its keys change. */
import type { Rect } from '@playhouse/game-kit'
import type { G } from './pen.ts'

/** Room for shadows around the part. */
const MARGIN = 18
type Stamp = { ratio: number; round: number; keys: readonly unknown[] }

export function createStaticLayer() {
  let canvas: HTMLCanvasElement | null = null
  let known: readonly unknown[] = []
  /** When something was missing: the round it was. */
  let missed: number | null = null

  return {
    /**
     * Draws the sheet, anew only when one of `keys` is another thing than before. `paint` draws in the screen's own units and tells whether
     * all of it was there: else it is asked again when `round` is another one.
     */
    draw(g: G, part: Rect, { ratio, round, keys }: Stamp, paint: (ink: G) => boolean): void {
      const x = Math.floor(part.x - MARGIN)
      const y = Math.floor(part.y - MARGIN)
      const w = Math.ceil(part.w + MARGIN * 2)
      const h = Math.ceil(part.h + MARGIN * 2)
      const wanted = [x, y, w, h, ratio, ...keys]
      const isSame = wanted.length === known.length && wanted.every((one, i) => one === known[i])
      if (!canvas || !isSame || (missed !== null && missed !== round)) {
        canvas ??= document.createElement('canvas')
        canvas.width = Math.ceil(w * ratio)
        canvas.height = Math.ceil(h * ratio)
        const ink = canvas.getContext('2d')!
        ink.setTransform(ratio, 0, 0, ratio, -x * ratio, -y * ratio)
        known = wanted
        missed = paint(ink) ? null : round
      }
      g.drawImage(canvas, x, y, w, h)
    },
    /** What it was drawn with is no longer what it shows: letters came, say. */
    forget() {
      known = []
    },
  }
}
