/** Tops and bodices: a body cut along the silhouette, necklines, sleeves that follow the arms, and what is sewn on. */
import { cloth } from './cloth.ts'
import type { Box, Dye, Fold } from './cloth.ts'
import { NECKS, drawCollar } from './collars.ts'
import type { Neck, TopCut } from '../../data/cuts.ts'
import { drawDetails } from './details.ts'
import { alpha, blob, curve, dark, lineOf, stroke } from '../pen.ts'
import type { G, Point } from '../pen.ts'
import { contour, torso } from '../figure/rig.ts'
import type { Rig } from '../figure/rig.ts'

const BARE: readonly Neck[] = ['off', 'sweet', 'strap', 'halter']

/** Outline of the body, the part of it that is drawn, and the box around it. */
function bodyCut(rig: Rig, { neck, sleeve, end, ease }: TopCut): { shape: Path2D; edge: Path2D; box: Box } {
  const isBare = BARE.includes(neck)
  const hasSleeve = sleeve !== 'none' && neck !== 'off'
  const width = rig.body.shoulder
  const collar = NECKS[neck]
  const armhole = (side: number): Point[] => {
    if (isBare) return [torso(rig, side * (neck === 'halter' ? 34 : rig.body.bust - 2), 284)]
    if (neck === 'oneshoulder' && side < 0) return [torso(rig, side * (rig.body.bust - 2), 288)]
    return hasSleeve
      ? [
          torso(rig, side * 34, 242),
          torso(rig, side * (width - 14), 248),
          torso(rig, side * (width - 2), 262),
          torso(rig, side * (width - 3), 286),
        ]
      : [
          torso(rig, side * 38, 243),
          torso(rig, side * (width - 17), 249),
          torso(rig, side * (width - 18), 270),
          torso(rig, side * (rig.body.bust - 3), 292),
        ]
  }
  const bottomEase = (y: number) => ease * (0.35 + 0.65 * Math.min(1, (y - 290) / 90))
  const sides = [-1, 1].map((side) => contour(rig, side, 300, end, bottomEase))
  const line = (side: number) => collar.map(([x, y]) => torso(rig, side * x, y))
  const hem = Array.from({ length: 5 }, (_, i) => {
    const k = 1 - i * 0.5
    const y = end + 5 * (1 - k * k)
    return torso(rig, k * (Math.abs(sides[1]!.at(-1)!.x - sides[0]!.at(-1)!.x) / 2) * 0.995, y)
  })
  const neckline =
    neck === 'oneshoulder' ? [...line(1).slice(0, 2), ...[torso(rig, -20, 284), torso(rig, -46, 288)]] : null
  const right = [...armhole(1), ...sides[1]!]
  const left = [...armhole(-1), ...sides[0]!]
  const shape = new Path2D()
  const neckPoints = neckline ?? [...line(1), ...line(-1).reverse().slice(1)]
  // The neckline from right to left, down the left side, along the hem, up the right side.
  curve(shape, neckPoints)
  curve(shape, left, false)
  curve(shape, [...hem].reverse(), false)
  curve(shape, right.reverse(), false)
  shape.closePath()
  const edge = curve(new Path2D(), neckPoints)
  const open = hasSleeve ? 4 : 0
  edge.addPath(curve(new Path2D(), left.slice(open)))
  edge.addPath(curve(new Path2D(), right.slice(0, right.length - open)))
  edge.addPath(curve(new Path2D(), hem))
  const tops = [torso(rig, -width, 240), torso(rig, width, end + 6)]
  const box = { x: tops[0]!.x - 20, y: tops[0]!.y - 10, w: width * 2 + 60, h: end - 230 }
  return { shape, edge, box }
}

export function drawTopBody(g: G, rig: Rig, cut: TopCut, dye: Dye): void {
  const { shape, edge, box } = bodyCut(rig, cut)
  const { neck, end, ease } = cut
  if (neck === 'hood') drawHoodBack(g, rig, dye)
  if (neck === 'strap' || neck === 'halter') drawStraps(g, rig, neck, dye)
  cloth(g, {
    shape,
    edge,
    box,
    dye,
    folds: bodyFolds(rig, end, ease),
    turn: Math.atan2(rig.chest.sin, rig.chest.cos),
  })
  drawHemBand(g, rig, cut, dye)
  drawDetails(g, rig, cut, dye)
  drawCollar(g, rig, neck, dye)
}

