/** Pictures drawn once and kept: pieces of the wardrobe, the figure's layers, steps of the walk. */
import { drawDoll, FLOOR_Y, isWheelchair } from './doll.ts'
import type { DollOptions, Part } from './doll.ts'
import type { Look, Worn } from './look.ts'
import type { G } from './pen.ts'
import { blend, STRIDES, TURN } from './strides.ts'
import type { Pose } from './rig.ts'
import { drawPiece } from './pieces-draw.ts'

type Picture = HTMLCanvasElement
/** Units of the figure's canvas: x from -330 to 330, y from -170 to 1010. */
const DOLL = { x: 330, top: 170, w: 660, h: 1180 }
const MOST_THUMBS = 140
const CHANGE_MS = 110
const MOST_FACES = 5
/** What stays this long is worth being trimmed; before that its pixels would have to be waited for. */
const SETTLED_MS = 500

function canvasOf(w: number, h: number): [Picture, G] {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(w))
  canvas.height = Math.max(1, Math.ceil(h))
  return [canvas, canvas.getContext('2d')!]
}

/** Part of the figure's canvas, in its units from its corner. */
type Box = { x: number; y: number; w: number; h: number }
/** A layer, mostly without the empty room around it. */
export type Layer = Box & { picture: Picture }
/** How long it is seen: `still` has head and body apart, `step` has them in one, `move` is gone at once and is all in one. */
export type Detail = 'still' | 'step' | 'move'
export type Figure = {
  layers: Record<Part, Layer>
  /** Other faces in the same pose, by name. */
  faces: Map<string, Layer>
  key: string
  scale: number
  options: DollOptions
  /** When it was drawn. */
  at: number
  /** Layers that still have their empty room around them. */
  untrimmed: Part[]
}

/** Units a pixel of the small copy in which a layer's edges are looked for. */
const LOOK = 10

const PARTS: readonly Part[] = ['back', 'body', 'head']
const WHOLE: Box = { x: 0, y: 0, w: DOLL.w, h: DOLL.h }

const NOTHING = (): Layer => ({ picture: canvasOf(1, 1)[0], x: 0, y: 0, w: LOOK, h: LOOK })

/** Most of a layer is empty, and painting emptiness three times a picture costs as much as painting clothes. */
function trim(full: Picture, scale: number): Layer {
  const w = DOLL.w / LOOK
  const h = DOLL.h / LOOK
  const small = document.createElement('canvas')
  small.width = w
  small.height = h
  const g = small.getContext('2d', { willReadFrequently: true })!
  g.drawImage(full, 0, 0, w, h)
  const { data } = g.getImageData(0, 0, w, h)
  let [left, top, right, bottom] = [w, h, -1, -1]
  for (let i = 3; i < data.length; i += 4) {
    if (data[i] === 0) continue
    const at = (i - 3) / 4
    left = Math.min(left, at % w)
    right = Math.max(right, at % w)
    top = Math.min(top, Math.floor(at / w))
    bottom = Math.max(bottom, Math.floor(at / w))
  }
  if (right < 0) return NOTHING()
  // One small pixel more on each side, for what was too faint to be seen in it.
  const x = Math.max(0, left - 1) * LOOK
  const y = Math.max(0, top - 1) * LOOK
  const box = {
    x,
    y,
    w: Math.min(DOLL.w, (right + 2) * LOOK) - x,
    h: Math.min(DOLL.h, (bottom + 2) * LOOK) - y,
  }
  const [picture, to] = canvasOf(box.w * scale, box.h * scale)
  to.drawImage(full, -x * scale, -y * scale)
  return { picture, ...box }
}

