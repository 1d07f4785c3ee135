/** What stands for a world or a trade: a bell, a fruit machine, a sheriff's hat, a boxing ring, a lit circuit. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, paint, sparkle, star, write } from './tables-parts.ts'

const GOLD = paint('#ffce3a', '#8a5404')
const LEATHER = paint('#b87a45', '#55300f')
const RED = paint('#f5434f', '#8c1730')
const STEEL = paint('#dfe6f5', '#46506b', 5)
const CHERRY = paint('#e8303f', '#7d0f28', 4)
const DARK = paint('#39406b', '#161a38')
const WIRE = 'fill="none" stroke="#ffe04a" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"'
const reel = (x: number, body: string) =>
  at(
    x,
    -4,
    `<rect fill="#fff" stroke="#46506b" stroke-width="4" x="-20" y="-28" width="40" height="56" rx="6"/>${body}`,
  )
const CHERRIES = `<path fill="none" stroke="#256b1c" stroke-width="4" stroke-linecap="round" d="M-8 6C-6-6 0-12 8-16M8-16c0 8 0 14 2 20"/><circle ${CHERRY} cx="-8" cy="11" r="8"/><circle ${CHERRY} cx="10" cy="9" r="8"/>`
const node = (x: number, y: number) => `<circle ${GOLD} cx="${x}" cy="${y}" r="15"/>`

export const TITLED_SIGNS = {
  music: {
    bell: `<path ${GOLD} d="M-64 48c14-12 18-28 18-56 0-34 20-54 46-54s46 20 46 54c0 28 4 44 18 56 4 6 2 10-6 10H-58c-8 0-10-4-6-10z"/><circle ${GOLD} cy="-70" r="12"/><path fill="#8a5404" d="M-18 64h36c0 22-36 22-36 0z"/><path class="h" d="M-28-10c0-16 6-28 16-34"/>${drawFace(0, 8, 0.9)}<path class="m" style="stroke-width:7" d="M-84-34c-6 14-6 28 0 42M84-34c6 14 6 28 0 42"/>`,
  },
  wheel: {
    slots: `<path class="a" d="M-76-60c0-14 8-22 22-22H44c14 0 22 8 22 22V84H-76z"/><path class="b" d="M-60-68H50v20H-60z"/>${write('777', -5, -58, 22)}<path class="k" d="M-66-38H56v68H-66z"/>${reel(-44, CHERRIES)}${reel(-5, write('7', 0, 0, 44))}${reel(34, CHERRIES)}<path class="w" d="M-60 48H50v18H-60z" style="stroke-width:4"/><circle ${GOLD} cx="-30" cy="57" r="9"/><circle ${GOLD} cx="-4" cy="57" r="9"/><circle ${GOLD} cx="22" cy="57" r="9"/><path fill="none" stroke="#46506b" stroke-width="10" stroke-linecap="round" d="M66 10h14v-44"/><circle ${RED} cx="80" cy="-44" r="13"/>`,
  },
  target: {
    sheriff: `<path ${LEATHER} d="M-88-2c-4-16 14-18 28-12 2-40 10-58 30-64 14-4 20 6 32 6s18-10 32-6c20 6 28 24 30 64 14-6 28-4 24 12-12 26-164 26-176 0z"/><path fill="#55300f" d="M-58-22c34 14 84 14 118 0l1 14c-36 14-84 14-120 0z"/><path class="h" d="M-42-38c2-12 6-20 12-24"/>${star(2, 46, 0.62, 'b')}<circle fill="#fff" opacity=".5" cx="2" cy="48" r="14"/>`,
  },
  boxing: {
    bag: `<path fill="none" stroke="#46506b" stroke-width="8" stroke-linecap="round" d="M-14-92v20M-34-62l20-16 20 16"/><path class="a" d="M-44-60h60c8 0 10 4 10 10v122c0 8-4 14-14 14h-52c-10 0-14-6-14-14V-50c0-6 2-10 10-10z"/><path class="s" d="M6-60h10c8 0 10 4 10 10v122c0 8-4 14-14 14H2c8-40 10-96 4-146z"/><path class="w" style="stroke-width:4" d="M-52-34h76v18h-76zM-52 46h76v18h-76z"/>${at(50, 14, `<path ${RED} d="M-34-10c0-20 12-30 32-30 24 0 36 12 36 32 0 24-14 38-34 38-10 0-18-2-24-8-12 2-20-6-18-18 2-8 6-12 8-14z"/><path class="w" style="stroke-width:4" d="M30 14l22 8-6 18-24-12z"/>`, 8, 0.9)}${sparkle(-66, 4, 18)}`,
    ring: `<path class="a" d="M-64 34H64l24 30H-88z"/><path class="w" style="stroke-width:5" d="M-50-2H50l14 36H-64z"/><path fill="none" stroke="#f5434f" stroke-width="7" d="M-64-34H64M-64-12H64M-64 12H64"/><path ${STEEL} d="M-72-50h14v90h-14zM58-50h14v90H58z"/>${at(-22, 4, `<path ${RED} d="M-22 16c-12-20-4-42 18-42 20 0 30 16 24 36-6 16-30 20-42 6z"/>`, -8)}${at(26, 6, `<path class="b" d="M22 16c12-20 4-42-18-42-20 0-30 16-24 36 6 16 30 20 42 6z"/>`, 8)}${star(0, -64, 0.3, 'b')}`,
  },
  sort: {
    circuit: `<rect ${DARK} x="-88" y="-88" width="176" height="176" rx="20"/><path fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="4" d="M-29-84V84M29-84V84M-84-29H84M-84 29H84"/><path ${WIRE} d="M-58-58H0V0H58V58M0 0v58h-58"/>${node(-58, -58)}${node(58, 58)}${node(-58, 58)}<path fill="#fff" stroke="#8a5404" stroke-width="4" stroke-linejoin="round" d="M6-26l-22 30H0l-6 22 22-30H2z"/><path fill="none" stroke="#8a91b8" stroke-width="10" stroke-linecap="round" d="M58-58v24"/><circle ${STEEL} cx="58" cy="-58" r="13"/>`,
  },
} satisfies Motifs // oxfmt-ignore
