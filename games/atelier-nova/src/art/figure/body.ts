/** Skin: legs, arms, hands, neck, and the plain bodysuit under all clothes. */
import type { Skin } from './eyes.ts'
import { cloth } from '../clothes/cloth.ts'
import type { Dye } from '../clothes/cloth.ts'
import { skinOf } from './face.ts'
import { footShape, openFoot, paintSkin, roundTube, toFoot, tubePath } from './limbs.ts'
import { alpha, at, blob, curve, ellipse, light, stroke, taper } from '../pen.ts'
import type { G, Point } from '../pen.ts'
import { armWidth, contour, legWidth, limbAt, limbEdges, torso } from './rig.ts'
import type { Limb, Rig } from './rig.ts'

const BASE: Dye = { a: '#e9ddd6', b: '#c9b2b4', pattern: 'plain', fabric: 'satin' }
const METAL: Dye = { a: '#8fa3b5', b: '#55687c', pattern: 'plain', fabric: 'leather' }

export function drawLeg(g: G, rig: Rig, index: 0 | 1, tone: string, isProsthetic: boolean): void {
  const limb = rig.legs[index]
  const skin = skinOf(tone)
  const { shape, edge } = tubePath(
    limbEdges(limb, -0.08, isProsthetic ? 0.86 : 2.02, (f) => legWidth(rig, f)),
  )
  paintSkin(g, skin, { shape, edge }, at(limb.mid.x - 34, limb.mid.y), at(limb.mid.x + 34, limb.mid.y + 4))
  if (isProsthetic) return drawBlade(g, rig, limb)
  g.save()
  g.clip(shape)
  drawKnee(g, limb, skin)
  // The calf's muscle, and the hollow above the ankle.
  const [calf, low] = [limbAt(limb, 1.36), limbAt(limb, 1.72)]
  taper(
    g,
    {
      from: at(calf.x - calf.nx * 15, calf.y - 38),
      bend: at(calf.x - calf.nx * 19, calf.y + 12),
      to: at(low.x - low.nx * 9, low.y),
    },
    7,
    alpha(skin.shade, 0.26),
  )
  taper(
    g,
    {
      from: at(calf.x + calf.nx * 7, calf.y - 40),
      bend: at(calf.x + calf.nx * 10, calf.y + 6),
      to: at(low.x + low.nx * 3, low.y + 6),
    },
    6,
    alpha(light(skin.base, 0.3), 0.34),
  )
  g.restore()
  drawFoot(g, limb, skin)
}

/** A soft cap with a shadow below it: a line of its own would look drawn on. */
function drawKnee(g: G, limb: Limb, skin: Skin): void {
  const { x, y } = limbAt(limb, 1.02)
  const under = g.createRadialGradient(x, y + 12, 2, x, y + 12, 24)
  under.addColorStop(0, alpha(skin.shade, 0.36))
  under.addColorStop(1, alpha(skin.shade, 0))
  g.fillStyle = under
  g.fill(ellipse(x, y + 12, 22, 13))
  const shine = light(skin.base, 0.2)
  const cap = g.createRadialGradient(x - 3, y - 9, 1, x - 3, y - 9, 20)
  cap.addColorStop(0, alpha(shine, 0.42))
  cap.addColorStop(1, alpha(shine, 0))
  g.fillStyle = cap
  g.fill(ellipse(x - 3, y - 9, 15, 20))
}

function drawFoot(g: G, limb: Limb, skin: Skin): void {
  const foot = footShape(limb, 0)
  paintSkin(
    g,
    skin,
    { shape: foot, edge: openFoot(limb) },
    at(limb.end.x - 18, 930),
    at(limb.end.x + 18, 960),
  )
  for (const i of [-1, 0, 1, 2])
    taper(
      g,
      {
        from: toFoot(limb, -4 + i * 5, 47),
        bend: toFoot(limb, -4 + i * 5.4, 50),
        to: toFoot(limb, -4 + i * 5.8, 54),
      },
      1.4,
      alpha(skin.line, 0.7),
    )
}

