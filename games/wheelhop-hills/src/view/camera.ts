/** The camera: looks ahead of the vehicle, and wider when it is fast or high. */
import { lerp } from '@playhouse/game-kit'
import type { Screen } from '@playhouse/game-kit'
import { UNIT } from '../art/paper.ts'
import type { Event } from '../state.ts'

export type Camera = {
  /** The vehicle's place in the world that is looked at, in metres. */
  x: number
  y: number
  /** Design units to a metre. */
  zoom: number
  lead: number
  /** Closer (above 0) or farther for a moment: what a landing or a boost does. */
  punch: number
  isFresh: boolean
}
export const createCamera = (): Camera => ({ x: 0, y: 0, zoom: 60, lead: 0, punch: 0, isFresh: true })

/** `isThere`: at the end, which is looked back at: the gate, or what it ran into. */
export type Subject = {
  x: number
  y: number
  vx: number
  vy: number
  height: number
  isThere: boolean
}

/** Units to a metre at rest; what speed takes of it, from where on; how far ahead is looked. */
const TALL = { base: 74, slow: 2, pace: 0.044, most: 0.39, lead: 0.11, far: 1.2 }
const WIDE = { base: 86, slow: 5, pace: 0.024, most: 0.32, lead: 0.2, far: 2.4 }

/** Metres. */
const LOOK_BACK = -4

export function followWith(
  camera: Camera,
  { x, y, vx, vy, height, isThere }: Subject,
  screen: Screen,
  seconds: number,
): void {
  const speed = Math.sqrt(vx * vx + vy * vy)
  const { base, slow, pace, most, lead, far } = screen.portrait ? TALL : WIDE
  const wide = Math.min(most, Math.max(0, speed - slow) * pace + Math.max(0, height - 1.5) * 0.035)
  const wanted = {
    zoom: base * (1 - wide),
    lead: isThere ? LOOK_BACK : Math.max(-1, Math.min(far, vx * lead)),
    y: y + Math.min(0.8, vy * 0.06),
  }
  const ease = (rate: number) => (camera.isFresh ? 1 : 1 - Math.exp(-rate * seconds))
  camera.zoom = lerp(camera.zoom, wanted.zoom, ease(1.8))
  camera.lead = lerp(camera.lead, wanted.lead, ease(2.2))
  camera.y = lerp(camera.y, wanted.y, ease(7))
  camera.punch = camera.isFresh ? 0 : camera.punch * Math.exp(-7 * seconds)
  camera.x = x
  camera.isFresh = false
}

/** A hard landing brings the picture closer for a moment, a throw or a boost lets it go. */
export function punch(camera: Camera, event: Event, calm: boolean): void {
  if (calm) return
  if (event.type === 'land' && event.hard > 3) camera.punch = Math.min(0.09, event.hard * 0.011)
  if (event.type === 'flip') camera.punch = 0.08
  if (event.type === 'boost' || event.type === 'boing') camera.punch = -0.07
  if (event.type === 'arrive') camera.punch = 0.1
}

/** The world's window in metres, and the transform that draws it with fifty units to a metre. */
export function frameOf(camera: Camera, screen: Screen) {
  const { visible, w, h, portrait } = screen
  const zoom = camera.zoom * (1 + camera.punch)
  // On a phone the road ahead is what counts: the vehicle keeps to the left, and its ground low, as far as the pedals leave it.
  const anchorX = portrait ? visible.x + visible.w * 0.225 : w * 0.34
  const anchorY = portrait ? visible.y + visible.h * 0.66 : h * 0.62
  const left = camera.x + camera.lead - (anchorX - visible.x) / zoom
  const top = camera.y - (anchorY - visible.y) / zoom
  return {
    left,
    top,
    right: left + visible.w / zoom,
    bottom: top + visible.h / zoom,
    apply(g: CanvasRenderingContext2D) {
      g.translate(visible.x, visible.y)
      g.scale(zoom / UNIT, zoom / UNIT)
      g.translate(-left * UNIT, -top * UNIT)
    },
    /** A place of the world in design units. */
    toScreen: (x: number, y: number) => ({
      x: visible.x + (x - left) * zoom,
      y: visible.y + (y - top) * zoom,
    }),
  }
}
export type WorldFrame = ReturnType<typeof frameOf>
