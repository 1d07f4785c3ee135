/** Draws a painter: an ink drop with a face that looks ahead and shows its mood. */
import type { Ink } from './inks.ts'
import type { Hat } from '../rules/personalities.ts'
import { drawWreath } from './wreaths.ts'

export type Mood = 'calm' | 'happy' | 'scared' | 'sly'
export type Blob = {
  x: number
  y: number
  /** Radius. */
  r: number
  /** Where it goes and where it looks, as directions of length 1 or 0. */
  goX: number
  goY: number
  lookX: number
  lookY: number
  mood: Mood
  /** 1 as usual; above it is stretched along its way. */
  stretch: number
  /** 0 open to 1 shut. */
  blink: number
  hat: Hat
  /** 0 none, else which of the wreaths. */
  wreath?: number
  isLeader: boolean
  /** 0 to 1: strength of the shimmer of a painter that cannot be cut. */
  shield: number
}

/** `paintBody` draws the drop itself, at the origin. */
export function drawBlob(
  g: CanvasRenderingContext2D,
  ink: Ink,
  blob: Blob,
  paintBody: (r: number) => void,
): void {
  const { x, y, r, goX, goY, stretch } = blob
  g.save()
  g.translate(x, y)
  g.fillStyle = 'rgba(40,15,60,0.3)'
  g.beginPath()
  g.ellipse(r * 0.12, r * 0.34, r * 1.02, r * 0.92, 0, 0, 7)
  g.fill()
  drawWreath(g, blob.wreath ?? 0, r)
  g.save()
  const turn = Math.atan2(goY, goX)
  g.rotate(turn)
  g.scale(stretch, 1 / stretch)
  g.rotate(-turn)
  paintBody(r)
  g.restore()
  if (blob.shield > 0) {
    g.strokeStyle = `rgba(255,255,255,${0.75 * blob.shield})`
    g.lineWidth = r * 0.13
    g.setLineDash([r * 0.5, r * 0.3])
    g.beginPath()
    g.arc(0, 0, r * 1.28, 0, 7)
    g.stroke()
    g.setLineDash([])
  }
  drawFace(g, ink, blob)
  drawHat(g, ink, blob.hat, r)
  if (blob.isLeader) drawCrown(g, r * CROWN_SWELL, blob.hat === 'none' ? 0.2 : CROWN_LIFT)
  g.restore()
}

export function drawBody(
  g: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  ink: Ink,
  r: number,
): void {
  g.fillStyle = ink.deep
  traceDrop(g, r)
  g.fill()
  const shade = g.createRadialGradient(-r * 0.35, -r * 0.45, r * 0.1, 0, 0, r)
  shade.addColorStop(0, ink.light)
  shade.addColorStop(0.7, ink.fill)
  shade.addColorStop(1, ink.deep)
  g.fillStyle = shade
  g.translate(0, -r * 0.02)
  traceDrop(g, r * 0.89)
  g.fill()
  g.translate(0, r * 0.02)
  g.strokeStyle = 'rgba(255,255,255,0.8)'
  g.lineCap = 'round'
  g.lineWidth = r * 0.13
  g.beginPath()
  g.arc(0, 0, r * 0.7, 3.5, 4.45)
  g.stroke()
  g.beginPath()
  g.arc(0, 0, r * 0.7, 4.72, 4.8)
  g.stroke()
}

/** Round below, with a little tip that leans. */
function traceDrop(g: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D, r: number): void {
  g.beginPath()
  g.arc(0, 0, r, -0.62, Math.PI + 0.62)
  g.bezierCurveTo(-r * 0.52, -r * 0.98, -r * 0.12, -r * 1.02, r * 0.1, -r * 1.42)
  g.bezierCurveTo(r * 0.26, -r * 1.06, r * 0.6, -r * 0.92, r * 0.814, -r * 0.581)
  g.closePath()
}

function drawFace(g: CanvasRenderingContext2D, ink: Ink, { r, lookX, lookY, mood, blink }: Blob): void {
  const shiftX = lookX * r * 0.2
  const shiftY = lookY * r * 0.15
  for (const side of [-1, 1]) {
    const ex = side * r * 0.36 + shiftX
    const ey = -r * 0.14 + shiftY
    const open = mood === 'scared' ? 1.12 : mood === 'sly' ? 0.72 : 1
    g.fillStyle = '#fff'
    g.beginPath()
    g.ellipse(ex, ey, r * 0.3, Math.max(r * 0.04, r * 0.36 * open * (1 - blink)), 0, 0, 7)
    g.fill()
    if (blink > 0.6) continue
    const size = mood === 'scared' ? 0.12 : 0.18
    g.fillStyle = '#1c1230'
    g.beginPath()
    g.arc(ex + lookX * r * 0.11, ey + lookY * r * 0.14, r * size, 0, 7)
    g.fill()
    g.fillStyle = '#fff'
    g.beginPath()
    g.arc(ex + lookX * r * 0.11 - r * 0.06, ey + lookY * r * 0.14 - r * 0.07, r * 0.06, 0, 7)
    g.fill()
  }
  g.strokeStyle = ink.deep
  g.lineWidth = r * 0.1
  g.beginPath()
  if (mood === 'sly') {
    g.moveTo(-r * 0.62 + shiftX, -r * 0.52 + shiftY)
    g.lineTo(-r * 0.16 + shiftX, -r * 0.36 + shiftY)
    g.moveTo(r * 0.62 + shiftX, -r * 0.52 + shiftY)
    g.lineTo(r * 0.16 + shiftX, -r * 0.36 + shiftY)
    g.stroke()
    g.beginPath()
  }
  g.fillStyle = '#4a0f36'
  const my = r * 0.34 + shiftY
  if (mood === 'happy') g.arc(shiftX, my - r * 0.04, r * 0.24, 0.1, 3.04)
  else if (mood === 'scared') g.ellipse(shiftX, my + r * 0.08, r * 0.11, r * 0.15, 0, 0, 7)
  else g.arc(shiftX, my - r * 0.1, r * 0.19, 0.4, 2.74)
  if (mood === 'happy' || mood === 'scared') g.fill()
  else {
    g.strokeStyle = '#35092a'
    g.stroke()
  }
}

