/** Draws the wardrobe: tabs, bar and one page. */
import type { Rect } from '@playhouse/game-kit'
import { listKind, PIECES } from '../data/catalogue.ts'
import {
  cellBack,
  drawDyeCell,
  drawLockedCell,
  drawPieceCell,
  drawTags,
  drawWhoCell,
  drawWhoRow,
} from './cells.ts'
import { KINDS } from '../data/cuts.ts'
import type { Kind } from '../data/cuts.ts'
import { drawDye } from '../art/dyes-draw.ts'
import { EMBLEMS } from '../art/clothes/emblems.ts'
import { glows } from './piece-hints.ts'
import { drawIcon, drawTag } from '../art/icons.ts'
import type { Worn } from '../rules/look.ts'
import { wornAs } from '../rules/outfit.ts'
import { box, button, fitWords, iconButton, INK, PLUM, setFont, words } from '../art/paper.ts'
import { SWATCHES } from '../rules/palette.ts'
import { alpha, ellipse } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { costOf, findNextPrize } from '../data/prizes.ts'
import { TAGS } from '../rules/tags.ts'
import type { Tag } from '../rules/tags.ts'
import { texts } from '../texts.ts'
import { dyesOf } from '../data/themes.ts'
import type { ModelCell, ModelRow } from './model-picker.ts'
import type { Context, Touched, Widget } from './widget.ts'

export const WHO_TAB = KINDS.length
const LEGEND = 14.5
const MIN_LETTER_PX = 13
/** What the wardrobe shows now. */
export type Shelf = {
  tab(): number
  mode(): 'pieces' | 'dyes'
  zone(): 0 | 1
  page(): number
  pages(): number
  kind(): Kind | null
  worn(): Worn | undefined
  rects(): Rect[]
  who(): ModelRow[][]
  listPieces(kind: Kind): readonly number[]
  isChosen(cell: ModelCell): boolean
  widgets(): Widget[]
}

