/** Inhabited rooms with lamps under the hill, and other large things in the earth. Drawn around their middle. */
import { disc, ink, rounded, sheet } from './paper.ts'
import type { G } from './paper.ts'
import type { Palette } from './worlds.ts'

export type Find = (g: G, palette: Palette) => void

const ROOM = 'M-92,22 Q-100,-34 -46,-50 Q6,-66 58,-48 Q104,-28 94,18 Q88,42 40,44 L-52,44 Q-88,44 -92,22Z'

/** The room itself: dark, and warm around its lamp. */
function drawRoom(g: G, { shadow }: Palette, lampX: number): void {
  const room = new Path2D(ROOM)
  g.fillStyle = '#ffffff24'
  g.translate(0, 3)
  ink(g, room)
  g.translate(0, -3)
  g.fillStyle = shadow
  ink(g, room)
  g.save()
  g.clip(room)
  for (const [r, alpha] of [
    [120, 0.16],
    [84, 0.2],
    [52, 0.26],
    [28, 0.34],
  ] as const) {
    g.globalAlpha = alpha
    g.fillStyle = '#ffb84f'
    ink(g, disc(lampX, -18, r))
  }
  g.globalAlpha = 1
  g.fillStyle = '#00000040'
  g.fillRect(-110, 34, 220, 20)
  g.restore()
  g.strokeStyle = '#00000070'
  g.lineWidth = 2.5
  g.beginPath()
  g.moveTo(lampX, -54)
  g.lineTo(lampX, -30)
  g.stroke()
  sheet(g, rounded(lampX - 8, -31, 16, 20, 6), '#ffdf8a', 0)
  g.fillStyle = '#fffbe6'
  ink(g, disc(lampX, -20, 5, 7))
  g.fillStyle = '#8a5a32'
  ink(g, rounded(lampX - 6, -34, 12, 5, 2))
}

const eyes = (g: G, x: number, y: number, gap: number) => {
  g.strokeStyle = '#2c1a24'
  g.lineWidth = 2
  g.lineCap = 'round'
  g.beginPath()
  for (const side of [-1, 1]) {
    g.moveTo(x + side * gap + 3, y)
    g.arc(x + side * gap, y, 3, 0, Math.PI)
  }
  g.stroke()
}

/** A mole in an armchair, with a book. */
const reader: Find = (g, palette) => {
  drawRoom(g, palette, -34)
  sheet(g, new Path2D('M6,36 L6,-10 Q8,-24 22,-24 L44,-22 Q52,-20 52,-8 L56,36Z'), '#c0514d', 3)
  sheet(g, new Path2D('M8,34 Q2,4 22,-6 Q44,-8 46,34Z'), '#4b4658', 3)
  sheet(g, disc(22, -10, 15, 14), '#585266', 2)
  g.fillStyle = '#f2a7b0'
  ink(g, disc(9, -8, 5, 4))
  eyes(g, 20, -14, 6)
  sheet(g, new Path2D('M-16,8 L0,14 L14,6 L14,22 L0,30 L-16,24Z'), '#fff3dc', 2)
  g.strokeStyle = '#b79b78'
  g.lineWidth = 2
  g.beginPath()
  g.moveTo(0, 14)
  g.lineTo(0, 30)
  g.stroke()
}

/** A larder: shelves of jars, a heap of carrots. */
const larder: Find = (g, palette) => {
  drawRoom(g, palette, 0)
  g.fillStyle = '#9a6a3f'
  for (const [x, y, w] of [
    [-82, -6, 52],
    [-86, 20, 56],
    [34, -4, 50],
  ] as const)
    ink(g, rounded(x, y, w, 5, 2))
  for (const [x, y, colour] of [
    [-76, -24, '#e2557b'],
    [-58, -24, '#7fb85a'],
    [-78, 2, '#f0a92c'],
    [-60, 2, '#5aa7d6'],
    [-42, 2, '#e2557b'],
    [42, -22, '#7fb85a'],
    [60, -22, '#f0a92c'],
  ] as const) {
    sheet(g, rounded(x, y + 3, 13, 15, 4), colour, 1)
    g.fillStyle = '#fff3dc'
    ink(g, rounded(x + 1, y, 11, 4, 1.5))
  }
  for (const [x, y, lean] of [
    [34, 30, -0.3],
    [50, 31, 0.2],
    [42, 22, 0],
    [66, 32, 0.5],
  ] as const) {
    g.save()
    g.translate(x, y)
    g.rotate(1.4 + lean)
    sheet(g, new Path2D('M-6,-12 Q0,-16 6,-12 Q6,0 0,16 Q-6,0 -6,-12Z'), '#ff8a35', 1)
    g.fillStyle = '#6fb04a'
    ink(g, disc(0, -17, 4, 6))
    g.restore()
  }
}

