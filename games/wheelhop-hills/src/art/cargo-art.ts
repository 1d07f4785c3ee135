/** Draws the cargo around its middle, fifty units to a metre. */
import type { CargoName } from '../rules/cargo.ts'
import { cut, disc, ink, rounded, sheet } from './paper.ts'
import type { G } from './paper.ts'

/** How a piece feels: `wobble` from -1 to 1 leans it, `squash` flattens it, `awake` opens a sleepy eye. */
export type Feel = { wobble: number; squash: number; awake: number; now: number; i: number }

export function drawCargo(g: G, kind: CargoName, feel: Feel): void {
  ART[kind](g, feel)
}

const smile = (g: G, y: number, awake: number) => {
  g.fillStyle = '#4b2145'
  if (awake > 0.5) {
    ink(g, disc(-5, y - 3, 2.6))
    ink(g, disc(5, y - 3, 2.6))
    ink(g, disc(0, y + 3, 2.4, 3))
    return
  }
  g.strokeStyle = '#4b2145'
  g.lineWidth = 1.8
  g.lineCap = 'round'
  g.beginPath()
  g.arc(-5, y - 4, 2.4, Math.PI, 0)
  g.moveTo(7.4, y - 4)
  g.arc(5, y - 4, 2.4, 0, Math.PI, true)
  g.moveTo(3, y + 1)
  g.arc(0, y + 1, 3, 0, Math.PI)
  g.stroke()
}

function melon(g: G, { i }: Feel): void {
  sheet(g, disc(0, 0, 12.5), i % 2 ? '#4fa35a' : '#5bb163', 3)
  g.fillStyle = '#2f7444'
  for (const x of [-7, 0, 7]) {
    const stripe = new Path2D()
    stripe.ellipse(x, 0, 1.9, Math.sqrt(156 - x * x) - 1, 0, 0, 7)
    ink(g, stripe)
  }
  g.fillStyle = '#d8f2a8'
  ink(g, disc(-5, -6, 3, 2))
  g.fillStyle = '#7a5a3a'
  g.fillRect(-1.2, -15, 2.4, 4)
}

function jelly(g: G, { wobble, squash, awake }: Feel): void {
  g.save()
  g.translate(0, 10)
  g.transform(1 + squash * 0.25, 0, wobble * 0.5, 1 - squash * 0.3, 0, 0)
  sheet(g, rounded(-13, -2, 26, 3, 1.5), '#fff3f6', 2)
  const body = new Path2D('M-12,0 L-10,-14 Q-8,-21 -3,-20 Q0,-22 3,-20 Q8,-21 10,-14 L12,0Z')
  sheet(g, body, '#ff6f9f', 3)
  g.fillStyle = '#ffffff70'
  ink(g, new Path2D('M-8.5,-3 L-7.5,-13 Q-6.5,-17.5 -4,-17 L-5.5,-3Z'))
  g.fillStyle = '#c93d70'
  ink(g, rounded(-12, -3, 24, 3, 1))
  smile(g, -9, awake)
  g.fillStyle = '#ffe27a'
  ink(g, disc(0, -21, 2.6))
  g.restore()
}

function cup(g: G, { i }: Feel): void {
  const colour = ['#7cc4e8', '#ffd166', '#f58ea8', '#9ad29a'][i % 4]!
  g.strokeStyle = colour
  g.lineWidth = 3
  g.beginPath()
  g.arc(10.5, -1, 4.2, -1.3, 1.5)
  g.stroke()
  sheet(g, new Path2D('M-10.5,-6.5 L10.5,-6.5 Q10,6.5 4,6.5 L-4,6.5 Q-10,6.5 -10.5,-6.5Z'), colour, 3)
  g.fillStyle = '#fffaf0'
  ink(g, rounded(-10.5, -6.5, 21, 3, 1.5))
  ink(g, disc(-3, 1, 1.5))
  ink(g, disc(1.5, 2.5, 1.5))
  ink(g, disc(4.5, -0.6, 1.5))
}

