/** A sign on two threads before the start and after a crash; below it, after many crashes, a button to skip the hill. */
import type { Rect, Screen } from '@playhouse/game-kit'
import { FONT, INK, PAPER } from '../ui/hud.ts'
import { rounded, sheet } from './paper.ts'
import type { G } from './paper.ts'

const sizeOf = ({ portrait }: Screen) => (portrait ? 46 : 38)

function placeOf({ visible, portrait }: Screen): { x: number; y: number } {
  return { x: visible.x + visible.w / 2, y: visible.y + visible.h * (portrait ? 0.26 : 0.24) }
}

/** `drop`: 0 hidden above the picture, 1 in its place. */
export function drawSign(g: G, screen: Screen, words: string, drop = 1): void {
  const { visible, safe } = screen
  const size = sizeOf(screen)
  const place = placeOf(screen)
  const x = place.x
  const y = visible.y - size * 2 + (place.y - visible.y + size * 2) * drop
  g.font = `900 ${size}px ${FONT}`
  const w = Math.min(safe.w - 40, g.measureText(words).width + size * 1.6)
  g.strokeStyle = '#3b2b4550'
  g.lineWidth = 2
  g.beginPath()
  for (const side of [-1, 1]) {
    g.moveTo(x + side * w * 0.36, visible.y)
    g.lineTo(x + side * w * 0.36, y - size)
  }
  g.stroke()
  sheet(g, rounded(x - w / 2, y - size, w, size * 1.9, 18), PAPER, 8, { shadow: '#00000030' })
  g.fillStyle = INK
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillText(words, x, y - size * 0.05 + 2, w - size)
}

/** Where the way around is pressed. */
export function placeSkip(screen: Screen): Rect {
  const { x, y } = placeOf(screen)
  const w = Math.min(screen.safe.w - 40, 430)
  return { x: x - w / 2, y: y + sizeOf(screen) * 1.35, w, h: 104 }
}

export function drawSkip(g: G, screen: Screen, words: string, now: number): void {
  const { x, y, w, h } = placeSkip(screen)
  sheet(g, rounded(x, y, w, h, 26), '#ffbe2e', 8, { shadow: '#00000038' })
  const size = sizeOf(screen) * 0.84
  g.fillStyle = '#4a2c00'
  g.font = `900 ${size}px ${FONT}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillText(words, x + w / 2 - h * 0.3, y + h / 2 + 2, w - h * 1.2)
  const tip = x + w - h * 0.36 + Math.sin(now / 260) * 4
  g.beginPath()
  for (const dx of [0, 24]) {
    g.moveTo(tip - dx, y + h / 2)
    g.lineTo(tip - 24 - dx, y + h / 2 - 20)
    g.lineTo(tip - 24 - dx, y + h / 2 + 20)
  }
  g.fill()
}
