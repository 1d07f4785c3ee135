/** The prize page: won pieces in colour, others as a silhouette with the stars they need. */
import type { PageGrid } from './page-grid.ts'
import type { Frame, Rect } from '@playhouse/game-kit'
import { PIECES } from '../data/catalogue.ts'
import { drawLockedCell, drawPieceCell } from './cells.ts'
import { GOALS, isReached } from '../view/deeds.ts'
import { drawIcon } from '../art/icons.ts'
import { wornAs } from '../rules/outfit.ts'
import { createPager } from './pager.ts'
import { box, button, iconButton, panel, words } from '../art/paper.ts'
import { star } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { costOf, findNextPrize, PRIZES } from '../data/prizes.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'
import type { Context, Page, Touched, Widget } from './widget.ts'

type Pager = ReturnType<typeof createPager>
/** The places of prizes and buttons. */
type PrizePlaces = ReturnType<typeof createPrizeGrid> & { goalsRect(): Rect }

export function createPrizePage(context: Context): Page & { begin(): void } {
  const { kit, sprites, prizes, known } = context
  const drawWay = createWayPainter(kit, prizes)
  const pager = createPager()
  const cells = createPrizeGrid(kit, pager)
  const { grid, pages, cellRect, inBar, shown } = cells
  const { goalsRect, drawGoalsButton } = createGoalsButton(kit, inBar, pages)
  const widgets = createPrizeWidgets(context, { ...cells, goalsRect }, pager)
  return {
    begin() {
      const next = PRIZES.findIndex(({ piece }) => !prizes.isOpen(piece))
      pager.jump(Math.floor(Math.max(0, next) / grid().count))
    },
    widgets,
    draw({ g, screen, now, settings }: Frame<Game>, touched: Touched): boolean {
      const { x, y, w, h } = screen.visible
      const { hud, safe, ratio } = screen
      const light = g.createLinearGradient(0, y, w, y + h)
      light.addColorStop(0, '#4d1f5c')
      light.addColorStop(0.6, '#8a3a6c')
      light.addColorStop(1, '#d0785c')
      g.fillStyle = light
      g.fillRect(x, y, w, h)
      drawIcon(g, 'gift', { x: safe.x + 30, y: safe.y + 34, size: 28 }, '#fff4e2')
      const wonCount = PRIZES.filter(({ piece }) => prizes.isOpen(piece)).length
      const title = `${texts.prizes.title}  ${texts.prizes.count(wonCount, PRIZES.length)}`
      words(
        g,
        title,
        { x: safe.x + 52, y: safe.y + 34, size: 25, max: hud.x - safe.x - 64, align: 'left', weight: 900 },
        '#fff4e2',
      )
      drawWay(g)
      const next = findNextPrize(prizes.stars())
      shown().forEach(({ piece, stars }, i) => {
        const rect = cellRect(i)
        const worn = wornAs(piece)
        const isNext = next?.piece === piece
        const beat = isNext && !settings.calm ? Math.sin(now / 320) * 2 : 0
        const grown = { x: rect.x - beat, y: rect.y - beat, w: rect.w + beat * 2, h: rect.h + beat * 2 }
        if (prizes.isOpen(piece))
          drawPieceCell(g, sprites, ratio, rect, {
            worn,
            isWorn: false,
            fits: touched.down === `prize ${i}`,
            isKnown: known.has(piece),
          })
        else drawLockedCell(g, sprites, ratio, isNext ? rect : grown, { worn, stars, isNext })
        if (!isNext || beat === 0) return
        g.strokeStyle = '#ffd45e'
        g.lineWidth = 3
        box(g, grown, 16)
        g.stroke()
      })
      iconButton(g, inBar(0), 'close', 'plain', { isDown: touched.down === 'close' })
      drawGoalsButton(g, touched.down === 'goals')
      if (pages() > 1) {
        iconButton(g, inBar(3), 'prev', 'quiet', { isDown: touched.down === 'prev' })
        iconButton(g, inBar(2), 'next', 'quiet', { isDown: touched.down === 'next' })
      }
      return sprites.isBusy || !settings.calm
    },
  }
}

/** Where the prizes stand. */
function createPrizeGrid(kit: Context['kit'], pager: Pager) {
  const grid = (): PageGrid => {
    const { safe } = kit.screen
    const top = safe.y + 66
    const bar = safe.h < 480 ? 0 : 66
    const frame = { x: safe.x + 10, y: top + bar, w: safe.w - 20, h: safe.h - 66 - bar - 74 }
    const columns = Math.max(4, Math.min(12, Math.floor(frame.w / (frame.w > 600 ? 112 : 88))))
    const rows = Math.max(1, Math.min(Math.ceil(PRIZES.length / columns), Math.floor(frame.h / 96)))
    return {
      frame,
      columns,
      rows,
      w: frame.w / columns,
      h: Math.min(150, frame.h / rows),
      count: columns * rows,
    }
  }
  const pages = () => Math.max(1, Math.ceil(PRIZES.length / grid().count))
  const cellRect = (i: number): Rect => {
    const { frame, columns, rows, w, h } = grid()
    const top = frame.y + (frame.h - rows * h) / 2
    return { x: frame.x + (i % columns) * w, y: top + Math.floor(i / columns) * h, w, h }
  }
  const inBar = (i: number): Rect => {
    const { safe } = kit.screen
    return { x: safe.x + safe.w - 10 - (i + 1) * 62 + 4, y: safe.y + safe.h - 62, w: 54, h: 54 }
  }
  const shown = () => PRIZES.slice(pager.page * grid().count, (pager.page + 1) * grid().count)
  return { grid, pages, cellRect, inBar, shown }
}

