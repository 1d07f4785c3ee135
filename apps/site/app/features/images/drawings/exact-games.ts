/** What a ball does, dishes that titles name, a solitaire of its own, and colours where nothing is painted. */
import { drawEyes } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, ball, paint, redSuit, suit } from './tables-parts.ts'

const CHOUX = paint('#e9aa58', '#6f3d10')
const CREAM = paint('#fff3d6', '#a3803c', 4)
const CHOCOLATE = paint('#6b3d24', '#2e160a', 5)
const PASTA = '#ffd86b'
const PASTA_LINE = '#b07a14'
const SAUCE = paint('#e8442e', '#7d160c', 5)
const BASIL = paint('#4fb85a', '#1c5c2a', 4)
const STEEL = paint('#dfe6f5', '#46506b', 5)
const PLATE = paint('#f7f9ff', '#6a7596')
const VOID = paint('#241a4a', '#0b0720', 5)

const HUES = ['#f5434f', '#ff9a3c', '#ffd23c', '#43c45c', '#3f8cf5', '#9a5cf0']
const LINES = ['#8c1730', '#8f4606', '#8a6108', '#11602a', '#123a86', '#4a1c94']
const hue = (n: number, width = 5) => paint(HUES[n % 6]!, LINES[n % 6]!, width)
const round = (n: number) => Math.round(n * 10) / 10
const turned = (degrees: number, radius: number) => {
  const angle = (degrees * Math.PI) / 180
  return [round(Math.cos(angle) * radius), round(Math.sin(angle) * radius)] as const
}

/** A sixth of a wheel. */
const sector = (n: number) => {
  const [x1, y1] = turned(n * 60 - 90, 80)
  const [x2, y2] = turned(n * 60 - 30, 80)
  return `<path ${hue(n)} d="M0 0L${x1} ${y1}A80 80 0 0 1 ${x2} ${y2}z"/>`
}
const drop = (x: number, y: number, n: number, scale: number) =>
  at(
    x,
    y,
    `<path ${hue(n, 6)} d="M0-52c26 34 40 52 40 70 0 44-80 44-80 0 0-18 14-36 40-70z"/><path class="h" d="M-22 22c0 10 5 17 13 20"/>`,
    0,
    scale,
  )
const strip = (n: number, turn: number) =>
  `<g transform="translate(0 64) rotate(${turn})"><rect ${hue(n)} x="-18" y="-126" width="36" height="134" rx="9"/><rect fill="#fff" opacity=".8" x="-12" y="-32" width="24" height="20" rx="4"/></g>`

/** A card in a ring that looks outwards. */
const cardInRing = (place: number) => {
  const [x, y] = turned(place * 45 - 90, 64)
  const sign = place % 2 ? redSuit(place % 4 === 1 ? 'heart' : 'diamond', 0, 0, 0.34) : suit(place % 4 ? 'club' : 'spade', 0, 0, 0.34, 'k')
  return at(x, y, `<rect class="w" x="-15" y="-20" width="30" height="40" rx="6" style="stroke-width:4"/>${sign}`, place * 45)
} // oxfmt-ignore

const SPAGHETTI = [
  'M-44 12c0-40 84-46 88-6s-76 40-72 8 58-28 56-4-40 20-36 4',
  'M-50 22c14 30 84 28 96-4',
  'M-48-2c16-34 70-38 92-6',
  'M-36 30c20 16 56 12 68-6',
  'M-30-22c-20 12-22 30-10 42',
]
const strands = (stroke: string, width: number) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" d="${SPAGHETTI.join('')}"/>`

