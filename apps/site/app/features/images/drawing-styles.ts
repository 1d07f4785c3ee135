/** The paints and classes that drawings are made with: a palette put into a picture. */
import type { Mood } from './drawing-mood.ts'
import type { Palette } from './palettes.ts'

const stops = (...colors: string[]) =>
  colors.map((color, i) => `<stop offset="${i / (colors.length - 1)}" stop-color="${color}"/>`).join('')

/** Over a cover's ground: it grows darker away from the light, most where the mood is dark. */
const DUSK: Record<Mood, number> = { bright: 0.2, fast: 0.26, tense: 0.36, dread: 0.44 }
const drawDusk = ({ deep }: Palette, mood: Mood) =>
  `<radialGradient id="n" cx=".42" cy=".3" r=".9"><stop offset=".42" stop-color="${deep}" stop-opacity="0"/><stop offset="1" stop-color="${deep}" stop-opacity="${DUSK[mood]}"/></radialGradient>`

const DIAGONAL = 'x1=".2" y1="0" x2=".7" y2="1"'

/** A colour nearer to white or to black. */
export function mixHex(hex: string, target: number, share: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return `#${channels
    .map((one) =>
      Math.round(one + (target - one) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The paints of natural colours (natural-colours.ts), which are called by their colour. */
function drawNaturalPaints(body: string): string {
  const colors = new Set([...body.matchAll(/url\((#[\da-f]{6})\)/g)].map(([, color]) => color!))
  return [...colors]
    .map(
      (color) =>
        `<linearGradient id="${color.slice(1)}" ${DIAGONAL}>${stops(mixHex(color, 255, 0.35), color, mixHex(color, 0, 0.14))}</linearGradient>`,
    )
    .join('')
}

export function drawPaints(p: Palette, lettering: readonly [string, string], mood: Mood): string {
  const diagonal = (id: string, ...colors: string[]) =>
    `<linearGradient id="${id}" ${DIAGONAL}>${stops(...colors)}</linearGradient>`
  return `<defs><radialGradient id="g" cx=".32" cy=".22" r=".95">${stops(p.lit, p.mid, p.far)}</radialGradient>${diagonal('a', p.mainLight, p.main, p.mainShade)}${diagonal('b', p.accentLight, p.accent, p.accentShade)}${diagonal('w', '#fff', p.paper, p.paperShade)}<linearGradient id="x" x1="0" y1="0" x2="0" y2="1">${stops(...lettering)}</linearGradient><radialGradient id="l"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><radialGradient id="d"><stop stop-color="${p.deep}" stop-opacity=".6"/><stop offset="1" stop-color="${p.deep}" stop-opacity="0"/></radialGradient>${drawDusk(p, mood)}</defs>`
}

/** The classes a drawing may have; `o` is the outline of letters. */
export const DRAWING_CLASSES = ['a', 'b', 'w', 'k', 'K', 'l', 'm', 'h', 'H', 's', 't', 'A', 'B', 'M'] as const

/** What a drawing covers, without what lies inside: filled with `color` it is its shadow, or the light on its rim. */
export function drawSilhouette(drawing: string, id = 'z'): string {
  const outside = drawing.replace(/<\w+ (?:[^<>]* )?class="[hHst]"[^<>]*\/>/g, '')
  return `<g id="${id}" class="z">${outside}</g>`
}
const SILHOUETTE_RULES =
  '.z *{fill:currentColor;stroke:currentColor}.z .l,.z .m,.z .K,.z .A,.z .B,.z .M,.z [fill=none]{fill:none}'

/** Only those in use are written out. */
export function drawStyles(p: Palette, body: string): string {
  const line = (color: string, width = 5) =>
    `fill:none;stroke:${color};stroke-width:${width};stroke-linecap:round;stroke-linejoin:round`
  const shape = (fill: string, stroke: string) =>
    `fill:url(#${fill});stroke:${stroke};stroke-width:6;stroke-linejoin:round`
  const rules: Record<(typeof DRAWING_CLASSES)[number] | 'o', string> = {
    a: shape('a', p.mainDeep),
    b: shape('b', p.accentDeep),
    w: shape('w', p.paperDeep),
    k: `fill:${p.ink}`,
    K: line(p.ink),
    l: line(p.mainDeep),
    m: line(p.accentDeep),
    h: `${line('#fff', 7)};opacity:.7`,
    H: 'fill:#fff;opacity:.5',
    s: `fill:${p.mainDeep};opacity:.28`,
    t: `fill:${p.accentDeep};opacity:.28`,
    A: line(p.mainDeep, 38),
    B: line(p.main, 27),
    M: line(p.accent, 8),
    o: `fill:${p.outline};stroke:${p.outline};stroke-width:42;stroke-linejoin:round`,
  }
  const used = Object.entries(rules).filter(([name]) => body.includes(`class="${name}"`))
  const natural = drawNaturalPaints(body)
  return `${natural && `<defs>${natural}</defs>`}<style>${used.map(([name, rule]) => `.${name}{${rule}}`).join('')}${body.includes('class="z"') ? SILHOUETTE_RULES : ''}</style>`
}
