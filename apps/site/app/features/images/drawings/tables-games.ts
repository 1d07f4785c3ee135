/** Games of tiles, cards, dice, men and balls. The ornaments are ours: dots, bars, waves and blossoms. */
import { drawEyes, drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, eye, redSuit, sparkle, suit, write } from './tables-parts.ts'

/** A thick tile that shows its right and upper sides; its face is 98 by 120 around -9, 4. */
const thickTile = (face: string) =>
  at(
    1,
    3,
    `<path class="b" d="M-50-50l14-18h78c8 0 14 6 14 14v96l-16 20z"/><path class="t" d="M40-54l14-8c2 3 2 5 2 8v96l-14 18z"/><rect class="w" x="-58" y="-56" width="98" height="120" rx="14"/>${face}<path class="h" d="M-46-26v-10c0-4 3-7 7-7"/>`,
    0,
    1.14,
  )

/** A small tile standing, `x`, `y` its centre. */
const smallTile = (x: number, y: number, face: string, turn = 0, scale = 1) =>
  at(
    x,
    y,
    `<path class="b" d="M-30-34l8-12h46c6 0 9 4 9 9v64l-9 12z"/><rect class="w" x="-34" y="-38" width="60" height="80" rx="10"/>${face}`,
    turn,
    scale,
  )

const ring = (x: number, y: number, r: number, outer: string, inner: string) =>
  `<circle class="${outer}" cx="${x}" cy="${y}" r="${r}" style="stroke-width:4"/><circle class="${inner}" cx="${x}" cy="${y}" r="${Math.round(r * 0.42)}" style="stroke-width:3"/>`

const cane = (x: number, y: number, h: number) =>
  `<rect class="a" x="${x - 7}" y="${y}" width="14" height="${h}" rx="7" style="stroke-width:4"/><path class="l" style="stroke-width:4" d="M${x - 6} ${y + h / 2}h12"/>`

const BLOSSOM =
  '<path class="a" style="stroke-width:5" d="M0-40c14 0 22 12 17 24 13-3 23 7 20 19-3 11-13 16-24 10 2 13-5 23-13 23s-15-10-13-23c-11 6-21 1-24-10-3-12 7-22 20-19-5-12 3-24 17-24z"/><circle class="b" r="9" style="stroke-width:4"/>'

