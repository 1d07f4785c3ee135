/** The look-book: saved outfits to wear again. */
import type { PageGrid } from './page-grid.ts'
import type { Frame, Rect } from '@playhouse/game-kit'
import { MAX_LOOKS } from '../view/book.ts'
import { drawDoll } from '../art/figure/doll.ts'
import { drawIcon } from '../art/icons.ts'
import { box, button, iconButton, INK, panel, words } from '../art/paper.ts'
import { alpha, at, blob, curve, ellipse, poly, stroke } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'
import type { Context, Page, Touched, Widget } from './widget.ts'

type BookPageState = {
  page: number
  isRemoving: boolean
}

/** The places of looks and buttons. */
type BookPlaces = ReturnType<typeof createBookPlaces>

function createBookPlaces(kit: Context['kit']) {
  const grid = (): PageGrid => {
    const { safe } = kit.screen
    const frame = { x: safe.x + 10, y: safe.y + 66, w: safe.w - 20, h: safe.h - 66 - 74 }
    const columns = Math.max(2, Math.min(8, Math.round(frame.w / (frame.h > 420 ? 150 : 110))))
    const rows = Math.max(1, Math.min(3, Math.round(frame.h / 230)))
    return { frame, columns, rows, w: frame.w / columns, h: frame.h / rows, count: columns * rows }
  }
  const pages = () => Math.max(1, Math.ceil(kit.data.looks.length / grid().count))
  const cellRect = (i: number): Rect => {
    const { frame, columns, w, h } = grid()
    return { x: frame.x + (i % columns) * w, y: frame.y + Math.floor(i / columns) * h, w, h }
  }
  const inBar = (i: number, w = 54): Rect => {
    const { safe } = kit.screen
    return { x: safe.x + safe.w - 10 - (i + 1) * 62 + (62 - w) / 2, y: safe.y + safe.h - 62, w, h: 54 }
  }
  const saveRect = (): Rect => {
    const { safe } = kit.screen
    return {
      x: safe.x + 10,
      y: safe.y + safe.h - 62,
      w: Math.min(300, safe.w - 20 - (pages() > 1 ? 4 : 2) * 62),
      h: 54,
    }
  }
  return { grid, pages, cellRect, inBar, saveRect }
}

export function createBookPage(context: Context): Page & { begin(): void } {
  const current: BookPageState = { page: 0, isRemoving: false }
  const places = createBookPlaces(context.kit)
  const widgets = createBookWidgets(context, places, current)
  const draw = createBookPainter(context, places, current)
  return {
    begin() {
      current.page = 0
      current.isRemoving = false
    },
    widgets,
    draw,
  }
}

/** What can be pressed in the book. */
function createBookWidgets(
  { kit, back, leave }: Context,
  { grid, pages, cellRect, inBar, saveRect }: BookPlaces,
  current: BookPageState,
) {
  const saveLook = () => {
    const key = JSON.stringify(kit.state.look)
    const rest = kit.data.looks.filter((look) => JSON.stringify(look) !== key)
    kit.data.looks = [kit.state.look, ...rest].slice(0, MAX_LOOKS)
    kit.save()
    current.page = 0
    current.isRemoving = false
    kit.audio.play('star')
    kit.invalidate()
  }
  const pick = (index: number) => {
    if (current.isRemoving) {
      kit.data.looks = kit.data.looks.filter((_, i) => i !== index)
      kit.save()
      current.page = Math.min(current.page, pages() - 1)
      kit.audio.play('off')
      if (kit.data.looks.length === 0) current.isRemoving = false
      return kit.invalidate()
    }
    kit.send({ type: 'dress', look: kit.data.looks[index]! })
    leave()
  }
  const turn = (by: number) => {
    current.page = (current.page + by + pages()) % pages()
    kit.audio.play('page')
    kit.invalidate()
  }
  const widgets = (): Widget[] => {
    const { count } = grid()
    const shown = kit.data.looks.slice(current.page * count, (current.page + 1) * count)
    return [
      ...shown.map((_, i) => ({
        id: `cell ${i}`,
        rect: cellRect(i),
        label: `${texts.buttons.book} ${current.page * count + i + 1}`,
        act: () => pick(current.page * count + i),
      })),
      { id: 'keep', rect: saveRect(), label: texts.keep, act: saveLook },
      {
        id: 'bin',
        rect: inBar(1),
        label: texts.buttons.bin,
        isOff: kit.data.looks.length === 0,
        act() {
          current.isRemoving = !current.isRemoving && kit.data.looks.length > 0
          kit.audio.play('click')
          kit.invalidate()
        },
      },
      { id: 'close', rect: inBar(0), label: texts.buttons.close, act: back },
      ...(pages() > 1
        ? [
            { id: 'prev', rect: inBar(3), label: texts.buttons.prev, act: () => turn(-1) },
            { id: 'next', rect: inBar(2), label: texts.buttons.next, act: () => turn(1) },
          ]
        : []),
    ]
  }
  return widgets
}

