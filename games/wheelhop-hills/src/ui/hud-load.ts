/** The cargo panel: an icon of every piece that leans with it, greyed and crossed out once it is lost. */
import { drawCargo } from '../art/cargo-art.ts'
import type { CargoName } from '../rules/cargo.ts'
import { ink, disc, rounded } from '../art/paper.ts'
import type { G } from '../art/paper.ts'
import { stamp } from '../art/stamps.ts'
import { CHASSIS } from '../state.ts'
import type { State } from '../state.ts'

/** What a piece takes of the panel, in the panel's heights. */
const STEP = 0.86
const FLASH_MS = 900

/** Larger pieces are made smaller, so that all of them fill their place. */
const FIT: Record<CargoName, { scale: number; dy: number }> = {
  melon: { scale: 1.5, dy: 0 },
  jelly: { scale: 1.35, dy: 0.04 },
  cup: { scale: 1.55, dy: 0 },
  cat: { scale: 1.1, dy: 0.02 },
  lantern: { scale: 1.3, dy: 0 },
  tier3: { scale: 0.86, dy: 0 },
  tier2: { scale: 1.1, dy: 0 },
  tier1: { scale: 1.4, dy: 0.05 },
}

export const widthOfLoad = (pieces: number, h: number): number => (pieces * STEP + 0.16) * h

export type LoadWhat = { state: State; now: number; spilledAt: number; calm: boolean; of: unknown }

export function drawLoad(g: G, what: LoadWhat, x: number, y: number, h: number): void {
  const { state, now, spilledAt, calm, of } = what
  const { bodies } = state.world
  const tilt = bodies[CHASSIS]!.angle
  for (let i = 0; i < state.load.length; i++) {
    const { kind, lost, body, outFor } = state.load[i]!
    const half = h * 0.42
    g.save()
    g.translate(x + h * (0.08 + (i + 0.5) * STEP), y + h / 2)
    // About to be lost: the place glows before the piece is gone.
    if (!lost && outFor > 0) {
      g.fillStyle = '#ffc46b'
      ink(g, rounded(-half, -half, half * 2, half * 2, 10))
    }
    // Round ones roll, which says nothing.
    if (!lost && !calm && kind !== 'melon') g.rotate(leanOf(bodies[body]!.angle - tilt))
    stamp(g, of, `load ${kind} ${i % 4} ${lost} ${h}`, { w: half * 2, up: half, down: half }, (own) =>
      drawIcon(own, kind, i, lost, h),
    )
    g.restore()
    if (lost) drawCross(g, x + h * (0.08 + (i + 0.5) * STEP), y + h / 2, h * 0.24, now - spilledAt)
  }
}

const leanOf = (angle: number) =>
  Math.max(-1.4, Math.min(1.4, Math.atan2(Math.sin(angle), Math.cos(angle)) * 1.3))

function drawIcon(g: G, kind: CargoName, i: number, lost: boolean, h: number): void {
  const { scale, dy } = FIT[kind]
  const size = (scale * h) / 62
  g.save()
  g.translate(0, h * (0.04 + dy))
  g.scale(size, size)
  drawCargo(g, kind, { wobble: 0, squash: 0, awake: 1, now: 0, i })
  g.restore()
  if (!lost) return
  // Only where something is drawn.
  g.globalCompositeOperation = 'source-atop'
  g.fillStyle = '#cdc2c0d8'
  ink(g, disc(0, 0, h))
  g.globalCompositeOperation = 'source-over'
}

function drawCross(g: G, x: number, y: number, r: number, since: number): void {
  const flash = since < FLASH_MS && Math.floor(since / 150) % 2 === 0
  g.strokeStyle = flash ? '#ff9a8a' : '#c9303f'
  g.lineWidth = r * 0.42
  g.lineCap = 'round'
  g.beginPath()
  g.moveTo(x - r, y - r)
  g.lineTo(x + r, y + r)
  g.moveTo(x + r, y - r)
  g.lineTo(x - r, y + r)
  g.stroke()
}
