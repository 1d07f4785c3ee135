/** Puzzles of words as they are printed, glasses of liquid, tiles that slide, and single things that titles name. */
import type { Motifs } from './motifs.ts'
import { at, eye, paint, sparkle, write } from './tables-parts.ts'

const CELL = 34

/** Cells of a crossword: a capital stands in its cell, `_` is an empty one, a blank none. */
function crossed(rows: readonly string[], marked: readonly string[] = []): string {
  const [left, top] = [(-CELL * Math.max(...rows.map((row) => row.length))) / 2, (-CELL * rows.length) / 2]
  const cells = rows.flatMap((row, y) =>
    [...row].map((letter, x) => {
      if (letter === ' ') return ''
      const name = marked.includes(`${x} ${y}`) ? 'b' : 'w'
      const place = { x: left + x * CELL, y: top + y * CELL }
      const square = `<rect class="${name}" style="stroke-width:4" x="${place.x}" y="${place.y}" width="${CELL}" height="${CELL}" rx="4"/>`
      return letter === '_' ? square : square + write(letter, place.x + CELL / 2, place.y + CELL / 2, 26)
    }),
  )
  return cells.join('')
}

/** Letters in four rows with one word marked. */
const search = (letters: string, mark: string) =>
  `<rect class="w" x="-78" y="-78" width="156" height="156" rx="20"/><path class="M" style="stroke-width:33;opacity:.75" d="${mark}"/>${[...letters].map((letter, place) => write(letter, -52 + (place % 4) * 35, -52 + Math.floor(place / 4) * 35, 28)).join('')}`

/** A word with letters that are missing. */
const gaps = (word: string, y: number, step: number, size: number) =>
  [...word]
    .map((letter, i) => {
      const x = (i - (word.length - 1) / 2) * step
      const line = `<path class="K" style="stroke-width:7" d="M${x - step * 0.34} ${y + size * 0.56}h${step * 0.68}"/>`
      return letter === '_' ? line : line + write(letter, x, y, size, i % 2 ? 'b' : 'a')
    })
    .join('')

const LIQUID = { red: '#ff5a6e', blue: '#3fa2ff', yellow: '#ffd23f', green: '#49cf6a' } as const
type Liquid = keyof typeof LIQUID

/** A test tube with its layers, from below. */
const glass = (x: number, layers: readonly Liquid[], turn = 0, y = 0) =>
  at(
    x,
    y,
    `<path class="w" style="fill-opacity:.6;stroke:none" d="M-20-62h40V54c0 26-40 26-40 0z"/>${layers.map((name, i) => `<path fill="${LIQUID[name]}" d="${i === 0 ? 'M-18 30h36v24c0 24-36 24-36 0z' : `M-18 ${30 - i * 25}h36v26h-36z`}"/>`).join('')}<path class="K" style="stroke-width:6" d="M-20-62V54c0 26 40 26 40 0V-62"/><rect class="w" x="-26" y="-74" width="52" height="14" rx="7" style="stroke-width:5"/><path class="h" style="stroke-width:6" d="M-10-42v78"/>`,
    turn,
  )

/** A board of tiles that slide: the signs by rows, a blank for the gap. */
const sliding = (signs: readonly string[], columns: number) => {
  const size = 132 / columns
  return `<rect class="a" x="-80" y="-80" width="160" height="160" rx="22"/><rect class="k" x="-68" y="-68" width="136" height="136" rx="10" opacity=".75"/>${signs
    .map((sign, i) => {
      const [x, y] = [-66 + (i % columns) * size, -66 + Math.floor(i / columns) * size]
      if (sign === ' ') return ''
      return `<rect class="${i % 3 === 1 ? 'b' : 'w'}" style="stroke-width:4" x="${x + 2}" y="${y + 2}" width="${size - 4}" height="${size - 4}" rx="7"/>${write(sign, x + size / 2, y + size / 2, size * (sign.length > 1 ? 0.56 : 0.74))}`
    })
    .join('')}`
}

