/** Things that titles name, and that no other drawing of their motif stands for. */
import { drawEyes, drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, paint, sparkle } from './tables-parts.ts'

const WHITE = paint('#fff', '#5a6280')
const RED = paint('#f5434f', '#7d0f28')
const SKIN = paint('#ffdcc4', '#a3573a')
const FUR = paint('#7d6a78', '#33242f')
const EARTH = paint('#b9793f', '#5a3010')
const PINK = paint('#ffb3c4', '#8c3248', 5)
const IRON = paint('#7c879f', '#2c3450')
const WATER = paint('#4fb4f5', '#15528f')

/** A cube of jelly that bulges at its foot; at scale 1 it is 84 units wide. */
const jelly = (x: number, y: number, scale: number, className: string) =>
  at(
    x,
    y,
    `<path class="${className}" d="M-30 38c-11 0-14-7-12-16l8-42c2-12 8-18 20-18h28c12 0 18 6 20 18l8 42c2 9-1 16-12 16z"/><path class="H" d="M-20-22c2-8 6-10 12-10h18c-12 6-24 12-32 22z"/>${drawFace(0, 8, 0.72)}`,
    0,
    scale,
  )

/** A jelly out of its mould, on a plate: light shines through it. */
const PUDDING = `<ellipse class="w" cy="66" rx="88" ry="20"/><g fill-opacity=".82"><path class="a" d="M-74 58c-6-4-6-14 0-22 10-16 14-40 18-62 2-14 12-20 22-14 4-14 22-18 30-6 10-12 28-8 32 6 12-6 22 2 24 14 4 22 8 46 20 62 6 8 6 18 0 22-10 14-28 12-38 2-10 12-28 12-36 0-8 12-26 12-36 0-10 10-28 12-36-2z"/></g><path fill="#fff" fill-opacity=".32" d="M-40-24c-2 26-10 52-20 68 14 8 22 0 26-8 6-18 10-42 10-64zM10-34c2 24 4 48 8 66 8 10 20 8 26 0-8-18-14-42-18-66z"/><path class="H" d="M-44-30c2-8 8-10 14-8l-4 22c-4 6-12 4-12-2zM-6-42c4-6 12-6 16-2l-2 8c-4 4-12 2-14-6z"/>${drawFace(2, 12, 0.8)}<path class="M" style="stroke-width:6" d="M-86-14c-6 10-6 20 0 30M88-14c6 10 6 20 0 30"/>`

const BUTTERFLY = `<path class="a" d="M0-4C14-60 84-84 86-36 86-6 40 4 0 4zM0-4C-14-60-84-84-86-36-86-6-40 4 0 4z"/><path class="b" d="M0 4c40-2 74 14 62 46C48 84 8 58 0 12zM0 4c-40-2-74 14-62 46C-48 84-8 58 0 12z"/><circle class="w" cx="54" cy="-34" r="13" style="stroke:none"/><circle class="w" cx="-54" cy="-34" r="13" style="stroke:none"/><path class="k" d="M-8-40c0-12 16-12 16 0v92c0 14-16 14-16 0z"/><path class="K" d="M-4-46c-6-14-14-20-24-24M4-46c6-14 14-20 24-24"/>`

const CELL = 38
/** A board of soft squares; those of one letter belong together. */
const board = (rows: readonly string[]) =>
  rows
    .flatMap((row, y) =>
      [...row].map(
        (name, x) =>
          `<rect class="${name}" x="${x * CELL - 75}" y="${y * CELL - 75}" width="34" height="34" rx="11" style="stroke-width:4"/><path class="h" style="stroke-width:4" d="M${x * CELL - 67} ${y * CELL - 59}v-3q0-5 5-5h3"/>`,
      ),
    )
    .join('')

