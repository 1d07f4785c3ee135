/** The very thing that a title names, where a relative of it would mislead: a capybara, bottles to shoot at, a rover on Mars, a portal. */
import { drawEyes } from '../face.ts'
import { drawBeads } from './creatures-parts.ts'
import type { Motifs } from './motifs.ts'
import { at, paint, redSuit, sparkle, suit } from './tables-parts.ts'
import { drawKnobbyWheel, drawSkin, SKIN } from './vehicles-parts.ts'

const WOOD = paint('#d89a58', '#6b3d14')
const FUR = paint('#b98352', '#5a3413')
const MUZZLE = paint('#a46f42', '#5a3413', 5)
const STEEL = paint('#dfe6f5', '#46506b', 5)
const APE = paint('#5a5f72', '#1c1e2c')
const APE_SKIN = paint('#b8a090', '#4a3830', 5)
const GREEN = paint('#58b86a', '#15502a', 5)
const AMBER = paint('#e08a3a', '#6f3408', 5)
const BLUE = paint('#4f9cff', '#173f94', 5)
const GOLD = paint('#ffce3a', '#8a5404', 5)
const PURPLE = paint('#8f5fe0', '#3c1d84')
const RUST = paint('#d8693a', '#6e2508', 5)
const STONE = paint('#9a978c', '#45433c')
const MOON = paint('#ffe9a8', '#8a6a1c', 4)

const bottle = (x: number, colors: string) =>
  at(
    x,
    0,
    `<path ${colors} d="M-9-62H9v30c0 10 14 14 14 30v52h-46V-2c0-16 14-20 14-30z"/><path ${GOLD} style="stroke-width:4" d="M-11-72h22v12h-22z"/><path fill="#fff" stroke="none" opacity=".85" d="M-20 10h40v22h-40z"/><path class="h" style="stroke-width:5" d="M-14-4v-2"/>`,
  )

/** A block of wood with its grain. */
const plank = (x: number, y: number, w: number, h: number) =>
  `<rect ${WOOD} x="${x}" y="${y}" width="${w}" height="${h}" rx="9"/><path fill="none" stroke="#6b3d14" stroke-width="3.5" stroke-linecap="round" opacity=".5" d="M${x + 11} ${y + h * 0.32}h${w - 30}M${x + 20} ${y + h * 0.64}h${w - 32}"/><path class="h" style="stroke-width:4" d="M${x + 9} ${y + 8}h${Math.round(w * 0.3)}"/>`

/** A moon lit on its right; `dark` is how far the shadow reaches over its middle. */
const moon = (x: number, y: number, r: number, shade: string) =>
  at(
    x,
    y,
    `<circle ${MOON} r="${r}"/><circle fill="#e2c878" cx="${Math.round(r * 0.3)}" cy="${Math.round(r * 0.3)}" r="${Math.round(r * 0.2)}"/>${shade && `<path fill="#20264e" d="${shade}"/>`}`,
  )

const face = (x: number, y: number, mark: string) =>
  at(
    x,
    y,
    `<rect fill="#fff" stroke="#3c4663" stroke-width="4" x="-19" y="-27" width="38" height="54" rx="7"/>${mark}`,
  )
const SPADE = suit('spade', 0, 0, 0.24, 'k')
const HEART = redSuit('heart', 0, 0, 0.26)
const DIAMOND = redSuit('diamond', 0, 0, 0.26)
const CLUB = suit('club', 0, 0, 0.26, 'k')
const MARKS = [HEART, SPADE, DIAMOND, CLUB]

/** Cards that lie one over the other, the first `down` ones face down; of the last one the mark is seen. */
const pileOf = (x: number, top: number, { down, up }: { down: number; up: number }, mark: string) =>
  Array.from({ length: down + up }, (_, i) => {
    const y = top + i * 17
    if (i === down + up - 1) return face(x, y, mark)
    return i < down
      ? `<rect class="a" style="stroke-width:4" x="${x - 19}" y="${y - 27}" width="38" height="54" rx="7"/>`
      : `<rect fill="#fff" stroke="#3c4663" stroke-width="4" x="${x - 19}" y="${y - 27}" width="38" height="54" rx="7"/>`
  }).join('')

