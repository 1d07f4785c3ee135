/** What people share: skin tones, faces, limbs and hoods. */
import { drawEyes } from '../face.ts'

export interface Tone {
  fill: string
  line: string
}

export const FAIR: Tone = { fill: '#ffdcc4', line: '#a3573a' }
export const WARM: Tone = { fill: '#f3bd8e', line: '#8c4b27' }
export const BROWN: Tone = { fill: '#bf8054', line: '#5f3319' }
export const DARK: Tone = { fill: '#8a5433', line: '#3d1e0e' }

/** Attributes of a shape of skin. */
export const skin = ({ fill, line }: Tone) =>
  `fill="${fill}" stroke="${line}" stroke-width="6" stroke-linejoin="round"`

const round = (value: number) => +value.toFixed(1)

/** A face that looks at the visitor; `scale` 1 is 76 units wide, with cheeks. */
export function drawPersonFace(x: number, y: number, scale: number, hasLashes = false): string {
  const lashes = hasLashes
    ? '<path class="K" style="stroke-width:4" d="M-30-3l-9-1M-28-13l-8-6M30-3l9-1M28-13l8-6"/>'
    : ''
  return `<g transform="translate(${x} ${y}) scale(${scale})"><g fill="#ff4f70" opacity=".4"><ellipse cx="-30" cy="13" rx="8" ry="5"/><ellipse cx="30" cy="13" rx="8" ry="5"/></g>${drawEyes(0, -5, 19, 12)}${lashes}<path class="K" d="M-11 17c5 9 17 9 22 0"/></g>`
}

/** Strokes in the main colour with an outline around their union: arms and legs. */
export function drawLimbs(d: string, width = 26): string {
  const stroke = `d="${d}"`
  return `<path class="A" style="stroke-width:${width}" ${stroke}/><path class="B" style="stroke-width:${width - 11}" ${stroke}/>`
}

/** A ninja's head: a hood in the main colour, a headband, and eyes in the slot between. */
export function drawHood(x: number, y: number, r: number, tone: Tone, fold = 'a', band = 'b'): string {
  const at = (dx: number, dy: number) => `${round(x + dx * r)} ${round(y + dy * r)}`
  return `<circle class="${fold}" cx="${x}" cy="${y}" r="${r}"/><rect ${skin(tone)} x="${round(x - 0.76 * r)}" y="${round(y - 0.2 * r)}" width="${round(1.52 * r)}" height="${round(0.62 * r)}" rx="${round(0.26 * r)}"/>${drawEyes(x, round(y + 0.13 * r), round(0.3 * r), round(0.19 * r))}<path class="${band}" d="M${at(-0.96, -0.52)}Q${at(0, -0.2)} ${at(0.96, -0.52)}L${at(1.02, -0.2)}Q${at(0, 0.12)} ${at(-1.02, -0.2)}z"/>`
}

/** The same half on both sides of the middle. */
export const drawBoth = (half: string) => `${half}<g transform="scale(-1 1)">${half}</g>`

/** A four-pointed sparkle. */
export function drawSparkle(x: number, y: number, r: number, className = 'b'): string {
  const [long, short] = [round(r * 0.72), round(r * 0.28)]
  return `<path class="${className}" style="stroke-width:4" d="M${x} ${round(y - r)}l${short} ${long} ${long} ${short}-${long} ${short}-${short} ${long}-${short}-${long}-${long}-${short} ${long}-${short}z"/>`
}

/** A plump heart, 40 units wide at scale 1. */
export const drawHeart = (x: number, y: number, scale: number, className: string) =>
  `<path class="${className}" style="stroke-width:${round(6 / scale)}" transform="translate(${x} ${y}) scale(${scale})" d="M0 19C-12 11-21 2-21-7c0-7 5-12 11-12 5 0 8 2 10 7 2-5 5-7 10-7 6 0 11 5 11 12C21 2 12 11 0 19z"/>`
