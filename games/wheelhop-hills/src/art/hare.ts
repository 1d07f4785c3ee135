/** The driver: a hare in goggles with facial expressions. Drawn around the middle of its head, looking right. */
import { drawHat } from './hats.ts'
import { disc, ink, rounded, sheet } from './paper.ts'
import type { G } from './paper.ts'

export type Mood = 'calm' | 'keen' | 'awe' | 'fear' | 'squash' | 'dizzy' | 'joy'
export type HarePose = {
  mood: Mood
  /** 0 open to 1 shut. */
  blink: number
  /** Where it looks, -1 to 1. */
  lookX: number
  lookY: number
  /** How far each ear is bent back, in radians. */
  ears: readonly [number, number]
  /** How far the scarf flies, 0 to 1. */
  scarf: number
  /** 0 on the wheel to 1 waving. */
  wave: number
  now: number
  /** The vehicle's own colour for the scarf. */
  scarfColour: string
  /** Keeps the eyes open when joy would shut them. */
  eyes?: 'open'
  /** What `hats.ts` counts. */
  hat?: number
}

const FUR = '#c98f5e'
const LIGHT = '#f7e3c4'
const DARK = '#7b4a33'
const INK = '#3a2130'
const PINK = '#f59a9a'

export function drawHare(g: G, pose: HarePose): void {
  g.lineJoin = g.lineCap = 'round'
  drawScarf(g, pose)
  sheet(g, new Path2D('M-11,30 Q-14,10 -3,8 Q10,8 12,30Z'), '#5b7fa8', 3)
  drawEar(g, -5, -11, pose.ears[1] - 0.18, DARK)
  drawEar(g, 1, -13, pose.ears[0], FUR)
  sheet(
    g,
    new Path2D('M-16,2 Q-17,-15 0,-16.5 Q15,-16 16.5,-3 Q19,4 13,10 Q4,16 -6,13 Q-15,11 -16,2Z'),
    FUR,
    3,
  )
  g.fillStyle = LIGHT
  ink(g, new Path2D('M2,4 Q6,-1 14,0 Q20,3 16,9 Q9,14.5 1,12 Q-2,8 2,4Z'))
  g.fillStyle = '#f2a07a90'
  ink(g, disc(-3, 6, 4, 3))
  drawMouth(g, pose.mood)
  g.fillStyle = PINK
  ink(g, disc(16.6, 1.8, 2.6, 2))
  drawGoggles(g, pose)
  drawHat(g, pose.hat ?? 0)
  drawPaw(g, pose)
}

function drawEar(g: G, x: number, y: number, bend: number, fur: string): void {
  g.save()
  g.translate(x, y)
  g.rotate(-0.25 - bend * 0.6)
  sheet(g, new Path2D('M-5,2 Q-9,-16 -4,-24 Q0,-26 4,-23 Q8,-14 5,2Z'), fur, 2)
  g.fillStyle = PINK
  ink(g, new Path2D('M-2,0 Q-4.5,-14 -1.5,-21 Q1,-22 2.4,-20 Q4,-12 2,0Z'))
  // The tip bends farther than the root.
  g.translate(0, -21)
  g.rotate(-bend * 0.9)
  sheet(g, new Path2D('M-5.6,3 Q-6,-10 -1,-15 Q6,-10 5.4,3 Q0,5 -5.6,3Z'), fur, 0)
  g.fillStyle = PINK
  ink(g, new Path2D('M-2.4,3 Q-2.8,-6 -0.4,-10 Q3,-6 2.6,3Z'))
  g.restore()
}

function drawScarf(g: G, { scarf, now, scarfColour }: HarePose): void {
  const long = 16 + scarf * 26
  const point = (t: number): [number, number] => [
    -8 - t * long,
    13 + (1 - scarf) * t * 16 - scarf * t * 9 + Math.sin(now / 90 + t * 5) * t * (2 + scarf * 5),
  ]
  for (const [dy, colour] of [
    [3, '#00000028'],
    [0, scarfColour],
  ] as const) {
    g.strokeStyle = colour
    g.lineWidth = 7
    g.beginPath()
    g.moveTo(4, 13 + dy)
    for (let i = 0; i <= 6; i++) {
      const [x, y] = point(i / 6)
      g.lineTo(x, y + dy)
    }
    g.stroke()
  }
  const [x, y] = point(0.84)
  g.strokeStyle = '#ffffffb0'
  g.lineWidth = 2
  g.beginPath()
  g.moveTo(x, y - 4)
  g.lineTo(x, y + 4)
  g.stroke()
}

