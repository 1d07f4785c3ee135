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
  let isFirst = true

  const open = (w: number, h: number): G => {
    const canvas = document.createElement('canvas')
    canvas.width = w
    canvas.height = h
    return canvas.getContext('2d', { alpha: false })!
  }
  /** The table with its rays, from `top` pixels on. */
  const light = (g: G, top: number) => {
    const [picture, light] = [table!, rays!]
    const zoom = size.ratio / RAYS_SCALE
    g.drawImage(picture, 0, -top)
    g.globalCompositeOperation = 'lighter'
    g.drawImage(light, 0, -top, light.width * zoom, light.height * zoom)
    g.globalCompositeOperation = 'source-over'
  }
  const topOf = (i: number) => Math.round((i * table!.height) / BANDS)
  const openBand = () => {
    const i = bands.length
    bands.push(open(table!.width, Math.max(1, topOf(i + 1) - topOf(i))))
    light(bands[i]!, topOf(i))
  }
  const moveRays = (now: number) => {
    if (next === 0) rays = paintRays(size.w, size.h, now, false)
    if (next % EVERY === 0) light(bands[next / EVERY]!, topOf(next / EVERY))
    next = (next + 1) % (BANDS * EVERY)
  }
  return {
    /** As many pixels as the canvas has: a picture that is not scaled costs a fraction. */
    prepare(w: number, h: number, ratio: number, paint: (g: G) => void) {
      size = { w, h, ratio }
      const g = open(Math.max(1, Math.round(w * ratio)), Math.max(1, Math.round(h * ratio)))
      g.scale(ratio, ratio)
      paint(g)
      table = g.canvas
      bands = []
      rays = null
      next = 0
      isFirst = true
    },
    draw(g: G, now: number, isCalm: boolean) {
      if (!table) return
      g.setTransform(1, 0, 0, 1, 0, 0)
      rays ??= paintRays(size.w, size.h, now, isCalm)
      // The first frame waits for no band; each later one makes one of them.
      if (!isFirst && bands.length < BANDS) openBand()
      else if (bands.length === BANDS && !isCalm) moveRays(now)
      isFirst = false
      if (bands.length < BANDS) light(g, 0)
      else bands.forEach(({ canvas }, i) => g.drawImage(canvas, 0, topOf(i)))
      g.setTransform(size.ratio, 0, 0, size.ratio, 0, 0)
    },
  }
}
