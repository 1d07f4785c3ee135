/** What is searched, matched and thought about, and the riches that are dug for. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, eye, paint, sparkle, star, write } from './tables-parts.ts'

/** A magnifying glass over what it shows. */
const magnifier = (seen: string) =>
  `<path class="l" style="stroke-width:26" d="M36 36l36 36"/><path class="M" style="stroke-width:15" d="M38 38l34 34"/><circle class="a" cx="-10" cy="-10" r="66"/><circle class="w" cx="-10" cy="-10" r="50"/>${at(-10, -10, seen)}<path class="h" style="opacity:.8" d="M-46-26c4-9 11-16 20-20"/>`

const KEY =
  '<path class="m" style="stroke-width:20" d="M-2 2l26 26M14 18l10-10"/><path class="M" style="stroke-width:11" d="M-2 2l26 26M14 18l10-10"/><circle class="m" style="stroke-width:20" cx="-14" cy="-10" r="13"/><circle class="M" style="stroke-width:11" cx="-14" cy="-10" r="13"/>'
const HOUSE =
  '<path class="b" d="M-22-2h44v32h-44z" style="stroke-width:5"/><path class="a" d="M-32 0L0-30 32 0z" style="stroke-width:5"/><path class="w" d="M-7 30V10H7v20z" style="stroke-width:4"/>'
const FLOWER =
  '<path class="l" style="stroke-width:6" d="M0 4v30"/><g class="b" style="stroke-width:4"><circle cx="0" cy="-24" r="11"/><circle cx="17" cy="-10" r="11"/><circle cx="11" cy="10" r="11"/><circle cx="-11" cy="10" r="11"/><circle cx="-17" cy="-10" r="11"/></g><circle class="a" cy="-5" r="10" style="stroke-width:4"/>'

/** Two pictures that are not quite the same. */
const pictures = (one: string, other: string) =>
  `${at(-40, -8, `<rect class="w" x="-38" y="-56" width="76" height="100" rx="12"/>${one}`, -4)}${at(42, 6, `<rect class="w" x="-38" y="-56" width="76" height="100" rx="12"/>${other}`, 4)}`
const TREE_HOUSE =
  '<path class="a" d="M-26-4L-6-26 14-4v30h-40z" style="stroke-width:4"/><path class="b" d="M-12 26V8H0v18z" style="stroke-width:4"/>'

/** Shapes of a game of matching, by column and row. */
const shape = (x: number, y: number, kind: number, scale = 1) =>
  at(
    x,
    y,
    [
      '<circle class="a" r="20" style="stroke-width:5"/><path class="h" style="stroke-width:5" d="M-10-6c2-4 4-6 8-7"/>',
      star(0, 0, 0.32, 'b'),
      '<rect class="w" x="-18" y="-18" width="36" height="36" rx="9" style="stroke-width:5"/>',
      '<path class="a" style="stroke-width:5" d="M0 20C-16 10-24 0-24-10c0-8 6-13 13-13 5 0 9 3 11 7 2-4 6-7 11-7 7 0 13 5 13 13C24 0 16 10 0 20z"/>',
      '<path class="b" style="stroke-width:5" d="M0-23l21 38h-42z"/>',
    ][kind]!,
    0,
    scale,
  )
const board = (rows: readonly (readonly number[])[]) =>
  `<rect class="k" x="-82" y="-82" width="164" height="164" rx="26" opacity=".45"/>${rows.map((row, y) => row.map((kind, x) => shape(-52 + x * 52, -52 + y * 52, kind)).join('')).join('')}`

/** A cube of three times three stickers on each side. */
function colourCube(): string {
  const origins = [[0, -80], [-66, -42.5], [0, -5]] as const // oxfmt-ignore
  const axes = [[[22, 12.5], [-22, 12.5]], [[22, 12.5], [0, 24]], [[22, -12.5], [0, 24]]] as const // oxfmt-ignore
  const names = ['a', 'b', 'w', 'b', 'a', 'a', 'w', 'b', 'a']
  const stickers = origins.flatMap((origin, side) =>
    names.map((_, place) => {
      const [[ax, ay], [bx, by]] = axes[side]!
      const [column, row] = [place % 3, Math.floor(place / 3)]
      const x = origin[0] + column * ax + row * bx
      const y = origin[1] + column * ay + row * by
      return `<path class="${names[(place + side * 2) % 9]}" style="stroke-width:4" d="M${x} ${y}l${ax} ${ay} ${bx} ${by} ${-ax} ${-ay}z"/>`
    }),
  )
  return stickers.join('')
}

