/** Rides, offices, cleaning, wheels that are spun, journeys, and how creatures came to be. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, eye, paint, sparkle, star, write } from './tables-parts.ts'

const SKIN = paint('#f2bf94', '#7d4a25', 5)
const FUR = paint('#a9713f', '#4b2c10', 5)
const WHEEL_COLOURS = ['#ff5a5a', '#ff9a3c', '#ffd94a', '#6cc84a', '#4aa8ff', '#a86bff', '#ff7ac0', '#35d0c0']

/** A disc of coloured sectors, 60 units in radius. */
function sectors(count: number): string {
  const point = (i: number) => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2
    return `${Math.round(60 * Math.cos(angle))} ${Math.round(60 * Math.sin(angle))}`
  }
  return WHEEL_COLOURS.slice(0, count)
    .map((fill, i) => `<path fill="${fill}" d="M0 0L${point(i)}A60 60 0 0 1 ${point(i + 1)}z"/>`)
    .join('')
}
const POINTER = '<path class="b" d="M-16-84h32L0-50z" style="stroke-width:5"/>'

/** A wagon of a roller coaster with two who shout. */
const wagon = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    `<circle ${SKIN} cx="-14" cy="-22" r="13"/><circle ${SKIN} cx="14" cy="-22" r="13"/><g class="k"><circle cx="-18" cy="-24" r="2.5"/><circle cx="-10" cy="-24" r="2.5"/><circle cx="10" cy="-24" r="2.5"/><circle cx="18" cy="-24" r="2.5"/><ellipse cx="-14" cy="-16" rx="4" ry="3.5"/><ellipse cx="14" cy="-16" rx="4" ry="3.5"/></g><path class="a" d="M-36-14h66c10 0 12 12 6 22-4 6-8 8-14 8h-44c-12 0-18-12-14-30z"/><path class="s" d="M-34 4h68c-4 8-8 12-12 12h-44c-6 0-10-4-12-12z"/><circle class="k" cx="-20" cy="18" r="8"/><circle class="k" cx="18" cy="18" r="8"/>`,
    turn,
    0.9,
  )
const rail = (d: string) =>
  `<path class="m" style="stroke-width:15" d="${d}"/><path class="M" style="stroke-width:6" d="${d}"/>`

const CABINS = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => {
  const angle = (degrees * Math.PI) / 180
  return [Math.round(56 * Math.cos(angle)), Math.round(56 * Math.sin(angle)) - 14] as const
})

