/** Puts a figure's layers on the floor, and lets them breathe. */
import { FLOOR_Y } from './doll.ts'
import type { DollOptions, Part } from './doll.ts'
import { bytesOf, DOLL, isWhole } from './layers.ts'
import type { Layer, Task } from './layers.ts'
import type { Look } from './look.ts'
import type { G } from './pen.ts'

export type Figure = {
  layers: Record<Part, Layer>
  /** Other faces in the same pose, by name. */
  faces: Map<string, Layer>
  key: string
  scale: number
  options: DollOptions
  /** Who wears what, whatever the pose. */
  who: string
  bytes: number
  /** When it was drawn. */
  at: number
  /** Layers that still have their empty room around them. */
  untrimmed: Part[]
}
export type FigureTask = Extract<Task, { type: 'figure' }>

export const whoOf = ({ model, wear }: Look): string => JSON.stringify([model, wear])
/** `isTrimmed`: the painter trims what it sends. */
export function makeFigure(
  key: string,
  { look, scale, options }: FigureTask,
  [back, body, head]: readonly Layer[],
  at: number,
  isTrimmed: boolean,
): Figure {
  const layers = { back: back!, body: body!, head: head! }
  const all = Object.entries(layers) as [Part, Layer][]
  return {
    layers,
    faces: new Map(),
    key,
    scale,
    options,
    who: whoOf(look),
    bytes: all.reduce((sum, [, { picture }]) => sum + bytesOf(picture), 0),
    at,
    untrimmed: isTrimmed ? [] : all.filter(([, layer]) => isWhole(layer)).map(([part]) => part),
  }
}

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
