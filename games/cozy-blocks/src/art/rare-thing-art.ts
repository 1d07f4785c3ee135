/** The things of the room that are earned late, in the style of thing-art.ts. */
import { LINE, box, disc, shape, shine } from './pen.ts'
import type { Pen } from './pen.ts'

function star(g: Pen, fill: string, x: number, y: number, r: number, isLined = true): void {
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
      disc(g, LINE, -7, -36, 2.6, false)
      disc(g, LINE, 7, -36, 2.6, false)
      g.restore()
    }
  },
  radio(g: Pen) {
    stroke(g, 4, () => {
      g.moveTo(26, -62)
      g.lineTo(42, -92)
    })
    box(g, '#79b65b', -46, -62, 92, 62, 14)
    disc(g, '#fff3dc', -20, -30, 20)
    for (const r of [13, 6]) stroke(g, 3, () => g.arc(-20, -30, r, 0, 7))
    box(g, '#ffdf80', 8, -50, 30, 16, 4)
    disc(g, '#ee6a55', 15, -16, 7)
    disc(g, '#f8b93c', 33, -16, 7)
    shine(g, -36, -52, 6, 4)
  },
  horse(g: Pen) {
    stroke(g, 9, () => g.arc(0, -70, 66, 0.75, 2.4))
    for (const x of [-22, 20]) box(g, '#cf8d5c', x - 6, -32, 12, 24, 4)
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
    disc(g, LINE, 36, -78, 3, false)
  },
  globe(g: Pen) {
    disc(g, '#d6ecff', 0, -50, 38)
    shape(g, '#ffffff', () => g.ellipse(0, -24, 30, 11, 0, 0, 7), false)
    box(g, '#ee6a55', -12, -46, 24, 22, 2)
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
      disc(g, '#ffffff', x, y, 3, false)
    box(g, '#9a5c3c', -30, -16, 60, 16, 6)
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
      disc(g, '#fff6e2', side * 14, -56, 14)
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
    box(g, '#559fdc', -38, -11, 42, 22, 4)
    box(g, '#92ccf5', 2, -15, 38, 30, 5)
    box(g, '#f8b93c', 36, -18, 9, 36, 3)
    shine(g, 18, -8, 12, 3)
    g.restore()
    disc(g, '#f8b93c', 0, -44, 7)
  },
  cuckoo(g: Pen) {
    for (const x of [-14, 14]) {
      stroke(g, 3, () => {
        g.moveTo(x, -26)
        g.lineTo(x, -8)
      })
      shape(g, '#79b65b', () => g.ellipse(x, -6, 5, 8, 0, 0, 7))
    }
    box(g, '#9a5c3c', -30, -68, 60, 44, 5)
    shape(g, '#cf8d5c', () => {
      g.moveTo(-42, -62)
      g.lineTo(0, -98)
      g.lineTo(42, -62)
      g.closePath()
    })
    disc(g, '#fff6e2', 0, -46, 16)
    stroke(g, 3, () => {
      g.moveTo(0, -56)
      g.lineTo(0, -46)
      g.lineTo(7, -42)
    })
    disc(g, '#ffdf80', 0, -76, 8)
    disc(g, LINE, 2, -77, 2, false)
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
    star(g, '#fff3dc', -25, -22, 8, false)
    star(g, '#fff3dc', 26, -28, 7, false)
    shape(g, '#ee6a55', () => {
      g.moveTo(0, -90)
      g.lineTo(20, -97)
      g.lineTo(0, -104)
      g.closePath()
    })
  },
  train(g: Pen) {
    box(g, '#ee6a55', -46, -66, 40, 48, 5)
    box(g, '#92ccf5', -38, -58, 22, 18, 3)
    box(g, '#f8b93c', -52, -76, 52, 12, 5)
    box(g, '#559fdc', -8, -46, 52, 28, 8)
    box(g, '#3b7fbe', 20, -68, 14, 24, 3)
    disc(g, 'rgba(255,246,226,.85)', 30, -82, 9, false)
    disc(g, 'rgba(255,246,226,.6)', 42, -92, 7, false)
    for (const x of [-32, 4, 32]) {
      disc(g, '#ffdf80', x, -13, 13)
      disc(g, LINE, x, -13, 4, false)
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
    box(g, '#ffdf80', -38, -28, 76, 13, 5)
    for (const [x, y, colour] of [
      [-40, -68, '#ee6a55'],
      [0, -80, '#559fdc'],
      [40, -68, '#79b65b'],
    ] as const)
      disc(g, colour, x, y, 6)
    shine(g, -20, -36, 4, 7)
  },
  castle(g: Pen) {
    box(g, '#f084a8', -34, -56, 68, 56, 6)
    for (const [x, h, roof] of [
      [-36, 66, '#a685e0'],
      [36, 66, '#559fdc'],
      [0, 78, '#ee6a55'],
    ] as const) {
      box(g, '#ffb8cc', x - 12, -h + 8, 24, h - 8, 4)
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
    star(g, '#ffdf80', 28, -66, 12)
  },
}
