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

const BUBBLE_PAINTS: Readonly<Record<string, string>> = {
  r: paint('#f5434f', '#8c1730', 5),
  g: paint('#43c45c', '#11602a', 5),
  y: paint('#ffd23c', '#8f5a04', 5),
  u: paint('#3f8cf5', '#123a86', 5),
}
type Bubble = readonly [x: number, y: number, r: number, name: string]
/** With light above and the reflection of light below. */
function glossy(...bubbles: readonly Bubble[]): string {
  const groups = [...new Set(bubbles.map(([, , , name]) => name))].map((name) => {
    const circles = bubbles
      .filter((bubble) => bubble[3] === name)
      .map(
        ([x, y, r]) =>
          `<circle${BUBBLE_PAINTS[name] ? '' : ` class="${name}"`} cx="${x}" cy="${y}" r="${r}"/>`,
      )
    return BUBBLE_PAINTS[name] ? `<g ${BUBBLE_PAINTS[name]}>${circles.join('')}</g>` : circles.join('')
  })
  const light = bubbles.map(([x, y, r]) => `M${Math.round(x - r / 2)} ${Math.round(y - r / 3)}l4-5`).join('')
  const below = bubbles
    .map(([x, y, r]) => `M${Math.round(x + r * 0.2)} ${Math.round(y + r * 0.68)}q7-1 9-9`)
    .join('')
  return `${groups.join('')}<path class="h" style="stroke-width:7;opacity:.85" d="${light}"/><path class="h" style="stroke-width:4;opacity:.4" d="${below}"/>`
}
/** A ceiling of bubbles, the rows by half a bubble apart. */
const ceiling = (rows: readonly string[]) =>
  glossy(
    ...rows.flatMap((row, y) =>
      [...row].flatMap((name, x): Bubble[] =>
        name === '.' ? [] : [[-70 + x * 35 + (y % 2) * 17, -70 + y * 31, 18, name]],
      ),
    ),
  )
/** Bubbles on circles around a middle, as a wheel that turns when it is hit. */
const wheel = (names: string) =>
  glossy(
    ...[...names].map((name, i): Bubble => {
      const [r, angle] = i < 6 ? [34, (i * Math.PI) / 3] : [66, ((i - 6) * Math.PI) / 6 + 0.26]
      return [Math.round(Math.sin(angle) * r), Math.round(-Math.cos(angle) * r), 17, name]
    }),
  )
/** Where a shot goes. */
const dots = (places: readonly (readonly [x: number, y: number])[]) =>
  places
    .map(
      ([x, y], i) =>
        `<circle fill="#fff" stroke="#1b2038" stroke-opacity=".4" stroke-width="2" cx="${x}" cy="${y}" r="${6 - i * 0.6}"/>`,
    )
    .join('')
/** The barrel points up; the foot stays. */
const cannon = (turn: number) =>
  `${at(0, 62, `<path class="b" d="M-21 8l4-56h34l4 56z"/><path class="t" d="M3-46h12l4 52H7z"/><rect class="b" x="-24" y="-58" width="48" height="17" rx="8"/><path class="h" style="stroke-width:5" d="M-11-32l-2 26"/>`, turn)}<path class="a" d="M-58 88c0-30 22-46 58-46s58 16 58 46z"/><path class="s" d="M22 46c22 6 34 20 34 42H24c10-14 10-30-2-42z"/><circle class="w" cy="68" r="11" style="stroke-width:5"/><path class="h" d="M-44 74c3-10 10-17 20-20"/>`

export const LOADS_AND_AIMS = {
  bubbles: {
    aim: `${ceiling(['ruygr', 'yr.g', 'g'])}${dots([
      [27, -21],
      [20, -33],
      [12, -45],
    ])}${cannon(14)}${glossy([20, 3, 20, 'u'], [-70, 72, 16, 'r'], [72, 74, 14, 'g'])}`,
    hanging: `${ceiling(['abwab', 'wab.', '.ba', '.w'])}${dots([
      [6, 34],
      [16, 20],
      [27, 7],
    ])}<path class="w" d="M-52 88c0-12 20-19 52-19s52 7 52 19z"/><path class="k" opacity=".25" d="M-22 76c6-5 38-5 44 0-6 8-38 8-44 0z"/>${glossy([0, 58, 24, 'a'], [-68, 72, 15, 'b'], [68, 72, 15, 'w'])}`,
    launcher: `${ceiling(['babaw', 'w.ba', '..wb'])}${dots([
      [-31, -17],
      [-38, -30],
      [-45, -43],
    ])}${cannon(-18)}${glossy([-22, 4, 20, 'w'])}`,
    triple: `${ball(-40, 30, 40, 'a')}${ball(42, 34, 36, 'a')}${ball(2, -38, 40, 'a')}${drawFace(-40, 32, 0.7)}${drawFace(42, 36, 0.64)}${drawFace(2, -36, 0.7)}`,
    pop: `${ball(-44, 36, 42, 'a')}${ball(48, 50, 32, 'b')}<circle fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-dasharray="24 14" cx="24" cy="-38" r="32"/><path fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" d="M24-84v-4M-22-58l-12-6M70-58l12-6M-20-14l-8 6M72-10l8 8"/><g class="w" style="stroke-width:4"><circle cx="10" cy="-46" r="8"/><circle cx="38" cy="-30" r="6"/></g>`,
    wheel: `${wheel('ruygrugyyurrggyuur')}<path ${paint('#fff3a8', '#8f5a04', 4)} d="M0-22l6 14 16 2-12 10 4 16L0 12l-14 8 4-16-12-10 16-2z"/>`,
    heart: glossy(
      ...['.ab.ba.', 'abwwwba', '.awbwa.', '..bab..', '...a...'].flatMap((row, y) =>
        [...row].flatMap((name, x): Bubble[] =>
          name === '.' ? [] : [[-72 + x * 24, -62 + y * 31 + (x % 2) * 6, 17, name]],
        ),
      ),
    ),
    flyingBomb: `${ceiling(['uyrgu', '.gyr'])}<path ${paint('#ff9a3c', '#a33b06', 5)} d="M-66 84C-60 52-36 22-8 14L20 40C10 66-24 84-66 84z"/><path fill="#ffe58a" d="M-50 72C-44 50-28 34-8 26L10 42C0 58-22 68-50 72z"/><circle ${paint('#454d70', '#10142f', 6)} cx="20" cy="16" r="34"/><path class="h" d="M2 6c2-7 6-11 12-13"/><path fill="none" stroke="#8f5a04" stroke-width="7" stroke-linecap="round" d="M44-8l10-11"/><path ${paint('#ffe58a', '#d97706', 3)} d="M58-38l4 11 11-3-5 10 10 6-11 4 2 11-10-6-8 7-1-11-11-2 8-7-5-10 11 2z"/>`,
    caught: `${glossy([-66, -62, 20, 'b'], [-66, 62, 20, 'b'], [68, -56, 17, 'w'], [66, 64, 22, 'b'])}<circle class="a" r="66"/><circle fill="#fff" opacity=".35" r="56"/>${at(0, 4, '<path class="w" d="M-34 30C-44-8-26-34 0-34S44-8 34 30C18 40-18 40-34 30z"/><path class="b" d="M-30-18l-8-26 24 12zM30-18l8-26-24 12z" style="stroke-width:5"/>')}${drawFace(0, 8, 1)}<path class="h" d="M-50-16c5-16 15-26 28-32"/>`,
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
