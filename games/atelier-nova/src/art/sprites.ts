/** Cached images: pieces of the wardrobe, the figure's layers, steps of the walk. The worker draws what is not urgent. */
import { createRenderQueue } from './render-queue.ts'
import type { Answer, Rank, PaintRequest } from './render-queue.ts'
import type { DollOptions } from './figure/doll.ts'
import { makeFigure, whoOf } from './figure/figure.ts'
import type { Figure, FigureTask } from './figure/figure.ts'
import { bytesOf, close, drawTask, sheetOf, trim } from './layers.ts'
import type { Detail, Layer, Picture, Task } from './layers.ts'
import type { Look, Worn } from '../rules/look.ts'
import type { G } from './pen.ts'
import { createLruCache } from './lru-cache.ts'
import { shortName } from '../view/short-name.ts'

const THUMBS = { count: 140, bytes: 24e6 }
/** A walk has about forty pictures, small ones; the rest is what was worn before. */
const FIGURES = { count: 64, bytes: 64e6 }
const CHANGE_MS = 110
/** Maximum pixels per unit of images in motion: they are visible for a moment only and may be coarser. */
const IN_MOTION = 0.78
const MAX_SCALE_IN_MOTION = 0.72
/** No more pictures ahead than the painter has soon. */
const MAX_AHEAD = 5
const MAX_FACES = 5
/** What stays this long is worth being trimmed; before that its pixels would have to be waited for. */
const SETTLED_MS = 500
/** Maximum wait for the worker; under manual time steps it is shorter. */
const PATIENCE_MS = 1000
const STEPPED_MS = 400
/** Pieces of a page appear together, or in groups. */
const TOGETHER_MS = 90

type Since = { time: number; clock: number; picture: number }

const whatOf = (look: Look, options: DollOptions, detail: Detail) =>
  `${shortName(JSON.stringify([look, options]))} ${detail} `

