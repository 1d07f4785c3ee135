/** How a drawing stands in a cover. Each composition keeps the drawing clear of the letters. */
import type { Composition } from '#app/domain/cover-choice.ts'
import type { Box } from './cover-title.ts'

/** Half of the box that every drawing keeps to. */
const REACH = 90
/** A close-up fills the free area to its edges; what makes the subject plain is never cut away. */
const CLOSE = 1.02
/** Of the free area's size: the two of a pair; the second looks out from behind the first. */
const LARGE = 0.92
const SMALL = 0.6

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
    const shift = area.w < area.h ? 0 : side * (area.w / 2 - REACH * fit) * 0.7
    return { spots: [spot(midX + shift, midY, fit * CLOSE, lean * 1.4)], horizon: null }
  }
  if (composition === 'pair') {
    const [large, small] = [REACH * fit * LARGE, REACH * fit * SMALL]
    const apart = Math.min(area.w / 2 - small, large * 0.62)
    const middle = Math.min(area.w / 2 - large, large * 0.26)
    return {
      spots: [
        spot(midX + side * apart, area.y + small * 1.06, fit * SMALL, -lean + side * 14),
        spot(midX - side * middle, area.y + area.h - large, fit * LARGE, lean),
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
