/** Cached bitmaps at canvas resolution, placed on whole pixels: a plain copy instead of drawing paths or scaling an image. */
import { createCache } from './canvas.ts'
import type { Rect, Screen } from '../screen.ts'

type G = CanvasRenderingContext2D

/** Where the units of a canvas lie on its pixels. */
export type Grid = { scale: number; dx: number; dy: number }

/** The grid of a context that is neither turned nor skewed. */
export function gridOf(g: G): Grid {
  const { a, e, f } = g.getTransform()
  return { scale: a, dx: e, dy: f }
}

/** The grid of a frame before the view moves its context. */
export function gridOfScreen({ scale, ratio, visible }: Screen): Grid {
  const zoom = scale * ratio
  return { scale: zoom, dx: -visible.x * zoom, dy: -visible.y * zoom }
}

/** `left` and `top`: where its corner lies from its origin, in units. */
export type Bitmap = { canvas: HTMLCanvasElement; left: number; top: number }

/** `scale`: pixels to a unit. `isOpaque`: `draw` covers all of it, so that no pixel has to be blended. */
export function createBitmap(
  { x, y, w, h }: Rect,
  scale: number,
  draw: (g: G) => void,
  isOpaque = false,
): Bitmap {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(w * scale))
  canvas.height = Math.max(1, Math.ceil(h * scale))
  const g = canvas.getContext('2d', { alpha: !isOpaque })!
  g.setTransform(scale, 0, 0, scale, -x * scale, -y * scale)
  draw(g)
  return { canvas, left: x, top: y }
}

/** Where a drawing lies, what it is, and how it is drawn. */
export type Drawing = {
  grid: Grid
  /** Changing the owner clears the cache. */
  of: string
  key: string
  /** The origin, in the grid's units. */
  x: number
  y: number
  draw: (g: G) => void
  box: () => Rect
}

/** New bitmaps in one frame. */
const MAX_NEW = 2

/**
 * Whether this frame may make one more bitmap. The first one makes none: it is shown when all of it is drawn, and making a canvas costs more
 * than drawing once.
 */
function createTurns() {
  const readFrame = () => Number(globalThis.document?.timeline?.currentTime ?? performance.now())
  let first: number | undefined
  let [last, left] = [Number.NaN, 0]
  return {
    take(): boolean {
      const frame = readFrame()
      first ??= frame
      if (frame !== last) [last, left] = [frame, frame === first ? 0 : MAX_NEW]
      return left-- > 0
    },
  }
}

/** At most `max` bitmaps; the one used longest ago goes first. */
export function createBitmaps(max: number) {
  const cached = createCache<string, Bitmap>(max)
  const turns = createTurns()
  return {
    /** Lays the bitmap of a drawing, or draws it as it is where this frame makes no more of them. */
    draw(g: G, { grid, of, key, x, y, draw, box }: Drawing): void {
      cached.use(of)
      if (!cached.has(key) && !turns.take()) return drawPlain(g, { grid, x, y, draw, box })
      lay(
        g,
        grid,
        cached.find(key, () => createBitmap(box(), grid.scale, draw)),
        x,
        y,
      )
    },
    /** Returns the cached bitmap of the box, in units, or draws it. `of`: changing the owner clears the cache. */
    find(of: string, key: string, { scale }: Grid, draw: (g: G) => void, box: () => Rect): Bitmap {
      cached.use(of)
      return cached.find(key, () => createBitmap(box(), scale, draw))
    },
  }
}

/** On the pixels on which its bitmap would lie. */
function drawPlain(g: G, { grid, x, y, draw, box }: Omit<Drawing, 'of' | 'key'>): void {
  const { scale, dx, dy } = grid
  const { x: left, y: top, w, h } = box()
  const snap = (at: number, from: number) => Math.round(at * scale + from)
  g.save()
  g.setTransform(scale, 0, 0, scale, snap(x + left, dx) - left * scale, snap(y + top, dy) - top * scale)
  g.beginPath()
  g.rect(left, top, w, h)
  g.clip()
  draw(g)
  g.restore()
}

/** Lays a bitmap with its origin at (x, y) of the units, on the nearest whole pixel. */
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
