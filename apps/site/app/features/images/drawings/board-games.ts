/** Things of board games and jigsaws that stand beside those of the tables. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, paint, redSuit, star, write } from './tables-parts.ts'

const pips = (...places: readonly (readonly [x: number, y: number])[]) =>
  `<g class="k">${places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7"/>`).join('')}</g>`

const WOOD = paint('#d9a05c', '#6b3f16')

/** A draughtsman seen from the side and above. */
const disc = (x: number, y: number, name: string, shade: string, scale = 1) =>
  at(
    x,
    y,
    `<path class="${name}" d="M-40-8v16c0 13 18 23 40 23s40-10 40-23V-8z"/><path ${shade} d="M-40 0v8c0 13 18 23 40 23s40-10 40-23V0c0 13-18 23-40 23S-40 13-40 0z"/><ellipse class="${name}" cy="-8" rx="40" ry="23"/><ellipse class="H" cy="-8" rx="26" ry="14"/><path class="h" d="M-28-12c4-5 9-8 16-10" style="stroke-width:5"/>`,
    0,
    scale,
  )
const discA = (x: number, y: number, scale?: number) => disc(x, y, 'a', 'class="s"', scale)
const discB = (x: number, y: number, scale?: number) => disc(x, y, 'b', 'class="t"', scale)

