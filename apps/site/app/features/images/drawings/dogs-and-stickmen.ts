/** More dogs, stickmen and dressed bubbles: what is often asked for by one word needs many drawings. */
import { drawEyes } from '../face.ts'
import { drawCheeks, drawMouth, drawSleepyEyes } from './creatures-parts.ts'
import type { Motifs } from './motifs.ts'
import { drawLimbs } from './people-parts.ts'
import { at, eye, paint } from './tables-parts.ts'

const TAN = paint('#e0a468', '#6f3d14')
const DARK = paint('#8a5433', '#3d1e0e')
const CREAM = paint('#fff3e2', '#8a6a4a')
const BLACK = paint('#565b78', '#1d2038')
const RED_CLOTH = paint('#f5434f', '#8c1730', 5)
const TONGUE = paint('#ff7d96', '#8c3248', 4)
const STEEL = paint('#dfe6f5', '#46506b', 5)
const GUN = paint('#4a5170', '#161a30', 5)
const NOSE = '<path class="k" d="M-13 0h26L0 14z"/>'

/** A stickman in a colour of his own. */
function figure(d: string, x: number, y: number, [fill, line]: readonly [string, string]): string {
  const stroke = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  return `<path ${stroke} stroke="${line}" stroke-width="27" d="${d}"/><path ${stroke} stroke="${fill}" stroke-width="15" d="${d}"/><circle ${paint(fill, line)} cx="${x}" cy="${y}" r="25"/>${drawEyes(x, y, 9, 7)}`
}
const RED = ['#f5434f', '#7c1026'] as const
const BLUE = ['#4a94ff', '#12347c'] as const

const PUNCHER = 'M0-24v44l-18 44M0 20l26 40M0-12l30-6 28-10M0-12l-24 16 16 16'
const crowded = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    `${drawLimbs('M0-22v40l-18 44M0 18l18 44M0-10l-30-22M0-10l30-22')}<circle class="a" cy="-46" r="24"/>${drawEyes(0, -46, 9, 6)}`,
    0,
    scale,
  )

