/** The card backs: one from the start, the others earned. */
import { drawAcorn } from './acorn.ts'
import { drawAnimal } from './animals.ts'
import type { Back } from '../rules/prizes.ts'
import { drawSuit } from './suits.ts'
import { drawFir } from './trees.ts'

type G = CanvasRenderingContext2D
type Size = { w: number; h: number }

export function drawBack(g: G, size: Size & { back: Back }): void {
  const { w, h, back } = size
  g.fillStyle = '#f3e7cb'
  g.beginPath()
  g.roundRect(0.5, 0.5, w - 1, h - 1, w * 0.1)
  g.fill()
  g.lineWidth = Math.max(1, w * 0.014)
  g.strokeStyle = '#3b2f1c99'
  g.stroke()
  const m = w * 0.055
  g.save()
  g.beginPath()
  g.roundRect(m, m, w - m * 2, h - m * 2, w * 0.075)
  g.clip()
  PAINTERS[back](g, size)
  g.restore()
}

function fill(g: G, { w, h }: Size, from: string, to: string): void {
  const colour = g.createLinearGradient(0, 0, 0, h)
  colour.addColorStop(0, from)
  colour.addColorStop(1, to)
  g.fillStyle = colour
  g.fillRect(0, 0, w, h)
}

function disc(g: G, x: number, y: number, r: number, colour: string): void {
  g.fillStyle = colour
  g.beginPath()
  g.arc(x, y, r, 0, Math.PI * 2)
  g.fill()
}

/** A pattern of places over the card, every other row shifted by half. */
function scatter({ w, h }: Size, step: number, draw: (x: number, y: number, i: number) => void): void {
  let i = 0
  for (let row = 0; row * step * 0.86 < h + step; row++)
    for (let x = row % 2 ? 0 : step / 2; x < w + step / 2; x += step) draw(x, row * step * 0.86, i++)
}