/** One look in the book. */
function createLookPainter(kit: Context['kit'], sprites: Context['sprites'], current: BookPageState) {
  const drawLook = (g: G, index: number, rect: Rect, isDown: boolean) => {
    const look = kit.data.looks[index]!
    const inner = { x: rect.x + 6, y: rect.y + 6 + (isDown ? 2 : 0), w: rect.w - 12, h: rect.h - 12 }
    panel(g, inner, 16, current.isRemoving ? '#ffe1d6' : '#fffaf2', 0.3)
    const picture = sprites.picture(
      `book/${JSON.stringify(look)}`,
      inner.w,
      inner.h,
      kit.screen.ratio,
      (ink) => {
        const scale = Math.min(inner.h / 1060, inner.w / 560)
        ink.translate(inner.w / 2, inner.h / 2 - 470 * scale)
        ink.scale(scale, scale)
        drawDoll(ink, look)
      },
    )
    if (picture) g.drawImage(picture, inner.x, inner.y, inner.w, inner.h)
    if (current.isRemoving)
      drawIcon(g, 'bin', { x: inner.x + inner.w - 20, y: inner.y + 20, size: 24 }, '#c8324d')
  }
  return drawLook
}

/** Draws the book. */
function createBookPainter(
  { kit, sprites }: Context,
  { grid, pages, cellRect, inBar, saveRect }: BookPlaces,
  current: BookPageState,
) {
  const drawLook = createLookPainter(kit, sprites, current)
  const draw = ({ g, screen, now, settings }: Frame<Game>, touched: Touched): boolean => {
    const { x, y, w, h } = screen.visible
    const back = g.createLinearGradient(0, y, w, y + h)
    back.addColorStop(0, '#6a2b52')
    back.addColorStop(1, '#a85a62')
    g.fillStyle = back
    g.fillRect(x, y, w, h)
    g.fillStyle = '#ffffff10'
    for (let i = 0; i < 14; i++) {
      box(g, { x: x + ((i * 137) % w), y: y + ((i * 211) % h), w: 60, h: 60 }, 30)
      g.fill()
    }
    const { hud, safe } = screen
    words(
      g,
      texts.buttons.book,
      { x: safe.x + 16, y: safe.y + 34, size: 26, max: hud.x - safe.x - 24, align: 'left', weight: 900 },
      '#fff4e2',
    )
    const { count, frame } = grid()
    const { looks } = kit.data
    if (looks.length === 0) drawEmpty(g, frame, saveRect(), settings.calm ? 0 : now)
    for (let i = 0; i < count && current.page * count + i < looks.length; i++)
      drawLook(g, current.page * count + i, cellRect(i), touched.down === `cell ${i}`)
    const saveButton = saveRect()
    const ink = button(g, saveButton, 'on', touched.down === 'keep')
    drawIcon(g, 'plus', { x: saveButton.x + 26, y: saveButton.y + saveButton.h / 2 - 2, size: 22 }, ink)
    words(
      g,
      texts.keep,
      {
        x: saveButton.x + saveButton.w / 2 + 16,
        y: saveButton.y + saveButton.h / 2 - 2,
        size: 19,
        max: saveButton.w - 62,
        align: 'center',
        weight: 900,
      },
      INK,
    )
    iconButton(g, inBar(1), 'bin', current.isRemoving ? 'on' : 'plain', {
      isDown: touched.down === 'bin',
      isOff: looks.length === 0,
    })
    iconButton(g, inBar(0), 'close', 'plain', { isDown: touched.down === 'close' })
    if (pages() > 1) {
      iconButton(g, inBar(3), 'prev', 'quiet', { isDown: touched.down === 'prev' })
      iconButton(g, inBar(2), 'next', 'quiet', { isDown: touched.down === 'next' })
    }
    return sprites.isBusy || (looks.length === 0 && !settings.calm)
  }
  return draw
}

