/** Numbers that double, signs to reckon with, and puzzles of logic on a grid. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, ball, cube, sparkle, write } from './tables-parts.ts'

/** A rounded tile with a number. */
const tile = (x: number, y: number, size: number, name: string, text: string, em = size * 0.62) =>
  `<rect class="${name}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="${Math.round(size * 0.22)}"/><path class="h" style="stroke-width:5" d="M${x - size * 0.34} ${y - size * 0.14}v-${size * 0.08}q0-${size * 0.12} ${size * 0.12}-${size * 0.12}"/>${write(text, x, y, em)}`

const numbered = (x: number, y: number, r: number, name: string, text: string) =>
  ball(x, y, r, name) + write(text, x, y + 2, r * 1.1)

/** A box of a tower, `half` as wide to each side; its number stands in the middle of its front. */
const tier = (y: number, half: number, name: string, shade: string, text: string) =>
  `<rect class="${name}" x="${-half}" y="${y - 26}" width="${2 * half}" height="52" rx="12"/><path ${shade} d="M${3 - half} ${y + 12}h${2 * half - 6}c0 8-4 11-10 11h${26 - 2 * half}c-6 0-10-3-10-11z"/><path class="h" style="stroke-width:5" d="M${10 - half} ${y - 4}q0-12 11-13"/>${write(text, 0, y, 40)}`

const GRID =
  '<rect class="w" x="-78" y="-78" width="156" height="156" rx="20"/><path class="l" style="stroke-width:4" d="M-39-76V76M0-76V76M39-76V76M-76-39H76M-76 0H76M-76 39H76"/>'
const PENCIL =
  '<g transform="translate(52 48) rotate(-45)"><path class="b" d="M-44-11h66v22h-66z"/><path class="w" d="M-44-11v22l-22-11z" style="stroke-width:5"/><path class="a" d="M22-11h10c8 0 8 22 0 22H22z"/><path class="t" d="M-44 2h66v9h-66z"/></g>'

