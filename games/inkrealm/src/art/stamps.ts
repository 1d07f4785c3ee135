/** Cached images of bodies and names, painted once at the current resolution. */
import { createCache, openSheet } from '@playhouse/game-kit/canvas'
import { drawBody } from './blob.ts'
import { drawFlag } from './flag.ts'
import type { Ink } from './inks.ts'

const FONT = "'Ink Nunito', system-ui, sans-serif"
/** Room around a body of radius 1, with its tip. */
const BODY_HALF = 1.46
/** Letters are measured in 32nds of a cell. */
const UNIT = 32
const NAME_PX = 20
const BIG_NAME_PX = 26
/** Names are never smaller than this, in CSS pixels. */
const MIN_NAME_PX = 17

/** The label at a painter; the flag marks the rival to beat. */
export type Label = { name: string; isBig: boolean; hasFlag: boolean }
type Sprite = { canvas: OffscreenCanvas; w: number; h: number }

export function createStamps() {
  const bodies = createCache<Ink, OffscreenCanvas>()
  const names = createCache<string, Sprite>()
  let cell = 0
  /** Enlarges names where cells are small. */
  let swell = 1

  const paintBody = (ink: Ink, r: number) => {
    const side = BODY_HALF * 2 * r
    const [canvas, g] = openSheet(side, side, cell)
    g.translate(BODY_HALF * r, BODY_HALF * r)
    drawBody(g, ink, r)
    return canvas
  }
  const paintName = ({ name, isBig, hasFlag }: Label): Sprite => {
    const font = `800 ${isBig ? BIG_NAME_PX : NAME_PX}px ${FONT}`
    const scale = (cell / UNIT) * swell
    const [, measure] = openSheet(1, 1)
    measure.font = font
    const tall = isBig ? BIG_NAME_PX : NAME_PX
    const flag = hasFlag ? tall * 1.4 : 0
    const w = measure.measureText(name).width + 12 + flag
    const h = tall * 1.5
    const [canvas, g] = openSheet(w, h, scale)
    g.font = font
    g.textAlign = 'center'
    g.textBaseline = 'middle'
    g.lineJoin = 'round'
    g.lineWidth = 6
    g.strokeStyle = 'rgba(255,250,238,0.92)'
    const middle = (w + flag) / 2
    if (hasFlag) drawFlag(g, 6 + tall * 0.4, h / 2, tall * 0.84)
    g.strokeText(name, middle, h / 2)
    g.fillStyle = '#2b1a45'
    g.fillText(name, middle, h / 2)
    return { canvas, w: canvas.width / cell, h: canvas.height / cell }
  }
  const nameOf = (label: Label): Sprite =>
    names.find(`${label.name}${label.isBig ? ' big' : ''}${label.hasFlag ? ' flag' : ''}`, () =>
      paintName(label),
    )
  return {
    /** `size`: canvas pixels to a cell, `ratio`: to a CSS pixel. */
    resize(size: number, ratio: number) {
      if (size === cell) return
      cell = size
      swell = Math.max(1, (MIN_NAME_PX * UNIT * ratio) / (NAME_PX * size))
      bodies.clear()
      names.clear()
    },
    /** Other inks are worn now. */
    forgetBodies: () => bodies.clear(),
    /** The font has loaded, or the names changed. */
    forgetNames: () => names.clear(),
    drawBody(g: CanvasRenderingContext2D, ink: Ink, r: number) {
      const canvas = bodies.find(ink, () => paintBody(ink, r))
      const half = BODY_HALF * r
      g.drawImage(canvas, -half, -half, half * 2, half * 2)
    },
    /** Centred on a place, in cells. */
    drawName(g: CanvasRenderingContext2D, label: Label, x: number, y: number, swell: number) {
      const { canvas, w, h } = nameOf(label)
      g.drawImage(canvas, x - (w * swell) / 2, y - (h * swell) / 2, w * swell, h * swell)
    },
    /** In cells. */
    sizeOfName: (label: Label): { w: number; h: number } => nameOf(label),
  }
}
export type Stamps = ReturnType<typeof createStamps>
