/** Colours as `#rrggbb`: mixed, made transparent, measured. */
import { lerp } from '../dmath.ts'

/** Red, green and blue, 0 to 255. What follows the six digits is ignored.
 * @example parseHex('#ffb000') // [255, 176, 0]
 */
export function parseHex(hex: string): [red: number, green: number, blue: number] {
  const value = parseInt(hex.slice(1, 7), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The colour at a share of the way from one to another; beyond 0 and 1 as far as there are colours.
 * @example mixColours('#000000', '#ffffff', 0.5) // '#808080'
 */
export function mixColours(from: string, to: string, share: number): string {
  const end = parseHex(to)
  const parts = parseHex(from).map((part, i) => Math.round(lerp(part, end[i]!, share)))
  return `#${parts.map((part) => Math.max(0, Math.min(255, part)).toString(16).padStart(2, '0')).join('')}`
}

/** @example withAlpha('#ffb000', 0.4) // 'rgba(255,176,0,0.4)' */
export const withAlpha = (hex: string, alpha: number): string => `rgba(${parseHex(hex).join(',')},${alpha})`

/** How bright the eye sees it, from 0 to 1. */
export function brightnessOf(hex: string): number {
  const [red, green, blue] = parseHex(hex)
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255
}
