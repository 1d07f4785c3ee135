/** Buttons and images for the game's own pages; plain elements are the kit's. */
import { makePicture as makeKitPicture } from '@playhouse/game-kit/canvas'
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
  return makeKitPicture(w, h, '', (g) => draw(g, w, h), { label })
}
