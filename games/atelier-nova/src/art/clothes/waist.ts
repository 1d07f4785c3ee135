/** Waistbands and buttons. */
import { cloth } from './cloth.ts'
import type { Dye } from './cloth.ts'
import { curve, ellipse, light, lineOf, stroke } from '../pen.ts'
import type { G, Point } from '../pen.ts'
import { torso } from '../figure/rig.ts'
import type { Rig } from '../figure/rig.ts'
import { WAIST_Y } from './skirt-panels.ts'

export function putButton(g: G, { x, y }: Point, colour: string): void {
  g.fillStyle = light(colour, 0.2)
  g.fill(ellipse(x, y, 4))
  stroke(g, ellipse(x, y, 4), lineOf(colour), 1.5)
}

export function drawWaistband(g: G, rig: Rig, dye: Dye): void {
  const w = rig.body.waist + 3
  const shape = curve(
    new Path2D(),
    [-1, -0.5, 0, 0.5, 1].map((k) => torso(rig, k * w, WAIST_Y - 10 + 6 * (1 - k * k))),
  )
  curve(
    shape,
    [1, 0.5, 0, -0.5, -1].map((k) => torso(rig, k * (w + 3), WAIST_Y + 9 + 6 * (1 - k * k))),
    false,
  )
  shape.closePath()
  cloth(g, {
    shape,
    box: { x: -80, y: 370, w: 160, h: 40 },
    dye: { ...dye, pattern: 'plain', fabric: dye.fabric === 'tulle' ? 'satin' : dye.fabric },
    isTrim: true,
  })
}
