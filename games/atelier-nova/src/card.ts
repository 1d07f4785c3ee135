/** The theme card: its place, its title and its line; and chips for styles, dyes and wishes under it or down beside the figure. */
import type { Rect } from '@playhouse/game-kit'
import type { Kind } from './cuts.ts'
import { drawDye } from './dyes-draw.ts'
import { EMBLEMS } from './emblems.ts'
import { drawIcon, drawTag, TAG_COLOURS } from './icons.ts'
import { wornAs } from './outfit.ts'
import { box, fitWords, INK, panel, setFont, words, wrap } from './paper.ts'
import { SWATCHES } from './palette.ts'
import { alpha, ellipse, stroke } from './pen.ts'
import type { G } from './pen.ts'
import { drawPlace } from './places.ts'
import { TAGS } from './tags.ts'
import { texts } from './texts.ts'
import { dyesOf } from './themes.ts'
import type { State } from './state.ts'
import type { Theme } from './themes.ts'
import type { Context } from './widget.ts'

const SMALLEST = 13
/** On wide windows a second row of chips begins beside the buttons. */
const BESIDE = 60
const CHIP_GAP = 5
const MOST_LARGE = 3
/** Rosy, so that pale wings and pearls stand out on it. */
const WISHED = '#dcb3c8'
/** A palette's names may reach this far towards the figure. */
const PALETTE_W = 176
/** A dot of the palette: from edge to edge it is at least twenty points wide. */
const DOT = 10.5
type Chip = { w: number; h: number; draw(g: G, x: number, y: number): void }
/** `isNamed`: there is room for the dyes' names. */
type Fit = { size: number; h: number; isWide: boolean; isNamed: boolean; isCrowded: boolean }
type Sizes = { h: number; small: number; isWide: boolean; isNamed?: boolean; isCrowded?: boolean }
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
const back = (g: G, rect: Rect, colour: string) => {
  g.fillStyle = colour
  box(g, rect, Math.min(17, rect.h / 2))
  g.fill()
}

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
    words(g, name, x, middle - (lines.length > 1 ? line : size * 0.52), size, INK, w, 'left', 900)
    const from = middle + (lines.length > 1 ? size * 0.28 : size * 0.62)
    lines.forEach((one, i) =>
      words(g, one, x, from + i * line, Math.max(SMALLEST, own), '#7d4f6c', w, 'left', 700),
    )
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
      const brief = texts.brief(theme.name) || briefOf(theme)
      const hasBrief = card.h > text * 2.2 && brief
      if (!hasBrief) words(g, name, left, middle, size, INK, most, 'left', 900)
      else drawBrief(g, { name, brief, size, small: text * 0.78 }, { x: left, y: card.y, w: most, h: card.h })
    }
    drawChips(g, chips, text, isWide)
  }

  /** The card's dyes, each with its name: in a row on wide windows, two by two beside the figure. */
  const makePalette = (g: G, dyes: readonly number[], { h, small, isWide, isNamed }: Sizes): Chip => {
    const r = Math.max(DOT, small * 0.8)
    const across = isWide || !isNamed ? dyes.length : 2
    const names = dyes.map((dye) => (isNamed ? texts.dyeName(SWATCHES[dye]!.name) : ''))
    setFont(g, SMALLEST * layout().big)
    const wide = Array.from(
      { length: across },
      (_, i) =>
        r * 2 +
        (isNamed ? 7 : 1) +
        Math.max(...names.filter((__, j) => j % across === i).map((name) => g.measureText(name).width)),
    )
    const rows = Math.ceil(dyes.length / across)
    const line = rows > 1 ? r * 2 + 3 : h
    const high = line * rows + (rows > 1 ? 5 : 0)
    const w = wide.reduce((sum, one) => sum + one + 5, 11)
    return {
      w,
      h: high,
      draw(ink, x, y) {
        back(ink, { x, y, w, h: high }, '#fff8ee')
        dyes.forEach((dye, i) => {
          const left = x + 9 + wide.slice(0, i % across).reduce((sum, one) => sum + one + 5, 0)
          const middle = y + (high - line * rows) / 2 + line * (Math.floor(i / across) + 0.5)
          drawDye(ink, dye, left + r, middle, r, kit.settings.colourSafe)
          words(ink, names[i]!, left + r * 2 + 4, middle + 1, SMALLEST * layout().big, INK)
        })
      },
    }
  }
  /** A word says that these are wishes; the tick of what is worn stands beside its picture, not on it. */
  const makeWishes = (musts: readonly Kind[], { h, small, isWide, isCrowded }: Sizes): Chip => {
    const side = isWide ? h - 4 : isCrowded ? h : h + 6
    const head = isWide || isCrowded ? 0 : small + 4
    const from = isWide ? 14 + small * 2.7 : isCrowded ? 6 : 10
    const step = side + (isCrowded ? 11 : 14)
    const high = isWide ? h : head + side + (isCrowded ? 4 : 6)
    const w = Math.max(from + musts.length * step + 6, isCrowded ? 0 : small * 4.4)
    return {
      w,
      h: high,
      draw(ink, x, y) {
        back(ink, { x, y, w, h: high }, WISHED)
        if (!isCrowded) words(ink, texts.wear, x + 10, y + (isWide ? h / 2 : head / 2 + 3) + 1, small, INK)
        musts.forEach((kind, i) => {
          const left = x + from + i * step
          const picture = sprites.thumb(wornAs(EMBLEMS[kind]), side, side, kit.screen.ratio)
          if (picture) ink.drawImage(picture, left, y + head + (isWide || isCrowded ? 2 : 3), side, side)
          if (!kit.state.look.wear[kind]) return
          const [tx, ty] = [left + side + (isCrowded ? 2 : 5), y + high - (isCrowded ? 10 : 12)]
          ink.fillStyle = '#127a7a'
          ink.fill(ellipse(tx, ty, 8))
          drawIcon(ink, 'check', tx, ty, 11, '#fff')
        })
      },
    }
  }
  const listChips = (g: G, { size, h, isWide, isNamed, isCrowded }: Fit): Chip[] => {
    const { theme } = kit.state
    const { big } = layout()
    setFont(g, size)
    const list = TAGS.filter((tag) => theme.tags[tag])
      .sort((a, b) => theme.tags[b]! - theme.tags[a]!)
      .map((tag): Chip => {
        const signs = theme.tags[tag]!
        const w = g.measureText(texts.tags[tag]).width + signs * size + 24
        return {
          w,
          h,
          draw(ink, x, y) {
            back(ink, { x, y, w, h }, TAG_COLOURS[tag])
            for (let i = 0; i < signs; i++)
              drawTag(ink, tag, x + 12 + size * (0.3 + i), y + h / 2, size * 0.95, '#fff4e2')
            words(ink, texts.tags[tag], x + 14 + size * signs, y + h / 2 + 1, size, '#fff')
          },
        }
      })
    const small = Math.max(SMALLEST * big, size * 0.84)
    if (theme.palette) list.push(makePalette(g, dyesOf(theme.palette), { h, small, isWide, isNamed }))
    setFont(g, small)
    if (theme.musts.length > 0) list.push(makeWishes(theme.musts, { h, small, isWide, isCrowded }))
    const { avoid } = theme
    if (avoid) {
      const w = small * 1.5 + g.measureText(texts.tags[avoid]).width + 20
      list.push({
        w,
        h,
        draw(ink, x, y) {
          back(ink, { x, y, w, h }, '#fff8ee')
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
        h,
        draw(ink, x, y) {
          back(ink, { x, y, w, h }, '#fff8ee')
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
    const most = isWide ? chips.h + 3 : hasManyChips(kit.state) ? chips.h - 1 : chips.h + 3
    const step = isWide ? most : Math.max(20, Math.min(most, room))
    const h = step - (step < chips.h ? 2 : 5)
    const wide = (list: readonly Chip[]) => list.reduce((sum, { w }) => sum + w + CHIP_GAP, -CHIP_GAP)
    const isCrowded = !isWide && hasManyChips(kit.state)
    const hasRows = !isWide || layout().card.h > text * 2.2
    const least = SMALLEST * layout().big
    const fit = {
      size: Math.max(least, Math.min(text * 0.9, h * 0.66)),
      h,
      isWide,
      isNamed: hasRows && h > 24 && !isCrowded,
      isCrowded,
    }
    let list = listChips(g, fit)
    const widest = Math.max(chips.w, PALETTE_W * layout().big)
    const isTooWide = () =>
      isWide ? wide(list) > chips.w * (hasRows ? 1.8 : 1) : list.some(({ w }) => w > widest)
    while (isTooWide() && (fit.size > least || fit.isNamed)) {
      // Beside the figure it is the palette's names that take most room, on wide windows it is all of it.
      if (fit.size > least && (isWide || !fit.isNamed)) fit.size -= 0.5
      else fit.isNamed = false
      list = listChips(g, fit)
    }
    let [x, y] = [chips.x, chips.y]
    const beside = Math.max(BESIDE, layout().pills[0]!.w + 12)
    list.forEach((chip, i) => {
      if (isWide && hasRows && x > chips.x && x + chip.w > chips.x + chips.w + 1)
        [x, y] = [chips.x + beside, y + step]
      chip.draw(g, x, y)
      x += chip.w + CHIP_GAP
      // Two short ones share a row beside the figure.
      const isNextBeside = isCrowded && chip.h === list[i + 1]?.h && x + list[i + 1]!.w <= chips.x + chips.w
      if (!isWide && !isNextBeside) [x, y] = [chips.x, y + chip.h + step - h]
    })
  }
  return drawCard
}

const TALL_CHIP = 1.8
const countChips = ({ theme }: State) =>
  Object.keys(theme.tags).length +
  [theme.avoid, theme.most > 0, theme.palette, theme.musts.length > 0].filter(Boolean).length
/** So many that beside the figure they have to be small: dyes without names, wishes without a word. */
const hasManyChips = (state: State): boolean => countChips(state) > MOST_LARGE
/** How many rows of chips go down beside the figure: as many as a card has thoughts, roughly. */
export function countChipRows(state: State): number {
  if (hasManyChips(state)) return countChips(state) + 0.2
  // The palette and the wishes are nearly two rows high each.
  const { palette, musts } = state.theme
  const tall = [palette, musts.length > 0].filter(Boolean).length
  return countChips(state) + tall * (TALL_CHIP - 1)
}