export const EVERYDAY = {
  rides: {
    coaster: `<path class="l" style="stroke-width:5" d="M-64 20V84M-34-8V84M10 28V84M44 60V84M74 10V84"/>${rail('M-84 34C-60 20-56-16-34-16S-4 74 34 74 66 20 84 4')}${wagon(-26, -38, 14)}`,
    loop: `<path class="l" style="stroke-width:5" d="M-60 66V84M60 66V84"/>${rail('M-84 66H10C74 66 70-62 6-62S-58 50 0 62c20 4 60 4 84 4')}${wagon(-44, 40, 0)}`,
    ferrisWheel: `<path class="l" style="stroke-width:9" d="M0-14L-42 82M0-14L42 82M-56 82H56"/><circle class="m" style="stroke-width:11" cy="-14" r="56"/><circle class="M" style="stroke-width:4" cy="-14" r="56"/><path class="m" style="stroke-width:5" d="M-56-14H56M0-70V42M-40-54L40 26M40-54L-40 26"/>${CABINS.map(([x, y], i) => `<path class="${'abw'[i % 3]}" style="stroke-width:4" d="M${x - 13} ${y - 10}h26v10c0 18-26 18-26 0z"/>`).join('')}<circle class="a" cy="-14" r="13" style="stroke-width:5"/>`,
  },
  office: {
    computer: `<rect class="a" x="-76" y="-78" width="152" height="106" rx="14"/><rect class="k" x="-62" y="-64" width="124" height="78" rx="7"/><path class="M" style="stroke-width:8" d="M-48-6l22-22 18 14 32-34"/><path class="w" style="stroke:none" d="M-50-52h36v8h-36zM22-12h28v8H22z"/><path class="s" d="M-14 28h28v22h-28z"/><path class="a" d="M-14 30h28l6 22h-40z"/><rect class="w" x="-64" y="54" width="104" height="26" rx="8"/><path class="K" style="stroke-width:4;opacity:.5" d="M-52 63h80M-52 72h80"/><ellipse class="b" cx="64" cy="67" rx="13" ry="16" style="stroke-width:5"/>`,
    briefcase: `<path class="l" style="stroke-width:24" d="M-28-40v-22c0-8 4-12 12-12h32c8 0 12 4 12 12v22"/><path class="B" style="stroke-width:12" d="M-28-40v-22c0-8 4-12 12-12h32c8 0 12 4 12 12v22"/><rect class="a" x="-80" y="-42" width="160" height="114" rx="18"/><path class="s" d="M-77 34H77v20c0 10-6 15-15 15H-62c-9 0-15-5-15-15z"/><path class="l" d="M-78 8H78"/><rect class="b" x="-15" y="-6" width="30" height="30" rx="7"/><path class="h" d="M-66-12c0-9 4-14 12-15"/>`,
    desk: `<circle ${SKIN} cx="-6" cy="-42" r="27"/><path class="k" d="M-34-44c-4-24 10-36 30-36s32 14 26 36c-8-4-12-10-14-16-12 6-26 8-34 4-2 4-4 8-8 12z"/><g class="k"><circle cx="-14" cy="-38" r="4"/><circle cx="4" cy="-38" r="4"/></g><path class="K" style="stroke-width:4" d="M-12-26c4 4 10 4 14 0"/><path class="w" d="M-50 24c0-26 14-38 44-38s44 12 44 38z"/><path class="b" d="M-12-12h12l6 30-12 10-12-10z" style="stroke-width:4"/><path class="k" d="M14-22h58l10 50H24z" stroke="#fff" stroke-opacity=".3" stroke-width="4"/><circle class="H" cx="48" cy="4" r="7"/><path class="a" d="M-84 26H84v18H-84z"/><path class="a" d="M-74 44h36v38h-36zM38 44h36v38H38z"/><path class="l" d="M-66 62h20M46 62h20"/>`,
  },
  cleaning: {
    bucket: `<path class="l" style="stroke-width:8" d="M-58-14C-50-80 34-80 42-14"/><path class="a" d="M-68-16H52L38 78h-92z"/><path class="s" d="M20-16h32L38 78H0c14-26 20-60 20-94z"/><path ${paint('#8fd8ff', '#2a6b9c', 5)} d="M-64-16c8-14 20-4 30-10s20-6 30 0 20-2 30 0 18 2 22 10z"/><g fill="#e4f6ff" fill-opacity=".75" stroke="#2a6b9c" stroke-width="4"><circle cx="-56" cy="-52" r="12"/><circle cx="-30" cy="-70" r="8"/><circle cx="2" cy="-46" r="9"/></g><path fill="none" stroke="#6b3f16" stroke-width="17" stroke-linecap="round" d="M76-80L62 30"/><path fill="none" stroke="#d99a55" stroke-width="8" stroke-linecap="round" d="M76-80L62 30"/><path class="b" d="M50 20h26l4 16c8 14 10 30 10 46H34c0-16 4-32 12-46z"/><path class="m" d="M46 60v18M60 54v24M76 60v18"/>`,
    spray: `<path class="b" d="M-20-78h48c10 0 16 8 16 18v8H8v16h-28z"/><path class="l" style="stroke-width:8" d="M20-50c14 6 18 16 14 26"/><path class="a" d="M-34-36h56c8 20 20 28 20 52v52c0 10-6 14-14 14h-68c-8 0-14-4-14-14V16c0-24 12-32 20-52z"/><path class="w" d="M-40 20h66v38h-66z" style="stroke-width:5"/>${drawFace(-7, 38, 0.6)}<g fill="#fff"><circle cx="62" cy="-66" r="5"/><circle cx="76" cy="-78" r="6"/><circle cx="78" cy="-56" r="5"/></g>${sparkle(-60, -34, 15)}${sparkle(64, 30, 13)}`,
    broom: `${at(0, 0, `<path fill="none" stroke="#6b3f16" stroke-width="20" stroke-linecap="round" d="M0-78V10"/><path fill="none" stroke="#d99a55" stroke-width="10" stroke-linecap="round" d="M0-78V10"/><path class="b" d="M-24 2h48l22 74c-30 10-62 10-92 0z"/><path class="a" d="M-28-2h56v20h-56z"/><path class="m" d="M-18 34l-8 42M0 34v46M18 34l8 42"/>`, 24)}${sparkle(-54, -36, 16)}${sparkle(-60, 30, 12, 'w')}${sparkle(60, -56, 13, 'w')}`,
  },
  wheel: {
    colours: `<circle class="a" cy="6" r="74"/><g transform="translate(0 6)">${sectors(8)}</g><circle class="w" cy="6" r="17"/>${POINTER}<path class="h" style="opacity:.5" d="M-46-24c6-9 12-14 20-18"/>`,
    fortune: `<path class="b" d="M-16 60h32l24 24h-80z"/><circle class="w" cy="-2" r="74"/><g transform="translate(0 -2)">${sectors(6)}</g><g fill="#fff"><circle cy="-70" r="4"/><circle cy="66" r="4"/><circle cx="68" cy="-2" r="4"/><circle cx="-68" cy="-2" r="4"/></g>${star(0, -2, 0.3, 'w')}<path class="a" d="M-14-88h28L0-54z" style="stroke-width:5"/>`,
    turning: `<path class="m" style="stroke-width:12" d="M-78-30C-66-66-34-84 2-82M78 30C66 66 34 84-2 82M-8-84l14 2-8 12M8 84L-6 82l8-12"/><g transform="scale(.98)">${sectors(4)}<circle fill="none" class="l" style="stroke-width:7" r="60"/></g><circle class="w" r="20"/>`,
  },
  truck: {
    minibus: `<path class="a" d="M-80 46V-20c0-18 10-28 28-28H36c16 0 24 8 30 22l14 34c4 8 4 14 4 22v16z"/><path class="w" d="M-66-32h34V0h-34zM-22-32h34V0h-34zM22-32h14c10 0 16 4 20 14L64 0H22z" style="stroke-width:5"/><path class="b" d="M-80 12H80v12H-80z" style="stroke-width:4"/><circle class="k" cx="-44" cy="48" r="17" stroke="#fff" stroke-opacity=".3" stroke-width="4"/><circle class="w" cx="-44" cy="48" r="7" style="stroke-width:4"/><circle class="k" cx="44" cy="48" r="17" stroke="#fff" stroke-opacity=".3" stroke-width="4"/><circle class="w" cx="44" cy="48" r="7" style="stroke-width:4"/>`,
    busStop: `<path class="l" style="stroke-width:9" d="M-62-70V78"/><path class="b" d="M-84-82h44v40h-44z" style="stroke-width:5"/>${write('B', -62, -62, 30)}<path class="a" d="M-36 58v-94c0-10 6-16 16-16h84c10 0 16 6 16 16v94z"/><path class="w" d="M-24-34H68v42H-24z" style="stroke-width:5"/><path class="s" d="M-34 34H78v22H-34z"/><path class="K" style="stroke-width:4" d="M22-34V8"/><g class="b" style="stroke-width:4"><circle cx="-16" cy="28" r="8"/><circle cx="60" cy="28" r="8"/></g><path class="k" d="M-28 58h26v20h-26zM46 58h26v20H46z"/>`,
  },
  farmGarden: {
    mower: `<path class="l" style="stroke-width:9" d="M-6 22L-62-66h-16"/><path class="a" d="M-34 52c0-30 16-40 44-40h30c26 0 40 14 40 40z"/><path class="b" d="M8-18h42v30H8z" style="stroke-width:5"/><path class="s" d="M-32 38H78c2 4 2 8 2 14H-34c0-6 0-10 2-14z"/><circle class="k" cx="-16" cy="56" r="17" stroke="#fff" stroke-opacity=".3" stroke-width="4"/><circle class="w" cx="-16" cy="56" r="7" style="stroke-width:4"/><circle class="k" cx="60" cy="56" r="17" stroke="#fff" stroke-opacity=".3" stroke-width="4"/><circle class="w" cx="60" cy="56" r="7" style="stroke-width:4"/><path ${paint('#6cc84a', '#2c6b1d', 5)} d="M-84 82c2-16 8-24 14-30 2 12 4 14 6 18 4-8 8-14 14-16 0 12 0 18 4 28z"/>`,
  },
  phone: {
    smart: `${at(0, 0, '<rect class="a" x="-46" y="-84" width="92" height="168" rx="20"/><rect class="k" x="-36" y="-66" width="72" height="126" rx="8"/><circle class="w" cy="72" r="6" style="stroke-width:3"/><g class="b" style="stroke-width:4"><rect x="-28" y="-56" width="24" height="24" rx="7"/><rect x="4" y="-24" width="24" height="24" rx="7"/></g><g class="w" style="stroke-width:4"><rect x="4" y="-56" width="24" height="24" rx="7"/><rect x="-28" y="-24" width="24" height="24" rx="7"/></g>', 8)}${at(4, 30, drawFace(0, 0, 0.7).replaceAll('class="k"', 'fill="#fff"').replaceAll('class="K"', 'stroke="#fff" stroke-width="5"'), 8)}`,
    toy: `<path class="a" d="M-70-30c0-40 140-40 140 0 0 16-6 24-20 24-16 0-22-8-22-20h-56c0 12-6 20-22 20-14 0-20-8-20-24z"/><path class="b" d="M-40-8h80c22 22 34 46 34 78 0 10-4 14-12 14H-62c-8 0-12-4-12-14 0-32 12-56 34-78z"/><circle class="w" cy="38" r="34"/>${drawFace(0, 38, 0.8)}<path class="h" d="M-54-38c6-8 14-12 24-14"/>`,
  },
  journey: {
    compass: `<circle class="b" r="82"/><circle class="w" r="62"/><path class="K" style="stroke-width:5;opacity:.6" d="M0-54v10M0 44v10M54 0H44M-44 0h-10"/>${at(0, 0, '<path class="a" d="M0-48l15 48h-30z" style="stroke-width:4"/><path class="k" d="M0 48L15 0h-30z" opacity=".7"/><circle class="b" r="8" style="stroke-width:4"/>', 34)}<path class="h" d="M-66-20c5-18 16-32 32-40"/>`,
    backpack: `<path class="l" style="stroke-width:10" d="M-18-58c0-30 36-30 36 0"/><path class="a" d="M-58 74V-6c0-38 24-58 58-58S58-44 58-6v80c0 6-4 8-10 8h-96c-6 0-10-2-10-8z"/><path class="s" d="M30-56C48-46 58-30 58-6v80c0 6-4 8-10 8H20c20-40 22-96 10-138z"/><path class="b" d="M-40 20h80v44c0 8-4 10-10 10h-60c-6 0-10-2-10-10z"/><path class="b" d="M-44-18h88v18h-88z" style="stroke-width:5"/><path class="m" d="M-40 38h80"/><rect class="w" x="-9" y="30" width="18" height="20" rx="5" style="stroke-width:4"/><path class="h" d="M-44-22c2-14 8-22 18-28"/>`,
    signpost: `<path ${paint('#a9713f', '#5a3515')} d="M-9-84H9V84H-9z"/><path class="a" d="M-60-66h96l32 24-32 24h-96z"/><path class="b" d="M62 0h-96l-32 22 32 22h96z"/><path class="w" style="stroke:none" d="M-44-48h60v12h-60zM-16 16h60v12h-60z"/><path ${paint('#6cc84a', '#2c6b1d', 5)} d="M-50 84c2-16 18-20 26-10 6-12 26-12 34 0 8-8 26-4 28 10z"/><path class="h" d="M-50-58h16"/>`,
    map: `<path ${paint('#f3dfae', '#6b4a1c')} d="M-80-52l50-18 60 18 50-18V50L30 68-30 50-80 68z"/><path class="k" opacity=".1" d="M-30-70v120l-50 18V-52zM30-52v120l50-18V-70z"/><path class="m" style="stroke-width:7;stroke-dasharray:12 13" d="M-58 36c10-36 40-10 50-34s20-20 34-14"/><path class="a" d="M44 4C22-26 24-60 46-60S70-26 44 4z"/><circle class="w" cx="46" cy="-36" r="9" style="stroke-width:4"/><path class="l" style="stroke-width:8" d="M-66 20l14 14m0-14l-14 14" transform="translate(0 18)"/>`,
  },
  pointer: {
    hand: `<path class="w" d="M-22-62c0-18 28-18 28 0V-8c6-10 26-8 26 6 8-8 24-4 24 8 8-4 20 0 20 12v28c0 24-18 40-44 40H14C-6 86-16 76-24 62L-56 14c-8-14 10-28 22-16l12 14z"/><path class="K" style="stroke-width:5;opacity:.5" d="M6-8v26M32-2v22M56 8v16"/><path class="M" style="stroke-width:9" d="M-50-74l-14-10M-56-46h-18M22-76l14-10M28-50h18"/>`,
    arrow: `<path class="a" d="M-50-78L66 10 14 18l28 50-28 16-28-50-34 38z"/><path class="s" d="M66 10L14 18l28 50-28 16-10-18 12-6-24-44z"/><path class="h" d="M-36-48V0"/><path class="M" style="stroke-width:9" d="M42-64l14-14M54-36h20M10-74v-10"/>`,
    upgrade: `<circle class="a" r="80"/><path class="s" d="M62-50C96 0 62 82-10 80c60-10 90-70 72-130z"/><path class="b" d="M0-58l50 52H24v50h-48V-6h-26z"/>${write('+1', 0, 14, 40, 'w')}<path class="h" d="M-62-18c4-18 14-32 30-40"/>`,
  },
  evolution: {
    march: `${at(-58, 30, `<path ${FUR} d="M-20 0c0-20 12-28 24-26 6-16 30-12 28 6-2 12-12 14-16 12l-6 40H-4l2-22-8 22h-14l4-26z"/><circle class="k" cx="20" cy="-18" r="3"/>`)}${at(-2, 10, `<path ${FUR} d="M-18 60l6-50c-6-20 2-40 18-40 2-22 34-20 30 4-2 12-12 14-18 12l-2 28 6 46H4L0 32-4 60z"/><circle class="k" cx="22" cy="-26" r="3"/>`)}${at(56, -8, `<path class="a" d="M-18-18c4-12 34-12 38 0l4 50h-44z"/><path class="b" d="M-18 30h40l2 54H6L2 50l-6 34h-18z" style="stroke-width:5"/><circle ${SKIN} cx="2" cy="-44" r="25"/><path class="k" d="M-22-48c-2-20 12-24 26-24 14 0 24 8 20 22-14-8-30-10-46 2z"/><circle class="k" cx="10" cy="-42" r="3.5"/><circle class="k" cx="20" cy="-42" r="3.5"/><path class="K" style="stroke-width:3.5" d="M8-31c4 3 8 3 11-1"/>`)}<path class="M" style="stroke-width:8" d="M-76-40C-50-66-30-72-4-70M-18-82l16 12-12 14"/>`,
    helix: `<g transform="rotate(20) scale(.9)"><path class="K" style="stroke-width:8" d="M-30-66h60M-34-46h68M-16-26h32M-24 24h48M-36 44h72M-30 64h60"/><path class="m" style="stroke-width:21" d="M38-82C38-30-38-34-38 0s76 30 76 82"/><path class="M" style="stroke-width:11" d="M38-82C38-30-38-34-38 0s76 30 76 82"/><path class="l" style="stroke-width:21" d="M-38-82c0 52 76 48 76 82s-76 30-76 82"/><path class="B" style="stroke-width:11" d="M-38-82c0 52 76 48 76 82s-76 30-76 82"/></g>`,
    creatures: `<circle class="b" cx="-58" cy="46" r="24"/>${eye(-58, 42, 9)}<path class="a" d="M-26 72c-10-30 0-58 24-58s34 28 24 58c-14 8-34 8-48 0z"/>${eye(-10, 40, 9)}${eye(12, 40, 9)}<path class="w" d="M22 74c-8-60-2-110 14-130l6-24 12 18h8l12-18 4 26c14 20 16 70 8 128-20 10-46 10-64 0z" transform="translate(2 0) scale(.92)"/>${eye(38, -22, 11)}${eye(62, -22, 11)}<path class="K" d="M40 6c6 8 16 8 20 0"/><path class="M" style="stroke-width:9" d="M-74-4c6-36 24-58 60-66M-28-82l16 12-12 15"/>`,
  },
  soldier: {
    helmet: `<path class="a" d="M-72 12c0-56 30-80 72-80s72 24 72 80c10 2 14 10 10 18H-82c-4-8 0-16 10-18z"/><path class="s" d="M30-60c30 14 44 40 42 72 10 2 14 10 10 18H24c20-30 20-64 6-90z"/><path class="b" style="stroke:none;opacity:.7" d="M-40-34c14-12 26-4 22 8s-20 12-26 8c-6-6-2-12 4-16zM2-50c14 0 22 8 16 16s-20 4-24-4c-2-6 2-12 8-12zM-10-4c10-8 26-2 26 6S0 14-8 8c-6-4-6-8-2-12z"/><path class="K" style="stroke-width:6" d="M-62 32c6 34 30 48 62 48s56-14 62-48"/><rect class="w" x="-14" y="70" width="28" height="16" rx="6" style="stroke-width:4"/><path class="h" d="M-58-6c4-22 14-36 30-44"/>`,
    crosshair: `<circle fill="#cfeaff" r="72"/><path class="a" d="M-48 54c4-24 20-34 48-34s44 10 48 34C26 74-26 74-48 54z"/><path ${paint('#f3bd8e', '#7d4a25', 5)} d="M-34-10h68v14c0 22-14 36-34 36S-34 26-34 4z"/><g class="k"><ellipse cx="-14" cy="6" rx="5" ry="7"/><ellipse cx="14" cy="6" rx="5" ry="7"/></g><path class="K" style="stroke-width:5" d="M-24-4l14 3M24-4l-14 3M-9 25h18"/><path class="a" d="M-46-6c0-38 20-54 46-54s46 16 46 54c-28-10-64-10-92 0z"/><path class="h" d="M-30-26c4-10 10-16 18-20"/><circle class="l" style="stroke-width:20" r="72"/><circle class="M" style="stroke-width:10" r="72"/><path class="l" style="stroke-width:15" d="M0-84v22M0 62v22M-84 0h22M62 0h22"/><path class="M" style="stroke-width:7" d="M0-84v22M0 62v22M-84 0h22M62 0h22"/>`,
    commando: `<path class="b" d="M-66 84c2-34 22-46 66-46s64 12 66 46z"/><path ${SKIN} d="M-46-14h92v20c0 34-18 50-46 50s-46-16-46-50z"/><path fill="#5c7a3a" opacity=".75" d="M-46 8l30 6-4 10-24-2zM46 8L16 14l4 10 24-2zM-14-14h28l-4 12h-20z"/><circle class="k" cx="-20" cy="4" r="6"/><circle class="k" cx="20" cy="4" r="6"/><path class="K" d="M-34-8l22 6M34-8l-22 6M-14 34h28"/><path class="a" d="M-58-8c0-48 22-74 58-74s58 26 58 74z"/><path class="s" d="M24-76c24 10 34 34 34 68H22c10-22 10-48 2-68z"/><path class="t" d="M-44-30c6-14 20-16 26-6s-6 18-14 18-16-4-12-12zM0-62c10-6 22 0 20 10s-16 12-22 6-4-12 2-16z"/><path class="h" d="M-42-40c3-12 8-20 16-26"/>`,
  },
} satisfies Motifs
