/** What titles name by one word: a lamp with a spirit, a starfish, a missile, a musketeer, a plush monster, a pyramid of cards. */
import { drawEyes } from '../face.ts'
import { drawBeads, drawCheeks, drawMouth } from './creatures-parts.ts'
import type { Motifs } from './motifs.ts'
import { drawHood, WARM } from './people-parts.ts'
import { at, eye, paint, redSuit, sparkle, suit, write } from './tables-parts.ts'

const GOLD = paint('#ffce3a', '#8a5404')
const SMOKE = paint('#9fd8ff', '#2a5fa8', 5)
const CORAL = paint('#ff8a5c', '#a3360e')
const STEEL = paint('#dfe6f5', '#46506b')
const RED = paint('#f5434f', '#8c1730', 5)
const FIRE = paint('#ffa63c', '#a83a06', 5)
const FELT = paint('#3d4f9e', '#161f52')
const FEATHER = paint('#fff3dc', '#8a6a3a', 4)
const FUR = paint('#f2b8c6', '#93405e')
const SKIN = paint('#ffe3cf', '#a3573a', 5)
const SLIME = paint('#86d94c', '#2c6a12')
const BLOCK = paint('#7fbf5a', '#2f5220')
const IRON = paint('#c23a3a', '#561016')
const COAL = paint('#4a5170', '#1b2038', 5)
const BRONZE = paint('#f0b93c', '#7a4a06', 5)
const BIN = paint('#58b86a', '#15502a')
const GLASS = paint('#c9ecff', '#1d4a7a', 4)

const wheel = (x: number, y: number) =>
  `<circle ${COAL} cx="${x}" cy="${y}" r="21"/><circle fill="#d6deef" cx="${x}" cy="${y}" r="9"/>`

/** A card that lies face up; `mark` is drawn in its middle. */
const card = (x: number, y: number, mark: string, turn = 0) =>
  at(
    x,
    y,
    `<rect fill="#fff" stroke="#3c4663" stroke-width="4" x="-20" y="-28" width="40" height="56" rx="7"/>${mark}`,
    turn,
  )
const HEART = redSuit('heart', 0, 0, 0.26)
const DIAMOND = redSuit('diamond', 0, 0, 0.28)
const SPADE = suit('spade', 0, 0, 0.24, 'k')
const CLUB = suit('club', 0, 0, 0.26, 'k')
const back = (x: number, y: number) =>
  at(
    x,
    y,
    '<rect class="a" style="stroke-width:4" x="-20" y="-28" width="40" height="56" rx="7"/><path class="h" style="stroke-width:4" d="M-9-12L9 12M9-12L-9 12"/>',
  )

const powder = (x: number, y: number, color: string, scale = 1) =>
  at(
    x,
    y,
    `<g fill="${color}"><circle cx="-26" cy="6" r="24"/><circle cx="4" cy="-12" r="32"/><circle cx="30" cy="8" r="22"/><circle cx="0" cy="16" r="26"/><circle cx="-44" cy="-22" r="7"/><circle cx="44" cy="-26" r="8"/><circle cx="14" cy="-52" r="6"/></g>`,
    0,
    scale,
  )
const bowl = (x: number, y: number, color: string, dark: string) =>
  at(
    x,
    y,
    `<path ${paint(color, dark, 4)} d="M-32 0c4-34 22-44 32-44S28-34 32 0z"/><path ${paint('#c98a4b', '#5f3512', 5)} d="M-38-2h76c-2 26-18 38-38 38S-36 24-38-2z"/><path class="h" style="stroke-width:5" d="M-26 8c3 10 9 16 16 18"/>`,
  )