const stone = (x: number, y: number, r: number, isLight: boolean) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${isLight ? 'class="w" style="stroke-width:4"' : 'class="k" stroke="#fff" stroke-opacity=".25" stroke-width="3"'}/><ellipse class="H" cx="${x - r * 0.3}" cy="${y - r * 0.35}" rx="${r * 0.3}" ry="${r * 0.2}"/>`

const domino = (x: number, y: number, turn: number, name: string, fill: string, dots: string) =>
  at(
    x,
    y,
    `<rect class="${name}" x="-28" y="-56" width="56" height="112" rx="13"/><path class="l" style="stroke-width:4" d="M-20 0h40"/><path fill="none" class="K" style="stroke-width:13;stroke:${fill}" d="${dots}"/>`,
    turn,
  )
const INK = '#2b2140'

const tileOf = (face: string, turn: number) =>
  at(
    1,
    3,
    `<path class="b" d="M-50-50l14-18h78c8 0 14 6 14 14v96l-16 20z"/><path class="t" d="M40-54l14-8c2 3 2 5 2 8v96l-14 18z"/><rect class="w" x="-58" y="-56" width="98" height="120" rx="14"/>${face}<path class="h" d="M-46-26v-10c0-4 3-7 7-7"/>`,
    turn,
    1.1,
  )

const card = (face: string, name: string) =>
  `<rect class="${name}" x="-40" y="-60" width="80" height="120" rx="14"/>${face}<path class="h" d="M-30-38v-6c0-5 3-8 8-8"/>`

const pawn = (x: number, y: number, name: string, shade: string, scale = 1) =>
  at(
    x,
    y,
    `<path class="${name}" d="M0-58c15 0 25 11 25 25 0 9-4 16-11 21 13 11 21 30 25 62h-78c4-32 12-51 25-62-7-5-11-12-11-21 0-14 10-25 25-25z"/><path ${shade} d="M10-10c12 12 20 30 24 60H8C14 24 14 6 10-10z"/><path class="h" d="M-11-36c1-5 4-9 9-10"/>`,
    0,
    scale,
  )

export const BOARD_GAMES = {
  dice: {
    dominoes: `${domino(-34, 6, -18, 'w', INK, 'M-10-38h.1M10-18h.1M-10 18h.1M10 18h.1M-10 38h.1M10 38h.1')}${domino(36, 10, 16, 'b', '#fff', 'M0-28h.1M-10 18h.1M10 38h.1M0 28h.1')}`,
    dominoRow: `<g transform="translate(-6 0) scale(0.92)">${domino(-54, 12, 0, 'a', '#fff', 'M0-28h.1M-10 18h.1M10 38h.1')}${domino(0, 4, 8, 'w', INK, 'M-10-38h.1M10-18h.1M0 28h.1')}${domino(52, 14, 24, 'b', '#fff', 'M-10-38h.1M10-18h.1M10 18h.1M-10 38h.1')}<path class="h" style="opacity:.5" d="M-70-62c14-12 32-14 46-8"/></g>`,
    xAndO: `<g fill="none" stroke-linecap="round"><path class="l" style="stroke-width:36" d="M-66-50L-14 26M-14-50l-52 76"/><path class="B" style="stroke-width:24" d="M-66-50L-14 26M-14-50l-52 76"/><circle class="m" style="stroke-width:36" cx="42" cy="22" r="32"/><circle class="M" style="stroke-width:24" cx="42" cy="22" r="32"/></g><path class="h" d="M-70-52l10 14M20 4c3-7 8-11 14-13"/>`,
    noughts: `<rect class="w" x="-84" y="-84" width="168" height="168" rx="22"/><path class="l" style="stroke-width:9" d="M-26-70V70M26-70V70M-70-26H70M-70 26H70"/><path class="m" style="stroke-width:19" d="M-64-64l24 24M-40-64l-24 24M40 40l24 24M64 40L40 64M-12-12l24 24M12-12l-24 24"/><path class="M" style="stroke-width:11" d="M-64-64l24 24M-40-64l-24 24M40 40l24 24M64 40L40 64M-12-12l24 24M12-12l-24 24"/><g class="l" style="stroke-width:18"><circle cx="52" cy="-52" r="13"/><circle cx="52" cy="0" r="13"/><circle cx="-52" cy="52" r="13"/></g><g class="B" style="stroke-width:10"><circle cx="52" cy="-52" r="13"/><circle cx="52" cy="0" r="13"/><circle cx="-52" cy="52" r="13"/></g>`,
    connectFour: `<path class="l" style="stroke-width:12" d="M-66 62v18M66 62v18"/><rect class="a" x="-80" y="-58" width="160" height="124" rx="16"/>${[0, 1, 2].map((row) => [0, 1, 2, 3].map((column) => `<circle ${['k', 'b', 'w'][(row * 2 + column * (row + 1)) % 3] === 'k' ? 'class="k" opacity=".5"' : `class="${['k', 'b', 'w'][(row * 2 + column * (row + 1)) % 3]}" style="stroke-width:4"`} cx="${-54 + column * 36}" cy="${-34 + row * 37}" r="14"/>`).join('')).join('')}<circle class="b" cx="18" cy="-74" r="13" style="stroke-width:4"/>`,
    ludoPawns: `${pawn(-34, -6, 'a', 'class="s"', 1.1)}${pawn(38, 10, 'b', 'class="t"', 1.2)}<rect class="w" x="-34" y="30" width="48" height="48" rx="12" transform="rotate(-10 -10 54)"/><g class="k"><circle cx="-20" cy="42" r="5"/><circle cx="-10" cy="54" r="5"/><circle cx="0" cy="66" r="5"/></g>`,
    ludoDie: `<path class="w" d="M-26-80h52v54h54v52H26v54h-52V26h-54v-52h54z"/><path class="a" style="stroke-width:4" d="M-26-26L0 0l-26 26zM26-26L0 0l26 26z"/><path class="b" style="stroke-width:4" d="M-26-26L0 0l26-26zM-26 26L0 0l26 26z"/><path class="l" style="stroke-width:4" d="M-9-76v46M9-76v46M-9 30v46M9 30v46M-76-9h46M-76 9h46M30-9h46M30 9h46"/>${pawn(46, -46, 'a', 'class="s"', 0.62)}${pawn(-46, -46, 'b', 'class="t"', 0.62)}${pawn(-46, 54, 'a', 'class="s"', 0.62)}${pawn(46, 54, 'b', 'class="t"', 0.62)}`,
    backgammon: `<rect ${WOOD} x="-82" y="-70" width="164" height="140" rx="14"/><path fill="#f3dcae" d="M-72-60h66V60h-66zM6-60h66V60H6z"/><path class="a" style="stroke-width:3" d="M-70-60h20l-10 50zM-30-60h20l-10 50zM28-60h20l-10 50zM-50 60h20l-10-50zM8 60h20L18 10zM48 60h20L58 10z"/><path class="b" style="stroke-width:3" d="M-50-60h20l-10 50zM8-60h20L18-10zM48-60h20L58-10zM-70 60h20l-10-50zM-30 60h20l-10-50zM28 60h20L38 10z"/>${stone(-60, -46, 12, true)}${stone(-60, -24, 12, true)}${stone(58, 46, 12, false)}${stone(58, 24, 12, false)}${stone(18, -46, 12, false)}`,
    carrom: `<rect ${WOOD} x="-80" y="-80" width="160" height="160" rx="16"/><rect fill="#f6dfb2" x="-64" y="-64" width="128" height="128" rx="6"/><g class="k"><circle cx="-54" cy="-54" r="12"/><circle cx="54" cy="-54" r="12"/><circle cx="-54" cy="54" r="12"/><circle cx="54" cy="54" r="12"/></g><circle class="m" r="38" style="stroke-width:4"/>${stone(0, -16, 14, true)}${stone(-22, 8, 14, false)}${stone(22, 8, 14, true)}<circle class="b" cy="16" r="13" style="stroke-width:4"/><circle class="a" cx="8" cy="52" r="15" style="stroke-width:5"/>`,
    bingo: `<rect class="w" x="-70" y="-78" width="140" height="156" rx="18"/><path class="a" d="M-70-60c0-10 6-18 18-18H52c12 0 18 8 18 18v20H-70z"/>${write('BINGO', 0, -58, 36, 'k')}<path class="l" style="stroke-width:3" d="M-64-2H64M-64 36H64M-24-38V74M22-38V74"/>${write('7', -46, -20, 26)}${write('21', 0, -20, 26)}${write('43', 45, -20, 26)}${write('9', -46, 18, 26)}${write('62', 45, 56, 26)}${write('14', -46, 56, 26)}<g style="stroke-width:4"><circle class="b" cy="17" r="16"/><circle class="b" cx="45" cy="17" r="16"/><circle class="b" cy="55" r="16"/></g>`,
    snakesAndLadders: `<rect class="w" x="-78" y="-78" width="156" height="156" rx="18"/><g class="a" style="stroke:none" opacity=".45"><path d="M-74-74h50v50h-50zM24-74h50v50H24zM-24-24h48v48h-48zM-74 24h50v50h-50zM24 24h50v50H24z"/></g><path class="K" style="stroke-width:7;stroke:#8a5a24" d="M-58 62l62-120M-34 66L28-52M-46 36l24 8M-32 8l24 10M-16-22L8-12M-4-44l22 8"/><path class="m" style="stroke-width:24" d="M54 56c-40 10-44-20-16-30s24-30 12-44"/><path class="M" style="stroke-width:14" d="M54 56c-40 10-44-20-16-30s24-30 12-44"/><circle class="b" cx="48" cy="-34" r="19" style="stroke-width:5"/><g class="k"><circle cx="42" cy="-38" r="4"/><circle cx="56" cy="-38" r="4"/></g>`,
    stones: `<rect ${WOOD} x="-80" y="-80" width="160" height="160" rx="18"/><path fill="none" stroke="#6b3f16" stroke-width="4" d="M-54-76V76M-18-76V76M18-76V76M54-76V76M-76-54H76M-76-18H76M-76 18H76M-76 54H76"/>${stone(-18, -18, 17, false)}${stone(18, -18, 17, true)}${stone(18, 18, 17, false)}${stone(-18, 18, 17, true)}${stone(54, -54, 17, false)}${stone(-54, 18, 17, true)}`,
    ticTacToe:
      '<rect class="w" x="-74" y="-74" width="148" height="148" rx="22"/><path class="l" style="stroke-width:8" d="M-24-60V60M24-60V60M-60-24H60M-60 24H60"/><path fill="none" class="M" style="stroke-width:12" d="M-58-58l20 20M-38-58l-20 20M-10-10l20 20M10-10l-20 20M38 38l20 20M58 38l-20 20"/><g fill="none"><circle class="l" style="stroke-width:11" cx="48" cy="-48" r="12"/><circle class="l" style="stroke-width:11" cx="-48" cy="48" r="12"/></g><path class="h" d="M-64-50c0-8 4-13 11-14"/>',
    domino: `<g transform="rotate(-16 -30 0)"><rect class="w" x="-68" y="-72" width="62" height="124" rx="14"/><path class="l" d="M-60-10h46"/>${pips([-52, -56], [-22, -26], [-37, -41], [-52, 8], [-22, 8], [-52, 36], [-22, 36])}<path class="h" d="M-60-48v-8c0-5 3-8 8-8"/></g><g transform="rotate(20 36 14)"><rect class="a" x="6" y="-48" width="62" height="124" rx="14"/><path class="l" d="M14 14h46"/><g fill="#fff"><circle cx="37" cy="-18" r="8"/><circle cx="22" cy="32" r="7"/><circle cx="37" cy="45" r="7"/><circle cx="52" cy="58" r="7"/></g><path class="h" d="M14-26v-6c0-5 3-8 8-8"/></g>`,
    ludo: '<rect class="w" x="-76" y="-76" width="152" height="152" rx="20"/><g style="stroke-width:4"><rect class="a" x="-66" y="-66" width="50" height="50" rx="10"/><rect class="b" x="16" y="-66" width="50" height="50" rx="10"/><rect class="b" x="-66" y="16" width="50" height="50" rx="10"/><rect class="a" x="16" y="16" width="50" height="50" rx="10"/></g><g fill="#fff"><circle cx="-41" cy="-41" r="14"/><circle cx="41" cy="-41" r="14"/><circle cx="-41" cy="41" r="14"/></g><path class="l" d="M0-64v128M-64 0H64"/><path class="s" d="M12 66c0-6 12-10 30-10s34 4 34 10-16 10-34 10-30-4-30-10z"/><path class="b" d="M44-6c12 0 20 9 20 20 0 8-4 13-9 17 10 8 16 20 19 37H14c3-17 9-29 19-37-5-4-9-9-9-17 0-11 8-20 20-20z"/><path class="h" d="M35 12c1-5 4-8 8-8"/>',
  },
  chess: {
    discs: `${discA(-28, 30, 1.15)}${discB(36, 38, 1.05)}${discB(8, -28, 1.1)}`,
    stack: `<g transform="translate(0 -7) scale(0.94)">${discA(0, 52, 1.35)}${discB(0, 22, 1.35)}${discA(0, -8, 1.35)}<path class="b" style="stroke-width:5" d="M-28-34l-8-34 20 14 16-24 16 24 20-14-8 34c-16 8-40 8-56 0z"/></g>`,
    jump: `<path class="w" d="M-84 32L0-14l84 46L0 78z"/><path class="k" opacity=".75" d="M-42 9L0-14l42 23L0 32zM-42 55L0 32l42 23L0 78z"/>${discA(-44, 22, 0.8)}${discB(44, 24, 0.8)}<path class="h" style="stroke-dasharray:1 14;opacity:.9" d="M-44-10c10-70 78-70 88-20"/>${discA(4, -46, 0.8)}`,
    othello: `<rect ${paint('#3fae6b', '#12502c')} x="-80" y="-80" width="160" height="160" rx="18"/><path fill="none" stroke="#12502c" stroke-width="4" d="M-40-76V76M0-76V76M40-76V76M-76-40H76M-76 0H76M-76 40H76"/>${stone(-20, -20, 16, true)}${stone(20, -20, 16, false)}${stone(-20, 20, 16, false)}${stone(20, 20, 16, true)}${stone(60, -20, 16, true)}${stone(-60, 20, 16, false)}`,
    othelloPair: `<g transform="rotate(-14)">${stone(-26, -8, 50, false)}</g>${stone(32, 24, 48, true)}<path class="l" style="stroke-width:8" d="M-2-72c24-8 44 0 54 18M60-70l-6 18-18-4"/>`,
    crown: `<path class="a" d="M-62 40L-80-30l36 24 14-50L0-12l30-44 14 50 36-24-18 70z"/><path class="s" d="M62 40l18-70-36 24-4 46z"/><path class="b" d="M-64 40H64v26c-40 14-88 14-128 0z"/><g class="b" style="stroke-width:5"><circle cx="-80" cy="-36" r="11"/><circle cx="-30" cy="-62" r="11"/><circle cx="30" cy="-62" r="11"/><circle cx="80" cy="-36" r="11"/></g><g class="w" style="stroke-width:4"><circle cx="-36" cy="54" r="7"/><circle cy="57" r="7"/><circle cx="36" cy="54" r="7"/></g><path class="h" d="M-54 20l-6-22"/>`,
    queen: `<path class="a" d="M-26 40c6-20 8-44 4-66h44c-4 22-2 46 4 66z"/><path class="s" d="M22-26c-4 22-2 46 4 66H6c4-22 2-44 0-66z"/><path class="a" d="M-30-26l-16-34 22 10 6-26 18 20 18-20 6 26 22-10-16 34c-18 6-42 6-60 0z"/><circle class="b" cy="-76" r="9" style="stroke-width:5"/><path class="b" d="M-34-28c22 8 46 8 68 0v12c-22 8-46 8-68 0z" style="stroke-width:5"/><path class="a" d="M-40 40h80l8 18h-96z"/><path class="b" d="M-54 58H54v20H-54z"/><g class="k"><circle cx="-9" cy="4" r="5"/><circle cx="9" cy="4" r="5"/></g><path class="K" style="stroke-width:4" d="M-6 18c3 3 9 3 12 0"/><path class="h" d="M-38-46l6 12"/>`,
    king: `<path class="w" d="M-26 40c6-20 8-40 4-60h44c-4 20-2 40 4 60z"/><path class="k" opacity=".14" d="M22-20c-4 20-2 40 4 60H6c4-20 2-40 0-60z"/><path class="w" d="M-32-20c-4-18-4-30 10-34h44c14 4 14 16 10 34z"/><path class="m" style="stroke-width:10" d="M0-84v28M-12-72h24"/><path class="b" d="M-38-24h76v12h-76z" style="stroke-width:5"/><path class="w" d="M-40 40h80l8 18h-96z"/><path class="b" d="M-54 58H54v20H-54z"/><path class="h" d="M-22-40c3-3 6-4 10-4"/>`,
  },
  mahjong: {
    wind: tileOf(
      `${star(-9, 4, 0.46, 'a')}<circle class="b" cx="-9" cy="4" r="9" style="stroke-width:3"/><path class="m" style="stroke-width:6" d="M-9-44v8M-9 44v8M-50 4h6M26 4h6"/>`,
      -5,
    ),
    gate: tileOf(
      '<path class="l" style="stroke-width:11" d="M-36-12h54v32h-54zM-9-40v88"/><path class="m" style="stroke-width:6" d="M-40 52h62"/>',
      6,
    ),
    leaf: tileOf(
      '<path class="a" d="M-9 50C-50 26-46-20-9-44 28-20 32 26-9 50z"/><path class="l" style="stroke-width:4" d="M-9 44v-68M-9 6l-18-14M-9 6L9-8M-9 28l-18-14M-9 28L9 14"/>',
      -7,
    ),
    fans: tileOf(
      '<path class="b" d="M-9 40L-48-18c20-28 58-28 78 0z"/><path class="m" style="stroke-width:4" d="M-9 40l-24-72M-9 40v-78M-9 40L15-32"/><path class="a" d="M-14 36h10v16h-10z" style="stroke-width:4"/>',
      4,
    ),
    pile: `${[
      [-52, 40],
      [0, 40],
      [52, 40],
      [-26, -8],
      [26, -8],
      [0, -54],
    ]
      .map(([x, y], i) =>
        at(
          x!,
          y!,
          `<path class="b" d="M-22-22l6-9h32c5 0 8 3 8 7v34l-8 12z" style="stroke-width:5"/><rect class="w" x="-25" y="-24" width="42" height="50" rx="9" style="stroke-width:5"/><circle class="${i % 2 ? 'a' : 'b'}" cx="-4" cy="1" r="11" style="stroke-width:4"/>`,
        ),
      )
      .join('')}`,
  },
  cards: {
    clubs: `${at(-30, 6, card('<path class="k" d="M0-40c13 0 23 10 23 22 0 6-2 10-5 14 16-4 30 6 30 21 0 14-11 23-23 23-7 0-13-3-17-8l9 28h-34l9-28c-4 5-10 8-17 8-12 0-23-9-23-23 0-15 14-25 30-21-3-4-5-8-5-14 0-12 10-22 23-22z" transform="scale(.66)"/>', 'w'), -14)}${at(32, 4, card(redSuit('diamond', 0, 0, 0.8), 'w'), 12)}`,
    deal: `${[-36, -12, 12, 36].map((x, i) => at(x, Math.abs(x) * 0.3, card(i === 3 ? redSuit('diamond', 0, 0, 0.68) : '<path class="t" d="M-24-40h48v80h-48z"/><path class="m" style="stroke-width:4" d="M-16-28l32 56M16-28l-32 56"/>', i === 3 ? 'w' : 'b'), x * 0.5)).join('')}`,
  },
  jigsaw: {
    heart: `<path class="a" d="M0 70C-42 40-78 10-78-24c0-24 18-42 42-42 16 0 28 8 36 24 8-16 20-24 36-24 24 0 42 18 42 42C78 10 42 40 0 70z"/><path class="l" d="M0-42c0 14 0 12-3 16-8 12 0 20 4 20s14 8 4 20c-4 6-5 8-5 14v36M-76-10c14 0 24 2 30 6 12 7 20-4 20-8M52-50c-6 12-4 22 2 28 10 10 2 20-6 18-10-2-14 6-14 14"/><path class="b" d="M14 4c12-1 20-2 26 4 6 5 18 3 18-8l16-4C66 18 46 38 22 56c-6-8-2-14 4-16 9-3 8-18-4-18-8 0-10-8-8-18z"/><path class="h" d="M-62-26c0-14 8-24 22-27"/>${drawFace(-24, 22, 0.62)}`,
  },
} satisfies Motifs
