/** Canvases of the figure, its faces and pieces, in the page or in a worker. */
import { drawDoll } from './figure/doll.ts'
import type { DollOptions, Part } from './figure/doll.ts'
import type { Look, Worn } from '../rules/look.ts'
import type { G } from './pen.ts'
import { drawPiece } from './clothes/pieces-draw.ts'

export type Picture = HTMLCanvasElement | OffscreenCanvas | ImageBitmap
/** Part of the figure's canvas, in its units from its corner. */
export type Box = { x: number; y: number; w: number; h: number }
/** A layer, mostly without the empty room around it. */
export type Layer = Box & { picture: Picture }
/** How long it is seen: `still` has head and body apart, `step` is gone at once and has them in one. */
export type Detail = 'still' | 'step'
export type Task =
  | { type: 'figure'; look: Look; scale: number; options: DollOptions; detail: Detail }
  /** A head for a loaded figure. */
  | { type: 'face'; look: Look; scale: number; options: DollOptions; box: Box }
  | { type: 'piece'; worn: Worn; w: number; h: number; ratio: number }

/** Units of the figure's canvas: x from -380 to 380, room for both arms held out and a bag; y from -170 to 1010. */
export const DOLL = { x: 380, top: 170, w: 760, h: 1180 }
/** Units a pixel of the small copy in which a layer's edges are looked for. */
const LOOK = 10
const WHOLE: Box = { x: 0, y: 0, w: DOLL.w, h: DOLL.h }
/** Width alone is not enough: arms that reach both edges leave room above and below. */
export const isUntrimmed = ({ x, y, w, h }: Box): boolean =>
  x === WHOLE.x && y === WHOLE.y && w === WHOLE.w && h === WHOLE.h

export const bytesOf = ({ width, height }: Picture): number => width * height * 4
/** Memory of pictures from the painter is given back at once; canvases go by themselves. */
export const close = ({ picture }: Layer): void => {
  if ('close' in picture) picture.close()
}

type Sheet = HTMLCanvasElement | OffscreenCanvas
export function sheetOf(w: number, h: number, options?: CanvasRenderingContext2DSettings): [Sheet, G] {
  const [wide, high] = [Math.max(1, Math.ceil(w)), Math.max(1, Math.ceil(h))]
  const sheet: Sheet =
    typeof document === 'undefined' ? new OffscreenCanvas(wide, high) : document.createElement('canvas')
  sheet.width = wide
  sheet.height = high
  // Both kinds draw alike; nothing here asks for the canvas behind.
  return [sheet, sheet.getContext('2d', options) as G]
}

const nothing = (): Layer => ({ picture: sheetOf(1, 1)[0], x: 0, y: 0, w: LOOK, h: LOOK })

function drawLayer(
  look: Look,
  parts: readonly Part[],
  scale: number,
  options: DollOptions,
  { x, y, w, h }: Box = WHOLE,
): Layer {
  const [picture, g] = sheetOf(w * scale, h * scale)
  g.scale(scale, scale)
  g.translate(DOLL.x - x, DOLL.top - y)
  drawDoll(g, look, options, parts)
  return { picture, x, y, w, h }
}

/** What a task asks for; a figure is its back, its body and its head. */
export function drawTask(task: Task): Layer[] {
  if (task.type === 'piece') {
    const { worn, w, h, ratio } = task
    const [picture, g] = sheetOf(w * ratio, h * ratio)
    g.scale(ratio, ratio)
    drawPiece(g, worn, w, h)
    return [{ picture, x: 0, y: 0, w, h }]
  }
  const { look, scale, options } = task
  if (task.type === 'face') return [drawLayer(look, ['head'], scale, options, task.box)]
  const draw = (...parts: Part[]) => drawLayer(look, parts, scale, options)
  return task.detail === 'step'
    ? [draw('back'), draw('body', 'head'), nothing()]
    : [draw('back'), draw('body'), draw('head')]
}

/**
 * Most of a layer is empty, and painting emptiness three times a picture costs as much as painting clothes.
 * A trimmed layer stays as it is: trimming it twice would lose its position.
 */
export function trim(layer: Layer, scale: number): Layer {
  if (!isUntrimmed(layer)) return layer
  const { picture: full } = layer
  const w = DOLL.w / LOOK
  const h = DOLL.h / LOOK
  const [, g] = sheetOf(w, h, { willReadFrequently: true })
  g.drawImage(full, 0, 0, w, h)
  const { data } = g.getImageData(0, 0, w, h)
  let [left, top, right, bottom] = [w, h, -1, -1]
  for (let i = 3; i < data.length; i += 4) {
    if (data[i] === 0) continue
    const at = (i - 3) / 4
    left = Math.min(left, at % w)
    right = Math.max(right, at % w)
    top = Math.min(top, Math.floor(at / w))
    bottom = Math.max(bottom, Math.floor(at / w))
  }
  if (right < 0) return nothing()
  // One small pixel more on each side, for what was too faint to be seen in it.
  const x = Math.max(0, left - 1) * LOOK
  const y = Math.max(0, top - 1) * LOOK
  const box = {
    x,
    y,
    w: Math.min(DOLL.w, (right + 2) * LOOK) - x,
    h: Math.min(DOLL.h, (bottom + 2) * LOOK) - y,
  }
  const [picture, to] = sheetOf(box.w * scale, box.h * scale)
  to.drawImage(full, -x * scale, -y * scale)
  return { picture, ...box }
}