export const NAMED_MORE = {
  wizard: {
    lamp: `<path ${SMOKE} d="M62-6c22-8 26-26 8-34-22-10-50 2-56-18-4-18 16-30 38-26-12 2-18 10-12 16 10 12 48 4 52 34 2 18-12 30-30 28z"/><path ${GOLD} d="M-70-8c-26 0-26 44 6 44l12-2"/><path fill="none" stroke="#8a5404" stroke-width="20" stroke-linecap="round" d="M-54 30c-32 4-38-34-12-36"/><path fill="none" stroke="#ffce3a" stroke-width="9" stroke-linecap="round" d="M-54 30c-32 4-38-34-12-36"/><path ${GOLD} d="M-66-6H44l34-6c4 28-14 58-52 66h-52c-28-6-42-30-40-60z"/><path ${GOLD} d="M-34-8c4-20 60-20 64 0z"/><circle ${GOLD} cx="-2" cy="-28" r="9"/><path ${GOLD} d="M-30 54h56l16 26h-88z"/><path class="h" d="M-50 8c4 16 12 26 24 32"/>${sparkle(-46, -52, 15)}`,
  },
  soldier: {
    musketeer: `<g><path fill="none" stroke="#46506b" stroke-width="13" stroke-linecap="round" d="M-74 82L40-18M74 82L-40-18"/><path fill="none" stroke="#dfe6f5" stroke-width="6" stroke-linecap="round" d="M-74 82L40-18M74 82L-40-18"/><path fill="none" stroke="#8a5404" stroke-width="12" stroke-linecap="round" d="M-70 50c2 14 12 24 26 26M70 50c-2 14-12 24-26 26"/></g><path ${FEATHER} d="M26-36C30-78 60-96 86-84 90-58 66-34 34-26z"/><path fill="none" stroke="#8a6a3a" stroke-width="4" d="M34-32c14-22 28-34 46-44"/><path ${FELT} d="M-42-10c-4-40 8-64 20-60 12-10 36-10 44 2 12-2 22 22 20 58z"/><path ${GOLD} d="M-42-22c22 10 62 10 84 0l1 15c-24 10-62 10-86 0z"/><path ${FELT} d="M-88 4c8-22 34-20 46-14 24 10 60 10 84 0 12-6 38-8 46 14-40 26-136 26-176 0z"/><path class="h" d="M-24-40c2-8 5-14 10-17"/>`,
  },
  monster: {
    plush: `<circle ${FUR} cx="-46" cy="-52" r="22"/><circle ${FUR} cx="46" cy="-52" r="22"/><path ${FUR} d="M-60 40c-18 8-20 24-10 30 14 4 22-6 24-18zM60 40c18 8 20 24 10 30-14 4-22-6-24-18z"/><path ${FUR} d="M-62-6c0-40 24-58 62-58S62-46 62-6c8 50-10 92-62 92S-70 44-62-6z"/><path class="b" d="M8 26h34v32H8z" style="stroke-width:4"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-dasharray="7 7" d="M0-60v36M-40 60c24 14 56 14 80 0"/><circle class="w" cx="-24" cy="-14" r="15"/><circle class="w" cx="24" cy="-14" r="15"/><g class="k"><circle cx="-28" cy="-17" r="3"/><circle cx="-20" cy="-11" r="3"/><circle cx="20" cy="-17" r="3"/><circle cx="28" cy="-11" r="3"/></g><path class="K" style="stroke-width:5" d="M-14 14c8 8 20 8 28 0M-14 10v8M14 10v8"/>`,
    alien: `<path ${SLIME} d="M0-88c46 0 70 30 66 66-4 40-36 70-66 70s-62-30-66-70c-4-36 20-66 66-66z"/><path ${SLIME} d="M-30 86c-4-26 8-42 30-42s34 16 30 42z"/><path class="k" d="M-50-26c20-4 38 10 38 34-22 4-40-12-38-34zM50-26C30-30 12-16 12 8 34 12 52-4 50-26z"/><g fill="#fff"><ellipse cx="-36" cy="-14" rx="7" ry="5"/><ellipse cx="30" cy="-10" rx="7" ry="5"/></g><path class="K" style="stroke-width:4" d="M-10 28c6 5 14 5 20 0"/><path class="h" d="M-44-52c8-12 18-20 30-24"/>`,
    alienWave: `<path fill="none" stroke="#2c6a12" stroke-width="25" stroke-linecap="round" d="M-26 36l-30 24M28 32c24-2 34-20 36-50"/><path fill="none" stroke="#86d94c" stroke-width="14" stroke-linecap="round" d="M-26 36l-30 24M28 32c24-2 34-20 36-50"/><path ${SLIME} d="M-34 86c-6-50 6-72 34-72s40 22 34 72z"/><path fill="none" stroke="#2c6a12" stroke-width="7" stroke-linecap="round" d="M-22-66l-10-20M22-66l10-20"/><circle ${GOLD} cx="-33" cy="-86" r="8"/><circle ${GOLD} cx="33" cy="-86" r="8"/><path ${SLIME} d="M-60-28c0-28 26-42 60-42s60 14 60 42S32 26 0 26-60 0-60-28z"/>${eye(0, -38, 15)}${eye(-34, -28, 12)}${eye(34, -28, 12)}${drawMouth(0, -4, 14)}`,
  },
  fish: {
    starfish: `<path ${CORAL} d="M0-88c10 0 14 14 20 34 4 14 14 18 34 18 26 0 38 4 38 14 0 8-12 18-32 32-12 8-14 18-8 34 10 24 12 36 2 42-8 4-20-6-36-20-10-10-26-10-36 0-16 14-28 24-36 20-10-6-8-18 2-42 6-16 4-26-8-34-20-14-32-24-32-32 0-10 12-14 38-14 20 0 30-4 34-18 6-20 10-34 20-34z"/><g fill="#fff0dc" opacity=".75"><circle cy="-62" r="5"/><circle cx="-64" cy="-16" r="5"/><circle cx="64" cy="-16" r="5"/><circle cx="-40" cy="60" r="5"/><circle cx="40" cy="60" r="5"/><circle cy="-44" r="4"/></g>${drawBeads(0, -8, 20, 9)}${drawMouth(0, 14, 13)}${drawCheeks(0, 10, 34, 8)}`,
  },
  target: {
    missile: `<g transform="rotate(42)"><path ${FIRE} d="M-18 52c-4 20 6 30 18 44 12-14 22-24 18-44z"/><path fill="#fff3a8" d="M-8 54c-2 10 2 16 8 24 6-8 10-14 8-24z"/><path ${RED} d="M-22 10l-26 26v28l26-14zM22 10l26 26v28L22 50z"/><path ${STEEL} d="M-24 54v-92c4-26 12-40 24-52 12 12 20 26 24 52v92z"/><path ${RED} d="M-24-34c4-28 12-44 24-56 12 12 20 28 24 56z"/><path ${RED} d="M-24 22h48v14h-48z"/><circle class="k" cy="-6" r="9"/><path class="h" d="M-12-22v34"/></g><path class="h" style="stroke-width:6" d="M-84 32l22-20M-60 78l16-16M-88 66l14-12"/>`,
    pistol: `<path ${COAL} d="M-84-46H66l14 14v26H-10L-16 8h-16l-18 72c-2 6-8 6-14 4l-24-8c-6-2-6-8-4-12l18-60c-8-8-12-18-14-36z"/><path ${STEEL} d="M-84-50H74v22H-84z"/><path fill="none" stroke="#1b2038" stroke-width="7" d="M-32 8c0 22 22 24 30 4V-4"/><path stroke="#46506b" stroke-width="5" d="M-66-50v22M-54-50v22M-42-50v22"/><path class="h" style="stroke-width:5" d="M-20-42h60"/>`,
    machineGun: `<g transform="translate(-4 0) scale(.9)"><path ${COAL} d="M-90-22h34v-10h84v8h44v-8h10v24H28v14H-8l10 50c0 6-4 8-10 8h-12c-6 0-8-4-8-8L-36 8h-18L-66 22h-24z"/><path ${STEEL} d="M-56-32h84V-6h-84z"/><path ${BRONZE} d="M30 8l18 52c2 6-2 10-6 12l-10 2c-4 0-8-2-10-6L10 8z"/><path fill="none" stroke="#1b2038" stroke-width="7" d="M-48-34v-14h40v14"/><path class="M" style="stroke-width:7" d="M88-38l8-10M92-18h-2M88-2l8 8"/><path class="h" style="stroke-width:5" d="M-46-22h50"/></g>`,
    missiles: `${at(-34, -8, `<path ${FIRE} d="M-11 40c0 16 6 22 11 32 6-10 11-16 11-32z"/><path ${STEEL} d="M-16 42v-70c2-18 8-28 16-38 8 10 14 20 16 38v70z"/><path ${RED} d="M-16-24c2-20 8-32 16-42 8 10 14 22 16 42z"/><path ${RED} d="M-16 20l-16 20v8l16-6zM16 20l16 20v8L16 42z"/>`)}${at(38, 8, `<path ${FIRE} d="M-11 40c0 16 6 22 11 32 6-10 11-16 11-32z"/><path ${STEEL} d="M-16 42v-70c2-18 8-28 16-38 8 10 14 20 16 38v70z"/><path ${RED} d="M-16-24c2-20 8-32 16-42 8 10 14 22 16 42z"/><path ${RED} d="M-16 20l-16 20v8l16-6zM16 20l16 20v8L16 42z"/>`)}<g fill="#fff" opacity=".8"><circle cx="-46" cy="72" r="14"/><circle cx="-22" cy="78" r="11"/><circle cx="30" cy="84" r="12"/><circle cx="52" cy="80" r="9"/></g>`,
  },
  drawing: {
    powders: `${powder(-38, -24, '#ff4f9a', 0.9)}${powder(42, -28, '#39c6f0', 0.85)}${powder(4, -46, '#ffd23c', 0.7)}${bowl(-44, 46, '#ff4f9a', '#8f1f55')}${bowl(44, 46, '#35c46a', '#0f5c2c')}${bowl(0, 50, '#ff9a2c', '#8f4606')}`,
    tattoo: `<path ${SKIN} d="M-40 88c-14-50-16-96 0-126 6-12 18-10 20 0l4-34c2-14 20-14 20 0l2-6c4-12 20-10 20 4l2-2c6-10 20-6 20 6l2 6c6-6 18-2 16 10l-6 52c-4 30-10 60-2 90z"/><path fill="none" stroke="#a3573a" stroke-width="4" stroke-linecap="round" d="M6-58v26M28-58v26M48-52v20"/><path ${RED} d="M8 58C-10 44-22 34-22 20c0-10 8-16 16-16 6 0 11 4 14 10 3-6 8-10 14-10 8 0 16 6 16 16 0 14-12 24-30 38z"/><path ${GOLD} d="M-34 30c20 10 64 10 84 0l4 14c-24 10-68 10-92 0z"/>`,
    dyedShirt: `<path fill="#fff" stroke="#33406b" stroke-width="6" stroke-linejoin="round" d="M-34-72c10 20 58 20 68 0l44 22-18 42-22-8v88h-76v-88l-22 8-18-42z"/><g fill="none" stroke-width="13" stroke-linecap="round"><path stroke="#ff4f9a" d="M0 8c-10-4-6-18 6-14"/><path stroke="#ffb02c" d="M-16 22C-36-4-10-36 18-20"/><path stroke="#35c46a" d="M22-2c4 24-20 38-38 34"/><path stroke="#3f8cf5" d="M-28 46c20 14 50 4 56-20"/></g>`,
  },
  ninja: {
    samurai: `<path ${BRONZE} d="M-12-52C-50-60-66-78-70-92c30 8 50 16 60 30zM12-52C50-60 66-78 70-92c-30 8-50 16-60 30z"/><path ${IRON} d="M-58 66L-84 40c10-20 14-36 12-54h144c-2 18 2 34 12 54L58 66z"/><path ${SKIN} d="M-46-14h92v30c0 36-20 54-46 54S-46 52-46 16z"/><path ${COAL} d="M-46 24c22 12 70 12 92 0 2 36-18 56-46 56S-48 60-46 24z"/><path fill="#fff" d="M-18 42h36c-2 14-34 14-36 0z"/>${drawEyes(0, 6, 20, 10)}<path class="K" style="stroke-width:8" d="M-38-10l26 8M38-10l-26 8"/><path ${IRON} d="M-66-12c0-36 28-56 66-56s66 20 66 56c-40-14-92-14-132 0z"/><path ${BRONZE} d="M-16-44h32L0-16z"/><path class="h" d="M-48-32c6-12 16-20 28-24"/>`,
    meditating: `<path ${COAL} d="M-74 78c-8-20 14-36 44-38l60 0c30 2 52 18 44 38-20 14-54 2-74-6-20 8-54 20-74 6z"/><path ${COAL} d="M-44 66c-10-40 6-66 44-66s54 26 44 66c-24 10-64 10-88 0z"/><path class="b" d="M-46 44c26 10 66 10 92 0l2 14c-28 12-68 12-96 0z"/><path ${SKIN} d="M-14 40c0-14 6-24 14-30 8 6 14 16 14 30-4 10-24 10-28 0z"/>${drawHood(0, -36, 50, WARM, 'a', 'b')}`,
    behindWall: `${drawHood(0, -26, 58, WARM, 'a', 'b')}<path ${BRONZE} d="M-88 34H88v52H-88z"/><path fill="none" stroke="#7a4a06" stroke-width="5" d="M-88 60H88M-44 34v26M22 34v26M-14 60v26M56 60v26"/><path ${SKIN} d="M-62 24h36c6 0 6 22 0 22h-36c-8 0-8-22 0-22zM26 24h36c8 0 8 22 0 22H26c-6 0-6-22 0-22z"/>`,
    samuraiBow: `<path fill="none" stroke="#46506b" stroke-width="16" stroke-linecap="round" d="M-78 66C-30 30 30-20 84-84"/><path fill="none" stroke="#eef3ff" stroke-width="8" stroke-linecap="round" d="M-66 56C-22 24 34-22 84-84"/><path ${BRONZE} d="M-58 30l28 26-10 10-28-26z"/>${at(8, 30, `<path ${IRON} d="M-46 56l10-62h72l10 62z"/><path fill="none" stroke="#ffd98a" stroke-width="5" d="M-40 16h80M-42 34h84"/><path ${BRONZE} d="M-8-50C-30-56-40-66-42-78c18 4 30 12 36 22zM8-50C30-56 40-66 42-78c-18 4-30 12-36 22z"/><path ${SKIN} d="M-28-30h56V0c0 14-12 24-28 24S-28 14-28 0z"/>${drawEyes(0, -10, 12, 7)}<path ${IRON} d="M-40-22c0-24 16-36 40-36s40 12 40 36c-26-10-54-10-80 0z"/>`)}`,
  },
  cards: {
    pyramid: `${card(0, -54, SPADE)}${card(-23, -16, HEART)}${card(23, -16, CLUB)}${card(-46, 22, CLUB)}${card(0, 22, DIAMOND)}${card(46, 22, SPADE)}${back(-69, 60)}${card(-23, 60, HEART)}${card(23, 60, SPADE)}${back(69, 60)}`,
    pyramidHalf: `${back(0, -54)}${back(-22, -22)}${back(22, -22)}${card(-44, 12, DIAMOND)}${back(0, 12)}${card(44, 12, CLUB)}${card(-18, 56, SPADE, -6)}${card(26, 58, HEART, 8)}`,
    peaks: `${back(-62, -44)}${back(0, -44)}${back(62, -44)}${back(-64, -8)}${back(-24, -8)}${back(24, -8)}${back(64, -8)}${card(-66, 32, HEART)}${card(-22, 32, SPADE)}${card(22, 32, DIAMOND)}${card(66, 32, CLUB)}`,
    coloured: `${at(-34, 8, `<rect ${RED} x="-34" y="-50" width="68" height="100" rx="12"/><ellipse fill="#fff" rx="22" ry="36" transform="rotate(28)"/>${write('7', 0, 0, 44)}`, -18)}${at(34, 10, `<rect ${paint('#3f8cf5', '#123a86', 5)} x="-34" y="-50" width="68" height="100" rx="12"/><ellipse fill="#fff" rx="22" ry="36" transform="rotate(28)"/>${write('+2', 0, 0, 36)}`, 18)}${at(0, -14, `<rect ${paint('#ffd23c', '#8f5a04', 5)} x="-34" y="-50" width="68" height="100" rx="12"/><ellipse fill="#fff" rx="22" ry="36" transform="rotate(28)"/>${write('4', 0, 0, 44)}`)}`,
    wild: `${at(0, 0, `<rect class="k" x="-48" y="-76" width="96" height="152" rx="16" stroke="#fff" stroke-width="6"/><g transform="rotate(24)"><path fill="#f5434f" d="M0-54c-22 6-32 28-32 54H0z"/><path fill="#3f8cf5" d="M0-54c22 6 32 28 32 54H0z"/><path fill="#ffd23c" d="M0 54c-22-6-32-28-32-54H0z"/><path fill="#43c45c" d="M0 54c22-6 32-28 32-54H0z"/></g>`, -8)}`,
  },
  zombie: {
    eyes: `<rect ${BLOCK} x="-72" y="-72" width="144" height="144" rx="8"/><g fill="#4f8236"><path d="M-72-72h36v24h-36zM18-72h54v18H18zM-72 36h24v36h-24zM42 30h30v18H42zM-20 54h30v18h-30z"/></g><g class="k"><path d="M-50-18h34V8h-34zM16-18h34V8H16z"/></g><g fill="#ff5a4a"><path d="M-36-12h14V2h-14zM22-12h14V2H22z"/></g><path fill="#35561f" d="M-12 10h24v18h-24z"/><path class="k" d="M-36 36h72v18h-72z"/><path fill="#f3efcf" d="M-26 36h13v10h-13zM12 36h13v10H12z"/><path class="h" d="M-58-40v-16h18"/>`,
  },
  truck: {
    garbage: `<path ${BIN} d="M-86-38h94v66h-94z"/><path fill="#15502a" opacity=".35" d="M-86 6h94v22h-94z"/><path ${STEEL} d="M8-26h36c10 0 16 8 20 22l10 10c8 4 10 12 10 22H8z"/><path ${GLASS} d="M22-14h20c6 0 10 6 12 16H22z"/><g fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M-52-12l12-14 12 14M-24 2l-6 14h-20M-58 14l-4-16"/></g><path ${COAL} d="M-60-38c-2-22 18-30 26-16 10-12 34-2 26 16z"/>${wheel(-54, 34)}${wheel(-6, 34)}${wheel(56, 34)}`,
    carCarrier: `${at(-44, -38, `<path ${RED} d="M-34 12c0-12 8-14 14-14l8-14h20l12 14c10 0 14 4 14 14z"/><path ${GLASS} d="M-12-4l6-8h12l7 8z"/><g class="k"><circle cx="-16" cy="14" r="8"/><circle cx="18" cy="14" r="8"/></g>`)}${at(-40, 6, `<path ${paint('#3f8cf5', '#123a86', 5)} d="M-34 12c0-12 8-14 14-14l8-14h20l12 14c10 0 14 4 14 14z"/><path ${GLASS} d="M-12-4l6-8h12l7 8z"/><g class="k"><circle cx="-16" cy="14" r="8"/><circle cx="18" cy="14" r="8"/></g>`)}<path fill="none" stroke="#33406b" stroke-width="8" stroke-linecap="round" d="M-88-20H6M-88 26H6M-84-20v46M2-20v46"/><path class="a" d="M14-40h28c12 0 18 10 22 28l14 10c6 4 8 10 8 28H14z"/><path ${GLASS} d="M26-28h16c8 0 10 8 12 18H26z"/><path ${COAL} d="M-88 26H86v10H-88z"/>${wheel(-58, 42)}${wheel(-12, 42)}${wheel(56, 42)}`,
  },
} satisfies Motifs
