/** Cached images: pieces of the wardrobe, the figure's layers, steps of the walk. The worker draws what is not urgent. */
import type { Look, Worn } from '../rules/look.ts'
import type { DollOptions } from './figure/doll.ts'
import { createFigureCache } from './figure/figure-cache.ts'
import type { Figure } from './figure/figure.ts'
import type { Detail, Layer } from './layers.ts'
import { createSpriteRequests } from './sprite-requests.ts'
import type { SpriteFrame, SpriteRequests } from './sprite-requests.ts'
import { createThumbs } from './thumbs.ts'

/** Maximum pixels per unit of images in motion: they are visible for a moment only and may be coarser. */
const IN_MOTION = 0.78
const MAX_SCALE_IN_MOTION = 0.72
/** No more pictures ahead than the painter has soon. */
const MAX_AHEAD = 5

const scaleInMotion = (scale: number) => Math.min(MAX_SCALE_IN_MOTION, scale * IN_MOTION)

/** `changed`: a picture came that was waited for. */
export function createSprites(changed: () => void, clock: () => number = () => performance.now()) {
  const frame: SpriteFrame = {
    budget: 0,
    time: 0,
    isFresh: true,
    isLate: false,
    isWaiting: false,
    round: 0,
  }
  const thumbs = createThumbs(frame, clock)
  const figures = createFigureCache(frame)
  const requests = createSpriteRequests(frame, clock, (request, layers, isLacking) => {
    const isSeen =
      request.task.type === 'piece'
        ? thumbs.take(request.key, layers[0]!.picture, requests.queue.lists('piece'))
        : figures.take(request, layers, isLacking)
    if (isSeen) changed()
  })
  const figure = (
    place: string,
    look: Look,
    scale: number,
    options: DollOptions = {},
    detail: Detail = 'still',
  ): Figure | null => figures.find(requests, place, { look, scale, options, detail })
  const prepare = (look: Look, options: DollOptions, scale: number, detail: Detail = 'still') =>
    figures.prepare(requests, { look, scale, options, detail })
  const { motion, prepareMotion } = createMotions(figures, requests)
  return {
    /** Where orders go, from when there is a painter. */
    setPainter(post: Parameters<typeof requests.queue.setPost>[0]) {
      requests.queue.setPost(post)
      frame.round++
      changed()
    },
    take: requests.queue.take,
    refill: (count: number, now = frame.time) => refill(frame, requests, count, now),
    /** A figure that changed a moment ago is still to be drawn. */
    get isLate() {
      return frame.isLate
    },
    /** Right after a resize the old images are used for a moment, so that the new layout appears at once. */
    setFresh: (value: boolean) => void (frame.isFresh = value),
    get isFresh() {
      return frame.isFresh
    },
    /** Changes when what was missing may be there. */
    get round() {
      return frame.round
    },
    get isBusy() {
      return frame.budget <= 0 || frame.isWaiting
    },
    clear() {
      thumbs.clear()
      figures.clear()
    },
    /** Another page of the show: only who wears the same stands in for a figure. */
    begin() {
      figures.begin()
      requests.forget()
    },
    picture: thumbs.picture,
    thumb: (worn: Worn, w: number, h: number, ratio: number) => thumbs.thumb(requests, worn, w, h, ratio),
    figure,
    prepare,
    /** The same head with another face; null while it is drawn. */
    faceOf: (of: Figure | null, look: Look, name: string, face: DollOptions): Layer | null =>
      of && figures.faceOf(requests, of, look, name, face),
    motion,
    prepareMotion,
    /** False while the painter has enough to do. */
    get hasRoom() {
      return !requests.queue.isOpen || requests.queue.count('ahead') < MAX_AHEAD
    },
    get hasPainter() {
      return requests.queue.isOpen
    },
  }
}
export type Sprites = ReturnType<typeof createSprites>

/** Before each picture: how many new ones may be drawn in it, and its time. */
function refill(frame: SpriteFrame, requests: SpriteRequests, count: number, now: number): void {
  if (frame.budget <= 0 && count > 0) frame.round++
  Object.assign(frame, { budget: count, time: now, isLate: false, isWaiting: false })
  requests.turn()
}

/** The pictures of a walk or a turn. */
function createMotions(figures: ReturnType<typeof createFigureCache>, requests: SpriteRequests) {
  /** Of the frames of a motion, the first loaded one, or else the last one, which is awaited. */
  const motion = (place: string, look: Look, scale: number, wanted: readonly DollOptions[]) => {
    const step = { look, scale: scaleInMotion(scale), detail: 'step' } as const
    const isThere = (options: DollOptions) => figures.has({ ...step, options })
    return figures.find(requests, place, { ...step, options: wanted.find(isThere) ?? wanted.at(-1)! })
  }
  /** A picture in motion that will be wanted; without a painter it is drawn at once. */
  const prepareMotion = (look: Look, scale: number, options: DollOptions) => {
    if (!requests.queue.isOpen) motion('ahead', look, scale, [options])
    else figures.prepare(requests, { look, scale: scaleInMotion(scale), options, detail: 'step' })
  }
  return { motion, prepareMotion }
}