const mahjong = {
  single: `<g transform="rotate(6)">${thickTile(`${at(-9, -16, BLOSSOM, 0, 0.8)}${drawFace(-9, 40, 0.62)}`)}</g>${sparkle(66, 56, 15, 'a')}`,
  row: `${smallTile(-55, 14, `${cane(-14, -26, 56)}${cane(6, -26, 56)}`, 0, 0.85)}${smallTile(57, 14, `${ring(-4, -14, 13, 'a', 'w')}${ring(-4, 20, 13, 'a', 'w')}`, 0, 0.85)}${smallTile(3, 2, at(-4, 2, BLOSSOM, 0, 0.68), 0, 1.12)}<path class="h" style="opacity:.35" d="M-66 62H74"/>`,
  pair: `<g transform="translate(-3 2) scale(.95)">${smallTile(-28, -8, `${ring(-4, -16, 14, 'a', 'b')}${ring(-4, 20, 14, 'a', 'b')}`, -12, 1.3)}${smallTile(36, 18, `${ring(-4, -16, 14, 'a', 'b')}${ring(-4, 20, 14, 'a', 'b')}`, 10, 1.3)}${sparkle(50, -66, 16, 'a')}${sparkle(-58, 66, 12, 'w')}</g>`,
  stack: `<g transform="translate(-2 0) scale(.96)">${smallTile(-28, 43, ring(-4, 20, 13, 'a', 'b'))}${smallTile(33, 43, cane(6, -26, 56))}${smallTile(-28, -38, cane(-16, -26, 56))}${smallTile(33, -38, ring(8, -16, 13, 'a', 'b'))}<path class="k" opacity=".3" d="M-40-32h62v92h-62z"/>${smallTile(4, -2, at(-4, 2, BLOSSOM, 0, 0.7), 0, 1.1)}</g>`,
  bamboo: thickTile(`${cane(-9, -46, 46)}${cane(-36, 8, 46)}${cane(-9, 8, 46)}${cane(18, 8, 46)}${sparkle(-36, -22, 11, 'b')}${sparkle(18, -22, 11, 'b')}`),
  circle: `<g transform="rotate(-8)">${thickTile(`${ring(-34, -30, 15, 'b', 'w')}${ring(16, -30, 15, 'b', 'w')}${ring(-34, 38, 15, 'b', 'w')}${ring(16, 38, 15, 'b', 'w')}${ring(-9, 4, 20, 'a', 'w')}`)}</g>`,
  flower: `<g transform="rotate(5)">${thickTile(`<path class="m" style="stroke-width:6" d="M-9 18c0 16-2 26-6 38M-14 44c-12 2-20-4-24-14"/><path class="b" style="stroke-width:4" d="M-16 42c-14-2-20-10-20-20 12 0 20 8 20 20zM-8 36c2-12 10-18 22-18 0 12-8 20-22 18z"/>${at(-9, -14, BLOSSOM, 0, 0.95)}`)}</g>`,
  dragon: thickTile(`<path class="b" style="stroke-width:4" d="M-38-18l-14-4 6 14zM-45 4l-10 6 12 8zM-38 26l-6 12 14-2zM-18 40l2 14 12-10zM8 40l10 10 4-14z"/><path class="A" style="stroke-width:23" d="M-10-22C-40-26-48 20-20 32S32 22 20-2-16-6-10 8"/><path class="B" style="stroke-width:13" d="M-10-22C-40-26-48 20-20 32S32 22 20-2-16-6-10 8"/><path class="b" style="stroke-width:4" d="M-6-34l-10-14 20 4zM8-38l2-14 12 14z"/><path class="a" style="stroke-width:5" d="M-22-22c0-12 12-18 26-16l26 8c6 2 6 10 2 12L8-12c-4 4-4 8-10 8-12 0-20-8-20-18z"/><circle fill="#fff" cx="2" cy="-26" r="7"/><circle class="k" cx="4" cy="-25" r="4"/><circle class="k" cx="25" cy="-25" r="3"/><path class="l" style="stroke-width:4" d="M26-14c6 2 6 8 4 12"/>`),
} // oxfmt-ignore

/** A card standing, 76 by 108 around its centre. */
const card = (x: number, y: number, turn: number, face: string, className = 'w', scale = 1) =>
  at(x, y, `<rect class="${className}" x="-38" y="-54" width="76" height="108" rx="11"/>${face}`, turn, scale)

const BACK =
  '<rect class="l" x="-27" y="-43" width="54" height="86" rx="7" style="stroke-width:4"/><path class="l" style="stroke-width:4" d="M-27-20L0 10l27-30M-27 20L0-10l27 30M0-43v86"/><path class="H" d="M0-16l12 16L0 16-12 0z"/>'

const crownedHead = (hat: string, face: string) =>
  `<rect class="w" x="-58" y="-82" width="116" height="164" rx="16"/><path class="k" opacity=".08" d="M-46-60h92V60h-92z"/>${hat}${face}`

const SIX = [[-26, -46], [26, -46], [-26, 0], [26, 0], [-26, 46], [26, 46]] as const // oxfmt-ignore

/** A card with several signs, on the back of another one. */
const pipCard = (
  name: 'spade' | 'club' | 'diamond' | 'heart',
  places: readonly (readonly [x: number, y: number])[],
  scale: number,
  turn: number,
) =>
  `${at(10, 2, `<rect class="a" x="-54" y="-78" width="108" height="156" rx="15"/><rect class="l" x="-42" y="-66" width="84" height="132" rx="9" style="stroke-width:4"/>`, turn + 22)}${at(-6, 0, `<rect class="w" x="-56" y="-80" width="112" height="160" rx="16"/>${places.map(([x, y]) => (name === 'spade' || name === 'club' ? suit(name, x, y, scale, 'k') : redSuit(name, x, y, scale))).join('')}`, turn)}`

