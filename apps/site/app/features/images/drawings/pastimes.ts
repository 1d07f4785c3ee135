/** More views of what many games are: pictures that differ, mazes, jigsaws, cards; films, furniture and parties. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, paint, redSuit, sparkle, star, suit, write } from './tables-parts.ts'

const RED = paint('#ff5a5a', '#8c1730', 5)
const LEAF = paint('#6cc84a', '#256b1c', 5)
const SUN = paint('#ffd94a', '#8a6108', 5)

/** Two frames side by side, and under the second one what is not the same. */
const compare = (one: string, other: string) =>
  `<rect class="a" x="-88" y="-62" width="84" height="110" rx="12"/><rect class="a" x="4" y="-62" width="84" height="110" rx="12"/><rect class="w" x="-78" y="-52" width="64" height="90" rx="6" style="stroke-width:4"/><rect class="w" x="14" y="-52" width="64" height="90" rx="6" style="stroke-width:4"/>${at(-46, -8, one)}${at(46, -8, other)}`
const mark = (x: number, y: number) => `<circle class="m" style="stroke-width:6" cx="${x}" cy="${y}" r="15"/>`

const APPLE = `<path ${RED} d="M0-14c18-10 30 2 26 18-3 16-14 24-26 21C-12 28-23 20-26 4c-4-16 8-28 26-18z"/>`
const STALK = `<path ${LEAF} d="M0-14c2-12 10-16 20-14-2 10-10 16-20 14z"/>`
const SHIP = `<path class="a" d="M-28 12h56l-10 18h-36z" style="stroke-width:4"/><path class="b" d="M0-30L22 6H0zM-4-20v26h-16z" style="stroke-width:4"/>`
const SNOWMAN = `<circle fill="#fff" stroke="#6b6f8c" stroke-width="4" cy="16" r="18"/><circle fill="#fff" stroke="#6b6f8c" stroke-width="4" cy="-12" r="13"/><circle class="k" cx="-4" cy="-14" r="2.5"/><circle class="k" cx="5" cy="-14" r="2.5"/>`

const card = (x: number, y: number, turn: number, face: string) =>
  at(x, y, `<rect class="w" x="-38" y="-54" width="76" height="108" rx="12"/>${face}`, turn)

