/** Parts shared by wings and capes. */
import type { Box, Dye } from './cloth.ts'
import { taper } from '../pen.ts'
import type { Curve, G } from '../pen.ts'
import type { Rig } from '../figure/rig.ts'

export const BOX: Box = { x: -260, y: 120, w: 520, h: 840 }
export type Draw = (g: G, rig: Rig, dye: Dye) => void

export const vein = (g: G, { from: a, bend: c, to: b }: Curve, colour: string, w = 3.4) =>
  taper(g, { from: a, bend: c, to: b }, w, colour)
