/** Puts a figure's layers on the floor, and lets them breathe. */
import { FLOOR_Y } from './doll.ts'
import { DOLL } from './layers.ts'
import type { Layer } from './layers.ts'
import type { G } from './pen.ts'
import type { Figure } from './sprites.ts'

/** `sway`: how lively it stands; `swing`: how far what hangs behind leans; `lean`: how far all of it does. */
export type Life = {
  now: number
  isCalm: boolean
  face?: Layer | null
  sway?: number
  swing?: number
  lean?: number
}

/** Puts a figure's layers, if it is there, on the floor at x, y; it breathes, and its hair and hems follow. */
export function drawFigure(
  g: G,
  figure: Figure | null,
  x: number,
  y: number,
  height: number,
  { now, isCalm, face, sway = 1, swing = 0, lean = 0 }: Life,
): void {
  if (!figure) return
  const { layers } = figure
  const scale = height / 1000
  const breath = isCalm ? 0 : Math.sin(now / 900) * sway
  const put = (layer: Layer, skew: number, lift: number, swell: number) => {
    g.save()
    g.translate(x, y)
    g.transform(1, 0, skew + lean, 1, 0, 0)
    g.scale(1, swell)
    const left = (layer.x - DOLL.x) * scale
    const top = (layer.y - DOLL.top - FLOOR_Y) * scale + lift
    g.drawImage(layer.picture, left, top, layer.w * scale, layer.h * scale)
    g.restore()
  }
  put(layers.back, swing + (isCalm ? 0 : Math.sin(now / 1100 - 0.6) * 0.008 * sway), 0, 1 + breath * 0.002)
  put(layers.body, 0, 0, 1 + breath * 0.0022)
  put(
    face ?? layers.head,
    swing * 0.25 + (isCalm ? 0 : Math.sin(now / 1500) * 0.003 * sway),
    0,
    1 + breath * 0.0026,
  )
}
