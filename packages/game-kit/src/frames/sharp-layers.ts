/** Texts: cached bitmaps at full resolution, and canvases of their own, which stay sharp, while the resolution of the scene falls. */
import { createBitmap, gridOf, lay } from '../drawing/bitmaps.ts'
import type { Bitmap } from '../drawing/bitmaps.ts'
import { make } from '../overlay/elements.ts'
import { MAX_RATIO } from '../screen.ts'
import type { Rect, Screen } from '../screen.ts'

export type SharpText = {
  id: string
  /** All that `draw` may touch, in units. */
  rect: Rect
  /** Whatever decides the look: an unchanged key means that nothing is drawn again. */
  key: string
  draw(g: CanvasRenderingContext2D): void
}

type Layer = {
  key: string
  isUsed: boolean
  /** At full resolution; null until the same key comes a second time: a text that changes with every frame is not cached. */
  bitmap: Bitmap | null
  /** At a lower one. */
  canvas: HTMLCanvasElement | null
}

export type SharpLayers = ReturnType<typeof createSharpLayers>

export function createSharpLayers(canvas: HTMLCanvasElement) {
  const layers = new Map<string, Layer>()
  const forget = () => {
    for (const layer of layers.values()) layer.key = ''
  }
  // Until then they were written in other letters.
  document.fonts?.addEventListener?.('loadingdone', forget)
  const drawCached = (g: CanvasRenderingContext2D, layer: Layer, { key, rect, draw }: SharpText) => {
    layer.canvas?.remove()
    layer.canvas = null
    const grid = gridOf(g)
    const whole = [key, rect.x, rect.y, rect.w, rect.h, grid.scale].join()
    if (layer.key !== whole) {
      layer.key = whole
      layer.bitmap = null
      return draw(g)
    }
    layer.bitmap ??= createBitmap(rect, grid.scale, draw)
    lay(g, grid, layer.bitmap, 0, 0)
  }
  const drawSharp = (
    layer: Layer,
    { visible, scale }: Screen,
    ratio: number,
    { rect, key, draw }: SharpText,
  ) => {
    layer.bitmap = null
    const left = Math.floor((rect.x - visible.x) * scale)
    const top = Math.floor((rect.y - visible.y) * scale)
    const w = Math.ceil(rect.w * scale) + 2
    const h = Math.ceil(rect.h * scale) + 2
    if (!layer.canvas) canvas.after((layer.canvas = make('canvas', 'gk-sharp')))
    const whole = [key, left, top, w, h, scale].join()
    if (layer.key === whole) return
    layer.key = whole
    Object.assign(layer.canvas, { width: w * ratio, height: h * ratio })
    Object.assign(layer.canvas.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${w}px`,
      height: `${h}px`,
    })
    const own = layer.canvas.getContext('2d')!
    const zoom = scale * ratio
    own.setTransform(zoom, 0, 0, zoom, -visible.x * zoom - left * ratio, -visible.y * zoom - top * ratio)
    draw(own)
  }
  return {
    draw(g: CanvasRenderingContext2D, screen: Screen, text: SharpText) {
      const ratio = Math.min(MAX_RATIO, devicePixelRatio || 1)
      let layer = layers.get(text.id)
      if (!layer) layers.set(text.id, (layer = { key: '', isUsed: true, bitmap: null, canvas: null }))
      layer.isUsed = true
      // At full resolution the scene's canvas is as sharp, and one canvas is cheaper.
      if (screen.ratio > ratio * 0.9) drawCached(g, layer, text)
      else drawSharp(layer, screen, ratio, text)
    },
    /** Removes texts that were not drawn in this frame. */
    removeUnused() {
      for (const [id, layer] of layers) {
        if (!layer.isUsed) {
          layer.canvas?.remove()
          layers.delete(id)
        }
        layer.isUsed = false
      }
    },
  }
}
