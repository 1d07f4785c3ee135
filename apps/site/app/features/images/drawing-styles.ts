/** The paints and classes that drawings are made with: a palette put into a picture. */
import type { Palette } from './palettes.ts'

const stops = (...colors: string[]) =>
  colors.map((color, i) => `<stop offset="${i / (colors.length - 1)}" stop-color="${color}"/>`).join('')

export function drawPaints(p: Palette, lettering: readonly [string, string]): string {
  const diagonal = (id: string, ...colors: string[]) =>
    `<linearGradient id="${id}" x1=".2" y1="0" x2=".7" y2="1">${stops(...colors)}</linearGradient>`
  return `<defs><radialGradient id="g" cx=".32" cy=".22" r=".95">${stops(p.lit, p.mid, p.far)}</radialGradient>${diagonal('a', p.mainLight, p.main, p.main)}${diagonal('b', p.accentLight, p.accent, p.accent)}${diagonal('w', '#fff', p.paper, p.paperShade)}<linearGradient id="x" x1="0" y1="0" x2="0" y2="1">${stops(...lettering)}</linearGradient><radialGradient id="l"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><radialGradient id="d"><stop stop-color="${p.deep}" stop-opacity=".6"/><stop offset="1" stop-color="${p.deep}" stop-opacity="0"/></radialGradient></defs>`
}

/** The classes a drawing may have; `o` is the outline of letters. */
export const DRAWING_CLASSES = ['a', 'b', 'w', 'k', 'K', 'l', 'm', 'h', 'H', 's', 't', 'A', 'B', 'M'] as const

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
    o: `fill:${p.deep};stroke:${p.deep};stroke-width:44;stroke-linejoin:round`,
  }
  const used = Object.entries(rules).filter(([name]) => body.includes(`class="${name}"`))
  return `<style>${used.map(([name, rule]) => `.${name}{${rule}}`).join('')}</style>`
}
