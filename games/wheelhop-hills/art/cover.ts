/** The cover: a hare in a small red pick-up leaps over a paper hill, and the melons leap with it. */
import { drawBackdrop } from '../src/art/backdrop.ts'
import { drawCargo } from '../src/art/cargo-art.ts'
import { drawHare } from '../src/art/hare.ts'
import { cut, disc, ink, sheet, UNIT } from '../src/art/paper.ts'
import { drawCarrot } from '../src/art/props.ts'
import { drawTree } from '../src/art/trees.ts'
import { drawBehind, drawBody, drawSpring, drawWheel } from '../src/art/vehicle-art.ts'
import { LIVERIES } from '../src/art/vehicle-trim.ts'
import { VEHICLES } from '../src/rules/vehicles.ts'
import { WORLDS } from '../src/art/worlds.ts'
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
const palette = {
  ...WORLDS[0]!,
  sky: ['#4db9e6', '#a8e3ea', '#fff0cf'] as const,
  orb: '#ffdf7a',
  orbGlow: '#fff0b0',
}
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
  const car = {
    x: w * (shape === 'wide' ? 0.52 : 0.5),
    y: h * (shape === 'tall' ? 0.49 : shape === 'wide' ? 0.5 : 0.485),
    scale: shape === 'tall' ? 3.15 : shape === 'wide' ? 2.85 : 2.7,
  }
  drawBackdrop(g, palette, {
    visible: { x: 0, y: 0, w, h: h * 1.15 },
    x: shape === 'wide' ? 37 : 41,
    y: 0,
    zoom: 80,
    now: 0,
    calm: true,
  })
  paintSun(g, car.x + 20, car.y - 30)
  paintRidge(g, h * 0.74, 70, '#2f7f6d', 1.5)
  const side = shape === 'wide' ? 0.42 : 0.36
  drawTree(g, palette, { x: w * (0.5 - side), y: h * 0.73, size: h * 0.2 }, { cell: 2, near: 3, now: 0 })
  drawTree(
    g,
    palette,
    { x: w * (0.5 + side + 0.03), y: h * 0.71, size: h * 0.16 },
    { cell: 5, near: 3, now: 0 },
  )
  paintHill(g)
  paintCar(g, car)
  paintTitle(g)
}

/** The sun behind the leap: a disc, rings and rays, all paper. */
function paintSun(g: G, x: number, y: number): void {
  const r = Math.min(w, h) * 0.34
  g.save()
  g.translate(x, y)
  g.fillStyle = '#fff6c850'
  for (let i = 0; i < 16; i++) {
    g.rotate(Math.PI / 8)
    ink(g, cut(-10, -r * 0.9, 10, -r * 0.9, 46, -r * 2.6, -46, -r * 2.6))
  }
  g.restore()
  for (const [k, colour] of [
    [1.22, '#fff3b85c'],
    [1, '#ffe487'],
    [0.82, '#ffd45e'],
  ] as const) {
    g.fillStyle = '#7a3a1018'
    ink(g, disc(x + 3, y + 6, r * k))
    g.fillStyle = colour
    ink(g, disc(x, y, r * k))
  }
}

function paintRidge(g: G, y: number, swell: number, colour: string, shift: number): void {
  const path = new Path2D()
  path.moveTo(-9, h + 9)
  for (let x = -9; x <= w + 9; x += 10) path.lineTo(x, y - swell * Math.sin((x / w) * 3.6 + shift))
  path.lineTo(w + 9, h + 9)
  path.closePath()
  g.fillStyle = '#2a10200c'
  for (const lift of [16, 11, 7, 3]) {
    g.translate(0, -lift)
    ink(g, path)
    g.translate(0, lift)
  }
  g.fillStyle = colour
  ink(g, path)
  g.strokeStyle = '#ffffff40'
  g.lineWidth = 2.5
  g.stroke(path)
}

