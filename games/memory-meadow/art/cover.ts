/** The cover, painted with the game's own animals: somebody looks out of a stump at you, others are still hiding. */
import { drawAnimal } from '../src/animals.ts'
import { HOMES } from '../src/homes-made.ts'
import { OPENING } from '../src/homes.ts'
import { STILL } from '../src/pen.ts'
import type { Pose } from '../src/pen.ts'
import { drawButterfly } from '../src/visitors.ts'
import { drawTitle } from './title.ts'

type G = CanvasRenderingContext2D
type Shape = 'square' | 'wide' | 'tall'
const SIZES: Record<Shape, { w: number; h: number }> = {
  square: { w: 640, h: 640 },
  wide: { w: 1024, h: 640 },
  tall: { w: 640, h: 960 },
}

const params = new URLSearchParams(location.search)
const shape = (params.get('shape') ?? 'square') as Shape
const zoom = Number(params.get('zoom') ?? 2)
const { w, h } = SIZES[shape]
const canvas = document.createElement('canvas')
canvas.width = w * zoom
canvas.height = h * zoom
document.body.style.margin = '0'
canvas.style.display = 'block'
canvas.style.width = `${w * zoom}px`
document.body.append(canvas)
const context = canvas.getContext('2d')!
context.scale(zoom, zoom)
paint(context)

function paint(g: G): void {
  g.lineCap = 'round'
  g.lineJoin = 'round'
  const hero = {
    x: w * 0.5,
    y: shape === 'tall' ? h * 0.64 : h * 0.655,
    scale: shape === 'tall' ? 4.6 : shape === 'wide' ? 4 : 4.1,
  }
  paintSky(g, hero.x, hero.y - hero.scale * 62)
  paintHills(g, hero.y)
  const side = shape === 'wide' ? 1.62 : 1
  peek(g, 0, 4, w * 0.5 - 232 * side, hero.y - 48, 1.55, 0.78, { ...STILL, lookX: 0.8, lookY: -0.2 }, 0)
  peek(g, 0, 3, w * 0.5 + 236 * side, hero.y - 42, 1.6, 0.72, { ...STILL, lookX: -0.8, mouth: 0 }, 8)
  if (shape === 'wide') {
    peek(g, 0, 1, w * 0.5 - 232, hero.y - 96, 1.1, 0.86, { ...STILL, lookX: 0.8 }, 10)
    peek(g, 0, 0, w * 0.5 + 236, hero.y - 98, 1.1, 0.8, { ...STILL, lookX: -0.8 }, 1)
  }
  if (shape === 'tall') {
    peek(g, 0, 1, w * 0.16, hero.y - 178, 1.05, 0.86, { ...STILL, lookX: 0.8 }, 10)
    peek(g, 0, 0, w * 0.85, hero.y - 180, 1.05, 0.8, { ...STILL, lookX: -0.8 }, 1)
  }
  peek(g, 14, 2, hero.x, hero.y, hero.scale, 1, { ...STILL, mouth: 0.62, ear: 0.5 }, 5)
  drawButterfly(g, hero.x + hero.scale * 37, hero.y - hero.scale * 92, hero.scale * 0.52, 120, false)
  paintNotes(g, hero)
  paintNear(g)
  const size = shape === 'tall' ? 150 : shape === 'wide' ? 138 : 122
  const feet = h - (shape === 'tall' ? 172 : 122)
  if (shape === 'wide') drawTitle(g, 'Memory Meadow', w / 2, h - 46, 122)
  else {
    drawTitle(g, 'Memory', w / 2, feet, size)
    drawTitle(g, 'Meadow', w / 2, feet + size * 0.83, size)
  }
}

function paintSky(g: G, x: number, y: number): void {
  const sky = g.createLinearGradient(0, 0, 0, h * 0.7)
  for (const [at, colour] of [
    [0, '#2d8fe0'],
    [0.45, '#7cd0f4'],
    [1, '#d9f4f0'],
  ] as const)
    sky.addColorStop(at, colour)
  g.fillStyle = sky
  g.fillRect(0, 0, w, h)
  const glow = g.createRadialGradient(x, y, 40, x, y, Math.max(w, h) * 0.66)
  for (const [at, colour] of [
    [0, '#fffbe0ff'],
    [0.35, '#fff3b470'],
    [1, '#fff3b400'],
  ] as const)
    glow.addColorStop(at, colour)
  g.fillStyle = glow
  g.fillRect(0, 0, w, h)
  g.save()
  g.translate(x, y)
  g.fillStyle = '#ffffff30'
  for (let i = 0; i < 14; i++) {
    g.rotate((Math.PI * 2) / 14)
    g.beginPath()
    g.moveTo(0, 0)
    g.lineTo(-70, -w * 1.1)
    g.lineTo(70, -w * 1.1)
    g.fill()
  }
  g.restore()
  g.fillStyle = '#ffffffd8'
  for (const [cx, cy, size] of [
    [w * 0.12, h * 0.13, 30],
    [w * 0.9, h * 0.2, 26],
    [w * 0.8, h * 0.07, 18],
  ] as const) {
    g.beginPath()
    for (const [dx, dy, k] of [
      [0, 0, 1],
      [1.2, -0.4, 1.2],
      [2.5, 0, 0.9],
      [-1.1, 0.15, 0.75],
    ] as const) {
      g.moveTo(cx + dx * size + k * size, cy + dy * size)
      g.arc(cx + dx * size, cy + dy * size, k * size, 0, 7)
    }
    g.fill()
  }
}