function drawBlade(g: G, rig: Rig, limb: Limb): void {
  const socket = tubePath(
    limbEdges(limb, 0.66, 1.06, (f) => {
      const [o, n] = legWidth(rig, f)
      return [o + 3, n + 3]
    }),
  )
  cloth(g, {
    shape: socket.shape,
    box: { x: limb.mid.x - 40, y: limb.mid.y - 90, w: 80, h: 110 },
    dye: { ...METAL, a: '#5b6f86' },
  })
  const shaft = tubePath(limbEdges(limb, 1.02, 1.98, (f) => (f < 1.5 ? [8, 8] : [6.5, 6.5])))
  cloth(g, { shape: shaft.shape, box: { x: limb.mid.x - 20, y: limb.mid.y, w: 40, h: 220 }, dye: METAL })
  const foot = blob(
    (
      [
        [-9, -6],
        [-10, 22],
        [-15, 46],
        [0, 58],
        [14, 46],
        [9, 22],
        [9, -6],
      ] as const
    ).map(([x, y]) => toFoot(limb, x, y)),
  )
  cloth(g, {
    shape: foot,
    box: { x: limb.end.x - 20, y: limb.end.y, w: 40, h: 60 },
    dye: { ...METAL, a: '#33414f' },
  })
  const knee = limbAt(limb, 1.04)
  g.fillStyle = '#f2a65a'
  g.fill(ellipse(knee.x, knee.y, 8))
  stroke(g, ellipse(knee.x, knee.y, 8), '#6b3d1c', 1.6)
}

export function drawArm(g: G, rig: Rig, index: 0 | 1, tone: string): void {
  const limb = rig.arms[index]
  const skin = skinOf(tone)
  const { shape, edge } = roundTube(limbEdges(limb, 0.02, 2.02, (f) => armWidth(rig, f)))
  // From side to side of the whole arm, however it is bent.
  const sides = [limb.root.x, limb.mid.x, limb.end.x]
  const { y } = limb.mid
  paintSkin(g, skin, { shape, edge }, at(Math.min(...sides) - 20, y), at(Math.max(...sides) + 20, y + 8))
  // The crease of the elbow, and the light on the upper arm.
  const [crook, high, low] = [limbAt(limb, 1.02), limbAt(limb, 0.22), limbAt(limb, 0.7)]
  const inwards = (k: number, dy: number) => at(crook.x + crook.nx * k, crook.y + crook.ny * k + dy)
  taper(g, { from: inwards(-11, -4), bend: inwards(-5, 1), to: inwards(1, 0) }, 1.8, alpha(skin.line, 0.5))
  taper(
    g,
    {
      from: at(high.x + high.nx * 7, high.y + high.ny * 7),
      bend: limbAt(limb, 0.46),
      to: at(low.x + low.nx * 3, low.y + low.ny * 3),
    },
    5,
    alpha(light(skin.base, 0.35), 0.3),
  )
}

/** Neck, chest, and the bodysuit where nothing else is worn. */
export function drawTorso(g: G, rig: Rig, tone: string, isTopBare: boolean, isBottomBare: boolean): void {
  const skin = skinOf(tone)
  const left = contour(rig, -1, 252, 522)
  const right = contour(rig, 1, 252, 522)
  const collar = [torso(rig, -24, 234), torso(rig, -30, 240)]
  const collarRight = [torso(rig, 24, 234), torso(rig, 30, 240)]
  const shape = curve(new Path2D(), [...collar, ...left])
  curve(shape, [...collarRight, ...right].reverse(), false)
  shape.closePath()
  paintSkin(g, skin, { shape, edge: null }, torso(rig, -70, 300), torso(rig, 70, 320))
  const edge = curve(new Path2D(), [...collar, ...left.slice(0, 2)])
  edge.addPath(curve(new Path2D(), left.slice(2)))
  edge.addPath(curve(new Path2D(), [...collarRight, ...right.slice(0, 2)]))
  edge.addPath(curve(new Path2D(), right.slice(2)))
  stroke(g, edge, skin.line, 2.1)
  for (const side of [-1, 1])
    taper(
      g,
      { from: torso(rig, side * 8, 256), bend: torso(rig, side * 26, 247), to: torso(rig, side * 46, 250) },
      2.6,
      alpha(skin.shade, 0.85),
    )
  taper(
    g,
    { from: torso(rig, -4, 258), bend: torso(rig, 0, 265), to: torso(rig, 4, 258) },
    2,
    alpha(skin.shade, 0.8),
  )
  if (isTopBare) drawVest(g, rig)
  if (isBottomBare) drawBriefs(g, rig)
}

