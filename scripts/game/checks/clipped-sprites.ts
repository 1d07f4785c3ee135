/** Looks at every sprite when it is drawn for the first time: what ends abruptly at the edge of its box was cut off. */

export type ClippedSprite = { text: string; picture: string }
declare global {
  /** What was drawn so far. */
  var drawnSprites: () => { count: number; clipped: ClippedSprite[] }
}

/**
 * The length of the longest abrupt end at an edge, 0 when there is none, from the opacity of the outermost pixels and of those
 * a little further in. What is round and touches its box is much wider there; what fills nearly all of an edge is a panel.
 */
export function measureCut(outer: readonly number[], inner: readonly number[]): number {
  const OPAQUE = 128
  const MIN_RUN = 8
  const PANEL_SHARE = 0.6
  const ROUND = 0.7
  const runAround = (alphas: readonly number[], at: number) => {
    if ((alphas[at] ?? 0) <= OPAQUE) return 0
    let [from, to] = [at, at]
    while ((alphas[from - 1] ?? 0) > OPAQUE) from--
    while ((alphas[to + 1] ?? 0) > OPAQUE) to++
    return to - from + 1
  }
  let longest = 0
  for (let at = 0; at < outer.length; at++) {
    const length = runAround(outer, at)
    if (length === 0) continue
    const isAbrupt = length >= MIN_RUN && length >= runAround(inner, at + Math.floor(length / 2)) * ROUND
    if (isAbrupt && length < outer.length * PANEL_SHARE) longest = Math.max(longest, length)
    at += length
  }
  return longest
}

/** For `addInitScript`: the browser receives the text of both functions. */
export const WATCH_SPRITES = `(${watchSprites})(${measureCut})`

type Edge = 'top' | 'bottom' | 'left' | 'right'

