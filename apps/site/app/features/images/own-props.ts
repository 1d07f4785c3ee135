/**
 * Beside what a game of matching or merging is about: a board on which three of it meet, or a small one that becomes a large one. A game of
 * matching cars shows matched cars, never gems.
 */
import { type DrawingBox } from './compositions.ts'
import { paint } from './drawings/tables-parts.ts'
import type { MotifSubject } from './find-motifs.ts'
import { holds } from './label-conditions.ts'
import { hashText } from './seeded-random.ts'
import { listPhrases } from './split-title.ts'

export const OWN_PROPS = ['row', 'column', 'trio', 'growth'] as const
export type OwnProp = (typeof OWN_PROPS)[number]

const MERGING = 'merge* merging merger fusion'
const MATCHING = 'match-3 match3 mach-3 collapse'
/** It says only that what is alike is found: three alike, on no board. */
const PAIRING = 'match matching matches'
/** Pictures and cards are compared, clothes put together. */
const OTHER_MATCHES = 'difference dress-up fashion pic pics picture pictures image images word'
const MATCHING_TAGS = 'match-3 collapse'
/** Games of these kinds are matched or merged in another way. */
const OTHER_KINDS =
  '2048 memory memo bubble bubble-shooter brick-breaker mahjong mahjong-connect solitaire card cards jigsaw'

/** Null where nothing is matched or merged. */
export function findOwnProp({ slug, title, tags = [] }: MotifSubject & { slug: string }): OwnProp | null {
  const phrases = listPhrases(title)
  if (holds(OTHER_KINDS, [...phrases, ...tags])) return null
  if (holds(MERGING, phrases)) return 'growth'
  if (holds(MATCHING, phrases) || holds(MATCHING_TAGS, tags)) return OWN_PROPS[hashText(`own ${slug}`) % 3]!
  if (holds(PAIRING, phrases)) return holds(OTHER_MATCHES, [...phrases, ...tags]) ? null : 'trio'
  return holds('merge', tags) ? 'growth' : null
}

/** The id of the large drawing, which is drawn once. */
export const OWN_ID = 'q'

const TRAY = paint('#2a315c', '#10142f', 7)
const BEADS = [
  `<circle ${paint('#f5434f', '#8c1730', 4)} r="18"/>`,
  `<rect ${paint('#3f8cf5', '#123a86', 4)} x="-17" y="-17" width="34" height="34" rx="8"/>`,
  `<path ${paint('#43c45c', '#11602a', 4)} d="M0-22L22 0 0 22-22 0z"/>`,
  `<path ${paint('#ffd23c', '#8f5a04', 4)} d="M-11-19h22L22 0 11 19h-22L-22 0z"/>`,
]
const CELL = 54

function copy({ x, y, w, h }: DrawingBox, size: number): string {
  const scale = Math.round((size / Math.max(w, h)) * 1000) / 1000
  return `<use href="#${OWN_ID}" transform="scale(${scale}) translate(${-x} ${-y})"/>`
}
const put = (x: number, y: number, body: string) => `<g transform="translate(${x} ${y})">${body}</g>`

/** Three alike in the middle row or column, and other things around. */
function drawBoard(box: DrawingBox, isColumn: boolean): string {
  const cells = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => {
      const isMatched = (isColumn ? column : row) === 0
      const bead = BEADS[(row * 2 + column + 5) % BEADS.length]!
      return put(column * CELL, row * CELL, isMatched ? copy(box, CELL * 0.92) : bead)
    }),
  )
  const ring = isColumn
    ? 'x="-29" y="-84" width="58" height="168"'
    : 'x="-84" y="-29" width="168" height="58"'
  return `<rect ${TRAY} x="-88" y="-88" width="176" height="176" rx="22"/><rect ${ring} rx="16" fill="#fff" fill-opacity=".26" stroke="#fff" stroke-width="5"/>${cells.join('')}`
}

const TILES = [
  [-44, 40, -6],
  [44, 40, 6],
  [0, -40, 0],
] as const
const TILE = '<rect class="w" x="-42" y="-42" width="84" height="84" rx="18"/>'
const drawTrio = (box: DrawingBox) =>
  TILES.map(
    ([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">${TILE}${copy(box, 68)}</g>`,
  ).join('')

/** A small one, and an arrow to the large one: that stands on its left where `side` is 1. */
const drawGrowth = (box: DrawingBox, side: number) =>
  put(0, 34, copy(box, 104)) +
  `<g transform="scale(${-side} 1)"><path fill="none" stroke="#2a1a10" stroke-opacity=".55" stroke-width="24" stroke-linecap="round" stroke-linejoin="round" d="M-34-30C-30-62-8-72 26-70M10-86l20 16-20 16"/><path fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" d="M-34-30C-30-62-8-72 26-70M10-86l20 16-20 16"/></g>`

/** In a box of 176 units; `silhouette` is what its shadow has. */
export function drawOwnProp(
  prop: OwnProp,
  box: DrawingBox,
  side: number,
): { markup: string; silhouette: string } {
  if (prop === 'growth') {
    const markup = drawGrowth(box, side)
    return { markup, silhouette: markup.replace(`#${OWN_ID}"`, '#z"') }
  }
  if (prop === 'trio') {
    const tiles = TILES.map(([x, y]) => put(x, y, TILE)).join('')
    return { markup: drawTrio(box), silhouette: tiles }
  }
  const tray = '<rect x="-88" y="-88" width="176" height="176" rx="22"/>'
  return { markup: drawBoard(box, prop === 'column'), silhouette: tray }
}
