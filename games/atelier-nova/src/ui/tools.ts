/** The round buttons beside the figure, in two groups, and the progress to the next prize. */
import { drawIcon } from '../art/icons.ts'
import type { IconName } from '../art/icons.ts'
import { box, panel, PLUM, words } from '../art/paper.ts'
import { alpha } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { findNextPrize } from '../data/prizes.ts'
import { texts } from '../texts.ts'
import type { Context, Touched } from './widget.ts'

export const ROUND: readonly (readonly [
  id: 'undo' | 'shuffle' | 'pose' | 'studio' | 'book' | 'prizes',
  icon: IconName,
])[] = [
  ['undo', 'undo'],
  ['shuffle', 'shuffle'],
  ['pose', 'pose'],
  ['studio', 'camera'],
  ['book', 'book'],
  ['prizes', 'gift'],
]

const LETTERS = 13
/** Where the buttons are large. */
const LARGE_LETTERS = 15

/** The group that makes room for Otto's wheel. */
export const SECOND: readonly string[] = ['studio', 'book', 'prizes']

export function createTools({
  kit,
  layout,
  prizes,
}: Context): (g: G, touched: Touched, hidesSecond: boolean) => void {
  /** How near the next prize is, around its button. */
  const drawPrizeRing = (g: G) => {
    const next = findNextPrize(prizes.stars())
    const { x, y, w, h } = layout().places.prizes!
    if (!next) return
    const from = next.stars === 1 ? 0 : next.stars - 2
    const share = Math.max(0.06, (prizes.stars() - from) / (next.stars - from))
    g.lineWidth = 3.4
    g.lineCap = 'round'
    const line = (colour: string, part: number) => {
      g.strokeStyle = colour
      g.beginPath()
      g.moveTo(x + 9, y + h - 3.5)
      g.lineTo(x + 9 + (w - 18) * part, y + h - 3.5)
      g.stroke()
    }
    line(alpha(PLUM, 0.2), 1)
    line('#f0a93c', share)
  }
  /** Buttons of a group lie on one sheet. */
  const drawTools = (g: G, touched: Touched, hidesSecond: boolean) => {
    const { places, big } = layout()
    for (const pill of hidesSecond ? layout().pills.slice(0, 1) : layout().pills)
      panel(g, pill, 18, '#fffdf8', 0.2)
    for (const [id, icon] of ROUND) {
      if (hidesSecond && SECOND.includes(id)) continue
      const isWalk = id === 'studio' && kit.state.mode === 'free'
      const { x, y, w, h } = places[id]!
      const isDown = touched.down === (isWalk ? 'walk' : id)
      if (isDown) {
        g.fillStyle = '#fbe0c8'
        box(g, { x: x + 3, y: y + 3, w: w - 6, h: h - 6 }, 14)
        g.fill()
      }
      const isOff = id === 'undo' && kit.state.past.length === 0
      const ink = isOff ? alpha(PLUM, 0.36) : PLUM
      const nudge = isDown ? 1 : 0
      drawIcon(
        g,
        isWalk ? 'model' : icon,
        { x: x + w / 2, y: y + (h - 16) / 2 + 1 + nudge, size: Math.min(28, h * 0.46) },
        ink,
      )
      words(
        g,
        texts.tools[isWalk ? 'walk' : id],
        {
          x: x + w / 2,
          y: y + h - 12 + nudge,
          size: (h > 58 ? LARGE_LETTERS : LETTERS) * big,
          max: w - 3,
          align: 'center',
          weight: 800,
        },
        ink,
      )
    }
    if (!hidesSecond) drawPrizeRing(g)
  }
  return drawTools
}
