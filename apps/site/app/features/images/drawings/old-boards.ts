/** Old board games, each with its own board, and more monsters. */
import { drawEyes } from '../face.ts'
import { drawCheeks, drawFringe, drawMouth } from './creatures-parts.ts'
import type { Motifs } from './motifs.ts'
import { at, eye, paint } from './tables-parts.ts'

const WOOD = paint('#e2b26c', '#7a4a14')
const DARK_WOOD = paint('#b8763a', '#5a2f0c')
const RED = paint('#f5434f', '#8c1730', 4)
const BLUE = paint('#3f8cf5', '#123a86', 4)
const WHITE = paint('#fff7e6', '#6b4a1c', 4)
const BLACK = paint('#4a5170', '#161a30', 4)
const GOLD = paint('#ffd23c', '#8f5a04', 4)
const VIOLET = paint('#a661f0', '#44167f')
const TEAL = paint('#2fc4b2', '#0a5650')
const PINK = paint('#ff8fb0', '#93294f')
const HORN = paint('#fff3dc', '#8a6a3a', 4)
const LINE = 'fill="none" stroke="#7a4a14" stroke-width="5" stroke-linejoin="round"'

const piece = (x: number, y: number, color: string, r = 13) =>
  `<circle ${color} cx="${x}" cy="${y}" r="${r}"/><ellipse class="H" cx="${x - 4}" cy="${y - 5}" rx="4" ry="3"/>`
const hole = (x: number, y: number, r = 8) =>
  `<circle fill="#7a4a14" opacity=".55" cx="${x}" cy="${y}" r="${r}"/>`
const board = (body: string) => `<rect ${WOOD} x="-84" y="-84" width="168" height="168" rx="18"/>${body}`

/** The 33 places of the cross on which pegs jump. */
const CROSS = [-3, -2, -1, 0, 1, 2, 3].flatMap((row) =>
  [-3, -2, -1, 0, 1, 2, 3]
    .filter((column) => Math.abs(row) < 2 || Math.abs(column) < 2)
    .map((column) => [column * 23, row * 23] as const),
)
const EMPTY_PLACES = new Set(['0 0', '23 0', '0 -23', '-23 46'])

type Place = (typeof CROSS)[number]
const isEmpty = ([x, y]: Place) => EMPTY_PLACES.has(`${x} ${y}`)
/** One in each place that has a peg, moved by `shift`. */
const circles = (shift: number, r: number) =>
  CROSS.filter((place) => !isEmpty(place))
    .map(([x, y]) => `<circle cx="${x + shift}" cy="${y + shift}" r="${r}"/>`)
    .join('')

/** Lines between `n` × `n` fields of a square 144 wide. */
function squares(n: number): string {
  const edges = Array.from({ length: n - 1 }, (_, i) => Math.round(-72 + ((i + 1) * 144) / n))
  return `<path ${LINE} style="stroke-width:3" d="M-72-72H72V72H-72z${edges.map((edge) => `M${edge}-72V72M-72 ${edge}H72`).join('')}"/>`
}

const field = (x: number, y: number, mark = '') =>
  at(x, y, `<rect ${WHITE} x="-20" y="-20" width="40" height="40" rx="6"/>${mark}`)
const ROSETTE =
  '<path fill="none" stroke="#e0245e" stroke-width="4" d="M0-13V13M-13 0H13M-9-9L9 9M-9 9L9-9"/><circle fill="#e0245e" r="5"/>'

