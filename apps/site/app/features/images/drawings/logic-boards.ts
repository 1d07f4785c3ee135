/** Puzzles known by their grids, each with its own rules, and other games of signs: dots and boxes, four coloured buttons, mirrors. */
import type { Motifs } from './motifs.ts'
import { at, ball, paint, star, write } from './tables-parts.ts'

const LEAF = paint('#4fb85a', '#1c5c2a', 4)
const TENT = paint('#ff8a3c', '#8f3f06', 4)
const GOLD = paint('#ffd23c', '#8f5a04', 4)
const RED = paint('#f5434f', '#8c1730', 4)
const BLUE = paint('#3f8cf5', '#123a86', 4)
const GREEN = paint('#43c45c', '#11602a', 4)
const METAL = paint('#c5d2ea', '#46506b', 5)
const WOOD = paint('#e2b26c', '#7a4a14')
const FRAME = '<rect class="a" x="-84" y="-84" width="168" height="168" rx="18"/>'

type Cell = string | null

/** A paper square of `n` × `n` cells, `fills` behind the lines and `signs` in the cells' middles, row by row. */
function grid(n: number, signs: readonly Cell[], fills: readonly Cell[] = []): string {
  const size = 144 / n
  const middle = (place: number) => Math.round(-72 + (place + 0.5) * size)
  const edge = (place: number) => Math.round(-72 + place * size)
  const lines = Array.from({ length: n - 1 }, (_, i) => `M${edge(i + 1)}-72V72M-72 ${edge(i + 1)}H72`)
  const back = fills.map((color, place) =>
    color === null
      ? ''
      : `<rect fill="${color}" x="${edge(place % n)}" y="${edge(Math.floor(place / n))}" width="${size}" height="${size}"/>`,
  )
  const front = signs.map((sign, place) =>
    sign === null ? '' : at(middle(place % n), middle(Math.floor(place / n)), sign),
  )
  return `${FRAME}<rect fill="#fffdf6" x="-72" y="-72" width="144" height="144"/>${back.join('')}<path fill="none" stroke="#33406b" stroke-width="4" d="${lines.join('')}M-72-72H72V72H-72z"/>${front.join('')}`
}

const digit = (text: string, size = 44) => write(text, 0, 0, size)
const read = (row: string, signs: Readonly<Record<string, string>>): Cell[] =>
  [...row.replaceAll(' ', '')].map((sign) => signs[sign] ?? null)

const TREE = `<path fill="#7d4a25" d="M-4 6h8v14h-8z"/><path ${LEAF} d="M0-20L16 8h-32z"/>`
const SMALL_TENT = `<path ${TENT} d="M0-16L18 15h-36z"/><path fill="#5c2604" d="M0-4l7 18h-14z"/>`
const SMALL_STAR = star(0, 0, 0.24, 'b')
const REGIONS = { r: '#ffc4c4', b: '#bcdcff', g: '#c6efc4', y: '#ffeaa3' }

const peg = (x: number, y: number, className: string) => ball(x, y, 9, className)
/** The six points of the star that Chinese checkers is played on. */
const STAR_BOARD = 'M0-92L26-46H80L53 0 80 46H26L0 92-26 46h-54L-53 0-80-46h54z'

const button = (color: string, turn: number) =>
  `<path ${color} transform="rotate(${turn})" d="M8-84c42 4 72 34 76 76H34C32-22 22-32 8-34z"/>`

const lobe = (turn: number) =>
  `<g transform="rotate(${turn})"><path class="a" d="M-20-10C-30-34-34-40-34-54c0-44 68-44 68 0 0 14-4 20-14 44z"/><circle ${METAL} cy="-54" r="20"/><circle fill="#fff" opacity=".8" cy="-54" r="8"/></g>`

const mirror = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    `<rect ${METAL} x="-36" y="-10" width="72" height="20" rx="6"/><path class="h" style="stroke-width:4" d="M-26-4h40"/>`,
    turn,
  )

const disc = (x: number, y: number, color: string, sign: string) =>
  at(
    x,
    y,
    `<circle ${WOOD} cy="6" r="38"/><circle fill="#ffe9bf" stroke="#7a4a14" stroke-width="5" r="36"/><circle fill="none" stroke="${color}" stroke-width="4" r="28"/><path fill="none" stroke="${color}" stroke-width="5" stroke-linecap="round" d="${sign}"/>`,
  )

