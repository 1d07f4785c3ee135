/** Nouns of titles that a relative of the thing would not show: a pizza in its box, two halves and a blade, a girl with horns or with a headset. */
import { drawEyes } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { drawBoth, drawPersonFace, drawSparkle, FAIR, skin } from './people-parts.ts'
import { at, paint } from './tables-parts.ts'

const CARDBOARD = paint('#e2b27a', '#7a4a1c')
const WOOD = paint('#d89a58', '#6b3d14')
const BRICK = paint('#d8694a', '#6e2512')
const CRUST = paint('#eda64e', '#7d4514', 5)
const CHEESE = paint('#ffdf6e', '#b97a10', 4)
const SALAMI = paint('#f0523f', '#8c1730', 3)
const STEEL = paint('#dfe6f5', '#46506b', 5)
const GOLD = paint('#ffce3a', '#8a5404', 5)
const HORN = paint('#ffe9b8', '#7d5a1a', 5)
const FLAME = paint('#ffb52e', '#b3480a', 4)
const LILAC = { fill: '#d6b6f7', line: '#5a357f' }

/** A pizza that lies flat; `flat` squeezes it. */
const pizza = (x: number, y: number, r: number, flat = 1) =>
  `<g transform="translate(${x} ${y}) scale(${r / 60} ${(r / 60) * flat})"><circle ${CRUST} r="60"/><circle ${CHEESE} r="46"/><g ${SALAMI}><circle cx="-18" cy="-20" r="11"/><circle cx="20" cy="-14" r="11"/><circle cx="2" cy="22" r="12"/><circle cx="-28" cy="12" r="8"/></g><g fill="#3f8f3a"><circle cx="2" cy="-34" r="5"/><circle cx="30" cy="14" r="5"/><circle cx="-6" cy="-2" r="5"/></g></g>`

const HALF = `<path ${paint('#4fb85a', '#1c5c2a')} d="M0-52A52 52 0 0 0 0 52z"/><path fill="#f4ffe0" d="M-3-44A44 44 0 0 0-3 44z"/><path fill="#ff5a6e" d="M-3-38A38 38 0 0 0-3 38z"/><g fill="#41210f"><ellipse cx="-16" cy="-14" rx="3.5" ry="6"/><ellipse cx="-26" cy="6" rx="3.5" ry="6"/><ellipse cx="-12" cy="18" rx="3.5" ry="6"/></g>`
const BLADE = `<path ${STEEL} d="M-8 36V-70l16-18V36z"/><path fill="#fff" opacity=".7" d="M-3 30V-62l4-6v98z"/><path ${GOLD} d="M-20 34h40v10h-40z"/><path class="a" d="M-9 44H9v40H-9z" style="stroke-width:5"/>`

/** Long hair, a head and shoulders; `front` is what hangs over the forehead. */
const girl = (tone: typeof FAIR, hair: 'a' | 'b', dress: 'a' | 'b') =>
  `<path class="${hair}" d="M-56 78C-86 26-74-58 0-60 74-58 86 26 56 78c-10 8-20-2-18-16h-76c2 14-8 24-18 16z"/><path class="${dress}" d="M-44 86c0-24 16-34 44-34s44 10 44 34z"/><path ${skin(tone)} d="M-13 36h26v18c-8 9-18 9-26 0z"/><circle ${skin(tone)} cy="8" r="42"/><path class="${hair}" d="M-48 16c-8-42 14-58 48-58s56 16 48 58C42 0 30-8 18-20-2-6-28-2-48 16z"/>`

