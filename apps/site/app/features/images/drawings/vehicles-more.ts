/** More kinds of cars, so that a list of them has no twins; a rider on a whole motorbike, and a plane that comes down. */
import type { Motifs } from './motifs.ts'
import { at, paint } from './tables-parts.ts'
import { MOTORS } from './vehicles-motors.ts'
import { drawKnobbyWheel, drawLimb, drawSkin, drawWheel, SKIN } from './vehicles-parts.ts'

const CHROME = paint('#dfe6f5', '#46506b', 5)
const LAMP = paint('#fff3a8', '#8a6108', 4)
const ASPHALT = paint('#5a6078', '#23273c', 5)
const FLAME = paint('#ffb52e', '#b3480a', 4)
const pane = (d: string) => `<path class="w" style="stroke-width:5" d="${d}"/>`
const AXLE = (x: number, y: number) => `<circle ${CHROME} cx="${x}" cy="${y}" r="8"/>`

export const MORE_VEHICLES = {
  car: {
    limousine: `<path class="a" d="M-90 34V10c0-10 6-14 14-16l18-30c2-4 6-6 10-6H38c6 0 10 2 14 6l18 26c12 4 20 10 20 22v22z"/><path class="s" d="M-88 16H88v16H-88z"/>${pane('M-66-6l14-24h18v24zM-26-30h26v24h-26zM8-30h26v24H8zM42-30l16 24H42z')}<path class="b" style="stroke-width:4" d="M-88 10H88v8H-88z"/>${drawWheel(-60, 38, 20)}${drawWheel(60, 38, 20)}<circle ${LAMP} cx="84" cy="4" r="6"/><path class="K" style="stroke-width:4" d="M-30-42l-4-26"/><path class="b" style="stroke-width:4" d="M-34-68h-22l6 8-6 8h24z"/><path class="h" d="M-44-36h20"/>`,
    oldTimer: `<path class="a" d="M-44-52h66v66h-66z"/><path class="b" d="M-52-66h84v16h-84z"/>${pane('M-34-40h22v30h-22zM-4-40h20v30H-4z')}<path class="a" d="M22-16h48c6 0 8 4 8 10v28H22z"/><path class="s" d="M22 4h56v18H22z"/><path ${CHROME} d="M74-18h10v42H74z"/><path class="k" d="M-56 22H70v10H-56z"/><path class="b" style="stroke-width:5" d="M-88 36c0-26 14-36 32-36s32 12 34 32h26c2-20 14-32 32-32s32 10 32 36z" fill-opacity=".95"/>${drawWheel(-56, 42, 26, 'b')}${drawWheel(42, 42, 26, 'b')}${AXLE(-56, 42)}${AXLE(42, 42)}<circle ${LAMP} cx="66" cy="-20" r="11"/><circle class="w" cx="-60" cy="-6" r="17" style="stroke-width:5"/><path class="h" d="M-36-60h26"/>`,
    jeepFront: `<rect class="k" x="-76" y="24" width="30" height="58" rx="10" stroke="#fff" stroke-opacity=".4" stroke-width="4"/><rect class="k" x="46" y="24" width="30" height="58" rx="10" stroke="#fff" stroke-opacity=".4" stroke-width="4"/><path class="b" d="M-54-80H54v16H-54z"/><path class="l" style="stroke-width:9" d="M-50-64l-8 40M50-64l8 40"/>${pane('M-46-62h92l8 40H-54z')}<path class="a" d="M-66-22H66l8 20v56H-74V-2z"/><path class="a" d="M-84 6h22v26h-22zM62 6h22v26H62z"/><path class="s" d="M-72 30H72v24H-72z"/><path class="k" d="M-28-6h8v34h-8zM-14-6h8v34h-8zM0-6h8v34H0zM14-6h8v34h-8z"/><circle ${LAMP} cx="-48" cy="10" r="15"/><circle ${LAMP} cx="48" cy="10" r="15"/><path ${CHROME} d="M-80 44H80v16H-80z"/><circle class="m" cx="0" cy="52" r="7" style="stroke-width:5"/><path class="h" d="M-36-50l-4 14M-20-50l-4 14"/>`,
    hotRod: `<path class="a" d="M-86 26c-2-24 8-36 26-38l16-32c2-6 6-8 12-8h30c6 0 10 2 12 8l12 30 54 8c10 2 14 8 14 18v14z"/><path class="s" d="M-86 12H88v14H-86z"/>${pane('M-34-38h22v28h-34zM-4-38h10l12 28H-4z')}<path ${FLAME} d="M88 24V8C60 6 52-4 36-2c8 6 6 10-2 12-12 2-20-2-30 2 10 4 14 8 12 12z"/><path ${CHROME} d="M24-12h36l6-20H30z"/><path ${CHROME} d="M34-46h24v14H34z"/><path class="K" style="stroke-width:7" d="M-86 30h-8M30-52h32"/>${drawKnobbyWheel(-54, 36, 38, 'b')}${drawWheel(62, 46, 25, 'b')}<path class="h" d="M-28-46h18"/><circle ${LAMP} cx="84" cy="8" r="6"/>`,
  },
  motorbike: {
    rider: `${at(0, 14, MOTORS.motorbike.sportBike)}${drawLimb('M-34-4L-4 6L-16 36', 'b', 14)}<path class="k" d="M-30 40h22c6 0 8 10 2 10h-24z"/>${drawLimb('M-36-10L-8-44', 'b', 24)}${drawLimb('M-6-42L18-20L34-22', 'b', 12)}<path class="a" d="M-22-62c0-18 14-28 30-26 16 0 24 12 24 24l-6 16c-8 4-18 4-28 2-12-2-20-8-20-16z"/><path ${drawSkin(SKIN.tan)} d="M8-70h24c2 8 0 14-4 18H14c-6-4-8-12-6-18z"/><path class="k" d="M10-70h22c1 4 1 8 0 10H12c-2-4-3-7-2-10z"/><path class="h" d="M-12-72c4-6 8-8 14-8"/>`,
  },
  plane: {
    landing: `<path ${ASPHALT} d="M-40 6H40L88 86H-88z"/><path fill="#fff" d="M-4 14h8l1 12h-10zM-6 36H6l2 16H-8zM-10 62h20l3 20h-26z"/><g fill="#ffe04a" stroke="#8a6108" stroke-width="3"><circle cx="-52" cy="16" r="5"/><circle cx="-66" cy="42" r="6"/><circle cx="-82" cy="70" r="7"/><circle cx="52" cy="16" r="5"/><circle cx="66" cy="42" r="6"/><circle cx="82" cy="70" r="7"/></g><path class="l" style="stroke-width:7" d="M-26-4v26M26-4v26M0 10v26"/><g class="k"><rect x="-32" y="14" width="12" height="20" rx="5"/><rect x="20" y="14" width="12" height="20" rx="5"/><rect x="-5" y="28" width="10" height="20" rx="5"/></g><path class="b" d="M-5-44l-3-40h16l-3 40zM-34-56H34v9H-34z" style="stroke-width:5"/><path class="a" d="M-24-22L-90-30c0 10 2 14 6 16l62 20zM24-22l66-8c0 10-2 14-6 16L22 6z"/><circle class="b" cx="-50" cy="-8" r="12" style="stroke-width:5"/><circle class="b" cx="50" cy="-8" r="12" style="stroke-width:5"/><circle class="a" cy="-14" r="32"/><path class="w" style="stroke-width:4" d="M-22-22c8-12 36-12 44 0l-4 10h-36z"/><path class="K" style="stroke-width:4" d="M0-30v18"/><path class="h" d="M-22-2c2 6 6 10 10 12"/>`,
  },
} satisfies Motifs // oxfmt-ignore
