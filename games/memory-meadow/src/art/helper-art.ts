/** Helpers from the garden: round images at the foot of the hill. */
import type { Rect } from '@playhouse/game-kit'
import { stampAnimal } from './animal-sprites.ts'
import type { Layout } from '../view/layout-types.ts'
import { STILL } from './pen.ts'
import type { G } from './pen.ts'
import { drawIcon } from './signs.ts'
import type { IconName } from './signs.ts'
import type { Helper } from '../state.ts'

export const HELPER_ANIMALS: Record<Helper, number> = { hedgehog: 9, owl: 8, bee: 4 }
/** What each does: keeps a lantern, looks, brings flowers. */
const SIGNS: Record<Helper, IconName> = { hedgehog: 'heart', owl: 'eye', bee: 'flower' }
/** A ring is drawn for this size. */
const R = 25
/** From one to the next, in rings. */
const STEP = 2.35

export type HelperDrawing = {
  g: G
  layout: Layout
  /** Those to choose from, or the one who came along. */
  helpers: readonly Helper[]
  chosen: Helper | null
  hasHelped: boolean
  /** The owl is held over the meadow. */
  isArmed: boolean
  /** From 0 to 1. */
  hop: number
  now: number
  calm: boolean
}

/** Where each of them is. */
export function listHelperRects({ friends }: Pick<Layout, 'friends'>, count: number): Rect[] {
  const { r } = friends
  const step = Math.min(STEP * r, friends.w / Math.max(1, count))
  return Array.from({ length: count }, (_, i) => ({
    x: friends.x + (i - (count - 1) / 2) * step - r,
    y: friends.y - r,
    w: r * 2,
    h: r * 2,
  }))
}

export function drawHelpers(drawing: HelperDrawing): void {
  const { g, layout, helpers, chosen, hasHelped, isArmed, hop, now, calm } = drawing
  listHelperRects(layout, helpers.length).forEach(({ x, y, w }, i) => {
    const helper = helpers[i]!
    const isChosen = helper === chosen
    const lift = calm ? 0 : Math.abs(Math.sin(hop * 9)) * hop * 16
    const sway = isArmed && !calm ? Math.sin(now * 0.012) * 3 - 5 : 0
    g.save()
    g.translate(x + w / 2, y + w / 2 + (isChosen ? sway - lift : 0))
    const size = (isChosen ? 1 : 0.86) * (w / 2 / R)
    g.scale(size, size)
    drawHelper(g, helper, isChosen, isChosen && hasHelped)
    g.restore()
  })
}

/** Its face in a ring, 25 from the middle to the edge. */
export function drawHelper(g: G, helper: Helper, isChosen: boolean, hasHelped: boolean): void {
  const r = R
  g.fillStyle = hasHelped ? '#cfd6c8' : isChosen ? '#fff1b0' : '#fff8e6'
  g.strokeStyle = isChosen ? '#c2571a' : '#8a5a34'
  g.lineWidth = isChosen ? 4.5 : 3
  g.beginPath()
  g.arc(0, 0, r - 2, 0, 7)
  g.fill()
  g.save()
  g.clip()
  g.translate(0, r * 1.02)
  g.scale(r / 58, r / 58)
  stampAnimal(g, HELPER_ANIMALS[helper], hasHelped ? { ...STILL, blink: 1 } : STILL)
  g.restore()
  g.beginPath()
  g.arc(0, 0, r - 2, 0, 7)
  g.stroke()
  g.fillStyle = hasHelped ? '#8a9486' : '#c2571a'
  g.beginPath()
  g.arc(r * 0.66, -r * 0.62, 10.5, 0, 7)
  g.fill()
  drawIcon(g, SIGNS[helper], { x: r * 0.66, y: -r * 0.62, r: 6.6 }, '#ffffff')
}