const STONE = paint('#b3afc4', '#4b4763')
const GOLD = paint('#ffd34d', '#9a6200')

export const SEARCHES = {
  hiddenObject: {
    magnifiedKey: magnifier(KEY),
    magnifiedQuestion: magnifier(write('?', 0, 0, 84, 'b')),
    magnifiedGem: magnifier(
      '<path class="b" d="M-32-12l14-18h36l14 18L0 30z" style="stroke-width:5"/><path class="m" style="stroke-width:4" d="M-32-12h64M-12-12L0 28 12-12 0-28z"/>',
    ),
    magnifiedHouse: magnifier(HOUSE),
    magnifiedFlower: magnifier(FLOWER),
    magnifiedStar: magnifier(star(0, 0, 0.5, 'b')),
    magnifiedEye: magnifier(
      `<path class="w" d="M-42 0C-22-32 22-32 42 0 22 32-22 32-42 0z"/><circle class="a" r="20"/><circle class="k" r="10"/><circle fill="#fff" cx="6" cy="-6" r="5"/>`,
    ),
    list: `<rect class="w" x="-60" y="-80" width="104" height="140" rx="14"/><path class="a" d="M-30-88h44v20h-44z" style="stroke-width:5"/><path class="l" style="stroke-width:6" d="M-8-44h38M-8-16h38M-8 12h20"/><path class="m" style="stroke-width:7" d="M-46-46l8 8 14-16M-46-18l8 8 14-16"/>${at(28, 34, magnifier(star(0, 0, 0.4, 'b')), 0, 0.56)}`,
    differences: `${pictures(`${TREE_HOUSE}<circle class="b" cx="18" cy="-36" r="9" style="stroke-width:4"/>`, `${TREE_HOUSE}<circle class="m" style="stroke-width:6" cx="18" cy="-36" r="17"/>`)}<circle class="w" cy="68" r="21" style="stroke-width:5"/><path class="K" style="stroke-width:6" d="M-10 62h20M-10 74h20M6 54L-6 82"/>`,
    twoPictures: `${pictures(at(0, -6, FLOWER), at(0, -6, `${FLOWER}<circle class="l" style="stroke-width:6" cx="16" cy="-11" r="18"/>`))}${sparkle(0, 66, 16)}`,
    twins: `${pictures(`${at(-2, 4, FLOWER, 0, 0.9)}<circle class="b" cx="20" cy="-38" r="9" style="stroke-width:4"/>`, at(-2, 4, FLOWER, 0, 0.9))}<circle class="M" style="stroke-width:7" cx="65" cy="-31" r="17"/>`,
  },
  match: {
    board: board([
      [0, 3, 1],
      [2, 1, 0],
      [1, 0, 3],
    ]),
    boardTwo: board([
      [4, 2, 0],
      [1, 1, 1],
      [0, 3, 2],
    ]),
    row: `<rect class="m" x="-84" y="-34" width="168" height="68" rx="34" style="stroke-width:9;stroke-dasharray:14 14"/>${shape(-52, 0, 3, 1.15)}${shape(0, 0, 3, 1.15)}${shape(52, 0, 3, 1.15)}${sparkle(-44, -62, 16)}${sparkle(46, 62, 16)}${sparkle(40, -58, 11, 'w')}${sparkle(-40, 60, 11, 'w')}`,
    pairs: `${at(-36, -12, `<rect class="w" x="-40" y="-46" width="80" height="92" rx="20"/>${shape(0, 0, 1, 1.3)}`, -8)}${at(40, 14, `<rect class="w" x="-40" y="-46" width="80" height="92" rx="20"/>${shape(0, 0, 1, 1.3)}`, 8)}${sparkle(-54, 62, 14)}${sparkle(60, -58, 12, 'w')}`,
    trio: `${shape(0, -36, 0, 1.7)}${shape(-44, 36, 3, 1.6)}${shape(46, 36, 1, 1.6)}${sparkle(56, -50, 16)}${sparkle(-56, -44, 12, 'w')}`,
  },
  idea: {
    colorCube: colourCube(),
    pathway: `<rect class="w" x="-80" y="-80" width="160" height="160" rx="30"/><path class="l" style="stroke-width:24" d="M-46 48V-6c0-40 46-40 46 0s46 40 46 0v-46"/><path class="B" style="stroke-width:13" d="M-46 48V-6c0-40 46-40 46 0s46 40 46 0v-46"/><circle class="b" cx="-46" cy="50" r="16"/>${star(46, -52, 0.28, 'b')}`,
    bulbPiece: `<path class="a" d="M-64-52h40c-8-22 40-22 32 0h40v40c22-8 22 40 0 32v40H8c8-24-40-24-32 0h-40V20c24 8 24-40 0-32z"/><path class="s" d="M48 20v40H8c6-18-20-22-30-8 30 2 58-10 70-32z"/>${drawFace(-8, 2, 0.9)}<path class="M" style="stroke-width:7" d="M56-56l14-14M30-70l4-14M70-30h14"/><path class="h" d="M-54-34v-6h12"/>`,
  },
  quiz: {
    flag: `<path class="l" style="stroke-width:12" d="M-56 84V-74"/><path class="b" d="M-52-70c36-20 60 20 124 0v80c-64 20-88-20-124 0z"/><path class="w" style="stroke-width:4" d="M-52-42c36-20 60 20 124 0v26c-64 20-88-20-124 0z"/>${star(8, -30, 0.24, 'a')}<circle class="a" cx="-56" cy="-78" r="9" style="stroke-width:5"/>`,
    bubble: `<path class="a" d="M-78-32c0-30 34-50 78-50s78 20 78 50-34 50-78 50c-6 0-12 0-18-1l-34 30 4-38c-18-9-30-23-30-41z"/><path class="s" d="M70-52c4 6 8 12 8 20 0 30-34 50-78 50-6 0-12 0-18-1l-14 12c50 4 112-20 102-81z"/>${write('?', 0, -32, 84, 'w')}<g class="b" style="stroke-width:5"><circle cx="30" cy="56" r="22"/></g>${write('!', 30, 56, 34)}<path class="h" d="M-60-40c4-12 14-20 28-25"/>`,
  },
  drawing: {
    byNumber: `<rect class="w" x="-78" y="-78" width="156" height="156" rx="18"/>${[0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((column) => [`<rect class="${(row + column) % 3 === 0 ? 'a' : (row + column) % 3 === 1 ? 'b' : 'w'}" x="${-72 + column * 36}" y="${-72 + row * 36}" width="36" height="36" style="stroke-width:3"/>`, (row + column) % 3 === 2 ? write(`${(row % 3) + 1}`, -54 + column * 36, -54 + row * 36, 24) : ''].join('')).join('')).join('')}${at(50, 46, '<path class="b" d="M-40-12h64v24h-64z"/><path class="w" d="M-40-12v24l-22-12z" style="stroke-width:5"/><path class="a" d="M24-12h12c7 0 7 24 0 24H24z"/>', 45)}`,
    brush: `<path class="l" style="stroke-width:30" d="M-76 30C-40 76-20 80 8 52"/><path class="B" style="stroke-width:19" d="M-76 30C-40 76-20 80 8 52"/><path class="m" style="stroke-width:24" d="M-70-14C-56 20-44 26-26 30"/><path class="M" style="stroke-width:13" d="M-70-14C-56 20-44 26-26 30"/>${at(6, -18, '<path class="b" d="M-9-66h18l4 62h-26z"/><path class="w" d="M-15-6h30v20h-30z" style="stroke-width:5"/><path class="a" d="M-18 14h36c4 20-10 28-18 46-8-18-22-26-18-46z"/>', 24)}`,
  },
  treasure: {
    bars: `${[
      [-38, 40],
      [38, 40],
      [0, -14],
    ]
      .map(([x, y]) =>
        at(
          x!,
          y!,
          `<path ${GOLD} d="M-40 26l10-44h60l10 44z"/><path fill="#9a6200" opacity=".25" d="M-36 12h72l4 14h-80z"/><path class="h" d="M-22-8h26"/>`,
        ),
      )
      .join('')}${sparkle(54, -50, 18)}${sparkle(-54, -40, 13, 'w')}`,
    piggyBank: `<circle ${GOLD} cx="-4" cy="-66" r="17"/><path class="a" d="M-66-2c2-30 28-46 62-46 14 0 26 3 36 8l18-12 2 28c10 8 14 16 16 24h12c4 0 4 28 0 28H66c-6 10-12 16-20 22l-4 26H18l-4-16h-36l-4 16h-24l-6-32c-8-12-12-26-10-46z"/><path class="s" d="M68 0h12c4 0 4 28 0 28H66c-6 10-12 16-20 22l-4 26H18l-4-16h-36l-4 16h-20c60-10 104-40 114-76z"/><path class="l" style="stroke-width:7" d="M-22-38h34M-66 12c-16 4-18-14-8-14"/><circle class="k" cx="36" cy="-8" r="6"/><path class="h" d="M-48-14c6-9 13-14 22-17"/>`,
    pickaxe: `${at(0, 0, `<path fill="none" stroke="#6b3f16" stroke-width="23" stroke-linecap="round" d="M0 84V-50"/><path fill="none" stroke="#d99a55" stroke-width="12" stroke-linecap="round" d="M0 84V-50"/><path ${STONE} d="M-84-22c22-38 48-56 84-56s62 18 84 56c-26-18-54-26-84-26s-58 8-84 26z"/><path class="b" style="stroke-width:5" d="M-17-82h34v40h-34z"/><path class="h" style="stroke-width:5" d="M-56-46c8-8 16-13 26-16"/>`, 38)}${sparkle(-58, -40, 15)}`,
    cart: `<g class="b" style="stroke-width:5"><path d="M-58-20l8-30 26-6 16 20-10 22zM2-20l-4-34 28-14 22 18-4 32z"/></g><path ${GOLD} d="M-24-18l4-34 24-2 10 22-8 18z"/><path class="a" d="M-78-20H78L60 46H-60z"/><path class="s" d="M-74-4H74L60 46H-60z"/><path class="l" style="stroke-width:5" d="M-70 2H70M-28-18l4 62M28-18l-4 62"/><path class="l" style="stroke-width:7" d="M-84 82H84"/>${[-34, 34].map((x) => `<circle class="k" cx="${x}" cy="62" r="19" stroke="#fff" stroke-opacity=".3" stroke-width="4"/><circle class="w" cx="${x}" cy="62" r="7" style="stroke-width:4"/>`).join('')}`,
    shovel: `${at(0, -6, `<path fill="none" stroke="#6b3f16" stroke-width="22" stroke-linecap="round" d="M0-56V14"/><path fill="none" stroke="#d99a55" stroke-width="12" stroke-linecap="round" d="M0-56V14"/><path class="b" d="M-24-78h48v20h-48z"/><path ${STONE} d="M-32 6h64v32c0 24-20 36-32 48-12-12-32-24-32-48z"/><path class="l" style="stroke-width:5;stroke:#4b4763" d="M0 14v48"/><path class="h" d="M-20 18v18"/>`, 26)}<path ${paint('#a9713f', '#5a3515')} d="M-84 80c4-22 20-30 34-24 8-14 34-10 38 8 14 0 18 8 18 16z"/>`,
    sphinx: `<path class="b" d="M-70 80l14-96c0-40 24-64 56-64s56 24 56 64l14 96z"/><path class="t" d="M20-74c22 12 36 32 36 58l14 96H34z"/><path class="l" style="stroke-width:6" d="M-56 10l22 4M-60 34l24 4M-64 58l26 4M56 10l-22 4M60 34l-24 4M64 58l-26 4"/><path class="a" d="M-36-18c0-28 14-40 36-40s36 12 36 40c0 34-18 54-36 54s-36-20-36-54z"/><path class="b" d="M-10 36h20v38c0 10-20 10-20 0z" style="stroke-width:5"/>${drawFace(0, -6, 0.82)}<path class="w" d="M-6-82c-6-10 18-14 14 0l-2 16H-2z" style="stroke-width:4"/>`,
  },
  door: {
    bars: `<rect class="k" x="-66" y="-80" width="132" height="160" rx="20" opacity=".6"/>${eye(-20, -6, 15)}${eye(22, -6, 15)}<g class="a" style="stroke-width:5"><rect x="-54" y="-76" width="14" height="152" rx="6"/><rect x="-8" y="-76" width="14" height="152" rx="6"/><rect x="38" y="-76" width="14" height="152" rx="6"/></g><path class="b" d="M-76-84H76v18H-76zM-76 66H76v18H-76z" style="stroke-width:5"/>`,
  },
  house: {
    cottage: `<path class="b" d="M30-70h24v40H30z" style="stroke-width:5"/><path class="w" d="M-62-10H62v86H-62z"/><path class="k" opacity=".1" d="M24-10h38v86H24z"/><path class="a" d="M-82-2L0-76 82-2l-10 12H-72z"/><path class="s" d="M0-76L82-2l-10 12H30z"/><path class="b" d="M-14 76V34c0-18 36-18 36 0v42z"/><circle class="k" cx="14" cy="54" r="4"/><rect class="a" x="-50" y="22" width="26" height="26" rx="5" style="stroke-width:5"/><rect class="a" x="32" y="22" width="22" height="26" rx="5" style="stroke-width:5"/><path class="l" style="stroke-width:4" d="M-37 24v22M-48 35h22"/><path class="h" d="M-50-16L-20-44"/>`,
    skyline: `<path class="b" d="M-80-14h44v94h-44z"/><path class="a" d="M-44-62L-18-84 8-62V80h-52z"/><path class="s" d="M-12-80L8-62V80h-20z"/><path class="w" d="M0-30h42v110H0z"/><path class="b" d="M36 2h46v78H36z"/><g fill="#ffe69a"><path d="M-70 0h10v12h-10zM-70 24h10v12h-10zM-70 48h10v12h-10zM-32-48h10v14h-10zM-32-20h10v14h-10zM-32 8h10v14h-10zM-32 36h10v14h-10zM46 16h10v12H46zM64 16h10v12H64zM46 42h10v12H46zM64 42h10v12H64z"/></g><g class="k" opacity=".4"><path d="M12-16h8v12h-8zM26-16h8v12h-8zM12 10h8v12h-8zM26 10h8v12h-8zM12 36h8v12h-8zM26 36h8v12h-8z"/></g>`,
    hotel: `<path class="a" d="M-60-56H60V80H-60z"/><path class="s" d="M26-56h34V80H26z"/><path class="b" d="M-68-72H68v20H-68z"/><path class="w" d="M-46-40h24v26h-24zM-12-40h24v26h-24zM22-40h24v26H22zM-46 0h24v26h-24zM22 0h24v26H22z" style="stroke-width:4"/><path class="b" d="M-22 80V34c0-8 4-10 10-10h24c6 0 10 2 10 10v46z" style="stroke-width:5"/><path class="w" d="M-34 20h68l-8 16h-52z" style="stroke-width:4"/>${star(0, -78, 0.16, 'w')}${star(-30, -76, 0.13, 'w')}${star(30, -76, 0.13, 'w')}<path class="h" d="M-50-26v-8"/>`,
    tower: `<path class="a" d="M-40-40h80V80h-80z"/><path class="b" d="M-52-44L0-84l52 40z"/><path class="w" d="M-28-30h22v20h-22zM6-30h22v20H6zM-28 0h22v20h-22zM6 0h22v20H6z" style="stroke-width:4"/><path class="b" d="M-14 80V40h28v40z" style="stroke-width:5"/><path fill="#6cc84a" stroke="#256b1c" stroke-width="5" stroke-linejoin="round" d="M-50 80h-26c-12-2-12-18 0-22-4-16 16-22 26-10zM50 80h26c12-2 12-18 0-22 4-16-16-22-26-10z"/><path class="h" d="M-30-50l18-14"/>`,
  },
} satisfies Motifs