const PAINTERS: Record<Back, (g: G, size: Size) => void> = {
  moon(g, size) {
    const { w, h } = size
    fill(g, size, '#1b5566', '#123a3a')
    disc(g, w * 0.66, h * 0.26, w * 0.13, '#ffe9a8')
    for (const [x, y, r] of [
      [0.22, 0.16, 0.02],
      [0.36, 0.3, 0.014],
      [0.84, 0.14, 0.016],
      [0.2, 0.42, 0.015],
      [0.86, 0.44, 0.014],
    ] as const)
      disc(g, x * w, y * h, r * w, '#ffe9a8')
    drawFir(g, { x: w * 0.24, foot: h * 0.97, w: w * 0.42, h: h * 0.42 }, '#1d6a58')
    drawFir(g, { x: w * 0.8, foot: h * 0.97, w: w * 0.4, h: h * 0.36 }, '#1a5f52')
    drawFir(g, { x: w * 0.52, foot: h * 0.99, w: w * 0.56, h: h * 0.64 }, '#2f8f63')
  },
  leaf(g, size) {
    fill(g, size, '#2f7d4b', '#1c5a3c')
    scatter(size, size.w * 0.3, (x, y, i) =>
      drawSuit(g, i % 3 === 1 ? 2 : 0, { x, y, size: size.w * 0.2 }, i % 2 ? '#8fcf7a' : '#5db06a'),
    )
  },
  berry(g, size) {
    fill(g, size, '#8f2438', '#5e1830')
    scatter(size, size.w * 0.34, (x, y, i) =>
      drawSuit(g, 1, { x, y, size: size.w * 0.23 }, i % 2 ? '#ff9a86' : '#e05a58'),
    )
  },
  snow(g, size) {
    fill(g, size, '#3a6fa8', '#1d3f70')
    g.strokeStyle = '#e8f3ff'
    g.lineCap = 'round'
    scatter(size, size.w * 0.4, (x, y, i) => {
      const r = size.w * (i % 2 ? 0.13 : 0.08)
      g.lineWidth = Math.max(1, r * 0.2)
      g.beginPath()
      for (let arm = 0; arm < 3; arm++) {
        const dx = Math.cos((arm * Math.PI) / 3) * r
        const dy = Math.sin((arm * Math.PI) / 3) * r
        g.moveTo(x - dx, y - dy)
        g.lineTo(x + dx, y + dy)
      }
      g.stroke()
    })
  },
  fox(g, size) {
    const { w, h } = size
    fill(g, size, '#f0a04a', '#b8542a')
    for (let i = 6; i > 0; i--) disc(g, w / 2, h * 0.52, w * 0.13 * i, i % 2 ? '#ffffff14' : '#7a2f1a18')
    g.save()
    g.translate(w / 2, h * 0.52)
    g.scale(w * 0.3, w * 0.3)
    drawAnimal(g, 'fox', '#c4302b')
    g.restore()
  },
  gold(g, size) {
    const { w, h } = size
    fill(g, size, '#e9bb4a', '#a8741f')
    scatter(size, w * 0.26, (x, y) =>
      drawFir(g, { x, foot: y + w * 0.1, w: w * 0.2, h: w * 0.24 }, '#fff0b866'),
    )
    disc(g, w / 2, h / 2, w * 0.29, '#7c5214')
    disc(g, w / 2, h / 2, w * 0.255, '#f6d777')
    drawFir(g, { x: w / 2, foot: h / 2 + w * 0.2, w: w * 0.3, h: w * 0.4 }, '#7c5214')
  },
  dawn(g, size) {
    const { w, h } = size
    fill(g, size, '#5a4a9a', '#ffb46a')
    for (let i = 0; i < 12; i++) {
      const turn = Math.PI * (1 + (i + 0.5) / 12)
      g.strokeStyle = '#ffe3a055'
      g.lineWidth = w * 0.05
      g.beginPath()
      g.moveTo(w / 2, h * 0.62)
      g.lineTo(w / 2 + Math.cos(turn) * h, h * 0.62 + Math.sin(turn) * h)
      g.stroke()
    }
    disc(g, w / 2, h * 0.62, w * 0.24, '#fff0b0')
    g.fillStyle = '#3f3668'
    g.fillRect(0, h * 0.66, w, h)
    for (let i = 0; i < 6; i++)
      drawFir(
        g,
        { x: (i / 5) * w, foot: h * 0.99, w: w * 0.26, h: h * (0.3 + (i % 2) * 0.08) },
        i % 2 ? '#2a2450' : '#352d5e',
      )
  },
  peaks(g, size) {
    const { w, h } = size
    fill(g, size, '#f2a65e', '#7c3f5e')
    disc(g, w * 0.5, h * 0.3, w * 0.17, '#ffe9a8')
    for (const [x, top, half, rock] of [
      [0.2, 0.42, 0.34, '#5f4a7a'],
      [0.82, 0.38, 0.36, '#574270'],
      [0.5, 0.3, 0.4, '#463560'],
    ] as const) {
      g.fillStyle = rock
      g.beginPath()
      g.moveTo(x * w, top * h)
      g.lineTo((x + half) * w, h)
      g.lineTo((x - half) * w, h)
      g.fill()
      g.fillStyle = '#fff6ea'
      g.beginPath()
      g.moveTo(x * w, top * h)
      g.lineTo((x + half * 0.28) * w, (top + (1 - top) * 0.28) * h)
      g.lineTo(x * w, (top + (1 - top) * 0.2) * h)
      g.lineTo((x - half * 0.28) * w, (top + (1 - top) * 0.28) * h)
      g.fill()
    }
  },
  acorn(g, size) {
    fill(g, size, '#4f6a3a', '#2b4027')
    scatter(size, size.w * 0.36, (x, y) => drawAcorn(g, x, y, size.w * 0.25, 'done'))
  },
  web(g, size) {
    const { w, h } = size
    fill(g, size, '#2f2a52', '#15132c')
    g.strokeStyle = '#e8e4ff'
    g.lineWidth = Math.max(0.8, w * 0.014)
    const [cx, cy] = [w / 2, h * 0.46]
    const spoke = (i: number, r: number) =>
      [cx + Math.cos((i * Math.PI) / 5) * r, cy + Math.sin((i * Math.PI) / 5) * r] as const
    for (let i = 0; i < 10; i++) {
      g.beginPath()
      g.moveTo(cx, cy)
      g.lineTo(...spoke(i, h))
      g.stroke()
    }
    for (let ring = 1; ring < 7; ring++) {
      g.beginPath()
      g.moveTo(...spoke(0, ring * w * 0.13))
      for (let i = 1; i <= 10; i++) {
        const middle = spoke(i - 0.5, ring * w * 0.105)
        g.quadraticCurveTo(middle[0], middle[1], ...spoke(i, ring * w * 0.13))
      }
      g.stroke()
    }
    disc(g, cx, cy, w * 0.13, '#ffd25e')
    disc(g, cx, cy - w * 0.13, w * 0.08, '#ffd25e')
  },
  stag(g, size) {
    const { w, h } = size
    fill(g, size, '#1d5c4a', '#0c2f2c')
    for (let i = 5; i > 0; i--) disc(g, w / 2, h * 0.5, w * 0.14 * i, i % 2 ? '#ffe9a81c' : '#ffe9a80c')
    disc(g, w / 2, h * 0.5, w * 0.4, '#ffe39a')
    g.save()
    g.translate(w / 2, h * 0.54)
    g.scale(w * 0.26, w * 0.26)
    drawAnimal(g, 'deer', '#d8392f')
    g.restore()
    for (const y of [0.1, 0.93])
      for (const x of [0.2, 0.5, 0.8]) drawSuit(g, 0, { x: x * w, y: y * h, size: w * 0.13 }, '#e8c04a')
  },
  aurora(g, size) {
    const { w, h } = size
    fill(g, size, '#0b1438', '#15375a')
    for (let i = 0; i < 14; i++)
      disc(g, ((i * 0.618) % 1) * w, ((i * 0.377) % 1) * h * 0.6, w * 0.012, '#ffffff')
    for (const [y, colour] of [
      [0.3, '#6bffb4'],
      [0.42, '#7ad0ff'],
      [0.52, '#d58bff'],
    ] as const) {
      g.strokeStyle = `${colour}70`
      g.lineWidth = h * 0.12
      g.beginPath()
      g.moveTo(-w * 0.1, y * h)
      g.bezierCurveTo(w * 0.3, (y - 0.2) * h, w * 0.6, (y + 0.2) * h, w * 1.1, (y - 0.1) * h)
      g.stroke()
    }
    for (let i = 0; i < 6; i++)
      drawFir(
        g,
        { x: (i / 5) * w, foot: h * 0.99, w: w * 0.28, h: h * (0.24 + (i % 2) * 0.1) },
        i % 2 ? '#081428' : '#0d1f38',
      )
  },
  oak(g, size) {
    const { w } = size
    fill(g, size, '#c9822f', '#8a4a1f')
    scatter(size, w * 0.42, (x, y, i) => {
      g.save()
      g.translate(x, y)
      g.rotate(i % 2 ? 0.6 : -0.5)
      drawOakLeaf(g, w * 0.34, i % 3 === 0 ? '#f6c65e' : i % 3 === 1 ? '#e0652f' : '#7d9a3f')
      g.restore()
    })
  },
  feather(g, size) {
    const { w, h } = size
    fill(g, size, '#6a5140', '#2f2530')
    // Rows over each other, as on a breast.
    for (let row = 7; row >= 0; row--)
      for (let i = -1; i < 4; i++) {
        const x = (i + (row % 2 ? 0.5 : 1)) * w * 0.3
        const y = row * h * 0.135 - h * 0.02
        g.fillStyle = row % 2 ? '#e9d3a8' : '#d0ac78'
        g.strokeStyle = '#4a3326'
        g.lineWidth = Math.max(0.8, w * 0.018)
        g.beginPath()
        g.moveTo(x - w * 0.17, y)
        g.bezierCurveTo(x - w * 0.19, y + h * 0.14, x - w * 0.05, y + h * 0.2, x, y + h * 0.21)
        g.bezierCurveTo(x + w * 0.05, y + h * 0.2, x + w * 0.19, y + h * 0.14, x + w * 0.17, y)
        g.fill()
        g.stroke()
        g.beginPath()
        g.moveTo(x, y + h * 0.06)
        g.lineTo(x, y + h * 0.19)
        g.stroke()
        disc(g, x, y + h * 0.13, w * 0.035, '#7a4a2c')
      }
  },
}

/** Lobes on both sides of a rib, upright around its middle. */
function drawOakLeaf(g: G, size: number, colour: string): void {
  g.scale(size, size)
  g.fillStyle = colour
  g.beginPath()
  g.ellipse(0, -0.34, 0.13, 0.16, 0, 0, Math.PI * 2)
  for (const [x, y, r] of [
    [0.16, -0.18, 0.13],
    [0.2, 0.06, 0.14],
    [0.13, 0.27, 0.11],
  ] as const)
    for (const side of [-1, 1]) {
      g.moveTo(side * x + r, y)
      g.arc(side * x, y, r, 0, Math.PI * 2)
    }
  g.rect(-0.12, -0.32, 0.24, 0.62)
  g.fill()
  g.strokeStyle = '#5a2f1480'
  g.lineWidth = 0.045
  g.lineCap = 'round'
  g.beginPath()
  g.moveTo(0, -0.36)
  g.lineTo(0, 0.5)
  for (const y of [-0.1, 0.12]) {
    g.moveTo(-0.2, y - 0.08)
    g.lineTo(0, y + 0.06)
    g.lineTo(0.2, y - 0.08)
  }
  g.stroke()
}
