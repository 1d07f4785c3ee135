/** What titles say is done or has happened: somebody falls, a planet breaks, a grill smokes. And plain poses of ninjas, stickmen and golf. */
import { drawEyes } from '../face.ts'
import { BIRDS_AND_FISH } from './creatures-birds-fish.ts'
import type { Motifs } from './motifs.ts'
import { drawHood, drawLimbs, WARM } from './people-parts.ts'
import { at, paint, sparkle, write } from './tables-parts.ts'
import { BALLS } from './vehicles-balls.ts'

const STEEL = paint('#dfe6f5', '#46506b', 5)
const COAL = paint('#565d80', '#1b2038', 5)
const ORANGE = paint('#ff9226', '#8f4606')
const LEAF = paint('#4fb85a', '#1c5c2a', 5)
const TURF = paint('#5ac464', '#1c5c2a')
const SAND = paint('#eec46e', '#7d5208')
const MEAT = paint('#c9603a', '#5f210c', 5)
const FIRE = paint('#ffb02c', '#a33d06', 5)
const HELMET = paint('#7f9a4a', '#33421a', 5)
const ROCK = paint('#8f9ab8', '#39415c')

const BAND = (x: number, y: number) =>
  at(x, y, '<path class="b" d="M-27-12c17 6 37 6 54-1l2 12c-18 7-40 7-57 1z" style="stroke-width:4"/>')
/** A stickman's head with a headband. */
const head = (x: number, y: number) =>
  `<circle class="a" cx="${x}" cy="${y}" r="27"/>${BAND(x, y)}${drawEyes(x + 6, y + 9, 9, 6)}`
/** Lines of speed or of a fall. */
const streaks = (d: string) => `<path class="M" style="stroke-width:7" d="${d}"/>`

const SWORD = `<path ${STEEL} d="M-5 6V-62L0-72l5 10V6z"/><path class="b" d="M-14 4h28v10h-28z" style="stroke-width:4"/><path ${COAL} d="M-5 14H5v18H-5z"/>`

const trooper = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    `${drawLimbs('M0-18v38l-16 44M0 20l18 44M0-8l26 14 22-8M0-8l-14 24 26 2')}<path ${COAL} d="M-2 0h64v10H34l-4 12H18l2-12H-2z"/><circle class="a" cy="-42" r="24"/><path ${HELMET} d="M-32-42c0-40 64-40 64 0z"/>${drawEyes(6, -32, 8, 5)}`,
    0,
    scale,
  )

const PUMPKIN = `<path ${LEAF} d="M-8-44c-4-16 2-28 16-34l10 9c-8 6-10 12-8 25z"/><path ${ORANGE} d="M0-46c40-13 76 9 76 52S40 74 0 68c-40 6-76-19-76-62s36-65 76-52z"/><path fill="none" stroke="#8f4606" stroke-width="5" d="M-34-44c-18 26-18 78 0 108M34-44c18 26 18 78 0 108"/><path class="k" d="M-48-12l30 6c-2 20-28 18-30-6zM48-12L18-6c2 20 28 18 30-6zM-52 24l16 6 10-4 4 11 14-4v-6H8l4 7 14-2 4-9 10 2 14-8C46 46 28 56 0 56s-46-10-52-32z"/>`
const WING =
  '<path class="w" d="M48-8c4-34 24-50 42-54 2 12-2 18-8 24 8 0 12 2 12 8-4 10-10 14-18 16 6 4 8 8 6 14-10 8-22 6-34-8z" style="stroke-width:5"/>'

const SIGNS = '3 1 4 2 4 2 1 3 1 3 2 4 2 4 3 1'.split(' ')
const BLACKED = new Set([1, 4, 11, 14])
const hitoriCell = (sign: string, place: number) => {
  const [x, y] = [(place % 4) * 39 - 58.5, Math.floor(place / 4) * 39 - 58.5]
  return BLACKED.has(place)
    ? `<rect class="k" x="${x - 17}" y="${y - 17}" width="34" height="34" rx="4"/>`
    : write(sign, x, y, 33)
}

const numbered = (x: number, y: number, name: string, text: string) =>
  `<rect class="${name}" x="${x - 23}" y="${y - 23}" width="46" height="46" rx="9" style="stroke-width:4"/>${write(text, x, y + 1, 30)}`
const stone = (x: number, y: number, w: number, h: number) =>
  `<rect ${SAND} x="${x}" y="${y}" width="${w}" height="${h}" rx="5"/>`

