/** Friends who move into the glade, drawn around (0, 0), about one unit to each side, like the court. */
import { blob, drawEyes, drawMouth, INK, mirrored, shape } from './animal-shapes.ts'
import { drawAnimal } from './animals.ts'
import type { Friend } from '../rules/prizes.ts'

type G = CanvasRenderingContext2D

const COATS: Record<Friend, string> = {
  hedgehog: '#6b4a35',
  owl: '#9a6f44',
  hare: '#c9ae90',
  deer: '#cd8b52',
  bear: '#8d5a38',
  squirrel: '#c8622f',
  badger: '#5c5a60',
}

/** Only its head, or sitting. */
export function drawFriend(g: G, friend: Friend, hasBody = false): void {
  if (hasBody && friend === 'squirrel') drawTail(g)
  if (hasBody) drawBody(g, COATS[friend], friend === 'owl' ? '#f0922e' : COATS[friend])
  if (friend === 'hedgehog') drawHedgehog(g)
  else if (friend === 'owl') drawOwl(g)
  else if (friend === 'hare') drawHare(g)
  else if (friend === 'squirrel') drawSquirrel(g)
  else if (friend === 'badger') drawBadger(g)
  else drawAnimal(g, friend, friend === 'deer' ? '#d8392f' : '#2f9a5a')
}

/** The fox of the table, who rests in the glade. */
export function drawRestingFox(g: G, isShut: boolean): void {
  drawTail(g)
  drawBody(g, '#e0762c', '#6b3a29')
  drawAnimal(g, 'fox', '#c4302b', isShut)
}

function drawBody(g: G, coat: string, feet: string): void {
  blob(g, { x: 0, y: 0.98, rx: 0.72, ry: 0.62 }, INK)
  blob(g, { x: 0, y: 0.98, rx: 0.66, ry: 0.56 }, coat)
  blob(g, { x: 0, y: 1.12, rx: 0.36, ry: 0.38 }, '#fdebd2')
  mirrored(g, () => {
    blob(g, { x: 0.36, y: 1.5, rx: 0.26, ry: 0.15 }, INK)
    blob(g, { x: 0.36, y: 1.49, rx: 0.21, ry: 0.11 }, feet)
  })
}

function drawHedgehog(g: G): void {
  g.fillStyle = '#6b4a35'
  g.strokeStyle = INK
  g.lineWidth = 0.06
  g.lineJoin = 'round'
  g.beginPath()
  for (let i = 0; i <= 32; i++) {
    const turn = Math.PI * (0.9 + (i / 32) * 1.2)
    const r = i % 2 ? 1.2 : 0.95
    g.lineTo(Math.cos(turn) * r, 0.3 + Math.sin(turn) * r)
  }
  g.closePath()
  g.fill()
  g.stroke()
  for (let i = 0; i < 9; i++) {
    const turn = Math.PI * (1.1 + (i / 8) * 0.8)
    g.beginPath()
    g.moveTo(Math.cos(turn) * 0.72, 0.3 + Math.sin(turn) * 0.72)
    g.lineTo(Math.cos(turn) * 0.95, 0.3 + Math.sin(turn) * 0.95)
    g.stroke()
  }
  mirrored(g, () => blob(g, { x: 0.62, y: -0.08, rx: 0.19, ry: 0.19 }, '#c89a70'))
  blob(g, { x: 0, y: 0.36, rx: 0.78, ry: 0.62 }, INK)
  blob(g, { x: 0, y: 0.36, rx: 0.73, ry: 0.57 }, '#f3d9b4')
  drawEyes(g, 0.32, 0.22, 0.13, false)
  mirrored(g, () => blob(g, { x: 0.5, y: 0.46, rx: 0.13, ry: 0.08 }, '#f0a58c'))
  blob(g, { x: 0, y: 0.44, rx: 0.14, ry: 0.11 }, '#2a1a12')
  drawMouth(g, 0.54, 0.11)
}

function drawOwl(g: G): void {
  mirrored(g, () => shape(g, '#7d5836', [0.3, -0.6, 0.6, -1.15, 0.86, -1.08, 0.9, -0.7, 0.8, -0.3], 0.06))
  blob(g, { x: 0, y: 0.05, rx: 0.98, ry: 1 }, INK)
  blob(g, { x: 0, y: 0.05, rx: 0.92, ry: 0.94 }, '#9a6f44')
  blob(g, { x: 0, y: 0.55, rx: 0.6, ry: 0.44 }, '#e8cfa2')
  for (const [x, y] of [
    [-0.25, 0.5],
    [0, 0.62],
    [0.25, 0.5],
    [-0.14, 0.78],
    [0.14, 0.78],
  ] as const)
    blob(g, { x, y, rx: 0.07, ry: 0.09 }, '#9a6f44')
  mirrored(g, () => {
    blob(g, { x: 0.38, y: -0.14, rx: 0.44, ry: 0.44 }, '#f6e6c2')
    blob(g, { x: 0.38, y: -0.14, rx: 0.3, ry: 0.3 }, '#f2b632')
    blob(g, { x: 0.36, y: -0.14, rx: 0.2, ry: 0.22 }, '#2a1a12')
    blob(g, { x: 0.43, y: -0.23, rx: 0.08, ry: 0.08 }, '#fff')
  })
  shape(g, '#f0922e', [-0.13, 0.04, 0, -0.08, 0.13, 0.04, 0.1, 0.22, 0, 0.34, -0.1, 0.22, -0.13, 0.04], 0.04)
}

