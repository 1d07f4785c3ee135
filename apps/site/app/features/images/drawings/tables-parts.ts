/** What several drawings are put together from. */
import { CAP_HEIGHT_EM, drawLettering, measureText, UNITS_PER_EM } from '../lettering.ts'

const round = (n: number) => Math.round(n * 10) / 10
const SHADE: Record<string, string> = {
  a: 'class="s"',
  b: 'class="t"',
  w: 'class="k" opacity=".14"',
}

/** Moves, turns and scales a part. */
export function at(x: number, y: number, body: string, turn = 0, scale = 1): string {
  const rotate = turn ? ` rotate(${turn})` : ''
  const size = scale === 1 ? '' : ` scale(${scale})`
  return `<g transform="translate(${x} ${y})${rotate}${size}">${body}</g>`
}

/** Letters or digits whose capital height is centred on `x`, `y`; `size` is the em. */
export function write(text: string, x: number, y: number, size: number, className = 'k'): string {
  const d = drawLettering(text, -measureText(text) / 2, (CAP_HEIGHT_EM * UNITS_PER_EM) / 2)
  const scale = Math.round((size / UNITS_PER_EM) * 1000) / 1000
  // Strokes of a letter overlap: its outline lies behind them all.
  const outline = className === 'k' ? '' : ` style="paint-order:stroke;stroke-width:${Math.round(8 / scale)}"`
  return `<path class="${className}"${outline} transform="translate(${x} ${y}) scale(${scale})" d="${d}"/>`
}

/** A star of four points. */
export function sparkle(x: number, y: number, r: number, className = 'b'): string {
  const [long, short] = [round(r * 0.72), round(r * 0.28)]
  const d = `M${x} ${round(y - r)}l${short} ${long} ${long} ${short}-${long} ${short}-${short} ${long}-${short}-${long}-${long}-${short} ${long}-${short}z`
  return `<path class="${className}" style="stroke-width:4" d="${d}"/>`
}

/** Bevelled squares that hang together, `size` wide, at columns and rows. */
export function pieces(
  cells: readonly [column: number, row: number][],
  size: number,
  className: string,
): string {
  const places = cells.map(([column, row]) => [round(column * size), round(row * size)] as const)
  const rim = round(size * 0.2)
  const squares = places.map(
    ([x, y]) => `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${rim}"/>`,
  )
  const foot = places.map(
    ([x, y]) => `M${x + 3} ${round(y + size * 0.74)}h${size - 6}v${round(size * 0.26 - 3)}h${6 - size}z`,
  )
  const gloss = places.map(
    ([x, y]) =>
      `M${round(x + rim)} ${round(y + size * 0.46)}v-${round(size * 0.14)}q0-${round(size * 0.12)} ${round(size * 0.12)}-${round(size * 0.12)}h${round(size * 0.12)}`,
  )
  return `<g class="${className}">${squares.join('')}</g><path ${SHADE[className]} d="${foot.join('')}"/><path class="h" style="stroke-width:${round(size / 8)}" d="${gloss.join('')}"/>`
}

/** A cube seen from above its corner, its edge `size`, centred on `x`, `y`. */
export function cube(x: number, y: number, size: number, className: string): string {
  const w = round(size * 0.87)
  const half = round(size / 2)
  const outline = `M0-${size}L${w}-${half}V${half}L0 ${size}-${w} ${half}V-${half}z`
  return at(
    x,
    y,
    `<path class="${className}" d="${outline}"/><path ${SHADE[className]} d="M0 0L${w}-${half}V${half}L0 ${size}z"/><path class="H" d="M0-${size}L${w}-${half} 0 0-${w}-${half}z"/><path class="K" style="stroke-width:3;opacity:.45" d="M-${w}-${half}L0 0 ${w}-${half}M0 0V${size}"/>`,
  )
}

