/** More ways to show what many games are about: falling pieces, clothes on a rail, motorbikes in the air, three alike. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, paint, pieces, sparkle, star } from './tables-parts.ts'
import { MOTORS } from './vehicles-motors.ts'

const WELL = paint('#232a52', '#0d1130')
const WOOD = paint('#c98f52', '#5e3614')
const TRAY = paint('#8a5a2c', '#4a2a10', 5)
const STEEL = paint('#dfe6f5', '#46506b', 5)
const RED = paint('#f5434f', '#8c1730', 5)
const BLUE = paint('#3f8cf5', '#123a86', 5)
const GREEN = paint('#43c45c', '#11602a', 5)
const YELLOW = paint('#ffd23c', '#8f5a04', 5)
const EARTH = paint('#b8763a', '#5a2f0c')

const GRID =
  '<path fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="3" d="M-42-84V84M-14-84V84M14-84V84M42-84V84M-70-56H70M-70-28H70M-70 0H70M-70 28H70M-70 56H70"/>'
const well = (body: string) =>
  `<rect ${WELL} x="-78" y="-88" width="156" height="176" rx="12"/>${GRID}${body}`
type Cells = Parameters<typeof pieces>[0]
const put = (cells: Cells, x: number, y: number, name: string, size = 28) =>
  at(x, y, pieces(cells, size, name))
const T: Cells = [[0, 0], [1, 0], [2, 0], [1, 1]] // oxfmt-ignore
const L: Cells = [[0, 0], [0, 1], [1, 1], [2, 1]] // oxfmt-ignore
const S: Cells = [[1, 0], [2, 0], [0, 1], [1, 1]] // oxfmt-ignore
const O: Cells = [[0, 0], [1, 0], [0, 1], [1, 1]] // oxfmt-ignore
const BAR: Cells = [[0, 0], [1, 0], [2, 0], [3, 0]] // oxfmt-ignore

/** On a hook over a rail: a dress, a shirt or trousers. */
const hung = (x: number, body: string) =>
  at(x, 0, `<path class="K" style="stroke-width:5" d="M0-56v-10c0-8 10-8 10 0"/>${body}`)
const DRESS =
  '<path class="l" style="stroke-width:5" d="M-13-42v-14M13-42v-14"/><path class="a" style="stroke-width:5" d="M-19-46c8 9 30 9 38 0l3 14-9 16 29 62c-18 12-66 12-84 0l29-62-9-16z"/><path class="s" d="M14-14l28 60c-6 4-14 6-22 7L4-14z"/><path class="b" style="stroke-width:4" d="M-14-20c8 4 20 4 28 0l4 11c-10 5-26 5-36 0z"/><path class="w" style="stroke-width:3.5" d="M-37 36c16 10 58 10 74 0l6 12c-18 12-68 12-86 0z"/>'
const SHIRT = '<path class="b" d="M-12-54c6 8 18 8 24 0l26 14-10 26-12-6v58h-32v-58l-12 6-10-26z"/>'
const TROUSERS = `<path ${BLUE} d="M-22-54h44l6 104H6L0-6l-6 56h-22z"/>`

const bike = (name: 'dirtBike' | 'sportBike', x: number, y: number, turn: number, scale: number) =>
  at(x, y, MOTORS.motorbike[name], turn, scale)

const gem = (color: string, x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    `<path ${color} d="M-14-24h28L26-6 0 26-26-6z"/><path class="H" d="M-14-24h28L6-6H-6z"/>`,
    0,
    scale,
  )
const bauble = (color: string, x: number, y: number, scale = 1) =>
  at(x, y, `<circle ${color} r="24"/><ellipse class="H" cx="-8" cy="-9" rx="8" ry="6"/>`, 0, scale)
const brick = (color: string, x: number, y: number) =>
  at(x, y, `<rect ${color} x="-22" y="-22" width="44" height="44" rx="10"/><path class="h" d="M-11-4v-7h7"/>`)

