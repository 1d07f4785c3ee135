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

const SMALLEST = 10
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
    for (const kind of theme.musts)
      list.push({
        w: h + 2,
        draw(ink, x, y) {
          const isDone = Boolean(kit.state.look.wear[kind])
          back(x, y, h + 2, isDone ? '#bfe6d4' : '#fff8ee')
          const picture = sprites.thumb(wornAs(EMBLEMS[kind]), h - 8, h - 8, kit.screen.ratio)
          if (picture) ink.drawImage(picture, x + 5, y + 4, h - 8, h - 8)
          if (isDone) drawIcon(ink, 'check', x + h - 4, y + h - 7, 11, '#127a7a')
        },
      })
    const { avoid } = theme
    if (avoid) {
      const w = size * 1.9
      list.push({
        w,
        draw(ink, x, y) {
          back(x, y, w, '#fff8ee')
          drawTag(ink, avoid, x + w / 2, y + h / 2, size, alpha(TAG_COLOURS[avoid], 0.6))
          const bar = new Path2D()
          bar.moveTo(x + w * 0.24, y + h * 0.82)
          bar.lineTo(x + w * 0.76, y + h * 0.18)
          stroke(ink, bar, '#c8324d', 3)
        },
      })
    }
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
    const h = chips.h - 2
    const wide = (list: readonly Chip[]) => list.reduce((sum, { w }) => sum + w + CHIP_GAP, -CHIP_GAP)
    let size = text * 0.9
    let list = listChips(g, size, h)
    const isTooWide = () => (isWide ? wide(list) > chips.w : Math.max(0, ...list.map(({ w }) => w)) > chips.w)
    while (size > SMALLEST && isTooWide()) list = listChips(g, (size -= 0.5), h)
    let [x, y] = [chips.x, chips.y]
    for (const chip of list) {
      if (x > chips.x && x + chip.w > chips.x + chips.w + 1 && !isWide) [x, y] = [chips.x, y + chips.h + 3]
      chip.draw(g, x, y)
      x += chip.w + CHIP_GAP
    }
  }
  return drawCard
}

/** How many rows of chips go down beside the figure: as many as a card has thoughts, roughly. */
export function countChipRows({ theme }: Context['kit']['state']): number {
  const small = theme.musts.length + (theme.avoid ? 1 : 0) + (theme.most > 0 ? 1 : 0)
  return Object.keys(theme.tags).length + (theme.palette ? 1 : 0) + Math.ceil(small / 3)
}