export const OLD_BOARDS = {
  dice: {
    pegs: `<circle ${DARK_WOOD} r="92"/><circle ${WOOD} r="82"/>${CROSS.filter(isEmpty)
      .map(([x, y]) => hole(x, y))
      .join('')}<g ${BLUE}>${circles(0, 9)}</g><g class="H">${circles(-3, 3)}</g>`,
    mills: board(
      `<path ${LINE} d="M-66-66H66V66H-66zM-44-44h88v88h-88zM-22-22h44v44h-44zM0-66v44M0 66V22M-66 0h44M66 0H22"/>${piece(-66, -66, WHITE)}${piece(0, -66, WHITE)}${piece(66, -66, WHITE)}${piece(-44, 0, BLACK)}${piece(22, 22, BLACK)}${piece(0, 44, WHITE)}${piece(66, 0, BLACK)}${piece(-22, -22, BLACK)}`,
    ),
    besieged: board(
      `${squares(7)}${[
        [0, -62],
        [0, 62],
        [-62, 0],
        [62, 0],
        [-21, -62],
        [21, 62],
        [-62, 21],
        [62, -21],
      ]
        .map(([x, y]) => piece(x!, y!, BLACK, 9))
        .join(
          '',
        )}${piece(-21, 0, WHITE, 9)}${piece(21, 0, WHITE, 9)}${piece(0, -21, WHITE, 9)}${piece(0, 21, WHITE, 9)}<path ${GOLD} d="M-14 9v-20l8 8 6-11 6 11 8-8V9z"/>`,
    ),
    pits: `<rect ${DARK_WOOD} x="-92" y="-54" width="184" height="108" rx="34"/>${[-54, -18, 18, 54].flatMap((x) => [-24, 24].map((y) => `<circle fill="#3d1f08" opacity=".55" cx="${x}" cy="${y}" r="16"/>`)).join('')}${piece(-58, -26, RED, 7)}${piece(-49, -19, GOLD, 7)}${piece(-18, 22, BLUE, 7)}${piece(-11, 30, RED, 7)}${piece(-24, 31, GOLD, 7)}${piece(18, -24, GOLD, 7)}${piece(54, 20, BLUE, 7)}${piece(49, 29, RED, 7)}${piece(60, 28, GOLD, 7)}`,
    track: `<rect ${DARK_WOOD} x="-94" y="-72" width="188" height="144" rx="16"/>${[-66, -22, 22, 66].flatMap((x) => [-44, 0, 44].map((y) => field(x, y, (x === -66 && y !== 0) || (x === 22 && y === 0) ? ROSETTE : ''))).join('')}${piece(-22, -44, BLACK)}${piece(66, 0, WHITE)}${piece(22, 44, BLACK)}${piece(-66, 0, WHITE)}`,
    corners: board(
      `${squares(6)}${[
        [-60, -60],
        [-36, -60],
        [-12, -60],
        [-60, -36],
        [-36, -36],
        [-60, -12],
      ]
        .map(([x, y]) => piece(x!, y!, RED, 10) + piece(-x!, -y!, BLUE, 10))
        .join('')}`,
    ),
  },
  monster: {
    fuzzy: `<path ${VIOLET} d="${drawFringe(68, 66, 18, 20, 2)}"/><path ${HORN} d="M-40-56c-18-6-24-20-20-34 10 2 24 10 32 24zM40-56c18-6 24-20 20-34-10 2-24 10-32 24z"/>${eye(-24, -14, 18)}${eye(24, -14, 18)}${drawMouth(0, 16, 26)}<path fill="#fff" d="M-20 17l7 12 7-12zM20 17l-7 12-7-12z"/>`,
    threeEyes: `<path fill="none" stroke="#0a5650" stroke-width="9" stroke-linecap="round" d="M0-60v-18M-34-50l-10-18M34-50l10-18"/><path ${TEAL} d="M-58 84c-14-60-20-142 58-142S72 24 58 84l-20-16-18 18L0 70l-20 16-18-18z"/>${eye(0, -72, 15)}${eye(-46, -62, 14)}${eye(46, -62, 14)}${drawMouth(0, -10, 28)}<path fill="#fff" d="M-22-9l6 10 6-10zM22-9l-6 10-6-10z"/>${drawCheeks(0, -14, 42, 8)}`,
    bigEars: `<path ${PINK} d="M-44-20C-92-52-96-10-88 20c14 18 34 10 48-2zM44-20c48-32 52 10 44 40-14 18-34 10-48-2z"/><path ${PINK} d="M-40 84c-10-20-8-40 40-40s50 20 40 40z"/><path ${PINK} d="M-54-8c0-42 22-66 54-66S54-50 54-8c0 40-22 62-54 62S-54 32-54-8z"/>${drawEyes(0, -18, 20, 15)}<path class="k" d="M-30 18c20 8 40 8 60 0-4 18-16 24-30 24S-26 36-30 18z"/><path fill="#fff" d="M-24 21l6 11 6-9 6 10 6-10 6 9 6-9 6 9 6-11c-14 4-34 4-48 0z"/><path class="h" d="M-30-52c6-8 12-12 20-14"/>`,
    wideGrin: `<path ${GOLD} style="stroke-width:6" d="M-80 6c0-46 30-66 80-66S80-40 80 6c0 44-20 76-80 76S-80 50-80 6z"/><path ${HORN} d="M-26-56l-6-32 26 28zM26-56l6-32L6-60z"/>${drawEyes(0, -22, 32, 17)}<path class="k" d="M-62 16c40 14 84 14 124 0-4 34-26 50-62 50S-58 50-62 16z"/><path fill="#fff" d="M-54 19l10 16 10-12 11 15 11-14 12 14 12-14 11 15 11-15 10 12 10-17c-34 9-74 9-108 0z"/>`,
  },
} satisfies Motifs