/** The hill of the leap, sheet under sheet down to the title. */
function paintHill(g: G): void {
  const top = h * (shape === 'tall' ? 0.69 : 0.745)
  const crest = (x: number) => top + 34 * Math.cos((x / w) * 5.2 - 0.7) - 22 * Math.sin((x / w) * 2.3)
  const band = (deep: number, colour: string, ragged: boolean) => {
    const path = new Path2D()
    path.moveTo(-9, h + 40)
    for (let x = -9, i = 0; x <= w + 22; x += 14, i++)
      path.lineTo(
        x,
        crest(x) + deep + (ragged ? (i % 2 ? 9 : -7) : 0) + (deep > 60 ? Math.sin(x / 60 + deep) * 9 : 0),
      )
    path.lineTo(w + 22, h + 40)
    path.closePath()
    g.fillStyle = '#2a102014'
    for (const lift of [14, 8, 4]) {
      g.translate(0, -lift)
      ink(g, path)
      g.translate(0, lift)
    }
    g.fillStyle = colour
    ink(g, path)
    g.strokeStyle = '#ffffff48'
    g.lineWidth = 2.5
    g.stroke(path)
  }
  band(0, '#8ccf5d', false)
  band(34, '#e08a55', true)
  band(80, '#c96f47', false)
  band(138, '#ad583f', false)
  band(206, '#8f4438', false)
  for (let i = 0; i < w / 24; i++) {
    const x = i * 24 + ((i * 37) % 17)
    const y = crest(x) + 6
    if (i % 3 === 0) {
      g.fillStyle = i % 2 ? '#ff7f8e' : '#fff1c1'
      for (let k = 0; k < 5; k++)
        ink(g, disc(x + Math.cos(k * 1.257) * 6, y - 22 + Math.sin(k * 1.257) * 6, 5))
      g.fillStyle = '#ffd166'
      ink(g, disc(x, y - 22, 4.4))
    }
    g.fillStyle = i % 2 ? '#6fb04a' : '#a5dd72'
    for (const dx of [-7, 0, 7])
      ink(g, cut(x + dx - 4, y, x + dx * 1.6, y - 20 + Math.abs(dx), x + dx + 4, y))
  }
}

function paintCar(g: G, { x, y, scale }: { x: number; y: number; scale: number }): void {
  const { wheels, head } = VEHICLES.pip
  g.save()
  g.translate(x, y)
  g.rotate(-0.24)
  g.scale(scale, scale)
  paintDust(g)
  drawBehind(g, 'pip')
  for (const [kx, ky, turn] of [
    [-1.02, -0.98, -0.3],
    [-0.42, -1.24, 0.5],
  ] as const) {
    g.save()
    g.translate(kx * UNIT, ky * UNIT)
    g.rotate(turn)
    g.scale(1.2, 1.2)
    drawCargo(g, 'melon', { wobble: 0, squash: 0, awake: 0, now: 0, i: kx < -0.6 ? 0 : 1 })
    g.restore()
  }
  g.save()
  g.translate(head.x * UNIT + 1, head.y * UNIT - 8)
  g.scale(1.72, 1.72)
  drawHare(g, {
    mood: 'joy',
    blink: 0,
    lookX: 0.3,
    lookY: 0,
    ears: [0.62, 0.86],
    scarf: 1,
    wave: 0,
    now: 260,
    scarfColour: LIVERIES.pip.scarf,
    eyes: 'open',
  })
  g.restore()
  for (const wheel of wheels) {
    drawSpring(g, wheel.x * UNIT, (wheel.y - 0.5) * UNIT, wheel.x * UNIT, (wheel.y + 0.12) * UNIT)
  }
  drawBody(g, 'pip', 200)
  for (const wheel of wheels) {
    g.save()
    g.translate(wheel.x * UNIT, (wheel.y + 0.12) * UNIT)
    drawWheel(g, 'pip', wheel.r * UNIT * 1.12)
    g.restore()
  }
  g.restore()
  g.save()
  g.translate(x + scale * (shape === 'wide' ? 104 : 84), y - scale * (shape === 'tall' ? 74 : 52))
  g.rotate(0.6)
  drawCarrot(g, scale * 0.72)
  g.restore()
}

/** What the wheels threw up at take-off. */
function paintDust(g: G): void {
  for (const [x, y, r, colour] of [
    [-70, 42, 9, '#fff4dc'],
    [-84, 50, 7, '#f3cfa4'],
    [-92, 38, 5, '#fff4dc'],
    [-60, 52, 6, '#f3cfa4'],
    [-101, 48, 4, '#fff4dc'],
  ] as const)
    sheet(g, disc(x, y, r), colour, 2)
}

function paintTitle(g: G): void {
  const sun = { face: '#ff7d4d', low: '#b93c3f' }
  const sea = { face: '#2fa79b', low: '#14665f' }
  if (shape === 'wide')
    return drawTitle(g, 'Wheelhop Hills', { x: w / 2, y: h - 56, size: 122, rise: 24 }, sun)
  const size = shape === 'tall' ? 116 : 102
  const feet = h - (shape === 'tall' ? 160 : 146)
  drawTitle(g, 'Wheelhop', { x: w / 2, y: feet, size, rise: 18 }, sun)
  drawTitle(g, 'Hills', { x: w / 2, y: feet + size * 0.84, size, rise: 10 }, sea)
}
