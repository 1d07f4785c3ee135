/** The inside of a gap: layered rock, a river at the bottom, mist above it. Visual only. */
import type { WorldFrame } from '../view/camera.ts'
import { WATER } from '../rules/course.ts'
import type { Course, Pit } from '../rules/course.ts'
import { chanceAt, disc, ink, UNIT } from './paper.ts'
import type { G } from './paper.ts'
import type { Palette } from './worlds.ts'

export const waterOf = ({ y }: Pit): number => y + WATER
/** How deep the river is. */
const BED = 1.7

/** How far a wall's rock stands out (above 0) or gives way at a depth beneath its lip; the lip itself is true. */
export function jut(y: number, lip: number, salt: number): number {
  const cell = Math.floor(y / 34)
  const t = y / 34 - cell
  const at = (i: number) => (chanceAt(i, salt) - 0.42) * 30
  const deep = Math.min(1, Math.max(0, (y - lip - 16) / 60))
  return (at(cell) + (at(cell + 1) - at(cell)) * (t < 0.62 ? 0 : (t - 0.62) / 0.38)) * deep
}

const seen = ({ pits }: Course, { left, right }: WorldFrame) =>
  pits.filter(({ from, to }) => to > left - 1 && from < right + 1)

export function drawPits(g: G, palette: Palette, course: Course, frame: WorldFrame, now: number): void {
  const bottom = (frame.bottom + 2) * UNIT
  for (const pit of seen(course, frame)) {
    const [x, w] = [pit.from * UNIT - 24, (pit.to - pit.from) * UNIT + 48]
    const top = Math.min(pit.y0, pit.y) * UNIT
    const water = waterOf(pit) * UNIT
    drawFarWall(g, palette.earth[2], { x, w, y: top + 36, bottom }, { salt: pit.from * 7, rough: 18 })
    drawFarWall(g, palette.earth[3], { x, w, y: top + 82, bottom }, { salt: pit.from * 11, rough: 14 })
    // The air grows darker the deeper it is.
    const shade = g.createLinearGradient(0, top + 20, 0, water)
    shade.addColorStop(0, `${palette.shadow}00`)
    shade.addColorStop(1, `${palette.shadow}8a`)
    g.fillStyle = shade
    g.fillRect(x, top + 20, w, bottom - top)
    drawRiver(g, palette, { x, w, y: water, bottom }, now)
    // Mist.
    for (const i of [0, 1, 2]) {
      const sway = Math.sin(now / (1700 + i * 400) + i * 2 + pit.from) * 14
      g.fillStyle = `${palette.pit.mist}${['30', '26', '1c'][i]}`
      ink(g, disc(x + w * (0.3 + i * 0.22) + sway, water - 16 - i * 26, w * 0.42, 16 - i * 3))
    }
  }
}
type Roughness = { salt: number; rough: number }

type Strip = { x: number; w: number; y: number; bottom: number }

/** Jagged rock that stands behind the gap, lower in its middle. */
function drawFarWall(g: G, colour: string, { x, w, y, bottom }: Strip, { salt, rough }: Roughness): void {
  g.fillStyle = colour
  g.beginPath()
  g.moveTo(x, bottom)
  const count = Math.max(4, Math.round(w / 26))
  for (let i = 0; i <= count; i++) {
    const t = i / count
    const dip = Math.sin(t * Math.PI) * Math.min(46, w * 0.16)
    const at = Math.round(salt) + i
    g.lineTo(
      x + w * (t + (chanceAt(at, 70) - 0.5) * (0.5 / count)),
      y + dip + (chanceAt(at, 71) - 0.5) * rough * 2,
    )
  }
  g.lineTo(x + w, bottom)
  g.fill()
  g.strokeStyle = '#ffffff22'
  g.lineWidth = 2
  g.stroke()
}

function drawRiver(g: G, { pit }: Palette, { x, w, y, bottom }: Strip, now: number): void {
  for (const [i, colour] of pit.water.entries()) {
    const top = y + i * 22
    g.fillStyle = colour
    g.beginPath()
    g.moveTo(x, bottom)
    for (let px = 0; px <= w; px += 12)
      g.lineTo(x + px, top + Math.sin((x + px) / 21 + now / (520 + i * 190) + i * 1.7) * (3.4 - i * 0.6))
    g.lineTo(x + w, bottom)
    g.fill()
    if (i > 0) continue
    g.strokeStyle = pit.foam
    g.lineWidth = 3
    g.stroke()
  }
  g.fillStyle = pit.foam
  for (let cell = Math.floor(x / 46); cell * 46 < x + w; cell++) {
    const drift = (now / 34 + chanceAt(cell, 73) * 46) % 46
    const px = cell * 46 + drift
    if (px < x || px > x + w - 20) continue
    g.fillRect(px, y + 12 + chanceAt(cell, 74) * 40, 10 + chanceAt(cell, 75) * 12, 2.4)
  }
}

/** Drawn in front of the vehicle, so that a fallen vehicle goes under. */
export function drawWater(g: G, palette: Palette, course: Course, frame: WorldFrame, now: number): void {
  const bottom = (frame.bottom + 2) * UNIT
  for (const pit of seen(course, frame)) {
    const [x, w, y] = [pit.from * UNIT - 24, (pit.to - pit.from) * UNIT + 48, (waterOf(pit) + 0.3) * UNIT]
    g.globalAlpha = 0.72
    g.fillStyle = palette.pit.water[1]!
    g.beginPath()
    g.moveTo(x, bottom)
    for (let px = 0; px <= w; px += 12) g.lineTo(x + px, y + Math.sin((x + px) / 27 - now / 610) * 3)
    g.lineTo(x + w, bottom)
    g.fill()
    g.globalAlpha = 1
    g.strokeStyle = palette.pit.foam
    g.lineWidth = 2
    g.stroke()
    drawBed(g, palette, { x, w, y: (waterOf(pit) + BED) * UNIT, bottom })
  }
}

/** Stones and mud the water runs over. */
function drawBed(g: G, { earth }: Palette, { x, w, y, bottom }: Strip): void {
  g.fillStyle = earth[2]
  for (let i = 0; i * 30 < w; i++) {
    const at = Math.round(x / 30) + i
    ink(g, disc(x + i * 30 + chanceAt(at, 76) * 20, y + 3, 11 + chanceAt(at, 77) * 9, 9))
  }
  g.fillStyle = earth[3]
  g.beginPath()
  g.moveTo(x, bottom)
  for (let px = 0; px <= w; px += 14) g.lineTo(x + px, y + Math.sin((x + px) / 33) * 5)
  g.lineTo(x + w, bottom)
  g.fill()
}