/** `changed`: a picture came that was waited for. */
export function createSprites(changed: () => void, clock: () => number = () => performance.now()) {
  /** The dyes each piece was last seen in, at each size. */
  const lastThumbs = new Map<string, string>()
  const thumbs = createLruCache<Picture>(THUMBS, bytesOf)
  /** What each place of the game shows, and what was shown last anywhere: it stands in for a figure that is not loaded yet. */
  const shown = new Map<string, Figure>()
  let latest: Figure | null = null
  const figures = createLruCache<Figure>(
    FIGURES,
    ({ bytes }) => bytes,
    (figure) => {
      for (const [place, one] of shown) if (one === figure) shown.delete(place)
      if (latest === figure) latest = null
      for (const layer of [...Object.values(figure.layers), ...figure.faces.values()]) close(layer)
    },
  )
  /** Since when each place has waited, picture after picture, without an answer. */
  const lacks = new Map<string, Since>()
  let nth = 0
  let budget = 0
  let isFresh = true
  let time = 0
  let isLate = false
  let isWaiting = false
  let round = 0
  let roundAt = 0

  const storeFigure = (
    key: string,
    task: FigureTask,
    layers: readonly Layer[],
    isTrimmed: boolean,
  ): Figure => {
    const figure = makeFigure(key, task, layers, time, isTrimmed)
    figures.set(key, figure)
    return figure
  }
  const addFace = (figure: Figure, name: string, layer: Layer) => {
    if (figure.faces.size > MAX_FACES) {
      for (const face of figure.faces.values()) close(face)
      figure.faces.clear()
    }
    figure.faces.set(name, layer)
  }
  const queue = createRenderQueue(({ key, place, rank, task }: PaintRequest, layers: Answer['layers']) => {
    const isLacking = lacks.has(place)
    lacks.clear()
    if (task.type === 'figure') {
      if (figures.get(key)) return layers.forEach(close)
      const figure = storeFigure(key, task, layers, true)
      // It can be an older request, but it is newer than the shown image.
      if (rank === 'figure' && isLacking) shown.set(place, figure)
    } else if (task.type === 'face') {
      const [of, name] = key.split('|') as [string, string]
      const figure = figures.get(of)
      if (!figure || figure.faces.has(name)) return layers.forEach(close)
      addFace(figure, name, layers[0]!)
    } else {
      thumbs.set(key, layers[0]!.picture)
      // Batches fast answers, so that a sheet is not repainted for each of them.
      if (queue.lists('piece') && clock() - roundAt < TOGETHER_MS) return
      round++
      roundAt = clock()
    }
    changed()
  })
  const isHopeless = (since: Since, patience = STEPPED_MS): boolean => {
    const [passed, real] = [time - since.time, clock() - since.clock]
    return (passed > patience && real < passed / 2) || real > PATIENCE_MS
  }
  /** True while the painter may be waited for. */
  const waits = (place: string, key: string, rank: Rank, task: () => Task, patience?: number): boolean => {
    if (!queue.isOpen) return false
    const since = lacks.get(place) ?? { time, clock: clock(), picture: nth }
    since.picture = nth
    lacks.set(place, since)
    if (isHopeless(since, patience)) {
      queue.drop(key)
      return false
    }
    queue.ask(rank === 'piece' ? key : place, key, rank, task)
    return true
  }
  const show = (place: string, figure: Figure): Figure => {
    shown.set(place, figure)
    latest = figure
    return figure
  }

  return {
    /** Where orders go, from when there is a painter. */
    setPainter(post: Parameters<typeof queue.setPost>[0]) {
      queue.setPost(post)
      round++
      changed()
    },
    take: queue.take,
    /** Before each picture: how many new ones may be drawn in it, and its time. */
    refill(count: number, now = time) {
      if (budget <= 0 && count > 0) round++
      budget = count
      time = now
      isLate = false
      isWaiting = false
      for (const [place, { picture }] of lacks) if (picture < nth) lacks.delete(place)
      nth++
      const since = queue.lists('piece') && lacks.get('thumbs')
      if (since) {
        since.picture = nth
        if (isHopeless(since)) round++
      }
      queue.turn()
    },
    /** A figure that changed a moment ago is still to be drawn. */
    get isLate() {
      return isLate
    },
    /** Right after a resize the old images are used for a moment, so that the new layout appears at once. */
    setFresh(value: boolean) {
      isFresh = value
    },
    get isFresh() {
      return isFresh
    },
    /** Changes when what was missing may be there. */
    get round() {
      return round
    },
    get isBusy() {
      return budget <= 0 || isWaiting
    },
    clear() {
      thumbs.clear()
      lastThumbs.clear()
      figures.clear()
    },
    /** Another page of the show: only who wears the same stands in for a figure. */
    begin() {
      shown.clear()
      lacks.clear()
    },
    /** Anything drawn once, or null while its turn has not come. */
    picture(name: string, w: number, h: number, ratio: number, draw: (g: G) => void): Picture | null {
      const key = `${name}/${Math.round(w)}/${Math.round(h)}/${ratio}`
      const known = thumbs.get(key)
      if (known) return known
      if (budget <= 0) return null
      budget--
      const [sheet, g] = sheetOf(w * ratio, h * ratio)
      g.scale(ratio, ratio)
      draw(g)
      thumbs.set(key, sheet)
      return sheet
    },
    /** A piece for the wardrobe; while it is drawn, the same in other dyes, or null. */
    thumb(worn: Worn, w: number, h: number, ratio: number): Picture | null {
      const name = `${worn.piece}/${worn.a}/${worn.b}/${worn.pattern}`
      const key = `${name}/${Math.round(w)}/${Math.round(h)}/${ratio}`
      const known = thumbs.get(key)
      const place = `${worn.piece}/${Math.round(w)}/${Math.round(h)}/${ratio}`
      if (known) {
        lastThumbs.set(place, key)
        return known
      }
      // While a new dye is painted the cell shows the old one.
      const before = thumbs.get(lastThumbs.get(place) ?? '') ?? null
      const task = (): Task => ({ type: 'piece', worn, w, h, ratio })
      if (isFresh && waits('thumbs', key, 'piece', task)) {
        isWaiting = true
        return before
      }
      if (budget <= 0) return before
      budget--
      const { picture } = drawTask(task())[0]!
      thumbs.set(key, picture)
      return picture
    },
    /** The figure's layers; until they are drawn, the previous ones of `place`, or none. */
    figure(
      place: string,
      look: Look,
      scale: number,
      options: DollOptions = {},
      detail: Detail = 'still',
    ): Figure | null {
      const what = whatOf(look, options, detail)
      const key = `${what}${Math.round(scale * 200)}`
      const known = figures.get(key) ?? (isFresh ? undefined : figures.find(what))
      if (known) {
        const part = time - known.at > SETTLED_MS && known.untrimmed.pop()
        if (part) known.layers[part] = trim(known.layers[part], known.scale)
        return show(place, known)
      }
      const task = (): FigureTask => ({ type: 'figure', look, scale, options, detail })
      const who = whoOf(look)
      const standIn = shown.get(place) ?? (latest?.who === who ? latest : null)
      // A new outfit is more urgent than a new pose, and than a figure that has not appeared yet.
      const patience = standIn && standIn.who !== who ? STEPPED_MS : PATIENCE_MS
      if (waits(place, key, 'figure', task, patience)) {
        isLate = true
        if (standIn) figures.get(standIn.key)
        return standIn
      }
      // Without the worker, a player who changes clothes faster than that sees every other change.
      if (standIn && place === 'room' && time >= standIn.at && time - standIn.at < CHANGE_MS) {
        isLate = true
        return standIn
      }
      return show(place, storeFigure(key, task(), drawTask(task()), false))
    },
    /** Will be wanted in a moment. Without a painter it is drawn when it is. */
    prepare(look: Look, options: DollOptions, scale: number, detail: Detail = 'still') {
      const key = `${whatOf(look, options, detail)}${Math.round(scale * 200)}`
      if (!queue.isOpen || figures.get(key)) return
      queue.ask(key, key, 'ahead', () => ({ type: 'figure', look, scale, options, detail }))
    },
    /** The same head with another face, one that blinks, glances or laughs; null while it is drawn. */
    faceOf(figure: Figure | null, look: Look, name: string, face: DollOptions): Layer | null {
      if (!figure) return null
      const known = figure.faces.get(name)
      if (known) return known
      // As large as the head it takes the place of.
      const options = { ...figure.options, ...face }
      const { scale } = figure
      const { x, y, w, h } = figure.layers.head
      const task = (): Task => ({ type: 'face', look, scale, options, box: { x, y, w, h } })
      if (waits('face', `${figure.key}|${name}`, 'face', task, PATIENCE_MS)) {
        isLate = true
        return null
      }
      const [layer] = drawTask(task())
      addFace(figure, name, layer!)
      return layer!
    },
    /** Of the frames of a motion, the first loaded one, or else the last one, which is awaited. */
    motion(place: string, look: Look, scale: number, wanted: readonly DollOptions[]): Figure | null {
      const coarse = Math.min(MAX_SCALE_IN_MOTION, scale * IN_MOTION)
      const isThere = (options: DollOptions) =>
        figures.get(`${whatOf(look, options, 'step')}${Math.round(coarse * 200)}`)
      const chosen = wanted.find(isThere) ?? wanted.at(-1)!
      return this.figure(place, look, coarse, chosen, 'step')
    },
    /** False while the painter has enough to do. */
    get hasRoom() {
      return !queue.isOpen || queue.count('ahead') < MAX_AHEAD
    },
    /** A picture in motion that will be wanted; without a painter it is drawn at once. */
    prepareMotion(look: Look, scale: number, options: DollOptions) {
      if (queue.isOpen) this.prepare(look, options, Math.min(MAX_SCALE_IN_MOTION, scale * IN_MOTION), 'step')
      else this.motion('ahead', look, scale, [options])
    },
    get hasPainter() {
      return queue.isOpen
    },
  }
}
export type Sprites = ReturnType<typeof createSprites>