export const DOGS_AND_STICKMEN = {
  dog: {
    dachshund: `<path fill="none" stroke="#3d1e0e" stroke-width="22" stroke-linecap="round" d="M-70 10c-14-6-16-20-10-30M-48 34v26M-26 36v26M34 36v26M54 34v26"/><path fill="none" stroke="#8a5433" stroke-width="11" stroke-linecap="round" d="M-70 10c-14-6-16-20-10-30M-48 34v26M-26 36v26M34 36v26M54 34v26"/><path ${DARK} d="M-76 14c0-16 10-24 26-24h80c22 0 34 14 34 30s-10 24-26 24h-90c-14 0-24-12-24-30z"/><path ${DARK} d="M14-24c0-22 14-34 34-34 16 0 24 10 28 22l12 6c8 4 6 20-6 22l-22 4c-28 6-46-4-46-20z"/><circle class="k" cx="86" cy="-24" r="8"/><path ${paint('#5f3319', '#2c140a')} d="M24-52c-22 2-24 40-8 56 12 2 20-24 18-44z"/>${eye(54, -36, 8)}<path ${RED_CLOTH} d="M10-6c10 8 26 12 40 10l-2 12c-16 2-32-2-42-10z"/>`,
    sleeping: `<path ${CREAM} d="M-84 52c-4-50 34-74 80-70 50 2 86 30 84 70-2 24-20 30-42 30h-84c-22 0-38-8-38-30z"/><path ${TAN} d="M-2-18c30-2 60 12 74 36-26 14-62 4-74-36z"/><path ${CREAM} d="M-80 34c0-28 20-42 50-42s50 14 50 42-20 44-50 44-50-16-50-44z"/><path ${TAN} d="M-72 8c-26-4-24 44-8 58 12-4 18-22 16-40zM14 8c24-4 22 44 6 58-10-4-18-22-14-40z"/>${drawSleepyEyes(-30, 26, 22, 9)}${at(-30, 40, NOSE)}<path class="K" style="stroke-width:4" d="M-42 60c4 5 10 4 12-2 2 6 8 7 12 2"/><path fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="M28-58h20l-20 22h20M58-84h14l-14 16h14"/>`,
    bandana: `<path ${BLACK} d="M-54-38C-72-90-40-92-22-56zM54-38C72-90 40-92 22-56z"/><path ${BLACK} d="M-62-6c0-38 26-58 62-58S62-44 62-6c0 40-26 64-62 64S-62 34-62-6z"/><path ${CREAM} d="M0-62c8 20 10 34 14 48 22 6 30 22 28 36-6 24-24 34-42 34s-36-10-42-34c-2-14 6-30 28-36 4-14 6-28 14-48z"/>${drawEyes(0, -16, 26, 12)}${at(0, 6, NOSE)}${drawMouth(0, 26, 15)}<path ${TONGUE} d="M-8 38H8c2 22-18 22-16 0z"/><path ${RED_CLOTH} d="M-58 46c34 22 82 22 116 0l4 12C40 78 18 88 0 90c-18-2-40-12-62-32z"/><g fill="#fff"><circle cx="-26" cy="66" r="4"/><circle cy="76" r="4"/><circle cx="26" cy="66" r="4"/></g>`,
    poodle: `<g ${CREAM}><circle cx="-56" cy="2" r="26"/><circle cx="56" cy="2" r="26"/><circle cx="-26" cy="-56" r="24"/><circle cx="26" cy="-56" r="24"/><circle cy="-64" r="24"/></g><path fill="#fff3e2" d="M-34-64h68v34h-68z"/><path ${CREAM} d="M-44-12c0-30 18-44 44-44s44 14 44 44c0 40-18 70-44 70s-44-30-44-70z"/><path fill="#fff3e2" d="M-36-56h72v20h-72z"/>${drawEyes(0, -12, 18, 10)}${at(0, 16, NOSE)}${drawMouth(0, 36, 12)}${drawCheeks(0, 18, 32, 8)}<path class="a" d="M-44 60h88v16h-88z"/><circle class="b" cy="78" r="10" style="stroke-width:4"/>`,
    twoDogs: `<g transform="translate(1 -2) scale(.92)">${at(-36, -6, `<path ${TAN} d="M-40-32c-22-4-26 34-14 50 10 2 16-6 18-14zM40-32c22-4 26 34 14 50-10 2-16-6-18-14z"/><path ${TAN} d="M-42-4c0-30 16-42 42-42S42-34 42-4c0 32-16 54-42 54S-42 28-42-4z"/>${drawEyes(0, -8, 17, 9)}${at(0, 8, NOSE, 0, 0.8)}${drawMouth(0, 24, 10)}`)}${at(38, 28, `<path ${BLACK} d="M-40-28C-54-66-30-70-18-44zM40-28C54-66 30-70 18-44z"/><path ${BLACK} d="M-42-4c0-28 16-42 42-42S42-32 42-4c0 32-16 54-42 54S-42 28-42-4z"/><path fill="#fff3e2" d="M0-2c16 0 24 14 22 26-4 14-12 20-22 20s-18-6-22-20C-24 12-16-2 0-2z"/>${drawEyes(0, -12, 17, 9)}${at(0, 6, NOSE, 0, 0.8)}`)}</g>`,
    jumping: `<path fill="none" stroke="#6f3d14" stroke-width="23" stroke-linecap="round" stroke-linejoin="round" d="M-62 12c-18-4-22-18-18-32M-44 30l-36 30M-24 36l-22 38M26 26l36 6M36 12l44-6"/><path fill="none" stroke="#e0a468" stroke-width="12" stroke-linecap="round" stroke-linejoin="round" d="M-62 12c-18-4-22-18-18-32M-44 30l-36 30M-24 36l-22 38M26 26l36 6M36 12l44-6"/><path ${TAN} d="M-66 22c-2-26 22-28 44-34 22-6 34-20 54-20 18 2 24 22 16 38-10 20-36 22-56 34-24 14-56 6-58-18z"/><path ${TAN} d="M8-46c4-24 26-36 46-28 22 8 30 30 22 50-8 18-30 24-48 14-16-8-22-20-20-36z"/><path ${DARK} d="M22-66C-4-72-10-40 0-28c12 2 24-14 26-28z"/>${eye(48, -44, 9)}${at(72, -30, '<circle class="k" r="8"/>')}<path class="K" style="stroke-width:4" d="M44-22c8 6 18 5 24-2"/><circle ${paint('#c9e84a', '#5b7708', 4)} cx="70" cy="-80" r="12"/>`,
  },
  stickman: {
    redAndBlue: `${figure('M-40-22v46l-20 48M-40 24l20 48M-40-8l-28 18M-40-8l38-20', -40, -50, RED)}${figure('M40-22v46l-20 48M40 24l20 48M40-8l28 18M40-8L2-28', 40, -50, BLUE)}`,
    redAgainstBlue: `${at(-42, 4, figure(PUNCHER, 0, -50, RED))}${at(42, 4, `<g transform="scale(-1 1)">${figure(PUNCHER, 0, -50, BLUE)}</g>`)}<path fill="#fff3a8" stroke="#f59a1c" stroke-width="4" stroke-linejoin="round" d="M0-70l6 14 16-6-8 14 14 8-16 4 2 16-14-10-14 10 2-16-16-4 14-8-8-14 16 6z"/>`,
    gunner: `${drawLimbs('M-24-22v44l-28 50M-24 22l24 50M-24-8l28 12 26-10M-24-8l10 26 30-4')}<path ${GUN} d="M-2-10h74v14H26l-4 20H8l2-20H-2z"/><path class="M" style="stroke-width:6" d="M80-4h10M78-14l8-6M78 6l8 6"/><circle class="a" cx="-24" cy="-50" r="27"/><path class="b" style="stroke-width:4" d="M-51-56c16 6 38 6 54 0l1 11c-18 6-38 6-56 0z"/>${drawEyes(-16, -42, 9, 6)}`,
    swordsman: `<path ${STEEL} d="M34 0l-8-8 48-72 14-6-4 16z"/><path class="b" style="stroke-width:4" d="M16-12l26 26-8 6-24-24z"/>${drawLimbs('M-20-22l-2 44-34 44M-22 22l34 16 14 38M-20-8l26 14 18-4M-20-8l-32 14 6 26')}<path class="b" d="M-44-56l-38-18 8 16-12 8 40 8z"/><circle class="a" cx="-18" cy="-48" r="27"/><path class="b" style="stroke-width:4" d="M-45-56c16 6 38 6 54 0l1 12c-18 6-38 6-56 0z"/>${drawEyes(-12, -36, 9, 6)}`,
    prisoner: `<circle ${GUN} cx="52" cy="62" r="22"/><path fill="none" stroke="#161a30" stroke-width="7" stroke-dasharray="10 7" d="M14 70h20"/>${drawLimbs('M-12-20v46l-22 46M-12 26l22 44M-12-4l-36 20M-12-4l36 18')}<path class="w" style="stroke-width:5" d="M-32-18h40l4 54h-48z"/><path class="k" d="M-33-6H9l1 11h-44zM-35 16h46l1 11h-48z"/><circle class="a" cx="-12" cy="-50" r="29"/><path class="w" style="stroke-width:5" d="M-42-58c0-30 60-30 60 0z"/><path class="k" d="M-38-68H14l3 8h-58z"/>${drawEyes(-10, -42, 10, 7)}`,
    crowd: `${crowded(-46, -18, 0.7)}${crowded(46, -18, 0.7)}${crowded(0, 14, 1)}`,
    dash: `${drawLimbs('M20-26L-10 10l40 12 10 40M-10 10l-30 24-38-8M18-20l34 8 18-20M18-20l-36-6-20 18')}<circle class="a" cx="38" cy="-52" r="26"/><path class="b" style="stroke-width:4" d="M12-58c16 6 36 6 52-2l2 11c-18 8-38 8-54 2z"/>${drawEyes(46, -42, 8, 6)}<path class="M" style="stroke-width:7" d="M-86-44h50M-80-18h28M-90 8h26M-60 62h40"/>`,
    sitting: `${drawLimbs('M-16-18l-4 50 52 6 8 40M-16-4l34 20 20-18M-18 32l40 20-4 30')}<path class="l" style="stroke-width:12" d="M-54 46h70M-48 46v38M10 56v28"/><circle class="a" cx="-12" cy="-50" r="31"/>${drawEyes(-4, -50, 11, 8)}${drawMouth(-2, -34, 9)}`,
  },
} satisfies Motifs