export const NAMED_THINGS = {
  jelly: {
    cubes: `${jelly(-42, 44, 0.96, 'a')}${jelly(42, 44, 0.96, 'b')}${jelly(0, -36, 0.96, 'w')}`,
    single: PUDDING,
    tower: `${jelly(0, 54, 0.9, 'b')}${jelly(4, -8, 0.82, 'a')}${jelly(-3, -60, 0.66, 'b')}`,
    board: board(['aabb', 'abbw', 'aaww', 'bbaw']),
  },
  bear: {
    mole: `<path ${FUR} d="M-48 56C-58-22-38-80 0-80s58 58 48 136z"/><path fill="#33242f" opacity=".25" d="M16-76c34 12 40 70 32 132H20c14-44 14-90-4-132z"/><ellipse fill="#c9b3bd" cy="8" rx="26" ry="24"/><circle class="k" cx="-19" cy="-34" r="7"/><circle class="k" cx="19" cy="-34" r="7"/><g fill="#fff"><circle cx="-21" cy="-36" r="2.5"/><circle cx="17" cy="-36" r="2.5"/></g><ellipse ${PINK} cy="-8" rx="16" ry="12"/><path class="K" style="stroke-width:4" d="M-10 14c6 7 14 7 20 0M-26 4l-26-6M-26 12l-26 6M26 4l26-6M26 12l26 6"/><path ${EARTH} d="M-88 84c4-30 30-44 48-40 10-12 26-4 40-8 14 4 30-4 40 8 18-4 44 10 48 40z"/><path ${PINK} d="M-62 48c-6-22 30-26 32-4l-2 10c-8 6-20 4-30-6zM62 48c6-22-30-26-32-4l2 10c8 6 20 4 30-6z"/><path class="K" style="stroke-width:3" d="M-54 34v12M-42 32v12M54 34v12M42 32v12"/>`,
  },
  christmas: {
    santa: `<path ${WHITE} d="M-58-14c-16 54 18 98 58 98s74-44 58-98z"/><path ${SKIN} d="M-44-20h88c6 36-12 50-44 50S-50 16-44-20z"/><g fill="#ff5c7a" opacity=".5"><ellipse cx="-32" cy="14" rx="9" ry="6"/><ellipse cx="32" cy="14" rx="9" ry="6"/></g><g class="k"><ellipse cx="-19" cy="0" rx="7" ry="9"/><ellipse cx="19" cy="0" rx="7" ry="9"/></g><path ${WHITE} d="M0 26c-14-12-40-6-48 12 18 10 38 6 48-4 10 10 30 14 48 4C40 20 14 14 0 26z" style="stroke-width:5"/><path ${paint('#ff9d8a', '#a3573a', 5)} d="M-10 14c0-12 20-12 20 0s-20 12-20 0z"/><path fill="#7d0f28" d="M-10 48h20c0 14-20 14-20 0z"/><path ${RED} d="M-54-28c2-36 26-58 62-58 32 0 56 22 62 54-12 4-22-2-28-14-2 8-4 14-8 20z"/><rect ${WHITE} x="-68" y="-40" width="126" height="27" rx="13"/><circle ${WHITE} cx="70" cy="-30" r="15"/><path class="h" d="M-36-56c6-10 14-14 24-16"/>`,
    sack: `<path class="b" d="M-52-72h44v40h-44z"/><path class="M" style="stroke-width:8" d="M-30-72v40"/><path class="a" d="M12-78l10 20 22 4-16 16 4 22H0l-6-22-14-16 22-4z"/><path ${paint('#e8ddd0', '#6f5b49', 5)} d="M44-82c20-2 26 24 8 28v34H38v-50c0-4 2-10 6-12z"/><path ${RED} d="M-62-22C-92 20-88 84-40 84h80c48 0 52-64 22-106z"/><path fill="#7d0f28" opacity=".3" d="M40-22c20 42 20 80-20 106h20c48 0 52-64 22-106z"/><path ${WHITE} d="M-70-36H70c10 0 10 22 0 22H-70c-10 0-10-22 0-22z"/><path ${paint('#ffd34d', '#8a5a00', 5)} d="M0 14l10 18 20 4-14 15 3 21-19-9-19 9 3-21-14-15 20-4z"/>`,
  },
  sword: {
    anvil: `<path ${IRON} d="M-86-4h36c4-8 10-12 18-12h118v12c-2 26-24 36-50 38-8 10-6 22 6 28l12 4v20h-108V66l12-4c12-6 14-18 4-28C-62 32-82 20-86-4z"/><path fill="#fff" opacity=".35" d="M-32-10H78v8H-40z"/><g transform="translate(4 -34) rotate(-12)"><path class="w" d="M-34-13H62l22 13-22 13h-96z"/><path class="K" style="stroke-width:4;opacity:.5" d="M-30 0h94"/><path class="a" d="M-46-28h14v56h-14z"/><path class="b" d="M-86-9h40V9h-40z"/></g>${sparkle(-50, -70, 15)}${sparkle(46, -74, 12, 'w')}<path class="M" d="M-10-78v-10M18-78l6-10"/>`,
  },
  beach: {
    swimmer: `<path fill="none" stroke="#a3573a" stroke-width="31" stroke-linecap="round" stroke-linejoin="round" d="M-26 30l-40-30 8-48"/><path fill="none" stroke="#ffdcc4" stroke-width="20" stroke-linecap="round" stroke-linejoin="round" d="M-26 30l-40-30 8-48"/><circle ${SKIN} cx="18" cy="-14" r="42"/><path class="a" d="M-26-22c-2-32 18-46 44-46s46 14 44 46c-30-12-58-12-88 0z"/><path class="b" d="M-12-16c10-8 24-8 30 2 6-10 20-10 30-2 4 16-4 22-14 22-8 0-14-4-16-10-2 6-8 10-16 10-10 0-18-6-14-22z" style="stroke-width:5"/><path class="K" d="M10 16c6 6 12 6 18 0"/><path ${WATER} d="M-88 40c12-16 28-16 42 0 14 14 28 14 42 0 16-16 30-16 44 0 14 14 28 14 42 0 4 0 6 2 6 6v38H-88z"/><path class="h" style="stroke-width:5" d="M-66 64c10-8 20-8 30 0M14 66c10-8 20-8 30 0"/><circle class="h" style="stroke-width:4" cx="72" cy="6" r="7"/><circle class="h" style="stroke-width:4" cx="-86" cy="10" r="4"/>`,
  },
  insect: {
    butterflies: `${at(-30, 30, BUTTERFLY, -14, 0.62)}${at(38, -34, BUTTERFLY, 16, 0.5)}`,
    caterpillar: `<g ${paint('#7fd04a', '#256b1c')}><circle cx="-66" cy="44" r="22"/><circle cx="-36" cy="30" r="25"/><circle cx="-2" cy="36" r="27"/></g><path class="l" style="stroke-width:6" d="M-70 66v12M-38 56v14M-4 64v12M30 30l-8-60M58 26l10-58"/><circle class="b" cx="22" cy="-34" r="9" style="stroke-width:4"/><circle class="b" cx="70" cy="-36" r="9" style="stroke-width:4"/><circle ${paint('#8ede58', '#256b1c')} cx="44" cy="22" r="40"/>${drawFace(44, 24, 1)}`,
  },
  tree: {
    jungleLeaf: `<g transform="rotate(14)"><path fill="none" stroke="#256b1c" stroke-width="12" stroke-linecap="round" d="M0 40c2 18-2 32-12 46"/><path ${paint('#5cc04a', '#256b1c')} d="M0-84c20-8 62 4 74 40l-34 14 40 0c2 18-2 30-8 42l-38-16 30 28c-10 14-22 24-36 30L6 26-4 58C-50 50-82 18-80-24c2-14 8-26 16-34l32 20-20-34c14-12 34-18 52-12z"/><path fill="none" stroke="#256b1c" stroke-width="5" stroke-linecap="round" d="M0-72c4 40 4 76 0 112M2-40l30-16M4-8l24 8M-2-28l-34-10M0 6l-40 2"/><path class="h" d="M-58-36c2-8 6-14 12-18"/></g>`,
    vines: `<path fill="none" stroke="#1f4d18" stroke-width="18" stroke-linecap="round" d="M-88-80C-74 40 74 40 88-80M-6-88C10-40-14-10 2 72"/><path fill="none" stroke="#4f9a34" stroke-width="9" stroke-linecap="round" d="M-88-80C-74 40 74 40 88-80M-6-88C10-40-14-10 2 72"/><path ${paint('#5cc04a', '#256b1c', 5)} d="M-76-38c-22 12-20 40-8 56 22-10 26-38 8-56zM-46 0c-22 20-14 48 4 62 20-16 20-46-4-62zM76-38c22 12 20 40 8 56-22-10-26-38-8-56zM46 0c22 20 14 48-4 62-20-16-20-46 4-62zM-2-34c24-18 48-8 58 6-20 18-46 16-58-6zM0 56C-16 60-24 76-20 90 0 88 20 88 24 90 26 74 16 60 0 56zM-56-84c10-4 28 2 32 18-18 4-32-2-32-18zM56-84c-10-4-28 2-32 18 18 4 32-2 32-18z"/>`,
  },
  physics: {
    striped: `<circle class="a" r="78"/><path class="b" style="stroke-width:5" d="M-74-26c40 18 108 18 148 0 6 18 6 34 0 52-40 18-108 18-148 0-6-18-6-34 0-52z"/><path class="s" d="M52-58C104 0 58 84-20 75 50 58 76 6 52-58z"/>${drawFace(0, 4, 1.2)}<path class="h" d="M-46-50c8-8 16-13 26-16"/>`,
    dropping: `<path class="h" style="stroke-width:7" d="M-34-84v26M-6-90v22M22-84v26"/><circle class="a" cx="-6" cy="-14" r="36"/>${drawFace(-6, -12, 0.75)}<path class="b" d="M-62 34H50l-10 44c-2 8-6 10-14 10h-64c-8 0-12-2-14-10z"/><path class="w" style="stroke-width:5" d="M-70 28H58v16H-70z"/><circle class="w" cx="70" cy="66" r="16"/>`,
  },
  party: {
    fireworks: `<path class="m" style="stroke-width:15" d="M-20 -42L-20 -80M-10 -39L1 -58M-3 -32L30 -51M0 -22L22 -22M-3 -12L30 7M-10 -5L1 14M-20 -2L-20 36M-30 -5L-41 14M-37 -12L-70 7M-40 -22L-62 -22M-37 -32L-70 -51M-30 -39L-41 -58"/><path class="M" style="stroke-width:8" d="M-20 -42L-20 -80M-10 -39L1 -58M-3 -32L30 -51M0 -22L22 -22M-3 -12L30 7M-10 -5L1 14M-20 -2L-20 36M-30 -5L-41 14M-37 -12L-70 7M-40 -22L-62 -22M-37 -32L-70 -51M-30 -39L-41 -58"/><path class="l" style="stroke-width:14" d="M48 34L48 8M55 36L64 23M59 42L84 34M59 50L75 55M55 56L70 77M48 58L48 74M41 56L26 77M37 50L21 55M37 42L12 34M41 36L32 23"/><path class="B" style="stroke-width:8" d="M48 34L48 8M55 36L64 23M59 42L84 34M59 50L75 55M55 56L70 77M48 58L48 74M41 56L26 77M37 50L21 55M37 42L12 34M41 36L32 23"/><path class="l" style="stroke-width:12" d="M-58 55L-58 38M-53 57L-45 49M-51 62L-34 62M-53 67L-45 75M-58 69L-58 86M-63 67L-71 75M-65 62L-82 62M-63 57L-71 49"/><path class="B" style="stroke-width:6" d="M-58 55L-58 38M-53 57L-45 49M-51 62L-34 62M-53 67L-45 75M-58 69L-58 86M-63 67L-71 75M-65 62L-82 62M-63 57L-71 49"/>${sparkle(-20, -22, 13, 'w')}${sparkle(64, -66, 14, 'w')}`,
  },
  cake: {
    candyOnRope: `<g transform="translate(-3 2) scale(.94)"><path fill="none" stroke="#5a3010" stroke-width="13" d="M26-92V8"/><path fill="none" stroke="#e0a864" stroke-width="7" stroke-dasharray="8 4" d="M26-92V8"/><path class="b" d="M-6 36l-38-24 6 28-14 26 40 4zM58 36l38-24-6 28 6 26-34 4z"/><circle class="a" cx="26" cy="44" r="40"/><path class="h" d="M2 28c4-8 10-13 18-15"/>${drawFace(26, 46, 0.8)}<g transform="translate(-14 -44)"><path class="w" style="stroke-width:5" d="M-16 4l84-34c8 10 2 18-6 22L0 20zM-16-4l84 34c8-10 2-18-6-22L0-20z"/><circle class="m" style="stroke-width:11" cx="-46" cy="-24" r="19"/><circle class="m" style="stroke-width:11" cx="-46" cy="24" r="19"/><path class="m" style="stroke-width:11" d="M-30-14L0 0l-30 14"/><circle class="k" r="6"/></g></g>`,
  },
  stickman: {
    cape: `<path class="b" d="M-18-16C-46 8-62 40-72 72c20 8 32-6 48 0 16 8 32 8 48 0 16-6 28 8 48 0C62 40 46 8 18-16z"/><path class="t" d="M18-16C46 8 62 40 72 72c-14 6-24 0-34-1C34 40 26 12 10-8z"/><path class="A" style="stroke-width:26" d="M0-14v44l-18 48M0 30l18 48M0-8l-36 16 24 22M0-8l36 16-24 22"/><path class="B" style="stroke-width:15" d="M0-14v44l-18 48M0 30l18 48M0-8l-36 16 24 22M0-8l36 16-24 22"/><circle class="a" cy="-50" r="34"/><path class="b" style="stroke-width:5" d="M-34-58c22 8 46 8 68 0l1 16c-9 9-22 9-35 2-13 7-26 7-35-2z"/>${drawEyes(0, -49, 13, 7)}<path class="K" d="M-9-30c5 6 13 6 18 0"/>`,
  },
} satisfies Motifs
