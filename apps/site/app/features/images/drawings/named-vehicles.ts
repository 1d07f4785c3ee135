/** Vehicles and weapons that titles name. */
import type { Motifs } from './motifs.ts'
import { at, paint } from './tables-parts.ts'
import { drawWheel } from './vehicles-parts.ts'

const RED = paint('#f5434f', '#7d0f28', 4)
const GLASS = paint('#cdeeff', '#2f5a80', 5)
const SNOW = paint('#fff', '#7fa3c4', 5)
const WOOD = paint('#c98a4b', '#5f3512', 5)

/** A pick-up on wheels as high as itself. */
const MONSTER_TRUCK = `<path class="l" style="stroke-width:9" d="M-44 0v34M44 0v34M-44 28L0 6l44 22"/><path class="a" d="M-82-24h22l16-36H16l22 36h34c8 0 12 6 12 14v22H-84v-24c0-8 0-12 2-12z"/><path class="w" d="M-34-48H10l14 22h-70z" style="stroke-width:5"/><path class="l" style="stroke-width:5" d="M-10-48v22"/><path class="b" style="stroke-width:4" d="M-78-8c22-14 34 8 56-4 20-10 34 4 54-2-14 20-36 10-54 14s-40 8-56-8z"/>${drawWheel(-46, 44, 36)}${drawWheel(46, 44, 36)}`

export const NAMED_VEHICLES = {
  truck: {
    monsterTruckJump: `${at(0, -14, MONSTER_TRUCK, -18, 0.86)}<path class="b" d="M-86 84h70l-16-20c-20 6-40 12-54 20z"/><path class="h" style="stroke-width:6" d="M-10 78h22M26 84h30M66 76h16"/>`,
    monsterTruckCrush: `<path class="b" d="M-74 54h30l12-14h58l14 14h34c8 0 12 10 10 30H-84c-2-20 2-30 10-30z"/><path class="k" opacity=".6" d="M-34 54l6-8h50l8 8z"/><path class="k" d="M-60 78c0-14 24-14 24 0zM36 78c0-14 24-14 24 0z"/>${at(0, -22, MONSTER_TRUCK, 0, 0.82)}`,
    monsterTruckMud: `<path ${paint('#8a5a30', '#4b2c10', 5)} d="M-90 86c2-18 20-26 34-20 6-14 30-14 38-2 12-10 30-6 36 2 10-12 32-10 38 2 16-6 32 2 34 18z"/>${at(0, -8, MONSTER_TRUCK, 8, 0.9)}<path ${paint('#8a5a30', '#4b2c10', 4)} d="M-88 40c-4-10 10-14 12-4 2 8-10 12-12 4zM-76 10c-2-8 8-10 10-2s-8 8-10 2zM78-40c-2-8 8-10 10-2s-8 8-10 2z"/>`,
    plow: `<path class="a" d="M-84-6h56v-44h40c10 0 16 6 20 16l12 28c8 4 12 8 12 16v24H-84z"/><path class="w" d="M-14-36H8c6 0 8 4 10 8l8 22h-40z" style="stroke-width:5"/><path class="s" d="M-81 14H53v17H-81z"/><path ${RED} d="M-22-64h20v12h-20z"/><path class="l" style="stroke-width:9" d="M50 26h22"/><path class="b" d="M62-24c16 24 16 60-4 90h20c16-30 18-64 4-90z"/>${drawWheel(-50, 48, 26)}${drawWheel(22, 48, 26)}<path ${SNOW} d="M50 84c0-14 14-18 22-12 4-10 20-8 18 12z"/><path ${SNOW} d="M-90 80H50v8H-90z"/>`,
  },
  rocket: {
    shuttle: `<g transform="translate(2 -4) rotate(28) scale(.88)"><path ${paint('#ffb03a', '#a3460a', 5)} d="M-18 62c0 10 8 14 18 28C10 76 18 72 18 62z"/><path class="b" d="M-24 10L-74 56v14l52-10zM24 10l50 46v14L22 60z"/><path class="w" d="M-26 62v-90C-26-60-12-82 0-88 12-82 26-60 26-28v90z"/><path class="a" d="M-26 40h52v22h-52z" style="stroke-width:5"/><path ${GLASS} d="M-14-38c4-12 24-12 28 0v12h-28z"/><path class="a" d="M-7 4H7v46H-7z" style="stroke-width:5"/></g>`,
  },
  doctor: {
    ambulance: `<path class="w" d="M-84-46H26c14 0 22 6 28 18l14 24c10 4 16 10 16 20v28H-84z"/><path ${RED} d="M-82 20H82v14H-82z"/><path ${GLASS} d="M30-30h8c8 0 10 4 14 10l10 18H30z"/><path ${RED} d="M-48-36h18v14h14v18h-14V10h-18V-4h-14v-18h14z"/><path ${paint('#4aa8ff', '#15428f', 5)} d="M-26-48v-8c0-16 32-16 32 0v8z"/><path class="h" style="stroke-width:6" d="M-40-72l-10-8M-10-80v-12M20-72l10-8"/>${drawWheel(-46, 48, 24)}${drawWheel(46, 48, 24)}`,
  },
  target: {
    rifle: `<g transform="rotate(-28)"><path class="w" d="M8-9h84v11H8z" style="stroke-width:5"/><path class="k" d="M84-13h10V6H84z"/><path ${WOOD} d="M-92 8l40-20H14c6 0 8 4 8 8v10h-42l-10 24h-16l4-20c-10 2-18 4-24 10l-22 12c-6-6-6-16-4-24z"/><path class="K" style="stroke-width:5" d="M-14 8c0 14 14 14 16 2"/><path class="a" d="M-38-34h62v15h-62z" style="stroke-width:5"/><path class="a" d="M-50-38h14v23h-14zM22-40h16v27H22z" style="stroke-width:5"/><path class="l" style="stroke-width:6" d="M-20-18v6M8-18v6"/></g><circle class="h" cx="-44" cy="-48" r="22" style="stroke-width:5"/><path class="h" style="stroke-width:5" d="M-44-78v18M-44-36v18M-74-48h18M-32-48h18"/>`,
  },
} satisfies Motifs
