/** Makes two homes of one kind distinguishable: original colours, or other colours with a small tag at the side. */
import { OPENING } from './homes.ts'
import type { G } from './pen.ts'
import { drawIcon } from './signs.ts'
import type { IconName } from './signs.ts'

/** Other colours of homes that have no palettes of their own, soft as theirs and far from it. */
const COLOURS: Readonly<Record<number, readonly [second: string, third: string]>> = {
  // burrow, stump, nest
  0: ['#8f7fc0', '#d09a5c'],
  2: ['#4f9c98', '#c4789c'],
  4: ['#d6809c', '#58a898'],
}
/** How far down the tag's middle is: at the foot, so that the home's own colours stay in sight. */
const TAG_Y = [25, 35, 28, 30, 29, 36, 36, 36, 36, 36, 36, 36]
const TAG_X = 45
const TAG_RIM = 2.4
/** A tag's half: where homes are small it is larger, so that it is never less than so many pixels wide. */
export const TAG = { least: 10, most: 13.6, px: 24 }
export const tagSizeOf = (scale: number) =>
  Math.max(TAG.least, Math.min(TAG.most, TAG.px / 2 / scale - TAG_RIM))
const SHAPES: readonly IconName[] = ['heart', 'star', 'leaf', 'drop', 'moon']
/** Of tags with the same shape each has another. */
const TAG_COLOURS = ['#ff5f86', '#fff07a', '#7df0a0', '#7fd8ff', '#ffffff', '#ffb04a']

/** A tag's shape and colour: no two homes share both. */
export function tagOf(home: number, look: number): { shape: IconName; colour: string } {
  const nth = home + (look - 1) * TAG_Y.length
  const turn = Math.floor(nth / SHAPES.length)
  return {
    shape: SHAPES[nth % SHAPES.length]!,
    colour: TAG_COLOURS[(turn + (nth % SHAPES.length)) % TAG_COLOURS.length]!,
  }
}

/** Its whole colour changes; light, shade and outlines stay, and so does white. */
export function recolour(canvas: HTMLCanvasElement, home: number, look: number, isBack: boolean): void {
  const colours = COLOURS[home]
  if (look === 0 || !colours) return
  const copy = document.createElement('canvas')
  copy.width = canvas.width
  copy.height = canvas.height
  copy.getContext('2d')!.drawImage(canvas, 0, 0)
  const g = canvas.getContext('2d')!
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalCompositeOperation = 'color'
  g.fillStyle = colours[look - 1]!
  g.fillRect(0, 0, canvas.width, canvas.height)
  // Outside of the home there is nothing.
  g.globalCompositeOperation = 'destination-in'
  g.drawImage(copy, 0, 0)
  g.restore()
  if (!isBack) return
  // It stays dark inside.
  g.save()
  g.beginPath()
  g.ellipse(0, 0, OPENING.rx + 1, OPENING.ry + 1, 0, 0, 7)
  g.clip()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.drawImage(copy, 0, 0)
  g.restore()
}

/** A small tag at the foot, over snow as well: the home's own form stays in sight. */
export function drawMotif(g: G, home: number, look: number, r: number): void {
  if (look === 0) return
  const { shape, colour } = tagOf(home, look)
  const y = TAG_Y[home]!
  // A larger one grows towards the middle.
  const x = TAG_X - (r - TAG.least) * 0.6
  g.fillStyle = '#2e1c2c'
  g.strokeStyle = '#fff8e6'
  g.lineWidth = 2
  g.beginPath()
  g.arc(x, y, r + TAG_RIM, 0, 7)
  g.fill()
  g.stroke()
  drawIcon(g, shape, { x, y, r: r * (shape === 'star' ? 0.92 : 0.82) }, colour)
}
