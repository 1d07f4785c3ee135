/** Games of three alike: boards, rows and chains of pieces that differ in shape and colour, as such games have them. */
import type { Motifs } from './motifs.ts'
import { at, paint } from './tables-parts.ts'

const THIN = 4
const RED = paint('#f5434f', '#8c1730', THIN)
const BLUE = paint('#3f8cf5', '#123a86', THIN)
const GREEN = paint('#43c45c', '#11602a', THIN)
const YELLOW = paint('#ffd23c', '#8f5a04', THIN)
const PURPLE = paint('#a661f0', '#44167f', THIN)
const STONE = paint('#b9c0d2', '#4a5270', 5)
const WOOD = paint('#d99a55', '#6b3a14')
const PANEL = paint('#2b3166', '#10142f')
const GLOW = '<circle fill="#fff6b8" opacity=".85" r="28"/>'

/** Pieces about 40 units wide. */
const PIECES = {
  ruby: `<circle ${RED} r="19"/><ellipse class="H" cx="-7" cy="-8" rx="6" ry="4"/>`,
  sapphire: `<path ${BLUE} d="M0-23L21 0 0 23-21 0z"/><path class="H" d="M0-17L-14-1 0-4z"/>`,
  emerald: `<path ${GREEN} d="M-11-20h22L21 0 11 20h-22L-21 0z"/><path class="H" d="M-9-14H8L0-4z"/>`,
  topaz: `<path ${YELLOW} d="M0-23l7 13 15 2L11 4l3 16L0 13l-14 7 3-16L-22-8l15-2z"/>`,
  amethyst: `<path ${PURPLE} d="M-19 15c-4 0-6-4-4-8l18-26c3-4 7-4 10 0L23 7c2 4 0 8-4 8z"/><path class="H" d="M-3-12l-8 14z"/>`,
  heart: `<path ${RED} d="M0 21C-13 11-22 3-22-8c0-7 5-12 11-12 5 0 9 3 11 8 2-5 6-8 11-8 6 0 11 5 11 12C22 3 13 11 0 21z"/>`,
  sweet: `<path ${YELLOW} d="M-15 0l-12-11v22zM15 0l12-11v22z"/><circle ${RED} r="16"/><path fill="none" stroke="#fff" stroke-width="4" d="M-7-13c7 6 7 20 0 26M5-14c7 6 7 20 0 28"/>`,
  drop: `<path ${GREEN} d="M-20-13h40v26h-40z"/><path fill="none" stroke="#fff" stroke-width="4" d="M-8-11v22M6-11v22"/>`,
  bonbon: `<circle ${PURPLE} r="19"/><path fill="none" stroke="#fff" stroke-width="5" d="M-11 0c0-14 22-12 20 2-2 10-16 8-14 0"/>`,
  bar: `<path ${BLUE} d="M-14-20h28c4 0 6 2 6 6v28c0 4-2 6-6 6h-28c-4 0-6-2-6-6v-28c0-4 2-6 6-6z"/><path class="H" d="M-13-13H5v8h-18z"/>`,
  apple: `<path ${RED} d="M0-12c8-8 22-4 22 10C22 12 12 22 0 22S-22 12-22-2c0-14 14-18 22-10z"/><path ${GREEN} d="M2-13c2-9 9-12 16-11-1 9-8 13-16 11z"/>`,
  lemon: `<path ${YELLOW} d="M-24 0c10-22 38-22 48 0-10 22-38 22-48 0z"/><path class="H" d="M-12-4c4-6 8-8 14-8z"/>`,
  grapes: `<g ${PURPLE}><circle cx="-12" cy="-6" r="10"/><circle cx="12" cy="-6" r="10"/><circle cy="-10" r="10"/><circle cx="-6" cy="8" r="10"/><circle cx="7" cy="8" r="10"/><circle cy="18" r="9"/></g>`,
  leaf: `<path ${GREEN} d="M-20 18c-4-28 12-40 40-38 2 28-10 44-40 38z"/><path fill="none" stroke="#11602a" stroke-width="4" d="M-16 14L8-8"/>`,
} as const
type Piece = keyof typeof PIECES

const put = (piece: Piece, x: number, y: number, scale = 1) => at(x, y, PIECES[piece], 0, scale)

/** A board of three rows; the pieces of the places in `lit` shine. */
function board(rows: readonly (readonly Piece[])[], lit: readonly number[], panel = PANEL): string {
  const places = rows.flatMap((row, y) => row.map((piece, x) => [piece, x, y] as const))
  const body = places.map(([piece, x, y], place) =>
    at(-51 + x * 51, -51 + y * 51, `${lit.includes(place) ? GLOW : ''}${PIECES[piece]}`),
  )
  return `<rect ${panel} x="-84" y="-84" width="168" height="168" rx="22"/><path fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="4" d="M-25-76V76M25-76V76M-76-25H76M-76 25H76"/>${body.join('')}`
}

const tile = (piece: Piece, x: number, y: number, turn = 0) =>
  at(
    x,
    y,
    `<rect ${paint('#e0b06a', '#7a4a14', 5)} x="-27" y="-27" width="54" height="60" rx="11"/><rect fill="#fff7e6" x="-24" y="-27" width="48" height="52" rx="9"/>${at(0, -1, PIECES[piece], 0, 0.85)}`,
    turn,
  )

