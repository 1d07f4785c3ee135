/** How cards are laid out, battles without a weapon at anyone, and things that titles name: a cave, a pagoda, a lemon. */
import { drawEyes, drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, paint, redSuit, sparkle, star, suit, write } from './tables-parts.ts'

const ROCK = paint('#8d95ad', '#373d55')
const LEMON = paint('#ffe04a', '#8a6a08')
const LEAF = paint('#6cc84a', '#256b1c', 5)
const RED = paint('#f5434f', '#7d0f28')
const TIMBER = paint('#c9863f', '#5a3010', 5)
const HULL = paint('#aab6cc', '#3c4660', 5)
const FIRE = paint('#ff8a2a', '#8f2f06', 4)
const GOLD = paint('#ffce3a', '#8a5404', 4)

type SuitName = Parameters<typeof suit>[0]

/** A small card whose upper left corner is at `x`, `y`: 38 wide and 52 high; of a covered one only the corner is seen. */
function smallCard(x: number, y: number, name: SuitName | 'back', isCovered = false): string {
  const rect = (className: string) =>
    `<rect class="${className}" x="${x}" y="${y}" width="38" height="52" rx="7" style="stroke-width:4"/>`
  if (name === 'back') return rect('a')
  const isRed = name === 'heart' || name === 'diamond'
  const [left, top, scale] = isCovered ? [x + 10, y + 9, 0.12] : [x + 19, y + 27, 0.3]
  return rect('w') + (isRed ? redSuit(name, left, top, scale) : suit(name, left, top, scale, 'k'))
}

/** Where a card may be put. */
const place = (x: number, y: number) =>
  `<rect class="w" x="${x}" y="${y}" width="38" height="52" rx="7" style="stroke-width:4;fill-opacity:.22;stroke-dasharray:7 5"/>`

const COLUMNS = [-85, -41, 3, 47]
const STEP = 17

/** Columns of cards that overlap, from the left. */
const columns = (top: number, names: readonly (readonly (SuitName | 'back')[])[]) =>
  names
    .map((column, i) =>
      column
        .map((name, row) => smallCard(COLUMNS[i]!, top + row * STEP, name, row < column.length - 1))
        .join(''),
    )
    .join('')

const SUIT_NAMES = ['heart', 'spade', 'diamond', 'club'] as const

/** Three cards held together, the last one in front. */
const fan = (x: number, y: number, name: SuitName) =>
  [-26, 0, 26].map((turn, i) => at(x, y + 26, smallCard(-19, -52, i < 2 ? 'back' : name), turn)).join('')

const CREATURE = `<path class="a" d="M-22-44l-12-24 26 12zM22-44l12-24-26 12z" style="stroke-width:5"/><path class="a" d="M-36 22c-6-52 8-76 36-76s42 24 36 76z" style="stroke-width:5"/>${drawEyes(0, -18, 15, 10)}<path class="k" d="M-16 4h32c0 16-32 16-32 0z"/><path fill="#fff" d="M-12 4h7l-3 7zM5 4h7l-4 7z"/>`
const GUARD = `<path class="b" d="M-34 22c0-28 12-36 34-36s34 8 34 36z" style="stroke-width:5"/><path class="a" d="M-24-12c-4-34 6-48 24-48s28 14 24 48z" style="stroke-width:5"/><path class="k" d="M-16-36h32v10H4v16h-8v-16h-12z"/>`

/** A card of a game of battles: a picture, a price and points. */
const battleCard = (x: number, turn: number, scale: number, picture: string, ground: 'a' | 'b') =>
  at(
    x,
    0,
    `<rect class="w" x="-58" y="-84" width="116" height="168" rx="16"/><rect class="${ground}" x="-46" y="-72" width="92" height="100" rx="10" style="stroke-width:4"/>${at(0, 4, picture)}<path class="K" style="stroke-width:5;opacity:.35" d="M-30 44h60M-24 58h48"/><circle ${RED} cx="-44" cy="70" r="14" style="stroke-width:4"/><circle ${GOLD} cx="44" cy="70" r="14"/>${star(0, -80, 0.17, 'b')}`,
    turn,
    scale,
  )

const CELL = 44
const boardLines = [1, 2, 3]
  .map((i) => -88 + i * CELL)
  .map((at) => `M${at}-86V86M-86 ${at}H86`)
  .join('')
const hit = (x: number, y: number) =>
  `<path ${FIRE} d="M${x} ${y - 20}c12 10 16 18 14 26-2 10-26 10-28 0-1-6 4-10 5-16 4 2 6 4 7 8 4-6 4-12 2-18z"/>`
