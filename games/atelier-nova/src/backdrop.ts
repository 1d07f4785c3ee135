/** Backdrops drawn once for a place and a size. */
import { drawPlace } from './places.ts'
import type { G } from './pen.ts'
import type { PlaceName } from './themes.ts'

export function createBackdrop() {
  let canvas: HTMLCanvasElement | null = null
  let key = ''
  return (
    g: G,
    place: PlaceName,
    x: number,
    y: number,
    w: number,
    h: number,
    ratio: number,
    isFresh = true,
  ): void => {
    const wanted = `${place}/${Math.round(w)}/${Math.round(h)}/${ratio}`
    // Right after a change of size the old picture, stretched, does for a moment.
    const mayWait = !isFresh && key.startsWith(`${place}/`)
    if (!canvas || (key !== wanted && !mayWait)) {
      canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.ceil(w * ratio))
      canvas.height = Math.max(1, Math.ceil(h * ratio))
      const ink = canvas.getContext('2d')!
      ink.scale(ratio, ratio)
      drawPlace(ink, place, w, h)
      key = wanted
    }
    g.drawImage(canvas, x, y, w, h)
  }
}
