/** Looks at every sprite when it is drawn for the first time: what ends abruptly at the edge of its box was cut off. */

export type ClippedSprite = { text: string; picture: string }
declare global {
  var __sprites: { count: number; clipped: ClippedSprite[] }
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

function watchSprites(measure: typeof measureCut): void {
  const DEPTH = 3
  const MAX_CLIPPED = 12
  const draw = CanvasRenderingContext2D.prototype.drawImage
  const seen = new WeakMap<object, Set<string>>()
  const report: typeof __sprites = { count: 0, clipped: [] }
  globalThis.__sprites = report

  const look = (source: CanvasImageSource, [x, y, w, h]: readonly number[]) => {
    const scratch = document.createElement('canvas')
    scratch.width = Math.round(w!)
    scratch.height = Math.round(h!)
    const g = scratch.getContext('2d', { willReadFrequently: true })!
    draw.call(g, source, x!, y!, w!, h!, 0, 0, scratch.width, scratch.height)
    const { data, width, height } = g.getImageData(0, 0, scratch.width, scratch.height)
    const alpha = (px: number, py: number) => data[(py * width + px) * 4 + 3]!
    const row = (py: number) => Array.from({ length: width }, (_, px) => alpha(px, py))
    const column = (px: number) => Array.from({ length: height }, (_, py) => alpha(px, py))
    const cuts = {
      top: measure(row(0), row(DEPTH)),
      bottom: measure(row(height - 1), row(height - 1 - DEPTH)),
      left: measure(column(0), column(DEPTH)),
      right: measure(column(width - 1), column(width - 1 - DEPTH)),
    }
    const found = Object.entries(cuts).filter(([, length]) => length > 0)
    if (found.length === 0 || report.clipped.length >= MAX_CLIPPED) return
    const where = found.map(([edge, length]) => `${length} px at the ${edge}`).join(', ')
    report.clipped.push({ text: `a sprite of ${width}×${height} is cut: ${where}`, picture: scratch.toDataURL() })
  }
  CanvasRenderingContext2D.prototype.drawImage = function (this: CanvasRenderingContext2D, ...all: unknown[]) {
    const [source] = all as [HTMLCanvasElement]
    const isCanvas = source instanceof HTMLCanvasElement || source instanceof OffscreenCanvas
    if (isCanvas && this.canvas instanceof HTMLCanvasElement && this.canvas.isConnected) {
      const box = all.length === 9 ? (all.slice(1, 5) as number[]) : [0, 0, source.width, source.height]
      const [, , w, h] = box as [number, number, number, number]
      const key = box.join()
      const keys = seen.get(source) ?? new Set<string>()
      seen.set(source, keys)
      const ratio = this.canvas.width / (this.canvas.clientWidth || this.canvas.width)
      const isLayer = w > (innerWidth * ratio) / 2 || h > (innerHeight * ratio) / 2
      if (!keys.has(key) && !isLayer && Math.min(w, h) > 24) {
        keys.add(key)
        report.count++
        look(source, box)
      }
    }
    return (draw as (...values: unknown[]) => void).apply(this, all)
  }
}
