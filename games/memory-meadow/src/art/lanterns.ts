/** Paper lanterns on a cord: each mistake puts one to sleep. Shown by face and light, not by hue alone. */
import { createBitmaps } from '@playhouse/game-kit'
import type { Grid } from '@playhouse/game-kit'
import type { Layout } from '../view/layout-types.ts'
import type { G } from './pen.ts'
import type { State } from '../state.ts'

/** From burning to out. */
export const DIM_MS = 700

export type LanternDrawing = {
  g: G
  grid: Grid
  layout: Layout
  state: State
  now: number
  /** When the last one went out. */
  dimmedAt: number
  calm: boolean
}

export function drawLanterns({ g, grid, layout, state, now, dimmedAt, calm }: LanternDrawing): void {
  const { lanterns } = layout
  if (lanterns.length === 0) return
  for (const cord of layout.cords) drawCord(g, cord)
  if (layout.isLamp) return drawLamp({ g, grid, layout, state, now, dimmedAt, calm })
  lanterns.forEach(({ x, y, size }, i) => {
    const isOut = i >= state.lanterns
    // The one that went out last swings, and its light dies away.
    const since = i === state.lanterns ? now - dimmedAt : Infinity
    const light = isOut ? (calm ? 0 : Math.max(0, 1 - since / DIM_MS)) : 1
    const swing = since < 1600 ? Math.sin(since * 0.011) * 0.5 * (1 - since / 1600) : 0
    const sway = calm ? 0 : swing + Math.sin(now * 0.0016 + i * 1.3) * 0.06
    g.save()
    g.translate(x, y)
    g.rotate(sway)
    const flicker = calm ? 1 : 0.92 + Math.sin(now * 0.009 + i * 2.1) * 0.08
    stampLantern(g, grid, { size, light: light * flicker, isOut })
    g.restore()
  })
}

/** One lantern for all, with their number on it. */
function drawLamp({ g, grid, layout, state, now, dimmedAt, calm }: LanternDrawing): void {
  const { x, y, size } = layout.lanterns[0]!
  const since = now - dimmedAt
  const swing = calm || since > 1600 ? 0 : Math.sin(since * 0.011) * 0.4 * (1 - since / 1600)
  g.save()
  g.translate(x, y)
  g.rotate(swing)
  const isOut = state.lanterns === 0
  stampLantern(g, grid, { size, light: isOut ? 0 : 1, isOut, hasFace: false })
  g.scale(size / 20, size / 20)
  g.fillStyle = '#3b2418'
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.font = "900 11.5px 'Meadow Nunito', ui-rounded, system-ui, sans-serif"
  g.fillText(String(state.lanterns), 0, 15.6)
  g.restore()
}

function drawCord(g: G, cord: Layout['cords'][number]): void {
  g.strokeStyle = '#4a2a16'
  g.lineWidth = 3
  g.beginPath()
  g.moveTo(cord.x, cord.y)
  g.quadraticCurveTo(cord.x + cord.w / 2, cord.y + cord.sag * 2, cord.x + cord.w, cord.y)
  g.stroke()
}

/** What it takes with its light, and as many steps of light as can be told apart. */
const BOX = { x: -26, y: -11, w: 52, h: 52 }
const STEPS = 12
const bitmaps = createBitmaps(STEPS * 3)
type LanternLook = { size: number; light: number; isOut: boolean; hasFace?: boolean }

/** From its picture: it only sways and flickers. */
function stampLantern(g: G, grid: Grid, { size, light, isOut, hasFace = true }: LanternLook): void {
  const step = Math.round(light * STEPS)
  const own = { ...grid, scale: (grid.scale * size) / 20 }
  const { canvas } = bitmaps.find(
    String(own.scale),
    `${step} ${isOut} ${hasFace}`,
    own,
    (pen) => {
      pen.lineCap = pen.lineJoin = 'round'
      drawLantern(pen, step / STEPS, isOut, hasFace)
    },
    () => BOX,
  )
  const [k, unit] = [size / 20, 1 / grid.scale]
  g.drawImage(canvas, BOX.x * k, BOX.y * k, canvas.width * unit, canvas.height * unit)
}

