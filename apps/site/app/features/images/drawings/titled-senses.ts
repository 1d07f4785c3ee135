/** What a title's noun or verb needs and other drawings of its motif do not show: a gate that is open, a landing, a leap, a star sign, a head at the ball. */
import { drawEyes } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { drawLimbs } from './people-parts.ts'
import { at, ball, paint, star } from './tables-parts.ts'
import { drawHead, SKIN } from './vehicles-parts.ts'

const WOOD = paint('#c98a4b', '#5a3010', 5)
const GRASS = paint('#6cc84a', '#256b1c', 5)
const EARTH = paint('#a3693a', '#4f2c10', 5)
const PATH = paint('#f0d9a0', '#8a6a2a', 5)
const NIGHT = paint('#1d2a68', '#0b1038', 6)
const GOLD = paint('#ffce3a', '#8a5404', 5)
const PAPER = paint('#f4ead2', '#6a5a34', 5)
const BRASS = paint('#e8b04a', '#7a4a0c', 5)
const COPPER = paint('#c9743a', '#6b3010', 5)
const FIRE = paint('#ffb02e', '#b03a0a', 5)
const STEEL = paint('#8d99b5', '#2c3450', 5)

const streaks = (d: string) => `<path class="M" style="stroke-width:7" d="${d}"/>`

const ledge = (x: number, y: number, w: number) =>
  `<rect ${EARTH} x="${x}" y="${y}" width="${w}" height="${84 - y}" rx="8"/><rect ${GRASS} x="${x - 4}" y="${y - 10}" width="${w + 8}" height="22" rx="10"/>`

const windows = (x: number, y: number, w: number) =>
  `<path fill="#fff6c8" d="${[0, 24, 48].map((down) => [0, w - 13].map((left) => `M${x + left} ${y + down}h12v14h-12z`).join('')).join('')}"/>`
const building = (x: number, y: number, w: number, name: 'a' | 'b' | 'w') =>
  `<rect class="${name}" x="${x}" y="${y}" width="${w}" height="${84 - y}" rx="5"/>${windows(x + 8, y + 12, w - 15)}`

const post = (x: number) =>
  `<rect ${WOOD} x="${x - 12}" y="-66" width="24" height="146" rx="5"/><path ${WOOD} d="M${x - 18}-66h36L${x}-88z"/>`

/** A leaf of a gate that stands open, on the right of its post; bars, and a brace across them. */
const LEAF = `<path ${WOOD} d="M0-44l44 16v96L0 48z"/><path fill="none" stroke="#5a3010" stroke-width="5" d="M14-38v91M29-33v92M2-22l40 64"/>`

const SIGN = [
  [-46, 34],
  [-20, 44],
  [8, 30],
  [2, -6],
  [30, -22],
  [54, -8],
  [22, -52],
  [-22, -40],
] as const
const SIGN_LINE = SIGN.map(([x, y]) => `${x} ${y}`).join('L')

const FOOTBALL = `${ball(0, 0, 30, 'w')}<path class="k" d="M0-13l13 9-5 15H-8l-5-15zM-3-29h6l-3 9zM24-16l4 8-9 2zM-24-16l-4 8 9 2zM18 23l-7 4-2-8zM-18 23l7 4 2-8z"/>`

