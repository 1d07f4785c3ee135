/** Faces: drawn around the bridge of the nose, 0 0 is the middle of the head. */
import { drawBrow, drawEye, farther, FEATURES } from './eyes.ts'
import type { FaceLook, Skin } from './eyes.ts'
import { FACES, LIPS } from '../../rules/models.ts'
import type { Face, Mood } from '../../rules/models.ts'
import {
  alpha,
  at,
  blob,
  brightness,
  dark,
  ellipse,
  fill,
  fillOdd,
  light,
  mix,
  stroke,
  taper,
} from '../pen.ts'
import type { G } from '../pen.ts'

export function skinOf(base: string): Skin {
  return {
    base,
    shade: mix(base, '#7a2438', 0.28),
    line: mix(base, '#3d0f22', 0.55),
    blush: mix(base, '#f0414f', 0.48),
  }
}

/** `turn`: the chin goes further than the brow. */
export function headShape({ cheek, jaw, chin }: Face, turn = 0): Path2D {
  const low = turn * 15
  return blob([
    at(0, -82),
    at(34, -74),
    at(54, -42),
    at(cheek - 1, -4),
    at(cheek - 3 + low * 0.1, 22),
    at(jaw + low * 0.7, 52),
    at(chin + 9 + low, 74),
    at(low, 86),
    at(-chin - 9 + low, 74),
    at(-jaw + low * 0.7, 52),
    at(-cheek + 3 + low * 0.1, 22),
    at(-cheek + 1, -4),
    at(-54, -42),
    at(-34, -74),
  ])
}

export function drawHead(g: G, look: FaceLook): void {
  const face = FACES[look.face] ?? FACES[0]!
  const skin = skinOf(look.skin)
  const turn = look.turn ?? 0
  const shape = headShape(face, turn)
  // The farther ear goes behind the cheek, the nearer one comes forward.
  const putEar = (side: number) => {
    g.save()
    g.translate(turn * (side * turn > 0 ? -12 : 16), 0)
    drawEar(g, side, face, skin)
    g.restore()
  }
  for (const side of [-1, 1]) putEar(side)
  const base = g.createRadialGradient(-16, -8, 10, 0, 4, 104)
  base.addColorStop(0, light(skin.base, 0.22))
  base.addColorStop(0.55, skin.base)
  base.addColorStop(1, mix(skin.base, skin.shade, 0.75))
  g.fillStyle = base
  g.fill(shape)
  g.save()
  g.clip(shape)
  for (const [width, a] of [
    [40, 0.07],
    [24, 0.08],
    [12, 0.1],
  ] as const) {
    g.save()
    g.translate(-width * 0.25, -width * 0.12)
    stroke(g, shape, alpha(skin.shade, a * 2), width)
    g.restore()
  }
  g.translate(turn * FEATURES * 0.8, 0)
  if (face.patches) drawPatches(g, skin)
  drawBlush(g, skin, face)
  if (face.beard) drawBeard(g, look, face)
  g.restore()
  stroke(g, shape, skin.line, 2.3)
  if (Math.abs(turn) > 0.15) putEar(-Math.sign(turn))
  g.save()
  g.translate(turn * FEATURES, 0)
  g.save()
  // A nose stands out, a mouth is nearer to the chin.
  g.translate(turn * 7, 0)
  drawNose(g, face, skin)
  g.restore()
  g.save()
  g.scale(1 - Math.abs(turn) * 0.14, 1)
  drawMouth(g, face, skin, look.mood)
  g.restore()
  for (const side of [-1, 1]) farther(g, side, turn, () => drawEye(g, side, face, skin, look))
  for (const side of [-1, 1]) farther(g, side, turn, () => drawBrow(g, side, face, look))
  g.restore()
}

function drawEar(g: G, side: number, { cheek }: Face, skin: Skin): void {
  const ear = blob([
    at(side * (cheek - 4), 0),
    at(side * (cheek + 8), -1),
    at(side * (cheek + 9), 14),
    at(side * (cheek + 2), 31),
    at(side * (cheek - 6), 28),
  ])
  g.fillStyle = mix(skin.base, skin.shade, side > 0 ? 0.4 : 0.12)
  g.fill(ear)
  stroke(g, ear, skin.line, 2)
  taper(
    g,
    { from: at(side * (cheek + 5), 4), bend: at(side * cheek, 8), to: at(side * (cheek + 2), 22) },
    2.2,
    alpha(skin.shade, 0.9),
  )
}

