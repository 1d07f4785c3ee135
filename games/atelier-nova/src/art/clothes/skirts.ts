/** Skirts hang from waist and hips and follow the legs; trousers are tubes around them. */
import { cloth } from './cloth.ts'
import type { Dye, Fold } from './cloth.ts'
import type { SkirtCut } from '../../data/cuts.ts'
import { alpha, at, blob, curve, dark, fill, light, mid, star, stroke } from '../pen.ts'
import type { G } from '../pen.ts'
import { limbAt } from '../figure/rig.ts'
import type { Rig } from '../figure/rig.ts'
import { drawInside, panelOf, raised, skirtFolds } from './skirt-panels.ts'
import type { Panel } from './skirt-panels.ts'
import { drawWaistband, putButton } from './waist.ts'

export function drawSkirt(g: G, rig: Rig, cut: SkirtCut, dye: Dye, hasWaistband = true): void {
  const { style } = cut
  if (style === 'tutu') drawTutu(g, rig, cut, dye)
  else if (style === 'tiers') drawTiers(g, rig, cut, dye)
  else drawPlainSkirt(g, rig, cut, dye)
  if (hasWaistband) drawWaistband(g, rig, dye)
}

function drawPlainSkirt(g: G, rig: Rig, cut: SkirtCut, dye: Dye): void {
  const { style, long, flare } = cut
  const panel = panelOf(rig, cut)
  drawInside(g, panel, dye)
  const soft = flare > 20 ? 9 : 5
  const folds =
    style === 'pleats'
      ? []
      : skirtFolds(
          panel,
          style === 'circle' || style === 'points' ? 9 : style === 'straight' || style === 'slit' ? 3 : 6,
          soft + long * 2,
          style === 'mermaid' ? 0.6 : 0.12,
        )
  const seams: Path2D[] = []
  const joints = (k: number, from = 0) => {
    const i = k * (panel.hem.length - 1)
    const j = Math.min(panel.hem.length - 2, Math.floor(i))
    const b = mid(panel.hem[j]!, panel.hem[j + 1]!, i - j)
    const w = k * (panel.waist.length - 1)
    const v = Math.min(panel.waist.length - 2, Math.floor(w))
    const a = mid(panel.waist[v]!, panel.waist[v + 1]!, w - v)
    const p = new Path2D()
    const s = mid(a, b, from)
    p.moveTo(s.x, s.y)
    p.quadraticCurveTo(s.x * 0.5 + b.x * 0.5, (s.y + b.y) / 2 - 4, b.x, b.y)
    return p
  }
  if (style === 'pleats') for (let i = 1; i < 12; i++) seams.push(joints(i / 12))
  if (style === 'panels') for (const k of [0.25, 0.5, 0.75]) seams.push(joints(k))
  if (style === 'buttons') seams.push(joints(0.46), joints(0.54))
  if (style === 'slit') seams.push(joints(0.72, 0.34))
  if (style === 'wrap') seams.push(joints(0.3))
  cloth(g, { shape: panel.shape, edge: panel.edge, box: panel.box, dye, folds, seams, turn: 0 })
  if (style === 'pleats') shadePleats(g, panel, dye, joints)
  if (style === 'buttons')
    for (let t = 0.12; t < 0.94; t += 0.62 / Math.max(2, long * 5))
      putButton(g, mid(panel.waist[2]!, panel.hem[4]!, t), dye.b)
  if (style === 'ruffle' || style === 'mermaid') drawHemFrill(g, panel, dye, style === 'mermaid' ? 0 : 24)
  if (style === 'petals') drawPetals(g, panel, dye)
  if (style === 'slit') drawSlit(g, panel, rig, dye, long)
  if (style === 'circle' || style === 'panels') stroke(g, raised(panel.hem, 9), alpha(dye.b, 0.85), 4)
}

function shadePleats(g: G, { shape }: Panel, { a }: Dye, joints: (k: number) => Path2D): void {
  g.save()
  g.clip(shape)
  for (let i = 1; i < 12; i++) {
    g.save()
    g.translate(4, 0)
    stroke(g, joints(i / 12), alpha(dark(a, 0.6), 0.22), 7)
    g.translate(-10, 0)
    stroke(g, joints(i / 12), alpha(light(a, 0.6), 0.24), 5)
    g.restore()
  }
  g.restore()
}

