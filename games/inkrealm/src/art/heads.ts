/** Painter heads, painted once per ink and hat: for the map and the signs at the edge. */
import { createCache, openSheet } from '@playhouse/game-kit/canvas'
import type { Circle } from './circle.ts'
import type { Dress } from '../view/dress.ts'
import { drawPortrait } from '../ui/portrait.ts'
import type { State } from '../state.ts'

/** Pixels per radius of the cached image, and half of its size in radii: hats stick out. */
const SHARP = 34
const HALF = 2.1

export type Heads = ReturnType<typeof createHeads>

export function createHeads(dress: Dress) {
  const pictures = createCache<string, OffscreenCanvas>()
  const pictureOf = (state: State, who: number): OffscreenCanvas => {
    const ink = dress.inkOf(state, who)
    const hat = dress.hatOf(state, who)
    return pictures.find(`${ink.fill} ${hat}`, () => {
      const [picture, own] = openSheet(HALF * 2, HALF * 2, SHARP)
      drawPortrait(own, { ink, hat }, { x: HALF, y: HALF, r: 1 })
      return picture
    })
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
