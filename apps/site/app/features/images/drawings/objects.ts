/** Things that titles name, in their own colours: barrels, masks, pins, books, hats. */
import type { Motifs } from './motifs.ts'
import { at, paint, sparkle } from './tables-parts.ts'

const WOOD = paint('#c98a4b', '#5f3512')
const IRON = paint('#8d97b0', '#39415a', 5)
const STEEL = paint('#dfe6f5', '#46506b')
const GOLD = paint('#ffce3a', '#8a5404', 5)
const RED = paint('#f5434f', '#8c1730')
const BLUE = paint('#4f8df0', '#1c3a94')
const OIL = paint('#3b4058', '#12152a', 4)
const CHARCOAL = paint('#4a5170', '#1b2038')
const SKIN = paint('#f6cda4', '#8a4a2c', 5)
const STONE = paint('#d9d3c4', '#6d6553')
const GLOSS = (d: string) => `<path class="h" d="${d}"/>`

const chip = (x: number, y: number, colors: string) =>
  at(
    x,
    y,
    `<circle ${colors} r="40"/><path fill="none" stroke="#fff" stroke-width="13" stroke-dasharray="15 17.9" d="M0-33a33 33 0 1 1-.1 0"/><circle fill="#fff" r="21"/><circle ${colors} r="14" style="stroke-width:3"/>`,
  )

const column = (x: number) =>
  `<path ${STONE} d="M${x - 15}-34h30V56h-30z"/><path fill="none" stroke="#6d6553" stroke-width="3.5" opacity=".6" d="M${x - 5}-30V52M${x + 5}-30V52"/>`

const step = (x: number, y: number) =>
  `<path class="a" d="M${x} ${y}H86V86H${x}z"/><path class="H" d="M${x + 5} ${y + 5}h${76 - x}v7H${x + 5}z"/>`

const spike = (x: number) =>
  `<path ${STEEL} d="M${x - 28} 52L${x}-58 ${x + 28} 52z"/><path fill="#fff" opacity=".6" d="M${x - 14} 42L${x - 1}-30v72z"/>`