function drawMouth(g: G, mood: Mood): void {
  g.strokeStyle = INK
  g.lineWidth = 1.7
  g.beginPath()
  if (mood === 'awe' || mood === 'joy') {
    const path =
      mood === 'joy'
        ? new Path2D('M5,6.4 Q11,8 15,6 Q14,13 9,13 Q5.4,12 5,6.4Z')
        : new Path2D('M8,7 Q12,4.6 14.4,7 Q15,12 11.5,12.6 Q8,12 8,7Z')
    g.fillStyle = '#7c2438'
    ink(g, path)
    g.fillStyle = '#ff8f96'
    ink(g, disc(10.4, 11.4, 2.4, 1.4))
    if (mood === 'joy') {
      g.fillStyle = '#fff'
      ink(g, rounded(10.2, 6.6, 3.6, 2.6, 1))
    }
    return
  }
  if (mood === 'fear' || mood === 'squash') {
    g.moveTo(6, 9)
    for (let i = 1; i <= 4; i++) g.lineTo(6 + i * 2.2, 9 + (i % 2 ? -1.8 : 1.2))
  } else if (mood === 'dizzy') g.ellipse(10, 9, 2.6, 2, 0, 0, 7)
  else {
    g.moveTo(6, mood === 'keen' ? 7.4 : 8)
    g.quadraticCurveTo(11, mood === 'keen' ? 12.4 : 11.4, 15, 6.4)
  }
  g.stroke()
  if (mood !== 'keen') return
  g.fillStyle = '#fff'
  ink(g, rounded(10.6, 8.4, 3.4, 3, 1))
}

function drawGoggles(g: G, { mood, blink, lookX, lookY, now, eyes }: HarePose): void {
  g.strokeStyle = DARK
  g.lineWidth = 4.4
  g.beginPath()
  g.moveTo(-15.4, -6)
  g.quadraticCurveTo(-6, -8.4, 3, -6)
  g.stroke()
  const wide = mood === 'awe' || mood === 'fear' ? 1.08 : 1
  for (const [x, y, r, near] of [
    [12.6, -6, 5.6, false],
    [3.4, -5, 7.8, true],
  ] as const) {
    sheet(g, disc(x, y, r * wide + 2.4), '#e8b04a', near ? 2 : 0)
    g.fillStyle = '#eafaff'
    ink(g, disc(x, y, r * wide))
    drawEye(g, { x, y, r }, { mood: eyes === 'open' ? 'awe' : mood, blink, lookX, lookY, now })
    g.strokeStyle = '#ffffffd0'
    g.lineWidth = 1.6
    g.beginPath()
    g.arc(x, y, r * 0.74, -2.7, -1.9)
    g.stroke()
  }
}
type Gaze = { mood: Mood; blink: number; lookX: number; lookY: number; now: number }

type Circle = { x: number; y: number; r: number }

function drawEye(g: G, { x, y, r }: Circle, { mood, blink, lookX, lookY, now }: Gaze): void {
  g.strokeStyle = INK
  g.fillStyle = INK
  g.lineWidth = 1.9
  g.beginPath()
  if (mood === 'dizzy') {
    for (let i = 0; i < 22; i++) {
      const far = (i / 22) * r * 0.74
      g.lineTo(x + Math.cos(i * 0.62 + now / 160) * far, y + Math.sin(i * 0.62 + now / 160) * far)
    }
    g.stroke()
  } else if (mood === 'squash') {
    g.moveTo(x - r * 0.5, y - r * 0.4)
    g.lineTo(x + r * 0.3, y)
    g.lineTo(x - r * 0.5, y + r * 0.4)
    g.stroke()
  } else if (mood === 'joy') {
    g.arc(x, y + r * 0.25, r * 0.5, Math.PI * 1.08, Math.PI * 1.92)
    g.stroke()
  } else if (blink > 0.6) {
    g.moveTo(x - r * 0.5, y)
    g.lineTo(x + r * 0.5, y)
    g.stroke()
  } else {
    const size = r * (mood === 'fear' ? 0.3 : mood === 'awe' ? 0.46 : 0.5)
    const [px, py] = [x + lookX * r * 0.34, y + lookY * r * 0.3]
    ink(g, disc(px, py, size, size * (1 - blink * 0.7)))
    g.fillStyle = '#fff'
    ink(g, disc(px - size * 0.3, py - size * 0.4, size * 0.36))
    if (mood !== 'keen') return
    // A determined lid.
    g.fillStyle = '#e8b04a'
    g.beginPath()
    g.arc(x, y, r, Math.PI * 1.16, Math.PI * 1.84)
    g.closePath()
    g.fill()
  }
}

function drawPaw(g: G, { wave, now }: HarePose): void {
  g.save()
  g.translate(4, 22)
  g.rotate(-wave * (1.9 + Math.sin(now / 90) * 0.35))
  g.strokeStyle = FUR
  g.lineWidth = 7
  g.beginPath()
  g.moveTo(0, 0)
  g.lineTo(13, -1)
  g.stroke()
  g.fillStyle = LIGHT
  ink(g, disc(14, -1, 4.4))
  g.restore()
}
