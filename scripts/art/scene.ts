/** The common style of illustrations: one canvas size, light from the upper left, outlines a shade darker than the fill. */
export const WIDTH = 1200
export const HEIGHT = 675

export interface Scene {
  /** File name in `public/img/`. */
  file: string
  draw: () => string
}

export function linear(id: string, colors: string[], [x1, y1, x2, y2] = [0.2, 0, 0.7, 1]): string {
  const stops = colors.map((color, i) => `<stop offset="${i / (colors.length - 1)}" stop-color="${color}"/>`)
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`
}

export function radial(id: string, colors: string[], [cx, cy, r] = [0.36, 0.3, 0.8]): string {
  const stops = colors.map((color, i) => `<stop offset="${i / (colors.length - 1)}" stop-color="${color}"/>`)
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.join('')}</radialGradient>`
}

/** A pool of light that fades to nothing; `id` names its colour once, `drawGlow` puts it where it is needed. */
export function glowPaint(id: string, color: string): string {
  return `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity=".95"/><stop offset=".35" stop-color="${color}" stop-opacity=".42"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`
}

export function drawGlow(id: string, x: number, y: number, rx: number, ry = rx, opacity = 1): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})" opacity="${opacity}"/>`
}

export function shape(d: string, fill: string, stroke = 'none', width = 7): string {
  return `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${stroke === 'none' ? 0 : width}" stroke-linejoin="round" stroke-linecap="round"/>`
}

export function stroke(d: string, color: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`
}

export function place(x: number, y: number, scale: number, content: string, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`
}

export const SHADOW =
  '<filter id="shadow" x="-40%" y="-40%" width="180%" height="190%"><feDropShadow dx="0" dy="14" stdDeviation="13" flood-color="#060418" flood-opacity=".5"/></filter><filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="16"/></filter>'

/** Stars from a fixed sequence, so that an illustration is the same every time it is rendered. */
export function drawStars(count: number, seed: number, maxY = HEIGHT): string {
  let state = seed
  const next = () => (state = (state * 16807) % 2147483647) / 2147483647
  return Array.from({ length: count }, () => {
    const [x, y, r] = [next() * WIDTH, next() * maxY, 1.2 + next() * 2.6]
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" fill="#fff" opacity="${(0.45 + next() * 0.5).toFixed(2)}"/>`
  }).join('')
}

export function frame(defs: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${SHADOW}${defs}</defs>${content}</svg>`
}
