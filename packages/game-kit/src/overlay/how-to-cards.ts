/** How-to cards: a sentence and a moving picture that the game draws. */
import { make } from './elements.ts'
import type { MenuPart } from './menu-types.ts'

type CardsPart = Extract<MenuPart, { kind: 'cards' }>

const FRAME_MS = 60
/** Cards do not move in step. */
const OFFSET_MS = 500

export function makeCards(
  { cards, size = { w: 160, h: 100 }, ms = 3600, still = 0.85 }: CardsPart,
  isCalm: () => boolean,
): HTMLElement {
  const list = make('ol', 'gk-how')
  const drawings = cards.map(({ text, draw }) => {
    const canvas = draw ? make('canvas') : null
    if (canvas) canvas.ariaHidden = 'true'
    list.append(make('li', canvas ? 'gk-card' : '', canvas, make('span', '', text)))
    return { canvas, draw }
  })
  const paint = (now: number) =>
    drawings.forEach(({ canvas, draw }, i) => {
      const g = canvas && fitToScreen(canvas, size)
      if (g) draw!(g, isCalm() ? still : ((now + i * OFFSET_MS) % ms) / ms)
    })
  let paintedAt = -FRAME_MS
  const run = (now: number) => {
    if (!list.isConnected) return
    if (!isCalm()) requestAnimationFrame(run)
    if (now < paintedAt + FRAME_MS) return
    paintedAt = now
    paint(now)
  }
  if (drawings.some(({ canvas }) => canvas)) requestAnimationFrame(run)
  return list
}

/** As many pixels as the canvas is shown with; drawn in the units of `size`. */
function fitToScreen(
  canvas: HTMLCanvasElement,
  { w, h }: { w: number; h: number },
): CanvasRenderingContext2D | null {
  const shown = Math.round((canvas.clientWidth || w) * devicePixelRatio)
  if (canvas.width !== shown) {
    canvas.width = shown
    canvas.height = Math.round((shown * h) / w)
  }
  const g = canvas.getContext('2d')
  g?.setTransform(shown / w, 0, 0, shown / w, 0, 0)
  g?.clearRect(0, 0, w, h)
  return g
}
