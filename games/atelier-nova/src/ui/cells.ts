/** Draws a cell of the wardrobe: a piece, a locked prize, a dye, or a face. */
import type { Rect } from '@playhouse/game-kit'
import { findPiece, PIECES } from '../data/catalogue.ts'
import { drawDoll, FLOOR_Y, scaleOf } from '../art/figure/doll.ts'
import { drawDrop, drawDye } from '../art/dyes-draw.ts'
import { drawIcon, drawTag } from '../art/icons.ts'
import type { IconName, IconPlace } from '../art/icons.ts'
import type { Look, Worn } from '../rules/look.ts'
import { EYES, SKINS } from '../rules/models.ts'
import { box, INK, PLUM, words } from '../art/paper.ts'
import { hexOf, swatch, SWATCHES } from '../rules/palette.ts'
import { alpha, ellipse, star, stroke } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { drawPiece } from '../art/clothes/pieces-draw.ts'
import type { Sprites } from '../art/sprites.ts'
import { TAGS } from '../rules/tags.ts'
import { texts } from '../texts.ts'
import type { ModelCell, ModelPart, ModelRow } from './model-picker.ts'

export function cellBack(g: G, { x, y, w, h }: Rect, isOn: boolean, glows: boolean): void {
  const inner = { x: x + 2, y: y + 2, w: w - 4, h: h - 4 }
  const tone = g.createLinearGradient(0, y, 0, y + h)
  tone.addColorStop(0, isOn ? '#ffe6c9' : glows ? '#fff6d8' : '#fffdf9')
  tone.addColorStop(1, isOn ? '#fbd0a4' : glows ? '#ffe9a8' : '#f8e9dc')
  g.fillStyle = tone
  box(g, inner, 14)
  g.fill()
  g.strokeStyle = isOn ? '#d9772f' : glows ? '#e8b23c' : '#eed9c8'
  g.lineWidth = isOn ? 3 : glows ? 2.4 : 1.4
  g.stroke()
}
function check(g: G, { x, y, w }: Rect): void {
  g.fillStyle = '#127a7a'
  g.fill(ellipse(x + w - 13, y + 13, 9))
  drawIcon(g, 'check', { x: x + w - 13, y: y + 13, size: 12 }, '#fff')
}

/** A star in the corner: gold is not marked by colour alone. */
export function mark(g: G, { x, y }: Rect): void {
  const path = star({ x: x + 13, y: y + 13, r: 9 })
  g.fillStyle = '#b5701c'
  g.fill(path)
}

/** Letters of a style sign's square that its shape really fills. */
const SIGN_FILL = 0.82
/** Widths of a sign that a sign and its number take. */
const SIGN_AND_COUNT = 1.52
const MIN_SIGN = 20
/** Before a judge reveals the points, only the size of a sign shows how strong a style is. */
const SIZE_OF = [1, 0.9, 1, 1.1]
const listSigns = (piece: number) => {
  const { tags } = PIECES[piece]!
  return TAGS.filter((tag) => tags[tag])
    .map((tag) => ({ tag, count: tags[tag]! }))
    .sort((a, b) => b.count - a.count)
}
/** A sign for each style, the strongest first; with how much of it there is once that is known. */
export function drawTags(
  g: G,
  piece: number,
  {
    x,
    y,
    size,
    align,
    isKnown,
  }: { x: number; y: number; size: number; align: 'left' | 'middle'; isKnown: boolean },
): number {
  const signs = listSigns(piece)
  const wide = signs.map(({ count }) => size * (isKnown && count > 1 ? SIGN_AND_COUNT : 1.1))
  const all = wide.reduce((sum, one) => sum + one, 0)
  let left = align === 'left' ? x - size / 2 : x - all / 2
  signs.forEach(({ tag, count }, i) => {
    drawTag(g, tag, { x: left + size / 2, y, size: size * (isKnown ? 1 : (SIZE_OF[count] ?? 1)) })
    if (isKnown && count > 1)
      words(
        g,
        `${count}`,
        { x: left + size * 0.98, y: y + 0.5, size: size * 0.84, max: size, align: 'left', weight: 900 },
        INK,
      )
    left += wide[i]!
  })
  return left + size / 2
}
type TagColumn = { x: number; size: number }

/** The same one above the other, from the cell's lower edge. */
function drawTagColumn(g: G, piece: number, { y, h }: Rect, { x, size }: TagColumn, isKnown: boolean): void {
  const signs = listSigns(piece)
  const step = Math.min(size * 1.12, (h - 12) / Math.max(1, signs.length))
  signs.forEach(({ tag, count }, i) => {
    const middle = y + h - 7 - step / 2 - (signs.length - 1 - i) * step
    drawTag(g, tag, { x: x + size / 2, y: middle, size: size * (isKnown ? 1 : (SIZE_OF[count] ?? 1)) })
    if (isKnown && count > 1)
      words(
        g,
        `${count}`,
        { x: x + size * 0.96, y: middle + 0.5, size: size * 0.84, max: size, align: 'left', weight: 900 },
        INK,
      )
  })
}
/** Cells lower than this and at least so wide have their signs at the side. */
const LOW_CELL = 118
const WIDE_CELL = 70

