/** Icons instead of words: the wooden sign and its symbols. */
import type { Rect } from '@playhouse/game-kit'
import { isNarrow } from '../view/layout.ts'
import type { G } from './pen.ts'
import type { State } from '../state.ts'
import { texts } from '../texts.ts'
import type { Circle } from './sizes.ts'

export type IconName =
  | 'eye'
  | 'ear'
  | 'two'
  | 'steps'
  | 'sun'
  | 'moon'
  | 'heart'
  | 'flower'
  | 'star'
  | 'leaf'
  | 'drop'
  | 'again'
  | 'post'
  | 'gear'
  | 'ask'

/** A symbol around (x, y), some 2r wide. */
export function drawIcon(g: G, name: IconName, { x, y, r }: Circle, colour: string): void {
  g.save()
  g.translate(x, y)
  g.scale(r / 10, r / 10)
  g.fillStyle = colour
  g.strokeStyle = colour
  g.lineWidth = 2.6
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.beginPath()
  ICONS[name](g)
  g.restore()
}

const dot = (g: G, x: number, y: number, r: number) => {
  g.moveTo(x + r, y)
  g.arc(x, y, r, 0, 7)
}
const ICONS: Record<IconName, (g: G) => void> = {
  eye(g) {
    g.moveTo(-11, 0)
    g.quadraticCurveTo(0, -12, 11, 0)
    g.quadraticCurveTo(0, 12, -11, 0)
    g.stroke()
    g.beginPath()
    dot(g, 0, 0, 4.4)
    g.fill()
  },
  ear(g) {
    g.moveTo(-6, 1)
    g.bezierCurveTo(-9, -12, 8, -14, 7, -3)
    g.bezierCurveTo(6, 3, 2, 3, 2, 7)
    g.bezierCurveTo(1, 12, -5, 12, -5, 7)
    g.moveTo(-2, -2)
    g.bezierCurveTo(-2, -7, 4, -7, 3, -3)
    g.stroke()
  },
  two(g) {
    dot(g, -6, -4, 4.4)
    dot(g, 6, -4, 4.4)
    g.moveTo(-12, 10)
    g.bezierCurveTo(-12, 0, 0, 0, -0.5, 10)
    g.moveTo(0.5, 10)
    g.bezierCurveTo(0, 0, 12, 0, 12, 10)
    g.fill()
  },
  steps(g) {
    // Two prints of a paw, one before the other.
    for (const [x, y] of [
      [-5.6, 5.4],
      [5.6, -2.6],
    ] as const) {
      g.moveTo(x + 4.6, y + 2)
      g.ellipse(x, y + 2, 4.6, 3.8, 0, 0, 7)
      for (const toe of [-1, 0, 1]) dot(g, x + toe * 4.4, y - 4 - (toe ? 0 : 1.8), 2)
    }
    g.fill()
  },
  sun(g) {
    dot(g, 0, 0, 5)
    g.fill()
    g.beginPath()
    for (let i = 0; i < 8; i++) {
      g.moveTo(Math.cos(i * 0.785) * 7.6, Math.sin(i * 0.785) * 7.6)
      g.lineTo(Math.cos(i * 0.785) * 10.6, Math.sin(i * 0.785) * 10.6)
    }
    g.stroke()
  },
  moon(g) {
    g.arc(0, 0, 9, 0.9, 5.4)
    g.quadraticCurveTo(-4, -2, 5.6, 7)
    g.fill()
  },
  heart(g) {
    g.moveTo(0, 9)
    g.bezierCurveTo(-16, -3, -6, -13, 0, -5)
    g.bezierCurveTo(6, -13, 16, -3, 0, 9)
    g.fill()
  },
  flower(g) {
    for (let i = 0; i < 5; i++)
      dot(g, Math.cos(i * 1.257 - 1.57) * 5.6, Math.sin(i * 1.257 - 1.57) * 5.6, 4.4)
    g.fill()
    g.fillStyle = '#ffcf4a'
    g.beginPath()
    dot(g, 0, 0, 3.6)
    g.fill()
  },
  leaf(g) {
    g.moveTo(-9, 9)
    g.bezierCurveTo(-13, -8, 0, -12, 10, -10)
    g.bezierCurveTo(11, 2, 6, 13, -9, 9)
    g.fill()
  },
  drop(g) {
    g.moveTo(0, -12)
    g.bezierCurveTo(5, -4, 9, 0, 9, 4)
    g.bezierCurveTo(9, 14, -9, 14, -9, 4)
    g.bezierCurveTo(-9, 0, -5, -4, 0, -12)
    g.fill()
  },
  again(g) {
    g.lineWidth = 3.6
    g.arc(0, 1, 8, -0.6, 4.4)
    g.stroke()
    g.beginPath()
    g.moveTo(-6, -12)
    g.lineTo(4, -7)
    g.lineTo(-6, -1)
    g.fill()
  },
  post(g) {
    g.rect(-1.6, -11, 3.2, 22)
    for (const [side, y] of [
      [1, -9],
      [-1, -1.4],
    ] as const) {
      g.moveTo(-7 * side, y)
      g.lineTo(6 * side, y)
      g.lineTo(10 * side, y + 3.2)
      g.lineTo(6 * side, y + 6.4)
      g.lineTo(-7 * side, y + 6.4)
    }
    g.fill()
  },
  gear(g) {
    g.lineWidth = 4.4
    g.arc(0, 0, 5.4, 0, 7)
    g.stroke()
    g.beginPath()
    for (let i = 0; i < 8; i++) {
      g.moveTo(Math.cos(i * 0.785) * 7, Math.sin(i * 0.785) * 7)
      g.lineTo(Math.cos(i * 0.785) * 10, Math.sin(i * 0.785) * 10)
    }
    g.stroke()
  },
  ask(g) {
    g.lineWidth = 3.8
    g.moveTo(-5.6, -5)
    g.bezierCurveTo(-5, -13, 7, -12, 5.6, -4)
    g.bezierCurveTo(5, -0.6, 0, -0.4, 0, 4)
    g.stroke()
    g.beginPath()
    dot(g, 0, 9.4, 2.3)
    g.fill()
  },
  star(g) {
    for (let i = 0; i < 10; i++) {
      const reach = i % 2 ? 4.6 : 11
      g.lineTo(Math.cos(i * 0.628 - 1.57) * reach, Math.sin(i * 0.628 - 1.57) * reach)
    }
    g.fill()
  },
}

