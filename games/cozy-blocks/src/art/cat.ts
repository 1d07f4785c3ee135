/** The cat on the frame: asleep until something good happens. */
import type { Rect } from '../view/layout-rects.ts'

export type CatPose = {
  /** -1 to 1: breathing. */
  breath: number
  /** 0 asleep, 1 awake. */
  awake: number
  /** -1 to 1: the ear and the tail. */
  twitch: number
  /** 0 to 1: a little jump for joy. */
  hop: number
  /** Where she looks when awake, -1 to 1 each way. */
  look: { x: number; y: number }
}

export type Fur = { light: string; base: string; deep: string; line: string }

const GINGER: Fur = { light: '#ffe3bd', base: '#f3c48f', deep: '#d4935c', line: '#6b3a22' }

export function drawCat(g: CanvasRenderingContext2D, place: Rect, pose: CatPose, coat = GINGER): void {
  const unit = Math.min(place.w / 220, place.h / 128)
  g.save()
  g.translate(place.x + place.w / 2, place.y + place.h)
  g.scale(unit, unit * (1 + pose.breath * 0.018))
  g.translate(0, -pose.hop * 26)
  g.lineJoin = 'round'
  g.lineCap = 'round'
  g.strokeStyle = coat.line
  g.lineWidth = 7
  drawTail(g, pose, coat)
  drawBody(g, coat)
  g.translate(-42, -58 - pose.awake * 10)
  drawHead(g, pose, coat)
  g.restore()
}

function drawTail(g: CanvasRenderingContext2D, { twitch }: CatPose, { line, deep }: Fur): void {
  for (const [width, colour] of [
    [30, line],
    [18, deep],
  ] as const) {
    g.lineWidth = width
    g.strokeStyle = colour
    g.beginPath()
    g.moveTo(70, -18)
    g.bezierCurveTo(118, -8, 116, -60 - twitch * 16, 86, -66 - twitch * 22)
    g.stroke()
  }
  g.lineWidth = 7
  g.strokeStyle = line
}

function drawBody(g: CanvasRenderingContext2D, { light, base, deep }: Fur): void {
  const fur = g.createLinearGradient(-60, -100, 40, 0)
  fur.addColorStop(0, light)
  fur.addColorStop(0.5, base)
  fur.addColorStop(1, deep)
  g.fillStyle = fur
  g.beginPath()
  g.moveTo(-86, -3)
  g.bezierCurveTo(-104, -60, -50, -88, 10, -84)
  g.bezierCurveTo(74, -82, 98, -44, 88, -3)
  g.closePath()
  g.stroke()
  g.fill()
  g.save()
  g.globalAlpha = 0.7
  g.strokeStyle = deep
  g.lineWidth = 8
  for (const x of [22, 42, 62]) {
    g.beginPath()
    g.moveTo(x, -78 + (x - 22) * 0.22)
    g.quadraticCurveTo(x + 8, -66, x + 4, -54)
    g.stroke()
  }
  g.restore()
}

function drawHead(g: CanvasRenderingContext2D, pose: CatPose, coat: Fur): void {
  for (const side of [-1, 1]) {
    g.save()
    g.rotate(side === 1 ? pose.twitch * 0.12 : 0)
    g.fillStyle = coat.base
    g.beginPath()
    g.moveTo(side * 46, -16)
    g.quadraticCurveTo(side * 52, -52, side * 44, -58)
    g.quadraticCurveTo(side * 22, -52, side * 8, -36)
    g.closePath()
    g.stroke()
    g.fill()
    g.fillStyle = '#f0917f'
    g.beginPath()
    g.moveTo(side * 38, -26)
    g.quadraticCurveTo(side * 42, -44, side * 39, -48)
    g.quadraticCurveTo(side * 28, -44, side * 20, -36)
    g.closePath()
    g.fill()
    g.restore()
  }
  const fur = g.createRadialGradient(-18, -22, 4, 0, 0, 60)
  fur.addColorStop(0, coat.light)
  fur.addColorStop(0.7, coat.base)
  fur.addColorStop(1, coat.deep)
  g.fillStyle = fur
  g.beginPath()
  g.ellipse(0, 2, 54, 43, 0, 0, 7)
  g.stroke()
  g.fill()
  drawCatFace(g, pose, coat)
}

function drawCatFace(g: CanvasRenderingContext2D, { awake, look }: CatPose, { line }: Fur): void {
  g.save()
  g.lineWidth = 5
  for (const side of [-1, 1]) {
    g.fillStyle = line
    g.beginPath()
    if (awake < 0.35) {
      g.arc(side * 22, -4, 9, 0.25, Math.PI - 0.25)
      g.stroke()
    } else {
      g.ellipse(side * 22, -2, 8, 11 * awake, 0, 0, 7)
      g.fill()
      g.fillStyle = '#fff'
      g.beginPath()
      g.arc(side * 22 - 2 + look.x * 3.5, -4 + look.y * 4, 3.4 * awake, 0, 7)
      g.fill()
    }
    g.fillStyle = 'rgba(240,120,110,.5)'
    g.beginPath()
    g.ellipse(side * 38, 14, 8, 5, 0, 0, 7)
    g.fill()
  }
  g.fillStyle = '#b9564c'
  g.beginPath()
  g.moveTo(-6, 9)
  g.quadraticCurveTo(0, 7, 6, 9)
  g.quadraticCurveTo(2, 16, 0, 16)
  g.quadraticCurveTo(-2, 16, -6, 9)
  g.fill()
  g.lineWidth = 4
  g.beginPath()
  g.moveTo(-10, 20)
  g.quadraticCurveTo(-4, 25, 0, 17)
  g.quadraticCurveTo(4, 25, 10, 20)
  g.stroke()
  g.restore()
}

/** A paw that shows how to drag. */
export function drawPaw(
  g: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  press: number,
): void {
  g.save()
  g.translate(x, y)
  g.scale((size / 100) * (1 - press * 0.08), (size / 100) * (1 - press * 0.08))
  g.rotate(-0.25)
  g.lineJoin = 'round'
  g.strokeStyle = GINGER.line
  g.lineWidth = 7
  g.fillStyle = GINGER.light
  g.beginPath()
  g.moveTo(-34, 130)
  g.bezierCurveTo(-46, 60, -52, 20, -40, -6)
  g.bezierCurveTo(-24, -30, 26, -30, 42, -6)
  g.bezierCurveTo(54, 20, 48, 60, 38, 130)
  g.bezierCurveTo(32, 150, -28, 150, -34, 130)
  g.stroke()
  g.fill()
  g.fillStyle = '#f08f86'
  g.beginPath()
  g.ellipse(2, 26, 20, 16, 0, 0, 7)
  g.fill()
  for (const [px, py] of [
    [-24, 4],
    [-8, -8],
    [12, -8],
    [28, 4],
  ] as const) {
    g.beginPath()
    g.ellipse(px, py, 7.5, 9.5, 0, 0, 7)
    g.fill()
  }
  g.restore()
}
