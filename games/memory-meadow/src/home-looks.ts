/** What tells two homes of a kind apart: as they are, in another colour with a star, or in a third with a heart. */
import type { G } from './pen.ts'
import { drawIcon } from './signs.ts'

/** The other colours of each home, as far from its own and from each other as can be, in the order of the homes. */
const COLOURS: readonly (readonly [star: string, heart: string])[] = [
  // burrow, flower, stump, bush, nest
  ['#a03ce0', '#f07a18'],
  ['#f2b800', '#2f7df0'],
  ['#0fa3a3', '#d83a9a'],
  ['#e8a400', '#8a4ff0'],
  ['#ff4f9a', '#12a89a'],
  // boot, teapot, pot, birch, mushroom, basket, pumpkin
  ['#1fa83c', '#2f6ff0'],
  ['#e8383c', '#5fae18'],
  ['#7a4ff0', '#1fa860'],
  ['#f04f8a', '#18a0d8'],
  ['#2f6ff0', '#8a3fe0'],
  ['#d8304a', '#2f7de8'],
  ['#12a08a', '#b03ce0'],
]
/** How far down the sign's middle is: in the middle of the home's front. */
const SIGN_Y = [18, 20, 20, 20, 18, 25, 24, 25, 25, 25, 26, 25]
const SIGN_R = 18

/** Its whole colour changes; light, shade and outlines stay, and so does white. */
export function recolour(canvas: HTMLCanvasElement, home: number, look: number): void {
  if (look === 0) return
  const copy = document.createElement('canvas')
  copy.width = canvas.width
  copy.height = canvas.height
  copy.getContext('2d')!.drawImage(canvas, 0, 0)
  const g = canvas.getContext('2d')!
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalCompositeOperation = 'color'
  g.fillStyle = COLOURS[home]![look - 1]!
  g.fillRect(0, 0, canvas.width, canvas.height)
  // Outside of the home there is nothing.
  g.globalCompositeOperation = 'destination-in'
  g.drawImage(copy, 0, 0)
  g.restore()
}

/** A large star or heart on the front, over snow as well. */
export function drawMotif(g: G, home: number, look: number): void {
  if (look === 0) return
  const [name, line] = look === 1 ? (['star', '#3a2410'] as const) : (['heart', '#4a1030'] as const)
  const y = SIGN_Y[home]! + (look === 1 ? 1 : 0)
  drawIcon(g, name, 0, y, SIGN_R + 4.5, line)
  drawIcon(g, name, 0, y, SIGN_R, look === 1 ? '#fff3b8' : '#ffd7e4')
}