const cards = {
  fan: `<g transform="translate(0 69) scale(.93)">${at(0, 0, '<rect class="b" x="-32" y="-120" width="64" height="96" rx="11"/><path class="m" d="M0-94l15 24-15 24-15-24z"/>', -33)}${at(0, 0, '<rect class="a" x="-32" y="-120" width="64" height="96" rx="11"/><path class="l" d="M0-94l15 24-15 24-15-24z"/>', 33)}<rect class="w" x="-36" y="-140" width="72" height="112" rx="12"/>${suit('spade', 0, -84, 0.62, 'k')}</g>`,
  ace: `<g transform="translate(-4 -3) scale(.95)"><rect class="a" x="-42" y="-70" width="110" height="148" rx="16" transform="translate(-6 0) rotate(9 0 80)"/><g transform="translate(-8 0) rotate(-7)"><rect class="w" x="-58" y="-74" width="112" height="150" rx="16"/>${suit('spade', -2, 4, 0.9, 'k')}${write('A', -39, -52, 32)}${write('A', 35, 54, 32)}<path class="h" d="M-20-10c2-8 7-14 13-19"/></g></g>`,
  king: crownedHead('<path class="b" d="M-46 82c0-30 20-44 46-44s46 14 46 44z" transform="translate(0 -4)"/><path class="w" style="stroke-width:4" d="M-22 42h44L0 76z"/>', `<path class="w" d="M-36-14h72c6 44-14 72-36 72S-42 30-36-14z" style="stroke-width:5"/><path fill="#f7c59b" d="M-30-22h60v22c0 16-12 26-30 26S-30 16-30 0z"/><path class="w" style="stroke-width:4" d="M0 12c8-8 24-6 28 4-10 10-20 8-28 0-8 8-18 10-28 0 4-10 20-12 28-4z"/>${drawEyes(0, -8, 14, 9)}<path class="a" d="M-38-20l-8-42 24 16L0-74l22 28 24-16-8 42c-24 6-52 6-76 0z"/><circle class="b" cy="-34" r="7" style="stroke-width:4"/><path class="h" d="M-36-42l4 14"/>`),
  hearts: `${card(-26, 2, -14, redSuit('heart', 0, 2, 0.6), 'w', 1.12)}${card(30, 6, 12, redSuit('heart', 0, 2, 0.6), 'w', 1.12)}${sparkle(2, -66, 14, 'a')}`,
  stack: `<g transform="translate(-7 -6) scale(.96)">${card(-24, 30, -4, '', 'w', 1)}${card(-26, 20, -4, '', 'w', 1)}${card(-28, 10, -4, '', 'w', 1)}${card(-30, -2, -4, BACK, 'a', 1)}${card(38, -16, 20, `${redSuit('diamond', 0, 0, 0.6)}${redSuit('diamond', -25, -39, 0.18)}${redSuit('diamond', 25, 39, 0.18)}`, 'w', 0.95)}</g>`,
  fourSuits: `<g class="w"><rect x="-68" y="-86" width="62" height="84" rx="11"/><rect x="6" y="-86" width="62" height="84" rx="11"/><rect x="-68" y="4" width="62" height="84" rx="11"/><rect x="6" y="4" width="62" height="84" rx="11"/></g>${suit('spade', -37, -44, 0.5, 'k')}${redSuit('heart', 37, -43, 0.5)}${redSuit('diamond', -37, 46, 0.5)}${suit('club', 37, 46, 0.5, 'k')}`,
  spade: pipCard('spade', SIX, 0.34, -7),
  diamond: pipCard('diamond', [[-24, -44], [24, -44], [-24, 44], [24, 44]], 0.42, 6),
  club: pipCard('club', [[0, -48], [0, 0], [0, 48]], 0.42, -5),
  jester: `<path class="w" d="M-48 34l-14 30 24-8 10 26L0 58l28 24 10-26 24 8-14-30z"/><path fill="#f3b98c" d="M-36-18h72v28c0 24-16 40-36 40S-36 34-36 10z"/><path class="b" d="M0-56c-34-30-72-12-76 28 14-12 30-6 36 16h40z"/><path class="a" d="M0-56c34-30 72-12 76 28-14-12-30-6-36 16H0z"/><path class="b" style="stroke-width:5" d="M-42-18h84v14h-84z"/><circle class="w" cx="-74" cy="-20" r="11" style="stroke-width:4"/><circle class="w" cx="74" cy="-20" r="11" style="stroke-width:4"/>${drawFace(0, 20, 0.95)}<path class="h" d="M-58-44c5-6 10-8 18-8M24-50c8-4 14-4 22 0"/>${suit('diamond', 0, -52, 0.28, 'w')}`,
  columns: `<g class="a">${[[-58, -80], [0, -80], [0, -62], [58, -80], [58, -62], [58, -44]].map(([x, y]) => `<rect x="${x! - 25}" y="${y}" width="50" height="66" rx="9"/>`).join('')}</g><g class="w"><rect x="-83" y="-62" width="50" height="70" rx="9"/><rect x="-25" y="-44" width="50" height="70" rx="9"/><rect x="33" y="-26" width="50" height="70" rx="9"/></g>${redSuit('heart', -58, -46, 0.36)}${suit('club', 0, -6, 0.4, 'k')}${redSuit('diamond', 58, 10, 0.42)}${at(-58, 26, `<rect class="w" x="-25" y="-44" width="50" height="70" rx="9"/>${suit('spade', 0, -6, 0.4, 'k')}`)}${at(8, 60, `<rect class="w" x="-25" y="-44" width="50" height="66" rx="9"/>${redSuit('heart', 0, -8, 0.4)}`, 8)}`,
} // oxfmt-ignore

