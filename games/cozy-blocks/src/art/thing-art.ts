/** The things of the room, each drawn in a box of 100 units that stands on y = 0. */
import { drawCat } from './cat.ts'
import { LINE, box, disc, shape, shine } from './pen.ts'
import type { Pen } from './pen.ts'
import { RARE_THINGS } from './rare-thing-art.ts'
import type { ThingId } from '../view/things.ts'

/** The middle of its foot is at x, y. */
export function drawThing(g: Pen, id: ThingId, x: number, y: number, size: number): void {
  g.save()
  g.translate(x, y)
  g.scale(size / 100, size / 100)
  g.lineJoin = 'round'
  g.lineCap = 'round'
  g.lineWidth = 5
  g.strokeStyle = LINE
  DRAWINGS[id](g)
  g.restore()
}

const DRAWINGS: Record<ThingId, (g: Pen) => void> = {
  ...RARE_THINGS,
  plant(g) {
    for (const [turn, length, green] of [
      [-0.85, 44, '#5f9e4c'],
      [0.85, 44, '#5f9e4c'],
      [-0.4, 54, '#79b65b'],
      [0.42, 54, '#79b65b'],
      [0, 60, '#93cb74'],
    ] as const) {
      g.save()
      g.translate(0, -34)
      g.rotate(turn)
      shape(g, green, () => {
        g.moveTo(0, 4)
        g.quadraticCurveTo(-17, -length * 0.55, 0, -length)
        g.quadraticCurveTo(17, -length * 0.55, 0, 4)
      })
      g.restore()
    }
    shape(g, '#e2825c', () => {
      g.moveTo(-26, -38)
      g.lineTo(26, -38)
      g.lineTo(19, 0)
      g.lineTo(-19, 0)
      g.closePath()
    })
    box(g, '#f09a72', { x: -29, y: -44, w: 58, h: 12 })
    shine(g, -12, -20, 4, 10)
  },
  mug(g) {
    g.lineWidth = 12
    g.beginPath()
    g.arc(26, -30, 15, -1.3, 1.5)
    g.stroke()
    g.lineWidth = 5
    box(g, '#559fdc', { x: -32, y: -58, w: 56, h: 58, r: 12 })
    box(g, '#cfe8ff', { x: -32, y: -40, w: 56, h: 12, r: 0 })
    shape(g, '#7a4a34', () => g.ellipse(-4, -57, 26, 7, 0, 0, 7))
    box(g, '#fff6e2', { x: -12, y: -64, w: 14, h: 11, r: 3 })
    g.strokeStyle = 'rgba(255,246,226,.75)'
    for (const side of [-14, 8]) {
      g.beginPath()
      g.moveTo(side, -74)
      g.quadraticCurveTo(side + 8, -82, side, -89)
      g.stroke()
    }
  },
  picture(g) {
    box(g, '#cf8d5c', { x: -42, y: -84, w: 84, h: 84, r: 8 })
    box(g, '#d9ecf7', { x: -31, y: -73, w: 62, h: 62, r: 3 })
    shape(g, '#f8b93c', () => {
      g.ellipse(-5, -42, 20, 14, 0, 0, 7)
      g.moveTo(10, -42)
      g.lineTo(25, -54)
      g.lineTo(25, -30)
      g.closePath()
    })
    disc(g, LINE, { x: -14, y: -45, r: 3 }, false)
    shine(g, -24, -62, 5, 10)
  },
  books(g) {
    box(g, '#a685e0', { x: -44, y: -20, w: 84, h: 20, r: 4 })
    box(g, '#ee6a55', { x: -36, y: -39, w: 76, h: 19, r: 4 })
    box(g, '#79b65b', { x: -42, y: -57, w: 70, h: 18, r: 4 })
    g.fillStyle = '#fff3dc'
    for (const [x, y] of [
      [20, -15],
      [22, -34],
      [10, -52],
    ] as const)
      g.fillRect(x, y, 9, 9)
    disc(g, '#ee5b5b', { x: -8, y: -72, r: 14 })
    g.beginPath()
    g.moveTo(-8, -85)
    g.quadraticCurveTo(-6, -94, 2, -95)
    g.stroke()
  },
  clock(g) {
    for (const side of [-1, 1]) {
      disc(g, '#f8b93c', { x: side * 24, y: -80, r: 14 })
      g.lineWidth = 9
      g.beginPath()
      g.moveTo(side * 20, -10)
      g.lineTo(side * 27, -2)
      g.stroke()
      g.lineWidth = 5
    }
    disc(g, '#f8b93c', { x: 0, y: -44, r: 38 })
    disc(g, '#fff6e2', { x: 0, y: -44, r: 27 })
    g.beginPath()
    g.moveTo(0, -60)
    g.lineTo(0, -44)
    g.lineTo(12, -38)
    g.stroke()
  },
  yarn(g) {
    disc(g, '#f084a8', { x: -12, y: -28, r: 28 })
    disc(g, '#92ccf5', { x: 24, y: -21, r: 21 })
    disc(g, '#ffdf80', { x: 8, y: -58, r: 19 })
    g.lineWidth = 3
    for (const [x, y, r, colour] of [
      [-12, -28, 28, '#a83b6c'],
      [24, -21, 21, '#225a94'],
      [8, -58, 19, '#b36c12'],
    ] as const) {
      g.strokeStyle = colour
      for (const at of [-0.5, 0, 0.5]) {
        g.beginPath()
        g.arc(x + at * r, y + r * 0.9, r * 1.1, -2.1, -1)
        g.stroke()
      }
    }
  },
  lamp(g) {
    const glow = g.createRadialGradient(0, -58, 6, 0, -58, 62)
    glow.addColorStop(0, 'rgba(255,232,150,.75)')
    glow.addColorStop(1, 'rgba(255,210,120,0)')
    g.fillStyle = glow
    g.fillRect(-62, -120, 124, 124)
    box(g, '#9a5c3c', { x: -20, y: -10, w: 40, h: 10, r: 4 })
    box(g, '#cf8d5c', { x: -4, y: -30, w: 8, h: 22, r: 2 })
    shape(g, '#ffe9a8', () => {
      for (let i = 0; i < 10; i++) {
        const reach = i % 2 ? 18 : 36
        const angle = (i * Math.PI) / 5 - Math.PI / 2
        g.lineTo(Math.cos(angle) * reach, -58 + Math.sin(angle) * reach)
      }
      g.closePath()
    })
  },
  teapot(g) {
    g.lineWidth = 12
    g.beginPath()
    g.arc(-34, -32, 15, 1.6, 4.8)
    g.stroke()
    g.lineWidth = 5
    shape(g, '#79b65b', () => {
      g.moveTo(20, -26)
      g.quadraticCurveTo(38, -28, 42, -54)
      g.lineTo(52, -54)
      g.quadraticCurveTo(50, -16, 22, -10)
      g.closePath()
    })
    shape(g, '#93cb74', () => g.ellipse(-2, -30, 36, 30, 0, 0, 7))
    shape(g, '#fff6e2', () => g.ellipse(-2, -54, 19, 8, 0, 0, 7))
    disc(g, '#ee6a55', { x: -2, y: -66, r: 7 })
    for (const [x, y] of [
      [-18, -26],
      [2, -18],
      [12, -34],
    ] as const)
      disc(g, '#fff6e2', { x, y, r: 5 }, false)
  },
  musicBox(g) {
    shape(g, '#f084a8', () => {
      g.moveTo(-38, -44)
      g.lineTo(-30, -84)
      g.lineTo(42, -84)
      g.lineTo(38, -44)
      g.closePath()
    })
    box(g, '#d4608b', { x: -40, y: -44, w: 80, h: 44, r: 8 })
    box(g, '#ffdf80', { x: -40, y: -30, w: 80, h: 10, r: 0 })
    disc(g, '#fff6e2', { x: 4, y: -62, r: 9 })
    g.lineWidth = 4
    g.beginPath()
    g.moveTo(12, -62)
    g.lineTo(12, -80)
    g.lineTo(22, -76)
    g.stroke()
    disc(g, '#f8b93c', { x: 48, y: -22, r: 7 })
  },
  kitten(g) {
    drawCat(
      g,
      { x: -52, y: -62, w: 104, h: 62 },
      { breath: 0, awake: 0, twitch: 0, hop: 0, look: { x: 0, y: 0 } },
      { light: '#e9e6f2', base: '#b9b2cc', deep: '#8f86aa', line: '#463a5e' },
    )
  },
  fish(g) {
    shape(g, '#cfe8ff', () => {
      g.moveTo(-24, -74)
      g.quadraticCurveTo(-56, -44, -30, -4)
      g.quadraticCurveTo(0, 4, 30, -4)
      g.quadraticCurveTo(56, -44, 24, -74)
      g.closePath()
    })
    shape(
      g,
      '#78b9e6',
      () => {
        g.moveTo(-41, -50)
        g.quadraticCurveTo(-44, -24, -28, -6)
        g.quadraticCurveTo(0, 1, 28, -6)
        g.quadraticCurveTo(44, -24, 41, -50)
        g.closePath()
      },
      false,
    )
    g.lineWidth = 4
    shape(g, '#ff8a4c', () => {
      g.ellipse(-3, -30, 15, 10, 0, 0, 7)
      g.moveTo(10, -30)
      g.lineTo(24, -40)
      g.lineTo(24, -20)
      g.closePath()
    })
    disc(g, LINE, { x: -10, y: -32, r: 2.5 }, false)
    shape(g, '#eaf6ff', () => g.ellipse(0, -75, 25, 6, 0, 0, 7))
    shine(g, -27, -42, 4, 12)
  },
  rosette(g) {
    for (const side of [-1, 1])
      shape(g, '#559fdc', () => {
        g.moveTo(side * 4, -40)
        g.lineTo(side * 30, -4)
        g.lineTo(side * 15, -9)
        g.lineTo(side * 9, 0)
        g.lineTo(-side * 8, -36)
        g.closePath()
      })
    shape(g, '#92ccf5', () => {
      for (let i = 0; i < 24; i++) {
        const reach = i % 2 ? 30 : 38
        g.lineTo(Math.cos((i * Math.PI) / 12) * reach, -56 + Math.sin((i * Math.PI) / 12) * reach)
      }
      g.closePath()
    })
    disc(g, '#ffdf80', { x: 0, y: -56, r: 20 })
    shape(
      g,
      '#b36c12',
      () => {
        for (let i = 0; i < 10; i++) {
          const reach = i % 2 ? 5.5 : 12
          const angle = (i * Math.PI) / 5 - Math.PI / 2
          g.lineTo(Math.cos(angle) * reach, -56 + Math.sin(angle) * reach)
        }
        g.closePath()
      },
      false,
    )
  },
}
