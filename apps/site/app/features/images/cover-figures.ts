/** The drawings of a cover in their places: one alone, or a large one and what stands before it. */
import type { Composition, CoverChoice } from '#app/domain/cover-choice.ts'
import {
  type Arrangement,
  arrange,
  arrangeWithProp,
  type DrawingBox,
  findDrawingBox,
  frameDrawing,
  isFrame,
  type Spot,
} from './compositions.ts'
import type { Box } from './cover-title.ts'
import type { Mood } from './drawing-mood.ts'
import { drawSilhouette } from './drawing-styles.ts'
import { MOTIFS, PALETTE_MOTIFS } from './drawings/registry.ts'
import { drawOwnProp, OWN_ID } from './own-prop-drawings.ts'
import type { Palette } from './palettes.ts'
import type { Second } from './second-look.ts'
import { hashText } from './seeded-random.ts'
import { sternFaces } from './stern-faces.ts'

/** How far a drawing's shadow falls, and its rim shines towards the light, in its own units. */
const SHADOW = 'x="5" y="8" opacity=".36"'
const RIM = 'x="-2.4" y="-2.8"'

interface Stroke {
  drawing: string
  box: DrawingBox
  palette: Palette
  mood: Mood
  /** Of its silhouette. */
  id: string
}

function drawSpot({ x, y, scale, lean }: Spot, { drawing, box, palette, mood, id }: Stroke): string {
  const [across, down] = [scale * box.w, scale * box.h]
  const glow = `<circle cx="${x}" cy="${y}" r="${Math.round(Math.max(across, down) * 0.66)}" fill="url(#l)"/>`
  const shadow = `<ellipse cx="${x}" cy="${Math.round(y + down * 0.47)}" rx="${Math.round(across * 0.52)}" ry="${Math.round(across * 0.14)}" fill="url(#d)"/>`
  const rim = mood === 'bright' ? '#fff' : palette.accentLight
  const place = `translate(${x} ${y}) rotate(${lean}) scale(${scale}) translate(${-box.x} ${-box.y})`
  return `${glow}${shadow}<g transform="${place}"><use href="#${id}" ${SHADOW} color="${palette.deep}"/><use href="#${id}" ${RIM} color="${rim}"/>${drawing}</g>`
}

export interface Figures {
  markup: string
  /** The lower edge of the drawing. */
  foot: number
  width: number
  horizon: number | null
  disc: Arrangement['disc']
}

export interface Room {
  area: Box
  lean: number
  side: number
  palette: Palette
  mood: Mood
  /** Whether the title says which colour the drawing has. */
  isColoured: boolean
  /** Whether nothing smiles. */
  isStern: boolean
  /** Whether the drawing looks to the other side. */
  isMirrored: boolean
}

/** What has no letters and no digits, and may look to either side. */
const TWO_SIDED = new Set(
  'cat dog bear bunny bird fish snake insect horse frog monkey dino zoo farm stickman ninja monster zombie ghost spider robot plane boat rocket train tank motorbike car truck runner skateboard castle tree fruit flower heart sword archery cake cooking pizza bull pirate wizard princess knight christmas halloween house island beach treasure gems star'.split(
    ' ',
  ),
)
const LETTERED = new Set('taxi busStop fromAbove tombstone poop phases lantern'.split(' '))

/** A drawing that comes twice in a list does not look the same twice. */
export const maybeMirrored = ({ motif, drawing }: CoverChoice, slug: string): boolean =>
  TWO_SIDED.has(motif) &&
  !LETTERED.has(drawing) &&
  !drawing.startsWith('parking') &&
  hashText(`side ${slug}`) % 2 === 1

const mirrorBox = (box: DrawingBox, isMirrored: boolean): DrawingBox =>
  isMirrored ? { ...box, x: -box.x } : box

const drawLook = (
  { motif, drawing }: Pick<CoverChoice, 'motif' | 'drawing'>,
  { isStern, isColoured, isMirrored }: Pick<Room, 'isStern' | 'isColoured' | 'isMirrored'>,
  composition: Composition = 'whole',
) => {
  const motifs = isColoured ? PALETTE_MOTIFS : MOTIFS
  const plain = motifs[motif]![drawing]!
  const markup = frameDrawing(composition, isMirrored ? `<g transform="scale(-1 1)">${plain}</g>` : plain)
  return isStern ? sternFaces(markup) : markup
}

/** The drawing as its composition has it. */
export function drawAlone({ motif, drawing: name, composition }: CoverChoice, room: Room): Figures {
  const { area, lean, palette, mood } = room
  const measured = findDrawingBox(composition, motif, name)
  const box = mirrorBox(measured, room.isMirrored && !isFrame(composition))
  const { spot, horizon, disc } = arrange(composition, area, box, lean)
  const drawing = drawLook({ motif, drawing: name }, room, composition)
  return {
    markup: `<defs>${drawSilhouette(drawing)}</defs>${drawSpot(spot, { drawing, box, palette, mood, id: 'z' })}`,
    foot: spot.y + (spot.scale * box.h) / 2,
    width: spot.scale * box.w,
    horizon,
    disc,
  }
}

const OTHER_PAINT: Readonly<Record<string, string>> = { a: 'b', b: 'a', l: 'm', m: 'l', s: 't', t: 's' }
/** The small one has the accent where the large one has the main colour, so that the two stand apart. */
const swapPaints = (markup: string) =>
  markup.replaceAll(/class="([ablmst])"/g, (_, name: string) => `class="${OTHER_PAINT[name]!}"`)

const OWN_BOX: DrawingBox = { x: 0, y: 0, w: 176, h: 176 }
const asProp = (markup: string) => ({ markup, silhouette: markup })

/** The drawing, and before it a smaller one: what is done with it, or what else the title names. */
export function drawWithSecond(choice: CoverChoice, second: Second, room: Room): Figures {
  const { area, side, palette, mood } = room
  const box = mirrorBox(findDrawingBox('whole', choice.motif, choice.drawing), room.isMirrored)
  const propBox = second.own ? OWN_BOX : findDrawingBox('whole', second.motif, second.drawing)
  const hasGround = choice.composition === 'scene' || second.ground !== null
  const arranged = arrangeWithProp(area, { box, prop: propBox }, { side, hasGround })
  const drawing = drawLook(choice, room)
  const prop = second.own
    ? drawOwnProp(second.own, box, side)
    : asProp(swapPaints(drawLook(second, { isStern: room.isStern, isColoured: false, isMirrored: false })))
  const large = second.own ? `<g id="${OWN_ID}">${drawing}</g>` : drawing
  return {
    markup:
      `<defs>${drawSilhouette(drawing)}${drawSilhouette(prop.silhouette, 'p')}</defs>` +
      drawSpot(arranged.spot, { drawing: large, box, palette, mood, id: 'z' }) +
      drawSpot(arranged.propSpot, { drawing: prop.markup, box: propBox, palette, mood, id: 'p' }),
    foot: arranged.foot,
    width: arranged.width,
    horizon: arranged.horizon,
    disc: null,
  }
}