/** Three young hares asleep. */
const nursery: Find = (g, palette) => {
  drawRoom(g, palette, 44)
  for (const [x, y, fur] of [
    [-50, 16, '#c98f5e'],
    [-18, 18, '#dfae7e'],
    [14, 16, '#b67c4d'],
  ] as const) {
    for (const side of [-1, 1]) {
      g.save()
      g.translate(x + side * 6, y - 12)
      g.rotate(side * 0.5)
      sheet(g, disc(0, -9, 5, 12), fur, 1)
      g.restore()
    }
    sheet(g, disc(x, y, 17, 15), fur, 2)
    eyes(g, x, y - 1, 6)
    g.fillStyle = '#f59a9a'
    ink(g, disc(x, y + 5, 2.6, 2))
  }
  sheet(g, new Path2D('M-72,40 Q-76,22 -52,24 Q-20,30 14,24 Q36,22 34,40Z'), '#5b7fa8', 2)
  g.fillStyle = '#ffffff70'
  for (let i = 0; i < 5; i++) ink(g, disc(-58 + i * 20, 32, 3))
}

/** The bones of a very large fish. */
const fish: Find = (g, { earth }) => {
  g.strokeStyle = earth[0]
  g.fillStyle = earth[0]
  g.lineWidth = 6
  g.lineCap = 'round'
  g.beginPath()
  g.moveTo(-62, 0)
  g.quadraticCurveTo(0, -10, 44, 0)
  g.stroke()
  g.lineWidth = 4.5
  g.beginPath()
  for (let i = 0; i < 7; i++) {
    const x = -44 + i * 12
    const long = 10 + Math.sin((i / 6) * Math.PI) * 16
    g.moveTo(x + 5, -long - 4)
    g.quadraticCurveTo(x - 4, -6, x, -3)
    g.quadraticCurveTo(x - 4, 4, x + 5, long)
  }
  g.stroke()
  ink(g, new Path2D('M40,-22 Q78,-18 84,4 Q66,26 40,20 Q50,0 40,-22Z'))
  ink(g, new Path2D('M-58,0 L-88,-22 L-80,0 L-88,22Z'))
  g.fillStyle = earth[2]
  ink(g, disc(64, -4, 6))
}

/** A great coiled shell. */
const ammonite: Find = (g, { earth }) => {
  sheet(g, disc(0, 0, 44), earth[0], 4, { shadow: '#00000026' })
  g.strokeStyle = earth[2]
  g.lineWidth = 5
  g.lineCap = 'round'
  g.beginPath()
  for (let i = 0; i < 60; i++) {
    const far = 38 - i * 0.6
    g.lineTo(Math.cos(i * 0.3) * far, Math.sin(i * 0.3) * far)
  }
  g.stroke()
  g.lineWidth = 2.5
  g.beginPath()
  for (let i = 0; i < 18; i++) {
    const [c, s] = [Math.cos(i * 0.35), Math.sin(i * 0.35)]
    g.moveTo(c * 43, s * 43)
    g.lineTo(c * 34, s * 34)
  }
  g.stroke()
}

export const ROOMS: readonly Find[] = [reader, larder, nursery, reader, larder, nursery, fish, ammonite]
/** What the largest of them takes, half, in units. */
export const ROOM_HALF = 110

/** Roots that hang down from the grass. */
export const roots: Find = (g, { earth, trunk }) => {
  g.lineCap = 'round'
  for (const [x, bend, long, wide] of [
    [-16, -14, 62, 4],
    [-4, 6, 92, 6],
    [8, -6, 74, 4.5],
    [20, 16, 50, 3.5],
  ] as const) {
    for (const [colour, dx] of [
      [earth[3], 2],
      [trunk, 0],
    ] as const) {
      g.strokeStyle = colour
      g.lineWidth = wide
      g.beginPath()
      g.moveTo(x + dx, 0)
      g.bezierCurveTo(x + bend + dx, long * 0.3, x - bend + dx, long * 0.6, x + bend + dx, long)
      g.stroke()
    }
  }
}
