/** The layout of the theme card's chips: styles on the card itself, colours and required kinds in a strip under it. Pure arithmetic. */
import type { Rect } from '@playhouse/game-kit'
import type { Kind } from '../data/cuts.ts'
import { SWATCHES } from '../rules/palette.ts'
import { TAGS } from '../rules/tags.ts'
import type { Tag } from '../rules/tags.ts'
import { texts } from '../texts.ts'
import { dyesOf } from '../data/themes.ts'
import type { Theme } from '../data/themes.ts'

export type ChipBox = { rect: Rect; hasWord: boolean; size: number } & (
  | { what: 'style'; tag: Tag; signs: number }
  | { what: 'palette'; dyes: readonly number[] }
  | { what: 'must'; kind: Kind }
  | { what: 'avoid'; tag: Tag }
  | { what: 'most'; most: number }
)
export type ChipRequest = {
  theme: Theme
  /** On tall windows: the line on the card that holds the styles, and what a picture at its left would take of it. */
  line: Rect | null
  picture: number
  /** The strip's first row. */
  row: Rect
  /** Rows it should have at most. */
  rows: number
  big: number
}
export type ChipPlan = { boxes: ChipBox[]; bottom: number; hasPicture: boolean }

export const CHIP_GAP = 5
/** Styles on the card. */
const CLOSE = 3
/** Letters of chips. */
const WORD = 13.2
/** Size of the image of a required kind. */
export const MUST_SIZE = 38
/** As wide as a dye on a chip, and the air beside it. */
const DOT = 25
/** Widths of letters in shares of their size, with a little more than they take. */
const NARROW = /[filjrt' ]/
const BROAD = /[mw]/
const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, letter) => sum + (BROAD.test(letter) ? 0.9 : NARROW.test(letter) ? 0.36 : 0.6), 0) *
  size

type Fit = { styles: boolean; musts: boolean; dyes: boolean }
/** From all words to only those that fit. */
const FITS: readonly Fit[] = [
  { styles: true, musts: true, dyes: true },
  { styles: true, musts: true, dyes: false },
  { styles: true, musts: false, dyes: false },
  { styles: false, musts: false, dyes: false },
]

/** Names two by two, so that four colours are not wider than a telephone. */
const dyeWidth = (dyes: readonly number[], size: number): number =>
  Math.max(...dyes.map((dye) => widthOf(texts.dyeName(SWATCHES[dye]!.name), size))) + DOT + 9

type Draft = Omit<ChipBox, 'rect'> & { w: number }
function listDrafts(request: ChipRequest, fit: Fit): { styles: Draft[]; rest: Draft[] } {
  const { theme, big } = request
  const size = WORD * big
  const styles = TAGS.filter((tag) => theme.tags[tag])
    .sort((a, b) => theme.tags[b]! - theme.tags[a]!)
    .map((tag) => {
      const signs = theme.tags[tag]!
      const word = fit.styles ? widthOf(texts.tags[tag], size) + 2 : 0
      return { what: 'style', tag, signs, hasWord: fit.styles, size, w: signs * size * 1.12 + word + 11 }
    })
  const rest: object[] = []
  if (theme.palette) {
    const dyes = dyesOf(theme.palette)
    const w = fit.dyes ? dyeWidth(dyes, size) * dyes.length + 12 : dyes.length * (DOT + 2) + 10
    rest.push({ what: 'palette', dyes, hasWord: fit.dyes, size, w })
  }
  for (const kind of theme.musts) {
    const word = fit.musts ? widthOf(texts.tabs[kind], size) + 11 : 0
    rest.push({
      what: 'must',
      kind,
      hasWord: fit.musts,
      size,
      w: Math.min(request.row.h, MUST_SIZE * 1.2 + 4) + word,
    })
  }
  if (theme.avoid) {
    const word = fit.styles ? widthOf(texts.tags[theme.avoid], size) + 2 : 0
    rest.push({ what: 'avoid', tag: theme.avoid, hasWord: fit.styles, size, w: size * 1.5 + word + 18 })
  }
  if (theme.most > 0)
    rest.push({ what: 'most', most: theme.most, hasWord: true, size, w: widthOf('≤ 5', size * 1.2) + 24 })
  return { styles: styles as Draft[], rest: rest as Draft[] }
}

const place = (draft: Draft, rect: Rect): ChipBox => {
  const { w: _, ...own } = draft
  return { ...own, rect } as ChipBox
}
function flow(request: ChipRequest, fit: Fit): ChipPlan & { rows: number } {
  const { line, row, picture } = request
  const { styles, rest } = listDrafts(request, fit)
  const boxes: ChipBox[] = []
  const wide = styles.reduce((sum, { w }) => sum + w + CLOSE, -CLOSE)
  const hasPicture = !line || wide <= line.w - picture
  const left = [...styles]
  if (line) {
    let x = line.x + (hasPicture ? picture : 0)
    while (left[0] && x + left[0].w <= line.x + line.w + 0.5) {
      const [draft] = left.splice(0, 1)
      boxes.push(place(draft!, { x, y: line.y, w: draft!.w, h: line.h }))
      x += draft!.w + CLOSE
    }
  }
  let [x, y] = [row.x, row.y]
  let rows = 0
  for (const draft of [...left, ...rest]) {
    if (rows === 0) rows = 1
    else if (x + draft.w > row.x + row.w + 0.5) {
      rows++
      ;[x, y] = [row.x, y + row.h + CHIP_GAP - 1]
    }
    boxes.push(place(draft, { x, y, w: Math.min(draft.w, row.w), h: row.h }))
    x += draft.w + CHIP_GAP
  }
  return { boxes, hasPicture, rows, bottom: rows === 0 ? row.y - CHIP_GAP : y + row.h }
}

/** All words where there is room; otherwise colour names are dropped first, then names of required kinds, then those of styles. */
export function layOutChips(request: ChipRequest): ChipPlan {
  let best: ReturnType<typeof flow> | null = null
  for (const fit of FITS) {
    const plan = flow(request, fit)
    if (plan.rows <= request.rows) return plan
    if (!best || plan.rows < best.rows) best = plan
  }
  return best!
}