/** A piece with knobs above and to the right, hollows to the left and below. */
const PIECE =
  'M-58-40h34c6 0 8-5 5-10-8-14 2-28 17-28s25 14 17 28c-3 5-1 10 5 10h38v36c0 6 5 8 10 5 12-7 24 1 24 15s-12 22-24 15c-5-3-10-1-10 5v32h-38c-6 0-8-5-5-10 7-12-2-22-15-22s-22 10-15 22c3 5 1 10-5 10h-38V32c0-6-5-8-10-5-12 6-22-2-22-14s10-20 22-14c5 3 10 1 10-5z'

/** A corner piece: straight to the left and below. */
const CORNER =
  'M-58-52h40c6 0 8 5 5 10-8 14 2 26 15 26s23-12 15-26c-3-5-1-10 5-10h36v32c0 6 5 8 10 5 12-7 22 2 22 15s-10 22-22 15c-5-3-10-1-10 5v36H-58z'

const jigsaw = {
  piece: `<g transform="translate(-1 6) scale(.94)"><path class="a" transform="scale(.98)" d="${PIECE}"/><path class="s" d="M42-34h13v98H22c-6 0-8-4-5-9h25z"/><path class="h" d="M-46-12v-10c0-4 2-6 6-6h18"/>${drawFace(2, 4, 0.95)}</g>`,
  two: `<g transform="translate(3 5) scale(.95)">${at(-2, 4, `<path class="a" d="M-80-34h68c4 0 6 3 6 6v18c6-9 26-8 26 8s-20 17-26 8v22c0 4-2 6-6 6h-68c-4 0-6-2-6-6v-56c0-3 2-6 6-6z"/>`, -6)}${at(38, -2, `<path class="b" d="M-22-42h58c4 0 6 2 6 6v68c0 4-2 6-6 6H12c9 8 8 26-8 26s-17-18-8-26h-18c-4 0-6-2-6-6V12c10 8 24 4 24-12s-14-20-24-12v-24c0-4 2-6 6-6z"/><path class="h" d="M-16-24v-3c0-3 2-5 5-5h18"/>`, 8)}<path class="h" d="M-72-6v-12c0-4 2-6 6-6h14"/><path class="h" style="opacity:.8" d="M-8-60v-14M-30-54l-8-12M14-54l8-12"/></g>`,
  picture: `<g transform="translate(-18 6) scale(1.04)"><path class="b" d="${CORNER}"/><path class="a" style="stroke:none" d="M-58 26c26-26 48-20 66 0 16-16 34-20 54-12v-30c12-4 22 4 22 17s-10 20-22 13c-5-3-10-1-10 5v34H-58z" transform="translate(0 2)"/><path class="m" style="stroke-width:4;opacity:.6" d="M-58 28c26-26 48-20 66 0 16-16 30-20 50-14"/><path class="m" style="stroke-width:6" d="${CORNER}"/><circle class="w" cx="36" cy="-26" r="13" style="stroke-width:4"/><path class="w" style="stroke:none" d="M-46-12c0-9 13-11 16-3 8-3 15 8 6 13h-18c-5 0-6-7-4-10z"/></g><path class="h" d="M-68-34v-6c0-5 2-7 7-7h12"/>${sparkle(64, -54, 15, 'w')}`,
  missing: `<g transform="translate(0 0) scale(.97)"><rect class="w" x="-82" y="-82" width="164" height="164" rx="16"/><path class="a" style="stroke:none" d="M-79-79H79V79H-79z"/><path class="s" d="M-79 20c30-24 60-20 90 0s50 10 68-6v65H-79z"/><circle class="b" cx="-42" cy="-42" r="20"/><path class="l" style="stroke-width:4;opacity:.7" d="M-26-80v28c-16-6-16 22 0 16v62c16-6 16 22 0 16v38M-80-26h30c-6-16 22-16 16 0M-80 26h22c-6 16 22 16 16 0h68c-6-16 22-16 16 0h38M26-80v18c16-6 16 22 0 16v20h54M26 26v18c-16-6-16 22 0 16v20"/><path class="k" opacity=".72" d="M-24-24h14c-6-16 22-16 16 0h18v14c16-6 16 22 0 16v18h-14c6 16-22 16-16 0h-18z"/>${at(46, 42, '<path class="b" d="M-24-24h14c-6-16 22-16 16 0h18v14c16-6 16 22 0 16v18h-14c6 16-22 16-16 0h-18z"/><path class="h" style="stroke-width:5" d="M-15-6v-9h6"/>', 16, 1.1)}</g>`,
  frame: `<rect class="b" x="-84" y="-72" width="168" height="144" rx="12"/><path class="t" d="M-81 54H81v6c0 6-4 9-9 9H-72c-5 0-9-3-9-9z"/><rect class="w" x="-66" y="-54" width="132" height="108" rx="4"/><path class="a" style="stroke:none" d="M-63 51v-24l32-36 28 30 24-22 42 36v16z"/><circle class="b" cx="34" cy="-26" r="14" style="stroke:none"/><path class="K" style="stroke-width:3;opacity:.5" d="M-22-52v22c-12-5-12 17 0 12v22c12-5 12 17 0 12v34M22-52v16c12-5 12 17 0 12v28c-12-5-12 17 0 12v34M-64 0h16c-5-12 17-12 12 0h28c-5 12 17 12 12 0h32c-5-12 17-12 12 0h16"/><path class="h" d="M-74-40v-14c0-5 2-8 8-8h20"/>`,
} // oxfmt-ignore

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
} // oxfmt-ignore

