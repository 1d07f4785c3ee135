/** The forest's court: a fox for jack, a deer for queen, a bear for king. Drawn around (0, 0), about one unit to each side. */
import { blob, drawEyes, drawMouth, INK, mirrored, shape } from './animal-shapes.ts'
import { BEAR_COATS, DEER_COATS, FOX_COATS, USUAL } from './coats.ts'
import type { Coat } from './coats.ts'

type G = CanvasRenderingContext2D
export type Animal = 'fox' | 'deer' | 'bear'

function drawFox(g: G, isShut: boolean, coat: Coat): void {
  const { ear, tip, face, cheek, brow, blush } = FOX_COATS[coat]
  mirrored(g, () => {
    shape(g, ear, [0.28, -0.5, 0.5, -1.15, 0.82, -1.12, 1.0, -0.7, 0.86, -0.12], 0.06)
    shape(g, tip, [0.5, -0.55, 0.62, -0.98, 0.76, -0.95, 0.84, -0.7, 0.76, -0.32])
  })
  shape(
    g,
    face,
    [
      0, -0.72, 0.75, -0.7, 0.92, -0.05, 1.22, 0.2, 1.04, 0.34, 0.7, 0.62, 0.28, 0.82, 0, 0.98, -0.28, 0.82,
      -0.7, 0.62, -1.04, 0.34, -1.22, 0.2, -0.92, -0.05, -0.75, -0.7, 0, -0.72,
    ],
    0.06,
  )
  mirrored(g, () =>
    shape(
      g,
      cheek,
      [0.02, 0.3, 0.2, -0.02, 0.55, 0.04, 0.95, 0.1, 1.0, 0.33, 0.66, 0.6, 0.26, 0.8, 0.1, 0.88, 0, 0.9],
    ),
  )
  shape(g, brow, [-0.3, -0.6, 0, -0.7, 0.3, -0.6, 0.12, -0.2, 0, -0.1, -0.12, -0.2, -0.3, -0.6])
  drawEyes(g, 0.42, 0.06, 0.15, isShut)
  mirrored(g, () => blob(g, { x: 0.62, y: 0.36, rx: 0.15, ry: 0.09 }, blush))
  blob(g, { x: 0, y: 0.46, rx: 0.15, ry: 0.11 }, '#2a1a12')
  blob(g, { x: -0.04, y: 0.42, rx: 0.05, ry: 0.03 }, '#ffffffb0')
  drawMouth(g, 0.56, 0.12)
}

function drawDeer(g: G, isShut: boolean, coat: Coat): void {
  const { ear, inner, face, pale, blush } = DEER_COATS[coat]
  mirrored(g, () => {
    shape(g, ear, [0.5, -0.42, 0.9, -0.72, 1.22, -0.5, 1.15, -0.16, 0.62, -0.12], 0.06)
    shape(g, inner, [0.66, -0.38, 0.9, -0.55, 1.08, -0.45, 1.0, -0.24, 0.7, -0.22])
  })
  shape(
    g,
    face,
    [
      0, -0.8, 0.62, -0.8, 0.74, -0.2, 0.86, 0.2, 0.52, 0.5, 0.5, 0.95, 0, 0.96, -0.5, 0.95, -0.52, 0.5,
      -0.86, 0.2, -0.74, -0.2, -0.62, -0.8, 0, -0.8,
    ],
    0.06,
  )
  shape(
    g,
    pale,
    [0, 0.3, 0.4, 0.3, 0.44, 0.62, 0.4, 0.92, 0, 0.92, -0.4, 0.92, -0.44, 0.62, -0.4, 0.3, 0, 0.3],
  )
  for (const [x, y] of [
    [-0.16, -0.5],
    [0.16, -0.5],
    [0, -0.34],
    [-0.28, -0.3],
    [0.28, -0.3],
  ] as const)
    blob(g, { x, y, rx: 0.055, ry: 0.065 }, pale)
  drawEyes(g, 0.42, 0.08, 0.16, isShut)
  mirrored(g, () => {
    g.strokeStyle = INK
    g.lineWidth = 0.05
    g.lineCap = 'round'
    g.beginPath()
    g.moveTo(0.54, -0.04)
    g.lineTo(0.68, -0.12)
    g.stroke()
    blob(g, { x: 0.6, y: 0.34, rx: 0.13, ry: 0.08 }, blush)
  })
  blob(g, { x: 0, y: 0.52, rx: 0.17, ry: 0.12 }, '#4a2a20')
  blob(g, { x: -0.05, y: 0.48, rx: 0.06, ry: 0.035 }, '#ffffffb0')
  drawMouth(g, 0.64, 0.12)
}