function drawHemFrill(g: G, { hem, box }: Panel, dye: Dye, deep: number): void {
  const n = hem.length - 1
  const shape = curve(
    new Path2D(),
    hem.map(({ x, y }) => at(x, y - 6)),
  )
  const low = Array.from({ length: 15 }, (_, i) => {
    const t = (i / 14) * n
    const j = Math.min(n - 1, Math.floor(t))
    const p = mid(hem[j]!, hem[j + 1]!, t - j)
    return at(p.x * 1.05, p.y + deep + (i % 2 ? 9 : 0))
  })
  curve(shape, low.reverse(), false)
  shape.closePath()
  cloth(g, {
    shape,
    box: { ...box, h: box.h + 40 },
    dye,
    isTrim: true,
    folds: low
      .filter((_, i) => i % 2)
      .map(({ x, y }): Fold => [at(x * 0.97, y - deep), at(x, y - deep / 2), at(x, y), 4]),
  })
}

function drawPetals(g: G, { hem, waist, box }: Panel, dye: Dye): void {
  const [a, b] = [hem[0]!, hem.at(-1)!]
  for (const k of [0.12, 0.88, 0.3, 0.7, 0.5]) {
    const tip = at(a.x + (b.x - a.x) * k, Math.max(a.y, b.y) + 6)
    const root = mid(waist[0]!, waist.at(-1)!, k)
    const w = (b.x - a.x) * 0.15
    const shape = blob([
      at(root.x - 10, root.y + 4),
      at((root.x + tip.x) / 2 - w, (root.y + tip.y) / 2 + 10),
      at(tip.x - w * 0.5, tip.y - 16),
      at(tip.x, tip.y + 4),
      at(tip.x + w * 0.5, tip.y - 16),
      at((root.x + tip.x) / 2 + w, (root.y + tip.y) / 2 + 10),
      at(root.x + 10, root.y + 4),
    ])
    cloth(g, {
      shape,
      box,
      dye: { ...dye, a: k === 0.3 || k === 0.7 ? light(dye.a, 0.16) : dye.a },
      folds: [
        [
          at(root.x, root.y + 14),
          at((root.x + tip.x) / 2 + 3, (root.y + tip.y) / 2),
          at(tip.x, tip.y - 8),
          5,
        ],
      ],
    })
  }
}

function drawSlit(g: G, panel: Panel, rig: Rig, dye: Dye, long: number): void {
  const limb = rig.legs[1]
  const top = limbAt(limb, Math.max(0.4, long * 0.42))
  const end = panel.hem[Math.round((panel.hem.length - 1) * 0.72)]!
  const shape = new Path2D()
  shape.moveTo(top.x, top.y)
  shape.quadraticCurveTo(top.x + 2, (top.y + end.y) / 2, end.x - 6, end.y + 2)
  shape.quadraticCurveTo(end.x + 8, (top.y + end.y) / 2 + 20, top.x, top.y)
  g.fillStyle = dark(dye.a, 0.5)
  fill(g, shape)
}

function drawTutu(g: G, rig: Rig, cut: SkirtCut, dye: Dye): void {
  for (const [i, share] of [1, 0.93, 0.84].entries()) {
    const panel = panelOf(rig, { ...cut, long: cut.long * share, flare: cut.flare * (1.05 - i * 0.1) })
    if (i === 0) drawInside(g, panel, dye)
    g.save()
    g.globalAlpha *= i === 0 ? 0.9 : 0.72
    cloth(g, {
      shape: panel.shape,
      edge: panel.edge,
      box: panel.box,
      dye: {
        ...dye,
        fabric: 'tulle',
        a: light(dye.a, 0.24 - i * 0.12),
        pattern: i === 2 ? dye.pattern : 'plain',
      },
      folds: skirtFolds(panel, 13, 5, 0.1),
      width: 1.8,
    })
    g.restore()
    if (i === 2)
      for (let k = 0; k < 12; k++) {
        const p = mid(panel.waist[k % 5]!, panel.hem[k]!, 0.35 + ((k * 37) % 60) / 100)
        g.fillStyle = light(dye.b, 0.4)
        g.fill(star({ x: p.x, y: p.y, r: 4.4 }, { points: 4, inner: 0.3 }))
      }
  }
}

function drawTiers(g: G, rig: Rig, cut: SkirtCut, dye: Dye): void {
  const count = cut.long > 1.2 ? 4 : 3
  const isShort = cut.long < 0.7
  for (let i = count; i >= 1; i--) {
    const share = i / count
    const panel = panelOf(rig, {
      ...cut,
      long: Math.max(0.1, cut.long * share - (isShort ? 0 : 0.02)),
      flare: cut.flare * (0.35 + 0.65 * share),
    })
    if (i === count) drawInside(g, panel, dye)
    cloth(g, {
      shape: panel.shape,
      edge: panel.edge,
      box: panel.box,
      dye: i % 2 === count % 2 ? dye : { ...dye, a: light(dye.a, 0.1) },
      folds: skirtFolds(panel, 8, 6, 0.5 + share * 0.2),
    })
    if (i < count) stroke(g, raised(panel.hem, 5), alpha(dye.b, 0.9), 3)
  }
}