export function createSprites() {
  const thumbs = new Map<string, Picture>()
  const figures = new Map<string, Figure>()
  let budget = 0
  let isFresh = true
  let time = 0
  let isLate = false

  const drawLayers = (look: Look, scale: number, options: DollOptions, detail: Detail): Figure['layers'] => {
    const draw = (...parts: Part[]) => drawLayer(look, parts, scale, options, WHOLE)
    if (detail === 'move') return { back: NOTHING(), body: draw('back', 'body', 'head'), head: NOTHING() }
    return detail === 'step'
      ? { back: draw('back'), body: draw('body', 'head'), head: NOTHING() }
      : { back: draw('back'), body: draw('body'), head: draw('head') }
  }
  const drawLayer = (
    look: Look,
    parts: readonly Part[],
    scale: number,
    options: DollOptions,
    { x, y, w, h }: Box,
  ): Layer => {
    const [picture, g] = canvasOf(w * scale, h * scale)
    g.scale(scale, scale)
    g.translate(DOLL.x - x, DOLL.top - y)
    drawDoll(g, look, options, parts)
    return { picture, x, y, w, h }
  }
  return {
    /** Before each picture: how many new ones may be drawn in it, and its time. */
    refill(count: number, now = time) {
      budget = count
      time = now
      isLate = false
    },
    /** A figure that changed a moment ago is still to be drawn. */
    get isLate() {
      return isLate
    },
    /** Right after a change of size the old pictures do for a moment, so that the new layout is there at once. */
    setFresh(value: boolean) {
      isFresh = value
    },
    get isFresh() {
      return isFresh
    },
    get isBusy() {
      return budget <= 0
    },
    clear() {
      thumbs.clear()
      figures.clear()
    },
    /** Anything drawn once, or null while its turn has not come. */
    picture(name: string, w: number, h: number, ratio: number, draw: (g: G) => void): Picture | null {
      const key = `${name}/${Math.round(w)}/${Math.round(h)}/${ratio}`
      const known = thumbs.get(key)
      if (known) return known
      if (budget <= 0) return null
      budget--
      const [canvas, g] = canvasOf(w * ratio, h * ratio)
      g.scale(ratio, ratio)
      draw(g)
      if (thumbs.size > MOST_THUMBS) thumbs.delete(thumbs.keys().next().value!)
      thumbs.set(key, canvas)
      return canvas
    },
    /** A piece for the wardrobe. */
    thumb(worn: Worn, w: number, h: number, ratio: number): Picture | null {
      return this.picture(`${worn.piece}/${worn.a}/${worn.b}/${worn.pattern}`, w, h, ratio, (g) =>
        drawPiece(g, worn, w, h),
      )
    },
    /** The figure's layers; `slot` keeps one picture for each use. */
    figure(
      slot: string,
      look: Look,
      scale: number,
      options: DollOptions = {},
      detail: Detail = 'still',
    ): Figure {
      const what = JSON.stringify([look, options])
      const key = `${what} ${Math.round(scale * 200)}`
      const known = figures.get(slot)
      if (known && (known.key === key || (!isFresh && known.key.startsWith(`${what} `)))) {
        const part = time - known.at > SETTLED_MS && known.untrimmed.pop()
        if (part) known.layers[part] = trim(known.layers[part].picture, known.scale)
        return known
      }
      // Whoever changes clothes faster than that sees every other change.
      if (known && slot === 'room' && time >= known.at && time - known.at < CHANGE_MS) {
        isLate = true
        return known
      }
      const layers = drawLayers(look, scale, options, detail)
      const untrimmed = PARTS.filter((part) => layers[part].w === WHOLE.w)
      const figure: Figure = { layers, faces: new Map(), key, scale, options, at: time, untrimmed }
      figures.set(slot, figure)
      return figure
    },
    forget(slot: string) {
      for (const key of figures.keys()) if (key.startsWith(slot)) figures.delete(key)
    },
    /** The same head with another face: one that blinks, glances or laughs. */
    faceOf(figure: Figure, look: Look, name: string, face: DollOptions): Layer {
      const known = figure.faces.get(name)
      if (known) return known
      // As large as the head it takes the place of.
      const options = { ...figure.options, ...face }
      const layer = drawLayer(look, ['head'], figure.scale, options, figure.layers.head)
      if (figure.faces.size > MOST_FACES) figure.faces.clear()
      figure.faces.set(name, layer)
      return layer
    },
    /** One of the steps of the walk, of `STEPS`; a chair rolls instead. */
    step(look: Look, nth: number, scale: number): Figure {
      const i = isWheelchair(look) ? 0 : nth % STEPS
      // The hem is dragged along, and comes a moment after the hips.
      const swing = isWheelchair(look) ? 0 : Math.sin((i / STEPS) * Math.PI * 2 - 0.7) * SWING
      const options = { pose: strideOf(i / STEPS), swing }
      return this.figure(`step ${i}`, look, scale * IN_MOTION, options, 'step')
    },
    /** In the turn at the end: cloth flies out, seen from the front and from behind. */
    turn(look: Look, isBack: boolean, scale: number): Figure {
      const options: DollOptions = { pose: TURN, flare: FLARE, isBack, mood: 'joy' }
      return this.figure(`turn ${isBack}`, look, scale * IN_MOTION, options, 'step')
    },
  }
}
export type Sprites = ReturnType<typeof createSprites>
export const STEPS = 8
/** A step is a picture for a tenth of a second: it may be a little coarser. */
const IN_MOTION = 0.78
/** Units a hem goes to each side, and out. */
const SWING = 26
const FLARE = 62

function strideOf(t: number): Pose {
  const place = t * STRIDES.length
  const i = Math.floor(place) % STRIDES.length
  return blend(STRIDES[i]!, STRIDES[(i + 1) % STRIDES.length]!, place - Math.floor(place))
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

/** Puts a figure's layers on the floor at x, y; it breathes, and its hair and hems follow. */
export function drawFigure(
  g: G,
  { layers }: Figure,
  x: number,
  y: number,
  height: number,
  { now, isCalm, face, sway = 1, swing = 0, lean = 0 }: Life,
): void {
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
