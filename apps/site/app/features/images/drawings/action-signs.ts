/** What is done in a game, where its title says it: things break, tiles make ten, a block slides. And sorts of things that titles name. */
import { drawEyes } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { drawLimbs } from './people-parts.ts'
import { at, cube, eye, paint, star, write } from './tables-parts.ts'

const STEEL = paint('#dfe6f5', '#46506b', 5)
const WOOD = paint('#c98a4b', '#5f3512', 5)
const IRON = paint('#565d80', '#1b2038', 5)
const FIRE = paint('#ffb02c', '#a33d06', 5)
const GLOW = paint('#ffe98a', '#d9780c', 4)
const BRICK = paint('#d9624a', '#6b2012', 4)
const ROCK = paint('#aab4cc', '#39415c', 5)
const ORANGE = paint('#ff8a2c', '#33201a', 5)
const WHITE = paint('#ffffff', '#33201a', 4)
const PINK = paint('#ff8fb0', '#a02c58', 5)
const BULB = paint('#ffd94a', '#8a6108', 5)
const LIGHT = 'fill="#fff6b8" opacity=".75"'

const ZOMBIE = paint('#9ccf77', '#345522', 5)
const ZOMBIE_HEAD = `<path ${ZOMBIE} d="M-62-8c0-46 24-72 62-72s62 26 62 72c0 24-10 36-14 52-6 24-24 36-48 36s-42-12-48-36c-4-16-14-28-14-52z"/><path class="b" d="M-62-18c-6-44 26-68 62-68s68 24 62 68c-12-2-18-14-26-20-12 12-26 10-34-2-10 12-28 12-38 2-8 8-14 18-26 20z" style="stroke-width:5"/>${eye(-24, 4, 17)}${eye(28, 6, 12)}<path class="k" d="M-28 40c18-10 38-10 56 0-4 22-52 22-56 0z"/><path fill="#fff" d="M-18 37l12-3-4 12zM8 34l12 3-8 9z"/>`

/** The crack in what is hit. */
const crack = (d: string, width = 6) =>
  `<path fill="none" stroke="#23140c" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" d="${d}"/>`
const CRACKS = crack('M-20-8l-4 22 14 12-8 20 10 18M-10 26l18 10M-24 14l-18 6-8 14')
const SPLINTERS = `<path ${ROCK} d="M-74-20l14 4-2 14-14-4zM-62-50l10-4 6 12-12 4zM58 44l14-2 4 14-16 2zM50 74l10-6 8 8-10 6z"/><path class="h" style="stroke-width:6" d="M-52-18l-14-10M-30-38l-8-18M44 8l18-4"/>`
const HANDLE = `<path ${WOOD} d="M-8-6H8V90H-8z"/>`
const MALLET = `${HANDLE}<path ${STEEL} d="M-46-26q0-6 6-6h80q6 0 6 6v32q0 6-6 6h-80q-6 0-6-6z"/><path fill="#46506b" opacity=".35" d="M-44 0h88v10h-88z"/><path class="h" d="M-34-22h40"/>`
const AXE = `${HANDLE}<path ${STEEL} d="M12-28c-22 2-34-2-50-18-14 28-14 48 0 76C-24 14-10 8 12 10z"/><path fill="#fff" opacity=".8" d="M-38-40c-10 24-10 42 0 64l6-8c-6-18-6-32 0-48z"/><path ${STEEL} d="M12-24h18v30H12z"/>`

/** A burst of a comic, around the middle. */
const burst = (scale: number) =>
  at(
    0,
    0,
    `<path ${FIRE} d="M0-88l18 36 34-26-6 42 42-2-32 32 34 26-44 6 8 42-36-22-18 42-18-42-36 22 8-42-44-6 34-26-32-32 42 2-6-42 34 26z"/><path ${GLOW} d="M0-50l12 24 26-12-8 28 26 10-26 12 8 26-26-12L0 50l-12-24-26 12 8-26-26-12 26-10-8-28 26 12z"/>`,
    0,
    scale,
  )

