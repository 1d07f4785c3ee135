/** Eyes and brows. */
import { EYES } from '../../rules/models.ts'
import type { Face, Mood } from '../../rules/models.ts'
import { alpha, at, dark, ellipse, fill, light, mix, taper } from '../pen.ts'
import type { G } from '../pen.ts'

export type Skin = { base: string; shade: string; line: string; blush: string }
export type FaceLook = {
  face: number
  eyes: number
  skin: string
  mood: Mood
  isBlinking?: boolean
  /** Where the eyes look: shares of the way to the right and down. */
  gaze?: readonly [right: number, down: number]
  browColour: string
  /** How far the head is turned to the right: the sine of it. */
  turn?: number
}
/** Features of a turned head go to the side. */
export const FEATURES = 34
/** The eye that is farther away is narrower, and nearer to the nose. */
export function farther(g: G, side: number, turn: number, draw: () => void): void {
  if (side * turn <= 0) return draw()
  g.save()
  g.translate(-turn * 9, 0)
  g.scale(1 - Math.abs(turn) * 0.3, 1)
  draw()
  g.restore()
}
/** Eyes are drawn this much larger than the lids' own numbers. */
const WIDE = 1.17
const TALL = 1.26
const EYE_X = 28.5
const OPENING: Partial<Record<Mood, number>> = { wonder: 1.13, cool: 0.8, joy: 0.96, puzzled: 0.92 }

export function drawEye(g: G, side: number, { eye, lashes }: Face, skin: Skin, look: FaceLook): void {
  const isShut = look.isBlinking || look.mood === 'dream' || (look.mood === 'wink' && side > 0)
  g.save()
  g.translate(side * EYE_X * (eye.gap ?? 1), 12)
  g.scale(side, 1)
  g.rotate((-eye.tilt * Math.PI) / 180)
  const w = 15.6 * eye.w * WIDE
  const h = eye.h * TALL * (OPENING[look.mood] ?? 1)
  const ink = '#2a1220'
  // Laughing eyes are bows; so are they for a moment when something lovely comes.
  if (look.mood === 'laugh' && !look.isBlinking) {
    taper(g, { from: at(-w - 1, 8), bend: at(0, -17), to: at(w + 3, 6) }, 5.6, ink)
    if (lashes >= 0.6)
      for (const i of [0, 1])
        taper(
          g,
          {
            from: at(w - 3 - i * 5, -1 - i * 3),
            bend: at(w + 1 - i * 4, -6 - i * 2),
            to: at(w + 5 - i * 4, -9 - i * 3),
          },
          2.4,
          ink,
        )
    g.restore()
    return
  }
  if (isShut) {
    taper(g, { from: at(-w, 2), bend: at(0, 13), to: at(w + 3, 0) }, 4.6, ink)
    for (const i of [0, 1, 2])
      taper(
        g,
        {
          from: at(4 + i * 5, 7.4 - i * 2),
          bend: at(9 + i * 5, 10 - i * 2),
          to: at(10 + i * 6, 13.4 - i * 4),
        },
        2.4 * lashes,
        ink,
      )
    g.restore()
    return
  }
  const almond = new Path2D()
  almond.moveTo(-w, 4)
  almond.bezierCurveTo(-w * 0.72, -8 * h, -2, -14.5 * h, 4, -13.6 * h)
  almond.bezierCurveTo(10, -12.6 * h, w * 0.9, -7 * h, w, -1)
  almond.bezierCurveTo(w * 0.8, 6 * h, 7, 10.5 * h, 1, 10.4 * h)
  almond.bezierCurveTo(-6, 10.2 * h, -w * 0.7, 7.4 * h, -w, 4)
  g.fillStyle = alpha(mix(skin.shade, '#7a3a6a', 0.4), 0.3)
  g.fill(ellipse(2, -9 * h, w * 1.02, 9 * h, -0.12))
  g.fillStyle = '#fffdfa'
  fill(g, almond)
  g.save()
  g.clip(almond)
  drawIris(g, side, EYES[look.eyes] ?? EYES[0], h, look.gaze ?? [0, 0])
  g.fillStyle = alpha('#3c2140', 0.26)
  g.fill(ellipse(1, -15 * h, w * 1.2, 8.4 * h))
  g.restore()
  taper(
    g,
    { from: at(-w + 3, 6.4 * h), bend: at(2, 13.2 * h), to: at(w - 0.5, 2.4) },
    1.7,
    alpha(skin.line, 0.66),
  )
  drawLashes(g, w, h, lashes, ink)
  if (eye.fold)
    taper(
      g,
      { from: at(-w + 1, -6.5 * h), bend: at(1, -21 * h), to: at(w + 1, -8.5 * h) },
      1.9,
      alpha(skin.line, 0.6),
    )
  g.restore()
}