function drawPatches(g: G, skin: Skin): void {
  g.fillStyle = light(skin.base, 0.62)
  g.fill(blob([at(18, 2), at(44, -2), at(50, 20), at(32, 34), at(16, 22)]))
  g.fill(blob([at(-8, 52), at(12, 50), at(20, 66), at(2, 82), at(-14, 70)]))
  g.fill(blob([at(-40, -44), at(-18, -54), at(-12, -34), at(-32, -28)]))
}

function drawBlush(g: G, skin: Skin, { freckles, mole, dimples }: Face): void {
  // On deep skin the same red would be paint.
  const strength = 0.2 + 0.38 * Math.min(1, brightness(skin.base) * 1.4)
  for (const side of [-1, 1]) {
    const glow = g.createRadialGradient(side * 36, 39, 1, side * 36, 39, 22)
    glow.addColorStop(0, alpha(skin.blush, strength))
    glow.addColorStop(1, alpha(skin.blush, 0))
    g.fillStyle = glow
    g.fillRect(side * 36 - 22, 17, 44, 44)
    g.fillStyle = alpha(light(skin.base, 0.8), 0.34)
    g.fill(ellipse(side * 38 - 5, 33, 7, 3, -side * 0.5))
    if (dimples)
      taper(
        g,
        { from: at(side * 27, 56), bend: at(side * 30, 60), to: at(side * 28.5, 63) },
        1.8,
        alpha(skin.line, 0.32),
      )
    if (!freckles) continue
    g.fillStyle = alpha(mix(skin.base, '#8a3a20', 0.6), 0.75)
    for (const [x, y] of [
      [20, 30],
      [26, 35],
      [32, 30],
      [38, 35],
      [30, 40],
      [14, 35],
    ] as const)
      g.fill(ellipse(side * x, y, 1.3))
  }
  if (mole) {
    g.fillStyle = dark(skin.base, 0.75)
    g.fill(ellipse(24, 52, 1.7))
  }
}

function drawBeard(g: G, { browColour }: FaceLook, { jaw }: Face): void {
  const beard = new Path2D()
  beard.addPath(
    blob([
      at(-62, 8),
      at(-54, 12),
      at(-48, 36),
      at(-30, 50),
      at(-16, 51),
      at(0, 49),
      at(16, 51),
      at(30, 50),
      at(48, 36),
      at(54, 12),
      at(62, 8),
      at(jaw + 14, 64),
      at(30, 96),
      at(0, 102),
      at(-30, 96),
      at(-jaw - 14, 64),
    ]),
  )
  beard.addPath(blob([at(-19, 60), at(0, 57), at(19, 60), at(14, 73), at(0, 77), at(-14, 73)]))
  g.fillStyle = alpha(browColour, 0.42)
  fillOdd(g, beard)
  g.save()
  g.clip(beard, 'evenodd')
  for (let i = 0; i < 60; i++) {
    const x = -56 + ((i * 37) % 112)
    const y = 14 + ((i * 53) % 84)
    taper(
      g,
      { from: at(x, y), bend: at(x + x * 0.04, y + 4), to: at(x + x * 0.06, y + 9) },
      1.6,
      alpha(browColour, 0.5),
    )
  }
  g.restore()
}

function drawNose(g: G, { nose }: Face, skin: Skin): void {
  const y = 30 + 12 * nose.long
  taper(g, { from: at(5, 4), bend: at(9, 20), to: at(6 * nose.w, y - 5) }, 4.4, alpha(skin.shade, 0.32))
  g.fillStyle = alpha(light(skin.base, 0.85), 0.55)
  g.fill(ellipse(-1, y - 6, 3.2, 4.6, 0.15))
  taper(
    g,
    { from: at(-6.5 * nose.w, y - 1), bend: at(0, y + 6), to: at(6.5 * nose.w, y - 1) },
    3,
    alpha(skin.line, 0.62),
  )
  for (const side of [-1, 1])
    taper(
      g,
      {
        from: at(side * 7.5 * nose.w, y - 5),
        bend: at(side * 10.5 * nose.w, y),
        to: at(side * 6 * nose.w, y + 1),
      },
      1.9,
      alpha(skin.line, 0.5),
    )
}

