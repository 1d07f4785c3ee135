/**
 * Layout of the similar games beside a game's page: enough rows to reach the end of the stage, the
 * controls and the images beside them. The stage grows by the remainder, so that neither side has a gap.
 */
import type { Control } from '#app/domain/game.ts'
import type { GameView } from './game-view.ts'

/** Pixels at a window of 1,440: two squares side by side, one wide tile, each with the gap below. */
const SQUARES_PX = 161
const WIDE_PX = 206
/** The breadcrumbs, the stage at its minimum height and the actions, without the heading beside them. */
const STAGE_PX = 452
/** A square cover has a higher stage. */
const SQUARE_STAGE_PX = 536
const CONTROLS_PX = 83
const LINE_PX = 36
/** The pictures are as wide as the stage and of one height; each shape's width by its height, and the gap above and between. */
const STAGE_WIDTH_PX = 1004
const MAX_MEDIA_PX = 300
const WIDE_ASPECT = 1.6
const TALL_ASPECT = 0.46
const MEDIA_GAP_PX = 12
const MEDIA_TOP_PX = 16
/** The card of facts and what is above it; a row of them. */
const FACTS_PX = 46
const FACT_ROW_PX = 60
const FACT_COLUMNS = 3
/** The heading of a text, and what is above it. */
const ABOUT_PX = 58
const TEXT_LINE_PX = 24
const TEXT_LETTERS = 56
const TAGS_PX = 56
const ROW_TAGS = 5
/** What a list's line holds, and what a key takes of it beside its own letters. */
const LINE_LETTERS = 23
const KEY_LETTERS = 2
/** The heading of a list and the gap above it, where touch is below the mouse. */
const LIST_LINES = 1.5
/** What does not fit one line. */
const LONG_LINES = 1.3
/** A keyboard with more than this has its controls side by side. */
const MAX_STACKED = 6
const SQUARE_ROWS_PER_WIDE = 2

export interface SimilarLayout {
  wideRows: number
  squareRows: number
}

interface Measured extends Pick<GameView, 'controls' | 'media' | 'tags' | 'categories'> {
  hasWideArt: boolean
}

/** What stands beside a text: how many facts. */
export interface MeasuredText {
  words: string
  factCount: number
}

/**
 * `available`: the number of similar games. `text` is beside them too, with the facts; null when it is too long for that.
 * The lowest of the layouts that are high enough is used; with few games more rows are wide.
 */
export function layoutSimilar(game: Measured, available: number, text: MeasuredText | null): SimilarLayout {
  const height = estimateHeight(game) + (text === null ? 0 : estimateText(game, text))
  // Beside a text there are many rows, and squares show the most games before scrolling; one wide row makes some layouts lower.
  const leastWide = text === null ? 1 : 0
  const most = text !== null && countSquares(height) <= available ? 3 : Math.ceil(height / WIDE_PX)
  const mixtures = Array.from({ length: most }, (_, place): SimilarLayout => {
    const wideRows = place + leastWide
    return { wideRows, squareRows: Math.max(0, Math.ceil((height - wideRows * WIDE_PX) / SQUARES_PX)) }
  })
  const enough = mixtures.filter((mixture) => countSimilar(mixture) <= available)
  const lively = enough.filter(({ wideRows, squareRows }) => squareRows >= wideRows)
  const [lowest] = (lively.length > 0 ? lively : enough).toSorted((a, b) => heightOf(a) - heightOf(b))
  return lowest ?? { wideRows: available, squareRows: 0 }
}

function countSquares(height: number): number {
  return 2 * Math.ceil(height / SQUARES_PX)
}

function heightOf({ wideRows, squareRows }: SimilarLayout): number {
  return wideRows * WIDE_PX + squareRows * SQUARES_PX
}

export function countSimilar({ wideRows, squareRows }: SimilarLayout): number {
  return wideRows + 2 * squareRows
}

/** The places of the wide tiles: after every two rows of squares; what is left of either comes last. */
export function listWidePlaces(layout: SimilarLayout): number[] {
  const { wideRows, squareRows } = layout
  const group = 2 * SQUARE_ROWS_PER_WIDE + 1
  const wholeGroups = Math.min(wideRows, Math.floor(squareRows / SQUARE_ROWS_PER_WIDE))
  const firstLast = countSimilar(layout) - (wideRows - wholeGroups)
  return Array.from({ length: wideRows }, (_, row) =>
    row < wholeGroups ? row * group + group - 1 : firstLast + row - wholeGroups,
  )
}

/** The text with its heading and tags, or the facts beside it, whichever is higher. */
function estimateText({ tags, categories }: Measured, { words, factCount }: MeasuredText): number {
  const lines = words.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / TEXT_LETTERS), 0)
  const tagRows =
    tags.length === 0 && categories.length < 2 ? 0 : Math.ceil((tags.length + categories.length) / ROW_TAGS)
  const facts = FACTS_PX + FACT_ROW_PX * Math.ceil(factCount / FACT_COLUMNS)
  return Math.max(facts, ABOUT_PX + TEXT_LINE_PX * lines + TAGS_PX * tagRows)
}

function estimateHeight({ controls, media, hasWideArt }: Measured): number {
  const linesOf = (list: readonly Control[] = []) =>
    list.reduce((sum, control) => sum + countLines(control), 0)
  const { keyboard, mouse, touch, gamepad } = controls
  const isWide = (keyboard?.length ?? 0) > MAX_STACKED
  const most = Math.max(
    isWide ? Math.ceil(linesOf(keyboard) / 2) : linesOf(keyboard),
    linesOf(mouse) + linesOf(touch) + (mouse && touch ? LIST_LINES : 0),
    linesOf(gamepad),
  )
  const stage = hasWideArt ? STAGE_PX : SQUARE_STAGE_PX
  return stage + (most > 0 ? CONTROLS_PX + LINE_PX * most : 0) + estimateMedia(media)
}

function estimateMedia(media: GameView['media']): number {
  if (media.length === 0) return 0
  const aspects = media.reduce((sum, { w, h }) => sum + (h > w ? TALL_ASPECT : WIDE_ASPECT), 0)
  const width = STAGE_WIDTH_PX - MEDIA_GAP_PX * (media.length - 1)
  return MEDIA_TOP_PX + Math.min(MAX_MEDIA_PX, Math.ceil(width / aspects))
}

function countLines({ keys, does }: Control): number {
  const letters = keys.reduce((sum, key) => sum + key.length + KEY_LETTERS, does.length)
  return letters > LINE_LETTERS ? LONG_LINES : 1
}
