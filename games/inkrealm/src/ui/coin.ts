/** Coins of the ranking and of the phone's top line: a disc in a painter's ink with its place or mark. Cached as images. In CSS pixels. */
import { drawSwatchDisc, FONT, INK } from './layer.ts'
import type { Words } from '../art/words.ts'

type G = CanvasRenderingContext2D
/** Of a sign's letter: its picture has room for the rim. */
const SIGN_ROOM = 1.6

/** Its corner at (x, y). */
export function drawDisc(
  g: G,
  words: Words,
  who: number,
  swatch: HTMLCanvasElement,
  { x, y, side, ratio }: { x: number; y: number; side: number; ratio: number },
): void {
  const disc = words.take(`disc ${who}`, side, side, ratio, (own) => {
    drawSwatchDisc(own, swatch, side)
    return side
  })
  words.put(g, disc, x, y, ratio)
}
type SignPlace = { x: number; y: number; letter: number; ratio: number }

/** Its middle at (x, y). */
export function drawSign(g: G, words: Words, sign: string, { x, y, letter, ratio }: SignPlace): void {
  const side = letter * SIGN_ROOM
  const picture = words.take(`sign ${sign}`, side, side, ratio, (own) => {
    paintSign(own, sign, side / 2, letter)
    return side
  })
  words.put(g, picture, x - side / 2, y - side / 2, ratio)
}

function paintSign(g: G, sign: string, middle: number, letter: number): void {
  g.font = `900 ${letter * 0.82}px ${FONT}`
  g.textAlign = 'center'
  g.lineJoin = 'round'
  g.lineWidth = letter * 0.24
  g.strokeStyle = INK
  g.strokeText(sign, middle, middle + 0.5)
  g.fillStyle = '#fff'
  g.fillText(sign, middle, middle + 0.5)
}
