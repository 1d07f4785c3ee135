/** More drawings of what fills whole lists: there two of twelve tiles may share one. */
import { drawEyes, drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, eye, paint, pieces, sparkle, star, write } from './tables-parts.ts'
import { drawKnobbyWheel, drawWheel } from './vehicles-parts.ts'

/** A figure of one line with a round head. */
const figure = (limbs: string, x: number, y: number, name: 'a' | 'b' = 'a') => {
  const [line, inner] = name === 'a' ? ['l', 'B'] : ['m', 'M']
  return `<path class="${line}" style="stroke-width:23" d="${limbs}"/><path class="${inner}" style="stroke-width:13" d="${limbs}"/><circle class="${name}" cx="${x}" cy="${y}" r="25"/><g fill="#fff"><ellipse cx="${x - 6}" cy="${y - 2}" rx="6" ry="8"/><ellipse cx="${x + 10}" cy="${y - 2}" rx="6" ry="8"/></g><g class="k"><circle cx="${x - 4}" cy="${y - 1}" r="3.4"/><circle cx="${x + 12}" cy="${y - 1}" r="3.4"/></g>`
}

const glazed = (x: number, y: number, scale: number, name: string) =>
  at(
    x,
    y,
    `<circle ${paint('#e9a652', '#7d4514')} r="54"/><path class="${name}" style="stroke-width:5" d="M0-46c30 0 46 20 46 44 0 12-10 8-14 20-6 14-16 6-26 18-10 10-18-4-30-2C-40 32-46 16-46-2c0-24 18-44 46-44z"/><circle class="k" opacity=".75" r="16"/><path stroke="#fff" stroke-width="6" stroke-linecap="round" d="M-28-12l4-6M4-32l7 3M30-6l-2 7M-20 20l-6-3M14 24l6-4"/><path class="h" d="M-34-24c4-6 9-10 15-13"/>`,
    0,
    scale,
  )

const FUR = paint('#e6b06a', '#73420f')
const ZOMBIE = paint('#9ccf77', '#345522')
const WALL = 'M-80 84V-10h20v14h20v-14h24v14h32v-14h24v14h20v-14h20v94z'