/** Letters of the sign, and of a narrow one. */
const SIZE = 21
const NARROW_SIZE = 18
/** A sign of the common height; larger ones have larger letters. */
const SIGN_H = 48
/** The word over a number, of the number's letters. */
const LABEL = 0.62
const fontOf = (size: number) => `900 ${size}px 'Meadow Nunito', ui-rounded, system-ui, sans-serif`
export const signSizeOf = (sign: Rect) => (isNarrow(sign) ? NARROW_SIZE : (SIZE * sign.h) / SIGN_H)
const SIGN_ICONS: Partial<Record<string, IconName>> = {
  ears: 'ear',
  together: 'two',
  walk: 'steps',
  daily: 'sun',
}

/** The wooden sign: what kind of meadow, which, and the flowers won. */
export function drawSign(g: G, sign: Rect, state: State): void {
  const { x, y, w, h } = sign
  g.lineCap = g.lineJoin = 'round'
  g.fillStyle = '#5c3a20'
  g.beginPath()
  g.roundRect(x, y + 4, w, h, 14)
  g.fill()
  g.fillStyle = '#c98d52'
  g.strokeStyle = '#7a4c28'
  g.lineWidth = 3
  g.beginPath()
  g.roundRect(x, y, w, h, 14)
  g.fill()
  g.stroke()
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  g.font = fontOf(signSizeOf(sign))
  const isWalk = state.mode === 'walk'
  const which = isWalk ? `${state.round}/${state.rounds}` : state.level > 0 ? String(state.level) : ''
  const won = String(state.players === 2 ? state.choir.length : state.score)
  const icon = state.kind === 'listen' ? 'ear' : (SIGN_ICONS[state.mode] ?? 'eye')
  const middle = y + h / 2 + 1
  if (isNarrow(sign)) {
    // The ear tells what kind of meadow it is; an eye says nothing new.
    const kind = icon === 'eye' ? null : icon
    return drawLine(g, sign, middle, [
      [kind, '#4a2a16', which],
      ['flower', '#ffa3c4', won],
    ])
  }
  drawGrain(g, sign)
  // The eye says nothing that the word does not say.
  drawLine(g, sign, middle, [
    [icon === 'eye' ? null : icon, '#4a2a16', which, isWalk ? '' : texts.level],
    ['flower', '#ffa3c4', won],
  ])
}

function drawGrain(g: G, { x, y, w, h }: Rect): void {
  g.strokeStyle = '#e0ae74'
  g.lineWidth = 2.4
  g.beginPath()
  g.moveTo(x + 12, y + 7)
  g.lineTo(x + w - 34, y + 7)
  g.moveTo(x + 40, y + h - 7)
  g.lineTo(x + w - 12, y + h - 7)
  g.stroke()
}

/** Symbols with their numbers in a row, in the middle however long the numbers are; nothing leaves the sign. */
function drawLine(
  g: G,
  sign: Rect,
  y: number,
  items: readonly (readonly [icon: IconName | null, colour: string, words: string, label?: string])[],
): void {
  const r = isNarrow(sign) ? 8.5 : (11 * sign.h) / SIGN_H
  const gap = sign.w < 130 ? 5 : 9
  const size = signSizeOf(sign)
  const [font, small] = [fontOf(size), fontOf(Math.round(size * LABEL))]
  const measure = (words: string, label = '') => {
    g.font = small
    const wide = label ? g.measureText(label).width : 0
    g.font = font
    return Math.max(wide, g.measureText(words).width)
  }
  const widths = items.map(
    ([icon, , words, label]) => (icon ? r * 2 + (words ? gap : 0) : 0) + (words ? measure(words, label) : 0),
  )
  const full = widths.reduce((sum, width) => sum + width, gap * 2 * (items.length - 1))
  const shrink = Math.min(1, (sign.w - 14) / full)
  g.save()
  g.translate(sign.x + sign.w / 2, y)
  g.scale(shrink, shrink)
  let left = -full / 2
  items.forEach(([icon, colour, words, label], i) => {
    if (icon) drawIcon(g, icon, { x: left + r, y: 0, r }, colour)
    g.fillStyle = '#4a2a16'
    const start = left + (icon ? r * 2 + gap : 0)
    if (words && label) {
      // The word stands over its number.
      const middle = (start + left + widths[i]!) / 2
      g.textAlign = 'center'
      g.fillText(words, middle, size * 0.42)
      g.font = small
      g.fillText(label, middle, -size * 0.52)
      g.font = font
      g.textAlign = 'left'
    } else if (words) g.fillText(words, start, 1)
    left += widths[i]! + gap * 2
  })
  g.restore()
}
