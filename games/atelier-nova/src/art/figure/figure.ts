/** Draws a figure's layers on the floor, with a breathing motion. */
import { FLOOR_Y, headOf } from './doll.ts'
import type { DollOptions, Part } from './doll.ts'
import { bytesOf, DOLL, isUntrimmed } from '../layers.ts'
import type { Layer, Task } from '../layers.ts'
import type { Look } from '../../rules/look.ts'
import type { G } from '../pen.ts'
import { shortName } from '../../view/short-name.ts'

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
  /** Heights in units: the head leans about the neck, what hangs behind about the head's middle. */
  pivots: { neck: number; middle: number }
  /** Layers that still have their empty room around them. */
  untrimmed: Part[]
}
export type FigureTask = Extract<Task, { type: 'figure' }>

export const whoOf = ({ model, wear }: Look): string => shortName(JSON.stringify([model, wear]))
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
    pivots: headOf(look, options),
    untrimmed: isTrimmed ? [] : all.filter(([, layer]) => isUntrimmed(layer)).map(([part]) => part),
  }
}

/** Shares of its height that hems and the head go to the side. */
const HEMS = 0.008
const NODS = 0.006
/** `sway`: how lively it stands; `swing`: how far what hangs behind swings; `lean`: how far all of it leans. */
export type Life = {
  now: number
  isCalm: boolean
  face?: Layer | null
  sway?: number
  swing?: number
  lean?: number
}
export type Skews = { back: number; head: number; shift: number }
/** `shift`: units that hair goes aside with the head it hangs from. */
export function skewsOf(
  { neck, middle }: Figure['pivots'],
  { now, isCalm, sway = 1, swing = 0 }: Life,
): Skews {
  const head = isCalm ? 0 : Math.sin(now / 1500) * NODS * sway
  const hems = isCalm ? 0 : Math.sin(now / 1100 - 0.6) * HEMS * sway
  return { back: swing + hems, head, shift: head * (middle - neck) }
}
type FigurePlace = { x: number; y: number; height: number }

/** Draws a figure's layers, if loaded, on the floor at x, y; it breathes, and its hair and hems follow. */
export function drawFigure(g: G, figure: Figure | null, { x, y, height }: FigurePlace, life: Life): void {
  if (!figure) return
  const { layers, pivots } = figure
  const { now, isCalm, face, sway = 1, lean = 0 } = life
  const scale = height / 1000
  const breath = isCalm ? 0 : Math.sin(now / 900) * sway
  const { back, head, shift } = skewsOf(pivots, life)
  /** Leans about the floor, and about `pivot` by `skew` more. */
  const put = (layer: Layer, skew: number, pivot: number, swell: number, aside = 0) => {
    g.save()
    g.translate(x + aside * scale, y)
    g.transform(1, 0, skew + lean, 1, skew * (FLOOR_Y - pivot) * scale, 0)
    g.scale(1, swell)
    const left = (layer.x - DOLL.x) * scale
    const top = (layer.y - DOLL.top - FLOOR_Y) * scale
    g.drawImage(layer.picture, left, top, layer.w * scale, layer.h * scale)
    g.restore()
  }
  put(layers.back, back, pivots.middle, 1 + breath * 0.002, shift)
  put(layers.body, 0, FLOOR_Y, 1 + breath * 0.0022)
  put(face ?? layers.head, head, pivots.neck, 1 + breath * 0.0026)
}
