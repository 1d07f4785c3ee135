/** Texts on canvases of their own, which stay sharp while the resolution of the scene falls. */
import { make } from './overlay/elements.ts'
import { MAX_RATIO } from './screen.ts'
import type { Rect, Screen } from './screen.ts'

export type SharpText = {
  id: string
  /** All that `draw` may touch, in units. */
  rect: Rect
  /** Whatever decides the look: an unchanged key means that nothing is drawn again. */
  key: string
  draw(g: CanvasRenderingContext2D): void
}

type Layer = { canvas: HTMLCanvasElement; key: string; isUsed: boolean }

export type SharpLayers = ReturnType<typeof createSharpLayers>

export function createSharpLayers(canvas: HTMLCanvasElement) {
  const layers = new Map<string, Layer>()
  return {
    draw(g: CanvasRenderingContext2D, screen: Screen, { id, rect, key, draw }: SharpText) {
      const ratio = Math.min(MAX_RATIO, devicePixelRatio || 1)
      // At full resolution the scene's canvas is as sharp, and one canvas is cheaper.
      if (screen.ratio > ratio * 0.9) return draw(g)
      const { visible, scale } = screen
      const left = Math.floor((rect.x - visible.x) * scale)
      const top = Math.floor((rect.y - visible.y) * scale)
      const w = Math.ceil(rect.w * scale) + 2
      const h = Math.ceil(rect.h * scale) + 2
      let layer = layers.get(id)
      if (!layer) {
        layer = { canvas: make('canvas', 'gk-sharp'), key: '', isUsed: true }
        layers.set(id, layer)
        canvas.after(layer.canvas)
      }
      layer.isUsed = true
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
    },
    /** Removes texts that were not drawn in this frame. */
    removeUnused() {
      for (const [id, layer] of layers) {
        if (!layer.isUsed) {
          layer.canvas.remove()
          layers.delete(id)
        }
        layer.isUsed = false
      }
    },
  }
}