const pips = (count: number, gap: number, r: number) =>
  PIPS[count]!.map(([x, y]) => `<circle cx="${x * gap}" cy="${y * gap}" r="${r}"/>`).join('')

const die = (x: number, y: number, size: number, className: string, count: number, turn: number) =>
  at(
    x,
    y,
    `<rect class="${className}" x="-${size / 2}" y="-${size / 2}" width="${size}" height="${size}" rx="${Math.round(size * 0.22)}"/><g class="k">${pips(count, Math.round(size * 0.26), Math.round(size * 0.095))}</g><path class="h" d="M-${Math.round(size * 0.37)}-${Math.round(size * 0.12)}v-${Math.round(size * 0.1)}q0-${Math.round(size * 0.14)} ${Math.round(size * 0.15)}-${Math.round(size * 0.15)}"/>`,
    turn,
  )

const dice = {
  pair: `${die(-24, -16, 94, 'a', 5, -12)}${die(38, 36, 74, 'w', 3, 14)}`,
  cube: `<path class="a" d="M-6-76q6-4 12 0l58 33q6 4 6 10v66q0 6-6 10L6 76q-6 4-12 0l-58-33q-6-4-6-10v-66q0-6 6-10z"/><path class="s" d="M0 4l68-40c2 2 2 4 2 6v60q0 6-6 10L6 76q-3 2-6 2z"/><path class="H" d="M-64-40L-4-75q4-2 8 0l60 35L0-2z"/><path class="l" d="M-66-38L0 2l66-40M0 2v74"/><g class="k"><ellipse cx="0" cy="-58" rx="9" ry="6"/><ellipse cx="0" cy="-20" rx="9" ry="6"/><ellipse cx="-32" cy="-39" rx="9" ry="6"/><ellipse cx="32" cy="-39" rx="9" ry="6"/><ellipse cx="-48" cy="-6" rx="7" ry="10"/><ellipse cx="-20" cy="48" rx="7" ry="10"/><ellipse cx="-34" cy="21" rx="7" ry="10"/><ellipse cx="20" cy="12" rx="7" ry="10"/><ellipse cx="50" cy="-6" rx="7" ry="10"/><ellipse cx="20" cy="50" rx="7" ry="10"/><ellipse cx="50" cy="32" rx="7" ry="10"/></g><path class="h" d="M-58-20v10"/>`,
  twenty: `<path class="b" d="M0-80L70-40V40L0 80-70 40V-40z"/><path class="t" d="M38 24L70-38V40L0 78z"/><path class="H" d="M0-78L-38 24-68-40z"/><path class="H" d="M0-40L38 24h-76z" style="opacity:.3"/><path class="m" style="stroke-width:4" d="M0-78L-39 24h78L0-78M-39 24L0 78l39-54M-70-40l31 64-31 16M70-40L39 24l31 16"/>${write('20', 0, 2, 34)}`,
  cup: `<g transform="translate(-18 -14) rotate(-28)"><path class="a" d="M-42-36c0-16 84-16 84 0L34 50c-2 16-66 16-68 0z" transform="rotate(180)"/><path class="s" d="M14-58c12 2 18 4 20 8L42 36c-2 8-14 11-28 12C20 14 20-24 14-58z"/><path class="b" style="stroke-width:5" d="M-38-16c20 6 56 6 76 0l2 18c-24 6-56 6-80 0z"/><ellipse class="k" cy="38" rx="38" ry="11"/><path class="h" d="M-26-42l-3 20"/></g>${die(18, 46, 44, 'w', 5, 18)}${die(62, 18, 36, 'b', 2, -14)}<path class="h" style="opacity:.6" d="M-30 58l-8 12M-10 70l-4 8M-66-36l-12-4M-58-60l-10-8"/>`,
} // oxfmt-ignore

