/** Cached figures: the layers of each, and the faces that it makes. */
import type { Look } from '../../rules/look.ts'
import { shortName } from '../../view/short-name.ts'
import { close, drawTask, trim } from '../layers.ts'
import type { Detail, Layer, Task } from '../layers.ts'
import { createLruCache } from '../lru-cache.ts'
import type { Answer, PaintRequest } from '../render-queue.ts'
import { PATIENCE_MS, STEPPED_MS } from '../sprite-requests.ts'
import type { SpriteFrame, SpriteRequests } from '../sprite-requests.ts'
import type { DollOptions } from './doll.ts'
import { makeFigure, whoOf } from './figure.ts'
import type { Figure, FigureTask } from './figure.ts'

/** A walk has about forty pictures, small ones; the rest is what was worn before. */
const MAX = { count: 64, bytes: 64e6 }
const MAX_FACES = 5
/** Without the worker, a player who changes clothes faster than that sees every other change. */
const CHANGE_MS = 110
/** What stays this long is worth being trimmed; before that its pixels would have to be waited for. */
const SETTLED_MS = 500

export type Wanted = { look: Look; scale: number; options?: DollOptions; detail?: Detail }

const whatOf = ({ look, options = {}, detail = 'still' }: Wanted) =>
  `${shortName(JSON.stringify([look, options]))} ${detail} `
const keyOf = (wanted: Wanted) => `${whatOf(wanted)}${Math.round(wanted.scale * 200)}`
const taskOf = ({ look, scale, options = {}, detail = 'still' }: Wanted): FigureTask => ({
  type: 'figure',
  look,
  scale,
  options,
  detail,
})

export function createFigureCache(frame: SpriteFrame) {
  const shown = createShownFigures()
  const figures = createLruCache<Figure>(
    MAX,
    ({ bytes }) => bytes,
    (figure) => {
      shown.drop(figure)
      for (const layer of [...Object.values(figure.layers), ...figure.faces.values()]) close(layer)
    },
  )
  const store = (key: string, task: FigureTask, layers: readonly Layer[], isTrimmed: boolean): Figure => {
    const figure = makeFigure(key, task, layers, frame.time, isTrimmed)
    figures.set(key, figure)
    return figure
  }
  return {
    clear: () => figures.clear(),
    /** Another page of the show: only who wears the same stands in for a figure. */
    begin: shown.clear,
    /** False where nothing that is shown changes. */
    take({ key, place, rank, task }: PaintRequest, layers: Answer['layers'], isLacking: boolean): boolean {
      if (task.type === 'figure' && !figures.get(key)) {
        const figure = store(key, task, layers, true)
        // It can be an older request, but it is newer than the shown image.
        if (rank === 'figure' && isLacking) shown.put(place, figure)
        return true
      }
      const [of, name] = key.split('|') as [string, string]
      const figure = task.type === 'face' && figures.get(of)
      if (!figure || figure.faces.has(name)) {
        layers.forEach(close)
        return false
      }
      addFace(figure, name, layers[0]!)
      return true
    },
    has: (wanted: Wanted) => figures.get(keyOf(wanted)) !== undefined,
    /** The figure's layers; until they are drawn, the previous ones of `place`, or none. */
    find(requests: SpriteRequests, place: string, wanted: Wanted): Figure | null {
      const key = keyOf(wanted)
      const known = figures.get(key) ?? (frame.isFresh ? undefined : figures.find(whatOf(wanted)))
      if (known) {
        const part = frame.time - known.at > SETTLED_MS && known.untrimmed.pop()
        if (part) known.layers[part] = trim(known.layers[part], known.scale)
        return shown.show(place, known)
      }
      const task = () => taskOf(wanted)
      const who = whoOf(wanted.look)
      const standIn = shown.find(place, who)
      // A new outfit is more urgent than a new pose, and than a figure that has not appeared yet.
      const patience = standIn && standIn.who !== who ? STEPPED_MS : PATIENCE_MS
      if (requests.waits(place, key, 'figure', task, patience)) {
        frame.isLate = true
        if (standIn) figures.get(standIn.key)
        return standIn
      }
      const age = standIn && frame.time - standIn.at
      if (place === 'room' && age !== null && age >= 0 && age < CHANGE_MS) {
        frame.isLate = true
        return standIn
      }
      return shown.show(place, store(key, task(), drawTask(task()), false))
    },
    /** Will be wanted in a moment. Without a painter it is drawn when it is. */
    prepare({ queue }: SpriteRequests, wanted: Wanted) {
      const key = keyOf(wanted)
      if (queue.isOpen && !figures.get(key)) queue.ask(key, key, 'ahead', () => taskOf(wanted))
    },
    faceOf: createFaces(frame),
  }
}

/** The same head with another face, one that blinks, glances or laughs; null while it is drawn. */
function createFaces(frame: SpriteFrame) {
  return (
    requests: SpriteRequests,
    figure: Figure,
    look: Look,
    name: string,
    face: DollOptions,
  ): Layer | null => {
    const known = figure.faces.get(name)
    if (known) return known
    // As large as the head it takes the place of.
    const options = { ...figure.options, ...face }
    const { scale } = figure
    const { x, y, w, h } = figure.layers.head
    const task = (): Task => ({ type: 'face', look, scale, options, box: { x, y, w, h } })
    if (requests.waits('face', `${figure.key}|${name}`, 'face', task, PATIENCE_MS)) {
      frame.isLate = true
      return null
    }
    const [layer] = drawTask(task())
    addFace(figure, name, layer!)
    return layer!
  }
}

function addFace(figure: Figure, name: string, layer: Layer): void {
  if (figure.faces.size > MAX_FACES) {
    for (const face of figure.faces.values()) close(face)
    figure.faces.clear()
  }
  figure.faces.set(name, layer)
}

/** What each place of the game shows, and what was shown last anywhere: it stands in for a figure that is not loaded yet. */
function createShownFigures() {
  const shown = new Map<string, Figure>()
  let latest: Figure | null = null
  return {
    clear: () => shown.clear(),
    drop(figure: Figure) {
      for (const [place, one] of shown) if (one === figure) shown.delete(place)
      if (latest === figure) latest = null
    },
    put: (place: string, figure: Figure) => void shown.set(place, figure),
    show(place: string, figure: Figure): Figure {
      shown.set(place, figure)
      latest = figure
      return figure
    },
    find: (place: string, who: string): Figure | null =>
      shown.get(place) ?? (latest?.who === who ? latest : null),
  }
}
