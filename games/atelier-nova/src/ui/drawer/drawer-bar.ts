/** Draws the bar over a page of the wardrobe: its buttons, the name of what is worn, and what signs mean. */
import { drawDye } from '../../art/dyes-draw.ts'
import { drawTag } from '../../art/icons.ts'
import { button, fitWords, iconButton, INK, PLUM, setFont, words } from '../../art/paper.ts'
import { alpha, ellipse } from '../../art/pen.ts'
import type { G } from '../../art/pen.ts'
import { PIECES } from '../../data/catalogue.ts'
import type { Worn } from '../../rules/look.ts'
import { TAGS } from '../../rules/tags.ts'
import type { Tag } from '../../rules/tags.ts'
import { texts } from '../../texts.ts'
import { drawTags } from '../cells.ts'
import type { Context, Touched, Widget } from '../widget.ts'
import type { Wardrobe } from './wardrobe.ts'

const LEGEND = 14.5
const MIN_LETTER_PX = 13
const LEGEND_INK = '#5d3355'

export function createDrawerBar(context: Context, wardrobe: Wardrobe, widgets: () => Widget[]) {
  const { kit, layout } = context
  const { kind, worn, pages, isWho } = wardrobe
  const legendOf = createLegend(context)
  /** The name of what is worn, or of the drawer with what the card's signs mean. */
  const drawNames = (g: G) => {
    const { places, bar, text } = layout()
    const x = isWho() ? bar.x + 6 : places.dye!.x + places.dye!.w + 12
    const max = (pages() > 1 ? places.prev!.x : bar.x + bar.w) - x - 8
    const own = worn()
    const name = isWho() ? texts.model : own ? texts.piece(PIECES[own.piece]!.name) : texts.kinds[kind()!]
    const asked = isWho() || own ? [] : TAGS.filter((tag) => kit.state.theme.tags[tag])
    const legend = own ? [] : legendOf.fit(g, asked, max)
    // Two lines of signs need the room of the drawer's name, which its tab shows too.
    if (legend.length < 2)
      words(
        g,
        name,
        { x, y: bar.y + bar.h / 2 - (own || asked.length ? 11 : 0), size: Math.min(text, 20), max },
        INK,
      )
    if (own) return drawStyles(g, context, own, { x, max })
    legend.forEach((line, i) =>
      legendOf.draw(g, line, x, bar.y + (legend.length < 2 ? bar.h - 13 : 13 + i * 24), max),
    )
  }
  return (g: G, touched: Touched) => {
    drawButtons(g, context, wardrobe, widgets(), touched)
    drawDots(g, context, wardrobe)
    if (wardrobe.mode === 'dyes') drawDyed(g, context, wardrobe)
    else drawNames(g)
  }
}

function drawButtons(
  g: G,
  { kit }: Context,
  wardrobe: Wardrobe,
  widgets: readonly Widget[],
  { down }: Touched,
): void {
  const isDyeing = wardrobe.mode === 'dyes'
  for (const { id, rect, isOff } of widgets) {
    const isDown = down === id
    // At the dye desk it is the way back to the drawers.
    if (id === 'dye')
      iconButton(g, rect, isDyeing ? 'check' : 'dye', isDyeing ? 'main' : 'plain', { isDown, isOff })
    else if (id === 'pattern') iconButton(g, rect, 'pattern', 'plain', { isDown })
    else if (id === 'prev' || id === 'next') iconButton(g, rect, id, 'quiet', { isDown })
    else if (id.startsWith('zone')) {
      const own = wardrobe.worn()
      button(g, rect, `zone ${wardrobe.zone}` === id ? 'on' : 'plain', isDown)
      const dye = id === 'zone 0' ? (own?.a ?? 0) : (own?.b ?? 0)
      const [x, y] = [rect.x + rect.w / 2, rect.y + rect.h / 2 - 2]
      drawDye(g, dye, { x, y, r: id === 'zone 0' ? 15 : 11 }, kit.settings.colourSafe)
    }
  }
}

/** Which page it is, under the arrows. */
function drawDots(g: G, { layout }: Context, { pages, pager }: Wardrobe): void {
  const all = pages()
  if (all < 2) return
  const { places, cells } = layout()
  const { prev, next } = places
  const x = (prev!.x + next!.x + next!.w) / 2
  const y = next!.y + next!.h + Math.min(6, (cells[0]!.y - next!.y - next!.h) / 2)
  for (let i = 0; i < all; i++) {
    g.fillStyle = i === pager.page ? PLUM : alpha(PLUM, 0.28)
    g.fill(ellipse(x + (i - (all - 1) / 2) * 16, y, i === pager.page ? 5.5 : 5))
  }
}

/** Which piece is being dyed, where the bar has room for it. */
function drawDyed(g: G, { layout }: Context, { worn, pages }: Wardrobe): void {
  const { places, bar, text } = layout()
  const own = worn()
  const x = places.pattern!.x + places.pattern!.w + 12
  const max = (pages() > 1 ? places.prev!.x : bar.x + bar.w) - x - 8
  if (!own || max <= 90) return
  const at = { x, y: bar.y + bar.h / 2, size: Math.min(text, 20), max }
  words(g, texts.piece(PIECES[own.piece]!.name), at, INK)
}

/** The styles of what is worn: signs, and words where they are large enough to read. */
function drawStyles(
  g: G,
  { known, layout }: Context,
  { piece }: Worn,
  { x, max }: { x: number; max: number },
): void {
  const { bar, big } = layout()
  const after = drawTags(g, piece, {
    x: x + 8,
    y: bar.y + bar.h - 13,
    size: 18,
    align: 'left',
    isKnown: known.has(piece),
  })
  const { tags } = PIECES[piece]!
  const label = TAGS.filter((tag) => tags[tag])
    .sort((a, b) => tags[b]! - tags[a]!)
    .map((tag) => texts.tags[tag])
    .join(', ')
  const size = fitWords(g, label, x + max - after, LEGEND * big, 700)
  if (size < MIN_LETTER_PX) return
  const at = { x: after, y: bar.y + bar.h - 12, size, max: Infinity, align: 'left', weight: 700 } as const
  words(g, label, at, LEGEND_INK)
}

/** What the card's signs mean, while nothing of the drawer is worn. */
function createLegend({ layout }: Context) {
  const wideOf = (g: G, tag: Tag) => {
    setFont(g, LEGEND * layout().big, 800)
    return 32 + g.measureText(`= ${texts.tags[tag]}`).width
  }
  return {
    /** The signs in one line, in two, or, where not even that has room, without words. */
    fit(g: G, tags: readonly Tag[], max: number): Tag[][] {
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
    },
    draw(g: G, tags: readonly Tag[], x: number, y: number, max: number) {
      const hasWords = tags.reduce((sum, tag) => sum + wideOf(g, tag), -12) <= max
      const style = { size: LEGEND * layout().big, max: Infinity, align: 'left', weight: 800 } as const
      let left = x
      for (const tag of tags) {
        drawTag(g, tag, { x: left + 9, y, size: hasWords ? 18 : 22 })
        left += hasWords ? 20 : 30
        if (hasWords)
          left += words(g, `= ${texts.tags[tag]}`, { x: left, y: y + 1, ...style }, LEGEND_INK) + 12
      }
    },
  }
}