const HATS: Record<Exclude<Hat, 'none'>, readonly (readonly [path: string, colour: string])[]> = {
  bow: [['M0-1L-.42-1.28v.5zM0-1l.42-.28v.5zM-.1-1.12h.2v.22h-.2z', '#ff5d8f']],
  leaf: [['M0-.9Q-.1-1.5.5-1.5.5-1 0-.9z', '#63b53c']],
  cap: [['M-.6-.78A.62.55 0 0 1 .6-.78L.95-.68-.6-.7z', '#2d6fd0']],
  horns: [['M-.7-.6L-.75-1.2-.3-.9zM.7-.6L.75-1.2.3-.9z', '#fff0c8']],
  star: [['M0-1.62L.1-1.33.4-1.32.16-1.14.25-.85 0-1.02-.25-.85-.16-1.14-.4-1.32-.1-1.33z', '#ffd23e']],
  flower: [
    [
      'M0-1.5a.17.17 0 0 1 .17.2.18.18 0 0 1 .1.32.18.18 0 0 1-.27.12.18.18 0 0 1-.27-.12.18.18 0 0 1 .1-.32A.17.17 0 0 1 0-1.5z',
      '#ff9ac4',
    ],
    ['M-.1-1.12a.1.1 0 1 1 .2 0 .1.1 0 1 1-.2 0z', '#ffd23e'],
  ],
  band: [['M-.92-.42Q0-.82.92-.42l-.06-.2Q0-1.02-.86-.62z', '#f4f4ff']],
  feeler: [
    [
      'M-.28-.9Q-.3-1.2-.5-1.3l.04-.06Q-.2-1.2-.2-.9zM.28-.9Q.3-1.2.5-1.3l-.04-.06Q.2-1.2.2-.9zM-.62-1.35a.12.12 0 1 1 .24 0 .12.12 0 1 1-.24 0zM.38-1.35a.12.12 0 1 1 .24 0 .12.12 0 1 1-.24 0z',
      '#3a2352',
    ],
  ],
  helmet: [['M-.84-.5A.84.72 0 0 1 .84-.5L.9-.4H-.9zM-.08-1.45h.16v.3h-.16z', '#8b95ad']],
  tuft: [['M-.2-.9Q-.3-1.3-.1-1.5-.05-1.2 0-1.1.05-1.4.3-1.4.1-1.2.2-.9z', '#3a2352']],
  glasses: [
    [
      'M-.75-.2a.36.36 0 1 1 .72 0 .36.36 0 1 1-.72 0h.1a.26.26 0 1 0 .52 0 .26.26 0 1 0-.52 0zM.03-.2a.36.36 0 1 1 .72 0 .36.36 0 1 1-.72 0h.1a.26.26 0 1 0 .52 0 .26.26 0 1 0-.52 0z',
      '#2a1d38',
    ],
  ],
}
const paths = new Map<string, Path2D>()
/** Hats are drawn large so that they are visible on a phone; parts around the head stay nearer to their real size. */
const HAT_SWELL = 1.42
const SNUG: Partial<Record<Hat, number>> = { band: 1.12, glasses: 1.2, helmet: 1.2, cap: 1.3 }
/** Where a hat sits, in radii. */
const HAT_SEAT = -0.72
/** The crown of who wears a hat stands on it. */
const CROWN_LIFT = 0.5
const CROWN_SWELL = 1.28

function drawHat(g: CanvasRenderingContext2D, ink: Ink, hat: Hat, r: number): void {
  if (hat === 'none') return
  const swell = SNUG[hat] ?? HAT_SWELL
  g.save()
  g.scale(r, r)
  g.translate(0, HAT_SEAT)
  g.scale(swell, swell)
  g.translate(0, -HAT_SEAT)
  g.lineWidth = 0.12
  g.lineJoin = 'round'
  for (const [path, colour] of HATS[hat]) {
    const shape = paths.get(path) ?? new Path2D(path)
    paths.set(path, shape)
    g.strokeStyle = ink.deep
    if (hat !== 'glasses') g.stroke(shape)
    g.fillStyle = colour
    g.fill(shape)
  }
  g.restore()
}

function drawCrown(g: CanvasRenderingContext2D, r: number, lift: number): void {
  const top = -r * (0.62 + lift)
  g.fillStyle = '#ffcf33'
  g.strokeStyle = '#8f5a08'
  g.lineWidth = r * 0.1
  g.lineJoin = 'round'
  g.beginPath()
  g.moveTo(-r * 0.5, top)
  for (const [x, y] of [
    [-0.6, -0.55],
    [-0.25, -0.25],
    [0, -0.7],
    [0.25, -0.25],
    [0.6, -0.55],
    [0.5, 0],
  ] as const) {
    // prettier-ignore
    g.lineTo(r * x, top + r * y)
  }
  g.closePath()
  g.stroke()
  g.fill()
}
