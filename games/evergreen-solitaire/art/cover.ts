/** The cover: a fox king with a fan of cards in his paws, and the moon behind him. */
import { drawAnimal, drawCrown } from '../src/art/animals.ts'
import { drawFace, FONT } from '../src/art/faces.ts'
import { drawFir } from '../src/art/trees.ts'

type G = CanvasRenderingContext2D
export type CoverShape = 'square' | 'wide' | 'tall'
export const SIZES: Record<CoverShape, [number, number]> = {
  square: [1280, 1280],
  wide: [1280, 800],
  tall: [1280, 1920],
}

export function drawCover(g: G, shape: CoverShape): void {
  const [w, h] = SIZES[shape]
  const wide = shape === 'wide'
  const fox = wide
    ? { x: 905, y: 345, size: 208 }
    : shape === 'tall'
      ? { x: 640, y: 1010, size: 372 }
      : { x: 640, y: 690, size: 272 }
  drawSky(g, { w, h }, { x: fox.x + fox.size * 0.75, y: fox.y - fox.size * 0.75, r: fox.size * 1.15 })
  drawForest(g, w, h, wide)
  drawBody(g, fox)
  drawFan(g, fox, wide)
  drawPaws(g, fox)
  drawLights(g, w, h)
  if (wide) {
    drawTitle(g, 'Evergreen', 346, 340, 134)
    drawTitle(g, 'Solitaire', 346, 468, 134)
  } else {
    const top = shape === 'tall' ? 260 : 220
    const size = shape === 'tall' ? 236 : 140
    drawTitle(g, 'Evergreen', w / 2, top, size)
    drawTitle(g, 'Solitaire', w / 2, top + size * 0.92, size)
  }
}
type Moon = { x: number; y: number; r: number }

type Size = { w: number; h: number }

function drawSky(g: G, { w, h }: Size, { x: mx, y: my, r }: Moon): void {
  const sky = g.createLinearGradient(0, 0, 0, h)
  sky.addColorStop(0, '#0c3550')
  sky.addColorStop(0.55, '#14695f')
  sky.addColorStop(1, '#0a3a34')
  g.fillStyle = sky
  g.fillRect(0, 0, w, h)
  const halo = g.createRadialGradient(mx, my, r * 0.4, mx, my, r * 2.4)
  halo.addColorStop(0, '#ffeeb0aa')
  halo.addColorStop(0.4, '#b9e08a44')
  halo.addColorStop(1, '#b9e08a00')
  g.fillStyle = halo
  g.fillRect(0, 0, w, h)
  const moon = g.createRadialGradient(mx + r * 0.3, my - r * 0.3, r * 0.1, mx, my, r)
  moon.addColorStop(0, '#fffbe4')
  moon.addColorStop(1, '#ffdf8c')
  g.fillStyle = moon
  circle(g, mx, my, r)
  g.fillStyle = '#f3c76a77'
  for (const [x, y, s] of [
    [0.42, -0.4, 0.14],
    [0.6, 0.1, 0.1],
    [0.05, -0.68, 0.1],
  ] as const)
    circle(g, mx + x * r, my + y * r, s * r)
}

function circle(g: G, x: number, y: number, r: number): void {
  g.beginPath()
  g.arc(x, y, r, 0, Math.PI * 2)
  g.fill()
}

function drawForest(g: G, w: number, h: number, wide: boolean): void {
  const rows = [
    ['#1a7a68', 0.9, 0.62, 8],
    ['#125c50', 0.98, 0.56, 6],
    ['#0c443e', 1.08, 0.5, 5],
  ] as const
  for (const [fill, foot, tall, count] of rows) {
    for (let i = 0; i <= count; i++) {
      const x = (i / count) * w
      // Lower in the middle: room for the king.
      const dip = wide ? 0.75 : 0.45 + Math.abs(i / count - 0.5) * 1.1
      drawFir(
        g,
        {
          x: x + ((i * 37) % 50),
          foot: h * foot,
          w: (w / count) * 1.35,
          h: h * tall * dip * (0.85 + ((i * 0.37) % 0.3)),
        },
        fill,
      )
    }
  }
  const moss = g.createLinearGradient(0, h * 0.8, 0, h)
  moss.addColorStop(0, '#2f8f5a')
  moss.addColorStop(1, '#0d4a3a')
  g.fillStyle = moss
  g.beginPath()
  g.moveTo(0, h * 0.9)
  g.quadraticCurveTo(w / 2, h * 0.8, w, h * 0.9)
  g.lineTo(w, h)
  g.lineTo(0, h)
  g.fill()
}

type Place = { x: number; y: number; size: number }

