/** The paper market stalls of the long road: awning, counter, crates, and a flag that rises on arrival. */
import type { WorldFrame } from '../view/camera.ts'
import type { Course } from '../rules/course.ts'
import { FONT } from '../ui/hud.ts'
import { cut, disc, ink, rounded, sheet, UNIT } from './paper.ts'
import type { G } from './paper.ts'
import type { Palette } from './worlds.ts'

const STRIPES = 6
const AWNING = [
  ['#e2574c', '#fff3dc'],
  ['#3f8fd2', '#fff3dc'],
  ['#4fb286', '#fff8e0'],
  ['#f0a03c', '#fff3dc'],
] as const
type StallTime = { leg: number; now: number }

export function drawStalls(
  g: G,
  { shadow }: Palette,
  { stalls }: Course,
  { left, right }: WorldFrame,
  { leg, now }: StallTime,
): void {
  stalls.forEach(({ x, y }, i) => {
    if (x < left - 5 || x > right + 5) return
    g.save()
    g.translate(x * UNIT, y * UNIT)
    drawStall(g, i, i < leg, shadow, now)
    g.restore()
  })
}

/** At the origin, its feet on the ground. */
export function drawStall(g: G, i: number, isPassed: boolean, shadow: string, now: number): void {
  const [colour, pale] = AWNING[i % AWNING.length]!
  for (const x of [-96, 90]) sheet(g, rounded(x, -176, 8, 178, 3), '#a5714a', 4, { shadow: `${shadow}40` })
  sheet(g, rounded(-104, -66, 208, 66, 6), '#d39a5f', 5, { shadow: `${shadow}40` })
  g.fillStyle = '#f3c792'
  g.fillRect(-104, -66, 208, 9)
  g.strokeStyle = '#a5714a'
  g.lineWidth = 3
  for (const x of [-52, 0, 52]) {
    g.beginPath()
    g.moveTo(x, -55)
    g.lineTo(x, -4)
    g.stroke()
  }
  // Fruit in heaps on the counter.
  for (let k = 0; k < 7; k++) {
    g.fillStyle = ['#7fb84f', '#f2564d', '#ffb52e'][(k + i) % 3]!
    ink(g, disc(-78 + k * 26, -72 - (k % 2) * 7, 12))
  }
  const wave = Math.sin(now / 600 + i) * 2
  for (let k = 0; k < STRIPES; k++) {
    const [x0, w] = [-112 + (k * 224) / STRIPES, 224 / STRIPES]
    g.fillStyle = k % 2 ? pale : colour
    ink(g, cut(x0 * 0.86, -214, (x0 + w) * 0.86, -214, x0 + w, -166 + wave, x0, -166 + wave))
    ink(g, disc(x0 + w / 2, -166 + wave, w / 2, 11))
  }
  sheet(g, rounded(-37, -252, 74, 42, 10), '#fffaf0', 4, { shadow: `${shadow}40` })
  g.fillStyle = '#3b2b45'
  g.font = `900 30px ${FONT}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillText(String(i + 1), 0, -230)
  const up = isPassed ? 58 : 0
  g.fillStyle = '#a5714a'
  g.fillRect(99, -176 - up, 4, up)
  if (!isPassed) return
  g.fillStyle = '#ffd75e'
  ink(g, cut(103, -176 - up, 146, -162 - up + wave * 2, 103, -148 - up))
}