function drawIris(
  g: G,
  side: number,
  colour: string,
  h: number,
  [right, down]: readonly [number, number],
): void {
  g.save()
  // Both eyes have their light on the same side.
  g.scale(side, 1)
  g.translate(right * 5.5, down * 4.5)
  const r = 13.3
  const iris = g.createRadialGradient(0, 4, 1, 0, -1, r)
  iris.addColorStop(0, light(colour, 0.5))
  iris.addColorStop(0.55, colour)
  iris.addColorStop(1, dark(colour, 0.72))
  g.fillStyle = iris
  g.fill(ellipse(0, -1.6 * h, r))
  g.fillStyle = '#1c0d18'
  g.fill(ellipse(0, -1.6 * h, 6.6))
  g.fillStyle = alpha(light(colour, 0.75), 0.6)
  g.fill(ellipse(2.5, 4.2 * h, 6.2, 3.2, -0.3))
  g.fillStyle = '#fff'
  g.fill(ellipse(-4.2, -5.8 * h, 4.3))
  g.fill(ellipse(4.8, 2.6 * h, 2.1))
  g.restore()
}

function drawLashes(g: G, w: number, h: number, lashes: number, ink: string): void {
  const lid = new Path2D()
  lid.moveTo(-w - 1, 5)
  lid.bezierCurveTo(-w * 0.74, -9.6 * h, -2, -16.4 * h, 4, -15.8 * h)
  lid.bezierCurveTo(11, -15 * h, w * 0.98, -9 * h, w + 1.5 + 4.5 * lashes, -5.4)
  lid.bezierCurveTo(w + 2, -2.4, w + 1, -1, w, 0.6)
  lid.bezierCurveTo(w * 0.86, -5.4 * h, 10, -11 * h, 4, -12 * h)
  lid.bezierCurveTo(-2, -12.6 * h, -w * 0.7, -6 * h, -w - 1, 5)
  g.fillStyle = ink
  fill(g, lid)
  if (lashes < 0.6) return
  taper(g, { from: at(w - 5, -8 * h), bend: at(w, -11 * h), to: at(w + 4 * lashes, -13.5 * h) }, 2.6, ink)
  taper(g, { from: at(w - 1, -5 * h), bend: at(w + 4, -7 * h), to: at(w + 7.5 * lashes, -9.6 * h) }, 2.6, ink)
}

/** How high brows stand. */
const BROWS: Partial<Record<Mood, number>> = { wonder: -22, joy: -19.5, laugh: -20.5, smile: -17.5 }
export function drawBrow(g: G, side: number, { brow, eye }: Face, look: FaceLook): void {
  g.save()
  // A puzzled face lifts one brow and lowers the other.
  const puzzled = look.mood === 'puzzled' ? (side > 0 ? -8 : 3) : 0
  g.translate(side * EYE_X * (eye.gap ?? 1), puzzled + (BROWS[look.mood] ?? -16.5) - (eye.h - 1) * 9)
  g.scale(side, 1)
  // Glad brows lift their inner ends: the other way round they would frown.
  const isGlad = look.mood === 'joy' || look.mood === 'laugh' || look.mood === 'smile'
  const turn = look.mood === 'cool' ? 0.06 : isGlad ? 0.1 : puzzled > 0 ? 0.16 : 0
  g.rotate((-brow.tilt * 3 * Math.PI) / 180 + turn)
  const y = -4 * brow.arch
  const width = 4.6 * brow.width
  const path = new Path2D()
  path.moveTo(-15, 1 + width * 0.35)
  path.bezierCurveTo(-15.5, -2, -13, -3.4, -11, -3.6)
  path.bezierCurveTo(-4, y - 4.4, 6, y - 6.4, 19, -1)
  path.bezierCurveTo(8, y - 6.4 + width, -2, y - 2.4 + width, -15, 1 + width * 0.35)
  g.fillStyle = alpha(look.browColour, 0.92)
  fill(g, path)
  g.restore()
}