export const OBJECTS = {
  object: {
    barrel: `<path ${WOOD} d="M-48-80h96c20 48 20 112 0 160h-96c-20-48-20-112 0-160z"/><path fill="none" stroke="#5f3512" stroke-width="4" opacity=".7" d="M-20-78c-8 50-8 106 0 156M20-78c8 50 8 106 0 156"/><path ${IRON} d="M-56-54h112l4 20H-60zM-60 36H60l-4 20H-56z"/><ellipse ${paint('#e0ad70', '#5f3512')} cy="-78" rx="48" ry="11"/>${GLOSS('M-44-18c-2 14-2 26 0 38')}`,
    oilDrum: `<path ${RED} d="M-54-70V64c0 24 108 24 108 0V-70z"/><path fill="none" stroke="#8c1730" stroke-width="6" d="M-54-24c0 22 108 22 108 0M-54 26c0 22 108 22 108 0"/><ellipse ${paint('#ff8086', '#8c1730')} cy="-70" rx="54" ry="15"/><path ${OIL} d="M-30-66c0-10 54-12 62 0v60c0 12-14 12-14 0v-26c0-8-12-8-12 0v8c0 10-12 10-12 0v-24c0-8-8-8-12-2-4 6-12 2-12-6z"/><path ${OIL} d="M0 20c12 16 18 22 18 30 0 20-36 20-36 0 0-8 6-14 18-30z"/>${GLOSS('M-42-30v40')}`,
    prism: `<path fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" d="M-88 22L-30 6"/><g fill="none" stroke-width="9" stroke-linecap="round"><path stroke="#ff5a5a" d="M22-2L88-12"/><path stroke="#ffb03a" d="M24 6L88 6"/><path stroke="#ffe25a" d="M26 14L88 24"/><path stroke="#5fd46a" d="M28 22L88 42"/><path stroke="#4f9cff" d="M30 30L86 60"/></g><path ${paint('#c9ecff', '#1d4a7a')} d="M0-80L68 62H-68z"/><path fill="#fff" opacity=".55" d="M-4-58L-50 50h26z"/><path fill="none" stroke="#1d4a7a" stroke-width="4" opacity=".45" d="M0-74L22 58"/>`,
    mask: `<path ${paint('#b98cff', '#4a2a94', 5)} d="M-24-30C-50-60-60-84-40-88c18-2 24 22 30 50zM24-30C50-60 60-84 40-88 22-90 16-66 10-38zM0-36c-14-26-14-50 0-54 14 4 14 28 0 54z"/><path ${GOLD} style="stroke-width:6" d="M-86-16c24-26 58-26 86-12 28-14 62-14 86 12 2 44-18 74-46 72C20 54 12 34 0 34S-20 54-40 56c-28 2-48-28-46-72z"/><path class="k" d="M-64 8c10-18 32-18 44 4-12 14-36 12-44-4zM64 8C54-10 32-10 20 12c12 14 36 12 44-4z"/><circle ${RED} cy="-6" r="11" style="stroke-width:4"/><g fill="#fff" opacity=".85"><circle cx="-72" cy="-10" r="4"/><circle cx="72" cy="-10" r="4"/><circle cx="-40" cy="38" r="4"/><circle cx="40" cy="38" r="4"/></g>${GLOSS('M-66-18c12-8 24-10 34-9')}`,
    shield: `<path ${STEEL} d="M0-86c24 16 48 20 72 20v56c0 52-34 82-72 96-38-14-72-44-72-96v-56c24 0 48-4 72-20z"/><path class="a" d="M0-64c18 11 36 15 54 16v38c0 38-24 62-54 74-30-12-54-36-54-74v-38c18-1 36-5 54-16z" style="stroke-width:5"/><path class="w" d="M-11-54h22v38h38v22H11v56l-11 6-11-6V6h-38v-22h38z" style="stroke:none"/><path class="s" d="M0-62c18 11 36 15 54 16v36c0 38-24 62-54 74z"/>${GLOSS('M-60-46v30')}`,
    book: `<path class="a" d="M-88-52h66c12 0 18 4 22 10 4-6 10-10 22-10h66V66H22C12 66 4 70 0 76c-4-6-12-10-22-10h-66z"/><path fill="#fffaf0" stroke="#8a7350" stroke-width="4" stroke-linejoin="round" d="M0-44c-16-18-46-24-78-18V48c32-6 62-4 78 14zM0-44c16-18 46-24 78-18V48C46 42 16 44 0 62z"/><g fill="none" stroke="#8a7350" stroke-width="5" stroke-linecap="round" opacity=".65"><path d="M-64-38c16-3 34-2 48 6M-64-16c16-3 34-2 48 6M-64 6c16-3 34-2 48 6M64-38c-16-3-34-2-48 6M64-16c-16-3-34-2-48 6"/></g><path ${RED} style="stroke-width:4" d="M40-64h18V2l-9-10-9 10z"/>`,
    bucket: `<path fill="none" stroke="#39415a" stroke-width="9" d="M-58-34C-54-100 54-100 58-34"/><path class="a" d="M-66-34H66L48 74c-2 8-6 10-14 10h-68c-8 0-12-2-14-10z"/><path class="s" d="M24-30h38L46 72c-2 8-6 8-12 8H14z"/><path class="b" d="M-62-14H62l-4 22H-58z" style="stroke-width:4"/><ellipse ${paint('#7fc8ff', '#1d4a7a', 5)} cy="-34" rx="66" ry="16"/>${GLOSS('M-44 22l6 34')}`,
    topHat: `<path ${CHARCOAL} d="M-46 34l-8-108c10-14 98-14 108 0l-8 108z"/><ellipse fill="#6a7298" stroke="#1b2038" stroke-width="5" cy="-74" rx="54" ry="12"/><path ${RED} style="stroke-width:5" d="M-47 8c26 10 68 10 94 0l-2 28h-90z"/><path ${CHARCOAL} d="M-88 40c0-14 22-16 42-12 24 12 68 12 92 0 20-4 42-2 42 12 0 44-176 44-176 0z"/>${GLOSS('M-38-46l4 36')}`,
    television: `<path fill="none" stroke="#46506b" stroke-width="7" stroke-linecap="round" d="M-4-56l-32-32M4-56l28-34"/><path fill="none" stroke="#46506b" stroke-width="10" stroke-linecap="round" d="M-48 68l-8 18M48 68l8 18"/><rect class="a" x="-86" y="-58" width="172" height="128" rx="22"/><rect class="w" x="-70" y="-42" width="108" height="96" rx="18" style="stroke-width:5"/><rect fill="#2b3358" x="-63" y="-35" width="94" height="82" rx="14"/><path fill="#fff" opacity=".9" d="M-30-16L8 6l-38 22z"/><circle class="b" cx="60" cy="-24" r="11" style="stroke-width:5"/><circle class="b" cx="60" cy="8" r="11" style="stroke-width:5"/><path class="l" style="stroke-width:5" d="M50 36h20M50 48h20"/>`,
    stairs: `${step(-86, 50)}${step(-46, 14)}${step(-4, -22)}${step(40, -58)}<circle class="b" cx="-62" cy="18" r="26"/><path class="h" style="stroke-width:6" d="M-76 10c3-6 7-9 12-10"/><path class="m" style="stroke-width:6;stroke-dasharray:1 13" d="M-40-14c4-20 14-28 28-22M2-50c4-20 14-28 28-22"/>`,
    spikes: `${spike(-54)}${spike(54)}${at(0, 4, spike(0), 0, 1.12)}<path ${CHARCOAL} d="M-88 48H88v26c0 6-4 10-10 10H-78c-6 0-10-4-10-10z"/>`,
    spy: `<path ${CHARCOAL} d="M-78 88c0-42 26-58 78-58s78 16 78 58z"/><path fill="#fff" stroke="#1b2038" stroke-width="4" stroke-linejoin="round" d="M-20 32L0 84l20-52z"/><path ${RED} style="stroke-width:3" d="M-7 44H7l5 30-12 12-12-12z"/><path ${SKIN} d="M-38-26h76v26c0 26-16 40-38 40S-38 26-38 0z"/><path ${CHARCOAL} d="M-52-36l14-42c4-12 18-8 38-2 20-6 34-10 38 2l14 42z"/><path ${RED} style="stroke-width:3" d="M-47-52h94l5 16H-52z"/><path ${CHARCOAL} d="M-80-32c20-10 140-10 160 0 2 10-10 12-20 12H-60c-10 0-22-2-20-12z"/><path class="k" d="M-36-14h32v10c0 14-28 14-30 0zM4-14h32l-2 10C32 10 4 10 4-4z"/><path fill="#fff" opacity=".5" d="M-30-10h10l-8 12zM10-10h10L12 2z"/><path class="K" style="stroke-width:5" d="M-10 24h20"/>`,
    columns: `<path ${STONE} d="M-84-36L0-86l84 50z"/><path fill="none" stroke="#6d6553" stroke-width="4" opacity=".6" d="M-50-44L0-72l50 28z"/>${column(-60)}${column(-20)}${column(20)}${column(60)}<path ${STONE} d="M-86-40H86v14H-86zM-80 54H80v14H-80zM-88 68H88v16H-88z"/>`,
    chips: `${chip(-40, 34, RED)}${chip(44, 34, paint('#38b26a', '#0f4a2a'))}${chip(2, -38, BLUE)}${sparkle(66, -56, 18)}`,
    fence: `<path ${WOOD} d="M-88-14H88V6H-88zM-88 40H88v20H-88z"/><path ${WOOD} d="M-78 80v-128l18-26 18 26V80zM-18 80v-128L0-74l18 26V80zM42 80v-128l18-26 18 26V80z"/><g fill="#5f3512"><circle cx="-60" cy="-4" r="4"/><circle cy="-4" r="4"/><circle cx="60" cy="-4" r="4"/><circle cx="-60" cy="50" r="4"/><circle cy="50" r="4"/><circle cx="60" cy="50" r="4"/></g>`,
  },
} satisfies Motifs
