/** How a drawing stands in a cover. Each composition keeps the drawing clear of the letters. */
import type { Composition } from '#app/domain/cover-choice.ts'
import type { Box } from './cover-title.ts'

/** Half of the box that every drawing keeps to. */
const REACH = 84
/** How much larger than the free area a close-up is. */
const CLOSE = 1.22

export interface Spot {
  x: number
  y: number
  scale: number
  lean: number
}

export interface Arrangement {
  spots: readonly Spot[]
  /** Where the ground of a scene begins. */
  horizon: number | null
}

const round = (n: number) => Math.round(n * 100) / 100

/** `area` is what the letters leave; `side` is -1 or 1. */
export function arrange(
  composition: Composition,
  area: Box,
  { lean, side }: { lean: number; side: number },
): Arrangement {
  const [midX, midY] = [area.x + area.w / 2, area.y + area.h / 2]
  const fit = Math.min(area.w, area.h) / (2 * REACH)
  const spot = (x: number, y: number, scale: number, turn: number): Spot => ({
    x: round(x),
    y: round(y),
    scale: round(scale),
    lean: turn,
  })
  if (composition === 'closeUp') {
    // Cut by the cover's upper edge and one side, never by the letters: beside them it grows away from them.
    const scale = fit * CLOSE
    const reach = REACH * scale
    const isBeside = area.w < area.h
    const outwards = side > 0 ? area.x + reach : area.x + area.w - reach
    const x = isBeside ? outwards : midX + side * area.w * 0.13
    return { spots: [spot(x, area.y + area.h - reach * 0.94, scale, lean / 2)], horizon: null }
  }
  if (composition === 'pair') {
    const [large, small] = [fit * 0.88, fit * 0.54]
    const shift = Math.min(area.w * 0.27, REACH * fit * 0.62)
    return {
      spots: [
        spot(midX + side * shift, area.y + REACH * small + area.h * 0.02, small, -lean + side * 10),
        spot(midX - side * shift * 0.62, area.y + area.h - REACH * large * 0.98, large, lean),
      ],
      horizon: null,
    }
  }
  if (composition === 'scene') {
    const scale = fit * 0.98
    const y = area.y + area.h - REACH * scale * 0.94
    return {
      spots: [spot(midX + side * area.w * 0.06, y, scale, 0)],
      horizon: round(y + REACH * scale * 0.5),
    }
  }
  return { spots: [spot(midX, midY, fit * 0.98, lean)], horizon: null }
}
