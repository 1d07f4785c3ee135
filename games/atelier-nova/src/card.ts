/** The theme card: its place, its title and its line; and chips for styles, dyes and wishes under it or down beside the figure. */
import type { Rect } from '@playhouse/game-kit'
import { EMBLEMS } from './emblems.ts'
import { drawIcon, drawTag, TAG_COLOURS } from './icons.ts'
import { wornAs } from './outfit.ts'
import { box, INK, panel, setFont, words, wrap } from './paper.ts'
import { hexOf } from './palette.ts'
import { alpha, dark, ellipse, stroke } from './pen.ts'
import type { G } from './pen.ts'
import { drawPlace } from './places.ts'
import { TAGS } from './tags.ts'
import { texts } from './texts.ts'
import { dyesOf } from './themes.ts'
import type { Context } from './widget.ts'

const SMALLEST = 13
/** On wide windows a second row of chips begins beside the buttons. */
const BESIDE = 60
const CHIP_GAP = 5
type Chip = { w: number; draw(g: G, x: number, y: number): void }

export function createThemeCard({ kit, sprites, layout }: Context): (g: G) => void {
  /** Where it takes place, at the card's left edge. */
  const drawPicture = (g: G, card: Rect): number => {
    const { place } = kit.state.theme
    const inner = { x: card.x + 5, y: card.y + 5, h: card.h - 10, w: Math.min(card.h * 1.25, card.w * 0.22) }
    const picture = sprites.picture(`card ${place}`, inner.w, inner.h, kit.screen.ratio, (ink) => {
      box(ink, { x: 0, y: 0, w: inner.w, h: inner.h }, 12)
      ink.clip()
      drawPlace(ink, place, inner.w, inner.h)
    })
    if (picture) g.drawImage(picture, inner.x, inner.y, inner.w, inner.h)
    return inner.w + 8
  }
  const drawCard = (g: G) => {
    const { card, chips, text, isWide } = layout()
    const { theme, show, shows } = kit.state
    panel(g, card, 16, '#fff8ee', 0.18)
    const left = card.x + 8 + (card.h > 45 ? drawPicture(g, card) : 4)
    const most = card.x + card.w - 10 - left
    const middle = card.y + card.h / 2
    const name = shows > 1 ? `${texts.theme(theme.name)} ${show}/${shows}` : texts.theme(theme.name)
    const size = isWide && card.h > 70 ? text * 1.15 : text
    setFont(g, size)
    if (!isWide && g.measureText(name).width > most * 1.08) {
      const lines = wrap(g, name, most, 2)
      lines.forEach((line, i) =>
        words(
          g,
          line,
          left,
          middle + (i - (lines.length - 1) / 2) * size * 1.05,
          size,
          INK,
          most,
          'left',
          900,
        ),
      )
    } else {
      const brief = texts.brief(theme.name)
      const hasBrief = card.h > text * 2.2 && brief
      words(g, name, left, middle - (hasBrief ? size * 0.52 : 0), size, INK, most, 'left', 900)
      if (hasBrief) words(g, brief, left, middle + size * 0.62, text * 0.78, '#7d4f6c', most, 'left', 700)
    }
    drawChips(g, chips, text, isWide)
  }

  const listChips = (g: G, size: number, h: number): Chip[] => {
    const { theme } = kit.state
    const back = (x: number, y: number, w: number, colour: string) => {
      g.fillStyle = colour
      box(g, { x, y, w, h }, h / 2)
      g.fill()
    }
    setFont(g, size)
    const list = TAGS.filter((tag) => theme.tags[tag])
      .sort((a, b) => theme.tags[b]! - theme.tags[a]!)
      .map((tag): Chip => {
        const signs = theme.tags[tag]!
        const w = g.measureText(texts.tags[tag]).width + signs * size + 24
        return {
          w,
          draw(ink, x, y) {
            back(x, y, w, TAG_COLOURS[tag])
            for (let i = 0; i < signs; i++)
              drawTag(ink, tag, x + 12 + size * (0.3 + i), y + h / 2, size * 0.95, '#fff4e2')
            words(ink, texts.tags[tag], x + 14 + size * signs, y + h / 2 + 1, size, '#fff')
          },
        }
      })
    if (theme.palette) {
      const dyes = dyesOf(theme.palette)
      const w = dyes.length * size * 0.86 + 16
      list.push({
        w,
        draw(ink, x, y) {
          back(x, y, w, '#fff8ee')
          dyes.forEach((one, i) => {
            const path = ellipse(x + 8 + size * (0.43 + i * 0.86), y + h / 2, size * 0.42)
            ink.fillStyle = hexOf(one)
            ink.fill(path)
            stroke(ink, path, dark(hexOf(one), 0.4), 1.3)
          })
        },
      })
    }
    const small = Math.max(SMALLEST, size * 0.84)
    setFont(g, small)
    if (theme.musts.length > 0) {
      // A word says that these are wishes; each has its tick when it is worn.
      const from = g.measureText(texts.wear).width + 14
      const side = h - 7
      const w = from + theme.musts.length * side + 6
      list.push({
        w,
        draw(ink, x, y) {
          back(x, y, w, '#fff8ee')
          words(ink, texts.wear, x + 9, y + h / 2 + 1, small, INK)
          theme.musts.forEach((kind, i) => {
            const left = x + from + i * side
            const picture = sprites.thumb(wornAs(EMBLEMS[kind]), side, side, kit.screen.ratio)
            if (picture) ink.drawImage(picture, left, y + 3, side, side)
            if (!kit.state.look.wear[kind]) return
            ink.fillStyle = '#127a7a'
            ink.fill(ellipse(left + side - 6, y + h - 9, 7.5))
            drawIcon(ink, 'check', left + side - 6, y + h - 9, 10, '#fff')
          })
        },
      })
    }
    const { avoid } = theme
    if (avoid) {
      const w = small * 1.5 + g.measureText(texts.tags[avoid]).width + 20
      list.push({
        w,
        draw(ink, x, y) {
          back(x, y, w, '#fff8ee')
          const middle = x + 8 + small * 0.7
          drawTag(ink, avoid, middle, y + h / 2, small * 1.1, alpha(TAG_COLOURS[avoid], 0.6))
          const bar = new Path2D()
          bar.moveTo(middle - small * 0.6, y + h * 0.8)
          bar.lineTo(middle + small * 0.6, y + h * 0.2)
          stroke(ink, bar, '#c8324d', 3)
          words(ink, texts.tags[avoid], middle + small, y + h / 2 + 1, small, INK)
        },
      })
    }
    setFont(g, size)
    if (theme.most > 0) {
      const label = `≤ ${theme.most}`
      const w = g.measureText(label).width + 20
      list.push({
        w,
        draw(ink, x, y) {
          back(x, y, w, '#fff8ee')
          words(ink, label, x + w / 2, y + h / 2 + 1, size, INK, Infinity, 'center')
        },
      })
    }
    return list
  }
  /** In one line, or in rows down beside the figure. */
  const drawChips = (g: G, chips: Rect, text: number, isWide: boolean) => {
    // On short windows the rows end above the buttons at the feet.
    const room = (layout().pills[1]!.y - chips.y - 2) / countChipRows(kit.state)
    const step = isWide ? chips.h + 3 : Math.max(20, Math.min(chips.h + 3, room))
    const h = step - (step < chips.h ? 2 : 5)
    const wide = (list: readonly Chip[]) => list.reduce((sum, { w }) => sum + w + CHIP_GAP, -CHIP_GAP)
    let size = Math.max(SMALLEST, Math.min(text * 0.9, h * 0.66))
    let list = listChips(g, size, h)
    const hasRows = !isWide || layout().card.h > text * 2.2
    const isTooWide = () =>
      isWide ? wide(list) > chips.w * (hasRows ? 1.7 : 1) : Math.max(0, ...list.map(({ w }) => w)) > chips.w
    while (size > SMALLEST && isTooWide()) list = listChips(g, (size -= 0.5), h)
    let [x, y] = [chips.x, chips.y]
    for (const chip of list) {
      if (x > chips.x && x + chip.w > chips.x + chips.w + 1 && hasRows)
        [x, y] = [chips.x + (isWide ? BESIDE : 0), y + step]
      chip.draw(g, x, y)
      x += chip.w + CHIP_GAP
    }
  }
  return drawCard
}

/** How many rows of chips go down beside the figure: as many as a card has thoughts, roughly. */
export function countChipRows({ theme }: Context['kit']['state']): number {
  const small = [theme.palette, theme.musts.length > 0, theme.avoid, theme.most > 0].filter(Boolean).length
  return Object.keys(theme.tags).length + small
}