function drawMouth(g: G, face: Face, skin: Skin, mood: Mood): void {
  const { w, full } = face.lips
  const lip = mix(LIPS[face.lip] ?? LIPS[0], skin.base, 0.14)
  const x = (mood === 'cool' || mood === 'dream' ? 15 : 19) * w
  const y = 63
  const up = mood === 'cool' ? 1 : mood === 'dream' ? 3.5 : 7.5
  if (mood === 'puzzled') {
    taper(g, { from: at(-x * 0.7, y + 3), bend: at(0, y - 5), to: at(x * 0.9, y + 1) }, 4.4, dark(lip, 0.35))
    taper(g, { from: at(-5, y + 11), bend: at(1, y + 13), to: at(8, y + 11) }, 2, alpha(skin.shade, 0.7))
    return
  }
  const isOpen =
    mood === 'joy' || mood === 'wonder' || mood === 'laugh' || (mood === 'smile' && !face.isQuiet)
  // A small smile shows few teeth: a wide white row looks stiff.
  if (isOpen) return drawOpenMouth(g, mood, mood === 'smile' ? x * 0.74 : x * 0.94, lip, full)
  const upper = new Path2D()
  upper.moveTo(-x, y - up)
  upper.bezierCurveTo(-x * 0.6, y - 5.4 * full, -4, y - 7.4 * full, 0, y - 4.4 * full)
  upper.bezierCurveTo(4, y - 7.4 * full, x * 0.6, y - 5.4 * full, x, y - up)
  upper.bezierCurveTo(x * 0.5, y + 0.6, 4, y + 1.6, 0, y + 0.8)
  upper.bezierCurveTo(-4, y + 1.6, -x * 0.5, y + 0.6, -x, y - up)
  const lower = new Path2D()
  lower.moveTo(-x * 0.92, y - up + 0.6)
  lower.bezierCurveTo(-x * 0.5, y + 9.4 * full, x * 0.5, y + 9.4 * full, x * 0.92, y - up + 0.6)
  lower.bezierCurveTo(x * 0.5, y + 1.6, 4, y + 2, 0, y + 1.2)
  lower.bezierCurveTo(-4, y + 2, -x * 0.5, y + 1.6, -x * 0.92, y - up + 0.6)
  g.fillStyle = lip
  fill(g, lower)
  g.fillStyle = dark(lip, 0.17)
  fill(g, upper)
  g.fillStyle = alpha('#ffffff', 0.42)
  g.fill(ellipse(-3.5, y + 3.6 * full, 4.6 * w, 1.5 * full, -0.06))
  taper(
    g,
    { from: at(-x - 1.6, y - up - 0.8), bend: at(0, y + 3.4), to: at(x + 1.6, y - up - 0.8) },
    2.2,
    dark(lip, 0.6),
  )
  if (mood !== 'cool')
    for (const side of [-1, 1])
      taper(
        g,
        {
          from: at(side * (x + 1), y - up - 3),
          bend: at(side * (x + 4), y - up - 1),
          to: at(side * (x + 2), y - up + 2),
        },
        1.4,
        alpha(skin.line, 0.3),
      )
  taper(
    g,
    { from: at(-6, y + 12 * full), bend: at(0, y + 14 * full), to: at(6, y + 12 * full) },
    2,
    alpha(skin.shade, 0.7),
  )
}

function drawOpenMouth(g: G, mood: Mood, x: number, lip: string, full: number): void {
  const path = new Path2D()
  const isGlad = mood !== 'wonder'
  const isSoft = mood === 'smile'
  const low = mood === 'laugh' ? 86 : mood === 'joy' ? 82 : 78
  const up = isSoft ? 56.5 : 55
  if (!isGlad) path.ellipse(0, 65, 7.5, 9, 0, 0, Math.PI * 2)
  else {
    path.moveTo(-x - 2, up)
    path.bezierCurveTo(-x * 0.4, 60.5, x * 0.4, 60.5, x + 2, up)
    path.bezierCurveTo(x * 0.8, low, -x * 0.8, low, -x - 2, up)
  }
  g.fillStyle = '#74233a'
  fill(g, path)
  g.save()
  g.clip(path)
  if (isGlad) {
    // One row that follows the smile: a straight edge would look like a gap.
    const edge = isSoft ? 68 : 71
    const teeth = new Path2D()
    teeth.moveTo(-x - 4, 50)
    teeth.lineTo(x + 4, 50)
    teeth.lineTo(x + 2, 56)
    teeth.bezierCurveTo(x * 0.8, edge, -x * 0.8, edge, -x - 2, 56)
    teeth.closePath()
    g.fillStyle = '#fffaf2'
    fill(g, teeth)
  }
  g.fillStyle = '#ef7f86'
  g.fill(ellipse(0, isSoft ? 75 : 78, isSoft ? 8 : 12, isSoft ? 4 : 7))
  g.restore()
  stroke(g, path, lip, (isSoft ? 2.6 : 3.2) * Math.min(1.2, full))
  stroke(g, path, alpha(dark(lip, 0.5), 0.7), 1)
}
