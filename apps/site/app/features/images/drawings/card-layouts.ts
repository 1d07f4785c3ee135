/** Layouts that are known by their form: free cells, boards of draughts, a square cut into seven, tiles with letters. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, paint, redSuit, suit, write } from './tables-parts.ts'

type SuitName = Parameters<typeof suit>[0]
const SUITS: Readonly<Record<string, SuitName>> = { h: 'heart', s: 'spade', d: 'diamond', c: 'club' }

const CELL_WIDTH = 20
const CELL_HEIGHT = 28
/** How much is seen of a covered card. */
const COVERED_STEP = 11
const TOP = -88
const COLUMNS_TOP = -46
const columnX = (i: number) => -88 + i * 22

function tinyMark(x: number, y: number, mark: string): string {
  const name = SUITS[mark]!
  const isRed = name === 'heart' || name === 'diamond'
  return isRed ? redSuit(name, x + 10, y + 15, 0.15) : suit(name, x + 10, y + 15, 0.15, 'k')
}

const box = (x: number, y: number, height: number) => `M${x} ${y}h${CELL_WIDTH}v${height}h-${CELL_WIDTH}z`
const boxes = (d: string, opacity = 1) =>
  `<path class="w" style="stroke-width:3;fill-opacity:${opacity}" d="${d}"/>`

/** Four cells on the left and four foundations on the right above eight columns; `heights` counts the cards of each column. */
function freecell(cells: string, heights: readonly number[], marks: string): string {
  const places = [...cells].map((mark, i) => ({ mark, x: columnX(i) }))
  const boxesOf = (isEmpty: boolean) =>
    places
      .filter(({ mark }) => (mark === '.') === isEmpty)
      .map(({ x }) => box(x, TOP, CELL_HEIGHT))
      .join('')
  const columns = heights.map((height, i) => ({
    x: columnX(i),
    end: COLUMNS_TOP + (height - 1) * COVERED_STEP,
    mark: marks[i]!,
    edges: Array.from(
      { length: height - 1 },
      (_, row) => `M${columnX(i)} ${COLUMNS_TOP + (row + 1) * COVERED_STEP}h${CELL_WIDTH}`,
    ).join(''),
  }))
  const body = columns.map(({ x, end }) => box(x, COLUMNS_TOP, end + CELL_HEIGHT - COLUMNS_TOP)).join('')
  return (
    boxes(boxesOf(true), 0.25) +
    boxes(boxesOf(false) + body) +
    `<path class="K" style="stroke-width:3;opacity:.4" d="${columns.map(({ edges }) => edges).join('')}"/>` +
    places.map(({ mark, x }) => (mark === '.' ? '' : tinyMark(x, TOP, mark))).join('') +
    columns.map(({ x, end, mark }) => tinyMark(x, end, mark)).join('')
  )
}

/** Stock and waste on the left, four foundations on the right, seven columns that grow. */
const klondike = (top: string, heights: readonly number[], marks: string) =>
  `<g transform="translate(11 0)">${freecell(top, heights, marks)}</g>`

/** A card held before the layout. */
const heldCard = (x: number, y: number, mark: string, turn: number) =>
  at(
    x,
    y,
    `<rect class="w" x="-26" y="-36" width="52" height="72" rx="9" style="stroke-width:5"/>${mark === 'h' || mark === 'd' ? redSuit(SUITS[mark] as 'heart' | 'diamond', 0, 0, 0.42) : suit(SUITS[mark]!, 0, 0, 0.42, 'k')}`,
    turn,
  )

const DARK_SQUARE = paint('#8a4f24', '#4a260c', 4)
const LIGHT_WOOD = paint('#f0cd94', '#4a260c')
const CREAM = paint('#fff3dc', '#8a6a3a', 4)
const CRIMSON = paint('#e8414e', '#7d0f28', 4)
const EBONY = paint('#4a4f6b', '#191c33', 4)

