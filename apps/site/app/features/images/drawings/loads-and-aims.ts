/** More trucks with their loads, and more of what is aimed with. */
import { drawFace } from '../face.ts'
import type { Motifs } from './motifs.ts'
import { at, ball, paint } from './tables-parts.ts'
import { drawWheel } from './vehicles-parts.ts'

const LOG = paint('#c98a4b', '#5f3512', 5)

/** A cab that looks to the right, and the frame behind it. */
const CAB = `<path class="k" d="M-84 30H84v14H-84z"/><path class="a" d="M34-40h22c10 0 14 6 18 14l10 26v34H34z"/><path class="w" d="M46-28h10c6 0 8 2 10 6l8 18H46z" style="stroke-width:5"/><path class="b" d="M72 14h12v12H72z" style="stroke-width:3"/>${drawWheel(-58, 48, 24)}${drawWheel(-4, 48, 24)}${drawWheel(56, 48, 24)}`
const logEnd = (x: number, y: number) =>
  `<circle ${LOG} cx="${x}" cy="${y}" r="15"/><circle fill="none" stroke="#5f3512" stroke-width="3" cx="${x}" cy="${y}" r="7"/>`

/** Rows of bubbles that hang from above. */
const hanging = (rows: readonly string[]) =>
  rows
    .map((row, y) =>
      [...row]
        .map((name, x) => (name === '.' ? '' : ball(-66 + x * 33 + (y % 2) * 16, -66 + y * 29, 16, name)))
        .join(''),
    )
    .join('')

export const LOADS_AND_AIMS = {
  bubbles: {
    hanging: `${hanging(['abwab', 'wab.', '.ba'])}${ball(4, 62, 22, 'a')}<path class="h" style="stroke-width:6;stroke-dasharray:1 13" d="M10 30L26 4"/>`,
    launcher: `${hanging(['babaw', '.ab.'])}<path class="a" d="M-50 86c0-28 22-46 50-46s50 18 50 46z"/><g transform="rotate(18 0 50)"><path class="b" d="M-15-8h30v54h-30z"/><path class="b" d="M-22-18h44v16h-44z"/></g>${ball(26, -4, 18, 'w')}`,
    triple: `${ball(-40, 30, 40, 'a')}${ball(42, 34, 36, 'a')}${ball(2, -38, 40, 'a')}${drawFace(-40, 32, 0.7)}${drawFace(42, 36, 0.64)}${drawFace(2, -36, 0.7)}`,
    pop: `${ball(-44, 36, 42, 'a')}${ball(48, 50, 32, 'b')}<circle fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-dasharray="24 14" cx="24" cy="-38" r="32"/><path fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" d="M24-84v-4M-22-58l-12-6M70-58l12-6M-20-14l-8 6M72-10l8 8"/><g class="w" style="stroke-width:4"><circle cx="10" cy="-46" r="8"/><circle cx="38" cy="-30" r="6"/></g>`,
  },
  truck: {
    logs: `${[-68, -38, -8].map((x) => logEnd(x + 4, 14)).join('')}${[-53, -23].map((x) => logEnd(x + 4, -12)).join('')}${logEnd(-34, -38)}<path class="l" style="stroke-width:7" d="M-84 28v-40M16 28v-40"/>${CAB}`,
    boxTruck: `<rect class="b" x="-84" y="-62" width="112" height="92" rx="10"/><path class="t" d="M-81 8H25v19H-81z"/><path class="w" style="stroke-width:4" d="M-68-42h80v30h-80z"/><path class="m" style="stroke-width:5" d="M-52-27h48M-18-37l14 10-14 10"/>${CAB}<path fill="none" stroke="#1b2038" stroke-width="7" d="M-86 46a28 28 0 0 1 56 0M28 46a28 28 0 0 1 56 0"/>`,
    crates: `<path ${LOG} d="M-82-14h40v42h-40zM-38-14H2v42h-40zM-60-58h40v42h-40z"/><path fill="none" stroke="#5f3512" stroke-width="4" d="M-80 2h36M-36 2H0M-58-42h36M-62-12v38M-18-12v38M-40-56v38"/><path class="l" style="stroke-width:8" d="M18 28v-62"/>${CAB}`,
    fromAbove: `<path fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8" d="M-78-80V84M78-80V84"/><path class="k" d="M-50-70h12v26h-12zM38-70h12v26H38zM-50 14h12v26h-12zM38 14h12v26H38zM-50 48h12v26h-12zM38 48h12v26H38z"/><rect class="w" x="-42" y="-30" width="84" height="116" rx="8"/><path class="K" style="stroke-width:4;opacity:.3" d="M-40 0h80M-40 28h80M-40 56h80"/><path class="b" d="M-10-28H10V84h-20z" style="stroke-width:4"/><path class="k" d="M-26-40h52v12h-52z"/><path class="a" d="M-40-38v-34c0-12 10-18 40-18s40 6 40 18v34z"/><path class="k" d="M-32-62c6-12 58-12 64 0l-6 14h-52z"/><path class="H" d="M-22-64c6-4 14-5 20-5l-8 18h-10z"/><path class="l" style="stroke-width:9" d="M-42-62h-12M42-62h12"/><g fill="#fff3a8" stroke="#8a6108" stroke-width="3"><circle cx="-28" cy="-84" r="6"/><circle cx="28" cy="-84" r="6"/></g>`,
  },
  target: {
    lensView: `<circle class="k" r="86"/><circle ${paint('#bfe3ff', '#0d1430', 5)} r="68"/><path ${paint('#8fd08a', '#256b3c', 4)} d="M-63 22c20-20 36-16 54-2 18-18 48-20 72-2-6 28-32 48-63 48S-57 46-63 22z"/><circle ${paint('#f5434f', '#7d1230', 4)} r="34"/><circle fill="#fff" r="23"/><circle fill="#f5434f" r="12"/><path fill="none" stroke="#0d1430" stroke-width="4" d="M-86 0H86M0-86V86M-48-7v14M48-7v14M-7-48H7M-7 48H7"/><path class="h" d="M-50-36c6-8 14-14 22-18"/>`,
    poppedTargets: `${[-52, 52].map((x) => at(x, 24, '<path class="l" style="stroke-width:8" d="M0 30v30"/><circle class="w" r="30"/><circle class="b" r="19" style="stroke-width:5"/><circle class="w" r="7" style="stroke-width:4"/>')).join('')}${at(0, -34, '<path class="l" style="stroke-width:8" d="M0 36v82"/><circle class="w" r="42"/><circle class="a" r="28" style="stroke-width:5"/><circle class="w" r="13" style="stroke-width:5"/>')}`,
    medalTarget: `<circle class="w" r="78"/><circle class="a" r="60" style="stroke-width:5"/><circle class="w" r="42" style="stroke-width:5"/><circle class="b" r="24" style="stroke-width:5"/><g class="k"><circle cx="-8" cy="-6" r="6"/><circle cx="8" cy="4" r="6"/><circle cx="30" cy="-30" r="6"/><circle cx="-34" cy="26" r="6"/></g><path class="h" d="M-62-22c6-14 14-24 26-32"/>`,
  },
} satisfies Motifs
