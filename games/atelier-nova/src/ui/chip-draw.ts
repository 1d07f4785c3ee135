/** Draws the theme card's chips: styles with icon and word, colours, required kinds as ticked-off images, and unwanted styles. */
import type { Rect } from '@playhouse/game-kit'
import { MUST_SIZE } from './chip-layout.ts'
import type { ChipBox } from './chip-layout.ts'
import { drawDye } from '../art/dyes-draw.ts'
import { EMBLEMS } from '../art/clothes/emblems.ts'
import { drawIcon, drawTag, TAG_COLOURS } from '../art/icons.ts'
import { wornAs } from '../rules/outfit.ts'
import { box, INK, TEAL, words } from '../art/paper.ts'
import { SWATCHES } from '../rules/palette.ts'
import { ellipse, stroke } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { texts } from '../texts.ts'
import type { Context, Touched } from './widget.ts'

const PAPER = '#fff8ee'
const back = (g: G, rect: Rect, colour: string) => {
  g.fillStyle = colour
  box(g, rect, Math.min(15, rect.h / 2))
  g.fill()
}

export function createChipPaint({ kit, sprites, layout }: Context): (g: G, touched: Touched) => void {
  const { drawMust, drawAvoid } = createMustPaint(kit, sprites)
  const drawStyle = (g: G, { rect, tag, signs, hasWord, size }: Extract<ChipBox, { what: 'style' }>) => {
    const { x, y, w } = rect
    const h = Math.min(rect.h, size * 2.4)
    const top = y + (rect.h - h) / 2
    back(g, { x, y: top, w, h }, TAG_COLOURS[tag])
    const sign = size * 1.12
    for (let i = 0; i < signs; i++)
      drawTag(g, tag, { x: x + 5 + sign * (i + 0.5), y: top + h / 2, size: size * 1.02 }, '#fff4e2')
    const left = x + 7 + sign * signs
    if (hasWord)
      words(g, texts.tags[tag], { x: left, y: top + h / 2 + 1, size, max: x + w - 3 - left }, '#ffffff')
  }
  const drawPalette = (
    g: G,
    { rect, dyes, hasWord, size }: Extract<ChipBox, { what: 'palette' }>,
    isDown: boolean,
  ) => {
    back(g, { ...rect, y: rect.y + 3, h: rect.h - 6 }, isDown ? '#fbe0c8' : PAPER)
    const step = (rect.w - 10) / dyes.length
    dyes.forEach((dye, i) => {
      const left = rect.x + 5 + step * i
      const middle = rect.y + rect.h / 2
      drawDye(g, dye, { x: left + (hasWord ? 14 : step / 2), y: middle, r: 11.5 }, kit.settings.colourSafe)
      if (hasWord)
        words(
          g,
          texts.dyeName(SWATCHES[dye]!.name),
          { x: left + 29, y: middle + 1, size, max: step - 30 },
          INK,
        )
    })
  }
  const drawMost = (g: G, { rect, most, size }: Extract<ChipBox, { what: 'most' }>) => {
    const h = Math.min(rect.h, size * 2.6)
    const y = rect.y + (rect.h - h) / 2
    back(g, { ...rect, y, h }, PAPER)
    words(
      g,
      `≤ ${most}`,
      {
        x: rect.x + rect.w / 2,
        y: y + h / 2 + 1,
        size: size * 1.2,
        max: rect.w,
        align: 'center',
        weight: 900,
      },
      INK,
    )
  }
  return (g, { down }) => {
    for (const [i, chip] of layout().chips.entries()) {
      const isDown = down === `chip ${i}`
      if (chip.what === 'style') drawStyle(g, chip)
      else if (chip.what === 'palette') drawPalette(g, chip, isDown)
      else if (chip.what === 'must') drawMust(g, chip, isDown)
      else if (chip.what === 'avoid') drawAvoid(g, chip)
      else drawMost(g, chip)
    }
  }
}

/** The chips of what is asked for and what is not. */
function createMustPaint(kit: Context['kit'], sprites: Context['sprites']) {
  /** The picture on paper, as in its drawer. */
  const drawMust = (
    g: G,
    { rect, kind, hasWord, size }: Extract<ChipBox, { what: 'must' }>,
    isDown: boolean,
  ) => {
    const isMet = kit.state.look.wear[kind] !== undefined
    const { x, y } = rect
    const tile = { x, y: y + 1, w: rect.w, h: rect.h - 2 }
    const side = Math.min(rect.h - 4, rect.w - 4, MUST_SIZE * 1.2)
    const middle = { x: x + 2 + side / 2, y: y + rect.h / 2 }
    g.fillStyle = isMet ? '#0f6a6a' : '#6a2b62'
    box(g, tile, 13)
    g.fill()
    g.strokeStyle = PAPER
    g.lineWidth = 1.6
    g.stroke()
    const picture = sprites.thumb(wornAs(EMBLEMS[kind]), side - 4, side - 4, kit.screen.ratio)
    g.fillStyle = isDown ? '#fbe0c8' : PAPER
    box(g, { x: middle.x - side / 2 + 1.5, y: middle.y - side / 2 + 1.5, w: side - 3, h: side - 3 }, 11)
    g.fill()
    if (picture) g.drawImage(picture, middle.x - side / 2 + 2, middle.y - side / 2 + 2, side - 4, side - 4)
    const left = x + side + 6
    if (hasWord)
      words(
        g,
        texts.tabs[kind],
        { x: left, y: y + rect.h / 2 + 1, size, max: x + rect.w - 7 - left },
        '#ffffff',
      )
    if (!isMet) return
    // In the corner, clear of picture and word.
    const [tx, ty] = [x + rect.w - 8, y + 8]
    g.fillStyle = TEAL
    g.fill(ellipse(tx, ty, 8))
    stroke(g, ellipse(tx, ty, 8), PAPER, 1.6)
    drawIcon(g, 'check', { x: tx, y: ty, size: 11 }, '#fff')
  }
  const drawAvoid = (g: G, { rect, tag, hasWord, size }: Extract<ChipBox, { what: 'avoid' }>) => {
    const h = Math.min(rect.h, size * 2.6)
    const y = rect.y + (rect.h - h) / 2
    back(g, { ...rect, y, h }, PAPER)
    const middle = rect.x + 7 + size * 0.75
    drawTag(g, tag, { x: middle, y: y + h / 2, size: size * 1.45 }, TAG_COLOURS[tag])
    const bar = new Path2D()
    bar.moveTo(middle - size * 0.7, y + h / 2 + size * 0.7)
    bar.lineTo(middle + size * 0.7, y + h / 2 - size * 0.7)
    stroke(g, bar, PAPER, 4.6)
    stroke(g, bar, '#c8324d', 2.8)
    const left = middle + size * 0.9
    if (hasWord)
      words(g, texts.tags[tag], { x: left, y: y + h / 2 + 1, size, max: rect.x + rect.w - 6 - left }, INK)
  }
  return { drawMust, drawAvoid }
}
