/** The theme card: its title and its line, and under it chips for styles, dyes and wishes. */
import type { Rect } from '@playhouse/game-kit'
import { EMBLEMS } from './emblems.ts'
import { drawIcon, drawTag, TAG_COLOURS } from './icons.ts'
import { wornAs } from './outfit.ts'
import { box, INK, setFont, words, wrap } from './paper.ts'
import { hexOf } from './palette.ts'
import { alpha, dark, ellipse, stroke } from './pen.ts'
import type { G } from './pen.ts'
import { TAGS } from './tags.ts'
import { texts } from './texts.ts'
import { dyesOf } from './themes.ts'
import type { Context } from './widget.ts'

const SMALLEST = 10
export function createThemeCard({ kit, sprites, layout }: Context): (g: G) => void {
  const drawCard = (g: G) => {
    const { card, chips, text, isWide } = layout()
    const { theme, show, shows } = kit.state
    g.fillStyle = alpha('#fff8ee', 0.93)
    box(g, card, 16)
    g.fill()
    const name = shows > 1 ? `${texts.theme(theme.name)} ${show}/${shows}` : texts.theme(theme.name)
    setFont(g, text)
    const isTwo = !isWide && g.measureText(name).width > card.w - 20
    if (isTwo) {
      const lines = wrap(g, name, card.w - 20, 2)
      lines.forEach((line, i) =>
        words(
          g,
          line,
          card.x + 12,
          card.y + card.h / 2 + (i - (lines.length - 1) / 2) * text * 1.05,
          text,
          INK,
          card.w - 20,
          'left',
          900,
        ),
      )
    } else {
      const brief = texts.brief(theme.name)
      const hasBrief = card.h > text * 2.2 && brief
      words(
        g,
        name,
        card.x + 12,
        card.y + card.h / 2 - (hasBrief ? text * 0.5 : 0),
        text,
        INK,
        card.w - 20,
        'left',
        900,
      )
      if (hasBrief)
        words(
          g,
          brief,
          card.x + 12,
          card.y + card.h / 2 + text * 0.58,
          text * 0.74,
          '#7d4f6c',
          card.w - 20,
          'left',
          700,
        )
    }
    drawChips(g, chips, text)
  }
  const drawChips = (g: G, chips: Rect, text: number) => {
    const { theme } = kit.state
    let x = chips.x
    const h = chips.h - 2
    const chip = (w: number, colour: string) => {
      g.fillStyle = colour
      box(g, { x, y: chips.y, w, h }, h / 2)
      g.fill()
    }
    const list = TAGS.filter((tag) => theme.tags[tag]).sort((a, b) => theme.tags[b]! - theme.tags[a]!)
    /** How wide all chips are with letters of a size. */
    const wide = (letters: number) => {
      setFont(g, letters)
      const names = list.reduce(
        (sum, tag) => sum + g.measureText(texts.tags[tag]).width + theme.tags[tag]! * letters + 27,
        0,
      )
      const dyes = theme.palette ? dyesOf(theme.palette).length * letters * 0.86 + 21 : 0
      return (
        names +
        dyes +
        theme.musts.length * (h + 7) +
        (theme.avoid ? letters * 1.9 + 5 : 0) +
        (theme.most > 0 ? letters * 2 + 20 : 0)
      )
    }
    let size = text * 0.9
    while (size > SMALLEST && wide(size) > chips.w) size -= 0.5
    setFont(g, size)
    for (const tag of list) {
      const name = texts.tags[tag]
      const signs = theme.tags[tag]!
      const w = g.measureText(name).width + signs * size + 22
      chip(w, TAG_COLOURS[tag])
      for (let i = 0; i < signs; i++)
        drawTag(g, tag, x + 12 + size * (0.3 + i), chips.y + h / 2, size * 0.95, '#fff4e2')
      words(g, name, x + 13 + size * signs, chips.y + h / 2 + 1, size, '#fff')
      x += w + 5
    }
    if (theme.palette) {
      const dyes = dyesOf(theme.palette)
      const w = dyes.length * size * 0.86 + 16
      chip(w, '#fff8ee')
      dyes.forEach((one, i) => {
        const path = ellipse(x + 8 + size * 0.43 + i * size * 0.86, chips.y + h / 2, size * 0.42)
        g.fillStyle = hexOf(one)
        g.fill(path)
        stroke(g, path, dark(hexOf(one), 0.4), 1.3)
      })
      x += w + 5
    }
    for (const kind of theme.musts) {
      const isDone = Boolean(kit.state.look.wear[kind])
      chip(h + 2, isDone ? '#bfe6d4' : '#fff8ee')
      const picture = sprites.thumb(wornAs(EMBLEMS[kind]), h - 8, h - 8, kit.screen.ratio)
      if (picture) g.drawImage(picture, x + 5, chips.y + 4, h - 8, h - 8)
      if (isDone) drawIcon(g, 'check', x + h - 4, chips.y + h - 7, 11, '#127a7a')
      x += h + 7
    }
    if (theme.avoid) {
      const w = size * 1.9
      chip(w, '#fff8ee')
      drawTag(g, theme.avoid, x + w / 2, chips.y + h / 2, size, alpha(TAG_COLOURS[theme.avoid], 0.6))
      const bar = new Path2D()
      bar.moveTo(x + w * 0.24, chips.y + h * 0.82)
      bar.lineTo(x + w * 0.76, chips.y + h * 0.18)
      stroke(g, bar, '#c8324d', 3)
      x += w + 5
    }
    if (theme.most > 0) {
      const label = `≤ ${theme.most}`
      setFont(g, size)
      const w = g.measureText(label).width + 20
      chip(w, '#fff8ee')
      words(g, label, x + w / 2, chips.y + h / 2 + 1, size, INK, Infinity, 'center')
    }
  }
  return drawCard
}
