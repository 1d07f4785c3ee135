/** Drawings that are painted once and then copied: canvases by units, pictures for pages, caches of sprites, layers. */

type Pen = CanvasRenderingContext2D
export type Box = { x: number; y: number; w: number; h: number }

/** `drawImage` throws on a canvas without pixels. */
const toPixels = (units: number, ratio: number) => Math.max(1, Math.ceil(units * ratio))

/** An element of `w` by `h` units, drawn on in units.
 * @example const [canvas, g] = openCanvas(120, 80, 2) // 240 by 160 pixels
 */
export function openCanvas(w: number, h: number, ratio = 1): [canvas: HTMLCanvasElement, g: Pen] {
  const canvas = document.createElement('canvas')
  canvas.width = toPixels(w, ratio)
  canvas.height = toPixels(h, ratio)
  const g = canvas.getContext('2d')!
  g.scale(ratio, ratio)
  return [canvas, g]
}

/** The same outside the page: for the many small images that come and go while a game runs. */
export function openSheet(w: number, h: number, ratio = 1): [canvas: OffscreenCanvas, g: Pen] {
  const canvas = new OffscreenCanvas(toPixels(w, ratio), toPixels(h, ratio))
  // Both kinds of context draw alike.
  const g = canvas.getContext('2d') as unknown as Pen
  g.scale(ratio, ratio)
  return [canvas, g]
}

export type PictureOptions = {
  /** What it shows, where no words beside it say so; without it readers skip the picture. */
  label?: string
  /** Pixels to a CSS pixel; the screen's by default, from 1 to 2. */
  ratio?: number
}

/** A picture for a page, drawn in CSS pixels.
 * @example makePicture(64, 64, 'prize', (g) => drawStar(g, 32, 32))
 */
export function makePicture(
  w: number,
  h: number,
  className: string,
  draw: (g: Pen) => void,
  { label = '', ratio = Math.min(2, Math.max(1, devicePixelRatio || 1)) }: PictureOptions = {},
): HTMLCanvasElement {
  const [canvas, g] = openCanvas(w, h, ratio)
  canvas.className = className
  if (label) {
    canvas.role = 'img'
    canvas.ariaLabel = label
  } else canvas.ariaHidden = 'true'
  draw(g)
  return canvas
}

/** Values made on first use; where there are more than `max`, the ones used longest ago go.
 * @example const stars = createCache<string, HTMLCanvasElement>()
 *          g.drawImage(stars.find('gold', () => paintStar('gold')), x, y)
 */
export function createCache<Key, Value>(max = Infinity) {
  const values = new Map<Key, Value>()
  let owner: unknown
  return {
    find(key: Key, make: () => Value): Value {
      let value = values.get(key)
      if (value === undefined) {
        value = make()
        if (values.size >= max) values.delete(values.keys().next().value!)
        values.set(key, value)
      } else if (max < Infinity) {
        values.delete(key)
        values.set(key, value)
      }
      return value
    },
    has: (key: Key) => values.has(key),
    /** Empties it when all that is in it was made for something else: another palette, another size. */
    use(next: unknown) {
      if (next !== owner) values.clear()
      owner = next
    },
    clear: () => values.clear(),
    get size() {
      return values.size
    },
  }
}

/** A part of the screen that is painted anew only when its place or one of its keys changes. `margin`: units around it for shadows. */
export function createLayer(margin = 0) {
  const canvas = document.createElement('canvas')
  let painted: readonly unknown[] = []
  let placed: Box = { x: 0, y: 0, w: 0, h: 0 }
  const layer = {
    /** Empties it and opens it at that place of the screen: for a layer that is painted over several frames. */
    open({ x, y, w, h }: Box, ratio: number): Pen {
      const wide = toPixels(w + margin * 2, ratio) + 1
      const tall = toPixels(h + margin * 2, ratio) + 1
      // On whole pixels: else all on it is blurred.
      const snap = (at: number) => Math.floor(at * ratio) / ratio
      const g = canvas.getContext('2d')!
      // Reallocating pixels is slow; Safari before 17 has no reset().
      if ('reset' in g && canvas.width === wide && canvas.height === tall) g.reset()
      else Object.assign(canvas, { width: wide, height: tall })
      placed = { x: snap(x - margin), y: snap(y - margin), w: wide / ratio, h: tall / ratio }
      g.setTransform(ratio, 0, 0, ratio, -placed.x * ratio, -placed.y * ratio)
      return g
    },
    show(g: Pen) {
      g.drawImage(canvas, placed.x, placed.y, placed.w, placed.h)
    },
    /** Paints where something is new, and shows it. `paint` draws in the screen's units. */
    draw(g: Pen, box: Box, ratio: number, keys: readonly unknown[], paint: (g: Pen) => void) {
      const wanted = [box.x, box.y, box.w, box.h, ratio, ...keys]
      if (wanted.length !== painted.length || wanted.some((one, i) => one !== painted[i])) {
        painted = wanted
        paint(layer.open(box, ratio))
      }
      layer.show(g)
    },
    /** What it was painted with is no longer what it shows: letters came, say. */
    forget: () => void (painted = []),
  }
  return layer
}