const STONE = paint('#b3afc4', '#4b4763')
const SKIN = '#f2bf94'
const ledge = (x: number, y: number, w: number) =>
  `<rect class="b" style="stroke-width:5" x="${x}" y="${y}" width="${w}" height="20" rx="5"/>`
const blocky = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    `<path class="k" d="M-20 26h16v26h-16zM4 26h16v26H4z"/><rect class="a" x="-22" y="-10" width="44" height="40" rx="4" style="stroke-width:5"/><path fill="${SKIN}" stroke="#7d4a25" stroke-width="5" stroke-linejoin="round" d="M-22-8h-14v-30h14zM22-8h14v-30H22z"/><rect fill="${SKIN}" stroke="#7d4a25" stroke-width="5" x="-18" y="-48" width="36" height="36" rx="5"/><path class="k" d="M-20-50h40v12h-40zM-9-34h6v8h-6zM4-34h6v8H4z"/><path class="K" style="stroke-width:3.5" d="M-6-20h12"/>`,
    0,
    scale,
  )

export const LETTERS_MORE = {
  words: {
    crossed: `<g transform="scale(.98)">${crossed(['  C  ', ' WORD', '  D  ', ' PEN ', '    '].slice(0, 4), ['1 1', '2 1', '3 1', '4 1'])}</g>${sparkle(64, 56, 14, 'w')}`,
    crossedEmpty: `<rect class="k" x="-84" y="-84" width="168" height="168" rx="18" opacity=".75"/><g transform="scale(.92)">${crossed(['A__ _', '_ _ _', 'GAME_', '_ _  ', '_ ___'], ['0 2', '1 2', '2 2', '3 2'])}</g>`,
    crossedPencil: `<g transform="translate(-6 -4) scale(.94)">${crossed(['  P_ ', '_QUIZ', '_ Z _', '__Z_ ', '  L_ '], ['2 0', '2 1', '2 2', '2 3', '2 4'])}</g>${at(56, 52, '<path class="b" d="M-44-11h66v22h-66z"/><path class="w" d="M-44-11v22l-22-11z" style="stroke-width:5"/><path class="a" d="M22-11h10c8 0 8 22 0 22H22z"/>', 45)}`,
    crossedStairs: `<g transform="scale(.98)">${crossed(['PLAY', '  P ', ' TOP', ' E  ', ' NOW'], ['0 0', '1 0', '2 0', '3 0'])}</g>${sparkle(-56, 56, 14, 'w')}`,
    crossedNews: `${at(0, 0, `<rect class="w" x="-80" y="-84" width="160" height="168" rx="12"/><path class="k" d="M-66-70H66v16H-66z"/><path class="K" style="stroke-width:5;opacity:.45" d="M-64-36h34M-64-18h34M-64 0h34M-64 18h26M-64 52H64M-64 68H40"/>${at(24, 0, crossed(['_A_', 'BIG', '_M_'], ['0 1', '1 1', '2 1']), 0, 0.84)}`, -4)}`,
    crossedFilled: `<rect class="a" x="-82" y="-82" width="164" height="164" rx="22"/><g transform="scale(1.02)">${crossed(['S_N ', '_ A_', 'FAME', ' _E_'], ['2 0', '2 1', '2 2', '2 3'])}</g>`,
    crossedBoxes: `${at(-6, 4, crossed([' T  ', 'AHA ', ' I_ ', '_NO_'], ['1 0', '1 1', '1 2', '1 3']), -8)}${at(58, -52, `<circle class="b" r="24"/>${write('?', 0, 0, 34)}`)}`,
    searchDown: search('TSOKETHADABIRRWM', 'M-17-52V52'),
    searchAcross: search('QAEVFINDOLUSXTPB', 'M-52-17H52'),
    gaps: `<rect class="w" x="-82" y="-62" width="164" height="120" rx="18"/>${gaps('G_M_', -24, 37, 40)}<g class="K" style="stroke-width:5;opacity:.7">${write('R', -48, 36, 24)}${write('T', -16, 36, 24)}${write('X', 16, 36, 24)}${write('S', 48, 36, 24)}<path d="M-60 40l24-10M4 40l24-10"/></g>`,
    gapsCard: `${at(0, -26, `<rect class="a" x="-80" y="-44" width="160" height="88" rx="16"/><path class="w" d="M-68-32H68v64H-68z" style="stroke-width:4"/>${gaps('P_A_', -6, 32, 34)}`, -4)}${['A', 'E', 'O'].map((letter, i) => at(-52 + i * 52, 56, `<rect class="${i === 1 ? 'b' : 'w'}" x="-21" y="-21" width="42" height="42" rx="9" style="stroke-width:5"/>${write(letter, 0, 0, 30)}`, i * 6 - 6)).join('')}`,
    gapsBoard: `<path ${paint('#d99a55', '#6b3f16')} d="M-84-70H84V62H-84z"/><path fill="#2f7d5b" d="M-72-58H72V50H-72z"/><g stroke="#fff" stroke-width="6" stroke-linecap="round"><path d="M-60 10h22M-26 10H-4M8 10h22M42 10h22"/></g><g fill="#fff">${['H', 'N'].map((letter, i) => write(letter, -49 + i * 68, -12, 38).replace('class="k"', '')).join('')}</g><path class="w" d="M-30 60h40v14h-40z" style="stroke-width:4"/><path class="b" d="M26 58h34v16H26z" style="stroke-width:4"/>`,
  },
  sort: {
    glasses: `${glass(-54, ['red', 'blue', 'red', 'yellow'])}${glass(2, ['blue', 'yellow', 'blue'])}${glass(58, ['yellow', 'red'])}`,
    pouring: `<g transform="translate(-6 8) scale(.8)">${glass(-40, ['green', 'blue'], 0, 12)}<path fill="none" stroke="${LIQUID.blue}" stroke-width="12" stroke-linecap="round" d="M-30-52C-36-44-38-20-38-4"/>${glass(30, ['red', 'green', 'blue'], -62, -38)}</g>`,
    twoGlasses: `${glass(-36, ['yellow', 'yellow', 'yellow', 'yellow'])}${glass(36, ['red', 'green', 'blue', 'green'])}${sparkle(-70, -66, 14, 'w')}`,
    flasks: `${[
      [-40, 'blue', 'yellow'],
      [42, 'red', 'green'],
    ]
      .map(
        ([x, low, high]) =>
          `<g transform="translate(${x} 4)"><path class="w" style="fill-opacity:.6;stroke:none" d="M-14-62h28v40L38 56c2 12-4 18-14 18h-48c-10 0-16-6-14-18l24-78z"/><path fill="${LIQUID[low as Liquid]}" d="M-30 32h60l8 24c2 12-4 17-12 17h-52c-8 0-14-5-12-17z"/><path fill="${LIQUID[high as Liquid]}" d="M-20 2h40l10 31h-60z"/><path class="K" style="stroke-width:6" d="M-14-62v40L-38 56c-2 12 4 18 14 18h48c10 0 16-6 14-18L14-22v-40"/><rect class="w" x="-20" y="-74" width="40" height="14" rx="7" style="stroke-width:5"/></g>`,
      )
      .join('')}`,
  },
  numbers: {
    sliding: sliding(['1', '2', '3', '4', ' ', '5', '7', '8', '6'], 3),
    fifteen: sliding(['9', '10', '11', '13', '14', '12', '15', ' ', '8'], 3),
    slideOut: `<g transform="translate(-14 -8) scale(.88)">${sliding(['1', '2', '3', '4', '5', '6', '7', ' ', ' '], 3)}</g>${at(56, 50, `<rect class="b" x="-28" y="-28" width="56" height="56" rx="10"/>${write('8', 0, 0, 42)}`, 12)}`,
  },
  physics: {
    boulder: `<path ${paint('#6cc84a', '#2c6b1d')} d="M-84 84C-40 78 10 40 40-16l44-20V84z"/><circle ${STONE} cx="4" cy="-30" r="48"/><path fill="#4b4763" opacity=".25" d="M34-66c30 30 14 84-34 84C-16 18-34 6-40-12 0 10 40-20 34-66z"/><path class="K" style="stroke-width:5;opacity:.5" d="M-14-58l12 12-6 12M22-28l-10 12"/>${at(-50, 38, `<circle fill="${SKIN}" stroke="#7d4a25" stroke-width="5" cx="4" cy="-22" r="15"/><path class="K" style="stroke:#7d4a25;stroke-width:15" d="M-2-4l26-16M-6 14l-12 28M-2 14l20 18"/><path class="K" style="stroke:${SKIN};stroke-width:7" d="M-2-4l26-16M-6 14l-12 28M-2 14l20 18"/><path class="a" d="M-16-8c4-6 20-6 24 0l-2 26h-22z" style="stroke-width:5"/>`)}`,
  },
  voxel: {
    climber: `${ledge(-82, 62, 66)}${ledge(12, 34, 66)}${ledge(-74, -22, 56)}${ledge(24, -58, 60)}${blocky(44, -16, 0.9)}${sparkle(-46, -50, 16)}`,
    parkour: `${ledge(-84, 58, 76)}${ledge(30, 30, 54)}<path ${paint('#ff5a5a', '#8c1730', 5)} d="M-8 84L8 50l16 34z"/>${blocky(-16, -8, 1.1)}<path class="h" style="stroke-dasharray:1 13" d="M-66 30c6-20 14-30 24-36"/>`,
  },
  horse: {
    horseshoe: `<path class="l" style="stroke-width:44;stroke-linecap:butt" d="M-34 76C-84-10-58-60 0-60S84-10 34 76"/><path class="B" style="stroke-width:31;stroke-linecap:butt" d="M-36 71C-84-10-58-60 0-60S84-10 36 71"/><g class="k"><circle cx="-50" cy="4" r="6"/><circle cx="-46" cy="-30" r="6"/><circle cx="-18" cy="-56" r="6"/><circle cx="18" cy="-56" r="6"/><circle cx="46" cy="-30" r="6"/><circle cx="50" cy="4" r="6"/></g>${sparkle(0, 10, 20)}`,
  },
  door: {
    key: `${at(0, 0, '<circle class="a" cx="0" cy="-44" r="40"/><circle class="k" cx="0" cy="-44" r="17" opacity=".8"/><path class="a" d="M-13-8h26v92h-26z"/><path class="a" d="M13 32h28v16H27v8h14v20H13z" style="stroke-width:5"/><path class="s" d="M2-8h11v92H2z"/><path class="h" d="M-26-54c3-8 8-14 15-16"/>', 32)}${sparkle(-50, 44, 16)}`,
    keys: `${at(-26, 4, '<circle class="b" cy="-44" r="32"/><circle class="k" cy="-44" r="13" opacity=".8"/><path class="b" d="M-11-14h22v84h-22z"/><path class="b" d="M-11 30h-22v28h22z" style="stroke-width:5"/>', 16)}${at(30, 4, '<circle class="a" cy="-44" r="34"/><circle class="k" cy="-44" r="14" opacity=".8"/><path class="a" d="M-12-12h24v88h-24z"/><path class="a" d="M12 34h24v30H12z" style="stroke-width:5"/><path class="h" d="M-22-52c2-6 6-10 12-12"/>', -18)}`,
  },
  bird: {
    goose: `<path fill="#fff" stroke="#5b6a86" stroke-width="6" stroke-linejoin="round" d="M-34-60c0-30 44-30 44 2 0 30-10 40-8 56 26-14 62-10 82-30 6 40-14 84-62 84-46 0-66-28-58-64 4-18 6-28 2-48z"/><path fill="#9fb0cc" opacity=".4" d="M2 24c26 12 52 4 70-14-8 26-28 38-52 38C-6 48-30 40-36 20c10 8 24 10 38 4z"/><path ${paint('#ff9a3c', '#8f4606', 5)} d="M-34-58l-34 10c2 12 22 14 36 6zM4 54l-4 26h-18M34 50l4 28H22"/>${eye(-14, -60, 8)}`,
  },
  car: {
    ramp: `<path class="w" d="M-84 76L64 14v62z"/><path class="k" opacity=".8" d="M-30 54l20-9v31h-20zM16 35l20-9v50H16z"/>${at(-4, -16, '<path class="a" d="M-72 18c0-16 6-24 26-26l16-24c6-8 12-12 24-12H18c12 0 20 6 28 18l12 18c14 2 18 10 18 26z"/><path class="w" d="M-26-10l10-16c4-4 6-6 12-6h4v22zM10-32h8c8 0 12 4 16 10l8 12H10z" style="stroke-width:5"/><path class="b" d="M-72 4h140v10H-72z" style="stroke-width:4"/><circle class="k" cx="-38" cy="22" r="21" stroke="#fff" stroke-opacity=".3" stroke-width="4"/><circle class="b" cx="-38" cy="22" r="9" style="stroke-width:4"/><circle class="k" cx="38" cy="22" r="21" stroke="#fff" stroke-opacity=".3" stroke-width="4"/><circle class="b" cx="38" cy="22" r="9" style="stroke-width:4"/>', -24, 0.86)}`,
    rampFlip: `<path class="w" d="M-92 80l66-44v44z"/><path class="w" d="M92 80L26 36v44z"/><path class="k" opacity=".75" d="M-64 61l16-11v27h-16zM64 61L48 50v27h16z"/><path class="h" style="stroke-dasharray:1 14" d="M-60 44C-40-40 40-40 60 44"/>${at(0, -28, '<path class="a" d="M-54 14c0-12 4-18 18-20l12-18c4-8 10-10 18-10H12c10 0 16 4 22 14l10 14c10 2 14 8 14 20z"/><path class="w" d="M-18-8l8-12c4-4 6-4 10-4h10c6 0 10 2 14 8l6 8z" style="stroke-width:5"/><circle class="k" cx="-28" cy="16" r="16" stroke="#fff" stroke-opacity=".3" stroke-width="4"/><circle class="k" cx="30" cy="16" r="16" stroke="#fff" stroke-opacity=".3" stroke-width="4"/><circle class="w" cx="-28" cy="16" r="6" style="stroke-width:4"/><circle class="w" cx="30" cy="16" r="6" style="stroke-width:4"/>', 10)}`,
  },
  truck: {
    craneHook: `<path class="b" d="M-24-72h14V76h-14z" style="stroke-width:5"/><path class="m" d="M-22-50l10 16-10 16 10 16-10 16 10 16-10 16"/><path class="b" d="M-80-74H78v16H-80z" style="stroke-width:5"/><path class="m" d="M-12-82L74-60M-20-82l-50 22"/><path class="a" d="M-32-66h34v30h-34z" style="stroke-width:5"/><path class="w" d="M-6-60h14v16H-6z" style="stroke-width:4"/><path class="s" d="M-84-58h26v26h-26z"/><path class="a" d="M-84-62h26v30h-26z" style="stroke-width:5"/><path class="l" style="stroke-width:5" d="M54-58v54"/><path class="m" style="stroke-width:8" d="M54-4c-12 4-10 20 2 18 8-2 8-8 6-12"/><rect ${paint('#d9a05c', '#6b3f16', 5)} x="30" y="24" width="48" height="40" rx="5"/><path class="K" style="stroke-width:4" d="M54 14L34 26M54 14l22 12"/><path class="a" d="M-56 70H20v14h-76z" style="stroke-width:5"/>`,
  },
} satisfies Motifs
