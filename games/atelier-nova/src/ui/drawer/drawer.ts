/** The wardrobe: twelve drawers of pieces, the dye shop, and the model picker. */
import type { Rect, UiRect } from '@playhouse/game-kit'
import { listKind, PIECES } from '../data/catalogue.ts'
import { KINDS } from '../data/cuts.ts'
import type { Kind } from '../data/cuts.ts'
import { createDrawerPaint, WHO_TAB } from './drawer-paint.ts'
import { drawRail, listDyeWidgets, listRail, listWornKinds } from './dye-panel.ts'
import { drawPointer, placePointer } from '../view/hint-hand.ts'
import { stylePoints } from '../rules/judging.ts'
import { layOutCells } from './layout-cells.ts'
import type { Worn } from '../rules/look.ts'
import { findLargest } from '../rules/outfit.ts'
import { createPager } from './pager.ts'
import { panel } from '../art/paper.ts'
import { SWATCHES } from '../rules/palette.ts'
import type { G } from '../art/pen.ts'
import { findFirstDrawer, createOrderCache } from '../view/piece-order.ts'
import { costOf } from '../data/prizes.ts'
import { describePiece } from './read-aloud.ts'
import { createStaticLayer } from '../art/static-layer.ts'
import { texts } from '../texts.ts'
import { layOutModelPicker } from './model-picker.ts'
import type { ModelCell } from './model-picker.ts'
import type { Context, Touched, Widget } from './widget.ts'

/** How far the pointing hand reaches down from where it presses its cell. */
const POINTER = 54

