/** Cached images of static things: drawn once, then copied. Drawing a wood of paths would cost more script time than the physics. */
import type { G } from './paper.ts'

const FINE = 2
const stamps = new Map<string, HTMLCanvasElement>()
let owner: unknown = null

/** Draws at the origin what lies between (-w / 2, -up) and (w / 2, down). `of`: the colour owner; changing it clears the cache. */
export function stamp(
  g: G,
  of: unknown,
  key: string,
  { w, up, down }: { w: number; up: number; down: number },
  draw: (g: G) => void,
): void {
  if (of !== owner) {
    stamps.clear()
    owner = of
  }
  let picture = stamps.get(key)
  if (!picture) {
    picture = document.createElement('canvas')
    picture.width = Math.ceil(w * FINE)
    picture.height = Math.ceil((up + down) * FINE)
    const own = picture.getContext('2d')!
    own.scale(FINE, FINE)
    own.translate(w / 2, up)
    draw(own)
    stamps.set(key, picture)
  }
  g.drawImage(picture, -w / 2, -up, w, up + down)
}