export const NAMED_NOUNS = {
  pizza: {
    box: `<path ${CARDBOARD} d="M-70-84H70L86-8H-86z"/><path fill="#7a4a1c" opacity=".18" d="M-60-74H60l10 56H-70z"/>${pizza(0, -44, 30, 0.8)}<path ${CARDBOARD} d="M-86-8H86L78 72c0 6-4 8-10 8H-68c-6 0-10-2-10-8z"/><path fill="#7a4a1c" opacity=".3" d="M-78 0H78l-6 66H-72z"/>${pizza(0, 34, 66, 0.56)}<path fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="6" stroke-linecap="round" d="M-26-2c-6-8 6-12 0-20M4-6c-6-8 6-12 0-20M32-2c-6-8 6-12 0-20"/>`,
    peel: `<path ${WOOD} d="M-10 34h20l6 52h-32z"/><path ${WOOD} d="M-74-28c0-36 34-58 74-58s74 22 74 58c0 38-34 66-74 66s-74-28-74-66z"/>${pizza(0, -26, 60)}<path class="h" d="M-62-34c2-14 8-22 16-28"/>`,
    oven: `<path ${BRICK} d="M-86 80V6C-86-104 86-104 86 6v74z"/><path fill="none" stroke="#6e2512" stroke-width="4" opacity=".55" d="M-82-8h30M52-8h30M-84 24h22M62 24h22M-84 54h18M66 54h18M-42-56l12 18M42-56L30-38M0-74v20"/><path fill="#2a1420" d="M-58 80V28c0-66 116-66 116 0v52z"/><path ${FLAME} d="M-30 54c-12-30 8-36 6-58 20 10 18 28 26 32 4-10 2-16 0-22 22 12 34 28 26 48z"/>${pizza(0, 64, 52, 0.4)}<path ${paint('#b9a48c', '#5a4634', 5)} d="M-88 74H88v14H-88z"/>`,
  },
  sword: {
    halves: `${at(-34, 14, HALF, -16)}<g transform="translate(36 2) rotate(14) scale(-1 1)">${HALF}</g><g fill="#ff5a6e"><circle cx="-30" cy="-62" r="6"/><circle cx="34" cy="-70" r="5"/><circle cx="-4" cy="84" r="5"/></g>${at(2, -2, BLADE, 24)}<path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8" d="M64-76l14-10M76-56l12-2"/>`,
  },
  fashion: {
    monsterGirl: `${girl(LILAC, 'a', 'b')}${drawBoth(`<path ${HORN} d="M-42-34c-24-4-36-24-30-48 12 16 28 20 44 28z"/>`)}${drawPersonFace(0, 16, 0.86, true)}<path fill="#fff" stroke="#5a357f" stroke-width="2.5" stroke-linejoin="round" d="M-9 33l3 11 5-9zM9 33l-3 11-5-9z"/><path class="b" style="stroke-width:4" d="M24-40c-6-16-24-18-24-8s14 14 24 8c6 8 22 12 24 2s-14-12-24-2z"/><path class="h" d="M-62 22c-2-16 0-28 6-40"/>`,
    gamerGirl: `${girl(FAIR, 'b', 'a')}${drawPersonFace(0, 16, 0.86, true)}<path class="A" style="stroke-width:18" d="M-50 4C-54-66 54-66 50 4"/><path class="B" style="stroke-width:9" d="M-50 4C-54-66 54-66 50 4"/>${drawBoth('<rect class="a" x="-64" y="-10" width="24" height="40" rx="11"/><path class="a" style="stroke-width:5" d="M-50-48l-6-30 30 12z"/>')}<path class="K" style="stroke-width:5" d="M-52 28c2 18 12 24 28 24"/><circle class="k" cx="-22" cy="52" r="6"/>${at(4, 74, '<path class="w" d="M-34-14h68c14 0 18 26 8 26-8 0-12-8-20-8h-44c-8 0-12 8-20 8-10 0-6-26 8-26z" style="stroke-width:5"/><path class="K" style="stroke-width:5" d="M-26-4h14M-19-11v14"/><circle class="a" cx="20" cy="-4" r="5" style="stroke-width:3"/><circle class="b" cx="32" cy="-6" r="5" style="stroke-width:3"/>')}`,
  },
  target: {
    sniper: `<path class="a" d="M-86 86c2-42 26-60 66-60s64 18 68 60z"/><path class="a" d="M-70 14c-4-58 16-98 50-98s56 40 50 98c-18 26-80 26-100 0z"/><path class="s" d="M-2-80c26 14 38 50 32 94-6 10-16 16-28 18 14-40 14-76-4-112z"/><path fill="#1c1f33" d="M-52 2c-2-38 10-58 32-58S14-36 12 2c-14 16-50 16-64 0z"/>${drawEyes(-20, -14, 15, 9)}<path ${WOOD} d="M-88 52l50-14v20l-34 18z"/><path ${STEEL} d="M-46 36H18v18h-64zM14 40H92v9H14z"/><path class="k" d="M-24 16h52v14h-52zM-30 13h10v20h-10zM26 13h10v20H26z"/><path class="K" style="stroke-width:6" d="M34 52l-10 32M40 52l12 32"/>`,
    sightCity: `<circle fill="#bfe3ff" r="68"/><path fill="#7f8fc4" d="M-58 34V0h22v-22h20V34zM-8 34v-56h24v24h16v-40h20V34z"/><path fill="#ffe69a" d="M-30-10h8v10h-8zM-30 10h8v10h-8zM0-10h8v10H0zM0 10h8v10H0zM38-26h8v10h-8zM38-4h8v10h-8zM-50 10h8v10h-8z"/><path fill="#5a678f" d="M-60 34H60C50 58 28 68 0 68S-50 58-60 34z"/><circle class="l" style="stroke-width:26" r="72"/><circle class="B" style="stroke-width:14" r="72"/><path class="K" style="stroke-width:5" d="M0-60v44M0 16v44M-60 0h44M16 0h44M-30-6v12M30-6v12M-6-34h12M-6 34H6"/><circle fill="#ff3b4e" r="7"/><path class="h" d="M-48-30c6-10 14-16 24-20"/>`,
  },
  soccer: {
    foosball: `<path ${WOOD} d="M-74-62H74L88 58H-88z"/><path ${paint('#3fae5a', '#14532a', 5)} d="M-62-50H62L74 46H-74z"/><path fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" d="M-68-2H68M0-18a16 16 0 1 0 .1 0z"/>${[-34, 30].map((y, row) => `<path fill="none" stroke="#46506b" stroke-width="9" stroke-linecap="round" d="M-90 ${y}H90"/><path fill="none" stroke="#dfe6f5" stroke-width="4" stroke-linecap="round" d="M-88 ${y}H88"/>${[-40, 0, 40].map((x) => at(x, y, `<path class="${row ? 'a' : 'b'}" style="stroke-width:4" d="M-9-10H9l3 26h-24z"/><circle ${paint('#f3bd8e', '#7d4a25', 4)} cy="-16" r="9"/>`)).join('')}`).join('')}<circle class="w" cx="20" cy="2" r="8" style="stroke-width:3"/><path ${WOOD} d="M-88 58H88v22H-88z"/><path class="k" d="M78-42h14v16H78zM78 22h14v16H78z"/>`,
  },
  monster: {
    sharkAndShoe: `<path ${paint('#6fb3e8', '#1f4f80')} d="M-30-6c4-44 22-70 58-80-8 28-4 56 14 80z"/><path class="h" d="M-14-22c4-16 10-28 20-36"/><path ${paint('#4fb4f5', '#14508a', 5)} d="M-86-4c14-14 30-14 43 0 14-14 30-14 43 0 14-14 30-14 43 0 14-14 30-14 43 0v30H-86z"/><path class="a" d="M-62 14c14 16 30 16 40 4 16 18 40 28 70 32 16 2 20 18 14 30H-66c-6-22-4-46 4-66z"/><path class="w" d="M-68 70H64c0 12-4 16-10 16H-60c-6 0-8-6-8-16z" style="stroke-width:5"/><path fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" d="M-14 32l14-10M2 42l14-10M18 50l12-10"/>`,
    cupAndShoes: `<path fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".9" d="M-22-62c-10-10 8-14-2-26M8-62c-10-10 8-14-2-26"/><path ${paint('#f6f1ff', '#6a5a94', 6)} d="M40-36c40-8 46 46 0 48l-4-14c22-2 22-24 2-22z"/><path ${paint('#f6f1ff', '#6a5a94', 6)} d="M-56-48H46c2 46-8 78-51 78s-53-32-51-78z"/><ellipse ${paint('#8a5030', '#4a2410', 4)} cx="-5" cy="-48" rx="51" ry="13"/><path class="a" d="M-30-8c8-12 20-8 25 2 5-10 17-14 25-2 6 14-14 24-25 30-11-6-31-16-25-30z" style="stroke-width:4"/><path class="b" d="M-84 66c10-14 44-16 66-8 8 10 2 24-12 24h-40c-10 0-18-6-14-16zM84 66C74 52 40 50 18 58c-8 10-2 24 12 24h40c10 0 18-6 14-16z"/>`,
    sprunki: `<path class="K" style="stroke-width:8" d="M-24-44c-6-18-18-26-32-22M24-44c6-18 18-26 32-22"/><circle class="b" cx="-58" cy="-64" r="11" style="stroke-width:5"/><circle class="b" cx="58" cy="-64" r="11" style="stroke-width:5"/><path class="a" d="M-34 86c-4-30 10-44 34-44s38 14 34 44z"/><path class="a" d="M-56-2c0-34 24-52 56-52S56-36 56-2c0 36-24 52-56 52S-56 34-56-2z"/><path class="s" d="M30-44c40 22 36 86-20 92C50 30 52-14 30-44z"/><path class="K" style="stroke-width:9" d="M-58 0C-60-74 60-74 58 0"/><rect class="b" x="-74" y="-14" width="24" height="40" rx="11"/><rect class="b" x="50" y="-14" width="24" height="40" rx="11"/>${drawEyes(0, -10, 22, 15)}<path fill="#4a0f26" d="M-16 16h32c0 26-32 26-32 0z"/><path class="h" d="M-40-16c2-10 8-18 16-22"/>`,
  },
  physics: {
    helix: `<g transform="scale(.93)"><path ${STEEL} d="M-10-90h20V88h-20z"/>${[-46, 6, 58].map((y, i) => `<path class="${i % 2 ? 'b' : 'a'}" d="M${i % 2 ? '78' : '-78'} ${y}A78 24 0 0 ${i % 2 ? 1 : 0} ${i % 2 ? '-40' : '40'} ${y + 20}L0 ${y}z"/><path class="${i % 2 ? 'b' : 'a'}" style="stroke-width:5" d="M${i % 2 ? '78' : '-78'} ${y}v14A78 24 0 0 ${i % 2 ? 1 : 0} ${i % 2 ? '-40' : '40'} ${y + 34}V${y + 20}A78 24 0 0 ${i % 2 ? 0 : 1} ${i % 2 ? '78' : '-78'} ${y}z"/>`).join('')}<circle class="w" cx="44" cy="-62" r="20"/><path class="h" d="M34-68c2-4 5-6 9-7M30-90v-2M56-92v-2"/></g>`,
  },
  tree: {
    bamboo: `<g transform="scale(.92)">${[[-44, 14, -4], [0, -6, 2], [44, 10, 5]].map(([x, y, turn]) => at(x!, y!, `<rect ${paint('#7cc84a', '#2c5c18', 5)} x="-13" y="-92" width="26" height="176" rx="8"/><path fill="none" stroke="#2c5c18" stroke-width="5" d="M-15-44h30M-15 4h30M-15 50h30"/><path class="h" style="stroke-width:5" d="M-5-80v24M-5-32v22"/>`, turn)).join('')}<path ${paint('#5cb040', '#2c5c18', 5)} d="M-30-34c18-24 40-24 54-14-12 18-32 26-54 14zM58-10c4-26 18-36 32-38 0 20-12 36-32 38zM-58 30c-22-4-30-16-30-30 18 0 30 12 30 30zM14 40c14-20 34-22 46-16-10 18-28 24-46 16z"/></g>`,
  },
  runner: {
    bean: `<path class="k" d="M-34 66h26v20h-34c-4-10 0-18 8-20zM14 62h28c10 4 12 14 8 24H14z"/><path class="l" style="stroke-width:24" d="M-44-2L-76-30M44-2L74 20"/><path class="B" style="stroke-width:14" d="M-44-2L-76-30M44-2L74 20"/><path class="a" d="M-48-34c0-34 20-52 48-52s48 18 48 52v66c0 26-18 40-48 40s-48-14-48-40z"/><path class="s" d="M24-78c16 8 24 22 24 44v66c0 26-18 40-44 40 26-20 40-90 20-150z"/><path class="w" style="stroke-width:5" d="M-24-46c0-14 12-20 26-20h22c12 0 18 8 18 22s-8 24-22 24H0c-14 0-24-10-24-26z"/><g class="k"><ellipse cx="2" cy="-44" rx="6" ry="9"/><ellipse cx="28" cy="-44" rx="6" ry="9"/></g><path class="b" style="stroke-width:5" d="M-48 14c30 14 66 14 96 0v20c-30 14-66 14-96 0z"/><path class="h" d="M-34-40c2-14 6-22 14-28"/>`,
  },
  cleaning: {
    toiletRoll: `<path ${paint('#ffffff', '#8a8fa8')} d="M44-58v122c14 2 22 10 30 20V-40z"/><path ${paint('#ffffff', '#8a8fa8')} d="M-64-40c0-40 124-40 124 0v92c0 40-124 40-124 0z"/><path fill="none" stroke="#c3c8dc" stroke-width="4" stroke-dasharray="8 9" d="M-62 16c0 34 120 34 120 0"/><ellipse ${paint('#f1f3fb', '#8a8fa8', 5)} cx="-2" cy="-42" rx="61" ry="28"/><ellipse ${paint('#c99a62', '#5f3d17', 5)} cx="-2" cy="-42" rx="22" ry="10"/><g class="k"><ellipse cx="-22" cy="26" rx="6" ry="9"/><ellipse cx="18" cy="26" rx="6" ry="9"/></g><path class="K" d="M-10 44c5 5 11 5 16 0"/>`,
  },
  blocks: {
    eater: `<rect class="a" x="-84" y="-66" width="132" height="140" rx="26"/><path class="s" d="M22-66c20 0 26 10 26 26v88c0 16-6 26-26 26z"/>${drawEyes(-24, -30, 22, 16)}<path fill="#4a0f26" d="M-64 6H48v44c-30 16-82 12-112-6z"/><path fill="#ff7d8f" d="M-40 50c16-14 54-16 74 0-20 10-56 10-74 0z"/><path fill="#fff" d="M-60 6h20l-6 16h-10zM-34 6h20l-6 16h-10zM-8 6h20L6 22H-4zM18 6h20l-6 16H22z"/>${at(66, 30, '<rect class="b" x="-20" y="-20" width="40" height="40" rx="9" style="stroke-width:5"/>', 14)}${at(72, -34, '<rect class="w" x="-13" y="-13" width="26" height="26" rx="6" style="stroke-width:4"/>', -12)}<path class="h" d="M-72-36v-8c0-8 4-12 12-12"/>${drawSparkle(56, -74, 12)}`,
  },
} satisfies Motifs // oxfmt-ignore
