/** Draws the wardrobe: tabs, bar and one page. */
import { drawIcon } from '../../art/icons.ts'
import { EMBLEMS } from '../../art/clothes/emblems.ts'
import { box, INK, PLUM, words } from '../../art/paper.ts'
import { ellipse } from '../../art/pen.ts'
import type { G } from '../../art/pen.ts'
import { KINDS } from '../../data/cuts.ts'
import { wornAs } from '../../rules/outfit.ts'
import { texts } from '../../texts.ts'
import { drawRail } from '../dye-panel.ts'
import type { Context, Touched, Widget } from '../widget.ts'
import { createDrawerBar } from './drawer-bar.ts'
import { drawPage } from './drawer-page.ts'
import { WHO_TAB } from './wardrobe.ts'
import type { Wardrobe } from './wardrobe.ts'

export function createDrawerPaint(context: Context, wardrobe: Wardrobe, widgets: () => Widget[]) {
  const drawBar = createDrawerBar(context, wardrobe, widgets)
  return {
    /** Tabs, or the pieces to be dyed, and the bar below them. */
    drawHeader(g: G, touched: Touched) {
      if (wardrobe.mode === 'dyes') drawRail(g, context, wardrobe.kind(), touched)
      else drawTabs(g, context, wardrobe, touched)
      drawBar(g, touched)
    },
    drawPage: (g: G, nth: number, touched: Touched) => drawPage(g, context, wardrobe, nth, touched),
  }
}

function drawTabs(g: G, { kit, layout, sprites }: Context, { tab }: Wardrobe, { down }: Touched): void {
  layout().tabs.forEach((rect, i) => {
    const inner = { x: rect.x + 2, y: rect.y + 2, w: rect.w - 4, h: rect.h - 4 }
    g.fillStyle = i === tab ? '#f7b27a' : down === `tab ${i}` ? '#f2d6c2' : '#fbeadb'
    box(g, inner, 14)
    g.fill()
    const isUsed = i < WHO_TAB && kit.state.look.wear[KINDS[i]!]
    const size = (rect.w > 84 ? 16 : 14) * layout().big
    const side = inner.h - size - 5
    const middle = inner.y + 3 + side / 2
    if (i === WHO_TAB)
      drawIcon(g, 'model', { x: rect.x + rect.w / 2, y: middle + 1, size: side * 0.86 }, PLUM)
    else {
      const picture = sprites.thumb(wornAs(EMBLEMS[KINDS[i]!]), side, side, kit.screen.ratio)
      if (picture) g.drawImage(picture, rect.x + (rect.w - side) / 2, middle - side / 2, side, side)
    }
    words(
      g,
      texts.tabs[KINDS[i] ?? 'who'],
      {
        x: rect.x + rect.w / 2,
        y: inner.y + inner.h - size * 0.62,
        size,
        max: rect.w - 3,
        align: 'center',
        weight: 800,
      },
      INK,
    )
    if (isUsed) {
      // The tick of a worn cell: something of this drawer is on.
      g.fillStyle = '#127a7a'
      g.fill(ellipse(inner.x + inner.w - 9, inner.y + 9, 7.5))
      drawIcon(g, 'check', { x: inner.x + inner.w - 9, y: inner.y + 9, size: 10.5 }, '#fff')
    }
  })
}