const wheel = (x: number) =>
  `<circle class="k" cx="${x}" cy="52" r="24" stroke="#fff" stroke-opacity=".4" stroke-width="4"/><circle class="w" cx="${x}" cy="52" r="10" style="stroke-width:4"/>`

const gem = (x: number, y: number, className: string) =>
  at(
    x,
    y,
    `<path class="${className}" style="stroke-width:5" d="M-15-22h30L26-5 0 24-26-5z"/><path class="H" d="M-13-18h20L3-5h-25z"/>`,
  )
const row = (y: number, classes: string) => [...classes].map((name, i) => gem(-58 + i * 58, y, name)).join('')

export const EXACT_THINGS = {
  target: {
    bottles: `${bottle(-58, GREEN)}${bottle(0, AMBER)}${bottle(58, BLUE)}<path ${WOOD} d="M-88 52H88v18H-88z"/><path ${WOOD} d="M-66 70h16v18h-16zM50 70h16v18H50z"/>`,
  },
  glass: {
    shattered: `<path ${paint('#c9ecff', '#1d4a7a', 5)} d="M-58-10l18 12 12-24 20 20 14-26 18 24 22-16 12 10-10 80c-2 12-8 16-18 16h-60c-10 0-16-4-18-16z"/><path fill="#4fb0ff" opacity=".6" d="M-52 34h104l-6 34c-2 10-6 12-14 12h-62c-8 0-12-2-14-12z"/><path fill="none" stroke="#1d4a7a" stroke-width="4" d="M-20 4l8 26-16 18M24 2l-6 30 18 20"/><g ${paint('#e6f6ff', '#1d4a7a', 4)}><path d="M-62-42l22-12-4 26zM-14-76l20 8-14 18zM30-62l24-6-8 24zM64-34l20 4-16 14zM-84-8l16-8 2 16z"/></g><path class="h" style="stroke-width:5" d="M-38 22l4 26"/>`,
  },
  boat: {
    pirateShip: `<path class="l" style="stroke-width:9" d="M-4 24V-84M-54 30V-36"/><path ${paint('#3b4058', '#12152a', 5)} d="M0-84h44v26H0z"/><path fill="#fff" d="M14-74a9 9 0 0 1 18 0c0 4-2 5-4 7v3h-10v-3c-2-2-4-3-4-7z"/><path fill="#f7efdc" stroke="#7d6a3a" stroke-width="5" stroke-linejoin="round" d="M-2-52C40-46 52-22 48 10H-2zM-58-36c26 4 34 18 32 44h-32z"/><path ${paint('#f5434f', '#8c1730', 3)} d="M-2-36c36 4 46 12 49 16l1 12C36-16 20-20-2-22z"/><path ${WOOD} d="M-86 18h24l6 12H50l10-22h28c-2 32-16 58-34 66h-100C-66 66-80 44-86 18z"/><path fill="none" stroke="#6b3d14" stroke-width="4" opacity=".6" d="M-72 50H66"/><g class="k"><circle cx="-36" cy="46" r="8"/><circle cx="-6" cy="46" r="8"/><circle cx="24" cy="46" r="8"/></g><path ${paint('#4fb0ff', '#1d5a94', 5)} d="M-88 74c12-12 22-12 34 0 12-12 22-12 34 0 12-12 22-12 34 0 12-12 22-12 34 0 12-12 24-12 40 0v14H-88z"/>`,
  },
  car: {
    parkingBarrier: `<path class="w" style="stroke-width:5" d="M-86-40h26V74h-26z"/><path ${paint('#f5434f', '#8c1730', 5)} d="M-72-62L84-84l2 15L-70-46z"/><path fill="#fff" d="M-40-66l24-4 4 14-24 4zM10-73l24-4 4 14-24 4z"/><circle class="b" cx="-73" cy="-52" r="13"/><path class="k" d="M-34 52h28v32h-28zM46 52h28v32H46z"/><path class="a" d="M-44 20h10l14-36c4-8 8-10 16-10h48c8 0 12 2 16 10l14 36h10v42c0 6-4 8-10 8h-108c-6 0-10-2-10-8z"/><path class="w" style="stroke-width:5" d="M-8-12h56c4 0 6 2 8 6l9 24h-90l9-24c2-4 4-6 8-6z"/><path class="H" d="M4-8h14L4 14h-16z"/><circle fill="#fff3a8" stroke="#8a6108" stroke-width="4" cx="-24" cy="40" r="10"/><circle fill="#fff3a8" stroke="#8a6108" stroke-width="4" cx="64" cy="40" r="10"/><path class="k" d="M0 36h40v14H0z"/>`,
    parkingTurn: `<rect class="k" x="-88" y="-88" width="176" height="176" rx="16" opacity=".8"/><path fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" d="M-78-80v64M-26-80v64M26-80v64M78-80v64"/><path fill="none" stroke="#ffd84a" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="14 13" d="M-40 52C-8 50 0 20 0-28"/><path fill="none" stroke="#ffd84a" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" d="M-16-36L0-58l16 22"/>${at(-52, -48, '<path class="b" style="stroke-width:4" d="M-17-18c0-8 6-12 17-12s17 4 17 12v40c0 6-6 8-17 8s-17-2-17-8z"/><path class="k" d="M-11-12h22l-3 10H-8zM-10 14h20l-2-8H-8z"/>')}${at(52, -48, '<path class="b" style="stroke-width:4" d="M-17-18c0-8 6-12 17-12s17 4 17 12v40c0 6-6 8-17 8s-17-2-17-8z"/><path class="k" d="M-11-12h22l-3 10H-8zM-10 14h20l-2-8H-8z"/>')}${at(-48, 54, '<path class="a" style="stroke-width:5" d="M-21-24c0-10 8-14 21-14s21 4 21 14v48c0 8-8 12-21 12s-21-4-21-12z"/><path class="k" d="M-14-18h28l-4 13h-20zM-12 18h24l-2-9h-20z"/>', 78)}`,
    roadster: `<g class="k" stroke="#fff" stroke-opacity=".3" stroke-width="3"><rect x="-74" y="30" width="30" height="46" rx="10"/><rect x="44" y="30" width="30" height="46" rx="10"/></g><path class="w" style="stroke-width:5" d="M-46-18l12-34c2-6 6-8 12-8h44c6 0 10 2 12 8l12 34z"/><path class="H" d="M-24-52h16l-18 30h-16z"/><path class="b" d="M-84-66h168v13H-84zM-70-54h14v24h-14zM56-54h14v24H56z" style="stroke-width:4"/><path class="a" d="M-80 4c4-16 22-24 34-26h92c12 2 30 10 34 26 6 8 8 16 8 26 0 18-6 24-18 24H-70c-12 0-18-6-18-24 0-10 2-18 8-26z"/><path class="s" d="M-86 30H86c0 14-6 21-16 21H-70c-10 0-16-7-16-21z"/><path class="w" style="stroke-width:4" d="M-76 8c14-2 24 4 30 16-16 4-28-2-30-16zM76 8c-14-2-24 4-30 16 16 4 28-2 30-16z"/><path class="k" d="M-30 18h60l-8 22h-44z"/><path class="b" style="stroke:none" d="M-12-20h9v36h-9zM4-20h9v36H4z"/><path class="h" d="M-62-4c8-6 16-8 24-8"/>`,
    tukTuk: `<path class="l" style="stroke-width:8" d="M-62-50V8M6-54l40 58"/><path class="b" d="M-82-60c4-14 14-18 28-18H2c18 0 28 8 34 24l4 10h-120z"/><path class="a" d="M-80 6h72l10-26h34c20 4 34 22 40 50 2 12-2 20-10 20h-150c-4-16-4-32 4-44z"/><path class="s" d="M-84 30H76c2 12-2 18-10 18h-150c-2-8-2-12 0-18z"/><path class="w" style="stroke-width:5" d="M10-46h14l24 34H10z"/><path class="b" style="stroke-width:4" d="M-66-20h34c6 0 8 4 8 10v16h-42z"/><circle fill="#fff3a8" stroke="#8a6108" stroke-width="4" cx="66" cy="8" r="9"/>${wheel(-48)}${wheel(54)}<path class="h" d="M-64-66h30"/>`,
    hatchback: `<path class="k" d="M-74 44h24v30h-24zM50 44h24v30H50z"/><path class="a" d="M-84 12c0-14 8-20 20-22l12-40c4-12 12-18 26-18h52c14 0 22 6 26 18l12 40c12 2 20 8 20 22v36c0 8-4 12-12 12H-72c-8 0-12-4-12-12z"/><path class="w" style="stroke-width:5" d="M-46-14l9-30c2-8 6-10 14-10h46c8 0 12 2 14 10l9 30z"/><path class="H" d="M-24-50h14l-18 32h-12z"/><path class="s" d="M-82 30H82v18c0 6-4 9-10 9H-72c-6 0-10-3-10-9z"/><path ${paint('#ff5a5a', '#8c1730', 4)} d="M-76 4h26v18h-26zM50 4h26v18H50z"/><rect class="w" x="-26" y="26" width="52" height="20" rx="5" style="stroke-width:4"/><path class="m" style="stroke-width:5" d="M-40 6h80"/><path class="k" d="M-52 60h14v10h-14z"/>`,
  },
  fish: {
    dolphin: `<g transform="scale(.97)"><path ${paint('#5fb4f0', '#1d5a94')} d="M-86 40C-84-20-34-62 30-56 34-76 20-86 8-88c26-6 46 4 54 24 16 8 26 22 26 32 0 6-10 8-24 8-22 0-40 4-52 14 8 16 6 34-8 44-2-18-10-28-22-30-20 10-36 26-42 46 10 12 8 30-6 36-4-14-12-20-24-22-8-4-4-18 4-24z"/><path fill="#e6f6ff" d="M74-30c-30-2-58 0-86 14-20 10-38 26-48 42 0-16 10-34 30-46 32-18 70-20 104-10z"/><circle class="k" cx="46" cy="-40" r="7"/><circle fill="#fff" cx="44" cy="-43" r="2.5"/><path fill="none" stroke="#1d5a94" stroke-width="4" stroke-linecap="round" d="M82-30c-10 4-18 4-26 2"/><path class="h" d="M-40-22c16-16 32-22 48-24"/><path ${paint('#bfe6ff', '#1d5a94', 4)} d="M20 62c8 12 10 16 10 20 0 8-20 8-20 0 0-4 4-8 10-20zM56 34c6 10 8 12 8 16 0 8-16 8-16 0 0-4 4-6 8-16z"/></g>`,
  },
  ghost: {
    granny: `<path ${paint('#7f5aa8', '#33204d')} d="M-72 88c0-40 28-56 72-56s72 16 72 56z"/><circle ${paint('#c9ccd6', '#5b5f70')} cx="0" cy="-68" r="22"/><path ${paint('#c9ccd6', '#5b5f70')} d="M-62 0c-8-44 22-66 62-66S70-44 62 0c-4 16-14 24-20 28h-84c-6-4-16-12-20-28z"/><path ${paint('#e3d3c2', '#6d5844', 5)} d="M-46-8c0-26 20-36 46-36s46 10 46 36c0 32-18 52-46 52S-46 24-46-8z"/><path fill="none" stroke="#6d5844" stroke-width="4" stroke-linecap="round" d="M-24-32c8-4 14-4 18-2M24-32c-8-4-14-4-18-2M-30 20c4 4 6 8 6 12M30 20c-4 4-6 8-6 12"/><circle fill="#fff" stroke="#33204d" stroke-width="5" cx="-20" cy="-8" r="16"/><circle fill="#fff" stroke="#33204d" stroke-width="5" cx="20" cy="-8" r="16"/><path fill="none" stroke="#33204d" stroke-width="5" d="M-5-8H5"/><circle fill="#c0263a" cx="-19" cy="-7" r="6"/><circle fill="#c0263a" cx="21" cy="-7" r="6"/><path class="k" d="M-20 22c12-6 28-6 40 0-4 14-36 14-40 0z"/><path fill="#fff" d="M-8 20l5 0-2 8zM4 20h5l-2 8z"/>`,
  },
  bear: {
    squirrel: `<path ${paint('#d9783a', '#6e2f08')} d="M28 76C76 84 94 30 74-14 62-40 34-44 30-22c-2 12 10 18 18 14-2 22-24 30-30 50z"/><path ${paint('#c9662c', '#6e2f08')} d="M-44-58c-8-20-2-28 6-28 8 4 16 14 18 24zM8-58c8-20 2-28-6-28-8 4-16 14-18 24z"/><path ${paint('#d9783a', '#6e2f08')} d="M-50 86c-12-40 4-74 32-74s48 34 36 74z"/><path fill="#ffe2c0" d="M-34 82c-8-30 2-50 16-50s26 20 20 50z"/><path ${paint('#d9783a', '#6e2f08')} d="M-72-18c0-30 24-48 54-48s54 18 54 48c0 26-24 40-54 40s-54-14-54-40z"/><path fill="#ffe2c0" d="M-54 0c0-12 14-16 36-16S18-12 18 0c0 12-16 18-36 18S-54 12-54 0z"/>${drawBeads(-18, -26, 24, 8)}<path class="k" d="M-26-8h16l-8 8z"/><path fill="#fff" stroke="#6e2f08" stroke-width="3" d="M-24 4h12v11h-12z"/><path ${paint('#8a5a2c', '#4b2c10', 5)} d="M-42 40c0-14 48-14 48 0 0 6-48 6-48 0z"/><path ${paint('#e0a45a', '#4b2c10', 5)} d="M-40 42h44c0 18-12 26-22 32-10-6-22-14-22-32z"/><path class="h" d="M-58-34c4-10 10-16 20-20"/>`,
    capybara: `<path ${FUR} d="M-40-66c-4-18 14-22 20-8zM40-66c4-18-14-22-20-8z"/><path ${FUR} d="M-58-30c0-30 26-42 58-42s58 12 58 42v52c0 42-24 64-58 64s-58-22-58-64z"/><path ${MUZZLE} d="M-46 28c0-26 18-34 46-34s46 8 46 34c0 34-16 52-46 52S-46 62-46 28z"/><path class="k" d="M-26 14c0-10 14-12 18-4 2 8-4 14-10 14s-8-4-8-10zM26 14c0-10-14-12-18-4-2 8 4 14 10 14s8-4 8-10z"/><path class="K" style="stroke-width:5" d="M0 34v14M-16 52c10 6 22 6 32 0"/><circle class="k" cx="-36" cy="-26" r="9"/><circle class="k" cx="36" cy="-26" r="9"/><circle fill="#fff" cx="-39" cy="-30" r="3.5"/><circle fill="#fff" cx="33" cy="-30" r="3.5"/><g fill="#5a3413"><circle cx="-34" cy="38" r="3"/><circle cx="34" cy="38" r="3"/><circle cx="-30" cy="50" r="3"/><circle cx="30" cy="50" r="3"/></g><path class="h" d="M-42-46c6-8 14-12 24-14"/>`,
  },
  monkey: {
    gorilla: `<path ${APE} d="M-52 20c-28 4-38 30-34 62h44l8-40zM52 20c28 4 38 30 34 62H42l-8-40z"/><path ${APE} d="M-60 86c-10-50 16-84 60-84s70 34 60 84z"/><path ${APE_SKIN} d="M-30 86c-6-36 6-50 30-50s36 14 30 50z"/><path ${APE} d="M-62-22c-16 0-16-26 2-26 0-28 26-40 60-40s60 12 60 40c18 0 18 26 2 26C56 10 32 26 0 26S-56 10-62-22z"/><path ${APE_SKIN} d="M-46-30c0-18 32-26 46-10 14-16 46-8 46 10 0 8-6 12-8 18 4 20-14 34-38 34S-42 8-38-12c-2-6-8-10-8-18z"/><path fill="none" stroke="#1c1e2c" stroke-width="8" stroke-linecap="round" d="M-38-38l26 6M38-38l-26 6"/><circle class="k" cx="-20" cy="-22" r="7"/><circle class="k" cx="20" cy="-22" r="7"/><circle fill="#fff" cx="-22" cy="-25" r="2.5"/><circle fill="#fff" cx="18" cy="-25" r="2.5"/><path class="k" d="M-11-4c0-8 8-6 9-1M11-4c0-8-8-6-9-1z"/><path class="K" style="stroke-width:5" d="M-20 8c12 6 28 6 40 0"/>`,
  },
  rocket: {
    rover: `<path ${RUST} d="M-88 62c40-20 136-20 176 0v24H-88z"/><path fill="none" stroke="#46506b" stroke-width="8" stroke-linecap="round" d="M-22-16v-44M50-14l14-40"/><rect ${STEEL} x="-44" y="-80" width="42" height="26" rx="9"/><circle class="k" cx="-32" cy="-67" r="7"/><circle class="k" cx="-13" cy="-67" r="7"/><path ${STEEL} d="M46-60c4-18 28-24 40-10z"/><path ${BLUE} d="M-80-24H64l14 16H-66z"/><path fill="none" stroke="#173f94" stroke-width="3" d="M-44-24l12 16M-8-24L4-8M28-24L40-8"/><path ${STEEL} d="M-70-8H76l-8 30H-60z"/><path fill="#f5834f" d="M-64 6H72l-2 8H-62z"/>${drawKnobbyWheel(-54, 46, 22, 'w')}${drawKnobbyWheel(4, 48, 22, 'w')}${drawKnobbyWheel(60, 46, 22, 'w')}`,
  },
  star: {
    phases: `${moon(0, -34, 48, '')}${moon(-62, 44, 24, 'M0-24a24 24 0 0 0 0 48 40 40 0 0 1 0-48z')}${moon(0, 56, 28, 'M0-28a28 28 0 0 0 0 56z')}${moon(62, 44, 24, 'M6-23a24 24 0 1 0 0 46 30 30 0 0 0 0-46z')}${sparkle(72, -56, 16)}${sparkle(-72, -50, 13, 'w')}`,
  },
  door: {
    portal: `${at(-40, 12, `<ellipse ${paint('#ff9a3c', '#8f4606')} rx="42" ry="72"/><ellipse fill="#2a1a3a" rx="28" ry="56"/><path fill="none" stroke="#ffd08a" stroke-width="6" stroke-linecap="round" d="M-14-30c14-18 26 6 18 26s-26 16-20-2 18-8 12 4"/>`, -4)}${at(44, -12, `<ellipse ${paint('#4fb0ff', '#173f94')} rx="42" ry="72"/><ellipse fill="#1a2048" rx="28" ry="56"/><path fill="none" stroke="#a8dcff" stroke-width="6" stroke-linecap="round" d="M14 30c-14 18-26-6-18-26s26-16 20 2-18 8-12-4"/>`, -4)}`,
  },
  island: {
    moai: `<path ${paint('#6cc84a', '#256b1c', 5)} d="M-88 66c30-22 146-22 176 0v20H-88z"/><path ${STONE} d="M-34-84h68c10 0 14 8 14 20l-4 40 4 50c2 32-16 50-48 50s-50-18-48-50l4-50-4-40c0-12 4-20 14-20z"/><path fill="#45433c" opacity=".3" d="M14-80h20c8 0 10 6 10 16l-4 40 4 50c2 30-14 46-40 46 20-40 20-110 10-152z"/><path ${STONE} style="stroke-width:5" d="M-42-34h84v-14c-20-8-64-8-84 0z"/><path fill="#45433c" d="M-34-30h24l-4 16h-16zM34-30H10l4 16h16z"/><path ${STONE} style="stroke-width:5" d="M-10-32h20l10 54h-40z"/><path fill="none" stroke="#45433c" stroke-width="7" stroke-linecap="round" d="M-24 44c14-6 34-6 48 0"/><path class="h" d="M-30-68h22"/>`,
  },
  school: {
    bag: `<path fill="none" stroke="#6e2508" stroke-width="10" stroke-linecap="round" d="M-20-68c0-26 40-26 40 0"/><path class="b" d="M-80 14h20v56h-14c-8 0-10-4-10-12zM80 14H60v56h14c8 0 10-4 10-12z"/><path class="a" d="M-62-20c0-34 26-50 62-50s62 16 62 50v84c0 14-6 20-18 20h-88c-12 0-18-6-18-20z"/><path class="s" d="M22-66c26 6 40 22 40 46v84c0 12-6 16-16 16H22z"/><path class="b" d="M-42 20h84v44c0 8-4 12-12 12h-60c-8 0-12-4-12-12z"/><path class="m" style="stroke-width:5" d="M-42 38h84"/><path class="w" style="stroke-width:4" d="M-8 30H8v18H-8z"/><path class="l" d="M-62-14c30 14 94 14 124 0"/><path class="h" d="M-46-34c4-12 12-20 24-24"/>`,
  },
  soccer: {
    kicking: `<path ${drawSkin(SKIN.tan)} d="M-62-88h46l6 62-44 10z"/><path class="b" d="M-66-48h58l-2 54-52 8z"/><path class="m" style="stroke-width:6;stroke:#fff" d="M-64-30l54-6"/><path ${paint('#4a5170', '#1b2038')} d="M-70 12c20-8 40-10 58-10 10 18 30 26 54 30 12 4 14 22 4 28H-66c-8-14-8-32-4-48z"/><path fill="#fff" d="M-66 52h110v8H-66z"/><path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" d="M-12 16l-12 12M2 24l-10 12"/><path ${paint('#1b2038', '#1b2038', 3)} d="M-58 62h12v12h-12zM-22 62h12v12h-12zM22 62h12v12H22z"/>${at(56, 44, '<circle class="w" r="32" style="stroke-width:5"/><path class="k" d="M0-12l12 9-5 14h-14l-5-14zM-4-32h14L2-22zM28-12l2 14-9-5zM18 26l-14 4 2-9zM-20 25l14 5-3-10z"/>')}<path class="h" d="M34-12l14-12M58-6l8-16"/>`,
  },
  fashion: {
    doll: `<path ${paint('#ffd75a', '#8a6108', 5)} d="M-42-46c-4-52 88-52 84 0 2 30 10 40 14 54-20 8-90 8-112 0 4-14 12-24 14-54z"/><path ${drawSkin(SKIN.light)} d="M-40 10l-30 32 8 10 32-26zM40 10l30 32-8 10-32-26z"/><path ${drawSkin(SKIN.light)} d="M-12 2h24v16h-24z"/><path class="a" d="M-26 12c16 6 36 6 52 0l8 26 34 46H-68l34-46z"/><path class="b" d="M-32 36h64l4 10h-72z" style="stroke-width:4"/><circle ${drawSkin(SKIN.light)} cy="-32" r="32"/>${drawBeads(0, -30, 13, 5)}<path fill="none" stroke="#d8436c" stroke-width="5" stroke-linecap="round" d="M-8-14c5 5 11 5 16 0"/><path ${paint('#ffd75a', '#8a6108', 5)} d="M-34-34c0-34 44-42 66-4-20-2-34-8-44-18-4 10-12 18-22 22z"/><path class="a" style="stroke-width:4" d="M0-66c-8-12-24-14-24-6v14c0 6 16 2 24-8zM0-66c8-12 24-14 24-6v14c0 6-16 2-24-8z"/>`,
  },
  monster: {
    goblin: `<path ${paint('#6bbf4a', '#255a16')} d="M-44-26L-88-48c0 30 16 52 42 56zM44-26l44-22c0 30-16 52-42 56z"/><path ${paint('#8a5a34', '#4b2c10')} d="M-58 88c0-26 20-40 58-40s58 14 58 40z"/><path ${paint('#6bbf4a', '#255a16')} d="M-50-20c0-38 22-60 50-60s50 22 50 60c0 46-22 76-50 76S-50 26-50-20z"/><path fill="none" stroke="#255a16" stroke-width="7" stroke-linecap="round" d="M-38-34l26 10M38-34l-26 10"/><ellipse fill="#ffe14a" stroke="#255a16" stroke-width="4" cx="-22" cy="-12" rx="13" ry="11"/><ellipse fill="#ffe14a" stroke="#255a16" stroke-width="4" cx="22" cy="-12" rx="13" ry="11"/><circle class="k" cx="-20" cy="-11" r="5"/><circle class="k" cx="20" cy="-11" r="5"/><path ${paint('#58a83a', '#255a16', 4)} d="M-6-4C-18 16-8 22 0 20 8 22 18 16 6-4z"/><path class="k" d="M-28 28c16 6 40 6 56 0-4 20-52 20-56 0z"/><path fill="#fff" d="M-20 30l4-12 6 14zM20 30l-4-12-6 14z"/><path class="h" d="M-36-50c4-8 10-14 18-17"/>`,
    grimace: `<path ${PURPLE} d="M-44-30c-34 10-46 34-40 56 14 6 28-2 36-16zM44-30c34 10 46 34 40 56-14 6-28-2-36-16z"/><path ${PURPLE} d="M0-86c26 0 34 26 42 56 12 32 26 58 18 86-4 24-26 28-60 28s-56-4-60-28c-8-28 6-54 18-86 8-30 16-56 42-56z"/><path fill="#3c1d84" opacity=".28" d="M22-74c12 10 16 28 22 44 12 32 24 58 16 84-4 22-20 26-46 26 30-34 30-112 8-154z"/>${drawEyes(0, -36, 15, 12)}<path class="K" style="stroke-width:6" d="M-24-6c14 12 34 12 48 0"/><path class="h" d="M-28-58c4-8 9-13 15-16"/>`,
  },
  blocks: {
    wooden: `${plank(-86, 26, 82, 58)}${plank(2, 26, 84, 58)}${plank(-86, -36, 56, 56)}${plank(-24, -36, 56, 56)}${plank(38, -36, 48, 56)}${plank(-58, -86, 94, 44)}`,
  },
  match: {
    rows: `<rect class="w" x="-88" y="-88" width="176" height="176" rx="22"/><rect ${GOLD} x="-85" y="-30" width="170" height="60" rx="16"/>${row(-57, 'aba')}${row(0, 'bbb')}${row(57, 'aab')}`,
  },
  cards: {
    yukon: [0, 1, 2, 3, 4]
      .map((i) =>
        pileOf(
          -70 + i * 35,
          i === 0 ? -18 : -52,
          { down: Math.max(0, i - 1), up: i === 0 ? 1 : 4 },
          MARKS[i % 4]!,
        ),
      )
      .join(''),
    spiderSuit: [0, 1, 2, 3]
      .map((i) => pileOf(-64 + i * 43, -56, i % 2 ? { down: 3, up: 2 } : { down: 2, up: 4 }, SPADE))
      .join(''),
    crescent:
      Array.from({ length: 7 }, (_, i) => {
        const angle = Math.PI + (i * Math.PI) / 6
        return at(
          Math.round(62 * Math.cos(angle)),
          Math.round(28 + 72 * Math.sin(angle)),
          face(0, 0, MARKS[i % 4]!),
          (i - 3) * 22,
          0.86,
        )
      }).join('') +
      face(-22, 44, SPADE) +
      face(22, 44, HEART),
  },
} satisfies Motifs