export function createDrawerPaint({ kit, sprites, layout, prizes, known, tries }: Context, shelf: Shelf) {
  const { kind, worn, pages, rects, who, listPieces, isChosen } = shelf
  const isWho = () => shelf.tab() === WHO_TAB
  const drawTabs = (g: G, { down }: Touched) => {
    layout().tabs.forEach((rect, i) => {
      const isOpen = i === shelf.tab()
      const inner = { x: rect.x + 2, y: rect.y + 2, w: rect.w - 4, h: rect.h - 4 }
      g.fillStyle = isOpen ? '#f7b27a' : down === `tab ${i}` ? '#f2d6c2' : '#fbeadb'
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
      const name = texts.tabs[KINDS[i] ?? 'who']
      words(
        g,
        name,
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
  /** At the dye desk it is the way back to the drawers. */
  const dyeFace = (): ['check' | 'dye', 'main' | 'plain'] =>
    shelf.mode() === 'dyes' ? ['check', 'main'] : ['dye', 'plain']
  const drawBar = (g: G, touched: Touched) => {
    const { places, bar, text, big } = layout()
    for (const { id, rect, isOff } of shelf.widgets()) {
      if (id === 'dye') iconButton(g, rect, ...dyeFace(), { isDown: touched.down === id, isOff })
      else if (id === 'pattern') iconButton(g, rect, 'pattern', 'plain', { isDown: touched.down === id })
      else if (id === 'prev' || id === 'next')
        iconButton(g, rect, id, 'quiet', { isDown: touched.down === id })
      else if (id.startsWith('zone')) drawZone(g, id, rect, touched)
    }
    drawDots(g)
    if (shelf.mode() === 'dyes') return drawDyed(g)
    const x = isWho() ? bar.x + 6 : places.dye!.x + places.dye!.w + 12
    const max = (pages() > 1 ? places.prev!.x : bar.x + bar.w) - x - 8
    const own = worn()
    const name = isWho() ? texts.model : own ? texts.piece(PIECES[own.piece]!.name) : texts.kinds[kind()!]
    const asked = isWho() || own ? [] : TAGS.filter((tag) => kit.state.theme.tags[tag])
    const legend = own ? [] : fitLegend(g, asked, max)
    // Two lines of signs need the room of the drawer's name, which its tab shows too.
    if (legend.length < 2)
      words(
        g,
        name,
        { x, y: bar.y + bar.h / 2 - (own || asked.length ? 11 : 0), size: Math.min(text, 20), max },
        INK,
      )
    if (!own)
      return legend.forEach((line, i) =>
        drawLegend(g, line, x, bar.y + (legend.length < 2 ? bar.h - 13 : 13 + i * 24), max),
      )
    const after = drawTags(g, own.piece, {
      x: x + 8,
      y: bar.y + bar.h - 13,
      size: 18,
      align: 'left',
      isKnown: known.has(own.piece),
    })
    const { tags } = PIECES[own.piece]!
    const styles = TAGS.filter((tag) => tags[tag])
      .sort((a, b) => tags[b]! - tags[a]!)
      .map((tag) => texts.tags[tag])
    const label = styles.join(', ')
    const size = fitWords(g, label, x + max - after, LEGEND * big, 700)
    // The signs do where the words would be too small to read.
    if (size >= MIN_LETTER_PX)
      words(
        g,
        label,
        { x: after, y: bar.y + bar.h - 12, size, max: Infinity, align: 'left', weight: 700 },
        '#5d3355',
      )
  }
  /** Which piece is being dyed, where the bar has room for it. */
  const drawDyed = (g: G) => {
    const { places, bar, text } = layout()
    const own = worn()
    const x = places.pattern!.x + places.pattern!.w + 12
    const max = (pages() > 1 ? places.prev!.x : bar.x + bar.w) - x - 8
    if (own && max > 90)
      words(
        g,
        texts.piece(PIECES[own.piece]!.name),
        { x, y: bar.y + bar.h / 2, size: Math.min(text, 20), max },
        INK,
      )
  }
  const wideOf = (g: G, tag: Tag) => {
    setFont(g, LEGEND * layout().big, 800)
    return 32 + g.measureText(`= ${texts.tags[tag]}`).width
  }
  /** The card's signs in one line, in two, or, where not even that has room, without words. */
  const fitLegend = (g: G, tags: readonly Tag[], max: number): Tag[][] => {
    const lines: Tag[][] = [[]]
    let left = max + 12
    for (const tag of tags) {
      const w = wideOf(g, tag)
      if (w > left && lines.at(-1)!.length > 0) {
        lines.push([])
        left = max + 12
      }
      lines.at(-1)!.push(tag)
      left -= w
      if (left < 0) return [[...tags]]
    }
    return lines.length > 2 ? [[...tags]] : lines
  }
  /** What the card's signs mean, while nothing of this drawer is worn. */
  const drawLegend = (g: G, tags: readonly Tag[], x: number, y: number, max: number) => {
    const hasWords = tags.reduce((sum, tag) => sum + wideOf(g, tag), -12) <= max
    let left = x
    for (const tag of tags) {
      drawTag(g, tag, { x: left + 9, y, size: hasWords ? 18 : 22 })
      left += hasWords ? 20 : 30
      if (hasWords)
        left +=
          words(
            g,
            `= ${texts.tags[tag]}`,
            { x: left, y: y + 1, size: LEGEND * layout().big, max: Infinity, align: 'left', weight: 800 },
            '#5d3355',
          ) + 12
    }
  }
  const drawZone = (g: G, id: string, rect: Rect, touched: Touched) => {
    const own = worn()
    button(g, rect, `zone ${shelf.zone()}` === id ? 'on' : 'plain', touched.down === id)
    const dye = id === 'zone 0' ? (own?.a ?? 0) : (own?.b ?? 0)
    const [x, y] = [rect.x + rect.w / 2, rect.y + rect.h / 2 - 2]
    drawDye(g, dye, { x, y, r: id === 'zone 0' ? 15 : 11 }, kit.settings.colourSafe)
  }
  /** Which page it is, under the arrows. */
  const drawDots = (g: G) => {
    const all = pages()
    if (all < 2) return
    const { prev, next } = layout().places
    const x = (prev!.x + next!.x + next!.w) / 2
    const y = next!.y + next!.h + Math.min(6, (layout().cells[0]!.y - next!.y - next!.h) / 2)
    for (let i = 0; i < all; i++) {
      g.fillStyle = i === shelf.page() ? PLUM : alpha(PLUM, 0.28)
      g.fill(ellipse(x + (i - (all - 1) / 2) * 16, y, i === shelf.page() ? 5.5 : 5))
    }
  }
  const drawPage = (g: G, nth: number, { down }: Touched) => {
    const { ratio } = kit.screen
    const sink = (rect: Rect, id: string) =>
      down === id ? { x: rect.x + 2, y: rect.y + 2, w: rect.w - 4, h: rect.h - 4 } : rect
    if (isWho()) {
      const rows = who()[nth] ?? []
      let i = 0
      for (const row of rows) {
        drawWhoRow(g, row)
        for (const cell of row.cells)
          drawWhoCell(
            g,
            { sprites, ratio },
            { ...cell, rect: sink(cell.rect, `who ${i++}`) },
            kit.state.look,
            isChosen(cell),
          )
      }
      return
    }
    const all = rects()
    const from = nth * all.length
    if (shelf.mode() === 'dyes') {
      const { palette } = kit.state.theme
      const own = worn()
      for (const [i, rect] of all.entries())
        if (from + i < SWATCHES.length)
          drawDyeCell(g, sink(rect, `swatch ${i}`), from + i, {
            isOn: (shelf.zone() === 0 ? own?.a : own?.b) === from + i,
            isRequested: palette !== null && dyesOf(palette).includes(from + i),
            hasHour: kit.settings.colourSafe,
            big: layout().big,
          })
      return
    }
    const next = findNextPrize(prizes.stars())
    listPieces(kind()!)
      .slice(from, from + all.length)
      .forEach((piece, i) => {
        const own = worn()
        const isWorn = own?.piece === piece
        const rect = sink(all[i]!, `cell ${i}`)
        const cloth = isWorn ? own : wornAs(piece)
        if (!isWorn && !prizes.isOpen(piece))
          drawLockedCell(g, sprites, ratio, rect, {
            worn: cloth,
            stars: costOf(piece),
            isNext: next?.piece === piece,
          })
        else
          drawPieceCell(g, sprites, ratio, rect, {
            worn: cloth,
            isWorn,
            fits: glows(piece, kit.state, tries.isHelped()),
            isKnown: known.has(piece),
          })
      })
    for (let i = listKind(kind()!).length - from; i < all.length; i++)
      if (i >= 0) {
        g.globalAlpha = 0.35
        cellBack(g, all[i]!, false, false)
        g.globalAlpha = 1
      }
  }

  return { drawTabs, drawBar, drawPage }
}