/** A board of `count` squares a side, 176 wide. */
function squares(count: number): string {
  const size = 168 / count
  const d = Array.from({ length: count * count }, (_, i) => [i % count, Math.floor(i / count)] as const)
    .filter(([x, y]) => (x + y) % 2 === 1)
    .map(([x, y]) => `M${-84 + x * size} ${-84 + y * size}h${size}v${size}h-${size}z`)
  return `<rect ${LIGHT_WOOD} x="-88" y="-88" width="176" height="176" rx="12"/><path fill="#8a4f24" d="${d.join('')}"/>`
}

const disc = (x: number, y: number, r: number, color: string) =>
  `<circle ${color} cx="${x}" cy="${Math.round(y + r * 0.22)}" r="${r}"/><circle ${color} cx="${x}" cy="${y}" r="${r}"/><circle fill="#fff" opacity=".22" cx="${x}" cy="${y}" r="${Math.round(r * 0.6)}"/>`

const CROWN =
  '<path fill="#ffce3a" stroke="#8a5404" stroke-width="3" stroke-linejoin="round" d="M-12 9l-3-17 8 6 7-11 7 11 8-6-3 17z"/>'
const JUMP =
  '<path fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" d="M-50 44C-40-30 20-56 52-40M34-58l20 18-22 12"/>'

const oblique = `<path ${LIGHT_WOOD} d="M-44-44H44L88 40H-88z"/><path ${DARK_SQUARE} d="M-88 40H88v20H-88z"/><path fill="#8a4f24" d="M-22-44H0v20h-27zM22-44h22l11 20H27zM-54-24h27l-5 28h-36zM0-24h27l5 28H0zM-32 4H0v36h-40zM32 4h36l18 36H40z"/>`

/** A tile with a letter on its face. */
const letterTile = (letter: string, x: number, y: number, turn = 0, scale = 1) =>
  at(
    x,
    y,
    `<rect class="b" x="-25" y="-33" width="60" height="78" rx="11"/><rect class="w" x="-32" y="-40" width="60" height="78" rx="10"/>${write(letter, -2, -1, 54)}`,
    turn,
    scale,
  )

const T = {
  big: paint('#f5434f', '#7d0f28', 5),
  bigger: paint('#3f8cf5', '#123a86', 5),
  square: paint('#ffd23c', '#8f5a04', 5),
  middle: paint('#43c45c', '#11602a', 5),
  slanted: paint('#a661f0', '#44167f', 5),
  small: paint('#ff9a3c', '#8f4606', 5),
  smaller: paint('#3fd0d8', '#0f5c66', 5),
}