export const FREQUENT = {
  cake: {
    donuts: `${glazed(-32, 28, 0.9, 'a')}${glazed(34, -26, 0.86, 'b')}`,
    donutFace: `${glazed(0, 0, 1.42, 'b')}${at(0, 38, drawFace(0, 0, 0.55))}`,
    popsicle: `<path ${paint('#e9c48a', '#7d5208')} d="M-11 40h22v34c0 14-22 14-22 0z"/><path class="a" d="M-42 46v-84c0-56 84-56 84 0v84z"/><path class="s" d="M18-76c16 8 24 20 24 38v84H10c14-34 18-84 8-122z"/><path class="w" style="stroke-width:4" d="M-42-30v-8c0-56 84-56 84 0v10c-12 12-20-6-32 4s-16-4-28 4-14-8-24-10z"/>${drawFace(0, 8, 0.95)}<path class="h" d="M-30-40c0-14 6-22 14-26"/>`,
  },
  castle: {
    wall: `<path class="a" d="${WALL}"/><path class="s" d="M30 84V0h10v-10h20v14h0v80z"/><path class="b" d="M-24 84V48c0-32 48-32 48 0v36z"/><path class="l" style="stroke-width:4" d="M-70 30h24M46 30h24M-66 56h18M50 56h18"/><path class="l" style="stroke-width:7" d="M-54-10v-66M54-10v-66"/><path class="b" d="M-52-76l34 14-34 14zM56-76l-34 14 34 14z" style="stroke-width:5"/>${star(0, 20, 0.2, 'w')}`,
    watchtower: `<path class="l" style="stroke-width:10" d="M-40 84L-26-4M40 84L26-4M-36 60h72M-32 30h64M-36 60l68-30M36 60l-68-30"/><path class="a" d="M-46-34h92V8h-92z"/><path class="s" d="M14-34h32V8H14z"/><path class="b" d="M-58-36L0-82l58 46z"/><path class="k" d="M-18-24h36v20h-36z"/>${eye(-8, -14, 6)}${eye(9, -14, 6)}<path class="h" d="M-34-46L-8-66"/>`,
    shieldTower: `<path class="a" d="M-52 84l8-104h-14v-40h24v16h18v-16h32v16h18v-16h24v40H44l8 104z"/><path class="s" d="M24 84L18-20h40v-40h-8v40h-6l8 104z"/><path class="b" d="M-30-6h60v34c0 22-14 36-30 44-16-8-30-22-30-44z"/><path class="w" style="stroke-width:4" d="M-4-4h8v26h24v8H4v36h-8V30h-24v-8h24z"/><path class="h" d="M-46-40v-8h8"/>`,
  },
  stickman: {
    kick: figure('M-14-30L-8 22l-20 54M-8 22l52-14 34-26M-12-18l-44 18M-12-18l34 20 22-14', -18, -56),
    cheer: `${figure('M0-28v56l-24 50M0 28l24 50M0-14l-44-30-8-30M0-14l44-30 8-30', 0, -52)}${sparkle(-62, -10, 14)}${sparkle(62, -10, 14)}`,
    climb: `<path class="m" style="stroke-width:10" d="M-44-84V84M44-84V84M-44-50h88M-44-10h88M-44 30h88M-44 70h88"/>${figure('M0-30v52l-26 30M0 22l24 48M0-16l-28 6 8-34M0-16l30-22-8-30', -2, -52)}`,
  },
  soccer: {
    pitch: `<g transform="rotate(-8)"><rect ${paint('#49b860', '#14562a')} x="-80" y="-56" width="160" height="112" rx="12"/><path fill="#fff" opacity=".14" d="M-80-50h32V50h-32zM-16-50h32V50h-32zM48-50h28V50H48z"/><path fill="none" stroke="#fff" stroke-width="5" d="M-70-46H70V46H-70zM0-46v92M-70-22h24v44h-24M70-22H46v44h24"/><circle fill="none" stroke="#fff" stroke-width="5" r="20"/><circle class="w" r="12" style="stroke-width:4"/><circle class="k" r="4"/></g>`,
    worldCup: `<path class="a" d="M-30-20c-20 30-8 60 4 72h52c12-12 24-42 4-72z"/><path class="s" d="M8-20h22c20 30 8 60-4 72H4c12-20 12-50 4-72z"/><circle class="w" cy="-38" r="40"/><path class="k" d="M0-54l15 11-6 18H-9l-6-18zM-36-56l12-10 6 8-6 12zM36-56l-12-10-6 8 6 12zM-10-2h20l-4 4H-6z"/><path class="b" d="M-36 50h72v28h-72z"/><path class="h" d="M-24 4c-4 12-4 22 0 30"/>${sparkle(60, -60, 15)}${sparkle(-60, -50, 12)}`,
  },
  words: {
    bubbleLetters: `${at(-46, -22, write('A', 0, 0, 110, 'a'), -10)}${at(26, -34, write('B', 0, 0, 96, 'b'), 8)}${at(4, 46, write('C', 0, 0, 100, 'w'), -4)}${sparkle(64, 40, 16)}`,
    keys: `${[
      [-52, -30, 'a', 'Q'],
      [0, -30, 'w', 'W'],
      [52, -30, 'b', 'E'],
      [-26, 26, 'w', 'A'],
      [26, 26, 'a', 'S'],
    ]
      .map(([x, y, name, letter]) =>
        at(
          +x!,
          +y!,
          `<rect class="${name}" x="-23" y="-23" width="46" height="50" rx="12"/><rect class="H" x="-16" y="-18" width="32" height="8" rx="4"/>${write(`${letter}`, 0, 3, 34)}`,
        ),
      )
      .join('')}<rect class="b" x="-46" y="62" width="92" height="20" rx="10" style="stroke-width:5"/>`,
    grid: `<rect class="w" x="-78" y="-78" width="156" height="156" rx="20"/><path class="M" style="stroke-width:33;opacity:.75" d="M-52-52L52 52"/>${[...'WASPLOTENURMIKED'].map((letter, place) => write(letter, -52 + (place % 4) * 35, -52 + Math.floor(place / 4) * 35, 28)).join('')}`,
  },
  cooking: {
    mixing: `<path class="m" style="stroke-width:9" d="M20-14L62-80"/><path class="w" style="fill:none;stroke-width:5" d="M20-12c-14-8-12-34 4-44M20-12c14 0 28-18 26-38M20-12l16-30"/><path class="a" d="M-78-14H78c0 50-24 88-56 88h-44c-32 0-56-38-56-88z"/><path class="s" d="M30-14h48c0 50-24 88-56 88H-4c30-20 42-54 34-88z"/><path class="b" d="M-78-14c14-16 30 4 44-8 14 12 30-12 44 2 12-12 24 6 34-4 10 10 24-2 34 10z" style="stroke-width:5"/>${drawFace(-4, 26, 1)}<path class="h" d="M-62 6c2 12 6 22 12 30"/>`,
    cloche: `<path class="m" style="stroke-width:8" d="M-52-56c-8-8 6-12-2-22M52-56c-8-8 6-12-2-22"/><circle class="b" cy="-58" r="13"/><path class="w" d="M-66 34c0-46 28-78 66-78s66 32 66 78z"/><path class="k" opacity=".12" d="M22-38c20 16 30 42 28 72h16c0-38-18-64-44-72z"/>${drawFace(0, 2, 1)}<path class="a" d="M-82 34H82c0 16-12 24-30 24H-52c-18 0-30-8-30-24z"/><path class="h" d="M-48 12c2-14 8-24 17-32"/>`,
  },
  sudoku: {
    ninth: `<rect class="a" x="-78" y="-78" width="156" height="156" rx="22"/><g class="w" style="stroke-width:4"><rect x="-66" y="-66" width="40" height="40" rx="9"/><rect x="-20" y="-66" width="40" height="40" rx="9"/><rect x="26" y="-66" width="40" height="40" rx="9"/><rect x="-66" y="-20" width="40" height="40" rx="9"/><rect x="26" y="-20" width="40" height="40" rx="9"/><rect x="-66" y="26" width="40" height="40" rx="9"/><rect x="-20" y="26" width="40" height="40" rx="9"/><rect x="26" y="26" width="40" height="40" rx="9"/></g><rect class="b" x="-22" y="-22" width="44" height="44" rx="10"/>${write('5', -46, -46, 30)}${write('1', 0, -46, 30)}${write('9', 46, -46, 30)}${write('3', -46, 0, 30)}${write('?', 0, 0, 34)}${write('7', 46, 0, 30)}${write('8', -46, 46, 30)}${write('2', 0, 46, 30)}${write('6', 46, 46, 30)}`,
  },
  dog: {
    kennel: `<path class="a" d="M-64 80V-10L0-68 64-10v90z"/><path class="s" d="M24-46L64-10v90H40z"/><path class="b" d="M-82-2L0-82 82-2 66 12 0-52-66 12z"/><path class="k" opacity=".7" d="M-40 80V36c0-48 80-48 80 0v44z"/>${at(0, 44, `<path ${FUR} d="M-30-20c-14-2-16 22-8 32 6 2 10-2 12-8zM30-20c14-2 16 22 8 32-6 2-10-2-12-8z"/><path ${FUR} d="M-30-4c0-20 12-28 30-28s30 8 30 28c0 22-12 38-30 38S-30 18-30-4z"/><circle class="k" cx="-11" cy="-8" r="5"/><circle class="k" cx="12" cy="-8" r="5"/><path class="k" d="M-8 6H8L0 15z"/>`)}`,
    bone: `${at(0, 0, '<path class="w" d="M-40-16c-10-22-40-14-36 6-18 8-12 34 8 34 4 20 32 16 34-4l72 0c2 20 30 24 34 4 20 0 26-26 8-34 4-20-26-28-36-6z"/><path class="h" d="M-62-2c-2-4-2-6 0-10"/>', -28)}${at(34, 42, `<g ${FUR}><circle cx="-18" cy="-12" r="7"/><circle cx="0" cy="-20" r="7"/><circle cx="18" cy="-12" r="7"/><path d="M0-8c12 0 20 12 18 22-4 8-32 8-36 0C-20 4-12-8 0-8z"/></g>`)}`,
    puppy: `<path ${FUR} d="M-52-50c-34-6-40 50-22 76 12 4 22-6 26-20zM52-50c34-6 40 50 22 76-12 4-22-6-26-20z"/><path ${FUR} d="M-58-6c0-40 24-58 58-58s58 18 58 58c0 44-26 74-58 74s-58-30-58-74z"/><path fill="#fff3e2" d="M-32 36c0-22 14-30 32-30s32 8 32 30S18 66 0 66s-32-8-32-30z"/><path class="k" d="M-15 12h30L0 30z"/><path class="K" style="stroke-width:4" d="M0 30v8M-16 40c4 7 13 6 16-2 3 8 12 9 16 2"/><path ${paint('#ff7d96', '#8c3248', 4)} d="M-9 48H9c2 24-20 24-18 0z"/>${drawEyes(0, -16, 24, 13)}`,
    paw: `<g ${FUR}><ellipse cx="-54" cy="-14" rx="19" ry="25" transform="rotate(-24 -54 -14)"/><ellipse cx="-20" cy="-52" rx="19" ry="27"/><ellipse cx="24" cy="-52" rx="19" ry="27"/><ellipse cx="58" cy="-12" rx="19" ry="25" transform="rotate(24 58 -12)"/><path d="M0-10c30 0 54 34 52 58-2 22-28 22-52 16-24 6-50 6-52-16C-54 24-30-10 0-10z"/></g><path class="h" d="M-32 30c4-10 10-16 18-20"/>`,
    ball: `${at(-8, 0, `<path ${FUR} d="M-52-46c-32-4-34 44-18 66 12 4 20-6 24-18zM52-46c32-4 34 44 18 66-12 4-20-6-24-18z"/><path ${FUR} d="M-56-4c0-40 24-56 56-56s56 16 56 56c0 38-24 58-56 58S-56 34-56-4z"/>${drawEyes(0, -12, 24, 12)}<path class="k" d="M-13 12h26L0 27z"/>`)}<circle ${paint('#c9e84a', '#5b7708')} cx="0" cy="52" r="29"/><path fill="none" stroke="#fff" stroke-width="5" d="M-20 36c10 10 10 26 0 36M20 36c-10 10-10 26 0 36"/>`,
  },
  truck: {
    crane: `<path class="b" d="M-20-8L50-84l14 10L6 6z"/><path class="l" style="stroke-width:5" d="M54-74v58"/><path class="m" style="stroke-width:8" d="M54-16c-12 4-10 20 2 18 8-2 8-8 6-12"/><path class="a" d="M-80-14c0-8 4-12 12-12h30v38h86v20H-80z"/><path class="w" d="M-68-16h22v22h-22z" style="stroke-width:5"/><path class="s" d="M-78 18H46v12H-78z"/>${drawKnobbyWheel(-54, 46, 22, 'b')}${drawKnobbyWheel(-6, 46, 22, 'b')}${drawKnobbyWheel(38, 46, 22, 'b')}`,
    dozer: `<path class="a" d="M-58-2h92v36h-92z"/><path class="a" d="M-40-62h50v62h-50z"/><path class="w" d="M-30-52h30v34h-30z" style="stroke-width:5"/><path class="l" style="stroke-width:8" d="M24-6v-34"/><path class="b" d="M48-26c22 16 30 44 26 84H52c6-30 6-56-4-84z"/><path class="l" style="stroke-width:8" d="M34 24h18"/><rect class="k" x="-74" y="34" width="116" height="44" rx="22" stroke="#fff" stroke-opacity=".3" stroke-width="4"/><g class="b" style="stroke-width:4"><circle cx="-50" cy="56" r="12"/><circle cx="-16" cy="56" r="12"/><circle cx="18" cy="56" r="12"/></g>`,
    lifter: `<path class="l" style="stroke-width:10" d="M34-76V62M54-76V62"/><path class="b" d="M54 44h30v12H54z" style="stroke-width:5"/><rect ${paint('#d9a05c', '#6b3f16', 5)} x="50" y="-2" width="36" height="38" rx="5"/><path class="a" d="M-72 6h94v48h-94z"/><path class="l" style="stroke-width:8" d="M-50 6v-66h58l12 66"/><path class="s" d="M-70 34h90v18h-90z"/><path class="k" d="M-30-6h22V8h-22z"/>${drawWheel(-44, 58, 22, 'b')}${drawWheel(8, 58, 22, 'b')}`,
  },
  car: {
    mini: `<path class="a" d="M-66 26c-2-18 2-34 16-38l10-30c4-12 12-16 24-16h34c12 0 20 4 24 16l10 30c14 4 16 20 14 38z"/><path class="w" d="M-36-16l8-24c2-4 4-6 10-6h36c6 0 8 2 10 6l8 24z" style="stroke-width:5"/><path class="H" d="M-12-44h14l-16 26h-14zM14-44h8L6-18h-8z"/><circle class="b" cx="-44" cy="8" r="12" style="stroke-width:5"/><circle class="b" cx="44" cy="8" r="12" style="stroke-width:5"/><path class="K" style="stroke-width:5" d="M-14 8c8 8 20 8 28 0"/><path class="w" d="M-72 26H72v18H-72z" style="stroke-width:5"/><rect class="k" x="-60" y="44" width="24" height="28" rx="8"/><rect class="k" x="36" y="44" width="24" height="28" rx="8"/><path class="h" d="M-50-6c4-4 8-6 14-6"/>`,
    muscle: `<path class="a" d="M-82 24c0-16 8-26 30-28l22-6c10-14 20-20 40-20h20c18 0 28 8 36 24l14 4c6 2 6 26 4 36H-74c-6 0-8-4-8-10z"/><path class="w" d="M-20-10c8-10 14-14 28-14v14zM16-24h14c12 0 18 4 24 14H16z" style="stroke-width:5"/><path class="b" style="stroke-width:4" d="M-80 10c20-6 60-8 162-4v8c-100-4-140-2-162 4z"/><path class="b" d="M-58-12h24l6-8h-22c-6 0-10 4-8 8z" style="stroke-width:4"/><path class="m" style="stroke-width:7" d="M60-24h26M66-24v20M80-24v22"/>${drawWheel(-46, 36, 24, 'b')}${drawWheel(46, 36, 26, 'b')}<path class="h" d="M-64 4c6-3 12-4 18-5"/>`,
  },
  zombie: {
    bride: `<path class="w" d="M-62 40c-20-60 0-118 62-118S82-20 62 40c-12-8-16-20-18-34h-88c-2 14-6 26-18 34z"/><path ${ZOMBIE} d="M-48-10c0-34 20-50 48-50s48 16 48 50c0 32-20 56-48 56S-48 22-48-10z"/><path class="a" d="M-50-26C-46-54-24-66 0-66s46 12 50 40C34-38 20-34 8-48-4-34-30-40-50-26z" style="stroke-width:5"/>${eye(-20, -8, 14)}${eye(22, -6, 11)}<path class="K" style="stroke-width:5" d="M-20 22h40M-10 18v8M4 18v8M16 18v8"/><path class="w" d="M-40 84c2-28 16-42 40-42s38 14 40 42z"/><path ${ZOMBIE} d="M-66 60c-10-4-16 8-8 16l24 8 6-16zM66 60c10-4 16 8 8 16l-24 8-6-16z"/>`,
    eyes: `<path ${ZOMBIE} d="M-78 84V20c0-30 14-46 36-46S-6-10-6 20v64zM8 84V34C8 8 20-6 42-6s36 14 36 40v50z"/><path fill="#345522" opacity=".24" d="M-22-20c10 6 16 20 16 40v64h-22c16-30 16-70 6-104zM60 0c12 6 18 16 18 34v50H56c14-26 14-56 4-84z"/>${eye(-56, 16, 14)}${eye(-28, 18, 10)}${eye(30, 32, 11)}${eye(58, 30, 14)}<path class="K" style="stroke-width:5" d="M-60 46c8-6 28-6 34 2M28 60c8 6 24 6 30-2"/><path class="b" d="M-70-10l12-40 14 22 12-30 10 34 14-16 2 34z" style="stroke-width:5"/>`,
  },
  bubbles: {
    bunch: `${[
      [-34, -34, 'a'],
      [32, -42, 'b'],
      [0, 2, 'w'],
    ]
      .map(
        ([x, y, name]) =>
          `<path class="m" style="stroke-width:4" d="M${x} ${+y! + 30}Q${+x! / 2} 60 0 84"/><path class="${name}" d="M${x} ${+y! + 34}c-20-4-34-20-34-40a34 36 0 0 1 68 0c0 20-14 36-34 40z"/><path class="h" d="M${+x! - 20} ${+y! - 12}c2-8 7-13 13-16"/>`,
      )
      .join('')}`,
    dogBalloon: `<g class="a"><ellipse cx="-58" cy="-30" rx="24" ry="16"/><ellipse cx="-30" cy="-62" rx="11" ry="20"/><ellipse cx="-14" cy="-54" rx="10" ry="18"/><ellipse cx="-26" cy="-26" rx="17" ry="22"/><ellipse cx="14" cy="6" rx="44" ry="20"/><ellipse cx="-26" cy="46" rx="14" ry="32"/><ellipse cx="-2" cy="48" rx="13" ry="30"/><ellipse cx="42" cy="48" rx="13" ry="30"/><ellipse cx="64" cy="46" rx="14" ry="32"/><ellipse cx="72" cy="-24" rx="11" ry="30" transform="rotate(20 72 -24)"/></g><path class="h" d="M-10-2c10-4 24-5 34-3M-72-36c4-3 8-4 13-4"/><circle class="k" cx="-58" cy="-34" r="4"/>`,
  },
  blocks: {
    tetro: `<g transform="translate(-8 0) scale(0.92)">${at(
      -42,
      -34,
      pieces(
        [
          [-0.5, -1],
          [-0.5, 0],
          [-0.5, 1],
          [0.5, 1],
        ],
        34,
        'a',
      ),
      -10,
    )}${at(
      42,
      -30,
      pieces(
        [
          [-0.5, -0.5],
          [0.5, -0.5],
          [-0.5, 0.5],
          [0.5, 0.5],
        ],
        34,
        'b',
      ),
      12,
    )}${at(
      2,
      56,
      pieces(
        [
          [-2, -0.5],
          [-1, -0.5],
          [0, -0.5],
          [1, -0.5],
        ],
        34,
        'w',
      ),
      -4,
    )}</g>`,
  },
} satisfies Motifs
