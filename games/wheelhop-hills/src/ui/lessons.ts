/** The moving pictures of the how-to cards. */
import { drawVehicle } from './garage.ts'
import { disc, ink, rounded } from '../art/paper.ts'
import type { G } from '../art/paper.ts'
import type { VehicleName } from '../rules/vehicles.ts'
import { WORLDS } from '../art/worlds.ts'

export const LESSON_SIZE = { w: 160, h: 96 }
const { w: W, h: H } = LESSON_SIZE
const GROUND = 74
const TURN = Math.PI * 2
const STAR_POINTS = 5

/** One picture a sentence of `texts.howTo`, in its order. */
const LESSONS: readonly ((g: G, t: number) => void)[] = [
  (g, t) => {
    drawLand(g, 0, t * 120)
    drawCar(g, 68, heightOf(68 + t * 120) - 15, slopeOf(68 + t * 120))
    drawPedal(g, W - 24, t > 0.06)
  },
  (g, t) => {
    drawLand(g, 1, t * 40)
    const isHeld = t > 0.3
    drawCar(g, 72, 42 - Math.sin(t * Math.PI) * 16, isHeld ? (0.3 - t) * 0.9 + 0.25 : 0.25)
    drawPedal(g, 24, isHeld)
  },
  (g, t) => {
    drawLand(g, 4, t * 60)
    const air = Math.min(1, t / 0.7)
    drawCar(g, 80, 58 - Math.sin(air * Math.PI) * 30, -air * TURN)
  },
  (g, t) => {
    drawLand(g, 0, 0)
    for (const i of [0, 1, 2]) drawStar(g, 40 + i * 40, 40, t > 0.15 + i * 0.22)
  },
  (g, t) => {
    drawLand(g, 3, t * 60)
    g.save()
    g.globalAlpha = 0.45
    drawCar(g, 46 + t * 20, 58, 0)
    g.restore()
    drawCar(g, 40 + t * 74, 58, 0)
  },
  (g, t) => {
    drawLand(g, 2, 0)
    const cars: VehicleName[] = ['pip', 'dray', 'bogwalker', 'postie', 'swift', 'rover']
    drawCar(g, 80, 56, 0, cars[Math.floor(t * cars.length)]!)
  },
  (g, t) => {
    g.fillStyle = '#e4d3bd'
    g.fillRect(0, 0, W, H)
    for (const i of [0, 1, 2]) drawSwitch(g, 22 + i * 24, t > 0.2 + i * 0.22)
  },
]

export const drawLesson = (i: number) => LESSONS[i]!

const heightOf = (x: number) => GROUND - 6 * Math.sin(x / 26)
const slopeOf = (x: number) => Math.atan((-6 / 26) * Math.cos(x / 26))

function drawLand(g: G, world: number, shift: number): void {
  const { sky, ridges, top, earth } = WORLDS[world]!
  const paint = g.createLinearGradient(0, 0, 0, H)
  sky.forEach((colour, i) => paint.addColorStop(i / 2, colour))
  g.fillStyle = paint
  g.fillRect(0, 0, W, H)
  g.fillStyle = ridges[1]!
  g.beginPath()
  g.moveTo(0, H)
  for (let x = 0; x <= W; x += 4) g.lineTo(x, 50 - 9 * Math.sin((x + shift * 0.4) / 30))
  g.lineTo(W, H)
  g.fill()
  for (const [colour, drop] of [
    [top, 0],
    [earth[0], 7],
  ] as const) {
    g.fillStyle = colour
    g.beginPath()
    g.moveTo(0, H)
    for (let x = 0; x <= W; x += 4) g.lineTo(x, heightOf(x + shift) + drop)
    g.lineTo(W, H)
    g.fill()
  }
}

function drawCar(g: G, x: number, y: number, angle: number, car: VehicleName = 'pip'): void {
  g.save()
  g.translate(x, y)
  g.rotate(angle)
  drawVehicle(g, car, 0.5)
  g.restore()
}

/** A finger's place, filled while it is held. */
function drawPedal(g: G, x: number, isHeld: boolean): void {
  g.fillStyle = isHeld ? '#ff8a4c' : '#fffaf0b0'
  ink(g, disc(x, H - 18, 13))
  g.fillStyle = isHeld ? '#fff' : '#3b2b4580'
  ink(g, disc(x, H - 18, 6))
}

function drawStar(g: G, x: number, y: number, isLit: boolean): void {
  g.fillStyle = isLit ? '#ffb52e' : '#ffffff90'
  g.beginPath()
  for (let i = 0; i < STAR_POINTS * 2; i++) {
    const angle = (i * Math.PI) / STAR_POINTS - Math.PI / 2
    const r = i % 2 === 0 ? 18 : 8
    g.lineTo(x + Math.cos(angle) * r, y + Math.sin(angle) * r)
  }
  g.fill()
}

function drawSwitch(g: G, y: number, isOn: boolean): void {
  g.fillStyle = '#fffaf0'
  ink(g, rounded(20, y - 5, 66, 10, 5))
  g.fillStyle = isOn ? '#3b2b45' : '#a99bb0'
  ink(g, rounded(104, y - 9, 36, 18, 9))
  g.fillStyle = '#fffaf0'
  ink(g, disc(isOn ? 131 : 113, y, 7))
}