function drawBear(g: G, isShut: boolean, coat: Coat): void {
  const { ear, inner, face, light, muzzle, blush } = BEAR_COATS[coat]
  mirrored(g, () => {
    blob(g, { x: 0.68, y: -0.58, rx: 0.36, ry: 0.36 }, INK)
    blob(g, { x: 0.68, y: -0.58, rx: 0.3, ry: 0.3 }, ear)
    blob(g, { x: 0.68, y: -0.55, rx: 0.17, ry: 0.17 }, inner)
  })
  blob(g, { x: 0, y: 0.1, rx: 1.03, ry: 0.91 }, INK)
  blob(g, { x: 0, y: 0.1, rx: 0.97, ry: 0.85 }, face)
  blob(g, { x: -0.28, y: -0.3, rx: 0.42, ry: 0.26, turn: -0.4 }, light)
  blob(g, { x: 0, y: 0.42, rx: 0.48, ry: 0.4 }, muzzle)
  drawEyes(g, 0.4, 0.02, 0.13, isShut)
  mirrored(g, () => blob(g, { x: 0.66, y: 0.32, rx: 0.15, ry: 0.1 }, blush))
  blob(g, { x: 0, y: 0.27, rx: 0.2, ry: 0.14 }, '#2a1a12')
  blob(g, { x: -0.06, y: 0.22, rx: 0.07, ry: 0.04 }, '#ffffffb0')
  drawMouth(g, 0.42, 0.13)
}

/** A crown of gold with the suit's colour for its stone; leaves for the young ones. */
export function drawCrown(g: G, y: number, size: number, gem: string): void {
  const w = size
  shape(
    g,
    '#f5c243',
    [
      -w,
      y,
      -w * 1.06,
      y - w * 0.4,
      -w * 1.1,
      y - w * 0.78,
      -w * 0.76,
      y - w * 0.55,
      -w * 0.52,
      y - w * 0.36,
      -w * 0.28,
      y - w * 0.66,
      0,
      y - w * 1.05,
      w * 0.28,
      y - w * 0.66,
      w * 0.52,
      y - w * 0.36,
      w * 0.76,
      y - w * 0.55,
      w * 1.1,
      y - w * 0.78,
      w * 1.06,
      y - w * 0.4,
      w,
      y,
      0,
      y + w * 0.26,
      -w,
      y,
    ],
    0.06,
  )
  g.fillStyle = '#ffe18a'
  g.beginPath()
  g.ellipse(0, y - w * 0.05, w * 0.84, w * 0.1, 0, Math.PI, 0)
  g.fill()
  for (const [x, dy] of [
    [-1.1, -0.78],
    [0, -1.05],
    [1.1, -0.78],
  ] as const)
    blob(g, { x: x * w, y: y + dy * w, rx: w * 0.15, ry: w * 0.15 }, '#ffe9a8')
  blob(g, { x: 0, y: y - w * 0.36, rx: w * 0.17, ry: w * 0.2 }, gem)
  blob(g, { x: -w * 0.05, y: y - w * 0.42, rx: w * 0.05, ry: w * 0.06 }, '#ffffffcc')
}

/** A wreath of leaves, for foxes that are no kings yet. */
function drawWreath(g: G, y: number, gem: string): void {
  for (let i = -3; i <= 3; i++) {
    const x = i * 0.17
    const at = y + i * i * 0.022
    blob(g, { x, y: at - 0.06, rx: 0.1, ry: 0.17, turn: i * 0.28 }, i % 2 ? '#3f8f4c' : '#67b35a')
  }
  for (const i of [-1.6, 0, 1.6]) blob(g, { x: i * 0.17, y: y + i * i * 0.03, rx: 0.075, ry: 0.075 }, gem)
}

export function drawAnimal(g: G, animal: Animal, gem: string, isShut = false, coat: Coat = USUAL): void {
  if (animal === 'deer') {
    // Antlers behind the head.
    g.strokeStyle = DEER_COATS[coat].antler
    g.lineWidth = 0.12
    g.lineCap = 'round'
    mirrored(g, () => {
      g.beginPath()
      g.moveTo(0.3, -0.68)
      g.quadraticCurveTo(0.4, -1.1, 0.78, -1.28)
      g.moveTo(0.42, -1.0)
      g.lineTo(0.3, -1.32)
      g.moveTo(0.58, -1.15)
      g.lineTo(0.92, -1.02)
      g.stroke()
    })
  }
  if (animal === 'fox') drawFox(g, isShut, coat)
  else if (animal === 'deer') drawDeer(g, isShut, coat)
  else drawBear(g, isShut, coat)
  if (animal === 'fox') drawWreath(g, -0.62, gem)
  else drawCrown(g, animal === 'bear' ? -0.66 : -0.7, animal === 'bear' ? 0.46 : 0.34, gem)
}