function cat(g: G, { awake, now }: Feel): void {
  sheet(g, rounded(-16.5, -2, 33, 14.5, 2), '#8a5f3c', 3)
  const breath = Math.sin(now / 700) * 0.8
  g.save()
  g.translate(0, -awake * 3)
  sheet(
    g,
    new Path2D(`M-12,4 Q-14,-${9 + breath} -4,-${9.5 + breath} Q10,-${10 + breath} 12,4Z`),
    '#f2a14d',
    2,
  )
  g.fillStyle = '#d9822f'
  ink(g, cut(-2, -9, 1, -9, 0, -4))
  ink(g, cut(4, -8.5, 7, -7.5, 5, -3))
  sheet(
    g,
    new Path2D(
      'M-15,-1 Q-16,-10 -13.5,-14 L-10,-10.5 Q-7,-11.5 -5,-10.5 L-1.5,-14 Q0,-8 -1,-1 Q-8,4 -15,-1Z',
    ),
    '#f7b162',
    2,
  )
  g.fillStyle = '#4b2b1d'
  g.strokeStyle = '#4b2b1d'
  g.lineWidth = 1.4
  g.beginPath()
  if (awake > 0.35) {
    ink(g, disc(-10.5, -6, 1.9, 2.2))
    ink(g, disc(-5, -6, 1.9, 2.2))
  } else {
    g.moveTo(-12.5, -6)
    g.quadraticCurveTo(-10.5, -4, -8.8, -6)
    g.moveTo(-6.8, -6)
    g.quadraticCurveTo(-5, -4, -3, -6)
  }
  g.stroke()
  g.fillStyle = '#e46a6a'
  ink(g, cut(-8.8, -4, -6.8, -4, -7.8, -2.6))
  g.restore()
  sheet(g, rounded(-16.5, 1, 33, 11.5, 2), '#c08a58', 2)
  g.fillStyle = '#8a5f3c'
  g.fillRect(-16.5, 5.4, 33, 1.8)
  g.fillStyle = '#fff4df'
  ink(g, disc(0, 6.4, 3.2))
  if (awake < 0.2) drawSleep(g, now)
}

function drawSleep(g: G, now: number): void {
  g.strokeStyle = '#ffffff'
  g.lineWidth = 1.8
  const t = (now / 1800) % 1
  g.globalAlpha = 1 - t
  const [x, y, s] = [-2 + t * 8, -16 - t * 14, 2.5 + t * 3]
  g.beginPath()
  g.moveTo(x - s, y - s)
  g.lineTo(x + s, y - s)
  g.lineTo(x - s, y + s)
  g.lineTo(x + s, y + s)
  g.stroke()
  g.globalAlpha = 1
}

function lantern(g: G, { now, i }: Feel): void {
  g.fillStyle = `rgba(255, 220, 120, ${0.2 + Math.sin(now / 300 + i * 2) * 0.05})`
  ink(g, disc(0, 0, 26))
  sheet(g, rounded(-7.5, -9, 15, 19, 6), '#ff8a4c', 3)
  g.fillStyle = '#ffe9a3'
  ink(g, disc(0, 0.5, 4.4, 6))
  g.fillStyle = '#5a3550'
  ink(g, rounded(-6, -12, 12, 4, 1.5))
  ink(g, rounded(-6, 9.5, 12, 4.5, 1.5))
  g.strokeStyle = '#5a3550'
  g.lineWidth = 1.6
  g.beginPath()
  g.arc(0, -12, 3.4, Math.PI, 0)
  g.stroke()
}

const tier =
  (w: number, h: number, cake: string, icing: string, top: boolean) =>
  (g: G, { wobble }: Feel) => {
    g.save()
    g.transform(1, 0, wobble * 0.16, 1, 0, 0)
    sheet(g, rounded(-w / 2, -h / 2, w, h, 3), cake, 3)
    const drip = new Path2D()
    drip.moveTo(-w / 2, -h / 2 + 5)
    const count = Math.round(w / 8)
    for (let k = 0; k < count; k++) {
      const x = -w / 2 + ((k + 0.5) * w) / count
      drip.arc(x, -h / 2 + 5, w / count / 2, Math.PI, 0, k % 2 === 1)
    }
    drip.lineTo(w / 2, -h / 2)
    drip.lineTo(-w / 2, -h / 2)
    drip.closePath()
    g.fillStyle = icing
    ink(g, drip)
    ink(g, rounded(-w / 2, -h / 2 - 1, w, 6, 3))
    if (top) {
      g.fillStyle = '#e9435a'
      ink(g, disc(0, -h / 2 - 4, 4))
      g.fillStyle = '#ffffffc0'
      ink(g, disc(-1.4, -h / 2 - 5.4, 1.2))
    }
    g.restore()
  }

const ART: Record<CargoName, (g: G, feel: Feel) => void> = {
  melon,
  jelly,
  cup,
  cat,
  lantern,
  tier3: tier(46, 15, '#f7d9a8', '#ff9fbb', false),
  tier2: tier(33, 14, '#f3c98d', '#fff3f6', false),
  tier1: tier(20, 13, '#f7d9a8', '#ff9fbb', true),
}