const tile = (x: number, y: number, name: string, digit: string) =>
  `<rect class="${name}" x="${x - 34}" y="${y - 34}" width="68" height="68" rx="14"/><path class="h" style="stroke-width:5" d="M${x - 22} ${y - 8}v-6q0-8 8-8h6"/>${write(digit, x, y, 56)}`

const block = (x: number, y: number, name: string, size = 56) =>
  `<rect class="${name}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="12"/><path class="h" style="stroke-width:6" d="M${x - size / 2 + 13} ${y - 2}v-6q0-8 8-8h6"/>`

const BRICKS = [-1, 0, 1, 2]
  .map((row) => {
    const y = row * 34 - 22
    return row % 2 === 0
      ? `<path ${BRICK} d="M-4 ${y}h46v30H-4zM46 ${y}h40v30H46z"/>`
      : `<path ${BRICK} d="M18 ${y}h46v30H18zM68 ${y}h18v30H68z"/>`
  })
  .join('')

const LAMP = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    `<path ${STEEL} d="M-18 40h36v22q0 10-18 10t-18-10z"/><path ${BULB} d="M0-72c34 0 56 24 56 54 0 24-20 36-26 60h-60c-6-24-26-36-26-60 0-30 22-54 56-54z"/><path fill="none" stroke="#8a6108" stroke-width="5" stroke-linejoin="round" d="M-12 40l-10-38 12 10L0 0l10 12L22 2 12 40"/><path class="h" d="M-38-26c4-14 12-22 24-26"/>`,
    0,
    scale,
  )

const runner = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    `${drawLimbs('M0-22v40l-22 40M0 18l24 22-4 20M0-8l-26 14 4 18M0-8l26 6 12-20')}<circle class="a" cx="4" cy="-46" r="24"/>${drawEyes(8, -46, 9, 6)}`,
    0,
    scale,
  )

const CARD = '<rect class="w" x="-36" y="-36" width="72" height="72" rx="14"/>'
const DOOR = `<path ${WOOD} d="M-20 36v-56q0-18 20-18t20 18v56z"/><circle fill="#ffd94a" stroke="#8a6108" stroke-width="3" cx="10" cy="4" r="4"/>`