/** Twenty wide, hanging from its middle. */
export function drawLantern(g: G, light: number, isOut: boolean, hasFace = true): void {
  if (light > 0.02) {
    const glow = g.createRadialGradient(0, 15, 3, 0, 15, 24)
    glow.addColorStop(0, `rgba(255,226,130,${0.75 * light})`)
    glow.addColorStop(1, 'rgba(255,200,90,0)')
    g.fillStyle = glow
    g.fillRect(-24, -9, 48, 48)
  }
  // The loop by which it hangs on the cord.
  g.strokeStyle = '#3b2014'
  g.lineWidth = 2
  g.beginPath()
  g.moveTo(0, -0.6)
  g.lineTo(0, 5)
  g.stroke()
  g.lineWidth = 2.2
  g.fillStyle = '#7d86a8'
  g.beginPath()
  g.ellipse(0, 15, 10, 9.4, 0, 0, 7)
  g.fill()
  g.globalAlpha = light
  // Redder than any sun behind it, and light in its middle.
  g.fillStyle = '#f2703a'
  g.fill()
  g.fillStyle = '#ffdf7e'
  g.beginPath()
  g.ellipse(0, 15, 7, 7, 0, 0, 7)
  g.fill()
  g.globalAlpha = 1
  g.beginPath()
  g.ellipse(0, 15, 10, 9.4, 0, 0, 7)
  g.stroke()
  g.fillStyle = '#7a2f1c'
  for (const y of [4.2, 23]) {
    g.beginPath()
    g.roundRect(-5, y, 10, 3.6, 1.6)
    g.fill()
  }
  if (!hasFace) return
  g.strokeStyle = '#3b2418'
  g.lineWidth = 1.7
  g.beginPath()
  for (const side of [-1, 1]) {
    if (isOut) {
      g.moveTo(side * 3.7 - 2, 14)
      g.quadraticCurveTo(side * 3.7, 16.4, side * 3.7 + 2, 14)
    } else {
      g.moveTo(side * 3.7, 13)
      g.lineTo(side * 3.7, 14.6)
    }
  }
  if (!isOut) {
    g.moveTo(-2.4, 17.6)
    g.quadraticCurveTo(0, 19.8, 2.4, 17.6)
  }
  g.stroke()
}

/** Night falls over the meadow when the last one is out; `t` from 0 to 1. */
export function drawNightfall(g: G, { w, h }: Layout, t: number, calm: boolean): void {
  if (t <= 0) return
  const share = calm ? 1 : Math.min(1, t)
  // Multiplied, so that the meadow turns blue rather than grey.
  g.save()
  g.globalCompositeOperation = 'multiply'
  g.globalAlpha = share
  g.fillStyle = '#4352ac'
  g.fillRect(-20, -20, w + 40, h + 40)
  g.restore()
  const r = Math.min(w, h) * 0.13
  const rise = calm ? 1 : 1 + 2.7 * (share - 1) ** 3 + 1.7 * (share - 1) ** 2
  g.save()
  g.translate(w / 2, h * 0.42 + (1 - rise) * h * 0.3)
  g.fillStyle = '#fff1b8'
  g.beginPath()
  g.arc(0, 0, r, 0, 7)
  g.fill()
  g.strokeStyle = '#7a5a3a'
  g.lineWidth = r * 0.06
  g.beginPath()
  for (const side of [-1, 1]) {
    g.moveTo(side * r * 0.36 - r * 0.16, -r * 0.02)
    g.quadraticCurveTo(side * r * 0.36, r * 0.18, side * r * 0.36 + r * 0.16, -r * 0.02)
  }
  g.moveTo(-r * 0.12, r * 0.36)
  g.quadraticCurveTo(0, r * 0.46, r * 0.12, r * 0.36)
  g.stroke()
  g.fillStyle = '#f7b98c80'
  for (const side of [-1, 1]) {
    g.beginPath()
    g.ellipse(side * r * 0.58, r * 0.24, r * 0.14, r * 0.09, 0, 0, 7)
    g.fill()
  }
  g.restore()
}
