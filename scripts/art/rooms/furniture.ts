/** Furniture that more than one room has. */
import { at, box, dot, draw, flat, glow, oval, path, shadow, shine, spot, tube } from './room-kit.ts'

/** A night window with a moon; the sill is at its foot. */
export const nightWindow = (x: number, y: number, w = 74, h = 78, frame = '#f2d9b0') =>
  box(x, y, w, h, 8, frame) +
  `<rect x="${x + 6}" y="${y + 6}" width="${w - 12}" height="${h - 12}" rx="4" fill="#142058" stroke="none"/>` +
  glow(x + w * 0.66, y + h * 0.34, 30, '#fff0b8') +
  spot(x + w * 0.66, y + h * 0.34, 10, '#fff3c8') +
  spot(x + w * 0.3, y + h * 0.28, 1.6, '#fff') +
  spot(x + w * 0.4, y + h * 0.6, 1.6, '#fff') +
  spot(x + w * 0.78, y + h * 0.7, 1.6, '#fff') +
  flat(`M${x + 6} ${y + h - 18}q${w / 4 - 3}-14 ${w / 2 - 6} 0t${w / 2 - 6}-2v12H${x + 6}z`, '#0b1438') +
  draw(`M${x + w / 2} ${y + 5}v${h - 10}M${x + 5} ${y + h / 2}h${w - 10}`, frame, 4) +
  box(x - 6, y + h - 4, w + 12, 8, 3, frame)

export const hangingLamp = (x: number, color: string, drop = 24) =>
  glow(x, drop + 34, 92, '#fff0b0', 74, 0.75) +
  draw(`M${x} 6V${drop}`, '#1c1038', 3) +
  path(`M${x - 6} ${drop}h12l16 18h-44z`, color) +
  spot(x, drop + 19, 11, '#fff6cc', 5)

export const rug = (x: number, rx: number, color: string) =>
  `<g transform="translate(${x} 152)">${oval(0, 0, rx, 8, color, 2)}${`<ellipse rx="${rx * 0.72}" ry="5" fill="none" stroke="#fff" stroke-width="2" opacity=".4"/>`}</g>`

export const table = (x: number, w: number, color: string, top = 112) =>
  shadow(x + w / 2, w * 0.55) +
  box(x + 6, top + 4, 8, 152 - top, 2, color) +
  box(x + w - 14, top + 4, 8, 152 - top, 2, color) +
  box(x - 4, top, w + 8, 9, 4, color)

/** A board on the wall. */
export const board = (x: number, y: number, w: number, color: string) =>
  draw(`M${x + 10} ${y + 6}v9M${x + w - 10} ${y + 6}v9`, '#1c1038', 4) + box(x, y, w, 7, 3, color)

const SPINES = ['#ff7a5c', '#4fc3f7', '#ffd54f', '#ba8cff', '#66d19e', '#ff8fb8', '#f4efe2']
/** Books that stand on `y`; the last one leans. */
export function books(x: number, y: number, count: number, first = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const h = 20 + ((i * 7 + first * 5) % 11)
    const color = SPINES[(i + first) % SPINES.length]!
    const left = x + i * 10
    return i < count - 1
      ? box(left, y - h, 9, h, 2, color, 2)
      : at(left + 3, y, box(0, -h, 9, h, 2, color, 2), 1, -12)
  }).join('')
}

export const plant = (x: number, color = '#d9703f', scale = 1) =>
  at(
    x,
    152,
    shadow(0, 18, 0) +
      path(
        'M0-24C-4-50-22-58-28-54-28-40-14-30 0-24zM0-24C2-58 20-70 28-66 30-48 16-32 0-24z',
        '#4fb368',
        2.5,
      ) +
      path('M0-22C-6-46-4-72 2-78 10-68 8-40 0-22z', '#66d17e', 2.5) +
      path('M-15-26h30l-4 26h-22z', color, 2.5),
    scale,
  )

/** Something in a frame; `content` is drawn around its middle. */
export const picture = (
  x: number,
  y: number,
  w: number,
  h: number,
  frame: string,
  ground: string,
  content: string,
) =>
  box(x, y, w, h, 4, frame) +
  `<rect x="${x + 5}" y="${y + 5}" width="${w - 10}" height="${h - 10}" rx="2" fill="${ground}" stroke="none"/>` +
  at(x + w / 2, y + h / 2, content)

export const cushionedChair = (x: number, color: string) =>
  at(
    x,
    152,
    shadow(0, 46, 0) +
      path('M-34-8v-62c0-26 68-26 68 0v62z', color) +
      path('M-44-6v-30c0-14 22-14 22 0v12h44v-12c0-14 22-14 22 0v30z', color) +
      box(-24, -34, 48, 16, 7, color) +
      shine('M-26-66c2-10 8-14 16-16'),
  )

export const sofa = (x: number, w: number, color: string) =>
  shadow(x + w / 2, w * 0.52) +
  path(`M${x + 8} 146v-44c0-18 12-22 26-22h${w - 68}c14 0 26 4 26 22v44z`, color) +
  box(x + 18, 112, w / 2 - 18, 26, 8, color) +
  box(x + w / 2, 112, w / 2 - 18, 26, 8, color) +
  path(`M${x - 4} 148v-32c0-16 26-16 26 0v32zM${x + w - 22} 148v-32c0-16 26-16 26 0v32z`, color) +
  shine(`M${x + 22} 90c6-4 12-5 20-5`)

export const flags = (x: number, y: number, count: number, colors: readonly string[]) =>
  draw(`M${x} ${y}q${count * 11} 16 ${count * 22} 0`, '#1c1038', 2.5) +
  Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    return path(
      `M${(x + i * 22 + 2).toFixed(1)} ${(y + 32 * t * (1 - t)).toFixed(1)}h18l-9 18z`,
      colors[i % colors.length]!,
      2,
    )
  }).join('')

/** The same thing at several places, drawn once. */
export const copies = (
  id: string,
  thing: string,
  [[x, y], ...others]: [[number, number], ...[number, number][]],
) =>
  `<g id="${id}" transform="translate(${x} ${y})">${thing}</g>` +
  others.map(([toX, toY]) => `<use href="#${id}" x="${toX - x}" y="${toY - y}"/>`).join('')

/** Two or three objects such as balls, jars or cups, side by side on a board. */
export const row = (x: number, y: number, step: number, things: readonly string[]) =>
  things.map((thing, i) => at(x + i * step, y, thing)).join('')

export const jar = (color: string, h = 26) =>
  box(-9, -h, 18, h, 5, color, 2.5) +
  box(-7, -h - 5, 14, 6, 2, '#f2d9b0', 2) +
  draw(`M-4-${h - 7}v${h - 14}`, '#fff', 2.5, 0.6)

export const ball = (r: number, color: string) =>
  dot(0, -r, r, color, 2.5) +
  draw(`M${-r * 0.5} ${-r * 1.35}q${r * 0.2}-${r * 0.2} ${r * 0.4}-${r * 0.28}`, '#fff', 2.5, 0.7)

export const wallTorch = (x: number, y: number) =>
  glow(x, y - 8, 60, '#ffb347', 60) +
  tube(`M${x} ${y}v16`, '#8a5238', 6) +
  path(`M${x} ${y - 26}c10 12 12 16 8 24-4 6-12 6-16 0-4-8 2-12 8-24z`, '#ff9a2e', 2.5)
