/** The skip sign, shown while the choir sings at the end: a tap skips the song. */
import type { Rect } from '@playhouse/game-kit'
import type { Layout } from './layout-types.ts'
import type { G } from '../art/pen.ts'
import { box } from '../art/pen.ts'
import type { State } from '../state.ts'

const SIZE = { w: 84, h: 44 }

export const canSkip = ({ ending, walking, isAsleep }: State) => (ending > 0 && !isAsleep) || walking > 0

/** In the middle of the lower edge, at the feet of the choir. */
export const skipRectOf = ({ w, h }: Pick<Layout, 'w' | 'h'>): Rect => ({
  x: (w - SIZE.w) / 2,
  y: h - SIZE.h - 8,
  ...SIZE,
})

export function drawSkip(g: G, { x, y, w, h }: Rect, now: number, calm: boolean): void {
  const step = calm ? 0 : Math.abs(Math.sin(now * 0.005)) * 5
  box(g, { x, y: y + 4, w, h: h - 4 }, '#5c3a20', { r: h / 2 })
  box(g, { x, y, w, h: h - 4 }, '#fff3cf', { r: h / 2, line: '#8a5a34', width: 3 })
  g.fillStyle = '#4a2a16'
  g.beginPath()
  for (const dx of [-17, 1]) {
    const left = x + w / 2 + dx + step - 2
    g.moveTo(left, y + 10)
    g.lineTo(left + 16, y + h / 2 - 2)
    g.lineTo(left, y + h - 14)
    g.closePath()
  }
  g.fill()
}
