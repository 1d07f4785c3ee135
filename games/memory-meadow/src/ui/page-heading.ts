/** The heading of a page with its progress. */
import type { G } from '../art/pen.ts'

const FONT = "'Meadow Nunito', ui-rounded, system-ui, sans-serif"
const GAP = 12
type HeadingPlace = { x: number; y: number; size?: number }

/** Words and a count on a pill beside them, in the middle of (x, y). */
export function drawHeading(g: G, words: string, count: string, { x, y, size = 22 }: HeadingPlace): void {
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  g.font = `900 ${size}px ${FONT}`
  const wide = g.measureText(words).width
  g.font = `900 ${size - 4}px ${FONT}`
  const pill = g.measureText(count).width + 20
  const left = x - (wide + GAP + pill) / 2
  g.fillStyle = '#8a5a34'
  g.beginPath()
  g.roundRect(left + wide + GAP, y - 14, pill, 28, 14)
  g.fill()
  g.fillStyle = '#fffbe8'
  g.fillText(count, left + wide + GAP + 10, y + 1)
  g.font = `900 ${size}px ${FONT}`
  g.fillStyle = '#4a2a16'
  g.fillText(words, left, y + 1)
}