function watchSprites(measure: typeof measureCut): void {
  const DEPTH = 3
  const MAX_CLIPPED = 12
  /** The tiles of a background are drawn one after the other. */
  const NEIGHBOURS = 80
  type Drawn = { x: number; y: number; right: number; bottom: number }
  type Cut = { edges: Partial<Record<Edge, number>>; picture: string; w: number; h: number }
  const draw = CanvasRenderingContext2D.prototype.drawImage
  const known = new WeakMap<object, Map<string, Cut | null>>()
  let recent: Drawn[] = []
  let pending: { edge: Edge; cut: Cut; at: Drawn; left: number }[] = []
  const clipped = new Map<string, ClippedSprite>()
  let count = 0

  const look = (source: CanvasImageSource, [x, y, w, h]: readonly number[]): Cut | null => {
    const scratch = document.createElement('canvas')
    scratch.width = Math.round(w!)
    scratch.height = Math.round(h!)
    const g = scratch.getContext('2d', { willReadFrequently: true })!
    draw.call(g, source, x!, y!, w!, h!, 0, 0, scratch.width, scratch.height)
    const { data, width, height } = g.getImageData(0, 0, scratch.width, scratch.height)
    const alpha = (px: number, py: number) => data[(py * width + px) * 4 + 3]!
    const row = (py: number) => Array.from({ length: width }, (_, px) => alpha(px, py))
    const column = (px: number) => Array.from({ length: height }, (_, py) => alpha(px, py))
    const edges = {
      top: measure(row(0), row(DEPTH)),
      bottom: measure(row(height - 1), row(height - 1 - DEPTH)),
      left: measure(column(0), column(DEPTH)),
      right: measure(column(width - 1), column(width - 1 - DEPTH)),
    }
    if (Object.values(edges).every((length) => length === 0)) return null
    return { edges, picture: scratch.toDataURL(), w: width, h: height }
  }
  /** Where the sprite lands, in pixels of the canvas; null while it is turned. */
  const place = (g: CanvasRenderingContext2D, all: readonly unknown[], [, , w, h]: readonly number[]) => {
    const m = g.getTransform()
    if (m.b !== 0 || m.c !== 0 || m.a <= 0 || m.d <= 0) return null
    const [dx, dy, dw = w!, dh = h!] = (all.length === 9 ? all.slice(5) : all.slice(1)) as number[]
    const [x, y] = [m.e + dx! * m.a, m.f + dy! * m.d]
    return { x, y, right: x + dw * m.a, bottom: y + dh * m.d }
  }
  /** Whether a neighbour goes on where this one ends. */
  const isContinued = (edge: Edge, at: Drawn, other: Drawn) => {
    const near = (a: number, b: number) => Math.abs(a - b) < 3
    const isBeside = at.y < other.bottom && other.y < at.bottom
    const isAbove = at.x < other.right && other.x < at.right
    if (edge === 'left') return isBeside && near(at.x, other.right)
    if (edge === 'right') return isBeside && near(at.right, other.x)
    return isAbove && (edge === 'top' ? near(at.y, other.bottom) : near(at.bottom, other.y))
  }
  const isSeen = (edge: Edge, at: Drawn, { width, height }: HTMLCanvasElement) =>
    ({ left: at.x > 1, right: at.right < width - 1, top: at.y > 1, bottom: at.bottom < height - 1 })[edge] &&
    at.right > 0 &&
    at.bottom > 0 &&
    at.x < width &&
    at.y < height
  const report = ({ edge, cut }: (typeof pending)[number]) => {
    const text = `a sprite of ${cut.w}×${cut.h} is cut: ${cut.edges[edge]} px at the ${edge}`
    if (clipped.size < MAX_CLIPPED) clipped.set(text, { text, picture: cut.picture })
  }
  const watch = (g: CanvasRenderingContext2D, all: readonly unknown[]) => {
    const { canvas } = g
    const source = all[0] as HTMLCanvasElement | OffscreenCanvas
    const isCanvas = source instanceof HTMLCanvasElement || source instanceof OffscreenCanvas
    if (!isCanvas || !canvas.isConnected) return
    const box = all.length === 9 ? (all.slice(1, 5) as number[]) : [0, 0, source.width, source.height]
    const at = place(g, all, box)
    if (at) {
      pending = pending.filter((one) => !isContinued(one.edge, one.at, at))
      recent = [...recent.slice(1 - NEIGHBOURS), at]
    }
    for (const one of pending) if (--one.left === 0) report(one)
    pending = pending.filter(({ left }) => left > 0)
    const [, , w, h] = box as [number, number, number, number]
    const ratio = canvas.width / (canvas.clientWidth || canvas.width)
    const isLayer = w > (innerWidth * ratio) / 2 || h > (innerHeight * ratio) / 2
    if (isLayer || Math.min(w, h) < 24) return
    const cuts = known.get(source) ?? new Map<string, Cut | null>()
    known.set(source, cuts)
    const key = box.join()
    if (!cuts.has(key)) {
      count++
      cuts.set(key, look(source, box))
    }
    const cut = cuts.get(key)
    if (!cut || !at) return
    const listAbrupt = ({ edges }: Cut) =>
      (Object.entries(edges) as [Edge, number][]).filter(
        ([edge, length]) =>
          length > 0 && isSeen(edge, at, canvas) && !recent.some((other) => isContinued(edge, at, other)),
      )
    if (listAbrupt(cut).length === 0) return
    // A canvas that is used again may show something else by now.
    const shown = look(source, box)
    cuts.set(key, shown)
    if (shown)
      for (const [edge] of listAbrupt(shown)) pending.push({ edge, cut: shown, at, left: NEIGHBOURS })
  }
  CanvasRenderingContext2D.prototype.drawImage = function (
    this: CanvasRenderingContext2D,
    ...all: unknown[]
  ) {
    watch(this, all)
    return (draw as (...values: unknown[]) => void).apply(this, all)
  }
  globalThis.drawnSprites = () => {
    for (const one of pending.splice(0)) report(one)
    return { count, clipped: [...clipped.values()] }
  }
}
