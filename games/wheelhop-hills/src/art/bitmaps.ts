/** Cached bitmaps at canvas resolution, placed on whole pixels: a plain copy instead of drawing paths or scaling an image. */
import { createCache, openCanvas } from '@playhouse/game-kit/canvas'
import type { G } from './paper.ts'

/** Where the units of a canvas lie on its pixels. */
export type Grid = { scale: number; dx: number; dy: number }
export function gridOf(g: G): Grid {
  const { a, e, f } = g.getTransform()
  return { scale: a, dx: e, dy: f }
}

export type Bitmap = { canvas: HTMLCanvasElement; left: number; top: number }
type Box = { left: number; top: number; w: number; h: number }

export function createBitmaps(max: number) {
  const cached = createCache<string, Bitmap>(max)
  return {
    /** Returns the cached bitmap of the box, in units, or draws it. `of`: changing the owner clears the cache. */
    find(of: string, key: string, { scale }: Grid, draw: (g: G) => void, box: () => Box): Bitmap {
      cached.use(of)
      return cached.find(key, () => {
        const { left, top, w, h } = box()
        const [canvas, g] = openCanvas(w, h, scale)
        g.translate(-left, -top)
        draw(g)
        return { canvas, left, top }
      })
    },
  }
}

/** Lays a picture with its origin at (x, y) of the units, on the nearest whole pixel. */
export function lay(
  g: G,
  { scale, dx, dy }: Grid,
  { canvas, left, top }: Bitmap,
  x: number,
  y: number,
): void {
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.drawImage(canvas, Math.round((x + left) * scale + dx), Math.round((y + top) * scale + dy))
  g.setTransform(scale, 0, 0, scale, dx, dy)
}