/** Three frames that wait for a picture, and an arrow to the button that fills them. */
function drawEmpty(g: G, area: Rect, saveButton: Rect, now: number): void {
  const gap = Math.min(26, area.w * 0.03)
  const w = Math.min((area.w - gap * 4) / 3, area.h * 0.4, 210)
  const h = w * 1.5
  const top = area.y + Math.max(46, (area.h - h) * 0.36)
  words(
    g,
    texts.emptyBook,
    { x: area.x + area.w / 2, y: top - 30, size: 21, max: area.w - 20, align: 'center', weight: 800 },
    '#fff0dd',
  )
  for (let i = 0; i < 3; i++) {
    const x = area.x + area.w / 2 + (i - 1) * (w + gap)
    const y = top + h / 2 + (i === 1 ? -8 : 6)
    g.save()
    g.translate(x, y)
    g.rotate((i - 1) * 0.045)
    g.fillStyle = alpha('#fff4e2', 0.14)
    box(g, { x: -w / 2, y: -h / 2, w, h }, 16)
    g.fill()
    g.setLineDash([9, 8])
    g.strokeStyle = alpha('#fff4e2', 0.75)
    g.lineWidth = 2.5
    g.stroke()
    g.setLineDash([])
    drawGhost(g, h * 0.8, i)
    g.restore()
  }
  const sway = Math.sin(now / 320) * 6
  const from = at(area.x + area.w / 2 - w * 0.4, top + h + 20)
  const to = at(saveButton.x + saveButton.w * 0.6, saveButton.y - 16 + sway)
  stroke(g, curve(new Path2D(), [from, at(from.x - 6, (from.y + to.y) / 2), to]), '#ffd45e', 5)
  g.fillStyle = '#ffd45e'
  g.fill(poly([at(to.x - 13, to.y - 9), at(to.x + 13, to.y - 9), at(to.x, to.y + 12)]))
}
/** Outlines of a figure in a gown, in trousers, in a coat. */
function drawGhost(g: G, tall: number, nth: number): void {
  const u = tall / 100
  g.fillStyle = alpha('#fff4e2', 0.26)
  g.fill(ellipse(0, -38 * u, 7.5 * u, 9 * u))
  const hem = [26, 13, 18][nth]! * u
  const low = [46, 46, 26][nth]! * u
  g.fill(
    blob([
      at(-4 * u, -28 * u),
      at(4 * u, -28 * u),
      at(13 * u, -22 * u),
      at(8 * u, -4 * u),
      at(hem, low),
      at(-hem, low),
      at(-8 * u, -4 * u),
      at(-13 * u, -22 * u),
    ]),
  )
  if (nth === 2)
    for (const s of [-1, 1])
      g.fill(
        blob([at(s * 3 * u, 26 * u), at(s * 9 * u, 26 * u), at(s * 7 * u, 46 * u), at(s * 3 * u, 46 * u)]),
      )
}