function drawHare(g: G): void {
  mirrored(g, () => {
    shape(g, '#b79b7d', [0.16, -0.5, 0.12, -1.5, 0.44, -1.62, 0.74, -1.5, 0.56, -0.4], 0.06)
    shape(g, '#f0b9a4', [0.27, -0.6, 0.26, -1.3, 0.44, -1.42, 0.58, -1.3, 0.46, -0.6])
  })
  blob(g, { x: 0, y: 0.14, rx: 0.9, ry: 0.84 }, INK)
  blob(g, { x: 0, y: 0.14, rx: 0.84, ry: 0.78 }, '#c9ae90')
  mirrored(g, () => blob(g, { x: 0.24, y: 0.5, rx: 0.34, ry: 0.28 }, '#fbf0df'))
  drawEyes(g, 0.38, 0.04, 0.14, false)
  mirrored(g, () => blob(g, { x: 0.6, y: 0.36, rx: 0.14, ry: 0.09 }, '#f0a58c'))
  blob(g, { x: 0, y: 0.36, rx: 0.12, ry: 0.09 }, '#c8685c')
  drawMouth(g, 0.46, 0.12)
  g.fillStyle = '#fff'
  g.fillRect(-0.09, 0.58, 0.18, 0.14)
}

/** Behind its back, over its head. */
function drawTail(g: G): void {
  shape(
    g,
    '#b4541f',
    [0.4, 1.5, 1.5, 1.5, 1.62, 0.5, 1.6, -0.5, 1.02, -0.62, 1.3, -0.2, 1.02, 0.3, 0.6, 0.8],
    0.06,
  )
  shape(g, '#e08a4a', [0.7, 1.3, 1.3, 1.2, 1.4, 0.5, 1.44, -0.1, 1.2, -0.4, 1.3, 0.2, 1.06, 0.7])
}

function drawSquirrel(g: G): void {
  mirrored(g, () => {
    shape(g, '#b4541f', [0.3, -0.5, 0.4, -1.1, 0.66, -1.42, 0.86, -0.9, 0.78, -0.3], 0.06)
    shape(g, '#f0b08a', [0.46, -0.55, 0.54, -0.95, 0.64, -1.12, 0.74, -0.8, 0.68, -0.42])
  })
  blob(g, { x: 0, y: 0.1, rx: 0.92, ry: 0.82 }, INK)
  blob(g, { x: 0, y: 0.1, rx: 0.86, ry: 0.76 }, '#c8622f')
  mirrored(g, () => blob(g, { x: 0.3, y: 0.42, rx: 0.4, ry: 0.32 }, '#fdebd2'))
  drawEyes(g, 0.4, 0, 0.16, false)
  mirrored(g, () => blob(g, { x: 0.64, y: 0.34, rx: 0.14, ry: 0.09 }, '#f0987c'))
  blob(g, { x: 0, y: 0.3, rx: 0.11, ry: 0.08 }, '#2a1a12')
  drawMouth(g, 0.4, 0.11)
  g.fillStyle = '#fff'
  g.fillRect(-0.08, 0.52, 0.16, 0.15)
}

function drawBadger(g: G): void {
  mirrored(g, () => {
    blob(g, { x: 0.68, y: -0.5, rx: 0.26, ry: 0.26 }, INK)
    blob(g, { x: 0.68, y: -0.5, rx: 0.2, ry: 0.2 }, '#fdf3e2')
  })
  blob(g, { x: 0, y: 0.14, rx: 0.96, ry: 0.84 }, INK)
  blob(g, { x: 0, y: 0.14, rx: 0.9, ry: 0.78 }, '#fdf3e2')
  mirrored(g, () =>
    shape(
      g,
      '#33302f',
      [0.16, -0.58, 0.62, -0.62, 0.74, -0.3, 0.76, 0.1, 0.5, 0.4, 0.3, 0.5, 0.22, 0.2, 0.16, -0.2],
    ),
  )
  mirrored(g, () => {
    blob(g, { x: 0.46, y: 0, rx: 0.15, ry: 0.18 }, '#fff')
    blob(g, { x: 0.44, y: 0.02, rx: 0.11, ry: 0.13 }, '#2a1a12')
    blob(g, { x: 0.48, y: -0.04, rx: 0.04, ry: 0.045 }, '#fff')
    blob(g, { x: 0.66, y: 0.46, rx: 0.14, ry: 0.09 }, '#f0a58c')
  })
  blob(g, { x: 0, y: 0.46, rx: 0.19, ry: 0.14 }, '#2a1a12')
  blob(g, { x: -0.05, y: 0.41, rx: 0.06, ry: 0.03 }, '#ffffffb0')
  drawMouth(g, 0.6, 0.12)
}