/** How far the next prize is. */
function createWayPainter(kit: Context['kit'], prizes: Context['prizes']) {
  /** Stars so far on their way to the next piece. */
  const drawWay = (g: G) => {
    const { safe } = kit.screen
    const next = findNextPrize(prizes.stars())
    const rect =
      safe.h < 480
        ? { x: safe.x + 12, y: safe.y + safe.h - 60, w: safe.w - 20 - 62 * 4, h: 50 }
        : { x: safe.x + 12, y: safe.y + 66, w: safe.w - 24, h: 56 }
    panel(g, rect, 18, '#fff8ee')
    g.fillStyle = '#e9a23b'
    g.fill(star({ x: rect.x + 28, y: rect.y + rect.h / 2, r: 15 }))
    words(
      g,
      `${prizes.stars()}`,
      { x: rect.x + 50, y: rect.y + rect.h / 2, size: 24, max: 60, align: 'left', weight: 900 },
      '#4a1f3e',
    )
    const x = rect.x + 96
    const max = rect.w - 112
    const text = next ? texts.prizes.next(next.stars - prizes.stars()) : texts.prizes.all
    words(g, text, { x, y: rect.y + rect.h * 0.32, size: 17, max, align: 'left', weight: 900 }, '#4a1f3e')
    const share = Math.min(1, prizes.stars() / (PRIZES.at(-1)?.stars ?? 1))
    g.fillStyle = '#efd9c8'
    box(g, { x, y: rect.y + rect.h * 0.62, w: max, h: 10 }, 5)
    g.fill()
    g.fillStyle = '#f0a93c'
    box(g, { x, y: rect.y + rect.h * 0.62, w: Math.max(10, max * share), h: 10 }, 5)
    g.fill()
  }
  return drawWay
}

/** The button to the goals. */
function createGoalsButton(kit: Context['kit'], inBar: (i: number) => Rect, pages: () => number) {
  /** The other book: wide and named where there is room. */
  const goalsRect = (): Rect => {
    const { safe } = kit.screen
    if (safe.h < 480) return inBar(1)
    const right = inBar(pages() > 1 ? 3 : 0).x
    return { ...inBar(0), x: safe.x + 10, w: Math.min(230, right - safe.x - 20) }
  }
  const drawGoalsButton = (g: G, isDown: boolean) => {
    const rect = goalsRect()
    if (rect.w < 100) return iconButton(g, rect, 'star', 'plain', { isDown })
    const ink = button(g, rect, 'on', isDown)
    drawIcon(g, 'star', { x: rect.x + 27, y: rect.y + rect.h / 2 - 2, size: 26 }, ink)
    const done = GOALS.filter((goal) => isReached(goal, kit.data.deeds ?? {})).length
    const count = `${done}/${GOALS.length}`
    const label = rect.w < 150 ? count : `${texts.goalsTitle} ${count}`
    words(
      g,
      label,
      { x: rect.x + 48, y: rect.y + rect.h / 2 - 2, size: 19, max: rect.w - 60, align: 'left', weight: 900 },
      ink,
    )
  }
  return { goalsRect, drawGoalsButton }
}

/** What can be pressed. */
function createPrizeWidgets(
  { kit, prizes, open, back, leave }: Context,
  { grid, pages, shown, cellRect, inBar, goalsRect }: PrizePlaces,
  pager: Pager,
) {
  const turn = (by: number) => {
    pager.turn(by, pages(), grid().frame.w, kit.now)
    kit.audio.play('page')
    kit.invalidate()
  }
  const press = (piece: number) => {
    if (!prizes.isOpen(piece)) {
      kit.audio.play('refuse')
      return kit.say(texts.starsLeft(costOf(piece) - prizes.stars()))
    }
    if (kit.state.look.wear[PIECES[piece]!.kind]?.piece !== piece) kit.send({ type: 'wear', piece })
    leave()
  }
  const widgets = (): Widget[] => [
    ...shown().map(({ piece }, i) => ({
      id: `prize ${i}`,
      rect: cellRect(i),
      label: prizes.isOpen(piece)
        ? texts.piece(PIECES[piece]!.name)
        : texts.prizes.locked(texts.piece(PIECES[piece]!.name), costOf(piece) - prizes.stars()),
      act: () => press(piece),
    })),
    { id: 'close', rect: inBar(0), label: texts.buttons.close, act: back },
    { id: 'goals', rect: goalsRect(), label: texts.goalsTitle, act: () => open('goals') },
    ...(pages() > 1
      ? [
          { id: 'prev', rect: inBar(3), label: texts.buttons.prev, act: () => turn(-1) },
          { id: 'next', rect: inBar(2), label: texts.buttons.next, act: () => turn(1) },
        ]
      : []),
  ]
  return widgets
}