const PAWN =
  'M0-60a24 24 0 0 1 15 43c8 2 8 12 2 14 2 22 10 34 22 42v18h-78V39c12-8 20-20 22-42-6-2-6-12 2-14A24 24 0 0 1 0-60z'

const chess = {
  rook: `<path class="a" d="M-44-72h20v14h14v-14h20v14h14v-14h20v34l-14 14 6 50h12l6 22h8v20h-124V48h8l6-22h12l6-50-14-14z" transform="translate(0 2)"/><path class="s" d="M20-24l14-14v-30h8v30l-14 14 6 50h12l6 22h8v18H14z"/><path class="h" d="M-34-40v-20M-24 18l4-34"/>${drawFace(0, 2, 0.8)}`,
  knight: `<g transform="translate(3 3) scale(.98)"><path class="b" d="M-60 56c0-8 8-14 16-14h88c8 0 16 6 16 14v16c0 5-3 8-8 8H-52c-5 0-8-3-8-8z"/><path class="a" d="M-40 42c-4-30 14-36 24-54-12 4-24 12-36 10-12-2-18-14-12-24l30-40c2-14 12-24 24-18 42 2 66 40 60 90-2 18-4 28-4 36z"/><path class="s" d="M16-70C40-54 50-20 44 8c-2 14-2 24-2 34h-18C36 10 34-36 16-70z"/><path class="l" d="M-60-16c6 6 12 4 16 0M8-78c16 8 26 22 32 40M22-46c10 12 16 28 16 46"/>${eye(-20, -36, 11)}<path class="a" d="M-16-74l-6-12 22 6z"/><path class="h" d="M-18 36c0-20 12-28 20-40"/><path class="h" d="M-48 54h24"/></g>`,
  pawns: `${at(30, -8, `<path class="w" d="${PAWN}"/><path class="k" opacity=".16" d="M10-58a24 24 0 0 1 5 41c8 2 8 12 2 14 2 22 10 34 22 42v18H14C22 20 18 0 8-6c8-16 14-34 2-52z"/>`, 4, 1.08)}${at(-24, 14, `<path class="a" d="${PAWN}"/><path class="s" d="M12-54a24 24 0 0 1 3 37c8 2 8 12 2 14 2 22 10 34 22 42v16H16C22 20 18 0 8-6c10-14 16-30 4-48z"/>${drawFace(0, -34, 0.5)}<path class="h" d="M-24 44c8-8 12-16 15-26"/>`, -3, 1.1)}`,
  board: `<path class="w" d="M0-34L84 8 0 50-84 8z"/><path class="b" d="M-84 8L0 50v22L-84 30zM84 8L0 50v22l84-42z"/><path class="t" d="M82 12v16L0 70V52z"/><path class="a" style="stroke:none" d="M0-30L26-17 0-4-26-17zM0-4L26 9 0 22-26 9zM52-4L78 8 52 22 26 9zM-52-4L-26 9l-26 13L-78 8zM0 22l26 12L0 47l-26-13z"/><path class="K" style="stroke-width:3;opacity:.35" d="M-28-20L56 22M28-20l-84 42M-56-6L28 36M56-6l-84 42"/>${at(0, -32, `<path class="b" d="M-6-52h12v12h12v12H8c12 6 18 12 14 24L14 16h8v12h6v12h-56V28h6V16h8l-8-20c-4-12 2-18 14-24h-10v-12h12z"/><path class="t" d="M8-28c12 6 18 12 14 24L14 16h8v12h6v10H4c6-20 8-46 4-66z"/><path class="h" style="stroke-width:5" d="M-10-10l6 18"/>`, 0, 0.92)}`,
} // oxfmt-ignore

