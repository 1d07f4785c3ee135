/** Draws a sheet of paper: a shadow beneath, a flat colour, a light cut edge. */
export type G = CanvasRenderingContext2D

/** World drawings have fifty units to a metre. */
export const UNIT = 50
type SheetEdge = { shadow?: string; edge?: string }

/** Fills a shape as a sheet that lies `lift` above what is behind it. The light comes from the upper left. */
export function sheet(
  g: G,
  path: Path2D,
  fill: string,
  lift = 3,
  { shadow = '#0000002e', edge = '' }: SheetEdge = {},
): void {
  if (lift > 0) {
    g.fillStyle = shadow
    g.translate(lift * 0.5, lift)
    g.fill(path)
    g.translate(-lift * 0.5, -lift)
  }
  g.fillStyle = fill
  g.fill(path)
  if (!edge) return
  g.strokeStyle = edge
  g.stroke(path)
}

/** Fills a shape with the colour that is set. */
export const ink = (g: G, path: Path2D): void => g.fill(path)

/** A closed shape through points: straight cuts. */
export function cut(...points: number[]): Path2D {
  const path = new Path2D()
  for (let i = 0; i < points.length; i += 2) path.lineTo(points[i]!, points[i + 1]!)
  path.closePath()
  return path
}

export function disc(x: number, y: number, r: number, ry = r): Path2D {
  const path = new Path2D()
  path.ellipse(x, y, r, ry, 0, 0, 7)
  return path
}

export function rounded(x: number, y: number, w: number, h: number, r: number | number[]): Path2D {
  const path = new Path2D()
  path.roundRect(x, y, w, h, r)
  return path
}

/** From an SVG path. */
export const shape = (d: string): Path2D => new Path2D(d)

/** A number from 0 to 1 that belongs to a place: the same tree stands in the same spot every time. */
export function chanceAt(cell: number, salt: number): number {
  let h = Math.imul(cell ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 15), 0x27d4eb2f)
  return ((h ^ (h >>> 13)) >>> 0) / 2 ** 32
}

/** A grainy tile to lay over flat colours; made once. */
let grain: HTMLCanvasElement | null = null
export function grainTile(): HTMLCanvasElement {
  if (grain) return grain
  const size = 192
  grain = document.createElement('canvas')
  grain.width = grain.height = size
  const g = grain.getContext('2d')!
  for (let i = 0; i < 2600; i++) {
    const [x, y] = [chanceAt(i, 1) * size, chanceAt(i, 2) * size]
    g.fillStyle = chanceAt(i, 3) > 0.5 ? '#ffffff16' : '#00000010'
    const long = 1 + chanceAt(i, 4) * 5
    g.fillRect(x, y, chanceAt(i, 5) > 0.5 ? long : 1, chanceAt(i, 5) > 0.5 ? 1 : long)
  }
  return grain
}