function drawVest(g: G, rig: Rig): void {
  const left = contour(rig, -1, 292, 420, 1.5)
  const right = contour(rig, 1, 292, 420, 1.5)
  const shape = curve(new Path2D(), [torso(rig, -40, 250), torso(rig, -44, 272), ...left])
  curve(shape, [...right.reverse(), torso(rig, 44, 272), torso(rig, 40, 250)], false)
  curve(
    shape,
    [
      torso(rig, 32, 250),
      torso(rig, 28, 282),
      torso(rig, 0, 296),
      torso(rig, -28, 282),
      torso(rig, -32, 250),
    ],
    false,
  )
  shape.closePath()
  cloth(g, { shape, box: { x: -80, y: 250, w: 160, h: 300 }, dye: BASE })
}

function drawBriefs(g: G, rig: Rig): void {
  const left = contour(rig, -1, 396, 530, 2)
  const right = contour(rig, 1, 396, 530, 2)
  const shape = curve(new Path2D(), [...left, torso(rig, -18, 546), torso(rig, 0, 550)])
  curve(shape, [torso(rig, 18, 546), ...right.reverse(), torso(rig, 0, 404)], false)
  shape.closePath()
  cloth(g, { shape, box: { x: -80, y: 390, w: 160, h: 180 }, dye: BASE })
  for (const i of [0, 1] as const) {
    const { shape: leg } = tubePath(
      limbEdges(rig.legs[i], 0.02, 0.34, (f) => legWidth(rig, f).map((w) => w + 2) as [number, number]),
    )
    cloth(g, { shape: leg, edge: null, box: { x: -80, y: 480, w: 160, h: 120 }, dye: BASE })
  }
}

export function drawNeck(g: G, rig: Rig, tone: string): void {
  const skin = skinOf(tone)
  const { head } = rig
  const top = (x: number) => {
    const dy = 186 - head.oy
    return at(head.x + x * head.cos - dy * head.sin, head.y + x * head.sin + dy * head.cos)
  }
  const w = 20 + rig.body.limb * 2
  const shape = curve(new Path2D(), [
    top(-w),
    mixed(top(-w), torso(rig, -w, 236)),
    torso(rig, -w - 4, 242),
    torso(rig, -34, 252),
  ])
  curve(
    shape,
    [
      torso(rig, 0, 262),
      torso(rig, 34, 252),
      torso(rig, w + 4, 242),
      mixed(top(w), torso(rig, w, 236)),
      top(w),
    ],
    false,
  )
  shape.closePath()
  paintSkin(g, skin, { shape, edge: null }, torso(rig, -26, 230), torso(rig, 30, 234))
  const edge = curve(new Path2D(), [top(-w), mixed(top(-w), torso(rig, -w, 236)), torso(rig, -w - 4, 242)])
  edge.addPath(curve(new Path2D(), [top(w), mixed(top(w), torso(rig, w, 236)), torso(rig, w + 4, 242)]))
  stroke(g, edge, skin.line, 2.1)
  g.save()
  g.clip(shape)
  g.fillStyle = alpha(skin.shade, 0.62)
  const chin = top(3)
  g.fill(ellipse(chin.x + 3, chin.y + 10, 31, 27))
  g.restore()
}

const mixed = (a: Point, b: Point) => at(a.x * 0.42 + b.x * 0.58, a.y * 0.42 + b.y * 0.58)