export const CARD_LAYOUTS = {
  cards: {
    klondikeDeal: klondike('.s.h...', [1, 2, 3, 4, 5, 6, 7], 'hsdchsd'),
    klondikeKing: `${klondike('.d.hs..', [2, 1, 4, 3, 5, 4, 6], 'csdhcdh')}${heldCard(-52, 42, 's', -10)}`,
    klondikeLate: `${klondike('...hscd', [3, 5, 2, 4, 1, 3, 2], 'dhcsdhc')}${heldCard(52, 40, 'h', 9)}`,
    freecell: freecell('h..csd..', [5, 6, 4, 7, 5, 6, 4, 5], 'shdcshdc'),
    freecellOpen: `${freecell('....hscd', [4, 3, 5, 2, 4, 3, 2, 4], 'dshcdhsc')}${heldCard(46, 46, 's', 10)}`,
    freecellFull: `${freecell('dshc.h..', [6, 7, 5, 6, 7, 5, 6, 7], 'cshdshcd')}`,
    freecellKing: `${freecell('.d..h...', [3, 5, 4, 6, 4, 5, 3, 4], 'hcsdhscd')}${heldCard(-48, 42, 'h', -9)}`,
    freecellLast: `${freecell('..s.cdhs', [2, 1, 3, 1, 2, 3, 1, 2], 'hdscdhsc')}${heldCard(-34, 40, 'd', -10)}${heldCard(22, 44, 'c', 8)}`,
    freecellMove: `${freecell('h..sd...', [7, 4, 6, 3, 5, 2, 6, 4], 'scdhcsdh')}<path class="M" style="stroke-width:9" d="M30 30c-6-56-40-76-74-84M-24-72l-22 16 20 18"/>`,
  },
  chess: {
    discs: `${oblique}${disc(-34, 24, 20, CRIMSON)}${disc(44, 18, 20, CRIMSON)}${disc(14, -12, 16, EBONY)}${disc(-24, -34, 13, EBONY)}${disc(36, -36, 13, EBONY)}`,
    stack: `${squares(4)}${disc(21, 42, 33, CRIMSON)}${disc(21, 30, 33, CRIMSON)}${disc(21, 18, 33, CRIMSON)}${at(21, 18, CROWN, 0, 1.5)}${disc(-63, -63, 17, EBONY)}${disc(-63, 21, 17, EBONY)}${disc(-21, -21, 17, EBONY)}`,
    jump: `${squares(4)}${disc(-63, 63, 18, CRIMSON)}${disc(-21, 21, 18, EBONY)}${disc(63, -21, 18, EBONY)}${disc(63, 63, 18, CRIMSON)}<g transform="translate(-4 0)">${JUMP}</g>`,
    draughts: `${squares(6)}${[-70, -14, 42].map((x) => disc(x + 28, -70, 12, EBONY) + disc(x, -42, 12, EBONY)).join('')}${[-70, -14, 42].map((x) => disc(x, 70, 12, CRIMSON) + disc(x + 28, 42, 12, CRIMSON)).join('')}`,
    draughtsKing: `${oblique}${disc(-8, -18, 40, CRIMSON)}${disc(-8, -34, 40, CRIMSON)}${at(-8, -36, CROWN, 0, 2.1)}${disc(58, 24, 22, EBONY)}`,
    draughtsFaces: `${squares(4)}${disc(-30, 22, 44, CREAM)}${disc(44, -34, 36, EBONY)}${drawFace(-30, 24, 0.9)}`,
  },
  jigsaw: {
    tangram: `<path ${T.big} d="M-84-84L0 0-84 84z"/><path ${T.bigger} d="M-84-84H84L0 0z"/><path ${T.square} d="M0 0l42-42 42 42-42 42z"/><path ${T.small} d="M84-84V0L42-42z"/><path ${T.middle} d="M84 84H0l84-84z"/><path ${T.slanted} d="M-84 84l42-42H42L0 84z"/><path ${T.smaller} d="M0 0l42 42h-84z"/>`,
    tangramHouse: `<path ${T.big} d="M-60-4L0-64 60-4z"/><path ${T.small} d="M34-62h26v30z"/><path ${T.bigger} d="M-60-4V80L0 38z"/><path ${T.middle} d="M60-4V80L0 38z"/><path ${T.square} d="M-60 84L0 42l60 42z"/><path ${T.slanted} d="M-60-4H60L0 38z"/><path ${T.smaller} d="M-88-30l26-26v26z"/>`,
    tangramBird: `<path ${T.bigger} d="M-20-30H70L26 44z"/><path ${T.big} d="M-20-30L26 44-58 60z"/><path ${T.square} d="M-20-30l-32-8-8-36 34 6z"/><path ${T.small} d="M-60-74l-26 24 34 12z"/><path ${T.slanted} d="M70-30l20-46-34 20-10 26z"/><path ${T.middle} d="M-58 60l28-4-18 30z"/><path ${T.smaller} d="M26 44l28 40H4z"/><circle fill="#fff" cx="-42" cy="-54" r="8"/><circle class="k" cx="-43" cy="-53" r="5"/>`,
  },
  mahjong: {
    letters: `${letterTile('A', -48, -36, -6)}${letterTile('C', 46, -40, 7)}${letterTile('B', 0, 44, 0, 1.02)}`,
    lettersRow: `${letterTile('W', -54, 8, -8, 0.94)}${letterTile('O', 2, -6, 0, 0.98)}${letterTile('W', 56, 8, 8, 0.94)}`,
  },
} satisfies Motifs // oxfmt-ignore
