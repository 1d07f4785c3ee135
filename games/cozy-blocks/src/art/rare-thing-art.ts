/** The things of the room that are earned late, in the style of thing-art.ts. */
import { LINE, box, disc, shape, shine } from './pen.ts'
import type { Pen, Circle } from './pen.ts'

function star(g: Pen, fill: string, { x, y, r }: Circle, isLined = true): void {
  shape(
    g,
    fill,
    () => {
      for (let i = 0; i < 10; i++) {
        const reach = i % 2 ? r * 0.5 : r
        const angle = (i * Math.PI) / 5 - Math.PI / 2
        g.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
      }
      g.closePath()
    },
    isLined,
  )
}

const stroke = (g: Pen, width: number, trace: () => void) => {
  g.lineWidth = width
  g.beginPath()
  trace()
  g.stroke()
  g.lineWidth = 5
}

export const RARE_THINGS = {
  slippers(g: Pen) {
    for (const [x, tilt] of [
      [-22, -0.06],
      [24, 0.05],
    ] as const) {
      g.save()
      g.translate(x, 0)
      g.rotate(tilt)
      shape(g, '#f084a8', () => {
        g.moveTo(-20, 0)
        g.lineTo(-20, -26)
        g.quadraticCurveTo(-18, -50, 0, -50)
        g.quadraticCurveTo(18, -50, 20, -26)
        g.lineTo(20, 0)
        g.closePath()
      })
      // A rabbit at the tip.
      for (const side of [-1, 1])
        shape(g, '#ffb8cc', () => g.ellipse(side * 9, -58, 6, 17, side * 0.25, 0, 7))
      shape(g, '#fff3dc', () => g.ellipse(0, -16, 15, 11, 0, 0, 7))
      disc(g, LINE, { x: -7, y: -36, r: 2.6 }, false)
      disc(g, LINE, { x: 7, y: -36, r: 2.6 }, false)
      g.restore()
    }
  },
  radio(g: Pen) {
    stroke(g, 4, () => {
      g.moveTo(26, -62)
      g.lineTo(42, -92)
    })
    box(g, '#79b65b', { x: -46, y: -62, w: 92, h: 62, r: 14 })
    disc(g, '#fff3dc', { x: -20, y: -30, r: 20 })
    for (const r of [13, 6]) stroke(g, 3, () => g.arc(-20, -30, r, 0, 7))
    box(g, '#ffdf80', { x: 8, y: -50, w: 30, h: 16, r: 4 })
    disc(g, '#ee6a55', { x: 15, y: -16, r: 7 })
    disc(g, '#f8b93c', { x: 33, y: -16, r: 7 })
    shine(g, -36, -52, 6, 4)
  },
  horse(g: Pen) {
    stroke(g, 9, () => g.arc(0, -70, 66, 0.75, 2.4))
    for (const x of [-22, 20]) box(g, '#cf8d5c', { x: x - 6, y: -32, w: 12, h: 24, r: 4 })
    shape(g, '#e7b07a', () => {
      g.moveTo(-36, -40)
      g.quadraticCurveTo(-40, -58, -20, -56)
      g.lineTo(8, -54)
      g.quadraticCurveTo(18, -92, 36, -90)
      g.quadraticCurveTo(52, -76, 44, -66)
      g.quadraticCurveTo(34, -68, 32, -58)
      g.quadraticCurveTo(34, -32, 16, -30)
      g.lineTo(-22, -30)
      g.closePath()
    })
    shape(g, '#ee6a55', () => g.ellipse(-8, -54, 16, 8, 0, 0, 7))
    stroke(g, 8, () => {
      g.moveTo(14, -62)
      g.quadraticCurveTo(16, -84, 30, -90)
    })
    disc(g, LINE, { x: 36, y: -78, r: 3 }, false)
  },
  globe(g: Pen) {
    disc(g, '#d6ecff', { x: 0, y: -50, r: 38 })
    shape(g, '#ffffff', () => g.ellipse(0, -24, 30, 11, 0, 0, 7), false)
    box(g, '#ee6a55', { x: -12, y: -46, w: 24, h: 22, r: 2 })
    shape(g, '#9a5c3c', () => {
      g.moveTo(-18, -44)
      g.lineTo(0, -62)
      g.lineTo(18, -44)
      g.closePath()
    })
    for (const [x, y] of [
      [-22, -60],
      [-8, -74],
      [14, -72],
      [25, -50],
      [-26, -42],
    ] as const)
      disc(g, '#ffffff', { x, y, r: 3 }, false)
    box(g, '#9a5c3c', { x: -30, y: -16, w: 60, h: 16, r: 6 })
    shine(g, -18, -68, 6, 9)
  },
  owl(g: Pen) {
    shape(g, '#b27a4e', () => g.ellipse(0, -40, 34, 40, 0, 0, 7))
    for (const side of [-1, 1])
      shape(g, '#b27a4e', () => {
        g.moveTo(side * 12, -74)
        g.lineTo(side * 32, -90)
        g.lineTo(side * 31, -62)
        g.closePath()
      })
    shape(g, '#f6dcb4', () => g.ellipse(0, -26, 21, 24, 0, 0, 7), false)
    for (const side of [-1, 1]) {
      disc(g, '#fff6e2', { x: side * 14, y: -56, r: 14 })
      stroke(g, 4, () => g.arc(side * 14, -56, 7, 0.2, Math.PI - 0.2))
    }
    shape(g, '#f8b93c', () => {
      g.moveTo(-6, -48)
      g.lineTo(6, -48)
      g.lineTo(0, -38)
      g.closePath()
    })
    for (const x of [-12, 12]) shape(g, '#f8b93c', () => g.ellipse(x, -2, 9, 5, 0, 0, 7))
  },
  telescope(g: Pen) {
    for (const x of [-26, 26])
      stroke(g, 6, () => {
        g.moveTo(0, -44)
        g.lineTo(x, 0)
      })
    g.save()
    g.translate(0, -52)
    g.rotate(-0.5)
    box(g, '#559fdc', { x: -38, y: -11, w: 42, h: 22, r: 4 })
    box(g, '#92ccf5', { x: 2, y: -15, w: 38, h: 30, r: 5 })
    box(g, '#f8b93c', { x: 36, y: -18, w: 9, h: 36, r: 3 })
    shine(g, 18, -8, 12, 3)
    g.restore()
    disc(g, '#f8b93c', { x: 0, y: -44, r: 7 })
  },
  cuckoo(g: Pen) {
    for (const x of [-14, 14]) {
      stroke(g, 3, () => {
        g.moveTo(x, -26)
        g.lineTo(x, -8)
      })
      shape(g, '#79b65b', () => g.ellipse(x, -6, 5, 8, 0, 0, 7))
    }
    box(g, '#9a5c3c', { x: -30, y: -68, w: 60, h: 44, r: 5 })
    shape(g, '#cf8d5c', () => {
      g.moveTo(-42, -62)
      g.lineTo(0, -98)
      g.lineTo(42, -62)
      g.closePath()
    })
    disc(g, '#fff6e2', { x: 0, y: -46, r: 16 })
    stroke(g, 3, () => {
      g.moveTo(0, -56)
      g.lineTo(0, -46)
      g.lineTo(7, -42)
    })
    disc(g, '#ffdf80', { x: 0, y: -76, r: 8 })
    disc(g, LINE, { x: 2, y: -77, r: 2 }, false)
  },
  tent(g: Pen) {
    shape(g, '#a685e0', () => {
      g.moveTo(0, -90)
      g.lineTo(48, 0)
      g.lineTo(-48, 0)
      g.closePath()
    })
    shape(g, '#ffe9a8', () => {
      g.moveTo(0, -70)
      g.quadraticCurveTo(16, -24, 22, 0)
      g.lineTo(-22, 0)
      g.quadraticCurveTo(-16, -24, 0, -70)
    })
    star(g, '#fff3dc', { x: -25, y: -22, r: 8 }, false)
    star(g, '#fff3dc', { x: 26, y: -28, r: 7 }, false)
    shape(g, '#ee6a55', () => {
      g.moveTo(0, -90)
      g.lineTo(20, -97)
      g.lineTo(0, -104)
      g.closePath()
    })
  },
  train(g: Pen) {
    box(g, '#ee6a55', { x: -46, y: -66, w: 40, h: 48, r: 5 })
    box(g, '#92ccf5', { x: -38, y: -58, w: 22, h: 18, r: 3 })
    box(g, '#f8b93c', { x: -52, y: -76, w: 52, h: 12, r: 5 })
    box(g, '#559fdc', { x: -8, y: -46, w: 52, h: 28, r: 8 })
    box(g, '#3b7fbe', { x: 20, y: -68, w: 14, h: 24, r: 3 })
    disc(g, 'rgba(255,246,226,.85)', { x: 30, y: -82, r: 9 }, false)
    disc(g, 'rgba(255,246,226,.6)', { x: 42, y: -92, r: 7 }, false)
    for (const x of [-32, 4, 32]) {
      disc(g, '#ffdf80', { x, y: -13, r: 13 })
      disc(g, LINE, { x, y: -13, r: 4 }, false)
    }
  },
  crown(g: Pen) {
    shape(g, '#d4608b', () => g.ellipse(0, -10, 46, 11, 0, 0, 7))
    shape(g, '#f8b93c', () => {
      g.moveTo(-36, -18)
      g.lineTo(-40, -66)
      g.lineTo(-18, -44)
      g.lineTo(0, -78)
      g.lineTo(18, -44)
      g.lineTo(40, -66)
      g.lineTo(36, -18)
      g.closePath()
    })
    box(g, '#ffdf80', { x: -38, y: -28, w: 76, h: 13, r: 5 })
    for (const [x, y, colour] of [
      [-40, -68, '#ee6a55'],
      [0, -80, '#559fdc'],
      [40, -68, '#79b65b'],
    ] as const)
      disc(g, colour, { x, y, r: 6 })
    shine(g, -20, -36, 4, 7)
  },
  castle(g: Pen) {
    box(g, '#f084a8', { x: -34, y: -56, w: 68, h: 56, r: 6 })
    for (const [x, h, roof] of [
      [-36, 66, '#a685e0'],
      [36, 66, '#559fdc'],
      [0, 78, '#ee6a55'],
    ] as const) {
      box(g, '#ffb8cc', { x: x - 12, y: -h + 8, w: 24, h: h - 8, r: 4 })
      shape(g, roof, () => {
        g.moveTo(x - 17, -h + 10)
        g.lineTo(x, -h - 20)
        g.lineTo(x + 17, -h + 10)
        g.closePath()
      })
    }
    shape(g, '#9a5c3c', () => {
      g.moveTo(-11, 0)
      g.lineTo(-11, -22)
      g.arc(0, -22, 11, Math.PI, 0)
      g.lineTo(11, 0)
      g.closePath()
    })
  },
  moon(g: Pen) {
    const glow = g.createRadialGradient(0, -50, 8, 0, -50, 60)
    glow.addColorStop(0, 'rgba(255,241,196,.8)')
    glow.addColorStop(1, 'rgba(255,230,150,0)')
    g.fillStyle = glow
    g.fillRect(-60, -110, 120, 120)
    shape(g, '#fff1c4', () => {
      g.arc(0, -50, 40, 0.9, 5.4)
      g.quadraticCurveTo(-8, -56, 25, -19)
      g.closePath()
    })
    stroke(g, 4, () => g.arc(-17, -52, 6, 0.2, Math.PI - 0.2))
    stroke(g, 4, () => g.arc(-11, -38, 5, 0.3, Math.PI - 0.6))
    star(g, '#ffdf80', { x: 28, y: -66, r: 12 })
  },
}
