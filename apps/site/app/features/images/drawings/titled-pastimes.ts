/** What titles name and no other drawing of the motif shows: a sumo wrestler, a unicycle, a claw machine, a pool, tiles, warning signs. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, paint, write } from './tables-parts.ts'

const SKIN = paint('#ffdcc4', '#a3573a')
const HAIR = paint('#3a3350', '#16122a', 5)
const YELLOW = paint('#ffd23a', '#5a4206')
const WATER = paint('#4fc3f5', '#15628f', 5)
const DUCK = paint('#ffe04a', '#8a6108', 5)
const ORANGE = paint('#ff9a3c', '#8f4606', 5)
const STEEL = paint('#c9d2e4', '#3c4663', 5)
const BROWN = paint('#d79a58', '#6f3d14', 5)

const point = (radius: number, degrees: number) => {
  const turn = (degrees * Math.PI) / 180
  return `${Math.round(radius * Math.cos(turn))} ${Math.round(radius * Math.sin(turn))}`
}

/** The three blades and the disc of the sign of radiation; at scale 1 it is 104 units wide. */
const trefoil = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    `<path class="k" d="${[-120, 0, 120].map((turn) => `M${point(18, turn)}L${point(52, turn)}A52 52 0 0 1 ${point(52, turn + 60)}L${point(18, turn + 60)}A18 18 0 0 0 ${point(18, turn)}z`).join('')}"/><circle class="k" r="11"/>`,
    0,
    scale,
  )

/** Light for a wheel whose hub is at 0, 0. */
const spokes = [0, 45, 90, 135].map((turn) => `<path d="M-38 0H38" transform="rotate(${turn})"/>`).join('')

/** A board game's tile that stands a little thick; 72 units wide. */
const tile = (x: number, y: number, picture: string, turn = 0) =>
  at(
    x,
    y,
    `<rect class="a" x="-36" y="-34" width="72" height="78" rx="14"/><rect class="w" x="-36" y="-44" width="72" height="74" rx="14"/>${picture}`,
    turn,
  )

const BLOSSOM = `<g ${paint('#ff9fbd', '#a03a5c', 4)}>${[0, 72, 144, 216, 288].map((turn) => `<ellipse cy="-14" rx="9" ry="12" transform="translate(0 -7) rotate(${turn})"/>`).join('')}</g><circle ${paint('#ffd94a', '#8a6108', 3)} cy="-7" r="7"/>`
const SUN = `<circle ${paint('#f5434f', '#8c1730', 4)} cy="-7" r="21"/>`
const WAVES =
  '<path class="m" style="stroke-width:7" d="M-22-16c6-12 16-12 22 0 6-12 16-12 22 0M-22 8c6-12 16-12 22 0 6-12 16-12 22 0"/>'

/** A cell of a sum that crosses another one; 38 units wide. */
const cell = (column: number, row: number, text: string, className = 'w') => {
  const [x, y] = [column * 37, row * 37]
  return `<rect class="${className}" x="${x - 19}" y="${y - 19}" width="38" height="38" rx="7" style="stroke-width:4"/>${write(text, x, y, 26)}`
}

