/** Everybody's head, painted once for every ink and hat: on the map, and in the signs at the edge. */
import type { Dress } from './dress.ts'
import { drawPortrait } from './portrait.ts'
import type { State } from './state.ts'

/** Pixels of the kept picture to a radius, and how many radii its half is: hats stand out. */
const SHARP = 34
const HALF = 2.1

export type Heads = ReturnType<typeof createHeads>

export function createHeads(dress: Dress) {
  const pictures = new Map<string, OffscreenCanvas>()
  const pictureOf = (state: State, who: number): OffscreenCanvas => {
    const ink = dress.inkOf(state, who)
    const hat = dress.hatOf(state, who)
    const key = `${ink.fill} ${hat}`
    const cached = pictures.get(key)
    if (cached) return cached
    const picture = new OffscreenCanvas(Math.ceil(SHARP * HALF * 2), Math.ceil(SHARP * HALF * 2))
    const own = picture.getContext('2d') as unknown as CanvasRenderingContext2D
    own.scale(SHARP, SHARP)
    drawPortrait(own, { ink, hat }, HALF, HALF, 1)
    pictures.set(key, picture)
    return picture
  }
  return {
    /** Paints it before it is needed. */
    prepare: (state: State, who: number): void => void pictureOf(state, who),
    /** Around a place, in the unit of the canvas. */
    draw(g: CanvasRenderingContext2D, state: State, who: number, x: number, y: number, r: number) {
      g.drawImage(pictureOf(state, who), x - HALF * r, y - HALF * r, HALF * 2 * r, HALF * 2 * r)
    },
  }
}
