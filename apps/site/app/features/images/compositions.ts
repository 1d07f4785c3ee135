/** How a drawing stands in a cover. Each composition keeps the drawing clear of the letters. */
import { type Composition, type Frame, FRAMES } from '#app/domain/cover-choice.ts'
import type { Box } from './cover-title.ts'

/** Half of the box that every drawing keeps to. */
const REACH = 90
/** A close-up fills the free area to its edges; what makes the subject plain is never cut away. */
const CLOSE = 1.08
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

/** Around a drawing, in its box: the lens of a search game, the tile of a game of tiles. */
const FRAME_PARTS: Record<Frame, { behind: string; place: string; before: string }> = {
  lens: {
    behind:
      '<path class="A" style="stroke-width:34" d="M50 50l24 24"/><path class="M" style="stroke-width:22" d="M52 52l22 22"/><circle class="a" cx="-12" cy="-12" r="75"/><circle cx="-12" cy="-12" r="62" fill="#d9f1ff"/>',
    place: 'translate(-12 -12) scale(.57)',
    before: '<circle class="l" cx="-12" cy="-12" r="62"/><path class="h" d="M-63-29c4-14 12-24 24-31"/>',
  },
  tile: {
    behind:
      '<rect class="b" x="-54" y="-78" width="122" height="164" rx="20"/><rect class="w" x="-66" y="-86" width="122" height="160" rx="18"/>',
    place: 'translate(-5 -6) scale(.6)',
    before: '',
  },
}

const isFrame = (composition: Composition): composition is Frame =>
  (FRAMES as readonly string[]).includes(composition)

/** The drawing as its composition holds it. */
export function frameDrawing(composition: Composition, drawing: string): string {
  if (!isFrame(composition)) return drawing
  const { behind, place, before } = FRAME_PARTS[composition]
  return `${behind}<g transform="${place}">${drawing}</g>${before}`
}
