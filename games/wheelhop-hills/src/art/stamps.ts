/** Cached images of static things: drawn once, then copied. Drawing a wood of paths would cost more script time than the physics. */
import { createCache, openCanvas } from '@playhouse/game-kit/canvas'
import type { G } from './paper.ts'

const FINE = 2
const stamps = createCache<string, HTMLCanvasElement>()

/** Draws at the origin what lies between (-w / 2, -up) and (w / 2, down). `of`: the colour owner; changing it clears the cache. */
export function stamp(
  g: G,
  of: unknown,
  key: string,
  { w, up, down }: { w: number; up: number; down: number },
  draw: (g: G) => void,
): void {
  stamps.use(of)
  const picture = stamps.find(key, () => {
    const [canvas, own] = openCanvas(w, up + down, FINE)
    own.translate(w / 2, up)
    draw(own)
    return canvas
  })
  g.drawImage(picture, -w / 2, -up, w, up + down)
}
