/** A layer of the kit that is painted again while something on it was missing. */
import { createLayer } from '@playhouse/game-kit/canvas'
import type { Rect } from '@playhouse/game-kit'
import type { G } from './pen.ts'

/** Room for shadows around the part. */
const MARGIN = 18
type Stamp = { ratio: number; round: number; keys: readonly unknown[] }

export function createStaticLayer() {
  const layer = createLayer(MARGIN)
  /** When something was missing: the round it was. */
  let missed: number | null = null
  return {
    /** `paint` tells whether all of it was there: else it is asked again when `round` is another one. */
    draw(g: G, part: Rect, { ratio, round, keys }: Stamp, paint: (ink: G) => boolean): void {
      if (missed !== null && missed !== round) layer.forget()
      layer.draw(g, part, ratio, keys, (ink) => {
        missed = paint(ink) ? null : round
      })
    },
    forget: layer.forget,
  }
}
