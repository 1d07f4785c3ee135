/** Animals as cached pictures in rounded poses: drawing one from its paths costs more than the rest of a frame. */
import type { Rect } from '@playhouse/game-kit'
import { drawAnimal } from './animals.ts'
import { STILL } from './pen.ts'
import type { G, Pose } from './pen.ts'

/** What any animal may take, in its own units; pixels to a unit of the small picture in which each one's own box is looked for. */
const BOX = { x: -68, y: -128, w: 152, h: 176 }
const COARSE = 0.25
/** Around it there is room for the soft edge of a line. */
const MARGIN = 4
/** A picture serves every size down to the next smaller one of these steps. */
const STEP = 1.3
/** All pictures together; who was not seen for the longest time is forgotten first. */
const MAX_PIXELS = 8e6

/** Whoever looks out of a home ends at the lower edge of its opening, an ellipse `y` under the origin. */
export type Cut = { y: number; rx: number; ry: number }

const near = (value: number, steps: number) => Math.round(value * steps) / steps

/** So many poses that a motion is smooth, and so few that pictures come again. */
export const roundPose = ({ blink, lookX, lookY, ear, mouth, dance = 0 }: Pose): Required<Pose> => ({
  blink: near(blink, 2),
  lookX: near(lookX, 2),
  lookY: near(lookY, 2),
  ear: near(ear, 2.5),
  mouth: near(mouth, 3),
  dance: Math.abs(dance) > 1.2 ? 1.4 : near(dance, 2),
})

export const roundZoom = (zoom: number) => STEP ** Math.ceil(Math.log(zoom) / Math.log(STEP) - 0.01)

export function createSpriteCache<Picture extends { width: number; height: number }>(max = MAX_PIXELS) {
  const pictures = new Map<string, Picture>()
  let pixels = 0
  return {
    has: (key: string) => pictures.has(key),
    find(key: string, make: () => Picture): Picture {
      let picture = pictures.get(key)
      if (picture) pictures.delete(key)
      else {
        picture = make()
        pixels += picture.width * picture.height
      }
      pictures.set(key, picture)
      for (const [oldest, { width, height }] of pictures) {
        if (pixels <= max || oldest === key) break
        pictures.delete(oldest)
        pixels -= width * height
      }
      return picture
    },
  }
}

type Stamp = { canvas: HTMLCanvasElement; zoom: number; width: number; height: number }
const cache = createSpriteCache<Stamp>()

/** Everything an animal may do: ears, arms and mouth at both ends. */
const WIDEST: readonly Pose[] = [
  STILL,
  { ...STILL, ear: 1.6, mouth: 1, dance: 1.4 },
  { ...STILL, ear: -1.6, dance: -1 },
]

/** The rectangle of pixels that are not empty, in pixels. */
export function findInk(data: ArrayLike<number>, wide: number): Rect {
  let [left, top, right, bottom] = [wide, Infinity, 0, 0]
  for (let i = 3; i < data.length; i += 4) {
    if (data[i] === 0) continue
    const [x, y] = [((i - 3) / 4) % wide, Math.floor((i - 3) / 4 / wide)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  return { x: left, y: top, w: right - left, h: bottom - top }
}

const boxes: Rect[] = []
/** Most animals take a third of what the widest and the tallest take; empty pixels cost as much as others. */
function boxOf(animal: number): Rect {
  return (boxes[animal] ??= measure(animal))
}
function measure(animal: number): Rect {
  const canvas = document.createElement('canvas')
  canvas.width = BOX.w * COARSE
  canvas.height = BOX.h * COARSE
  const g = canvas.getContext('2d', { willReadFrequently: true })!
  g.setTransform(COARSE, 0, 0, COARSE, -BOX.x * COARSE, -BOX.y * COARSE)
  for (const pose of WIDEST) drawAnimal(g, animal, pose)
  const { x, y, w, h } = findInk(g.getImageData(0, 0, canvas.width, canvas.height).data, canvas.width)
  return {
    x: x / COARSE + BOX.x - MARGIN,
    y: y / COARSE + BOX.y - MARGIN,
    w: w / COARSE + MARGIN * 2,
    h: h / COARSE + MARGIN * 2,
  }
}

function paint(animal: number, pose: Pose, zoom: number, cut: Cut | undefined): Stamp {
  const { x, y, w, h } = boxOf(animal)
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(w * zoom)
  canvas.height = Math.ceil((cut ? Math.min(h, cut.y + cut.ry - y) : h) * zoom)
  const g = canvas.getContext('2d')!
  g.setTransform(zoom, 0, 0, zoom, -x * zoom, -y * zoom)
  if (cut) clipAt(g, cut)
  drawAnimal(g, animal, pose)
  return { canvas, zoom, width: canvas.width, height: canvas.height }
}

function clipAt(g: G, cut: Cut): void {
  g.beginPath()
  g.moveTo(-cut.rx, cut.y)
  g.ellipse(0, cut.y, cut.rx, cut.ry, 0, Math.PI, 0, true)
  g.lineTo(BOX.x + BOX.w, cut.y)
  g.lineTo(BOX.x + BOX.w, BOX.y)
  g.lineTo(BOX.x, BOX.y)
  g.lineTo(BOX.x, cut.y)
  g.clip()
}

/** How many new pictures may still be made in this frame, and what each animal showed last. */
let left = Infinity
let isFirstFrame = true
const latest = new Map<string, Stamp>()

/**
 * In a frame few new pictures are made, in the first one none; a pose that is not there yet waits in the one before, and an animal without any
 * picture is drawn as it is.
 */
export function drawWithFewNew<Result>(draw: () => Result, count = 1): Result {
  left = isFirstFrame ? 0 : count
  isFirstFrame = false
  const result = draw()
  left = Infinity
  return result
}

/** The animal with its feet at the origin, as `drawAnimal` draws it; nearly in this pose. */
export function stampAnimal(g: G, animal: number, pose: Pose, cut?: Cut): void {
  const { a, b, c, d } = g.getTransform()
  const zoom = roundZoom(Math.max(Math.hypot(a, b), Math.hypot(c, d)))
  const rounded = roundPose(pose)
  const key = [animal, zoom, ...Object.values(rounded), cut && Object.values(cut)].join()
  const which = `${animal} ${cut !== undefined}`
  const before = latest.get(which)
  const canWait = left <= 0 && !cache.has(key)
  if (canWait && !before) {
    g.save()
    if (cut) clipAt(g, cut)
    drawAnimal(g, animal, rounded)
    return g.restore()
  }
  const stamp = canWait ? before! : cache.find(key, () => (left--, paint(animal, rounded, zoom, cut)))
  latest.set(which, stamp)
  const { x, y } = boxOf(animal)
  const { canvas } = stamp
  g.drawImage(canvas, x, y, canvas.width / stamp.zoom, canvas.height / stamp.zoom)
}