export const TITLED_PASTIMES = {
  boxing: {
    sumo: `<path ${SKIN} d="M-46 30c-22 10-34 24-32 42 2 8 8 12 16 12h36l14-26h24l14 26h36c8 0 14-4 16-12 2-18-10-32-32-42z"/><path ${SKIN} d="M-40-34c-30 4-48 22-46 42 2 12 12 18 24 14 10 20 34 32 62 32s52-12 62-32c12 4 22-2 24-14 2-20-16-38-46-42z"/><path class="l" style="stroke:#a3573a;stroke-width:4" d="M-62 22c-2-10 0-18 6-26M62 22c2-10 0-18-6-26M-34-2c10 10 24 10 34 0 10 10 24 10 34 0"/><path class="a" d="M-62 26c36 16 88 16 124 0l2 20c-12 8-30 12-44 14L12 82h-24l-8-22c-14-2-32-6-44-14z"/><path class="l" style="stroke-width:4" d="M-20 60c-2-8-2-14-2-20M20 60c2-8 2-14 2-20"/><path ${HAIR} d="M-14-80c0-12 28-12 28 0 10 2 10 14 0 14h-28c-10 0-10-12 0-14z"/><path ${SKIN} d="M-36-42c0-22 14-32 36-32s36 10 36 32c0 20-14 30-36 30s-36-10-36-30z"/><path ${HAIR} d="M-36-46c0-20 14-28 36-28s36 8 36 28c-10-10-22-14-36-14s-26 4-36 14z"/>${drawFace(0, -36, 0.72)}`,
  },
  motorbike: {
    unicycle: `<circle class="K" cy="40" r="42" style="stroke-width:13"/><circle class="m" cy="40" r="34" style="stroke-width:4"/><g class="w" style="fill:none;stroke:#fff;stroke-width:3;opacity:.75" transform="translate(0 40)">${spokes}</g><path class="l" style="stroke-width:11" d="M-10 40v-54h20v54M0-14v-44"/><path class="l" style="stroke-width:8" d="M0 40l34 20M0 40l-34-20"/><path class="b" d="M24 56h34v14H24zM-58 10h34v14h-34z"/><path class="a" d="M-46-76c4-10 20-8 30-4 14 6 24 6 36-2 12-6 26-6 28 6 0 14-18 26-48 26s-48-12-46-26z"/><path class="h" style="stroke-width:5" d="M-34-72c8 0 14 2 20 6"/><circle class="b" cy="40" r="11"/>`,
  },
  hazard: {
    trefoil: `<path ${YELLOW} d="M-10-80c4-8 16-8 20 0L86 54c6 10 0 20-10 20H-76c-10 0-16-10-10-20z"/><path class="k" opacity=".16" d="M10-76L82 54c5 9-1 17-8 17H40C62 40 40-20 4-80z"/>${trefoil(0, 26, 0.76)}<path class="h" d="M-46-2L-22-44"/>`,
    barrel: `<path ${YELLOW} d="M-54-66c0-26 108-26 108 0V66c0 26-108 26-108 0z"/><path class="k" opacity=".18" d="M24-84c20 3 30 10 30 18V66c0 8-10 15-30 18z"/><path class="l" style="stroke:#5a4206;stroke-width:7" d="M-54-36c0 22 108 22 108 0M-54 46c0 22 108 22 108 0"/><ellipse class="k" cy="-66" rx="42" ry="10"/>${trefoil(0, 16, 0.6)}<path fill="#8ee04a" stroke="#256b1c" stroke-width="5" stroke-linejoin="round" d="M-40-68c12-8 68-8 80 0 10 6 12 22 6 32-4 6-10 4-12-4-2-6-8-6-8 0 0 12-2 24-10 24s-8-12-8-24c0-6-8-6-10 0-4 10-14 8-16-2-2-8-8-4-12 0-10 4-22-16-10-26z"/>`,
  },
  bear: {
    claw: `<path class="l" style="stroke-width:10" d="M0-88v26"/><path ${STEEL} d="M-26-64h52v20h-52z"/><path fill="none" stroke="#3c4663" stroke-width="17" stroke-linecap="round" stroke-linejoin="round" d="M-20-40L-66-6l12 44M20-40L66-6 54 38M0-40v8"/><path fill="none" stroke="#c9d2e4" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" d="M-20-40L-66-6l12 44M20-40L66-6 54 38M0-40v8"/><circle class="b" cx="-66" cy="-6" r="9" style="stroke-width:4"/><circle class="b" cx="66" cy="-6" r="9" style="stroke-width:4"/><g ${BROWN}><circle cx="-34" cy="4" r="16"/><circle cx="34" cy="4" r="16"/><ellipse cy="34" rx="50" ry="44"/></g><ellipse fill="#fff3dc" cy="52" rx="24" ry="19"/><ellipse class="k" cy="43" rx="9" ry="6"/><path class="K" style="stroke-width:4" d="M-10 58c4 8 16 8 20 0"/><circle class="k" cx="-20" cy="26" r="7"/><circle class="k" cx="20" cy="26" r="7"/><g fill="#fff"><circle cx="-18" cy="24" r="2.5"/><circle cx="22" cy="24" r="2.5"/></g><path class="a" d="M-34 76l34 4 34-4v16L0 86l-34 6z" style="stroke-width:4"/>`,
  },
  match: {
    tiles: `${tile(-40, 44, WAVES, -4)}${tile(42, 42, BLOSSOM, 5)}${tile(2, -38, SUN, -3)}`,
    tilePair: `${tile(-42, -8, BLOSSOM, -9)}${tile(42, 14, BLOSSOM, 8)}<path class="h" style="stroke-width:7" d="M-8-74l8 16M22-80l-4 18M-34-72l14 12"/>`,
  },
  beach: {
    pool: `<ellipse class="w" cy="26" rx="88" ry="54"/><ellipse ${WATER} cy="24" rx="72" ry="40"/><path class="h" style="stroke-width:5" d="M-50 14c8-6 14-6 22 0M-8 52c8-6 14-6 22 0M28 10c8-6 14-6 22 0"/><path fill="none" stroke="#3c4663" stroke-width="13" stroke-linecap="round" d="M34 26v-86c0-18 20-18 24-4M66 18v-86c0-18 18-16 22-2M34-24h32M34 2h32"/><path fill="none" stroke="#e8eefc" stroke-width="6" stroke-linecap="round" d="M34 26v-86c0-18 20-18 24-4M66 18v-86c0-18 18-16 22-2M34-24h32M34 2h32"/><ellipse class="a" cx="-20" cy="26" rx="38" ry="22"/><ellipse ${WATER} cx="-20" cy="24" rx="16" ry="8"/><path ${ORANGE} d="M-70-22l-18 8c2 10 14 14 26 8z"/><path ${DUCK} d="M-66 26c-4-12 0-20-2-28-10-12-4-36 16-36s28 22 16 36c-4 8 0 18 2 28-8 8-24 8-32 0z"/><circle class="k" cx="-58" cy="-18" r="5"/>`,
  },
  numbers: {
    crossedSums: `${cell(-2, 0, '2', 'a')}${cell(-1, 0, '+')}${cell(1, 0, '=')}${cell(2, 0, '7', 'b')}${cell(0, -2, '9', 'b')}${cell(0, -1, '-')}${cell(0, 1, '=')}${cell(0, 2, '4', 'a')}${cell(0, 0, '5')}`,
  },
} satisfies Motifs