export const LOGIC_BOARDS = {
  sudoku: {
    binary: grid(
      4,
      read('10.1 0..1 .01. 1.0.', { 0: digit('0'), 1: digit('1') }),
      read('y..y .... .y.. y...', { y: '#ffeaa3' }),
    ),
    tents: grid(
      4,
      read('.T.. tt.. ..Tt tT..'.replace('tt', 't.'), { T: TREE, t: SMALL_TENT }),
      Array.from({ length: 16 }, () => '#dff3cf'),
    ),
    stars: grid(4, read('.*.. ...* *... ..*.', { '*': SMALL_STAR }), read('rrbb rybb ryyg yygg', REGIONS)),
    rectangles: grid(
      4,
      read('4.2. ..3. 4... ..3.', {
        2: digit('2', 38),
        3: digit('3', 38),
        4: digit('4', 38),
      }),
      read('rrbb rryg yyyg yggg', REGIONS),
    ),
    sums: grid(
      4,
      read('.abc d... e.., c,..', {
        a: write('7', 8, -7, 22, 'w'),
        b: write('12', 6, -7, 20, 'w'),
        c: write('9', 8, 7, 22, 'w'),
        d: write('8', 8, 7, 22, 'w'),
        e: write('11', 6, 7, 20, 'w'),
        ',': digit('5', 38),
      }),
      read('kkkk k... k... k...', { k: '#33406b' }),
    ),
    unequal: `${grid(
      3,
      ['1', null, '3', null, '2', null, '3', '1', null].map((text) => text && digit(text, 44)),
    )}<g fill="none" stroke="#e0245e" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M-20-56l-10 8 10 8M20-8l10 8-10 8M-56 20l8 10 8-10M40-20l8-10 8 10"/></g>`,
    weights: `${grid(4, read('.X.X .... X.X. .X..', { X: '<path fill="none" stroke="#9aa3c0" stroke-width="5" stroke-linecap="round" d="M-8-8L8 8M8-8L-8 8"/>' }), read('k.k. .kk. .k.k k..k', { k: '#33406b' }))}<g class="b" style="stroke-width:4"><circle cx="80" cy="-54" r="12"/><circle cx="80" cy="-18" r="12"/><circle cx="80" cy="18" r="12"/><circle cx="-54" cy="80" r="12"/><circle cx="-18" cy="80" r="12"/><circle cx="18" cy="80" r="12"/></g>`,
    loop: `${FRAME}<rect fill="#fffdf6" x="-72" y="-72" width="144" height="144"/><path fill="none" stroke="#e0245e" stroke-width="9" stroke-linejoin="round" d="M-54-54H18v36h36v72H-18V18h-36z"/><g fill="#33406b">${[-54, -18, 18, 54].flatMap((x) => [-54, -18, 18, 54].map((y) => `<circle cx="${x}" cy="${y}" r="6"/>`)).join('')}</g>${at(-36, -36, digit('2', 30))}${at(0, 0, digit('1', 30))}${at(36, 36, digit('3', 30))}${at(36, -36, digit('2', 30))}${at(-36, 36, digit('0', 30))}`,
  },
  sort: {
    dotsAndBoxes: `${FRAME}<rect fill="#fffdf6" x="-72" y="-72" width="144" height="144"/><path fill="#bcdcff" d="M-54-54h36v36h-36z"/><path fill="#ffc4c4" d="M18-18h36v36H18zM-18-18h36v36h-36z"/><g fill="none" stroke-width="8" stroke-linecap="round"><path stroke="#2f6fe0" d="M-54-54h36v36h-36zM-54 18v36h36M18 54h36"/><path stroke="#e0245e" d="M-18-18h72v36h-72zM18-18v36M18-54h36"/></g><g fill="#33406b">${[-54, -18, 18, 54].flatMap((x) => [-54, -18, 18, 54].map((y) => `<circle cx="${x}" cy="${y}" r="8"/>`)).join('')}</g>`,
  },
  chess: {
    starBoard: `<path ${WOOD} d="${STAR_BOARD}"/><path class="H" style="opacity:.25" d="M0-80L20-44h-40z"/>${peg(0, -70, 'a')}${peg(-13, -50, 'a')}${peg(13, -50, 'a')}${peg(0, 70, 'b')}${peg(-13, 50, 'b')}${peg(13, 50, 'b')}<g fill="#7a4a14" opacity=".6">${[-26, 0, 26].flatMap((y) => [-40, -14, 14, 40].map((x) => `<circle cx="${x + (y === 0 ? 13 : 0) * (x > 40 ? 0 : 1)}" cy="${y}" r="6"/>`)).join('')}<circle cx="-62" cy="-36" r="6"/><circle cx="62" cy="-36" r="6"/><circle cx="-62" cy="36" r="6"/><circle cx="62" cy="36" r="6"/></g>`,
    palace: `${disc(-34, -28, '#c81e3a', 'M-14-8h28M0-16v34M-12 4v10h24V4')}${disc(36, 32, '#22304f', 'M-14-12h28M-10 0h20M0-12v28M-14 16h28')}`,
  },
  memory: {
    fourButtons: `<circle class="k" r="90"/>${button(GREEN, -90)}${button(RED, 0)}${button(BLUE, 90)}${button(GOLD, 180)}<circle class="w" r="24"/><path class="h" style="stroke-width:8" d="M26-66c18 6 32 18 40 36"/>`,
  },
  wheel: {
    spinner: `<g transform="translate(0 10)">${lobe(0)}${lobe(120)}${lobe(240)}<circle class="a" r="26" style="stroke:none"/><circle class="b" r="22"/><circle class="w" r="9" style="stroke-width:4"/></g><path class="h" d="M-76-36c4-12 10-20 18-28M76-36c-4-12-10-20-18-28"/>`,
  },
  idea: {
    mirrors: `<path fill="none" stroke="#e0245e" stroke-width="18" stroke-linejoin="round" d="M-60 46h82V-46h38"/><path fill="none" stroke="#fff" stroke-width="6" stroke-linejoin="round" d="M-60 46h82V-46h38"/><rect ${BLUE} x="-92" y="26" width="46" height="40" rx="8"/>${mirror(22, 48, -45)}${mirror(18, -48, -45)}<path ${GOLD} d="M70-78c20 0 34 14 34 32S90-14 70-14 38-28 38-46s14-32 32-32z" transform="translate(-6 0) scale(.92)"/><circle fill="#fff" cx="60" cy="-42" r="12"/>`,
  },
} satisfies Motifs
