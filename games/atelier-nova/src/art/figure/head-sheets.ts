/** Cached layers of the theme card with its chips, and of the buttons. Chips change with the outfit, the rest seldom. */
import type { Rect } from '@playhouse/game-kit'
import { createThemeCard } from '../../ui/card.ts'
import { createChipPaint } from '../../ui/chip-draw.ts'
import type { G } from '../pen.ts'
import { createStaticLayer } from '../static-layer.ts'
import { createTools, ROUND } from '../../ui/tools.ts'
import type { Context, Touched } from '../../ui/widget.ts'

/** What holds them all; none without any. */
export function around(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  const right = Math.max(...rects.map((rect) => rect.x + rect.w))
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.h))
  return { x, y, w: right - x, h: bottom - y }
}

const isTool = (id: string) => id === 'walk' || ROUND.some(([name]) => name === id)
const isChip = (id: string) => id.startsWith('chip ')

export function createHead(context: Context): (g: G, touched: Touched, hidesSecond: boolean) => void {
  const { kit, sprites, layout, prizes } = context
  const drawCard = createThemeCard(context)
  const drawTools = createTools(context)
  const drawChips = createChipPaint(context)
  const still = createStaticLayer()
  const chipSheet = createStaticLayer()
  return (g, touched, hidesSecond) => {
    const { safe, ratio } = kit.screen
    const { drawer, isWide, chips } = layout()
    const { look, theme, show, past } = kit.state
    const down = (isOwn: (id: string) => boolean) =>
      touched.down !== null && isOwn(touched.down) ? touched.down : null
    const part = isWide
      ? { x: safe.x, y: safe.y, w: drawer.x - safe.x - 20, h: safe.h * 0.62 }
      : { x: safe.x, y: safe.y, w: safe.w, h: drawer.y - safe.y - 20 }
    const keys = [layout(), theme, show, past.length === 0, prizes.stars(), hidesSecond, down(isTool)]
    still.draw(g, part, { ratio, round: sprites.round, keys }, (ink) => {
      const isComplete = drawCard(ink)
      drawTools(ink, touched, hidesSecond)
      return isComplete
    })
    const room = around(chips.map(({ rect }) => rect))
    if (!room) return
    const kinds = Object.keys(look.wear).join()
    chipSheet.draw(
      g,
      room,
      { ratio, round: sprites.round, keys: [layout(), kinds, theme, down(isChip)] },
      (ink) => {
        drawChips(ink, touched)
        return !sprites.isBusy
      },
    )
  }
}
