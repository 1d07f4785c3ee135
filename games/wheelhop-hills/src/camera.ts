/** What part of the hill is seen: ahead of the vehicle, wider when it is fast or high. */
import { lerp } from '@playhouse/game-kit'
import type { Screen } from '@playhouse/game-kit'
import { UNIT } from './paper.ts'

export type Camera = {
  /** The vehicle's place in the world that is looked at, in metres. */
  x: number
  y: number
  /** Design units to a metre. */
  zoom: number
  lead: number
  isFresh: boolean
}
export const createCamera = (): Camera => ({ x: 0, y: 0, zoom: 60, lead: 0, isFresh: true })

export type Subject = { x: number; y: number; vx: number; vy: number; height: number }

export function followWith(
  camera: Camera,
  { x, y, vx, vy, height }: Subject,
  screen: Screen,
  seconds: number,
): void {
  const speed = Math.sqrt(vx * vx + vy * vy)
  const base = screen.portrait ? 50 : 80
  const wide = Math.min(0.3, Math.max(0, speed - 5) * 0.018 + Math.max(0, height - 1.5) * 0.035)
  const wanted = {
    zoom: base * (1 - wide),
    lead: Math.max(-1, Math.min(screen.portrait ? 1.2 : 2.4, vx * (screen.portrait ? 0.1 : 0.2))),
    y: y + Math.min(0.8, vy * 0.06),
  }
  const ease = (rate: number) => (camera.isFresh ? 1 : 1 - Math.exp(-rate * seconds))
  camera.zoom = lerp(camera.zoom, wanted.zoom, ease(1.6))
  camera.lead = lerp(camera.lead, wanted.lead, ease(2.2))
  camera.y = lerp(camera.y, wanted.y, ease(7))
  camera.x = x
  camera.isFresh = false
}

/** The world's window in metres, and the transform that draws it with fifty units to a metre. */
export function frameOf(camera: Camera, screen: Screen) {
  const { visible, w, h, portrait } = screen
  // On a phone the road ahead is what counts: the vehicle keeps to the left, and its ground to the lower third.
  const anchorX = portrait ? visible.x + visible.w * 0.26 : w * 0.36
  const anchorY = portrait ? visible.y + visible.h * 0.63 : h * 0.62
  const left = camera.x + camera.lead - (anchorX - visible.x) / camera.zoom
  const top = camera.y - (anchorY - visible.y) / camera.zoom
  return {
    left,
    top,
    right: left + visible.w / camera.zoom,
    bottom: top + visible.h / camera.zoom,
    apply(g: CanvasRenderingContext2D) {
      g.translate(visible.x, visible.y)
      g.scale(camera.zoom / UNIT, camera.zoom / UNIT)
      g.translate(-left * UNIT, -top * UNIT)
    },
    /** A place of the world in design units. */
    toScreen: (x: number, y: number) => ({
      x: visible.x + (x - left) * camera.zoom,
      y: visible.y + (y - top) * camera.zoom,
    }),
  }
}
export type WorldFrame = ReturnType<typeof frameOf>
