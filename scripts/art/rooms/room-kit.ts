/** The pen and the walls of every room: one light, outlines a shade deeper than the fill, gradients named after their colour. */
import { mix } from '../../../apps/site/app/domain/colour.ts'

export const ROOM_HEIGHT = 170
/** Wider than any window; a head shows as much of its right end as it has room for. */
export const ROOM_WIDTH = 2600
/** Where feet stand. */
export const FLOOR = 154
const SKIRTING = 130
/** What stands in a room is so far from its outer wall that a head does not cut it. */
const FURNITURE_SHIFT = -20
const NIGHT = '#160a30'

export type Pattern = 'stripes' | 'dots' | 'tiles' | 'bricks' | 'planks' | 'diamonds' | 'waves'

export interface Room {
  /** A category's icon name, or `house` for a category that has no room of its own. */
  name: string
  wall: string
  floor: string
  pattern: Pattern
  /** Colour of the lamp's light. */
  light: string
  /** Shown at every size: the resident and what it is busy with, between x = -300 and -20. */
  near: string
  /** Shown where there is space: further furniture, between x = -900 and -320. */
  far: string
}

/** `#fff` as `#ffffff`. */
const long = (color: string) => (color.length === 4 ? color.replaceAll(/[^#]/g, '$&$&') : color)
const outlineOf = (color: string) => mix(long(color), NIGHT, 0.62)
const line = (color: string, width: number) =>
  ` stroke="${outlineOf(color)}"${width === 3 ? '' : ` stroke-width="${width}"`}`
/** A fill that is lit from the upper left; its gradient is defined when the room is put together. */
const lit = (color: string) => `url(#c${long(color).slice(1)})`

export const path = (d: string, color: string, width = 3) =>
  `<path d="${d}" fill="${lit(color)}"${line(color, width)}/>`
export const box = (x: number, y: number, w: number, h: number, r: number, color: string, width = 3) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${lit(color)}"${line(color, width)}/>`
export const dot = (x: number, y: number, r: number, color: string, width = 3) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${lit(color)}"${line(color, width)}/>`
export const oval = (x: number, y: number, rx: number, ry: number, color: string, width = 3) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${lit(color)}"${line(color, width)}/>`
/** Without an outline. */
export const flat = (d: string, color: string, opacity = 1) =>
  `<path d="${d}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
export const spot = (x: number, y: number, rx: number, color: string, ry = rx, opacity = 1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
export const draw = (d: string, color: string, width = 3, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
export const shine = (d: string, width = 3) => draw(d, '#fff', width, 0.6)
/** A pipe, a limb, a cord: a thick line with an outline. */
export const tube = (d: string, color: string, width: number) =>
  draw(d, outlineOf(color), width + 5) + draw(d, color, width)
export const at = (x: number, y: number, content: string, scale = 1, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`
export const flip = (x: number, y: number, content: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${-scale} ${scale})">${content}</g>`
export const glow = (x: number, y: number, r: number, color: string, ry = r, opacity = 0.8) =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${ry}" fill="url(#g${color.slice(1)})" opacity="${opacity}"/>`
export const shadow = (x: number, rx: number, y = FLOOR) => spot(x, y + 1, rx, '#0a0420', rx * 0.13, 0.4)

export function star(x: number, y: number, r: number, color: string, width = 3): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5 - Math.PI / 2
    const radius = i % 2 ? r * 0.48 : r
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  })
  return path(`M${points.join('L')}z`, color, width)
}

const PATTERNS: Record<Pattern, string> = {
  stripes: '<path d="M0 0h14v40H0z"/>',
  dots: '<circle cx="10" cy="10" r="3.4"/><circle cx="30" cy="30" r="3.4"/>',
  tiles: '<path d="M2 2h17v17H2zM21 21h17v17H21z"/>',
  bricks: '<path d="M2 2h36v16H2zM-18 22h36v16h-36zM22 22h36v16H22z"/>',
  planks: '<path d="M1 0h3v40H1zM21 0h1.500v40H21z"/>',
  diamonds: '<path d="M20 4l12 16-12 16L8 20z"/>',
  waves: '<path d="M0 12q10-10 20 0t20 0v5q-10 10-20 0t-20 0zM0 32q10-10 20 0t20 0v5q-10 10-20 0t-20 0z"/>',
}

/**
 * Shapes repeat a handful of colours: each pair of fill and outline becomes a class, and its gradient is named after it, so that a room is
 * half the bytes.
 */
export function shareColours(markup: string): { markup: string; style: string; defs: string } {
  const names = new Map<string, string>()
  const nameOf = (key: string) => {
    if (!names.has(key))
      names.set(key, `${String.fromCharCode(97 + (names.size % 26))}${names.size > 25 ? 1 : ''}`)
    return names.get(key)!
  }
  const shared = markup
    .replaceAll(
      / fill="url\(#c([0-9a-f]{6})\)" stroke="#[0-9a-f]{6}"/g,
      (_, hex: string) => ` class="${nameOf(hex)}"`,
    )
    .replaceAll(/class="(\w+)" stroke-width="2"/g, 'class="$1 T"')
    .replaceAll(/class="(\w+)" stroke-width="2.5"/g, 'class="$1 N"')
  const fills = [...names].map(([hex, name]) => {
    const color = `#${hex}`
    return {
      style: `.${name}{fill:url(#${name});stroke:${outlineOf(color)}}`,
      paint: `<linearGradient id="${name}" x1=".15" y1="0" x2=".7" y2="1"><stop stop-color="${mix(color, '#ffffff', 0.34)}"/><stop offset=".45" stop-color="${color}"/><stop offset="1" stop-color="${mix(color, NIGHT, 0.28)}"/></linearGradient>`,
    }
  })
  const glows = new Set([...markup.matchAll(/url\(#g([0-9a-f]{6})\)/g)].map(([, hex]) => hex!))
  const lights = [...glows].map(
    (hex) =>
      `<radialGradient id="g${hex}"><stop stop-color="#${hex}" stop-opacity=".9"/><stop offset=".4" stop-color="#${hex}" stop-opacity=".35"/><stop offset="1" stop-color="#${hex}" stop-opacity="0"/></radialGradient>`,
  )
  return {
    markup: shared,
    style: `.T{stroke-width:2}.N{stroke-width:2.5}${fills.map(({ style }) => style).join('')}`,
    defs: fills.map(({ paint }) => paint).join('') + lights.join(''),
  }
}

export const drawPattern = (pattern: Pattern) =>
  `<pattern id="P" width="40" height="40" patternUnits="userSpaceOnUse"><g fill="#fff" opacity=".055">${PATTERNS[pattern]}</g></pattern>`

/** One room of the cut-away house: the joists above and below, the outer wall at the right, and the light of its lamp. */
export function drawRoom({ wall, floor, pattern, light, near, far }: Room): string {
  const whole = (y: number, h: number, fill: string) =>
    `<path d="M${-ROOM_WIDTH} ${y}h${ROOM_WIDTH}v${h}H${-ROOM_WIDTH}z" fill="${fill}"/>`
  const shell =
    whole(0, ROOM_HEIGHT, wall) +
    whole(0, SKIRTING, 'url(#P)') +
    glow(-240, 40, 420, light, 190, 0.5) +
    whole(SKIRTING - 9, 9, mix(wall, '#ffffff', 0.16)) +
    whole(SKIRTING, 40, floor) +
    `<path d="M${-ROOM_WIDTH} 146h${ROOM_WIDTH}M-90 131l-30 29M-330 131l-46 29M-580 131l-62 29M-830 131l-80 29" fill="none" stroke="${outlineOf(floor)}" stroke-width="2" opacity=".35"/>` +
    glow(-170, 146, 230, light, 26, 0.4)
  const cut =
    whole(0, 7, mix(wall, NIGHT, 0.62)) +
    whole(7, 2.5, mix(wall, '#ffffff', 0.28)) +
    whole(161, 9, mix(floor, NIGHT, 0.62)) +
    whole(159.5, 2.5, mix(floor, '#ffffff', 0.3)) +
    `<path d="M-11 0H0v170h-11z" fill="${mix(wall, NIGHT, 0.62)}"/><path d="M-13 7h2v154h-2z" fill="${mix(wall, '#ffffff', 0.28)}"/>`
  const { markup, style, defs } = shareColours(
    `${shell}<g transform="translate(${FURNITURE_SHIFT})"><g class="F">${far}</g>${near}</g>${cut}`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-ROOM_WIDTH} 0 ${ROOM_WIDTH} ${ROOM_HEIGHT}" width="${ROOM_WIDTH}" height="${ROOM_HEIGHT}" preserveAspectRatio="xMaxYMid slice"><style>@media (min-aspect-ratio:15){.F{display:none}}${style}</style><defs>${drawPattern(pattern)}${defs}</defs><g stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${markup}</g></svg>\n`
}