export const PASTIMES = {
  hiddenObject: {
    apples: `${compare(APPLE + STALK, APPLE)}${mark(54, -32)}${sparkle(0, 70, 15, 'w')}`,
    ships: `${compare(`${SHIP}<circle ${SUN} cx="-16" cy="-30" r="8"/>`, SHIP)}${mark(30, -38)}${sparkle(0, 70, 15, 'w')}`,
    snowmen: `${compare(SNOWMAN, `${SNOWMAN}<path class="b" d="M-12-24h24v-6H8v-12H-8v12h-4z" style="stroke-width:3"/>`)}${mark(46, -42)}${sparkle(0, 70, 15, 'w')}`,
    lens: `<rect class="w" x="-86" y="-66" width="98" height="112" rx="12"/><path class="b" d="M-70 30l26-46 20 28 12-16 14 34z" style="stroke-width:4"/><circle ${SUN} cx="-56" cy="-38" r="12"/><path class="b" d="M56 42l24 28c8 10-6 20-14 12L44 56z" style="stroke-width:5"/><circle class="a" cx="28" cy="16" r="48"/><circle class="w" cx="28" cy="16" r="35"/>${write('?', 28, 18, 52, 'b')}`,
  },
  maze: {
    hedge: `<rect ${LEAF} x="-82" y="-82" width="164" height="164" rx="16"/><path fill="none" stroke="#f3dfa8" stroke-width="15" stroke-linecap="round" stroke-linejoin="round" d="M-54 78V34h34V-4h-34v-50H-8v22h34v-22h28V4H12v30h42v44"/><circle class="b" cx="-54" cy="52" r="13" style="stroke-width:4"/>${star(54, 56, 0.2, 'a')}`,
    arrowPath: `<rect class="a" x="-82" y="-82" width="164" height="164" rx="20"/><path class="l" style="stroke-width:8" d="M-50-80v46h40v38h-40M-14-80v14M22-80v46h32M-80 38h66V4M20 4h34v36H20v38M54 80V66"/><path class="h" style="stroke-width:7;opacity:1;stroke-dasharray:2 13" d="M-66-62v46h32v40h-32"/><path class="b" d="M62-66l18 18-18 18-18-18z" style="stroke-width:4"/>`,
    hexagon: `<path class="b" d="M0-88l76 44v88L0 88l-76-44v-88z"/><path class="w" d="M0-72l62 36v72L0 72l-62-36v-72z" style="stroke-width:5"/><path class="l" style="stroke-width:8" d="M18-42L0-52l-45 26v52L0 52l45-26v-30M-27 0v-15L0-30l27 15v30L0 30l-9-5M45-26l17-10M-27 15v-15"/><path class="m" style="stroke-width:5;stroke-dasharray:1 10" d="M32-50L36-8M36-8V20L0 41-18 31V12L0 0"/>${star(0, 0, 0.2, 'a')}<circle class="a" cx="32" cy="-50" r="8" style="stroke-width:4"/>`,
  },
  jigsaw: {
    fourColours: `<path ${RED} d="M-80-80H-4v28c14-10 28-2 28 12S10-18-4-28v28h-28c10 14 2 28-12 28s-22-14-12-28h-24z" transform="translate(0 2)"/><path ${SUN} d="M0-78h78V0H52c10 14 2 28-12 28S18 14 28 0H0v-26c14 10 28 2 28-12S14-60 0-50z"/><path ${LEAF} d="M-78 2h24c-10 14-2 28 12 28s22-14 12-28h26v28c-14-10-28-2-28 12s14 22 28 12v24h-74z"/><path ${paint('#4aa8ff', '#1d5a94', 5)} d="M2 2h26c-10 14-2 28 12 28S62 16 52 2h26v76H2V54c-14 10-28 2-28-12S-12 20 2 30z"/>`,
    photo: `<rect class="w" x="-84" y="-66" width="168" height="132" rx="12"/><path ${paint('#5fb4f0', '#1d5a94', 4)} d="M-70-52H70v104H-70z"/><circle ${SUN} cx="-36" cy="-22" r="15"/><path ${LEAF} d="M-70 52V24L-34-4 0 28l24-20 46 30v14z"/><path fill="none" stroke="#fff" stroke-width="5" opacity=".9" d="M-24-52v22c14-8 22 4 14 14-6 6-12 4-14 0v68M26-52v50c14-8 22 4 14 14-6 6-12 4-14 0v40M-70 2h20c-8 12 4 20 12 14 6-4 4-10 0-14h46"/>`,
    lastPiece: `<rect class="a" x="-82" y="-66" width="164" height="132" rx="14"/><path class="l" style="stroke-width:5" d="M-28-64V64M28-64V64M-80 0H80"/><path class="k" opacity=".6" d="M-26 2h52v60h-52z"/><g transform="translate(14 44) rotate(14)"><path class="b" d="M-28-26h18c-8-14 0-24 10-24S18-40 10-26h18v18c14-8 24 0 24 10S42 20 28 12v24h-56z"/><path class="h" d="M-16-14v20"/></g>`,
  },
  cards: {
    twoAces: `${card(-34, 4, -14, suit('club', 0, 0, 0.54, 'k'))}${card(34, -4, 12, redSuit('heart', 0, 2, 0.54))}`,
  },
  princess: {
    king: `<path class="a" d="M-62 86c-8-40 10-62 62-62s70 22 62 62z"/><circle ${paint('#ffdcc4', '#a3573a')} cy="-8" r="46"/><path fill="#fff" stroke="#6b6f8c" stroke-width="5" stroke-linejoin="round" d="M-46-2C-50 52-20 70 0 72 20 70 50 52 46-2c-12 14-24 10-30 4-10 8-22 8-32 0-6 6-18 10-30-4z"/><g class="k"><ellipse cx="-17" cy="-16" rx="6" ry="8"/><ellipse cx="17" cy="-16" rx="6" ry="8"/></g><path class="K" d="M-9 18c5 6 13 6 18 0"/><path class="b" d="M-48-38l-8-46 32 22L0-90l24 28 32-22-8 46c-26-10-70-10-96 0z"/>`,
    throne: `<path class="b" d="M-52-80c20 14 30 0 52-8 22 8 32 22 52 8v118H-52z"/><path class="a" d="M-34-54h68v84h-68z"/><path class="b" d="M-72 2h26v82h-26zM46 2h26v82H46z"/><path class="a" d="M-46 30h92v30h-92z"/><path class="b" d="M-46 60h92v18h-92z"/>${star(0, -14, 0.34, 'w')}`,
  },
  golf: {
    ball: `<circle class="w" cy="-16" r="58"/><g class="k" opacity=".16"><circle cx="-24" cy="-40" r="6"/><circle cx="2" cy="-48" r="6"/><circle cx="28" cy="-36" r="6"/><circle cx="-36" cy="-14" r="6"/><circle cx="38" cy="-10" r="6"/><circle cx="-26" cy="14" r="6"/><circle cx="26" cy="16" r="6"/></g>${drawFace(0, -10, 0.9)}<path class="b" d="M-34 40h68c-4 14-18 16-22 24L4 86h-8l-8-22c-4-8-18-10-22-24z"/>`,
    cart: `<path class="l" style="stroke-width:7" d="M-52-60l8 66M44-60L52-4"/><path class="b" d="M-66-76H62c8 0 8 18 0 18H-66c-8 0-8-18 0-18z"/><path class="a" d="M-78 4h60v24h28l12-34h44c10 0 14 20 14 52H-78z"/><path class="w" d="M-26-10h-36v14h36z" style="stroke-width:5"/><path class="l" style="stroke-width:6" d="M20-8L6-30"/><circle class="k" cx="-46" cy="54" r="24"/><circle class="w" cx="-46" cy="54" r="9" style="stroke-width:4"/><circle class="k" cx="46" cy="54" r="24"/><circle class="w" cx="46" cy="54" r="9" style="stroke-width:4"/>`,
    bag: `<path class="l" style="stroke-width:6" d="M-14-20l-12-56M8-20l4-62M24-20l26-48"/><path class="w" d="M-44-84h22l4 16h-22zM2-88h22l-2 16H4zM40-78l20 6-6 16-16-6z" style="stroke-width:5"/><path class="a" d="M-34-24h70l-8 108h-54z"/><path class="b" d="M-40-34h82v18h-82zM-20 30h44v34h-44z"/><path class="l" style="stroke-width:7" d="M36-4c26 14 24 50-4 66"/>`,
  },
  halloween: {
    witchHat: `<path class="k" d="M-34 34L-4-78c4-12 22-10 28 0l10 18-12 6 14 88z" stroke="#fff" stroke-opacity=".3" stroke-width="5"/><path class="b" d="M-36 18c22 12 54 12 74 0l4 22c-24 14-58 14-84 0z"/><path class="w" d="M-12 22h26v20h-26z" style="stroke-width:5"/><ellipse class="k" cy="50" rx="86" ry="26" stroke="#fff" stroke-opacity=".3" stroke-width="5"/><path class="b" d="M-40 30c24 14 58 14 82 0l4 14c-26 16-64 16-90 0z"/>${sparkle(60, -46, 16)}${sparkle(-62, -22, 13, 'w')}`,
    candyCorn: `<path ${paint('#fff', '#8a6108')} d="M0-84c10 0 16 10 22 24l10 26h-64l10-26c6-14 12-24 22-24z"/><path ${paint('#ff9a3c', '#8a6108')} d="M-32-34h64l24 54H-56z"/><path ${paint('#ffd94a', '#8a6108')} d="M-56 20H56c16 34 10 54-18 54h-76c-28 0-34-20-18-54z"/>${drawFace(0, 24, 1)}<path class="h" d="M-10-60l-8 20"/>`,
    moonBats: `<circle ${paint('#fff3c9', '#b79a45')} cx="8" r="70"/><g fill="#e8d08f" opacity=".7"><circle cx="-24" cy="-24" r="13"/><circle cx="44" cy="30" r="10"/><circle cx="36" cy="-40" r="7"/></g>${at(-12, 12, '<path class="k" d="M0-8l8-14 4 14c14-20 36-22 56-14-12 4-14 16-14 24-10-6-20-2-24 8-8-6-16-2-20 10l-10-14-10 14c-4-12-12-16-20-10-4-10-14-14-24-8 0-8-2-20-14-24 20-8 42-6 56 14l4-14z"/><circle fill="#fff" cx="-5" r="3"/><circle fill="#fff" cx="5" r="3"/>')}${at(46, -52, '<path class="k" d="M0-4l4-7 2 7c7-10 18-11 28-7-6 2-7 8-7 12-5-3-10-1-12 4-4-3-8-1-10 5l-5-7-5 7c-2-6-6-8-10-5-2-5-7-7-12-4 0-4-1-10-7-12 10-4 21-3 28 7l2-7z"/>')}`,
    blackCat: `<path class="k" d="M-62 84c-10-40 0-64 16-78l-8-70 34 22h40l34-22-8 70c18 16 26 40 16 78z" stroke="#fff" stroke-opacity=".35" stroke-width="5"/><ellipse fill="#ffd94a" cx="-20" cy="-14" rx="13" ry="14"/><ellipse fill="#ffd94a" cx="24" cy="-14" rx="13" ry="14"/><ellipse class="k" cx="-18" cy="-14" rx="4" ry="11"/><ellipse class="k" cx="26" cy="-14" rx="4" ry="11"/><path fill="#ff7aa8" d="M-4 6h12L2 14z"/><path fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" opacity=".8" d="M-30 10l-26-6M-30 18l-26 4M34 10l26-6M34 18l26 4M-8 20c6 6 14 6 20 0"/><path class="b" d="M-38 34c26 12 54 12 80 0l4 16c-28 14-60 14-88 0z" style="stroke-width:5"/><circle class="w" cx="2" cy="54" r="10" style="stroke-width:4"/>`,
  },
  film: {
    clapper: `<path class="k" d="M-76-16H76v90H-76z" stroke="#fff" stroke-opacity=".35" stroke-width="5"/><g transform="rotate(-12 -76 -22)"><path class="w" d="M-76-46H76v26H-76z"/><path class="k" d="M-60-44h24l-18 22h-24zM-12-44h24L-6-22h-24zM36-44h24L42-22H18z"/></g><path class="w" d="M-76-16H76V8H-76z"/><path class="k" d="M-72-14h24L-30 6h-24zM-24-14H0L18 6H-6zM24-14h24L66 6H42z"/><path class="b" d="M-18 22L28 42-18 62z" style="stroke-width:5"/>`,
    camera: `<circle class="a" cx="-36" cy="-48" r="32"/><circle class="a" cx="32" cy="-48" r="32"/><circle class="w" cx="-36" cy="-48" r="12"/><circle class="w" cx="32" cy="-48" r="12"/><rect class="b" x="-70" y="-18" width="116" height="84" rx="14"/><path class="b" d="M46 12l38-22v68L46 36z"/>${drawFace(-12, 22, 0.9)}`,
  },
  decor: {
    sofa: `<path class="a" d="M-60 8v-48c0-16 10-24 24-24h72c14 0 24 8 24 24V8z"/><path class="l" d="M0-62V8"/><path class="b" d="M-60 4H60v36H-60z"/><path class="a" d="M-84-8c0-22 28-22 28 0v32H56V-8c0-22 28-22 28 0v66H-84z"/><path class="l" style="stroke-width:10" d="M-62 62v14M62 62v14"/>${star(-28, -26, 0.26, 'w')}`,
    lamp: `<path class="l" style="stroke-width:9" d="M0-4v74"/><path class="b" d="M-30-80h60L58-2H-58z"/><path class="h" d="M-24-62l-12 36"/><path class="a" d="M-40 84c0-20 80-20 80 0z"/><path class="l" style="stroke-width:5" d="M30 0v24"/><circle class="b" cx="30" cy="30" r="7" style="stroke-width:4"/>`,
    roller: `<path class="l" style="stroke-width:9" d="M68-56h14c4 0 6 2 6 6v26c0 4-2 6-6 6H6c-4 0-6 2-6 6v18"/><rect class="a" x="-76" y="-82" width="146" height="52" rx="14"/><path class="s" d="M-76-50H70v6c0 10-4 14-14 14H-62c-10 0-14-4-14-14z"/><path class="h" d="M-58-68h72"/><rect class="b" x="-16" y="2" width="32" height="86" rx="14"/><path class="h" style="stroke-width:5" d="M-4 18v34"/><path class="a" d="M-70-22h44v60c0 12-14 12-14 0V20c0-8-10-8-10 0v44c0 12-20 12-20 0z" style="stroke-width:5"/>`,
  },
  party: {
    hat: `<path class="a" d="M-8-72L58 74c-36 14-84 10-114-4z"/><path class="b" d="M-26-16c18 6 34 4 46-6l10 22c-18 14-42 16-64 8z" style="stroke-width:4"/><path class="b" d="M-46 38c30 12 62 10 88-2l8 20c-34 14-70 14-104 2z" style="stroke-width:4"/><circle class="w" cx="-8" cy="-74" r="14" style="stroke-width:5"/>${sparkle(56, -44, 16)}${sparkle(-62, -40, 13, 'w')}`,
    popper: `<path class="a" d="M-84 84l34-84 50 50z"/><path class="b" d="M-66 38l28 28-16 6-18-18zM-52 4l14-4 38 38-4 14z" style="stroke-width:4"/><path class="l" style="stroke-width:6" d="M-18-6c-2-24 20-26 14-50M6 18c24 4 28-18 52-10"/><g class="b" style="stroke-width:4"><circle cx="34" cy="-34" r="9"/><path d="M58-66l14 8-14 8zM-38-54l12-10 2 14z"/></g><g class="w" style="stroke-width:4"><circle cx="2" cy="-72" r="8"/><circle cx="72" cy="-14" r="8"/></g>${star(68, 48, 0.2, 'b')}`,
    cakeSlice: `<path class="b" d="M-74 4L64-46c14 12 18 30 14 50z"/><path class="w" d="M-74 4H78v24H-74z"/><path class="a" d="M-74 28H78v46H-74z"/><path class="s" d="M-74 48H78v12H-74z"/><path class="l" style="stroke-width:6" d="M10-32v-30"/><path ${SUN} d="M10-88c10 12 10 22 0 26-10-4-10-14 0-26z"/>`,
  },
} satisfies Motifs
