/** The theme card: its place, its title and its line, or its title above the styles. */
import type { Rect } from '@playhouse/game-kit'
import { box, fitWords, INK, panel, setFont, words, wrap } from '../art/paper.ts'
import type { G } from '../art/pen.ts'
import { drawPlace } from '../art/places/places.ts'
import { TAGS } from '../rules/tags.ts'
import { texts } from '../texts.ts'
import type { Theme } from '../data/themes.ts'
import type { Context } from './widget.ts'

const SMALLEST = 13
/** What chance made has a line too. */
function briefOf({ tags, place }: Theme): string {
  const asked = TAGS.filter((tag) => tags[tag]).sort((a, b) => tags[b]! - tags[a]!)
  return asked.length > 0
    ? texts.madeBrief(
        asked.map((tag) => texts.tags[tag]),
        texts.at[place],
      )
    : ''
}
/** Tells whether its picture was there. */
export function createThemeCard(context: Context): (g: G) => boolean {
  const { kit, sprites, layout } = context
  let isComplete = true
  /** Where it takes place, at the card's left edge. */
  const drawPicture = (g: G, card: Rect): number => {
    const { place } = kit.state.theme
    const inner = { x: card.x + 5, y: card.y + 5, h: card.h - 10, w: Math.min(card.h * 1.25, card.w * 0.22) }
    const picture = sprites.picture(`card ${place}`, inner.w, inner.h, kit.screen.ratio, (ink) => {
      box(ink, { x: 0, y: 0, w: inner.w, h: inner.h }, 12)
      ink.clip()
      drawPlace(ink, place, inner.w, inner.h)
    })
    isComplete = picture !== null
    if (picture) g.drawImage(picture, inner.x, inner.y, inner.w, inner.h)
    return inner.w + 8
  }
  /** The title, and its line under it; in two where it would be too small in one. */
  const drawBrief = (
    g: G,
    { name, brief, size, small }: { name: string; brief: string; size: number; small: number },
    { x, y, w, h }: Rect,
  ) => {
    const middle = y + h / 2
    const own = fitWords(g, brief, w, small, 700)
    setFont(g, Math.max(SMALLEST, own), 700)
    const lines = own >= SMALLEST ? [brief] : wrap(g, brief, w, 2)
    const line = Math.max(SMALLEST, own) * 1.12
    words(
      g,
      name,
      { x, y: middle - (lines.length > 1 ? line : size * 0.52), size, max: w, align: 'left', weight: 900 },
      INK,
    )
    const from = middle + (lines.length > 1 ? size * 0.28 : size * 0.62)
    lines.forEach((one, i) =>
      words(
        g,
        one,
        { x, y: from + i * line, size: Math.max(SMALLEST, own), max: w, align: 'left', weight: 700 },
        '#7d4f6c',
      ),
    )
  }
  /** Over the styles: the title in what is left above them. */
  const drawTitle = (g: G, name: string, { x, y, w, h }: Rect) => {
    const size = Math.min(layout().text, h * 0.86)
    words(g, name, { x, y: y + h / 2 + 1, size, max: w, align: 'left', weight: 900 }, INK)
  }
  const drawCard = (g: G): boolean => {
    const { card, chips, text, isWide, hasPicture } = layout()
    const { theme, show, shows } = kit.state
    isComplete = true
    panel(g, card, 16, '#fff8ee', 0.18)
    const left = card.x + 8 + (hasPicture && card.h > 45 ? drawPicture(g, card) : 2)
    const max = card.x + card.w - 10 - left
    const middle = card.y + card.h / 2
    const name = shows > 1 ? `${texts.theme(theme.name)} ${show}/${shows}` : texts.theme(theme.name)
    const size = isWide && card.h > 70 ? text * 1.15 : text
    const style = isWide ? undefined : chips.find(({ what }) => what === 'style')
    const brief = texts.brief(theme.name) || briefOf(theme)
    if (style && style.rect.y < card.y + card.h)
      drawTitle(g, name, { x: left, y: card.y + 4, w: max, h: style.rect.y - card.y - 5 })
    else if (card.h > text * 2.2 && brief)
      drawBrief(g, { name, brief, size, small: text * 0.78 }, { x: left, y: card.y, w: max, h: card.h })
    else words(g, name, { x: left, y: middle, size, max, align: 'left', weight: 900 }, INK)
    return isComplete
  }
  return drawCard
}