function drawBody(g: G, { x, y, size }: Place): void {
  g.save()
  g.translate(x, y)
  g.scale(size, size)
  g.lineJoin = 'round'
  g.lineWidth = 0.07
  g.strokeStyle = '#3a2618'
  g.fillStyle = '#e0762c'
  g.beginPath()
  g.moveTo(0.6, 1.9)
  g.bezierCurveTo(1.5, 2.0, 2.1, 1.3, 1.75, 0.5)
  g.bezierCurveTo(1.6, 1.0, 1.1, 1.2, 0.7, 1.3)
  g.closePath()
  g.fill()
  g.stroke()
  g.fillStyle = '#fff3e0'
  g.beginPath()
  g.moveTo(1.92, 1.06)
  g.quadraticCurveTo(1.97, 0.76, 1.75, 0.5)
  g.quadraticCurveTo(1.67, 0.82, 1.48, 0.97)
  g.quadraticCurveTo(1.72, 0.93, 1.92, 1.06)
  g.fill()
  g.fillStyle = '#b52f35'
  g.beginPath()
  g.moveTo(-0.62, 0.7)
  g.bezierCurveTo(-1.25, 1.1, -1.2, 2.0, -1.1, 3.4)
  g.lineTo(1.1, 3.4)
  g.bezierCurveTo(1.2, 2.0, 1.25, 1.1, 0.62, 0.7)
  g.closePath()
  g.fill()
  g.stroke()
  g.fillStyle = '#fff3e0'
  g.beginPath()
  g.ellipse(0, 0.86, 0.74, 0.3, 0, 0, Math.PI * 2)
  g.fill()
  g.stroke()
  drawAnimal(g, 'fox', '#d8392f')
  drawCrown(g, -0.6, 0.52, '#3fae63')
  g.strokeStyle = '#ffd9a8'
  g.lineWidth = 0.06
  g.lineCap = 'round'
  g.beginPath()
  g.arc(0, 0.16, 0.86, -0.72, -0.2)
  g.stroke()
  g.restore()
}

/** Bear of clovers, ace of berries, and friends. */
const FAN = [9 + 13 * 3, 11 + 13, 12 + 26, 13, 0]

function drawFan(g: G, { x, y, size }: Place, wide: boolean): void {
  const look = {
    w: size * (wide ? 0.82 : 0.86),
    h: size * (wide ? 1.15 : 1.2),
    hasFour: false,
    isBig: false,
    strip: 0,
    back: 'moon' as const,
  }
  FAN.forEach((card, i) => {
    // Wide enough that the court looks out between its neighbours.
    const turn = (i - 2) * 0.33
    g.save()
    g.translate(x, y + size * 3.0)
    g.rotate(turn)
    g.translate(0, -size * 1.88)
    g.shadowColor = '#02201cb0'
    g.shadowBlur = 28
    g.shadowOffsetX = -8
    g.fillStyle = '#f3e7cb'
    g.beginPath()
    g.roundRect(-look.w / 2, -look.h / 2, look.w, look.h, look.w * 0.1)
    g.fill()
    g.shadowColor = 'transparent'
    g.translate(-look.w / 2, -look.h / 2)
    drawFace(g, card, 4, look)
    g.restore()
  })
}

function drawPaws(g: G, { x, y, size }: Place): void {
  g.strokeStyle = '#3a2618'
  g.lineWidth = size * 0.065
  for (const side of [-1, 1]) {
    g.fillStyle = '#5a2f22'
    g.beginPath()
    g.ellipse(x + side * size * 0.5, y + size * 1.87, size * 0.27, size * 0.22, side * 0.4, 0, Math.PI * 2)
    g.fill()
    g.stroke()
    g.beginPath()
    for (const toe of [-0.08, 0.06]) {
      g.moveTo(x + side * size * 0.5 + toe * size, y + size * 1.75)
      g.lineTo(x + side * size * 0.5 + toe * size, y + size * 1.87)
    }
    g.stroke()
  }
}

function drawLights(g: G, w: number, h: number): void {
  g.globalCompositeOperation = 'lighter'
  const spots = [
    [0.08, 0.5, 70],
    [0.92, 0.6, 80],
    [0.14, 0.78, 60],
    [0.86, 0.9, 54],
    [0.95, 0.36, 48],
    [0.05, 0.93, 46],
    [0.24, 0.6, 40],
    [0.78, 0.72, 34],
  ] as const
  for (const [x, y, r] of spots) {
    const light = g.createRadialGradient(x * w, y * h, 2, x * w, y * h, r)
    light.addColorStop(0, '#fffde0')
    light.addColorStop(0.14, '#eef59a')
    light.addColorStop(0.4, '#b6dd5c4d')
    light.addColorStop(1, '#8fd05000')
    g.fillStyle = light
    circle(g, x * w, y * h, r)
  }
  g.globalCompositeOperation = 'source-over'
}

/** Letters that dance a little, in cream with gold under it and the night around it. */
function drawTitle(g: G, text: string, x: number, y: number, size: number): void {
  g.font = `900 ${size}px ${FONT}`
  g.textAlign = 'left'
  g.textBaseline = 'alphabetic'
  g.lineJoin = 'round'
  const letters = [...text].map((letter) => ({ letter, width: g.measureText(letter).width * 0.97 }))
  const total = letters.reduce((sum, { width }) => sum + width, 0)
  const layers: [number, string, number][] = [
    [0.085, '#06282f', 0.3],
    [0, '#06282f', 0.3],
    [0.03, '#e2a13a', 0.05],
    [-0.006, '#fff6dc', 0.012],
  ]
  for (const [drop, colour, line] of layers) {
    let left = x - total / 2
    letters.forEach(({ letter, width }, i) => {
      g.save()
      g.translate(left + width / 2, y + drop * size + [0, -0.03, 0.02, -0.015][i % 4]! * size)
      g.rotate([-0.05, 0.03, -0.02, 0.04][i % 4]!)
      g.fillStyle = colour
      g.strokeStyle = colour
      g.lineWidth = line * size
      g.strokeText(letter, -width / 2, 0)
      g.fillText(letter, -width / 2, 0)
      g.restore()
      left += width
    })
  }
}