/** `refuse`: says beside a cell why it stays shut. */
export function createDrawer(context: Context, refuse: (text: string, rect: Rect) => void) {
  const { kit, sprites, layout, prizes, known } = context
  let tab = KINDS.indexOf('dress')
  let mode: 'pieces' | 'dyes' = 'pieces'
  let zone: 0 | 1 = 0
  const pager = createPager()

  const kind = (): Kind | null => KINDS[tab] ?? null
  const worn = (): Worn | undefined => (kind() ? kit.state.look.wear[kind()!] : undefined)
  const canDye = () => Boolean(worn())
  /** What the dye shop opens for. */
  const findDyed = (): Kind | null => (canDye() ? kind() : findLargest(kit.state.look))
  const isWho = () => tab === WHO_TAB
  const listHung = createOrderCache(prizes.isOpen)
  const listPieces = (of: Kind) => listHung(of, kit.state.theme, prizes.stars(), kit.data.looks)
  const who = () => {
    const { cells } = layout()
    const first = cells[0]!
    const last = cells.at(-1)!
    return layOutModelPicker({
      x: first.x,
      y: first.y,
      w: last.x + last.w - first.x,
      h: last.y + last.h - first.y,
    })
  }
  const rects = () =>
    mode === 'dyes' ? layout().swatches : layOutCells(layout(), listKind(kind() ?? 'dress').length)
  const count = () => (mode === 'dyes' ? SWATCHES.length : listKind(kind()!).length)
  const pages = () => (isWho() ? who().length : Math.max(1, Math.ceil(count() / rects().length)))

  const choose = (next: number) => {
    tab = (next + WHO_TAB + 1) % (WHO_TAB + 1)
    mode = 'pieces'
    zone = 0
    pager.jump(0)
    kit.audio.play('tab', { rate: 0.9 + tab * 0.03 })
    kit.invalidate()
  }
  const turn = (by: number) => {
    pager.turn(by, pages(), layout().room.w, kit.now)
    kit.audio.play('page')
    kit.invalidate()
  }
  /** For dyeing: nothing is put on or taken off, and the page stays. */
  const select = (next: Kind) => {
    tab = KINDS.indexOf(next)
    zone = 0
    kit.audio.play('tab', { rate: 0.9 + tab * 0.03 })
    kit.invalidate()
  }
  const setZone = (next: 0 | 1) => {
    zone = next
    kit.audio.play('click')
    kit.invalidate()
  }
  const toggleDyes = () => {
    const dyed = findDyed()
    if (!dyed) return kit.audio.play('refuse')
    if (mode === 'pieces' && !canDye()) choose(KINDS.indexOf(dyed))
    mode = mode === 'dyes' ? 'pieces' : 'dyes'
    zone = 0
    pager.jump(0)
    kit.audio.play('tab')
    kit.invalidate()
  }
  const pressPiece = (piece: number, rect: Rect) => {
    if (prizes.isOpen(piece) || worn()?.piece === piece) return kit.send({ type: 'wear', piece })
    kit.audio.play('refuse')
    const left = costOf(piece) - prizes.stars()
    kit.say(texts.starsLeft(left))
    refuse(texts.starsLeft(left), rect)
  }
  const pressWho = ({ part, value }: ModelCell) =>
    part === 'hair'
      ? kit.send({ type: 'dye', kind: 'hair', zone: 0, dye: value })
      : kit.send({ type: 'model', part, value })
  const isChosen = ({ part, value }: ModelCell) => {
    const { wear, model } = kit.state.look
    return part === 'hair' ? wear.hair?.a === value : model[part] === value
  }

  const starsLeft = (piece: number) => (prizes.isOpen(piece) ? 0 : costOf(piece) - prizes.stars())
  const listCells = (): Widget[] => {
    if (isWho())
      return (who()[pager.page] ?? [])
        .flatMap(({ cells }) => cells)
        .map((cell, i) => ({
          id: `who ${i}`,
          rect: cell.rect,
          label: texts.whoLabel(cell.part, cell.value),
          isOn: isChosen(cell),
          act: () => pressWho(cell),
        }))
    const all = rects()
    const from = pager.page * all.length
    if (mode === 'dyes')
      return SWATCHES.slice(from, from + all.length).map(({ name }, i) => ({
        id: `swatch ${i}`,
        rect: all[i]!,
        label: texts.dyeName(name),
        isOn: (zone === 0 ? worn()?.a : worn()?.b) === from + i,
        act: () => kind() && kit.send({ type: 'dye', kind: kind()!, zone, dye: from + i }),
      }))
    return listPieces(kind()!)
      .slice(from, from + all.length)
      .map((piece, i) => ({
        id: `cell ${i}`,
        rect: all[i]!,
        label: describePiece(piece, known.has(piece), worn()?.piece === piece, starsLeft(piece)),
        isOn: worn()?.piece === piece,
        act: () => pressPiece(piece, all[i]!),
      }))
  }
  const widgets = (): Widget[] => {
    const { places, tabs } = layout()
    const list: Widget[] =
      mode === 'dyes'
        ? listDyeWidgets(context, { kind, zone: () => zone, select, setZone })
        : tabs.map((rect, i) => ({
            id: `tab ${i}`,
            rect,
            label: i === WHO_TAB ? texts.model : texts.kinds[KINDS[i]!],
            isOn: i === tab,
            act: () => choose(i),
          }))
    if (!isWho()) {
      const label = texts.buttons[mode === 'dyes' ? 'dyed' : 'dye']
      list.push({ id: 'dye', rect: places.dye!, label, act: toggleDyes, isOff: !findDyed() })
    }
    if (pages() > 1) {
      list.push({ id: 'prev', rect: places.prev!, label: texts.buttons.prev, act: () => turn(-1) })
      list.push({ id: 'next', rect: places.next!, label: texts.buttons.next, act: () => turn(1) })
    }
    return [...list, ...listCells()]
  }

  const { drawTabs, drawBar, drawPage } = createDrawerPaint(context, {
    tab: () => tab,
    mode: () => mode,
    zone: () => zone,
    page: () => pager.page,
    pages,
    kind,
    worn,
    rects,
    who,
    listPieces,
    isChosen,
    widgets,
  })

  const still = createStaticLayer()
  const sheet = (): Rect => {
    const { drawer, isWide } = layout()
    return isWide ? drawer : { ...drawer, h: drawer.h + 30 }
  }
  const drawSheet = (g: G, touched: Touched) => {
    panel(g, sheet(), 22)
    if (mode === 'dyes') drawRail(g, context, kind(), touched)
    else drawTabs(g, touched)
    drawBar(g, touched)
  }
  /** Two pages pass by. */
  const drawTurning = (g: G, touched: Touched, offset: number) => {
    const { drawer, room, places } = layout()
    drawSheet(g, touched)
    g.save()
    g.beginPath()
    g.rect(drawer.x, places.dye!.y + places.dye!.h + 6, drawer.w, drawer.h)
    g.clip()
    g.translate(offset, 0)
    drawPage(g, pager.page, touched)
    if (pages() > 1) {
      const side = offset < 0 ? 1 : -1
      g.translate(side * room.w, 0)
      drawPage(g, (pager.page + side + pages()) % pages(), touched)
    }
    g.restore()
  }

  return {
    widgets,
    choose,
    turn,
    step(by: number) {
      const worn = listWornKinds(kit.state.look)
      if (mode === 'pieces') choose(tab + by)
      else select(worn[(worn.indexOf(kind()!) + by + worn.length) % worn.length]!)
    },
    showKind: (next: Kind) =>
      mode === 'dyes' && kit.state.look.wear[next] ? select(next) : choose(KINDS.indexOf(next)),
    pull(dx: number) {
      pager.pull(dx, pages())
      kit.invalidate()
    },
    letGo() {
      if (pager.letGo(pages(), layout().room.w, kit.now) !== 0) kit.audio.play('page')
      kit.invalidate()
    },
    reset() {
      tab = KINDS.indexOf(findFirstDrawer(kit.state))
      mode = 'pieces'
      pager.jump(0)
    },
    /** Where a piece hangs, if it is in sight. */
    cellOf(piece: number): Rect | null {
      const of = kind()
      if (!of || mode === 'dyes' || PIECES[piece]!.kind !== of) return null
      const all = rects()
      return all[listPieces(of).indexOf(piece) - pager.page * all.length] ?? null
    },
    isDyeing: () => mode === 'dyes',
    probe: () => ({
      tab,
      mode,
      zone,
      page: pager.page,
      perPage: layout().cells.length,
      dyesPerPage: layout().swatches.length,
      rail: listRail(kit.state.look, layout().tabs),
      order: KINDS.map((each) => listPieces(each)),
      cells: KINDS.map((each) => layOutCells(layout(), listKind(each).length)),
    }),
    /** A hand that taps a piece that fits, until the first one is worn. */
    drawHint(g: G, now: number, isCalm: boolean): UiRect | null {
      if (mode === 'dyes' || isWho() || Math.abs(pager.offset(now, isCalm)) > 1) return null
      const cells = rects()
      const shown = listPieces(kind()!).slice(pager.page * cells.length, (pager.page + 1) * cells.length)
      const nth = shown.findIndex((id) => prizes.isOpen(id) && stylePoints(id, kit.state.theme).length > 0)
      if (nth < 0) return null
      const cell = cells[nth]!
      const { y, h } = kit.screen.visible
      const press = isCalm ? 0.5 : (now % 1500) / 1500
      const isFromAbove = cell.y + cell.h * 0.7 + POINTER > y + h
      drawPointer(g, cell, press, isFromAbove)
      return { id: 'hand', kind: 'float', of: `cell ${nth}`, ...placePointer(cell, isFromAbove) }
    },
    /** Keeps the open drawer within the worn pieces. */
    showWorn() {
      if (isWho() || worn()) return
      const { wear } = kit.state.look
      const next = (['dress', 'top', 'bottom', 'shoes'] as const).find((one) => wear[one])
      if (next) choose(KINDS.indexOf(next))
    },
    drawPaper: (g: G) => panel(g, sheet(), 22),
    draw(g: G, touched: Touched, now: number, isCalm: boolean): boolean {
      if (mode === 'dyes' && !canDye()) mode = 'pieces'
      if (pager.page >= pages()) pager.jump(pages() - 1)
      const offset = pager.offset(now, isCalm)
      if (Math.abs(offset) >= 0.5) {
        drawTurning(g, touched, offset)
        return true
      }
      const { look, theme } = kit.state
      // Of the outfit only what this drawer shows.
      const shown = isWho() || mode === 'dyes' ? look : JSON.stringify([worn(), Object.keys(look.wear)])
      const own = [tab, mode, zone, pager.page, touched.down]
      const keys = [
        layout(),
        shown,
        theme,
        prizes.stars(),
        kit.data.looks,
        kit.data.known,
        kit.data.tries,
        ...own,
      ]
      still.draw(g, sheet(), { ratio: kit.screen.ratio, round: sprites.round, keys }, (ink) => {
        drawSheet(ink, touched)
        drawPage(ink, pager.page, touched)
        return !sprites.isBusy
      })
      return sprites.isBusy
    },
  }
}
export type Drawer = ReturnType<typeof createDrawer>