const pinball = {
  table: `<g transform="translate(0 1) scale(.96)"><path class="b" d="M-62-40c0-60 124-60 124 0V72c0 7-4 10-10 10H-52c-6 0-10-3-10-10z"/><path class="w" d="M-48-36c0-44 96-44 96 0V70h-96z"/><path class="s" d="M-45 34L-16 58v12h-29zM45 34L16 58v12h29z"/>${ring(-20, -34, 16, 'a', 'w')}${ring(22, -34, 16, 'a', 'w')}${ring(0, -2, 16, 'b', 'w')}<path class="A" style="stroke-width:17" d="M-34 44l22 12M34 44L12 56"/><path class="B" style="stroke-width:9" d="M-34 44l22 12M34 44L12 56"/><circle class="k" cx="-22" cy="20" r="9"/><circle fill="#fff" cx="-25" cy="17" r="3"/><path class="h" d="M-56 6v-46c1-14 6-22 14-28"/><path class="l" style="stroke-width:4" d="M32 10l8 10-8 10M-34-2l6 6"/></g>`,
  flippers: `<path class="A" style="stroke-width:40" d="M-60 22L-16 56"/><path class="B" style="stroke-width:28" d="M-60 22L-16 56"/><path class="A" style="stroke-width:40" d="M62 22L26-4"/><path class="B" style="stroke-width:28" d="M62 22L26-4"/><circle class="b" cx="-60" cy="22" r="11"/><circle class="b" cx="62" cy="22" r="11"/><path class="h" d="M-50 14l24 19M52 8L36-4"/><circle class="w" cx="-4" cy="-30" r="38"/>${drawFace(-4, -26, 0.9)}<path class="h" style="opacity:.65" d="M-4 24v14M-20 20l-4 10"/>${sparkle(58, -58, 17, 'b')}${sparkle(-62, -50, 12, 'w')}`,
} // oxfmt-ignore

export const TABLE_GAMES = { mahjong, cards, jigsaw, dice, chess, pinball } satisfies Motifs
