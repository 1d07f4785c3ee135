/** Hands. */
import type { Skin } from './eyes.ts'
import { skinOf } from './face.ts'
import { paintSkin } from './limbs.ts'
import { alpha, at, blob, curve, fill, light, stroke, taper } from '../pen.ts'
import type { G } from '../pen.ts'
import type { Hand, Rig } from './rig.ts'

/** Hands are drawn this much larger than the arm's own numbers. */
const SIZE = 1.16
export function drawHand(g: G, rig: Rig, index: 0 | 1, tone: string): void {
  const limb = rig.arms[index]
  const skin = skinOf(tone)
  const kind = rig.pose.hands?.[index] ?? 'rest'
  const turn = Math.atan2(limb.end.x - limb.mid.x, limb.end.y - limb.mid.y)
  g.save()
  g.translate(limb.end.x, limb.end.y)
  g.rotate(-turn)
  // Thumbs point to the body while arms hang, away from it when they are raised.
  g.scale(limb.side * SIZE, SIZE)
  const isShut = kind === 'fist' || kind === 'hold'
  const thumb = isShut ? SHUT_THUMB : kind === 'rest' ? REST_THUMB : OPEN_THUMB
  if (!isShut) paintSkin(g, skin, { shape: blob(thumb), edge: blob(thumb) }, at(-22, 10), at(2, 16))
  drawFingers(g, skin, FINGERS[kind])
  const palm = isShut ? FIST : PALM
  paintSkin(
    g,
    skin,
    { shape: blob(palm), edge: isShut ? curve(new Path2D(), palm.slice(1, -1)) : null },
    at(-12, 0),
    at(14, 6),
  )
  if (!isShut)
    for (const side of [PALM.slice(1, 4), PALM.slice(-4, -1)])
      stroke(g, curve(new Path2D(), side), skin.line, 2)
  if (isShut) {
    for (const x of [-3, 2, 7])
      taper(g, { from: at(x, 21), bend: at(x + 0.8, 26), to: at(x - 0.4, 31) }, 1.5, alpha(skin.line, 0.7))
    paintSkin(g, skin, { shape: blob(thumb), edge: blob(thumb) }, at(-22, 10), at(2, 16))
  }
  g.restore()
}

type Finger = readonly [x: number, y: number, long: number, turn: number]
/** Each with its own outline, the palm over their roots. */
function drawFingers(g: G, skin: Skin, fingers: readonly Finger[]): void {
  const tone = g.createLinearGradient(-10, 20, 10, 50)
  tone.addColorStop(0, skin.base)
  tone.addColorStop(1, light(skin.base, 0.16))
  for (const [x, y, long, turn] of fingers) {
    const path = new Path2D()
    const one = new Path2D()
    one.moveTo(-3.8, -6)
    one.bezierCurveTo(-4, long * 0.5, -3, long * 0.8, -1.9, long - 1)
    one.quadraticCurveTo(0, long + 1.6, 1.9, long - 1)
    one.bezierCurveTo(3, long * 0.8, 4, long * 0.5, 3.8, -6)
    one.closePath()
    path.addPath(one, new DOMMatrix().translate(x, y).rotate(turn))
    stroke(g, path, skin.line, 3.2)
    g.fillStyle = tone
    fill(g, path)
  }
}

const FINGERS: Record<Hand, readonly Finger[]> = {
  rest: [
    [7, 19, 19, 4],
    [3.2, 21, 24, 3],
    [-1, 22, 26, 2],
    [-5.6, 20, 23, -2],
  ],
  open: [
    [7.6, 19, 19, -13],
    [3.4, 22, 24, -4],
    [-1.2, 22, 27, 2],
    [-6, 20, 24, 8],
  ],
  wave: [
    [8, 18, 20, -20],
    [3.6, 22, 25, -7],
    [-1.4, 22, 27, 3],
    [-6.4, 20, 25, 13],
  ],
  fist: [],
  hold: [[8, 24, 17, -34]],
}
const PALM = [
  at(-8.6, -6),
  at(-9.6, 0),
  at(-11, 9),
  at(-10, 21),
  at(-4, 27),
  at(4, 27),
  at(10.4, 20),
  at(11.4, 10),
  at(9.4, 0),
  at(8.6, -6),
]
const FIST = [
  at(-8.6, -6),
  at(-9.6, 0),
  at(-11, 8),
  at(-12, 21),
  at(-7, 31),
  at(3, 33),
  at(11, 27),
  at(12, 14),
  at(9.4, 0),
  at(8.6, -6),
]
const REST_THUMB = [at(-6, 4), at(-13, 12), at(-15, 24), at(-12, 33), at(-8, 31), at(-5, 20), at(-3, 12)]
const OPEN_THUMB = [at(-7, 6), at(-16, 13), at(-22, 24), at(-19, 29), at(-13, 25), at(-5, 17)]
const SHUT_THUMB = [at(-9, 8), at(-14, 15), at(-11, 25), at(-2, 28), at(1, 24), at(-4, 20), at(-5, 12)]