export function drawPieceCell(
  g: G,
  sprites: Sprites,
  ratio: number,
  rect: Rect,
  { worn, isWorn, fits, isKnown }: { worn: Worn; isWorn: boolean; fits: boolean; isKnown: boolean },
): void {
  cellBack(g, rect, isWorn, fits)
  const sign = Math.max(MIN_SIGN / SIGN_FILL, Math.min(27, rect.h * 0.21))
  if (rect.h < LOW_CELL && rect.w >= WIDE_CELL) {
    // The piece has the whole height, its signs stand beside it.
    const beside = sign * (isKnown ? SIGN_AND_COUNT : 1.1)
    const picture = sprites.thumb(worn, rect.w - beside - 13, rect.h - 12, ratio)
    if (picture) g.drawImage(picture, rect.x + 5, rect.y + 6, rect.w - beside - 13, rect.h - 12)
    drawTagColumn(g, worn.piece, rect, { x: rect.x + rect.w - beside - 4, size: sign }, isKnown)
    if (isWorn) check(g, { ...rect, w: 28 })
    return
  }
  const room = { w: rect.w - 10, h: rect.h - sign - 11 }
  const picture = sprites.thumb(worn, room.w, room.h, ratio)
  if (picture) g.drawImage(picture, rect.x + 5, rect.y + 6, room.w, room.h)
  const at = { x: rect.x + rect.w / 2, y: rect.y + rect.h - sign * 0.5 - 5, size: sign }
  drawTags(g, worn.piece, { ...at, align: 'middle', isKnown })
  if (isWorn) check(g, rect)
}

/** A piece as a shadow of itself, in plum. */
export function drawShade(g: G, sprites: Sprites, ratio: number, worn: Worn, rect: Rect): void {
  const picture = sprites.picture(`shade ${worn.piece}`, rect.w, rect.h, ratio, (ink) => {
    drawPiece(ink, worn, rect.w, rect.h)
    ink.globalCompositeOperation = 'source-atop'
    ink.fillStyle = '#a58aa8d8'
    ink.fillRect(0, 0, rect.w, rect.h)
  })
  if (picture) g.drawImage(picture, rect.x, rect.y, rect.w, rect.h)
}
/** How many stars open it. */
function drawCost(g: G, stars: number, { x, y, size }: IconPlace, isNext = false): void {
  const w = size * (stars > 9 ? 2.7 : 2.2)
  g.fillStyle = isNext ? '#ffd45e' : PLUM
  box(g, { x: x - w / 2, y: y - size * 0.68, w, h: size * 1.36 }, size)
  g.fill()
  const path = star({ x: x - w / 2 + size * 0.78, y, r: size * 0.5 })
  g.fillStyle = isNext ? '#b5701c' : '#ffd45e'
  g.fill(path)
  words(
    g,
    `${stars}`,
    { x: x - w / 2 + size * 1.3, y: y + 0.5, size, max: w, align: 'left', weight: 900 },
    isNext ? INK : '#fff4e2',
  )
}
export function drawLockedCell(
  g: G,
  sprites: Sprites,
  ratio: number,
  rect: Rect,
  { worn, stars, isNext }: { worn: Worn; stars: number; isNext: boolean },
): void {
  const inner = { x: rect.x + 2, y: rect.y + 2, w: rect.w - 4, h: rect.h - 4 }
  g.fillStyle = isNext ? '#fff1c4' : '#efe0e4'
  box(g, inner, 14)
  g.fill()
  g.save()
  g.setLineDash([6, 5])
  g.strokeStyle = isNext ? '#d9962f' : '#c3a5bb'
  g.lineWidth = isNext ? 2.6 : 1.6
  g.stroke()
  g.restore()
  const size = Math.max(14, Math.min(18, rect.h * 0.18))
  drawShade(g, sprites, ratio, worn, { x: rect.x + 6, y: rect.y + 6, w: rect.w - 12, h: rect.h - size - 18 })
  drawCost(g, stars, { x: rect.x + rect.w / 2, y: rect.y + rect.h - size * 0.68 - 6, size }, isNext)
}

