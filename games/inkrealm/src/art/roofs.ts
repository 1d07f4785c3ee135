/** Outlines of roofs: steep tiled, round with a tip, and curved with raised eaves. */
export type Family = 'gable' | 'dome' | 'pagoda'
type Point = readonly [x: number, y: number]
export type Roof = { x: number; top: number; left: number; wide: number; foot: number }

const STEPS = 8
/** How far eaves reach beyond the wall, and turn up; of the roof's width and height. */
const EAVES = 0.12
const TURN_UP = 0.16
/** From here on they turn: one of the steps. */
const LOWEST = 0.875

/** Half of a roof, from the tip to the eaves: how far out (0 to 1) and how far down (0 to 1). */
function halfOf(family: Family): Point[] {
  if (family === 'gable')
    return [
      [0, 0],
      [1, 1],
    ]
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS
    if (family === 'dome')
      return [t < 0.2 ? t * 0.7 : Math.sin(((t - 0.2) / 0.8) * 1.57) * 0.9 + 0.14, t ** 1.15]
    return [t ** 1.7 * (1 + EAVES * 2), t < LOWEST ? t / LOWEST : 1 - ((t - LOWEST) / (1 - LOWEST)) * TURN_UP]
  })
}

/** Clockwise from the left eaves over the tip. */
export function traceRoof(family: Family, { x, top, left, wide, foot }: Roof): Point[] {
  const half = halfOf(family)
  const at = (side: number) =>
    half.map(([out, down]): Point => [
      x + side * out * Math.abs(side < 0 ? x - left : left + wide - x),
      top + down * (foot - top),
    ])
  return [...at(-1).toReversed(), ...at(1).slice(1)]
}