const SUITS = {
  heart: 'M0 45C-30 22-50 4-50-18c0-16 11-27 25-27 11 0 20 6 25 16 5-10 14-16 25-16 14 0 25 11 25 27C50 4 30 22 0 45z',
  diamond: 'M0-50L38 0 0 50-38 0z',
  spade: 'M0-50c9 22 46 34 46 62 0 22-24 27-36 12l8 26h-36l8-26c-12 15-36 10-36-12 0-28 37-40 46-62z',
  club: 'M0-50c13 0 23 10 23 22 0 6-2 10-5 14 16-4 30 6 30 21 0 14-11 23-23 23-7 0-13-3-17-8l9 28h-34l9-28c-4 5-10 8-17 8-12 0-23-9-23-23 0-15 14-25 30-21-3-4-5-8-5-14 0-12 10-22 23-22z',
} // oxfmt-ignore

/** A suit of cards; at scale 1 it is 100 units high. */
export function suit(
  name: keyof typeof SUITS,
  x: number,
  y: number,
  scale: number,
  className: string,
): string {
  return `<path class="${className}" transform="translate(${x} ${y}) scale(${scale})" d="${SUITS[name]}"/>`
}

/** A heart or a diamond in the red of playing cards, whatever the palette is. */
export function redSuit(name: 'heart' | 'diamond', x: number, y: number, scale: number): string {
  return `<path ${paint('#f5434f', '#8c1730')} transform="translate(${x} ${y}) scale(${scale})" d="${SUITS[name]}"/>`
}

/** A five-pointed star with soft corners; at scale 1 about 140 units wide. */
export function star(x: number, y: number, scale: number, className = 'a', turn = 0): string {
  const d =
    'M0-72c5 0 8 3 10 8l16 31 35 6c11 2 13 12 6 18L43 17l5 36c1 10-7 15-16 11L0 47l-32 17c-9 4-17-1-16-11l5-36-24-26c-7-6-5-16 6-18l35-6 16-31c2-5 5-8 10-8z'
  const rotate = turn ? ` rotate(${turn})` : ''
  return `<path class="${className}" transform="translate(${x} ${y})${rotate} scale(${scale})" d="${d}"/>`
}

/** One eye that looks at the visitor. */
export function eye(x: number, y: number, radius: number): string {
  const r = (share: number) => round(radius * share)
  return `<ellipse fill="#fff" cx="${x}" cy="${y}" rx="${radius}" ry="${r(1.15)}"/><circle class="k" cx="${x + 1}" cy="${y + 2}" r="${r(0.58)}"/><circle fill="#fff" cx="${x + 4}" cy="${y - 2}" r="${r(0.22)}"/>`
}

/** A glossy ball: a bubble, a marble. */
export const ball = (x: number, y: number, r: number, className: string) =>
  `<circle class="${className}" cx="${x}" cy="${y}" r="${r}"/><ellipse class="H" cx="${Math.round(x - r * 0.36)}" cy="${Math.round(y - r * 0.42)}" rx="${Math.round(r * 0.3)}" ry="${Math.round(r * 0.2)}" transform="rotate(-35 ${Math.round(x - r * 0.36)} ${Math.round(y - r * 0.42)})"/>`

/** A flat box seen from above its corner, `w` half wide and `deep` high; its top is centred on `x`, `y`. */
export const slab = (x: number, y: number, w: number, deep: number, className: string, shade: string) =>
  `<path class="${className}" d="M${x} ${y - w / 2}L${x + w} ${y}v${deep}L${x} ${y + w / 2 + deep}L${x - w} ${y + deep}V${y}z"/><path ${shade} d="M${x} ${y + w / 2}L${x + w} ${y}v${deep}L${x} ${y + w / 2 + deep}z"/><path class="H" d="M${x} ${y - w / 2}L${x + w} ${y} ${x} ${y + w / 2} ${x - w} ${y}z"/>`

/** A colour of nature, where the palette's would mislead; rounded by light as the palette's are. */
export const paint = (fill: string, stroke: string, width = 6) =>
  `fill="${fill.length === 7 ? `url(${fill})` : fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`