function paintHills(g: G, y: number): void {
  const ridge = (top: number, swell: number, colour: string, shift: number) => {
    g.beginPath()
    g.moveTo(-9, h)
    for (let x = -9; x <= w + 9; x += 12) g.lineTo(x, top - swell * Math.sin((x / w) * 4.4 + shift))
    g.lineTo(w + 9, h)
    g.fillStyle = colour
    g.fill()
  }
  ridge(y - 190, 26, '#8fd0b4', 0.4)
  ridge(y - 150, 22, '#63b98c', 2.6)
  const meadow = g.createLinearGradient(0, y - 130, 0, h)
  meadow.addColorStop(0, '#b4e264')
  meadow.addColorStop(0.4, '#74c24e')
  meadow.addColorStop(1, '#1f6a45')
  g.fillStyle = meadow
  g.beginPath()
  g.moveTo(-9, h)
  g.lineTo(-9, y - 108)
  g.quadraticCurveTo(w / 2, y - 152, w + 9, y - 108)
  g.lineTo(w + 9, h)
  g.fill()
  g.strokeStyle = '#f2ffb0a0'
  g.lineWidth = 4
  g.stroke()
}

/** An animal in its hiding place, as in the game. */
function peek(
  g: G,
  turn: number,
  home: number,
  x: number,
  y: number,
  scale: number,
  rise: number,
  pose: Pose,
  animal: number,
): void {
  g.save()
  g.translate(x, y)
  g.scale(scale, scale)
  g.fillStyle = '#10402a50'
  g.beginPath()
  g.ellipse(0, 30, 66, 13, 0, 0, 7)
  g.fill()
  HOMES[home]!.back(g)
  g.save()
  g.beginPath()
  g.moveTo(-OPENING.rx, 0)
  g.ellipse(0, 0, OPENING.rx, OPENING.ry, 0, Math.PI, 0, true)
  g.lineTo(90, -70)
  g.lineTo(90, -200)
  g.lineTo(-90, -200)
  g.lineTo(-90, -70)
  g.clip()
  g.translate(0, (1 - rise) * 100 + 3)
  g.rotate((turn * Math.PI) / 1800)
  drawAnimal(g, animal, pose)
  g.restore()
  HOMES[home]!.front(g, false)
  g.restore()
}

function paintNotes(g: G, hero: { x: number; y: number; scale: number }): void {
  const notes = [
    [-48, -86, '#ff9ab8', -0.2],
    [-58, -64, '#ffd84d', 0.1],
    [56, -76, '#8fe0ff', 0.2],
  ] as const
  for (const [dx, dy, colour, turn] of notes) {
    g.save()
    g.translate(hero.x + dx * hero.scale, hero.y + dy * hero.scale)
    g.rotate(turn)
    g.scale(hero.scale * 0.44, hero.scale * 0.44)
    for (const [fill, extra] of [
      ['#4a1f3a', 7],
      [colour, 0],
    ] as const) {
      g.fillStyle = g.strokeStyle = fill
      g.lineWidth = 5 + extra
      g.beginPath()
      g.moveTo(8, 0)
      g.lineTo(8, -32)
      g.quadraticCurveTo(12, -22, 24, -20)
      g.stroke()
      g.beginPath()
      g.ellipse(0, 0, 10 + extra / 2, 7.6 + extra / 2, -0.3, 0, 7)
      g.fill()
    }
    g.restore()
  }
}

/** The nearest plane: dark grass and flowers, soft at the feet of the letters. */
function paintNear(g: G): void {
  const top = h - (shape === 'tall' ? 330 : shape === 'wide' ? 172 : 238)
  const shade = g.createLinearGradient(0, top, 0, h)
  shade.addColorStop(0, '#12503a00')
  shade.addColorStop(0.5, '#12503ab0')
  shade.addColorStop(1, '#0c3a34f0')
  g.fillStyle = shade
  g.fillRect(0, top, w, h - top)
  for (let i = 0; i < w / 11; i++) {
    const x = i * 11 + ((i * 37) % 9)
    const edge = Math.abs(x / w - 0.5) * 2
    const reach = 14 + edge ** 3 * 120 + ((i * 53) % 17)
    g.strokeStyle = i % 3 ? '#0f4a38' : '#1c6a45'
    g.lineWidth = 7
    g.beginPath()
    g.moveTo(x, h + 6)
    g.quadraticCurveTo(x + ((i * 29) % 15) - 7, h - reach * 0.6, x + ((i * 41) % 31) - 15, h - reach)
    g.stroke()
  }
  for (const [x, y, r, colour] of [
    [w * 0.045, h - 128, 15, '#ff8fb8'],
    [w * 0.955, h - 118, 16, '#ffb84d'],
    [w * 0.085, h - 74, 10, '#ffe173'],
    [w * 0.92, h - 62, 10, '#c9a3ff'],
  ] as const) {
    g.fillStyle = colour
    g.strokeStyle = '#4a1f3a'
    g.lineWidth = 3
    g.beginPath()
    for (let i = 0; i < 5; i++) {
      const [px, py] = [x + Math.cos(i * 1.257) * r, y + Math.sin(i * 1.257) * r]
      g.moveTo(px + r * 0.8, py)
      g.arc(px, py, r * 0.8, 0, 7)
    }
    g.stroke()
    g.fill()
    g.fillStyle = '#fff3c4'
    g.beginPath()
    g.arc(x, y, r * 0.6, 0, 7)
    g.fill()
  }
}