/** Ten long spikes and ten short ones. */
const burst = (x: number, y: number, r: number) => {
  const spike = (i: number) => {
    const [angle, length] = [(i * Math.PI) / 10, i % 2 === 0 ? r : r * 0.62]
    return `${Math.round(Math.sin(angle) * length)} ${Math.round(-Math.cos(angle) * length)}`
  }
  const d = `M${Array.from({ length: 20 }, (_, i) => spike(i)).join('L')}z`
  return at(x, y, `<path fill="#fff3a8" stroke="#f59a1c" stroke-width="5" stroke-linejoin="round" d="${d}"/>`)
}

/** A flat stone with a carved sign. */
const stone = (sign: string, x: number, y: number, turn = 0) =>
  at(
    x,
    y,
    `<path ${STONE} d="M-30-30c10-10 48-12 58-2 10 14 8 50 0 60-12 10-46 10-58 0-10-12-8-46 0-58z"/><path fill="none" stroke="#2b3166" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="${sign}"/><path class="h" style="stroke-width:4" d="M-24-14c0-6 4-10 10-12"/>`,
    turn,
  )
const SUN_SIGN = 'M0-16v32M-14-8L14 8M-14 8L14-8'
const FORK_SIGN = 'M0 18v-20M0-2l-12-14M0-2l12-14'

export const MATCH_BOARDS = {
  match: {
    gemGrid: board(
      [
        ['ruby', 'emerald', 'topaz'],
        ['sapphire', 'sapphire', 'sapphire'],
        ['amethyst', 'ruby', 'emerald'],
      ],
      [3, 4, 5],
    ),
    gemColumn: board(
      [
        ['amethyst', 'topaz', 'ruby'],
        ['emerald', 'topaz', 'sapphire'],
        ['ruby', 'topaz', 'amethyst'],
      ],
      [1, 4, 7],
      paint('#71409e', '#2c1250'),
    ),
    candyGrid: board(
      [
        ['sweet', 'bonbon', 'drop'],
        ['drop', 'sweet', 'bar'],
        ['bonbon', 'bar', 'sweet'],
      ],
      [0, 4, 8],
      paint('#ff9ec4', '#8f1f55'),
    ),
    fruitGrid: board(
      [
        ['lemon', 'apple', 'grapes'],
        ['apple', 'apple', 'apple'],
        ['grapes', 'lemon', 'leaf'],
      ],
      [3, 4, 5],
      WOOD,
    ),
    tray: `<rect ${WOOD} x="-88" y="32" width="176" height="56" rx="16"/><rect fill="#3d1f08" opacity=".5" x="-78" y="40" width="156" height="40" rx="10"/>${[-52, 0, 52].map((x) => tile('leaf', x, 50)).join('')}${tile('heart', -42, -50, -10)}${tile('topaz', 44, -48, 9)}${tile('sapphire', 0, -30)}`,
    pileOfTiles: `${tile('ruby', -34, 44, -6)}${tile('emerald', 30, 48, 5)}${tile('topaz', -54, -12, 4)}${tile('ruby', 56, -6, -5)}${tile('amethyst', 0, 2)}${tile('ruby', -4, -54, 3)}`,
    blast: `${burst(0, 0, 58)}${put('bar', -58, 44, 1.4)}${put('ruby', 4, 58, 1.3)}${put('emerald', 60, 42, 1.3)}${put('topaz', -56, -44, 1.3)}${put('bar', 58, -46, 1.3)}${put('sweet', 0, -2, 1.5)}`,
    chain: `<path fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" stroke-linejoin="round" d="M-56 50L-20-10 36 4 58-56"/>${put('topaz', -56, 50, 1.3)}${put('topaz', -20, -10, 1.3)}${put('topaz', 36, 4, 1.3)}${put('topaz', 58, -56, 1.3)}${put('ruby', -62, -52)}${put('emerald', 0, 62)}${put('sapphire', 62, 56)}${put('amethyst', -6, -64)}`,
    pouring: `<path ${paint('#8fd4ff', '#1d5a94')} d="M-64-20H64L50 80c-1 5-4 8-10 8h-80c-6 0-9-3-10-8z"/><path class="H" d="M-52-8h14l8 84h-10z"/>${put('emerald', -24, 60)}${put('ruby', 22, 60)}${put('topaz', 0, 26)}${put('ruby', -40, 22)}${put('ruby', 40, 20)}${put('sapphire', -10, -42)}${put('amethyst', 28, -68)}${put('topaz', -46, -70)}`,
    stones: `${stone(SUN_SIGN, -44, 40, -7)}${stone(SUN_SIGN, 44, 38, 6)}${stone(FORK_SIGN, 0, -42, 2)}`,
    stonePair: `${stone(FORK_SIGN, -42, 4, -9)}${stone(FORK_SIGN, 44, 14, 8)}<path class="h" style="stroke-width:7" d="M-8-62l8 16M22-68l-4 18M-34-60l14 12"/>`,
    hearts: `<rect ${paint('#ff9ec4', '#8f1f55')} x="-88" y="-34" width="176" height="68" rx="22"/>${[-54, 0, 54].map((x) => put('heart', x, 0, 1.25)).join('')}${put('topaz', -44, -64)}${put('bonbon', 46, -62)}${put('drop', -46, 62)}${put('sapphire', 44, 64)}`,
  },
} satisfies Motifs