export const ACTION_SIGNS = {
  smash: {
    hammer: `${cube(-20, 36, 46, 'b')}${CRACKS}${SPLINTERS}${at(16, -46, MALLET, -58, 0.86)}`,
    axe: `${cube(-20, 36, 46, 'a')}${CRACKS}${SPLINTERS}${at(20, -40, AXE, -52, 0.86)}`,
    wreckingBall: `${BRICKS}<path ${ROCK} d="M0 0l-14-8-2-16 16 4zM-26 66l14 2 2 14-16 0zM6 82l8-10 12 6-6 8z"/><path fill="none" stroke="#1b2038" stroke-width="8" stroke-dasharray="12 6" d="M-76-88L-38-10"/><circle ${IRON} cx="-28" cy="18" r="38"/><path class="h" d="M-52 8c2-10 8-16 16-20"/>${crack('M14 18l18 8-6 14M12 4l16-12', 5)}`,
    burst: `${burst(1)}${crack('M0-22l-8 14 14 10-10 12 8 12M6 2l18-4M-4 14l-18 6', 7)}<path ${ROCK} d="M-84-50l14-6 4 14-14 4zM70 62l14-2-2 14-12 2zM-76 66l12-6 6 12-12 4zM70-66l10 6-6 10-10-4z"/>`,
  },
  sword: {
    javelin: `<g transform="rotate(45)"><path ${WOOD} d="M-7-40H7V90H-7z"/><path ${STEEL} d="M0-94l20 44-12 14H-8l-12-14z"/><path class="a" d="M-10 10h20v22h-20z" style="stroke-width:4"/><path fill="#46506b" opacity=".35" d="M0-88l18 38-10 12H0z"/></g><path class="h" d="M-74-34l22-22M-40 2l16-16M34 76l22-22"/>`,
    scythe: `<g transform="scale(.96)"><path ${WOOD} d="M-54 88L24-78l14 6-78 166z"/><path ${STEEL} d="M34-86C-8-92-58-72-84-24c34-26 66-34 104-30z"/><path fill="#fff" opacity=".8" d="M20-80c-32-2-62 12-84 34 26-18 50-26 80-26z"/><path class="a" d="M16-84l28 12-8 20-28-12z" style="stroke-width:5"/><path ${WOOD} d="M-6 6l26 10-4 11-26-10z"/></g>`,
  },
  numbers: {
    pairTen: `<path class="l" style="stroke-width:22" d="M-40-24L42 26"/><path class="M" style="stroke-width:11" d="M-40-24L42 26"/>${tile(-46, -34, 'a', '3')}${tile(48, 36, 'b', '7')}${at(54, -46, tile(0, 0, 'w', '5'), 6, 0.62)}${at(-52, 52, tile(0, 0, 'w', '2'), -6, 0.62)}`,
    ringTen: `<circle class="a" r="84"/><circle class="w" r="66"/>${write('10', 0, -10, 84)}${write('4 + 6', 0, 40, 34)}<path class="h" d="M-66-30c6-14 14-24 26-32"/>`,
  },
  zombie: {
    barricade: `<path ${ZOMBIE} d="M-54 6c0-50 18-88 54-88s54 38 54 88v40H-54z"/><path class="k" d="M-54-24c-2-38 20-60 54-60s56 22 54 60l-14-16-12 8-14-14-14 12-16-12-12 12-14-6z"/>${eye(-22, -8, 15)}${eye(24, -6, 11)}<path class="k" d="M-26 20c16-8 36-8 52 0l-6 16h-40z"/><path fill="#fff" d="M-16 18l10-2-2 10zM8 16l10 2-6 8z"/><path ${WOOD} d="M-90 34l178-8 2 26-178 8zM-88 66h178v22H-88z"/><path fill="none" stroke="#5f3512" stroke-width="4" stroke-linecap="round" d="M-70 48l30-2M34 42l36-2M-60 78h40M24 76h44"/><path ${ZOMBIE} d="M-70 24h34c8 0 8 26 0 26l-6 6-6-6-6 6-6-6-6 6c-10-6-12-26-4-32zM36 20h34c8 6 6 26-4 32l-6-6-6 6-6-6-6 6-6-6c-8 0-8-26 0-26z"/>`,
    pair: `${at(-40, -6, ZOMBIE_HEAD, -6, 0.66)}${at(36, 16, ZOMBIE_HEAD, 8, 0.76)}`,
  },
  fish: {
    clownfish: `<path ${ORANGE} d="M40 0l42-38c6 24 6 52 0 76zM-24-42c8-26 38-34 54-20l-8 26zM-18 42c8 22 36 30 48 16l-10-24z"/><path ${ORANGE} d="M-84 0c18-38 50-52 82-50 32 4 46 28 50 50-4 22-18 46-50 50C-34 52-66 38-84 0z"/><path ${WHITE} d="M-42-40c14 22 14 58 0 80 8 4 14 6 22 8 12-30 12-66 0-96-8 2-14 4-22 8zM12-48c12 28 12 68 0 96 8-2 14-6 20-12 8-24 8-48 0-72-6-6-12-10-20-12z"/>${eye(-58, -8, 11)}<path class="K" style="stroke-width:4" d="M-76 12c6 4 12 4 16 0"/><path class="h" d="M-14-34c8-4 14-4 20-3"/>`,
  },
  bird: {
    flamingo: `<path fill="none" stroke="#a02c58" stroke-width="9" stroke-linecap="round" d="M26 44v42h-14M40 44v20l16 8-14 8"/><path ${PINK} d="M-18 20c0-28 26-40 52-34 24 4 44-4 54-12 2 44-22 72-58 72-30 0-48-10-48-26z"/><path fill="none" stroke="#a02c58" stroke-width="30" stroke-linecap="round" d="M-4 22c-44-6-40-48-14-62 18-10 8-34-14-34"/><path fill="none" stroke="#ff8fb0" stroke-width="19" stroke-linecap="round" d="M-4 22c-44-6-40-48-14-62 18-10 8-34-14-34"/><circle ${PINK} cx="-36" cy="-66" r="21"/><path ${paint('#fff3e2', '#a02c58', 4)} d="M-50-76c-22 0-34 10-32 30l14 4c0-12 6-16 16-16z"/><path class="k" d="M-82-50l16 4c0 8-4 14-8 16-6-4-8-12-8-20z"/>${eye(-36, -72, 7)}<path fill="none" stroke="#a02c58" stroke-width="5" stroke-linecap="round" d="M20 10c12 14 34 14 50 2"/>`,
  },
  idea: {
    hangingLamp: `<path ${LIGHT} d="M-44 2L-84 86H84L44 2z"/><path fill="none" stroke="#1b2038" stroke-width="7" d="M0-90v34"/><circle ${BULB} cy="10" r="24"/><path class="a" d="M-22-58h44c10 0 32 40 38 64h-120c6-24 28-64 38-64z"/><path class="h" d="M-34-24c4-8 8-14 14-20"/>`,
    torch: `<path ${LIGHT} d="M8-30L60-92 92-52 34 0z"/><g transform="rotate(45)"><path class="b" d="M-20 0h40v78q0 8-8 8h-24q-8 0-8-8z"/><path class="a" d="M-36-46h72l-14 48h-44z"/><path ${BULB} d="M-36-46q36-18 72 0z"/><rect class="w" x="-7" y="24" width="14" height="24" rx="7" style="stroke-width:4"/><path class="h" d="M-22-34l6 20"/></g>`,
    twoBulbs: `${LAMP(38, -20, 0.78)}${LAMP(-38, 22, 0.78)}<path class="h" style="stroke-width:6" d="M-84-14l-8-4M-38-54v-8M82-70l8-6M86 34l8 4"/>`,
  },
  shop: {
    stall: `<g transform="scale(.93)"><path ${WOOD} d="M-78-34h12v116h-12zM66-34h12v116H66z"/><path class="w" d="M-90-78h180l8 36H-98z"/><path class="a" d="M-90-78h36l-4 36h-40zM-18-78h36l4 36h-44zM54-78h36l8 36H58z"/><path class="b" d="M-98-42h40c0 26-40 26-40 0zM-22-42h44c0 26-44 26-44 0zM58-42h40c0 26-40 26-40 0z" style="stroke-width:5"/><path class="w" d="M-58-42h36c0 26-36 26-36 0zM22-42h36c0 26-36 26-36 0z" style="stroke-width:5"/><path ${WOOD} d="M-90 28H90v54H-90z"/><path fill="none" stroke="#5f3512" stroke-width="4" d="M-86 46H86"/><g ${paint('#ff5a5a', '#8c1730', 4)}><circle cx="-52" cy="14" r="15"/><circle cx="-24" cy="14" r="15"/><circle cx="-38" cy="-8" r="15"/></g><g ${paint('#ffd94a', '#8a6108', 4)}><circle cx="24" cy="14" r="15"/><circle cx="52" cy="14" r="15"/><circle cx="38" cy="-8" r="15"/></g></g>`,
  },
  object: {
    emblem: `<path class="a" d="M0-88l74 24v54c0 46-34 78-74 98-40-20-74-52-74-98v-54z"/><path class="w" d="M0-66l54 18v38c0 34-24 56-54 74-30-18-54-40-54-74v-38z" style="stroke-width:5"/>${star(0, -6, 0.5, 'b')}<path class="h" d="M-60-46v30"/>`,
    pin: `<g transform="translate(-2 0) scale(.94)"><path ${IRON} d="M-80-86h16V86h-16zM24-86h16V86H24z"/><g class="b"><circle cx="-42" cy="-26" r="20"/><circle cx="2" cy="-26" r="20"/><circle cx="-20" cy="-62" r="20"/></g><path class="H" d="M-54-36c4-6 10-8 14-6zM-10-36c4-6 10-8 14-6zM-32-72c4-6 10-8 14-6z"/><path ${STEEL} d="M-72-4q0-6 6-6H46V14H-66q-6 0-6-6z"/><circle fill="none" stroke="#8a5404" stroke-width="24" cx="68" cy="2" r="18"/><circle fill="none" stroke="#ffce3a" stroke-width="14" cx="68" cy="2" r="18"/><path class="w" style="stroke-width:5" d="M46 40h20V28l28 22-28 22V60H46z"/></g>`,
  },
  hiddenObject: {
    oddOneOut: `${at(-42, -42, CARD + star(0, 0, 0.36, 'a'))}${at(42, -42, CARD + star(0, 0, 0.36, 'a'))}${at(-42, 42, CARD + star(0, 0, 0.36, 'a'))}${at(42, 42, `${CARD}<path class="b" style="stroke-width:5" d="M-24-20h48v40h-48z"/>`)}<circle fill="none" stroke="#f5343f" stroke-width="9" stroke-dasharray="220 20" cx="42" cy="42" r="46"/>`,
    magnifiedDoor: `<path class="l" style="stroke-width:26" d="M36 36l36 36"/><path class="M" style="stroke-width:15" d="M38 38l34 34"/><circle class="a" cx="-10" cy="-10" r="66"/><circle class="w" cx="-10" cy="-10" r="50"/>${at(-10, -10, DOOR)}<path class="h" style="opacity:.8" d="M-46-26c4-9 11-16 20-20"/>`,
  },
  stickman: {
    crowdGate: `<path class="w" d="M-88-86H88v44H-88z" style="stroke-width:5"/>${write('+ 10', 0, -64, 44)}<path class="b" d="M-92-90h16V86h-16zM76-90h16V86H76z" style="stroke-width:5"/>${runner(-38, 6, 0.62)}${runner(40, 6, 0.62)}${runner(0, 40, 0.78)}`,
  },
  blocks: {
    plainCube: cube(0, 0, 86, 'a'),
    twoCubes: `${cube(30, -22, 58, 'b')}${cube(-32, 28, 58, 'a')}`,
    slideRow: `${block(-60, -24, 'a')}${block(0, -24, 'b')}${block(60, -24, 'w')}<path class="w" style="stroke-width:5" d="M-40 42H8V28l42 26L8 80V66h-48z"/>`,
    dropping: `<path class="h" style="stroke-width:8" d="M-34-66v-22M0-74v-16M34-66v-22"/>${block(0, -26, 'a', 68)}<path class="M" style="stroke-width:9" d="M-20 24L0 42l20-18"/>${block(-58, 58, 'b', 50)}${block(58, 58, 'b', 50)}<rect fill="none" stroke="#fff" stroke-width="6" stroke-dasharray="12 9" x="-25" y="50" width="50" height="34" rx="8"/>`,
  },
  emoji: {
    smashed: `<circle ${paint('#ffd23c', '#8f5a04')} r="82"/><path fill="none" stroke="#7a4a06" stroke-width="9" stroke-linecap="round" d="M-56-34l30 14M56-34L26-20M-34 40c20-20 48-20 68 0"/><circle class="k" cx="-30" cy="-2" r="10"/><circle class="k" cx="30" cy="-2" r="10"/>${crack('M10-82l-10 26 18 14-14 22 8 14M18-42l24-4M4-20l-20 2', 6)}<path class="h" d="M-58-30c4-12 10-20 18-26"/>`,
  },
} satisfies Motifs
