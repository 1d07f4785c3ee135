/** The lights of the catwalk: beams from the ceiling, the curtain in the gate, photographers' lamps. */
import { gateEdge, HALLS } from './halls.ts'
import { alpha, at, chance, ellipse, poly, taper, twinkle } from '../pen.ts'
import type { G } from '../pen.ts'
import { gateOf, listCameras } from './runway-set.ts'
import type { PlaceName } from '../../data/themes.ts'

/** Flashes are small, far apart, and never more than two a second. */
const FLASH_MS = 520
type HallSize = { w: number; h: number }

export function drawBeams(g: G, place: PlaceName, { w, h }: HallSize, now: number, isCalm: boolean): void {
  const sway = isCalm ? 0 : Math.sin(now / 900)
  const { beams } = HALLS[place]
  g.save()
  g.globalCompositeOperation = 'lighter'
  for (const [i, x] of [0.08, 0.34, 0.66, 0.92].entries()) {
    const to = w * (0.5 + (x - 0.5) * 0.3 + sway * 0.06 * (i % 2 ? 1 : -1))
    const beam = g.createLinearGradient(w * x, 0, to, h)
    beam.addColorStop(0, `${beams[i % 2 ? 0 : 1]}44`)
    beam.addColorStop(1, `${beams[0]}00`)
    g.fillStyle = beam
    g.fill(poly([at(w * x - 9, -10), at(w * x + 9, -10), at(to + w * 0.14, h), at(to - w * 0.14, h)]))
  }
  g.restore()
}
/** `open`: from shut to gone. */
export function drawCurtain(g: G, place: PlaceName, w: number, h: number, open: number): void {
  if (open >= 1) return
  const gate = gateOf(w, h)
  const hall = HALLS[place]
  const edge = gateEdge(hall.gate, gate)
  const left = Math.min(...edge.map(({ x }) => x))
  const wide = w - left * 2
  g.save()
  g.clip(poly(edge))
  for (const s of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const width = (wide / 10) * (1 - open * 0.85)
      const x = s < 0 ? left + i * width : left + wide - (i + 1) * width
      const tone = g.createLinearGradient(x, 0, x + width, 0)
      tone.addColorStop(0, hall.curtain[0])
      tone.addColorStop(0.5, hall.curtain[1])
      tone.addColorStop(1, hall.curtain[0])
      g.fillStyle = tone
      g.fillRect(x, gate.y, width + 1, gate.h + 4)
    }
  g.restore()
}
/** The light on the floor, and a shadow below the feet. */
export function drawReflection(g: G, x: number, y: number, height: number): void {
  const glow = g.createRadialGradient(x, y, 4, x, y, height * 0.3)
  glow.addColorStop(0, '#fff8e0b0')
  glow.addColorStop(1, '#fff8e000')
  g.fillStyle = glow
  g.fill(ellipse(x, y, height * 0.32, height * 0.07))
  g.fillStyle = '#6a3a5038'
  g.fill(ellipse(x, y, height * 0.11, height * 0.016))
  // Darkest where a foot stands.
  g.fillStyle = '#4a203866'
  g.fill(ellipse(x, y + height * 0.003, height * 0.062, height * 0.009))
  taper(
    g,
    { from: at(x - height * 0.1, y + 4), bend: at(x, y + 8), to: at(x + height * 0.1, y + 4) },
    5,
    '#ffffff60',
  )
}

export type Flashes = { now: number; isPose: boolean; isCalm: boolean }
/** The photographers' lamps, each with its light on the figure: all of them at once when a pose stands. */
export function createFlashes(click: (volume: number, pan: number) => void) {
  let last = -1
  return (g: G, w: number, h: number, { now, isPose, isCalm }: Flashes): void => {
    const nth = Math.floor(now / FLASH_MS)
    const age = now / FLASH_MS - nth
    const next = chance(nth + 5)
    const chosen = listCameras(w, h).filter(() => next() < (isPose ? 0.7 : 0.3))
    if (nth !== last) {
      last = nth
      click(isPose ? 0.8 : 0.5, (next() - 0.5) * 0.8)
    }
    if (age > 0.5) return
    g.save()
    g.globalCompositeOperation = 'lighter'
    const strength = 1 - age * 2
    for (const { x, y, r, side } of chosen) {
      const reach = r * 7
      const halo = g.createRadialGradient(x, y, 1, x, y, reach)
      halo.addColorStop(0, alpha('#fff6dc', 0.75 * strength))
      halo.addColorStop(0.3, alpha('#ffe2b0', 0.24 * strength))
      halo.addColorStop(1, alpha('#ffe2b0', 0))
      g.fillStyle = halo
      g.fill(ellipse(x, y, reach))
      g.globalAlpha = strength
      g.fillStyle = '#fffdf4'
      g.fill(twinkle(x, y - r * 0.4, r * 2.6))
      g.globalAlpha = 1
      if (isCalm || !isPose) continue
      const lit = w / 2 + side * w * 0.1
      const shine = g.createRadialGradient(lit, h * 0.5, 4, lit, h * 0.5, h * 0.3)
      shine.addColorStop(0, alpha('#fff4d8', 0.08 * strength))
      shine.addColorStop(1, alpha('#fff4d8', 0))
      g.fillStyle = shine
      g.fillRect(0, 0, w, h)
    }
    g.restore()
  }
}