function bodyFolds(rig: Rig, end: number, ease: number): Fold[] {
  const p = (x: number, y: number) => torso(rig, x, y)
  const { bust, waist } = rig.body
  const folds: Fold[] = [
    [p(-bust + 8, 318), p(-bust + 20, 336), p(-18, 338), 5],
    [p(bust - 4, 322), p(bust - 16, 340), p(16, 342), 6],
    [p(bust - 14, 300), p(bust - 22, 318), p(bust - 18, 340), 5],
    [p(-bust + 12, 302), p(-bust + 18, 314), p(-bust + 16, 330), 4],
  ]
  if (end > 396)
    folds.push(
      [p(waist + ease * 0.4, 384), p(18, 396), p(-8, 392), 6],
      [p(-waist - ease * 0.3, 392), p(-16, 402), p(2, 398), 5],
    )
  if (end > 430)
    folds.push(
      [p(waist - 4, 398), p(waist - 2, 430), p(waist + 8, end), 7],
      [p(-14, 400), p(-22, 432), p(-20, end), 6],
    )
  if (ease > 12)
    folds.push([p(20, 350), p(30, 390), p(24, end), 8], [p(-36, 350), p(-40, 390), p(-44, end - 4), 7])
  return folds
}

function drawStraps(g: G, rig: Rig, neck: Neck, dye: Dye): void {
  for (const side of [-1, 1]) {
    const path = new Path2D()
    const [a, b, c] =
      neck === 'strap'
        ? [torso(rig, side * 32, 288), torso(rig, side * 36, 264), torso(rig, side * 35, 242)]
        : [torso(rig, side * 28, 286), torso(rig, side * 25, 260), torso(rig, side * 18, 230)]
    path.moveTo(a.x, a.y)
    path.quadraticCurveTo(b.x, b.y, c.x, c.y)
    stroke(g, path, lineOf(dye.a), 8)
    stroke(g, path, dye.a, 4.6)
  }
}

function drawHoodBack(g: G, rig: Rig, dye: Dye): void {
  const shape = blob([
    torso(rig, -34, 250),
    torso(rig, -46, 228),
    torso(rig, -34, 208),
    torso(rig, 0, 204),
    torso(rig, 34, 208),
    torso(rig, 46, 228),
    torso(rig, 34, 250),
    torso(rig, 0, 258),
  ])
  cloth(g, {
    shape,
    box: { x: -60, y: 200, w: 120, h: 60 },
    dye: { ...dye, a: dark(dye.a, 0.22), pattern: 'plain' },
  })
}

function drawHemBand(g: G, rig: Rig, { end, ease, details = [] }: TopCut, dye: Dye): void {
  if (!details.includes('ribs') && !details.includes('band')) return
  const edges = [-1, 1].map((side) => contour(rig, side, end - 16, end + 2, ease - 2))
  const shape = curve(new Path2D(), edges[0]!)
  curve(shape, [torso(rig, 0, end + 7), ...[...edges[1]!].reverse(), torso(rig, 0, end - 11)], false)
  shape.closePath()
  cloth(g, {
    shape,
    box: { x: -90, y: end - 20, w: 180, h: 30 },
    dye: { ...dye, pattern: 'plain', fabric: 'matte' },
    isTrim: details.includes('band'),
  })
  for (let x = -66; x <= 66; x += 6) {
    const [a, b] = [torso(rig, x, end - 12), torso(rig, x, end + 2)]
    const line = new Path2D()
    line.moveTo(a.x, a.y)
    line.lineTo(b.x, b.y)
    g.save()
    g.clip(shape)
    stroke(g, line, alpha(dark(dye.a, 0.6), 0.3), 1.4)
    g.restore()
  }
}
