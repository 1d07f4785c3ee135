/** The garden objects, feet at 0, about 100 units tall; each has a small animation. */
import { fill, oval, stroke } from './brush.ts'
import { leaf } from './homes.ts'
import type { ThingId } from '../view/garden-state.ts'
import { drawFriend } from '../view/garden-friends.ts'
import type { G } from './pen.ts'
import type { Circle } from './sizes.ts'

type Flower = { petals: number; colour: string; heart: string }

type Draw = (g: G, t: number) => void

function bloom(g: G, { x, y, r }: Circle, { petals, colour, heart }: Flower): void {
  for (let i = 0; i < petals; i++) {
    const angle = (i / petals) * 6.283
    oval(
      g,
      { x: x + Math.cos(angle) * r * 0.72, y: y + Math.sin(angle) * r * 0.72, rx: r * 0.46, ry: r * 0.46 },
      colour,
      '#6a3c5a30',
    )
  }
  oval(g, { x, y, rx: r * 0.46, ry: r * 0.46 }, heart)
}

/** A bed of five with a stone edge. */
function bed(g: G, t: number, flower: (x: number, y: number, sway: number, i: number) => void): void {
  oval(g, { x: 0, y: -4, rx: 58, ry: 15 }, '#7a5236', '#4f3220')
  for (let i = 0; i < 6; i++) flower(-42 + i * 17, -6 - (i % 2) * 6, Math.sin(t * 1.6 + i) * 3, i)
  for (let i = 0; i < 7; i++)
    oval(g, { x: -48 + i * 16, y: 6 - Math.abs(i - 3) * 1.6, rx: 9, ry: 6 }, '#c9d1da', '#7a8694')
}

const stem = (g: G, x: number, y: number, tx: number, ty: number) =>
  stroke(g, '#3f8a3f', 4, () => {
    g.moveTo(x, y)
    g.quadraticCurveTo(x, (y + ty) / 2, tx, ty)
  })
type Rect = { x: number; y: number; w: number; h: number }

function post(g: G, { x, y, w, h }: Rect, colour = '#a8713f', line = '#6b4426'): void {
  fill(g, colour, () => g.roundRect(x, y, w, h, 4), line)
}