export const POWERS = {
  numbers: {
    cubes248: `${at(0, -2, `${cube(-39, 38, 42, 'b')}${cube(39, 38, 42, 'w')}${cube(0, -30, 42, 'a')}`)}${write('8', 17, -19, 38)}${write('2', -22, 49, 38)}${write('4', 56, 49, 38)}`,
    tower248: `${tier(52, 84, 'a', 'class="s"', '8')}${tier(0, 64, 'b', 'class="t"', '4')}${tier(-52, 46, 'w', 'class="k" opacity=".14"', '2')}`,
    balls248: `${numbered(-38, 34, 42, 'a', '8')}${numbered(44, 44, 32, 'b', '4')}${numbered(26, -34, 36, 'w', '4')}${numbered(-40, -46, 26, 'b', '2')}`,
    sum248: `${tile(-44, -40, 66, 'b', '2')}${tile(44, -40, 66, 'b', '2')}<path class="M" style="stroke-width:8" d="M-30 4L-14 20M30 4L14 20"/>${tile(0, 44, 76, 'a', '4')}`,
    row248: `${tile(-56, 30, 46, 'b', '2')}${tile(0, 16, 58, 'w', '4')}${tile(54, -14, 56, 'a', '8')}<path class="m" style="stroke-width:8" d="M-60-24c20-30 46-44 76-46M2-84l16 14-14 16"/>`,
    merge248: `${tile(-34, 0, 84, 'a', '4')}${tile(44, 0, 84, 'b', '4')}${sparkle(4, -66, 16, 'w')}<path class="l" style="stroke-width:8" d="M-70 64h38M-46 52l14 12-14 12M74 64H36M50 52L36 64l14 12"/>`,
    corner248: `${tile(-40, -40, 74, 'b', '2')}${tile(40, -40, 74, 'a', '8')}${tile(-40, 40, 74, 'w', '4')}${sparkle(40, 40, 26)}`,
    tile2048: `<rect class="a" x="-76" y="-76" width="152" height="152" rx="32"/><path class="s" d="M-72 44H72c-2 20-10 30-28 30h-88C-62 74-70 64-72 44z"/>${write('2048', 0, -14, 58)}${drawFace(0, 36, 0.8)}<path class="h" d="M-62-40c0-14 6-22 18-24"/>${sparkle(68, -70, 18)}`,
    equation: `${tile(-54, -34, 58, 'a', '1')}${tile(54, -34, 58, 'a', '2')}<path class="m" style="stroke-width:12" d="M-12-34h24M0-46v24M-52 36h28M-52 54h28"/>${tile(28, 44, 68, 'b', '3')}`,
    digits: `${at(-44, -6, write('1', 0, 0, 128, 'a'), -10)}${at(4, 18, write('2', 0, 0, 128, 'b'), 4)}${at(54, -12, write('3', 0, 0, 118, 'w'), 10)}`,
  },
  sudoku: {
    nineBoxes: `<rect class="a" x="-80" y="-80" width="160" height="160" rx="18"/>${[-50, 0, 50].map((y) => [-50, 0, 50].map((x) => `<rect class="w" x="${x - 22}" y="${y - 22}" width="44" height="44" rx="6" style="stroke-width:4"/>`).join('')).join('')}${write('3', -50, -50, 34)}${write('8', 50, -50, 34)}${write('6', 0, 0, 34, 'b')}${write('1', -50, 50, 34)}${write('9', 50, 50, 34)}`,
    clipboard: `<rect class="a" x="-68" y="-76" width="136" height="160" rx="16"/><rect class="w" x="-54" y="-58" width="108" height="126" rx="8"/><path class="b" d="M-28-84h56v24h-56z"/><path class="l" style="stroke-width:4" d="M-16-40v92M18-40v92M-48-8h98M-48 24h98"/>${write('2', -32, -26, 30)}${write('7', 34, -26, 30)}${write('4', 1, 8, 30)}${write('5', -32, 42, 30)}${write('8', 34, 42, 30)}`,
    corner: `<g transform="rotate(-6)"><rect class="w" x="-78" y="-78" width="156" height="156" rx="14"/><path class="l" style="stroke-width:3;opacity:.6" d="M-44-75V75M42-75V75M-75-44H75M-75 42H75"/><path class="l" style="stroke-width:7" d="M0-75V75M-75 0H75"/>${write('1', -60, -60, 32)}${write('4', 22, -60, 32)}${write('3', -22, -22, 32, 'a')}${write('2', 60, 22, 32)}${write('4', -60, 60, 32)}${write('1', 22, 60, 32, 'b')}</g>`,
    mineWithFlag: `<g class="k" stroke="#fff" stroke-opacity=".4" stroke-width="4">${[0, 45, 90, 135].map((turn) => `<rect x="-7" y="-72" width="14" height="144" rx="7" transform="translate(-8 14) rotate(${turn})"/>`).join('')}<circle cx="-8" cy="14" r="50"/></g><circle class="H" cx="-26" cy="-6" r="13"/><path class="l" style="stroke-width:10" d="M54 82V-30M32 82h44"/><path class="b" d="M56-44L4-18l52 24z"/>${sparkle(-62, -62, 15, 'w')}`,
    mineField: `<g style="stroke-width:4">${[-52, 0, 52].map((y, row) => [-52, 0, 52].map((x, column) => `<rect class="${(row + column) % 2 ? 'a' : 'w'}" x="${x - 24}" y="${y - 24}" width="48" height="48" rx="8"/>`).join('')).join('')}</g>${write('1', -52, -52, 32)}${write('2', 0, 0, 32)}${write('1', -52, 52, 32)}<circle class="k" cx="52" cy="52" r="14"/><path class="K" style="stroke-width:5" d="M52 32v40M32 52h40M38 38l28 28M66 38L38 66"/><path class="m" style="stroke-width:6" d="M-4-36v-32"/><path class="b" d="M-2-72l22 11-22 11z" style="stroke-width:3"/>`,
    mines: `${GRID}<g class="a" style="stroke-width:4"><rect x="-74" y="-74" width="34" height="34" rx="8"/><rect x="-35" y="-74" width="34" height="34" rx="8"/><rect x="4" y="-35" width="34" height="34" rx="8"/><rect x="43" y="4" width="34" height="34" rx="8"/></g>${write('1', 20, -56, 34)}${write('2', -19, 20, 34)}${write('1', -58, 58, 34)}<g class="K" style="stroke-width:6"><path d="M-58-40v44M-78-18h40M-72-32l28 28M-44-32l-28 28"/></g><circle class="k" cx="-58" cy="-18" r="15"/><circle class="H" cx="-63" cy="-23" r="5"/><path class="m" style="stroke-width:6" d="M54 28V-8"/><path class="b" d="M54-12l24 10-24 12z" style="stroke-width:4"/>`,
    bridges: `<rect class="w" x="-80" y="-80" width="160" height="160" rx="24"/><path class="l" style="stroke-width:7" d="M-46-46H46M-46-46V46M46-40V46M54-40V46M-46 46H0"/><g style="stroke-width:5"><circle class="a" cx="-46" cy="-46" r="22"/><circle class="b" cx="50" cy="-46" r="22"/><circle class="b" cx="-46" cy="46" r="22"/><circle class="a" cx="50" cy="46" r="22"/><circle class="a" cx="2" cy="46" r="18"/></g>${write('2', -46, -46, 34)}${write('3', 50, -46, 34)}${write('2', -46, 46, 34)}${write('2', 50, 46, 34)}`,
    shaded: `<g transform="translate(-2 -5) scale(0.95)">${GRID}<g class="a" style="stroke-width:4"><rect x="-76" y="-76" width="35" height="35" rx="8"/><rect x="-37" y="2" width="35" height="35" rx="8"/><rect x="2" y="-37" width="35" height="35" rx="8"/><rect x="41" y="-76" width="35" height="35" rx="8"/></g><g class="b" style="stroke-width:4"><rect x="-76" y="41" width="35" height="35" rx="8"/><rect x="-37" y="-76" width="35" height="35" rx="8"/></g>${PENCIL}</g>`,
    logic: `${GRID}<path class="m" style="stroke-width:10" d="M-58-58h39v39h39v39H58M-58 20h39v38"/><g class="a" style="stroke-width:5"><circle cx="-58" cy="-58" r="13"/><circle cx="58" cy="20" r="13"/><circle cx="-58" cy="20" r="11"/><circle cx="-19" cy="58" r="11"/></g>`,
    circles: `<g transform="translate(-2 -5) scale(0.95)">${GRID}<g style="stroke-width:4"><circle class="a" cx="-58" cy="-58" r="14"/><circle class="b" cx="20" cy="-58" r="14"/><circle class="b" cx="-19" cy="-19" r="14"/><circle class="a" cx="58" cy="-19" r="14"/><circle class="a" cx="-19" cy="20" r="14"/><circle class="b" cx="-58" cy="58" r="14"/></g>${PENCIL}</g>`,
  },
} satisfies Motifs