export const MORE_COMPOSITIONS = {
  blocks: {
    well: well(
      `${put(T, -42, -84, 'b')}${put(L, -70, 28, 'a')}${put(O, 14, 28, 'w')}${put(S, -14, 0, 'a')}`,
    ),
    lineClear: well(
      `${put(T, -42, -56, 'w')}${put(BAR, -70, 28, 'a')}${put([[0, 0]], 42, 28, 'b')}<path fill="#fff" opacity=".5" d="M-72 26H72v32H-72z"/>${put([[0, 0], [1, 0], [3, 0], [4, 0]], -70, 56, 'b')}${sparkle(58, 12, 22)}${sparkle(-54, 8, 16)}`,
    ),
    fitted: `<rect ${WOOD} x="-88" y="-88" width="176" height="120" rx="12"/>${put(L, -78, -80, 'a')}${put(O, 22, -80, 'b')}${put(T, -36, -22, 'w')}<rect ${TRAY} x="-88" y="42" width="176" height="46" rx="12"/>${put(T, -70, 50, 'b', 15)}${put(BAR, -16, 58, 'a', 14)}${put(O, 54, 50, 'w', 15)}`,
    heap: `${put(L, -84, 24, 'a', 32)}${put(O, 14, 24, 'b', 32)}${put(S, -50, -40, 'w', 32)}${at(34, -50, pieces([[0, 0], [0, 1]], 32, 'a'))}${drawFace(46, 58, 0.7)}`,
  },
  fashion: {
    rail: `<path fill="none" stroke="#46506b" stroke-width="15" stroke-linecap="round" d="M-84-70H84M-70-70V84M70-70V84M-84 84h28M56 84h28"/><path fill="none" stroke="#dfe6f5" stroke-width="7" stroke-linecap="round" d="M-84-70H84M-70-70V84M70-70V84M-84 84h28M56 84h28"/>${hung(-38, DRESS)}${hung(36, SHIRT)}`,
    wardrobe: `<path ${WOOD} d="M-84-88H84V78H-84z"/><path class="k" opacity=".55" d="M-52-76H52V66H-52z"/><path ${STEEL} d="M-52-66H52v6H-52z"/>${at(-22, 8, DRESS, 0, 0.92)}${at(28, 6, TROUSERS, 0, 0.9)}<path ${WOOD} d="M-88-84l34 14V72l-34 14zM88-84L54-70V72l34 14z"/><circle ${YELLOW} cx="-62" cy="4" r="6"/><circle ${YELLOW} cx="62" cy="4" r="6"/>`,
    outfit: `${at(-36, 6, DRESS, -6, 1.25)}${at(48, -38, '<path class="b" d="M-34 6C-34-30 34-30 34 6z"/><path class="b" d="M-44 6h88v10h-88z"/><path class="m" style="stroke-width:6" d="M-32-4h64"/>', 8, 0.9)}${at(46, 44, '<path class="b" d="M-34-6c14 2 20 10 28 14 14 4 28 4 30 14h-58z"/><path class="w" style="stroke-width:4" d="M-34 20h58v6h-58zM-34-6v28h-8V-4z"/>')}`,
  },
  motorbike: {
    rampJump: `<path ${EARTH} d="M-88 84c50-6 76-26 92-62l8 62z"/><path ${EARTH} d="M56 84c10-14 22-20 32-22v22z"/><path fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round" d="M-84-4c16-4 26-8 36-16M-80 22c14-2 24-6 34-12"/>${bike('dirtBike', 18, -34, -4, 0.7)}`,
    wheelie: `${bike('sportBike', 6, 0, -26, 0.9)}<g fill="#fff" opacity=".8"><circle cx="-74" cy="74" r="13"/><circle cx="-56" cy="82" r="9"/><circle cx="-86" cy="56" r="8"/></g><path class="h" d="M-84-40h22M-88-20h14"/>`,
    overHills: `<path ${GREEN} d="M-88 84V52c24-22 44-22 62 0 22-36 60-44 114-14v46z"/>${bike('dirtBike', -2, -22, 12, 0.74)}<path ${YELLOW} d="M62-8V44M62-8l24 9-24 10z"/>`,
  },
  match: {
    ring: `${[[-58, -32], [0, -62], [58, -32], [58, 32], [0, 62], [-58, 32]].map(([x, y], i) => (i % 2 ? gem(GREEN, x!, y!) : bauble(RED, x!, y!))).join('')}${star(0, 0, 0.42, 'b')}`,
    cross: `${brick(BLUE, 0, -58)}${brick(RED, -58, 0)}${brick(RED, 0, 0)}${brick(RED, 58, 0)}${brick(GREEN, 0, 58)}${brick(YELLOW, -58, -58)}${brick(GREEN, 58, -58)}${brick(BLUE, -58, 58)}${brick(YELLOW, 58, 58)}<path fill="none" stroke="#fff" stroke-width="8" stroke-linejoin="round" d="M-86-28H86v56H-86z"/>`,
    falling: `${bauble(YELLOW, -52, -54, 0.9)}${gem(BLUE, 4, -38, 0.95)}${bauble(YELLOW, 56, -58, 0.9)}<path class="h" d="M-52-86v6M4-78v10M56-88v6"/>${gem(GREEN, -58, 10)}${bauble(RED, 0, 22)}${gem(GREEN, 58, 8)}${bauble(RED, -58, 62)}${bauble(RED, 0, 66)}${gem(BLUE, 58, 60)}`,
    column: `${gem(RED, 0, -58, 1.15)}${gem(RED, 0, 0, 1.15)}${gem(RED, 0, 58, 1.15)}${bauble(BLUE, -60, -34)}${bauble(YELLOW, -60, 26)}${bauble(GREEN, 60, -22)}${bauble(BLUE, 60, 36)}<rect fill="none" stroke="#fff" stroke-width="7" x="-34" y="-90" width="68" height="180" rx="22"/>`,
  },
} satisfies Motifs // oxfmt-ignore
