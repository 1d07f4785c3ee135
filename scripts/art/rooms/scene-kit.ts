/** Shared by all scenes: a size, a room, and the joists of the house around it. */
import { mix } from '../../../apps/site/app/domain/colour.ts'
import { drawPattern, type Pattern, shareColours } from './room-kit.ts'

export const SCENE_WIDTH = 520
export const SCENE_HEIGHT = 220

export interface Scene {
  name: string
  wall: string
  floor: string
  pattern: Pattern
  content: string
}

/** The scene's room with the joists of the house around it. */
export function drawScene({ wall, floor, pattern, content }: Scene): string {
  const [w, h] = [SCENE_WIDTH, SCENE_HEIGHT]
  const rect = (x: number, y: number, width: number, height: number, fill: string) =>
    `<path d="M${x} ${y}h${width}v${height}H${x}z" fill="${fill}"/>`
  const room =
    rect(0, 0, w, h, wall) +
    rect(0, 0, w, 170, 'url(#P)') +
    rect(0, 162, w, 8, mix(wall, '#ffffff', 0.16)) +
    rect(0, 170, w, 50, floor) +
    content +
    `<rect x="5" y="5" width="${w - 10}" height="${h - 10}" rx="16" fill="none" stroke="${mix(wall, '#160a30', 0.62)}" stroke-width="10"/><rect x="11" y="11" width="${w - 22}" height="${h - 22}" rx="11" fill="none" stroke="${mix(wall, '#ffffff', 0.3)}" stroke-width="2"/>`
  const { markup, style, defs } = shareColours(room)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><style>${style}</style><defs>${drawPattern(pattern)}${defs}<clipPath id="Z"><rect width="${w}" height="${h}" rx="20"/></clipPath></defs><g clip-path="url(#Z)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${markup}</g></svg>\n`
}
