/** Buttons and images for the game's own pages; plain elements are the kit's. */
import { make } from '@playhouse/game-kit/elements'

export type G = CanvasRenderingContext2D

export function makeButton(className: string, act: () => void, ...content: (Node | string | null)[]) {
  const made = make('button', className, ...content)
  made.type = 'button'
  made.addEventListener('click', act)
  return made
}

/** A picture of `w` by `h` CSS pixels; the style sheet may show it smaller. */
export function makePicture(w: number, h: number, draw: (g: G, w: number, h: number) => void, label = '') {
  const canvas = make('canvas')
  const ratio = Math.min(2, devicePixelRatio || 1)
  canvas.width = Math.round(w * ratio)
  canvas.height = Math.round(h * ratio)
  const g = canvas.getContext('2d')!
  g.scale(ratio, ratio)
  draw(g, w, h)
  if (label) {
    canvas.role = 'img'
    canvas.ariaLabel = label
  } else canvas.ariaHidden = 'true'
  return canvas
}
