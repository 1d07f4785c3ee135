/** The bell in the corner of the hill, with a basket under it whose flowers double until the bell rings or a pair is missed. */
import type { Rect } from '@playhouse/game-kit'
import { drawGlow } from './glow.ts'
import { box } from './pen.ts'
import type { G } from './pen.ts'
import { drawIcon } from './signs.ts'

export type BellDrawing = {
  g: G
  bell: Rect
  flowers: number
  /** From −1 to 1. */
  swing: number
  /** From 0 to 1: something has just come. */
  pop: number
  now: number
  calm: boolean
}

const INK = '#4a2a16'
const LIGHT = { colour: '255,236,140', core: 0.12 }
/** Flowers over the basket's edge, from the first to the last. */
const HEADS = [
  [0, 9],
  [-12, 12],
  [12, 12],
  [-6, 4],
  [7, 4],
] as const

export function drawBell({ g, bell, flowers, swing, pop, now, calm }: BellDrawing): void {
  const isReady = flowers > 0
  g.save()
  g.translate(bell.x + bell.w / 2, bell.y + bell.h / 2)
  g.scale(bell.h / 76, bell.h / 76)
  if (isReady) drawGlow(g, LIGHT, { x: 0, y: 0, r: 52 }, Math.min(1, 0.35 + flowers * 0.03))
  drawFrame(g)
  const idle = isReady && !calm ? Math.sin(now * 0.004) * 0.1 : 0
  drawGolden(g, calm ? 0 : swing * 0.6 + idle)
  drawBasket(g, flowers, calm ? 0 : pop)
  g.restore()
}

function drawFrame(g: G): void {
  for (const [colour, width] of [
    [INK, 9],
    ['#b87a44', 5],
  ] as const) {
    g.strokeStyle = colour
    g.lineWidth = width
    g.beginPath()
    g.moveTo(-27, 34)
    g.lineTo(-27, -18)
    g.quadraticCurveTo(-27, -36, 0, -36)
    g.quadraticCurveTo(27, -36, 27, -18)
    g.lineTo(27, 34)
    g.stroke()
  }
}

function drawGolden(g: G, turn: number): void {
  g.save()
  g.translate(0, -33)
  g.rotate(turn)
  g.strokeStyle = INK
  g.fillStyle = '#e0a020'
  g.lineWidth = 2.6
  g.beginPath()
  g.arc(-turn * 10, 30, 4.5, 0, 7)
  g.fill()
  g.stroke()
  g.fillStyle = '#ffcf3a'
  g.beginPath()
  g.moveTo(-3, 2)
  g.bezierCurveTo(-15, 5, -10, 20, -18, 27)
  g.quadraticCurveTo(0, 33, 18, 27)
  g.bezierCurveTo(10, 20, 15, 5, 3, 2)
  g.closePath()
  g.fill()
  g.stroke()
  g.strokeStyle = '#fff3b0'
  g.lineWidth = 3.4
  g.beginPath()
  g.moveTo(-6, 9)
  g.quadraticCurveTo(-7, 17, -10, 22)
  g.stroke()
  g.restore()
}

function drawBasket(g: G, flowers: number, pop: number): void {
  g.save()
  g.translate(0, 22)
  g.scale(1 + pop * 0.16, 1 + pop * 0.16)
  // One more with every doubling.
  const heads = flowers === 0 ? 0 : Math.min(HEADS.length, Math.round(Math.log2(flowers)) + 1)
  for (let i = heads - 1; i >= 0; i--) {
    const [x, y] = HEADS[i]!
    drawIcon(g, 'flower', { x, y: y - 20, r: 8 }, INK)
    drawIcon(g, 'flower', { x, y: y - 20, r: 6.4 }, ['#ff7fae', '#ffffff', '#ffb04a'][i % 3]!)
  }
  g.fillStyle = flowers > 0 ? '#fff3cf' : '#e2bd84'
  g.strokeStyle = INK
  g.lineWidth = 2.6
  g.beginPath()
  g.moveTo(-23, -5)
  g.lineTo(23, -5)
  g.lineTo(18, 15)
  g.lineTo(-18, 15)
  g.closePath()
  g.fill()
  g.stroke()
  if (flowers > 0) {
    g.fillStyle = INK
    g.textAlign = 'center'
    g.textBaseline = 'middle'
    g.font = "900 19px 'Meadow Nunito', ui-rounded, system-ui, sans-serif"
    g.fillText(`+${flowers}`, 0, 6)
  } else {
    g.strokeStyle = '#a87440'
    g.lineWidth = 2
    g.beginPath()
    for (const x of [-10, 0, 10]) {
      g.moveTo(x, -2)
      g.lineTo(x * 0.82, 13)
    }
    g.moveTo(-20, 5)
    g.lineTo(20, 5)
    g.stroke()
  }
  g.restore()
}

/** The flowers on offer; the previewed amount is larger. */
export function drawOffer(g: G, x: number, y: number, words: string, isChosen: boolean): void {
  g.save()
  g.translate(x, y)
  if (isChosen) g.scale(1.12, 1.12)
  box(g, { x: -52, y: -18, w: 104, h: 36 }, isChosen ? '#ffe58a' : '#fff8e6', {
    r: 12,
    line: '#8a5a34',
    width: 3,
  })
  drawIcon(g, 'flower', { x: -30, y: 0, r: 13 }, '#ff86ab')
  g.fillStyle = INK
  g.font = "900 25px 'Meadow Nunito', ui-rounded, system-ui, sans-serif"
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  g.fillText(words, -12, 1)
  g.restore()
}
