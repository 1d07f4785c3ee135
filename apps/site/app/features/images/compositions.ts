/** How a drawing stands in a cover: as large as the free area allows, by what it really covers. Letters may reach over its lower edge. */
import { type Composition, type Frame, FRAMES } from '#app/domain/cover-choice.ts'
import type { Box } from './cover-title.ts'
import boxTable from './drawing-boxes.json' with { type: 'json' }

/** What a drawing covers, in its own units. */
export interface DrawingBox {
  /** Of its middle. */
  x: number
  y: number
  w: number
  h: number
}

const BOXES = boxTable as unknown as Record<
  string,
  Record<string, readonly [x: number, y: number, w: number, h: number]>
>
/** Of a frame, and of what has not been measured. */
const WHOLE_BOX: DrawingBox = { x: 0, y: 0, w: 176, h: 176 }

export function findDrawingBox(composition: Composition, motif: string, drawing: string): DrawingBox {
  const box = BOXES[motif]?.[drawing]
  if (!box || isFrame(composition)) return WHOLE_BOX
  const [x, y, w, h] = box
  return { x, y, w, h }
}

/** A small drawing is not blown up without end. */
const MAX_SCALE = 1.3

export interface Spot {
  /** Of the drawing's middle. */
  x: number
  y: number
  scale: number
  lean: number
}

export interface Arrangement {
  spot: Spot
  /** Where the ground of a scene begins. */
  horizon: number | null
  /** A disc behind the drawing. */
  disc: { x: number; y: number; r: number } | null
}

const round = (n: number) => Math.round(n * 100) / 100

/** The scale at which a drawing that leans fills an area. */
function fit({ w, h }: Pick<Box, 'w' | 'h'>, box: DrawingBox, lean: number): number {
  const [sin, cos] = [Math.abs(Math.sin((lean * Math.PI) / 180)), Math.cos((lean * Math.PI) / 180)]
  return Math.min(w / (box.w * cos + box.h * sin), h / (box.h * cos + box.w * sin), MAX_SCALE)
}

/** A close-up is larger than what the letters leave: it stands on the same foot and bleeds off the sides; of its top, where heads are, hardly anything is cut. */
const NEARER = 1.17
const MAX_ABOVE = 1.06

/** `area` is what the letters leave. A pair whose second drawing is missing stands as a whole. */
export function arrange(composition: Composition, area: Box, box: DrawingBox, lean: number): Arrangement {
  const [midX, midY] = [round(area.x + area.w / 2), round(area.y + area.h / 2)]
  if (composition === 'closeUp') {
    const turn = Math.round(lean * 1.4)
    const scale = Math.min(fit(area, box, turn) * NEARER, (area.h * MAX_ABOVE) / box.h)
    const y = round(area.y + area.h - (box.h * scale) / 2)
    return {
      spot: { x: midX, y, scale: round(scale), lean: turn },
      horizon: null,
      disc: { x: midX, y: midY, r: round(Math.min(area.w, area.h) * 0.5) },
    }
  }
  if (composition === 'scene') {
    const scale = fit(area, box, 0) * 0.98
    const foot = area.y + area.h
    return {
      spot: { x: midX, y: round(foot - (box.h * scale) / 2), scale: round(scale), lean: 0 },
      horizon: round(foot - box.h * scale * 0.24),
      disc: null,
    }
  }
  return {
    spot: { x: midX, y: midY, scale: round(fit(area, box, lean) * 0.97), lean },
    horizon: null,
    disc: null,
  }
}

/** Of the free area's width and height: a drawing that another, smaller one stands before. */
const SUBJECT = { w: 0.72, h: 1 }
const PROP = { w: 0.42, h: 0.62 }
/** An area so much wider than high has room for both. */
const WIDE_AREA = 1.9
const PROP_IN_WIDE = { w: 0.42, h: 0.86 }
/** Between the two there, in the picture's units. */
const GAP_IN_WIDE = 8
/** Of the small one's width: how much of the large one's side it covers, less than 5 % of its picture. */
const MAX_COVER = 0.07

/** A drawing on one side and a smaller one at the foot of the other; both stand upright. */
export function arrangeWithProp(
  area: Box,
  { box, prop }: { box: DrawingBox; prop: DrawingBox },
  { side, hasGround }: { side: number; hasGround: boolean },
): { spot: Spot; propSpot: Spot; foot: number; width: number; horizon: number | null } {
  const scale = fit({ w: area.w * SUBJECT.w, h: area.h * SUBJECT.h }, box, 0)
  const isWide = area.w > area.h * WIDE_AREA
  const ofProp = isWide ? PROP_IN_WIDE : PROP
  const propScale = fit({ w: area.w * ofProp.w, h: area.h * ofProp.h }, prop, 6)
  const [w, propW] = [box.w * scale, prop.w * propScale]
  // Both stand on one foot; what they leave of the height is half above them.
  const tallest = Math.max(box.h * scale, prop.h * propScale)
  const foot = round(area.y + (area.h + tallest) / 2)
  // Together they stand in the middle, however slim they are.
  const total = Math.min(area.w, isWide ? w + propW + GAP_IN_WIDE : w + propW * (1 - MAX_COVER))
  const left = area.x + (area.w - total) / 2
  const [x, propX] =
    side > 0 ? [left + w / 2, left + total - propW / 2] : [left + total - w / 2, left + propW / 2]
  return {
    spot: { x: round(x), y: round(foot - (box.h * scale) / 2), scale: round(scale), lean: 0 },
    propSpot: {
      x: round(propX),
      y: round(foot - (prop.h * propScale) / 2),
      scale: round(propScale),
      lean: side * 6,
    },
    foot,
    width: total,
    horizon: hasGround ? round(foot - box.h * scale * 0.24) : null,
  }
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

export const isFrame = (composition: Composition): composition is Frame =>
  (FRAMES as readonly string[]).includes(composition)

/** The drawing as its composition holds it. */
export function frameDrawing(composition: Composition, drawing: string): string {
  if (!isFrame(composition)) return drawing
  const { behind, place, before } = FRAME_PARTS[composition]
  return `${behind}<g transform="${place}">${drawing}</g>${before}`
}