export const TITLED_SENSES = {
  object: {
    gate: `<path ${PATH} d="M-46 84L-16 2h32l30 82z"/>${post(-66)}${post(66)}${at(-58, 0, LEAF)}<g transform="translate(58 0) scale(-1 1)">${LEAF}</g>`,
  },
  star: {
    constellation: `<circle ${NIGHT} r="84"/><circle fill="none" stroke="#ffce3a" stroke-width="6" r="74"/><path fill="none" stroke="#cfe0ff" stroke-width="6" stroke-linejoin="round" d="M${SIGN_LINE}"/>${SIGN.map(([x, y], i) => star(x, y, i % 3 ? 0.13 : 0.2, 'b')).join('')}`,
  },
  rocket: {
    lander: `<ellipse class="b" cy="70" rx="84" ry="18"/><ellipse class="w" cy="68" rx="46" ry="8" style="stroke-width:4"/><path ${FIRE} d="M-16 20h32L0 64z"/><path class="l" style="stroke-width:18" d="M-34 6L-62 54M34 6L62 54"/><path class="B" style="stroke-width:8" d="M-34 6L-62 54M34 6L62 54"/><path ${STEEL} d="M-82 52h38v12h-38zM44 52h38v12H44z"/><path class="w" d="M-40-48h80l20 36-20 36h-80l-20-36z"/><path class="a" d="M-36-48c0-50 72-50 72 0z"/><circle class="b" cy="-14" r="20"/><path class="h" style="stroke-width:5" d="M-9-18c2-6 5-8 9-8"/>`,
  },
  house: {
    district: `${building(-88, -30, 46, 'a')}${building(46, -48, 42, 'w')}<path class="b" d="M-24-86L2-58v142h-52v-142z"/><circle class="w" cx="-24" cy="-36" r="15" style="stroke-width:4"/><path class="K" style="stroke-width:4" d="M-24-45v9l7 5"/>${windows(-40, -8, 32)}${building(-2, 4, 56, 'a')}<path ${STEEL} d="M-92 76H92v12H-92z"/><circle ${GRASS} cx="68" cy="60" r="20"/><circle ${GRASS} cx="-66" cy="64" r="16"/>`,
  },
  platformer: {
    ledges: `${ledge(-88, 58, 52)}${ledge(-22, 26, 48)}${ledge(40, -8, 48)}<path class="M" style="stroke-width:8" stroke-dasharray="1 17" d="M-64 30C-52-22-20-34 0 0M6-6C18-56 48-70 62-38"/><path class="a" d="M62-22l-18-22h10v-16h16v16h10z" transform="translate(2 -2)"/>${at(-64, 34, `<circle ${GOLD} r="13"/>`)}${at(0, 2, `<circle ${GOLD} r="13"/>`)}`,
    leap: `${ledge(-88, 56, 62)}${ledge(30, 34, 56)}${streaks('M-88-30h26M-84-4h18M-78 22h22')}${drawLimbs('M-10-2l-30 16-12 24M2 2l30-4 16 22M-14-26l-34-6-8-20M6-26l30-8 14-22', 24)}<rect class="b" x="-24" y="-36" width="40" height="44" rx="14"/>${drawHead(2, -56, 0.9, SKIN.tan, '<path class="a" d="M-24-4c-4-24 10-32 26-32s28 10 24 26h18c6 0 6 10 0 10z"/>', 5)}<circle ${GOLD} cx="68" cy="-10" r="14"/>`,
  },
  soccer: {
    header: `${streaks('M-66-74l14 12M-72-44h18M72-64l-14 10')}${at(4, -58, FOOTBALL)}<path class="a" d="M-66 88c0-34 26-46 66-46s66 12 66 46z"/><path class="w" d="M-18 44l18 22 18-22z" style="stroke-width:4"/>${drawHead(0, 22, 1.7, SKIN.light, '<path class="k" d="M-24-2c-6-20 6-28 24-28s30 8 24 28c-4-8-8-10-12-14-10 4-26 4-30 2-2 4-4 8-6 12z"/>', 5)}`,
  },
  target: {
    silhouette: `<path ${STEEL} d="M-52 40h12v46h-12zM40 40h12v46H40z"/><rect ${PAPER} x="-66" y="-88" width="132" height="146" rx="8"/><path class="k" d="M-54 52c0-34 10-50 42-54v-12c-8-6-12-16-12-28 0-20 10-32 24-32s24 12 24 32c0 12-4 22-12 28v12c32 4 42 20 42 54z"/><g fill="#fff" stroke="#6a5a34" stroke-width="4"><circle cx="4" cy="-46" r="6"/><circle cx="-26" cy="30" r="6"/><circle cx="52" cy="-62" r="6"/></g><circle class="M" style="stroke-width:7" cx="14" cy="20" r="26"/><path class="M" style="stroke-width:6" d="M14-16v26M14 30v26M-22 20H4M24 20h26"/>`,
    flying: `${streaks('M-88-28h48M-90 2h34M-88 32h48')}<g transform="rotate(-8)"><path ${BRASS} d="M-44-32h56v64h-56z"/><path ${BRASS} d="M-58-36h16v72h-16z"/><path ${COPPER} d="M12-32c40 0 66 14 78 32-12 18-38 32-78 32z"/><path class="h" d="M-30-20h34"/></g>`,
  },
  boxing: {
    unequal: `<g transform="translate(0 2) scale(.92)">${drawLimbs('M24-34l2 54-26 28-4 36M26 20l28 28 4 36M24-28l-40 18-26-24M24-28l40 20 8 34', 34)}<circle class="a" cx="22" cy="-62" r="30"/>${drawEyes(14, -62, 9, 7)}<circle class="b" cx="-46" cy="-38" r="19"/><circle class="b" cx="72" cy="30" r="19"/>${at(-60, 56, `${drawLimbs('M0-6v22l-12 16M0 16l12 16M0-2l-14 14M0-2l18-8', 15)}<circle class="b" cy="-20" r="14"/>`)}</g>`,
  },
} satisfies Motifs