const THINGS: Record<ThingId, Draw> = {
  daisies: (g, t) =>
    bed(g, t, (x, y, sway) => {
      stem(g, x, y, x + sway, y - 28)
      bloom(g, { x: x + sway, y: y - 30, r: 10 }, { petals: 8, colour: '#ffffff', heart: '#ffc93d' })
    }),
  tulips: (g, t) =>
    bed(g, t, (x, y, sway, i) => {
      const [tx, ty] = [x + sway, y - 34]
      stem(g, x, y, tx, ty)
      leaf(g, { x, y, length: 22, turn: -1.9 }, '#5cb552', '#2f7a3c')
      const colour = ['#f2555a', '#ffb13d', '#d86fd0'][i % 3]!
      fill(
        g,
        colour,
        () => {
          g.moveTo(tx - 9, ty - 14)
          g.lineTo(tx - 4, ty - 8)
          g.lineTo(tx, ty - 16)
          g.lineTo(tx + 4, ty - 8)
          g.lineTo(tx + 9, ty - 14)
          g.quadraticCurveTo(tx + 10, ty + 4, tx, ty + 5)
          g.quadraticCurveTo(tx - 10, ty + 4, tx - 9, ty - 14)
        },
        '#7a2a3c',
        2,
      )
    }),
  sunflowers: (g, t) =>
    bed(g, t, (x, y, sway, i) => {
      if (i % 2) return
      stem(g, x + 6, y, x + 6 + sway, y - 62)
      leaf(g, { x: x + 6, y: y - 20, length: 20, turn: -0.5 }, '#5cb552', '#2f7a3c')
      bloom(g, { x: x + 6 + sway, y: y - 66, r: 17 }, { petals: 11, colour: '#ffc21f', heart: '#7a4a1c' })
    }),
  bench(g) {
    for (const x of [-42, 32]) post(g, { x, y: -28, w: 10, h: 30 }, '#7a4c28', '#4a2a16')
    for (const y of [-62, -48, -32])
      post(g, { x: -54, y, w: 108, h: y === -32 ? 12 : 10 }, '#d8934f', '#6b4426')
    drawFriend(g, 10, -22, -32, 0.5)
  },
  birdhouse(g, t) {
    post(g, { x: -5, y: -58, w: 10, h: 60 })
    fill(g, '#ef8f6a', () => g.roundRect(-25, -98, 50, 44, 6), '#7a3418')
    fill(
      g,
      '#5e9bea',
      () => {
        g.moveTo(-34, -94)
        g.lineTo(0, -126)
        g.lineTo(34, -94)
        g.closePath()
      },
      '#234a86',
    )
    oval(g, { x: 0, y: -78, rx: 11, ry: 11 }, '#4a2218')
    const out = Math.max(0, Math.sin(t * 0.9))
    g.save()
    g.beginPath()
    g.rect(-11, -120, 44, 53)
    g.clip()
    drawFriend(g, 2, 0, -64 - out * 6, 0.22)
    g.restore()
  },
  pond(g, t) {
    oval(g, { x: 0, y: -4, rx: 74, ry: 25 }, '#b9a67a', '#7d6c48')
    oval(g, { x: 0, y: -5, rx: 66, ry: 20 }, '#58b4e8', '#2c7ab4')
    for (let i = 0; i < 3; i++) {
      const k = (t * 0.3 + i / 3) % 1
      g.globalAlpha = 1 - k
      stroke(g, '#d5f1ff', 2.4, () => g.ellipse(22, -6, 8 + k * 30, 3 + k * 9, 0, 0, 7))
      g.globalAlpha = 1
    }
    oval(g, { x: -40, y: -2, rx: 15, ry: 6 }, '#5cb552', '#2f7a3c')
    bloom(g, { x: -38, y: -9, r: 7 }, { petals: 6, colour: '#ffb3d4', heart: '#ffe173' })
    drawFriend(g, 6, 18 + Math.sin(t * 0.5) * 16, -2, 0.46)
  },
  swing(g, t) {
    for (const side of [-1, 1])
      stroke(g, '#8a5a34', 9, () => {
        g.moveTo(side * 58, 2)
        g.lineTo(side * 40, -104)
      })
    stroke(g, '#8a5a34', 10, () => {
      g.moveTo(-48, -104)
      g.lineTo(48, -104)
    })
    g.save()
    g.translate(0, -104)
    g.rotate(Math.sin(t * 1.8) * 0.28)
    stroke(g, '#e8d2a4', 3.4, () => {
      for (const side of [-1, 1]) {
        g.moveTo(side * 18, 0)
        g.lineTo(side * 18, 72)
      }
    })
    drawFriend(g, 0, 0, 72, 0.46)
    post(g, { x: -25, y: 70, w: 50, h: 9 }, '#e8584a', '#8a2a20')
    g.restore()
  },
  kite(g, t) {
    const x = Math.sin(t * 0.8) * 12
    g.save()
    g.translate(x, -40 + Math.cos(t * 1.1) * 5)
    g.rotate(0.3 + Math.sin(t) * 0.1)
    stroke(g, '#6a4a5a', 2, () => {
      g.moveTo(0, 34)
      g.bezierCurveTo(-20, 60, 24, 74, -8, 104)
    })
    for (const [i, y] of [52, 70, 88].entries())
      oval(
        g,
        { x: (i % 2 ? 8 : -8) + 2, y, rx: 8, ry: 4, turn: 0.5 },
        ['#ffd23f', '#5ec4e8', '#ff8fb8'][i]!,
        '#6a4a5a',
      )
    for (const [colour, dx, dy] of [
      ['#ff6b6b', -26, -34],
      ['#ffd23f', 26, -34],
      ['#5ec4e8', -26, 34],
      ['#9b7fe8', 26, 34],
    ] as const)
      fill(
        g,
        colour,
        () => {
          g.moveTo(0, 0)
          g.lineTo(dx, 0)
          g.lineTo(0, dy)
          g.closePath()
        },
        '#6a4a5a',
        2,
      )
    g.restore()
  },
  beehive(g, t) {
    post(g, { x: -36, y: -14, w: 72, h: 12 })
    for (const [y, w] of [
      [-24, 34],
      [-42, 37],
      [-60, 31],
      [-76, 21],
    ] as const)
      fill(g, '#f2c04a', () => g.roundRect(-w, y - 10, w * 2, 20, 10), '#a8741a')
    oval(g, { x: 0, y: -30, rx: 9, ry: 10 }, '#5a3a10')
    for (let i = 0; i < 3; i++) {
      const turn = t * 1.4 + i * 2.1
      drawFriend(g, 4, Math.cos(turn) * 50, -46 + Math.sin(turn * 1.3) * 26, 0.17)
    }
  },
  fountain(g, t) {
    oval(g, { x: 0, y: -4, rx: 56, ry: 17 }, '#c3ccd8', '#6f7b8c')
    oval(g, { x: 0, y: -7, rx: 48, ry: 12 }, '#6cc4f0', '#3c8cc0')
    fill(g, '#d5dce6', () => g.roundRect(-9, -56, 18, 50, 6), '#6f7b8c')
    oval(g, { x: 0, y: -56, rx: 29, ry: 9 }, '#d5dce6', '#6f7b8c')
    oval(g, { x: 0, y: -58, rx: 23, ry: 6 }, '#6cc4f0')
    for (let i = 0; i < 12; i++) {
      const k = (t * 0.9 + i / 12) % 1
      const side = (i % 4) - 1.5
      oval(
        g,
        { x: side * 26 * k, y: -62 - Math.sin(k * 3.14) * 34 + k * k * 46, rx: 3.4, ry: 4.4 },
        '#c8ecff',
        '#3c8cc080',
      )
    }
  },
  lanternTree(g, t) {
    fill(
      g,
      '#8a5a34',
      () => {
        g.moveTo(-13, 2)
        g.quadraticCurveTo(-6, -30, -9, -62)
        g.lineTo(9, -62)
        g.quadraticCurveTo(6, -30, 15, 2)
      },
      '#54331c',
    )
    for (const [x, y, r] of [
      [-28, -78, 27],
      [28, -78, 27],
      [0, -102, 31],
      [0, -72, 28],
    ] as const)
      oval(g, { x, y, rx: r, ry: r * 0.92 }, '#57b85a', '#2f7a3c')
    for (const [x, y, r] of [
      [0, -92, 30],
      [-20, -78, 20],
      [22, -78, 20],
    ] as const)
      oval(g, { x, y, rx: r, ry: r * 0.8 }, '#6cc966')
    for (const [i, x] of [-38, -14, 12, 36].entries()) {
      const y = -58 - (i % 2) * 18
      const glow = 0.7 + Math.sin(t * 2 + i) * 0.3
      oval(g, { x, y: y + 8, rx: 16, ry: 17 }, `rgba(255,226,120,${0.4 * glow})`)
      oval(g, { x, y: y + 8, rx: 8.5, ry: 10 }, ['#ffcf5a', '#ff9a7a', '#ffe58a', '#ff9ac4'][i]!, '#7a4a24')
    }
  },
  windmill(g, t) {
    fill(
      g,
      '#fff0da',
      () => {
        g.moveTo(-30, 2)
        g.lineTo(-18, -84)
        g.lineTo(18, -84)
        g.lineTo(30, 2)
      },
      '#8a6a4a',
    )
    fill(g, '#e8584a', () => g.ellipse(0, -84, 22, 20, 0, Math.PI, 0), '#8a2a20')
    fill(g, '#8a5a34', () => g.ellipse(0, 2, 10, 26, 0, Math.PI, 0), '#54331c')
    oval(g, { x: 0, y: -52, rx: 7, ry: 8 }, '#7fb4f0', '#54331c')
    g.save()
    g.translate(0, -82)
    g.rotate(t * 0.9)
    for (let i = 0; i < 4; i++) {
      g.rotate(Math.PI / 2)
      fill(g, '#ffffffe0', () => g.rect(3, -54, 14, 46), '#8a6a4a', 2)
      stroke(g, '#8a5a34', 4, () => {
        g.moveTo(0, 0)
        g.lineTo(0, -56)
      })
    }
    g.restore()
    oval(g, { x: 0, y: -82, rx: 6, ry: 6 }, '#ffd23f', '#8a5a14')
  },
  balloon(g, t) {
    g.translate(Math.sin(t * 0.4) * 10, Math.sin(t * 0.9) * 5)
    const colours = ['#ff7a7a', '#ffd86b', '#7fd0f5', '#ffd86b', '#ff7a7a']
    for (const [i, colour] of colours.entries()) {
      const rx = [38, 27, 13][Math.min(i, 4 - i)]!
      if (i < 3) oval(g, { x: 0, y: -84, rx, ry: 40 }, colour, '#8a3a4a')
    }
    stroke(g, '#8a5a34', 2, () => {
      for (const side of [-1, 1]) {
        g.moveTo(side * 20, -50)
        g.lineTo(side * 12, -24)
      }
    })
    drawFriend(g, 8, 0, -14, 0.26)
    fill(g, '#c9954f', () => g.roundRect(-15, -26, 30, 22, 5), '#6b4426')
  },
  rainbow(g) {
    g.globalAlpha *= 0.8
    for (const [i, colour] of ['#ff7a7a', '#ffb13d', '#ffe45c', '#8fdc7a', '#6cc4f0', '#b79af0'].entries())
      stroke(g, colour, 9, () => g.arc(0, 30, 150 - i * 9, Math.PI * 1.04, Math.PI * 1.96))
  },
}

/** `seconds` stands still where motion is not wanted. */
export function drawThing(g: G, id: ThingId, seconds: number): void {
  g.save()
  g.lineCap = 'round'
  g.lineJoin = 'round'
  THINGS[id](g, seconds)
  g.restore()
}
