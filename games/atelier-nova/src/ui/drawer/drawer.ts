/** The wardrobe: twelve drawers of pieces, the dye shop, and the model picker. */
import type { Rect, UiRect } from '@playhouse/game-kit'
import { listKind, PIECES } from '../../data/catalogue.ts'
import { KINDS } from '../../data/cuts.ts'
import { drawPointer, placePointer } from '../../view/hint-hand.ts'
import { stylePoints } from '../../rules/judging.ts'
import { panel } from '../../art/paper.ts'
import type { G } from '../../art/pen.ts'
import { findFirstDrawer } from '../../view/piece-order.ts'
import { createStaticLayer } from '../../art/static-layer.ts'
import { listRail } from '../dye-panel.ts'
import { layOutCells } from '../layout-cells.ts'
import type { Context, Touched } from '../widget.ts'
import { createDrawerActions } from './drawer-actions.ts'
import { createDrawerPaint } from './drawer-paint.ts'
import { createDrawerWidgets } from './drawer-widgets.ts'
import { createWardrobe } from './wardrobe.ts'
import type { Wardrobe } from './wardrobe.ts'

/** `refuse`: says beside a cell why it stays shut. */
export function createDrawer(context: Context, refuse: (text: string, rect: Rect) => void) {
  const { kit, layout } = context
  const wardrobe = createWardrobe(context)
  const { pager } = wardrobe
  const actions = createDrawerActions(context, wardrobe)
  const widgets = createDrawerWidgets(context, wardrobe, actions, refuse)
  const paint = createDrawerPaint(context, wardrobe, widgets)
  return {
    ...actions,
    widgets,
    pull(dx: number) {
      pager.pull(dx, wardrobe.pages())
      kit.invalidate()
    },
    letGo() {
      if (pager.letGo(wardrobe.pages(), layout().room.w, kit.now) !== 0) kit.audio.play('page')
      kit.invalidate()
    },
    reset() {
      Object.assign(wardrobe, { tab: KINDS.indexOf(findFirstDrawer(kit.state)), mode: 'pieces' })
      pager.jump(0)
    },
    /** Where a piece hangs, if it is in sight. */
    cellOf(piece: number): Rect | null {
      const of = wardrobe.kind()
      if (!of || wardrobe.mode === 'dyes' || PIECES[piece]!.kind !== of) return null
      const all = wardrobe.rects()
      return all[wardrobe.listPieces(of).indexOf(piece) - pager.page * all.length] ?? null
    },
    isDyeing: () => wardrobe.mode === 'dyes',
    probe: () => ({
      tab: wardrobe.tab,
      mode: wardrobe.mode,
      zone: wardrobe.zone,
      page: pager.page,
      perPage: layout().cells.length,
      dyesPerPage: layout().swatches.length,
      rail: listRail(kit.state.look, layout().tabs),
      order: KINDS.map((each) => wardrobe.listPieces(each)),
      cells: KINDS.map((each) => layOutCells(layout(), listKind(each).length)),
    }),
    drawHint: (g: G, now: number, isCalm: boolean) => drawHint(context, wardrobe, g, now, isCalm),
    ...createDrawerPainter(context, wardrobe, paint),
  }
}
export type Drawer = ReturnType<typeof createDrawer>

/** A hand that taps a piece that fits, until the first one is worn. */
function drawHint(
  { kit, prizes }: Context,
  wardrobe: Wardrobe,
  g: G,
  now: number,
  isCalm: boolean,
): UiRect | null {
  const { pager } = wardrobe
  if (wardrobe.mode === 'dyes' || wardrobe.isWho() || Math.abs(pager.offset(now, isCalm)) > 1) return null
  const cells = wardrobe.rects()
  const from = pager.page * cells.length
  const shown = wardrobe.listPieces(wardrobe.kind()!).slice(from, from + cells.length)
  const nth = shown.findIndex((id) => prizes.isOpen(id) && stylePoints(id, kit.state.theme).length > 0)
  if (nth < 0) return null
  const cell = cells[nth]!
  drawPointer(g, cell, isCalm ? 0.5 : (now % 1500) / 1500)
  return { id: 'hand', kind: 'float', of: `cell ${nth}`, ...placePointer(cell) }
}

/** Draws the sheet of paper with a page, or two that pass by; a page at rest is one picture. */
function createDrawerPainter(
  { kit, sprites, layout, prizes }: Context,
  wardrobe: Wardrobe,
  { drawHeader, drawPage }: ReturnType<typeof createDrawerPaint>,
) {
  const { pager } = wardrobe
  const still = createStaticLayer()
  const sheet = (): Rect => {
    const { drawer, isWide } = layout()
    return isWide ? drawer : { ...drawer, h: drawer.h + 30 }
  }
  const drawSheet = (g: G, touched: Touched) => {
    panel(g, sheet(), 22)
    drawHeader(g, touched)
  }
  const drawTurning = (g: G, touched: Touched, offset: number) => {
    const { drawer, room, places } = layout()
    const pages = wardrobe.pages()
    drawSheet(g, touched)
    g.save()
    g.beginPath()
    g.rect(drawer.x, places.dye!.y + places.dye!.h + 6, drawer.w, drawer.h)
    g.clip()
    g.translate(offset, 0)
    drawPage(g, pager.page, touched)
    if (pages > 1) {
      const side = offset < 0 ? 1 : -1
      g.translate(side * room.w, 0)
      drawPage(g, (pager.page + side + pages) % pages, touched)
    }
    g.restore()
  }
  /** Whatever a page at rest depends on. */
  const listKeys = ({ down }: Touched) => {
    const { look, theme } = kit.state
    const { tab, mode, zone } = wardrobe
    // Of the outfit only what this drawer shows.
    const shown =
      wardrobe.isWho() || mode === 'dyes' ? look : JSON.stringify([wardrobe.worn(), Object.keys(look.wear)])
    const { looks, known, tries } = kit.data
    return [layout(), shown, theme, prizes.stars(), looks, known, tries, tab, mode, zone, pager.page, down]
  }
  return {
    drawPaper: (g: G) => panel(g, sheet(), 22),
    draw(g: G, touched: Touched, now: number, isCalm: boolean): boolean {
      if (wardrobe.mode === 'dyes' && !wardrobe.worn()) wardrobe.mode = 'pieces'
      if (pager.page >= wardrobe.pages()) pager.jump(wardrobe.pages() - 1)
      const offset = pager.offset(now, isCalm)
      if (Math.abs(offset) >= 0.5) {
        drawTurning(g, touched, offset)
        return true
      }
      const options = { ratio: kit.screen.ratio, round: sprites.round, keys: listKeys(touched) }
      still.draw(g, sheet(), options, (ink) => {
        drawSheet(ink, touched)
        drawPage(ink, pager.page, touched)
        return !sprites.isBusy
      })
      return sprites.isBusy
    },
  }
}
