/**
 * One tile of the painted land: a square between the middles of four cells. Borders cross its sides a little off the middle and are
 * curved in between, so that square cells look like ink that ran.
 */

export type TilePens = { fill: CanvasPattern; deep: string; /** Without its pattern. */ plain: string }
type G = OffscreenCanvasRenderingContext2D
/** Owners of the four cells, clockwise from the upper left; 0 is paper, -1 lies off the sheet. */
export type Corners = readonly [number, number, number, number]

const CORNER_X = [0, 1, 1, 0] as const
const CORNER_Y = [0, 0, 1, 1] as const

/** Always the same for one place: how far, from 0.34 to 0.66, a border crosses the side of a tile. */
function crossing(x: number, y: number, side: number): number {
  let hash = (x * 374761393 + y * 668265263 + side * 974634777) | 0
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  return 0.5 + ((((hash ^ (hash >>> 16)) >>> 0) % 1000) / 1000 - 0.5) * 0.32
}

type Curve = { from: number; to: number; corner: number }

/** Draws a tile with its upper left corner at (left, top), `size` pixels wide. */
export function drawTile(
  g: G,
  tile: { x: number; y: number; left: number; top: number; size: number },
  corners: Corners,
  pensOf: (owner: number) => TilePens,
): void {
  const { x, y, left, top, size } = tile
  const [a, b, c, d] = corners
  if (a === b && b === c && c === d) {
    if (a <= 0) return
    g.fillStyle = pensOf(a).fill
    g.fillRect(left, top, size, size)
    return
  }
  const ex = [left + crossing(x, y, 0) * size, left + size, left + crossing(x, y + 1, 0) * size, left]
  const ey = [top, top + crossing(x + 1, y, 1) * size, top + size, top + crossing(x, y, 1) * size]
  const owners = [...new Set(corners)].filter((owner) => owner > 0)
  g.save()
  g.beginPath()
  g.rect(left, top, size, size)
  g.clip()
  const shapes = owners.map((owner) => traceOwner(corners, owner, tile, ex, ey))
  for (const { edge } of shapes) drawShadow(g, edge, size)
  shapes.forEach(({ body, edge, curves }, i) =>
    drawBody(g, body, edge, curves, pensOf(owners[i]!), size, ex, ey),
  )
  g.restore()
}

function drawShadow(g: G, edge: Path2D, size: number): void {
  g.lineWidth = size * 0.42
  g.strokeStyle = 'rgba(60,30,80,0.10)'
  g.stroke(edge)
  g.translate(size * 0.07, size * 0.1)
  g.lineWidth = size * 0.2
  g.strokeStyle = 'rgba(50,25,70,0.26)'
  g.stroke(edge)
  g.translate(-size * 0.07, -size * 0.1)
}

function drawBody(
  g: G,
  body: Path2D,
  edge: Path2D,
  curves: Curve[],
  pens: TilePens,
  size: number,
  ex: number[],
  ey: number[],
): void {
  g.save()
  g.clip(body)
  g.fillStyle = pens.fill
  g.fill(body)
  g.lineWidth = size * 0.24
  g.strokeStyle = pens.deep
  g.stroke(edge)
  for (const { from, to } of curves) {
    const dx = ex[to]! - ex[from]!
    const dy = ey[to]! - ey[from]!
    const long = Math.hypot(dx, dy) || 1
    // Land lies to the right of the way; light comes from the upper left.
    const light = (-dy * 0.55 + dx * 0.83) / long
    const inX = (-dy / long) * size * 0.23
    const inY = (dx / long) * size * 0.23
    g.translate(inX, inY)
    g.lineWidth = size * (light > 0 ? 0.11 : 0.16)
    g.strokeStyle =
      light > 0 ? `rgba(255,255,255,${0.18 + light * 0.5})` : `rgba(30,0,50,${0.1 - light * 0.1})`
    g.stroke(edge)
    g.translate(-inX, -inY)
  }
  g.restore()
}

function traceOwner(
  corners: Corners,
  owner: number,
  tile: { left: number; top: number; size: number },
  ex: number[],
  ey: number[],
): { body: Path2D; edge: Path2D; curves: Curve[] } {
  const body = new Path2D()
  const edge = new Path2D()
  const cx = (k: number) => tile.left + CORNER_X[k % 4]! * tile.size
  const cy = (k: number) => tile.top + CORNER_Y[k % 4]! * tile.size
  const curves = listCurves(corners.map((corner) => corner === owner))
  for (const { from, to, corner } of curves) {
    // From the curve's end on clockwise, corner by corner, back to its beginning.
    body.moveTo(ex[to]!, ey[to]!)
    for (let k = (to + 1) % 4; ; k = (k + 1) % 4) {
      body.lineTo(cx(k), cy(k))
      if (k === from) break
    }
    body.lineTo(ex[from]!, ey[from]!)
    edge.moveTo(ex[from]!, ey[from]!)
    for (const path of [body, edge]) bend(path, from, to, corner, ex, ey)
  }
  return { body, edge, curves }
}

function bend(path: Path2D, from: number, to: number, corner: number, ex: number[], ey: number[]): void {
  const [x0, y0, x1, y1] = [ex[from]!, ey[from]!, ex[to]!, ey[to]!]
  if (corner < 0) {
    const isFlat = from % 2 === 1
    const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2]
    path.bezierCurveTo(isFlat ? mx : x0, isFlat ? y0 : my, isFlat ? mx : x1, isFlat ? y1 : my, x1, y1)
    return
  }
  const mx = from % 2 === 0 ? x0 : x1
  const my = from % 2 === 0 ? y1 : y0
  path.quadraticCurveTo((x0 + x1) * 0.2 + mx * 0.6, (y0 + y1) * 0.2 + my * 0.6, x1, y1)
}

/** The borders of one owner, each with its land to the right. Side k follows corner k clockwise. */
function listCurves(own: boolean[]): Curve[] {
  const curves: Curve[] = []
  const count = own.filter(Boolean).length
  for (let k = 0; k < 4; k++) {
    const next = own[(k + 1) % 4]!
    const before = own[(k + 3) % 4]!
    if (own[k] && !next && !before) curves.push({ from: k, to: (k + 3) % 4, corner: k })
    if (!own[k] && count === 3) curves.push({ from: (k + 3) % 4, to: k, corner: k })
    if (own[k] && next && count === 2) curves.push({ from: (k + 1) % 4, to: (k + 3) % 4, corner: -1 })
  }
  return curves
}