/** Marks of a dye cell besides its colour. */
export type DyeMarks = { isOn: boolean; isRequested: boolean; hasHour: boolean; big: number }
export function drawDyeCell(
  g: G,
  rect: Rect,
  dye: number,
  { isOn, isRequested, hasHour, big }: DyeMarks,
): void {
  cellBack(g, rect, isOn, isRequested)
  const text = (rect.w > 84 ? 14 : 13) * big
  const r = Math.min(rect.w * 0.36, (rect.h - text - 14) / 2)
  const [x, y] = [rect.x + rect.w / 2, rect.y + 6 + r]
  drawDye(g, dye, { x, y, r }, hasHour)
  // A dye of the card has a star beside its golden cell.
  if (isRequested && !isOn) mark(g, rect)
  const name = texts.dyeName(SWATCHES[dye]!.name)
  words(
    g,
    name,
    { x, y: rect.y + rect.h - text * 0.5 - 5, size: text, max: rect.w - 8, align: 'center', weight: 800 },
    INK,
  )
  if (isOn) check(g, rect)
}
const WHO_ICONS: Record<ModelPart, IconName> = {
  skin: 'skin',
  face: 'mood',
  eyes: 'eye',
  hair: 'hair',
  body: 'model',
  aid: 'wheel',
}
export function drawWhoRow(g: G, { part, head, isFirst, cells }: ModelRow): void {
  const last = cells.at(-1)!.rect
  g.fillStyle = alpha('#f2d6c2', 0.55)
  box(g, { x: head.x, y: head.y + 1, w: last.x + last.w - head.x, h: head.h - 2 }, 14)
  g.fill()
  if (!isFirst) return
  const x = head.x + head.w / 2
  drawIcon(g, WHO_ICONS[part], { x, y: head.y + head.h / 2 - 9, size: 22 }, PLUM)
  words(
    g,
    texts.who[part],
    { x, y: head.y + head.h / 2 + 12, size: 13.5, max: head.w - 4, align: 'center', weight: 900 },
    INK,
  )
}
/** The distinguishing part fills the cell: a face, or shoulders to knees. */
const CROPS: {
  [part in ModelPart]?: (w: number, h: number, tall: number) => { scale: number; middle: number }
} = {
  face: (w, h) => ({ scale: Math.min(w / 138, h / 176), middle: 128 }),
  body: (w, h, tall) => ({ scale: Math.min(w / 200, h / 390), middle: FLOOR_Y + (425 - FLOOR_Y) * tall }),
}
/** Close-fitting and plain, so that it is the body that differs. */
const fitted = (name: string, dye: string): Worn => ({
  piece: findPiece(name).id,
  a: swatch(dye),
  b: swatch(dye),
  pattern: 0,
})
type SpriteInk = { sprites: Sprites; ratio: number }

export function drawWhoCell(
  g: G,
  { sprites, ratio }: SpriteInk,
  { part, value, rect }: ModelCell,
  look: Look,
  isOn: boolean,
): void {
  const [cx, cy] = [rect.x + rect.w / 2, rect.y + rect.h / 2]
  const r = Math.min(rect.w, rect.h) * 0.37
  if (part === 'skin' || part === 'hair' || part === 'eyes') {
    if (isOn) {
      g.fillStyle = '#d9772f'
      g.fill(ellipse(cx, cy, r + 4.5))
      g.fillStyle = '#fff8ee'
      g.fill(ellipse(cx, cy, r + 2))
    }
    const hex = part === 'skin' ? SKINS[value]! : part === 'hair' ? hexOf(value) : EYES[value]!
    if (part === 'eyes') drawEyeball(g, hex, cx, cy, r)
    else drawDrop(g, hex, cx, cy, r)
    return
  }
  cellBack(g, rect, isOn, false)
  const [w, h] = [rect.w - 8, rect.h - 8]
  const model = { ...look.model, [part]: value, ...(part === 'aid' ? {} : { aid: 0 }) }
  const hair = look.wear.hair
  // Drawn with the hair pulled back: a fringe would hide what makes the faces differ.
  const bun = findPiece('prima-bun')
  const wear: Look['wear'] =
    part === 'face'
      ? (hair && { hair: { ...hair, piece: bun.id } }) || {}
      : part === 'body'
        ? { top: fitted('lace-camisole', 'teal'), bottom: fitted('star-leggings', 'plum') }
        : {
            hair,
            top: look.wear.top,
            bottom: look.wear.bottom,
            dress: look.wear.dress,
            shoes: look.wear.shoes,
          }
  const key = `who/${part}/${JSON.stringify([model, wear])}`
  const picture = sprites.picture(key, w, h, ratio, (ink) => {
    ink.beginPath()
    ink.roundRect(0, 0, w, h, 11)
    ink.clip()
    const { scale, middle } = CROPS[part]?.(w, h, scaleOf({ ...look, model })) ?? {
      scale: h / 1040,
      middle: 490,
    }
    ink.translate(w / 2, h / 2 - middle * scale)
    ink.scale(scale, scale)
    drawDoll(ink, { model, pose: 0, mood: 0, wear }, { mood: 'smile' })
  })
  if (picture) g.drawImage(picture, rect.x + 4, rect.y + 4, w, h)
  if (isOn) check(g, rect)
}
function drawEyeball(g: G, hex: string, x: number, y: number, r: number): void {
  g.fillStyle = '#fffdfa'
  g.fill(ellipse(x, y, r))
  stroke(g, ellipse(x, y, r), '#8a5b78', 1.6)
  drawDrop(g, hex, x, y, r * 0.68)
  g.fillStyle = '#1c0d18'
  g.fill(ellipse(x, y, r * 0.32))
  g.fillStyle = '#fff'
  g.fill(ellipse(x - r * 0.22, y - r * 0.24, r * 0.17))
}
