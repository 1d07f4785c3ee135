import type { Circle } from './pen.ts'
/** A small face: usually asleep, awake on events. */
export type Mood = 'asleep' | 'awake' | 'happy' | 'worried'

/** `r` is about half the width of the head it sits on. */
export function drawFace(g: CanvasRenderingContext2D, { x, y, r }: Circle, mood: Mood, ink: string): void {
  g.save()
  g.translate(x, y)
  g.lineCap = 'round'
  g.strokeStyle = ink
  g.fillStyle = ink
  g.lineWidth = Math.max(1.2, r * 0.15)
  drawCheeks(g, r)
  for (const side of [-1, 1]) drawEye(g, side * r * 0.42, -r * 0.08, r, mood)
  drawMouth(g, r, mood)
  g.restore()
}

function drawCheeks(g: CanvasRenderingContext2D, r: number): void {
  g.save()
  g.fillStyle = 'rgba(255,120,120,.55)'
  for (const side of [-1, 1]) {
    g.beginPath()
    g.ellipse(side * r * 0.66, r * 0.26, r * 0.17, r * 0.11, 0, 0, 7)
    g.fill()
  }
  g.restore()
}

function drawEye(g: CanvasRenderingContext2D, x: number, y: number, r: number, mood: Mood): void {
  g.beginPath()
  if (mood === 'asleep') {
    g.arc(x, y - r * 0.06, r * 0.2, 0.25, Math.PI - 0.25)
    g.stroke()
  } else if (mood === 'happy') {
    g.arc(x, y + r * 0.12, r * 0.2, Math.PI + 0.2, -0.2)
    g.stroke()
  } else {
    g.ellipse(x, y, r * 0.17, r * 0.22, 0, 0, 7)
    g.fill()
    g.save()
    g.fillStyle = '#fff'
    g.beginPath()
    g.arc(x - r * 0.05, y - r * 0.08, r * 0.075, 0, 7)
    g.fill()
    g.restore()
  }
}

function drawMouth(g: CanvasRenderingContext2D, r: number, mood: Mood): void {
  g.beginPath()
  if (mood === 'asleep') {
    g.arc(0, r * 0.18, r * 0.11, 0.3, Math.PI - 0.3)
    g.stroke()
  } else if (mood === 'worried') {
    g.arc(0, r * 0.42, r * 0.14, Math.PI + 0.4, -0.4)
    g.stroke()
  } else {
    g.moveTo(-r * 0.18, r * 0.16)
    g.quadraticCurveTo(0, r * (mood === 'happy' ? 0.62 : 0.46), r * 0.18, r * 0.16)
    g.closePath()
    g.fill()
  }
}
