/** Painter heads, painted once per ink and hat: for the map and the signs at the edge. */
import type { Circle } from './circle.ts'
import type { Dress } from '../view/dress.ts'
import { drawPortrait } from '../ui/portrait.ts'
import type { State } from '../state.ts'

/** Pixels per radius of the cached image, and half of its size in radii: hats stick out. */
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
    drawPortrait(own, { ink, hat }, { x: HALF, y: HALF, r: 1 })
    pictures.set(key, picture)
    return picture
  }
  return {
    /** Paints it before it is needed. */
    prepare: (state: State, who: number): void => void pictureOf(state, who),
    /** Around a place, in the unit of the canvas. */
    draw(g: CanvasRenderingContext2D, state: State, who: number, { x, y, r }: Circle) {
      g.drawImage(pictureOf(state, who), x - HALF * r, y - HALF * r, HALF * 2 * r, HALF * 2 * r)
    },
  }
}
