/** Draws one page of the wardrobe: pieces, dyes or models. */
import type { Rect } from '@playhouse/game-kit'
import type { G } from '../../art/pen.ts'
import { listKind } from '../../data/catalogue.ts'
import { costOf, findNextPrize } from '../../data/prizes.ts'
import { dyesOf } from '../../data/themes.ts'
import { wornAs } from '../../rules/outfit.ts'
import { SWATCHES } from '../../rules/palette.ts'
import { cellBack, drawDyeCell, drawLockedCell, drawPieceCell, drawWhoCell, drawWhoRow } from '../cells.ts'
import { glows } from '../piece-hints.ts'
import type { Context, Touched } from '../widget.ts'
import type { Wardrobe } from './wardrobe.ts'

/** A cell, smaller while it is pressed. */
type Sink = (rect: Rect, id: string) => Rect

/** `nth`: which page. */
export function drawPage(g: G, context: Context, wardrobe: Wardrobe, nth: number, { down }: Touched): void {
  const sink: Sink = (rect, id) =>
    down === id ? { x: rect.x + 2, y: rect.y + 2, w: rect.w - 4, h: rect.h - 4 } : rect
  if (wardrobe.isWho()) drawModels(g, context, wardrobe, nth, sink)
  else if (wardrobe.mode === 'dyes') drawDyes(g, context, wardrobe, nth, sink)
  else drawPieces(g, context, wardrobe, nth, sink)
}

function drawModels(g: G, { kit, sprites }: Context, wardrobe: Wardrobe, nth: number, sink: Sink): void {
  const { ratio } = kit.screen
  let i = 0
  for (const row of wardrobe.who()[nth] ?? []) {
    drawWhoRow(g, row)
    for (const cell of row.cells) {
      const shown = { ...cell, rect: sink(cell.rect, `who ${i++}`) }
      drawWhoCell(g, { sprites, ratio }, shown, kit.state.look, wardrobe.isChosen(cell))
    }
  }
}

function drawDyes(g: G, { kit, layout }: Context, wardrobe: Wardrobe, nth: number, sink: Sink): void {
  const all = wardrobe.rects()
  const from = nth * all.length
  const { palette } = kit.state.theme
  const own = wardrobe.worn()
  for (const [i, rect] of all.entries())
    if (from + i < SWATCHES.length)
      drawDyeCell(g, sink(rect, `swatch ${i}`), from + i, {
        isOn: (wardrobe.zone === 0 ? own?.a : own?.b) === from + i,
        isRequested: palette !== null && dyesOf(palette).includes(from + i),
        hasHour: kit.settings.colourSafe,
        big: layout().big,
      })
}

function drawPieces(g: G, context: Context, wardrobe: Wardrobe, nth: number, sink: Sink): void {
  const { kit, sprites, prizes, known, tries } = context
  const { ratio } = kit.screen
  const kind = wardrobe.kind()!
  const all = wardrobe.rects()
  const from = nth * all.length
  const next = findNextPrize(prizes.stars())
  const own = wardrobe.worn()
  wardrobe
    .listPieces(kind)
    .slice(from, from + all.length)
    .forEach((piece, i) => {
      const isWorn = own?.piece === piece
      const rect = sink(all[i]!, `cell ${i}`)
      const worn = isWorn ? own : wornAs(piece)
      if (!isWorn && !prizes.isOpen(piece))
        drawLockedCell(g, sprites, ratio, rect, {
          worn,
          stars: costOf(piece),
          isNext: next?.piece === piece,
        })
      else
        drawPieceCell(g, sprites, ratio, rect, {
          worn,
          isWorn,
          fits: glows(piece, kit.state, tries.isHelped()),
          isKnown: known.has(piece),
        })
    })
  for (let i = Math.max(0, listKind(kind).length - from); i < all.length; i++) {
    g.globalAlpha = 0.35
    cellBack(g, all[i]!, false, false)
    g.globalAlpha = 1
  }
}
