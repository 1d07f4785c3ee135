/** The table under its moving rays. The rays are slow: of the bands of the table one gets them anew every third frame, the others are copied. */
import { RAYS_SCALE } from '../view/ambience.ts'
import type { createAmbience } from '../view/ambience.ts'

type G = CanvasRenderingContext2D

const BANDS = 8
const EVERY = 3

export function createLitTable({ paintRays }: Pick<ReturnType<typeof createAmbience>, 'paintRays'>) {
  let table: HTMLCanvasElement | null = null
  let bands: G[] = []
  let size = { w: 1, h: 1, ratio: 1 }
  let next = 0
  let rays: HTMLCanvasElement | null = null

  const open = (w: number, h: number): G => {
    const canvas = document.createElement('canvas')
    canvas.width = w
    canvas.height = h
    return canvas.getContext('2d', { alpha: false })!
  }
  const light = (i: number) => {
    const [g, picture, light] = [bands[i]!, table!, rays!]
    const top = topOf(i)
    const zoom = size.ratio / RAYS_SCALE
    g.globalCompositeOperation = 'source-over'
    g.drawImage(picture, 0, -top)
    g.globalCompositeOperation = 'lighter'
    g.drawImage(light, 0, -top, light.width * zoom, light.height * zoom)
  }
  const topOf = (i: number) => Math.round((i * table!.height) / BANDS)
  return {
    /** As many pixels as the canvas has: a picture that is not scaled costs a fraction. */
    prepare(w: number, h: number, ratio: number, paint: (g: G) => void) {
      size = { w, h, ratio }
      const g = open(Math.max(1, Math.round(w * ratio)), Math.max(1, Math.round(h * ratio)))
      g.scale(ratio, ratio)
      paint(g)
      table = g.canvas
      bands = Array.from({ length: BANDS }, (_, i) =>
        open(table!.width, Math.max(1, topOf(i + 1) - topOf(i))),
      )
      rays = null
      next = 0
    },
    draw(g: G, now: number, isCalm: boolean) {
      if (!table) return
      if (!rays) {
        rays = paintRays(size.w, size.h, now, isCalm)
        bands.forEach((_, i) => light(i))
      } else if (!isCalm) {
        if (next === 0) rays = paintRays(size.w, size.h, now, false)
        if (next % EVERY === 0) light(next / EVERY)
        next = (next + 1) % (BANDS * EVERY)
      }
      g.setTransform(1, 0, 0, 1, 0, 0)
      bands.forEach(({ canvas }, i) => g.drawImage(canvas, 0, topOf(i)))
      g.setTransform(size.ratio, 0, 0, size.ratio, 0, 0)
    },
  }
}