const miss = (x: number, y: number) => `<circle fill="#fff" cx="${x}" cy="${y}" r="8" opacity=".85"/>`

/** One roof of a pagoda, its eaves turned up. */
const roof = (y: number, w: number) =>
  `<path ${RED} d="M${-w} ${y}c${w * 0.4} 0 ${w * 0.56}-14 ${w * 0.62}-26h${w * 0.76}c${w * 0.06} 12 ${w * 0.22} 26 ${w * 0.62} 26-4 12-12 16-20 16H${20 - w}c-8 0-16-4-20-16z"/>`

export const LAYOUTS_AND_DUELS = {
  cards: {
    table: `${COLUMNS.map((x) => place(x, -86)).join('')}${columns(-26, [
      ['heart', 'club', 'diamond'],
      ['spade', 'diamond', 'club', 'heart'],
      ['diamond', 'spade'],
      ['club', 'heart', 'spade'],
    ])}`,
    klondike: `${smallCard(-85, -86, 'back')}${smallCard(-41, -86, 'diamond')}${smallCard(3, -86, 'heart')}${place(47, -86)}${columns(
      -26,
      [['spade'], ['back', 'heart'], ['back', 'back', 'club'], ['back', 'back', 'back', 'diamond']],
    )}`,
    foundations: `${COLUMNS.map((x, i) => smallCard(x, -86, SUIT_NAMES[i]!)).join('')}${smallCard(-85, 34, 'back')}${smallCard(-79, 28, 'back')}${smallCard(-22, 30, 'diamond')}${smallCard(2, 30, 'club')}${smallCard(26, 30, 'heart')}`,
    fans: [
      [-44, -46, 'heart'],
      [44, -46, 'spade'],
      [-44, 34, 'club'],
      [44, 34, 'diamond'],
    ]
      .map(([x, y, name]) => fan(+x!, +y!, name as SuitName))
      .join(''),
    rows: `${[-85, -41, 3, 47].map((x) => smallCard(x, -86, 'back') + smallCard(x, -66, 'back')).join('')}${[
      'club',
      'heart',
      'spade',
      'diamond',
    ]
      .map((name, i) => smallCard(COLUMNS[i]!, -46, name as SuitName))
      .join('')}${smallCard(-52, 30, 'back')}${smallCard(14, 30, 'heart')}`,
    cross: `${smallCard(-19, -88, 'spade')}${smallCard(-73, -28, 'heart')}${smallCard(-19, -28, 'back')}${smallCard(35, -28, 'diamond')}${smallCard(-19, 32, 'club')}${place(-80, -92)}${place(42, -92)}${place(-80, 40)}${place(42, 40)}`,
    gaps: [
      ['heart', 'spade', '', 'club'],
      ['club', '', 'diamond', 'heart'],
      ['diamond', 'heart', 'spade', ''],
    ]
      .flatMap((row, y) =>
        row.map((name, x) => {
          const [left, top] = [COLUMNS[x]!, -86 + y * 60]
          return name ? smallCard(left, top, name as SuitName) : place(left, top)
        }),
      )
      .join(''),
  },
  cardBattle: {
    creature: battleCard(0, 0, 1.02, CREATURE, 'b'),
    duel: `${battleCard(-35, -9, 0.82, GUARD, 'a')}${battleCard(36, 8, 0.82, CREATURE, 'b')}`,
    deck: `<g class="a"><rect x="-70" y="-62" width="96" height="140" rx="14"/><rect x="-60" y="-70" width="96" height="140" rx="14"/></g>${battleCard(14, 6, 0.92, CREATURE, 'b')}${sparkle(-66, -74, 15)}`,
  },
  sudoku: {
    letters: `<rect class="a" x="-86" y="-86" width="172" height="172" rx="20"/><rect class="w" x="-72" y="-72" width="144" height="144" rx="8" style="stroke-width:4"/><path class="l" style="stroke-width:5" d="M-24-72V72M24-72V72M-72-24H72M-72 24H72"/>${write('W', -48, -48, 44)}${write('O', 0, -48, 44)}${write('R', 48, 0, 44)}${write('D', -48, 0, 44)}${write('O', 48, 48, 44)}${write('K', 0, 48, 44)}`,
  },
  stickman: {
    thrown: `<g transform="translate(-6 4) scale(.9)"><path class="b" d="M-84 46c-2-16 6-24 18-26l12-24c4-8 8-10 16-10h26l20 34 26 8c8 4 10 10 10 18v14h-128z"/><path class="w" style="stroke-width:4" d="M-50 18l10-20h24l10 20z"/><circle class="k" cx="-50" cy="64" r="20"/><circle class="k" cx="16" cy="64" r="20"/><g fill="#d6deef"><circle cx="-50" cy="64" r="8"/><circle cx="16" cy="64" r="8"/></g><path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-dasharray="4 12" d="M-8-20C-4-52 6-68 22-72"/><g transform="translate(54 -44) rotate(52)"><path class="A" style="stroke-width:22" d="M0-6v34M0 28l-22 22M0 28l22 22M0 4l-28-18M0 4l28-18"/><path class="B" style="stroke-width:12" d="M0-6v34M0 28l-22 22M0 28l22 22M0 4l-28-18M0 4l28-18"/><circle class="a" cy="-28" r="24"/>${drawEyes(0, -30, 10, 7)}<circle class="k" cy="-14" r="6"/></g></g>`,
  },
  boat: {
    grid: `<rect class="a" x="-88" y="-88" width="176" height="176" rx="18"/><path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4" d="${boardLines}"/><path ${HULL} d="M-80-22c0-16 16-18 30-18h64c26 0 42 8 56 18-14 10-30 18-56 18h-64c-14 0-30-2-30-18z"/><g class="k"><circle cx="-46" cy="-22" r="8"/><circle cx="26" cy="-22" r="8"/></g><rect class="w" x="-24" y="-32" width="32" height="20" rx="5" style="stroke-width:4"/><path ${HULL} d="M48 10c14 8 18 18 18 30v18c0 16-8 22-18 22s-18-6-18-22V40c0-12 4-22 18-30z"/>${hit(48, 64)}${hit(-66, 62)}${miss(-22, 66)}${miss(66, -66)}${miss(-66, -66)}`,
  },
  mountain: {
    cave: `<path ${ROCK} d="M-90 84c-6-40 6-70 22-84 4-40 30-72 62-82 40-6 72 22 78 62 20 20 24 64 18 104z"/><path fill="#1a1d30" d="M-52 84C-60 10-34-34 4-34s58 44 52 118z"/><path ${ROCK} d="M-26-22l12 36 10-44zM18-32l8 34 14-18z" style="stroke-width:4"/><path fill="#ffce5a" opacity=".3" d="M-30 84c4-30 16-40 32-40s30 10 34 40z"/><g fill="#ffe04a"><ellipse cx="-14" cy="34" rx="9" ry="11"/><ellipse cx="18" cy="34" rx="9" ry="11"/></g><g class="k"><circle cx="-12" cy="36" r="5"/><circle cx="16" cy="36" r="5"/></g><path class="h" d="M-56-10c6-26 20-44 38-54"/><path ${LEAF} d="M-88 84c-2-20 8-30 14-30 2 10 6 14 14 12 2 10 0 14-2 18zM90 84c2-18-6-28-12-28-2 10-8 12-14 12-2 8 0 12 2 16z"/>`,
  },
  knight: {
    crest: `<path class="a" d="M0-86c22 14 48 20 74 20 4 66-14 122-74 152C-60 56-78 0-74-66c26 0 52-6 74-20z"/><path class="s" d="M0-86c22 14 48 20 74 20 4 66-14 122-74 152z"/><path class="m" style="stroke-width:7" d="M0-68c18 10 38 16 58 17 2 50-12 92-58 118-46-26-60-68-58-118 20-1 40-7 58-17z"/>${star(0, -4, 0.58, 'b')}<path class="h" d="M-60-50c-2 22 0 40 6 54"/>`,
  },
  fruit: {
    lemon: `<path ${LEMON} d="M-88 8c8-2 12-8 18-18 14-26 40-42 70-42s56 16 68 42c6 10 12 14 20 18-6 4-14 8-20 18-12 26-38 44-68 44s-56-18-70-44c-6-10-10-14-18-18z"/><path ${LEAF} d="M-4-50c-2-24 18-38 44-34 2 22-18 36-44 34z"/>${drawFace(0, 10, 1.1)}<path class="h" d="M-56-10c8-16 20-24 34-28"/>`,
  },
  treasure: {
    pagoda: `<path ${TIMBER} d="M-52 38h104v40H-52zM-40-12h80v30h-80zM-28-56h56v26h-56z"/><path class="k" d="M-14 78V58c0-18 28-18 28 0v20z"/><path ${GOLD} d="M-4-92h8v22h-8z"/>${roof(-62, 50)}${roof(-18, 68)}${roof(28, 86)}<path ${ROCK} d="M-78 76H78v12H-78z"/><g ${GOLD}><circle cx="-36" cy="56" r="7"/><circle cx="36" cy="56" r="7"/></g><path class="h" style="stroke-width:5" d="M-22-70l-8 8M-32-26l-12 8M-42 20l-16 8"/>`,
  },
} satisfies Motifs