export const EXACT_GAMES = {
  physics: {
    eater: `<circle class="k" cx="-18" r="68"/><path class="a" d="M38-39A68 68 0 1 0 38 39L-10 0z"/><path class="w" style="stroke-width:4" d="M10-16l14-12 2 16zM10 16l14 12 2-16z"/><path class="h" d="M-68-22c6-16 16-26 30-32"/>${drawEyes(-14, -36, 14, 12)}${ball(46, 0, 14, 'b')}${ball(74, 0, 12, 'w')}${ball(66, -56, 12, 'b')}${ball(62, 60, 13, 'w')}`,
    tunnel: `<circle class="a" r="84"/>${[68, 53, 39, 26].map((r, n) => `<circle fill="#120a30" fill-opacity=".34" stroke="#fff" stroke-opacity=".5" stroke-width="4" cy="${-5 - n * 5}" r="${r}"/>`).join('')}<circle fill="#fff7c8" cy="-25" r="13"/><path class="h" style="stroke-width:4;opacity:.45" d="M-60 58L-19-7M60 58L19-7M-83-14L-26-22M83-14L26-22M-44-71L-13-46M44-71L13-46"/>${ball(0, 50, 28, 'b')}<path class="h" style="stroke-width:5" d="M-12 36c4-5 7-6 11-7"/>`,
    track: `<path class="l" style="stroke-width:8" d="M-30-72v42M30-72v42"/><path class="w" style="stroke-width:5" d="M-36-82h72v24h-72z"/><path class="k" d="M-36-82h12v12h-12zM-12-82h12v12h-12zM12-82h12v12H12zM-24-70h12v12h-12zM0-70h12v12H0zM24-70h12v12H24z"/><path class="b" d="M-84 84L-20-44h40L84 84z"/><path fill="#fff" opacity=".75" d="M-11-26L0-34l11 8v9L0-25l-11 8zM-17 2L0-9 17 2v12L0 4l-17 10z"/><path class="w" style="stroke-width:5" d="M-86 84L-23-48h11L-66 84zM86 84L23-48H12L66 84z"/>${ball(0, 46, 31, 'a')}<path class="h" style="stroke-width:6" d="M-14 30c4-5 8-7 13-8"/><path class="m" style="stroke-width:6" d="M-26 52c14 11 38 11 52 0"/>`,
  },
  cake: {
    eclair: `<g transform="rotate(-18)"><path ${CHOUX} d="M-62-10H62c34 0 34 58-4 58H-58c-38 0-38-58-4-58z"/><path ${CREAM} d="M-78 6c10-14 22 4 32-6s20 8 30 0 20 8 30 0 22 8 32-2 22 4 32 6c4 16-8 18-18 12s-18 8-30 0-20 8-32 0-20 8-32 0-20 6-28 0-20 4-16-10z"/><path ${CHOCOLATE} d="M-60-46H60c32 0 36 40 20 44-10 3-12-6-20-6s-8 12-18 12-8-10-18-10-8 8-18 8-10-8-20-8-8 10-18 10-10-8-18-8-12 8-20 2c-14-10-6-44 18-44z"/><path fill="none" stroke="#fff3d6" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M-58-22l18-12 14 12 18-12 16 12 18-12 16 12 18-12"/><path class="h" style="stroke-width:5" d="M-70-30c3-6 6-8 12-10"/></g>`,
  },
  cooking: {
    pastaPlate: `<ellipse ${PLATE} cx="-8" cy="22" rx="78" ry="58"/><ellipse fill="none" stroke="#b9c4de" stroke-width="4" cx="-8" cy="22" rx="60" ry="43"/><g transform="translate(-10 16)">${strands(PASTA_LINE, 15)}${strands(PASTA, 9)}</g><path ${SAUCE} d="M-42-8c2-22 24-30 40-26s34 8 34 24-14 12-18 20-16 6-24 2-34 2-32-20z"/><path fill="#ff8a6a" opacity=".8" d="M-30-14c2-8 8-12 16-13-2 6-8 11-16 13z"/><path ${BASIL} d="M-2-36c0-20 14-26 28-22 0 16-12 26-28 22z"/><path ${STEEL} d="M60-84h7v28h4v-28h7v28h4v-28h6v38c0 8-6 12-9 14l3 96c0 8-16 8-16 0l3-96c-4-2-9-6-9-14z"/>`,
  },
  cards: {
    blackHole: `<circle class="b" r="84" style="opacity:.35;stroke:none"/><circle ${VOID} r="44"/><path fill="none" stroke="#b48cff" stroke-width="6" stroke-linecap="round" d="M-30 6c0-34 48-42 54-10s-36 36-38 12 22-22 20-6"/><path fill="none" stroke="#7a5ae0" stroke-width="5" stroke-linecap="round" d="M32-8c4 34-38 48-58 22"/>${[0, 1, 2, 3, 4, 5, 6, 7].map(cardInRing).join('')}`,
  },
  colours: {
    wheel: `${[0, 1, 2, 3, 4, 5].map(sector).join('')}<circle class="w" r="22"/><path class="h" d="M-58-30c8-14 18-22 32-28"/>`,
    drops: drop(-44, -18, 0, 0.95) + drop(44, -18, 4, 0.95) + drop(0, 32, 2, 0.98),
    discs: `<circle ${hue(0)} cx="-34" cy="30" r="50"/><circle ${hue(4)} cx="34" cy="30" r="50"/><circle ${hue(2)} cy="-32" r="50"/><path fill="#9a5cf0" d="M0-7c22 18 22 56 0 74-22-18-22-56 0-74z"/><path class="h" d="M-32-46c4-12 10-18 20-22"/>`,
    swatches: [0, 1, 2, 3, 4].map((n) => strip(n, n * 20 - 40)).join('') + `<circle class="w" cy="62" r="9" style="stroke-width:5"/>`,
    ring: [0, 1, 2, 3, 4, 5].map((n) => { const [x, y] = turned(n * 60 - 90, 54); return `<circle ${hue(n, 6)} cx="${x}" cy="${y}" r="27"/><circle class="H" cx="${x - 8}" cy="${y - 10}" r="7"/>` }).join(''),
    squares: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => `<rect ${hue((n * 4 + Math.floor(n / 3)) % 6)} x="${(n % 3) * 56 - 82}" y="${Math.floor(n / 3) * 56 - 82}" width="52" height="52" rx="11"/>`).join(''),
  },
} satisfies Motifs // oxfmt-ignore
