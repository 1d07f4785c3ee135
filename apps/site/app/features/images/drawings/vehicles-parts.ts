/** What several vehicles and toys are put together from. */
import { drawLettering } from '../lettering.ts'

const round = (n: number) => +n.toFixed(1)

/** A tyre with a light edge, so that it also stands out from a dark room. */
export function drawWheel(x: number, y: number, r: number, hub: 'w' | 'b' | 'a' = 'w'): string {
  return `<circle class="k" cx="${x}" cy="${y}" r="${r}" stroke="#fff" stroke-opacity=".6" stroke-width="4"/><circle class="${hub}" cx="${x}" cy="${y}" r="${round(r * 0.46)}" style="stroke-width:5"/><circle class="k" cx="${x}" cy="${y}" r="${round(r * 0.15)}"/>`
}

/** A tyre with knobs, for mud. */
export function drawKnobbyWheel(x: number, y: number, r: number, hub: 'w' | 'b' | 'a' = 'w'): string {
  const gap = round((2 * Math.PI * r) / Math.round(r * 0.5) - 6)
  return `<circle class="K" cx="${x}" cy="${y}" r="${r}" style="stroke-width:8;stroke-linecap:butt" stroke-dasharray="6 ${gap}"/><circle class="k" cx="${x}" cy="${y}" r="${r}"/>${drawWheel(x, y, round(r * 0.72), hub)}`
}

/** A line of squares, every second one dark. */
export function drawChecks(x: number, y: number, width: number, size: number): string {
  return `<path class="K" style="stroke-width:${size};stroke-linecap:butt" stroke-dasharray="${size}" d="M${x} ${y}h${width}"/>`
}

/** An arm or a leg: a thick line with its outline, in the main colour, the accent or a skin tone. */
export function drawLimb(d: string, color: 'a' | 'b' | Skin, width = 13): string {
  const stroke = (width: number) => `style="stroke-width:${width}" d="${d}"/>`
  if (color === 'a') return `<path class="l" ${stroke(width + 10)}<path class="B" ${stroke(width)}`
  if (color === 'b') return `<path class="m" ${stroke(width + 10)}<path class="M" ${stroke(width)}`
  const tone = (tone: string, width: number) => `style="stroke:${tone};stroke-width:${width}" d="${d}"/>`
  return `<path class="K" ${tone(color.outline, width + 10)}<path class="K" ${tone(color.color, width)}`
}

/** Letters as outlines, their baseline starting at x, y. */
export function drawWord(text: string, x: number, y: number, size: number, className: string): string {
  return `<path class="${className}" transform="translate(${x} ${y}) scale(${round(size) / 250})" d="${drawLettering(text)}"/>`
}

/** A puff of dust, steam or smoke around x, y. */
export function drawPuff(x: number, y: number, scale: number): string {
  return `<path class="w" transform="translate(${x} ${y}) scale(${scale})" d="M-26 16c-14 0-16-18-4-22-2-16 18-22 26-10 12-8 26 0 24 14 12 4 10 18-2 18z"/>`
}

export interface Skin {
  color: string
  outline: string
}

export const SKIN = {
  light: { color: '#f9cfa8', outline: '#8a4a2c' },
  tan: { color: '#d39a68', outline: '#673618' },
  dark: { color: '#8f5a3a', outline: '#3c1d10' },
} satisfies Record<string, Skin>

/** Fill and outline of bare skin, as attributes. */
export const drawSkin = ({ color, outline }: Skin) =>
  `fill="${color}" stroke="${outline}" stroke-width="5" stroke-linejoin="round"`

/** A chequered cloth in the wind: its outline and its dark squares. */
export function drawWavingChecks(
  x: number,
  y: number,
  columns: number,
  rows: number,
  w: number,
  h: number,
): { outline: string; squares: string } {
  const lift = (column: number) => -10 * Math.sin((column / columns) * Math.PI * 2)
  const at = (column: number, row: number) =>
    `${Math.round(x + column * w + row * 3)} ${Math.round(y + row * h + lift(column))}`
  const steps = Array.from({ length: columns + 1 }, (_, column) => column)
  const below = steps.map((column) => at(column, rows)).toReversed()
  let squares = ''
  for (let row = 0; row < rows; row++) {
    for (let column = row % 2; column < columns; column += 2) {
      squares += `M${at(column, row)}L${at(column + 1, row)} ${at(column + 1, row + 1)} ${at(column, row + 1)}z`
    }
  }
  return { outline: `M${steps.map((column) => at(column, 0)).join('L')}L${below.join('L')}z`, squares }
}

/** A head of 22 units' radius with what is worn on it; `turn` moves the face towards where somebody goes. */
export function drawHead(x: number, y: number, scale: number, skin: Skin, worn: string, turn = 0): string {
  const eye = (cx: number) =>
    `<ellipse class="k" cx="${cx + turn}" cy="0" rx="3.4" ry="4.6"/><circle fill="#fff" cx="${cx + turn + 1}" cy="-2" r="1.5"/>`
  return `<g transform="translate(${x} ${y}) scale(${scale})"><circle ${drawSkin(skin)} r="22"/>${eye(-7)}${eye(7)}<path class="K" style="stroke-width:3.5" d="M${turn - 5} 9c3 5 7 5 10 0"/>${worn}</g>`
}