const FLAG = '<path class="l" style="stroke-width:7" d="M0 40V-76"/><path class="b" d="M2-76l54 20L2-36z"/>'
const HOLE = '<ellipse class="k" cy="42" rx="20" ry="8"/>'
const BALL = '<circle class="w" r="13" style="stroke-width:5"/>'

export const TITLED_DEEDS = {
  stickman: {
    tumble: `<g transform="translate(-2 8) rotate(158) scale(.9)">${drawLimbs('M-6-20l4 42-34 18-6 40M-2 22l30 22 34-8M-6-14l-36-18-18-30M-6-14l38-16 34 8')}<circle class="a" cx="-10" cy="-48" r="27"/>${BAND(-10, -48)}<path class="K" style="stroke-width:5" d="M-24-44l10 10M-14-44l-10 10M-2-44L8-34M8-44L-2-34"/></g>${streaks('M-52-88v40M4-90v26M60-88v30M80-80v50M-78-70v30')}`,
    limp: `<g transform="translate(-4 4) rotate(-76)">${drawLimbs('M0-16l4 44-26 22-4 34M4 28l30 16 8 34M0-8l-34 16-8 32M0-8l36-8 14-30')}<circle class="a" cx="4" cy="-42" r="27"/>${BAND(4, -42)}<path class="K" style="stroke-width:5" d="M-12-38l10 10M-2-38l-10 10M10-38l10 10M20-38L10-28"/></g>${streaks('M-70 60l-14 14M-40 68v18M60 62l14 12M84-20h-14')}`,
    stance: `${drawLimbs('M-4-22l-4 46-32 24-6 34M-8 24l34 20 18 36M-4-14l38 2 4-30M-4-14l24 22 32-10')}${head(-6, -50)}<circle class="b" cx="40" cy="-48" r="15"/><circle class="b" cx="56" cy="-4" r="15"/>`,
    sprint: `${drawLimbs('M18-24L-4 20l34 20-10 42M-4 20l-26 22-36 22M14-18L-18-4l-20-26M14-18l22 22 34-18')}${head(28, -52)}${streaks('M-88-40h34M-84-8h20M-88 30h26')}`,
    vault: `${drawLimbs('M-14-24L2 14l46-18 34 16M2 14l30 30 44 6M-14-20l-40-20-16 24M-14-20l24-32 30-8')}${head(-24, -50)}<path class="w" d="M-54 44h62v40h-62z"/><path class="l" style="stroke-width:5" d="M-54 64h62M-22 44v20M-38 64v20M-8 64v20"/>`,
    army: `${trooper(-50, -12, 0.74)}${trooper(34, -18, 0.74)}${trooper(-10, 20, 0.98)}<path class="l" style="stroke-width:6" d="M-72 30v-106"/><path class="b" d="M-72-80h40l-10 15 10 15h-40z" style="stroke-width:5"/>`,
  },
  ninja: {
    leap: `${at(62, -22, SWORD, 18, 0.88)}${drawLimbs('M-6 26l-38 0-16 32M10 26l32 16 2 34M-10-8l-38 12-20-22M14-8l30 0 14-16', 28)}<path ${COAL} d="M-20-22h40c4 18 2 36-6 54h-28c-8-18-10-36-6-54z"/><path class="m" style="stroke-width:9" d="M-18 16c12 4 24 4 36 0"/>${drawHood(-2, -48, 34, WARM)}<path class="b" d="M-34-56l-40-18 8 18-14 10 44 8z"/>${streaks('M-84 72h26M58 84h24M-8 84h22')}`,
    slash: `<path fill="#fff" opacity=".75" d="M-66-74C10-92 84-40 84 50 66-20 14-60-66-74z"/>${at(34, 38, SWORD, 62, 0.9)}${drawLimbs('M-20 30l-34 16-6 36M-4 30l26 18 4 34M-26 0l24 20 30 20M0 0l16 18 16 20', 28)}<path ${COAL} d="M-38-14H8c4 18 2 34-4 50h-36c-8-16-10-32-6-50z"/><path class="m" style="stroke-width:9" d="M-36 24c14 4 26 4 40 0"/>${drawHood(-16, -40, 36, WARM)}`,
    kick: `<g transform="translate(-2 0) scale(.96)">${drawLimbs('M-18 22l2 32-22 28M-8 18l44-18 40-22M-24-6l-34 14-8-22M0-8l26 22 22-14', 29)}<path ${COAL} d="M-36-18H4c6 16 6 32-2 46h-28c-10-12-14-28-10-46z"/><path class="m" style="stroke-width:9" d="M-36 14c12 5 26 5 38 0"/>${drawHood(-18, -46, 35, WARM)}<path class="b" d="M-50-54l-38-14 8 15-10 12 40 4z"/><path class="w" style="stroke-width:4" d="M78-62l4 18 14-10-4 18 16 4-14 10 8 16-18-6-4 16-8-16-16 4 12-14-10-14 16 2z" transform="translate(-6 12) scale(.92)"/></g>`,
  },
  numbers: {
    falling248: `<rect class="w" x="-84" y="-88" width="168" height="176" rx="16"/><rect class="k" opacity=".85" x="-74" y="-78" width="148" height="156" rx="10"/>${numbered(-49, 53, 'a', '4')}${numbered(0, 53, 'b', '8')}${numbered(49, 53, 'a', '2')}${numbered(-49, 4, 'b', '16')}${numbered(49, -22, 'b', '2')}${streaks('M34-70v16M62-70v16')}`,
  },
  soccer: {
    corner: `<path ${TURF} d="M-92 62c30-18 150-18 184 0 0 30-184 30-184 0z"/><path fill="none" stroke="#fff" stroke-width="6" d="M-78 60c20-12 60-14 90 2"/><path class="l" style="stroke-width:9" d="M-46 58V-84"/><path class="b" d="M-44-84L22-60-44-34z"/>${at(38, 22, BALLS.soccer.ball, 0, 0.56)}`,
    net: `<path fill="none" stroke="#fff" stroke-width="5" d="M-80-80C-40-60 40-60 80-80M-82-48C-40-24 40-24 82-48M-82-10C-50 20 50 20 82-10M-78 34c30 28 126 28 156 0M-52-84c10 50 8 100-8 150M-18-78c4 50 4 100-2 156M18-78c-4 50-4 100 2 156M52-84c-10 50-8 100 8 150"/>${at(6, 8, BALLS.soccer.ball, 20, 0.66)}<path class="l" style="stroke-width:12" d="M-84 84V-86H84V84"/>`,
  },
  bird: {
    pair: `${at(-34, 30, BIRDS_AND_FISH.bird.round, 0, 0.62)}${at(40, -34, `<g transform="scale(-1 1)">${BIRDS_AND_FISH.bird.round}</g>`, 0, 0.52)}`,
    perched: `${at(0, -13, BIRDS_AND_FISH.bird.round, 0, 0.78)}<path ${paint('#a9713f', '#5a3515', 5)} d="M-92 52c50-10 120-10 184-2l-2 16c-60-6-130-6-180 4z"/><path ${LEAF} d="M56 54c4-22 20-30 36-28 0 18-14 30-36 28zM-70 66c0 16 12 24 28 20-2-14-12-22-28-20z"/>`,
  },
  golf: {
    putting: `<path ${TURF} d="M-92 58c24-22 160-22 184 0 0 36-184 36-184 0z"/>${at(34, 8, HOLE + FLAG)}${at(-22, 48, BALL)}<path ${STEEL} d="M-62-88l10-3 20 128-8 3z"/><path class="a" d="M-46 34l34-4c6 8 4 18-4 20l-26 4c-8-4-10-14-4-20z"/>${streaks('M0 50h10M20 50h6')}`,
    green: `<path ${LEAF} d="M-90-10c0-60 60-84 112-64 50 18 76 54 66 96-10 46-74 66-118 54-40-10-60-44-60-86z"/><path ${paint('#86dc7a', '#2f7a34', 4)} d="M-50-18c4-34 46-44 76-30 34 14 46 40 36 64-12 30-58 36-84 20-22-12-32-30-28-54z"/><path ${SAND} d="M-66 40c-2-18 26-22 36-8 12 16-2 32-16 30-12-2-20-10-20-22z"/>${at(14, -28, `<ellipse class="k" cy="36" rx="14" ry="6"/>${at(0, 0, FLAG, 0, 0.86)}`)}${at(-20, 10, BALL)}`,
  },
  cooking: {
    grill: `<path ${FIRE} d="M-40 6c-8-22 8-30 6-50 16 12 20 24 18 36 6-6 8-12 8-20 14 12 18 22 14 34 8-4 12-10 12-18 12 8 14 12 10 18z"/><path class="l" style="stroke-width:9" d="M-38 56l-20 30M38 56l20 30"/><path ${COAL} d="M-78 4H78C74 44 44 62 0 62S-74 44-78 4z"/><path ${STEEL} d="M-86-8H86V6H-86z"/><g ${MEAT}><path d="M-72-20c0-20 46-24 50-6 2 16-48 22-50 6z"/><path d="M-6-24c4-14 38-18 44-4-2 14-42 18-44 4z"/><path d="M50-26c10-8 30-4 28 6-4 10-28 8-28-6z"/></g><path class="h" style="stroke-width:6" d="M-52-56c-8-10 8-16 0-28M0-60c-8-10 8-16 0-28M52-56c-8-10 8-16 0-28"/>`,
  },
  sudoku: {
    hitori: `<rect class="a" x="-88" y="-88" width="176" height="176" rx="20"/><rect fill="#fffdf6" x="-78" y="-78" width="156" height="156" rx="8"/><path fill="none" stroke="#33406b" stroke-width="4" d="M-39-78V78M0-78V78M39-78V78M-78-39H78M-78 0H78M-78 39H78"/>${SIGNS.map(hitoriCell).join('')}`,
  },
  rocket: {
    brokenPlanet: `<path class="a" d="M-8-66c-42 2-70 34-68 72 2 34 28 62 60 66l-10-34 22-20-26-26 28-24z"/><path class="b" d="M18-62c36 6 62 36 60 72-2 36-28 60-60 64l-8-32 20-22-24-24 24-24z"/><path ${FIRE} d="M2-40l10 12-20 20 24 24-20 20 6 26-14-26 18-20-24-24 24-20z" style="stroke-width:4"/><g class="s"><circle cx="-48" cy="-12" r="11"/><circle cx="-38" cy="34" r="8"/></g><g class="t"><circle cx="50" cy="-16" r="9"/><circle cx="44" cy="36" r="12"/></g><path ${ROCK} d="M-2-92l16 8-4 14-16-4zM82-66l12 10-10 12-12-8zM-86-58l14 4 0 14-16-4zM84 66l10 8-8 12-12-8z"/><path class="h" d="M-60-10c4-20 14-32 28-38"/>`,
  },
  halloween: {
    wingedPumpkin: `${WING}<g transform="scale(-1 1)">${WING}</g>${at(0, 8, PUMPKIN, 0, 0.78)}`,
    twoPumpkins: `${at(34, -16, PUMPKIN, 8, 0.66)}${at(-30, 28, PUMPKIN, -6, 0.72)}`,
  },
  jigsaw: {
    crumpled: `<path class="w" d="M-72-66l34-14 30 12 34-16 46 16-8 40 16 34-14 36 8 26-48 16-30-12-38 16-42-20 10-40-14-34z"/><path ${paint('#7cc8f5', '#2a6b9c', 4)} d="M-52-46l32-8 26 8 34-10 26 10-6 34 8 32-10 36-40 8-26-8-34 6-6-36-8-32z"/><path ${LEAF} d="M-58 34l26-40 22 26 22-42 44 48-6 32-40 8-26-8-34 6z"/><circle ${paint('#ffd23c', '#8f5a04', 4)} cx="-24" cy="-28" r="12"/><path fill="none" stroke="#33406b" stroke-opacity=".5" stroke-width="5" stroke-linejoin="round" d="M-72-66l40 42-34 32M-8-68l4 46-28-2M72-68L40-22l-44 0M64-28L40-22l16 44 16 20M-32-24l20 44 50-4M-12 20l-20 52M38 18l-4 62"/>`,
  },
  treasure: {
    steppedPyramid: `${stone(-92, 44, 184, 38)}${stone(-70, 8, 140, 38)}${stone(-48, -28, 96, 38)}<path ${SAND} d="M-28-76h56v50h-56z"/><path fill="#4a2c08" d="M-10-52h20v26h-20z"/><path ${paint('#d9a648', '#7d5208', 5)} d="M-36-88h72v16h-72z"/><path ${paint('#fbe3a4', '#7d5208', 5)} d="M-14-26h28L22 82h-44z"/><path fill="none" stroke="#7d5208" stroke-width="4" d="M-15-8h30M-17 10h34M-18 28h36M-19 46h38M-20 64h40"/>${sparkle(66, -54, 15)}`,
  },
} satisfies Motifs
