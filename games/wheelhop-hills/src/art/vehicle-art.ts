/** The six vehicles in paper. Drawn in their own coordinates, fifty units to a metre. */
import { createCache } from '@playhouse/game-kit/canvas'
import { cut, disc, ink, rounded, sheet, UNIT } from './paper.ts'
import type { G } from './paper.ts'
import { EXTRAS, liveryOf, STRIPES, whereOf } from './vehicle-trim.ts'
import { VEHICLES } from '../rules/vehicles.ts'
import type { VehicleName } from '../rules/vehicles.ts'

/** Springs and what is seen behind the cargo. */
export function drawBehind(g: G, name: VehicleName): void {
  const { body, dark, trim } = liveryOf(name)
  const { from, to, floor, low, cabTop, cabBack } = whereOf(name)
  g.fillStyle = dark
  ink(g, rounded(from + 3, low + 5, to - from, floor - low + 8, 3))
  // The tail board and the wall behind the driver.
  sheet(g, rounded(from - 1, low - 3, 7, floor - low + 14, 3), body, 3)
  if (name === 'dray') {
    g.strokeStyle = trim
    g.lineWidth = 3
    g.beginPath()
    for (const x of [from + 4, to - 2]) {
      g.moveTo(x, floor)
      g.lineTo(x, cabTop - 46)
    }
    g.stroke()
  }
  if (name === 'bogwalker') {
    g.strokeStyle = trim
    g.lineWidth = 4.5
    g.lineJoin = 'round'
    g.beginPath()
    g.moveTo(cabBack - 2, floor)
    g.lineTo(cabBack - 2, cabTop - 34)
    g.lineTo(cabBack + 14, cabTop - 34)
    g.stroke()
  }
  if (name === 'rover') {
    g.strokeStyle = dark
    g.lineWidth = 3
    g.beginPath()
    g.moveTo(from + 2, low)
    g.lineTo(from - 6, low - 44)
    g.stroke()
  }
}

/** A coil between the frame and a wheel. */
export function drawSpring(g: G, x: number, y: number, wheelX: number, wheelY: number): void {
  g.lineCap = 'round'
  g.strokeStyle = '#2e2238'
  g.lineWidth = 6
  g.beginPath()
  g.moveTo(x * 0.55, y + 3)
  g.lineTo(wheelX, wheelY)
  g.stroke()
  g.strokeStyle = '#f7efe0'
  g.lineWidth = 2.6
  g.beginPath()
  g.moveTo(x, y)
  const [dx, dy] = [wheelX - x, wheelY - y]
  for (let i = 1; i < 7; i++) g.lineTo(x + (dx * i) / 7 + (i % 2 ? 6 : -6), y + (dy * i) / 7)
  g.lineTo(wheelX, wheelY)
  g.stroke()
}

/** The body, in front of cargo and driver. */
export function drawBody(g: G, name: VehicleName, now: number): void {
  const livery = liveryOf(name)
  const { body, dark, light, trim } = livery
  const at = whereOf(name)
  const { from, to, floor, front, cabTop, cabBack, under } = at
  const hood = VEHICLES[name].parts[2]!
  const points = 'points' in hood ? hood.points.map((value) => value * UNIT) : []
  g.lineJoin = 'round'
  const side = new Path2D()
  side.moveTo(from, floor - 7)
  side.lineTo(to + 4, floor - 7)
  side.lineTo(cabBack, cabTop + 12)
  side.quadraticCurveTo(cabBack + 4, cabTop + 3, cabBack + 12, cabTop + 3)
  side.lineTo(points[2]! - 4, cabTop + 5)
  side.quadraticCurveTo(points[2]! + 6, points[5]! - 4, points[4]! - 8, points[5]! - 3)
  side.quadraticCurveTo(front + 4, points[5]!, front + 3, under - 8)
  side.quadraticCurveTo(front + 2, under + 1, front - 6, under + 1)
  side.lineTo(from + 8, under + 1)
  side.quadraticCurveTo(from, under, from, floor - 7)
  side.closePath()
  sheet(g, side, body, 5, { shadow: '#00000038' })
  g.save()
  g.clip(side)
  g.fillStyle = dark
  g.fillRect(from - 4, under - 7, front - from + 20, 12)
  g.fillStyle = light
  g.fillRect(from, floor - 7, to - from + 4, 3)
  g.strokeStyle = light
  g.lineWidth = 5
  g.beginPath()
  g.moveTo(points[2]! - 2, cabTop + 4)
  g.quadraticCurveTo(points[2]! + 6, points[5]! - 3, points[4]! - 6, points[5]! - 2)
  g.stroke()
  STRIPES[name](g, at, livery, now)
  g.restore()
  drawFenders(g, name, dark)
  // Windscreen and lamp.
  g.strokeStyle = trim
  g.lineWidth = 3
  g.lineCap = 'round'
  g.beginPath()
  g.moveTo(points[2]! - 2, cabTop + 4)
  g.lineTo(points[2]! - 4, cabTop - 7)
  g.stroke()
  sheet(g, disc(front - 5, (points[5]! + under) / 2 - 5, 5, 6), '#fff6c8', 2)
  EXTRAS[name](g, at, livery, now)
}

function drawFenders(g: G, name: VehicleName, dark: string): void {
  const { wheels } = VEHICLES[name]
  g.fillStyle = dark
  for (const { x, y, r } of wheels) {
    const arch = new Path2D()
    arch.arc(x * UNIT, (y - 0.12) * UNIT, (r + 0.09) * UNIT, Math.PI * 1.08, Math.PI * 1.92)
    arch.closePath()
    ink(g, arch)
  }
}

/** A wheel around its middle. `r` in units. */
export function drawWheel(g: G, name: VehicleName, r: number): void {
  const { hub, tyre, trim } = liveryOf(name)
  const { tread, rim, face, holes, nut } = wheels.find(`${name} ${r}`, () => cutWheel(name, r))
  sheet(g, tread, tyre, 3, { shadow: '#00000040' })
  g.strokeStyle = '#ffffff24'
  g.lineWidth = 2
  g.stroke(rim)
  g.fillStyle = hub
  ink(g, face)
  g.fillStyle = tyre
  ink(g, holes)
  g.fillStyle = name === 'bogwalker' ? '#ffe08a' : trim
  ink(g, nut)
}

/** Shapes of wheels, by vehicle and radius. */
const wheels = createCache<string, ReturnType<typeof cutWheel>>()

function cutWheel(name: VehicleName, r: number) {
  const lugs = name === 'bogwalker' ? 11 : 15
  const deep = name === 'bogwalker' ? 4 : name === 'postie' ? 2.2 : 1.6
  const tread = new Path2D()
  for (let i = 0; i < lugs * 2; i++) {
    const from = (i * Math.PI) / lugs
    tread.arc(0, 0, i % 2 ? r - deep : r, from, from + Math.PI / lugs)
  }
  tread.closePath()
  const holes = new Path2D()
  const count = name === 'rover' ? 6 : 5
  for (let i = 0; i < count; i++) {
    const angle = (i * Math.PI * 2) / count
    holes.addPath(disc(Math.cos(angle) * r * 0.34, Math.sin(angle) * r * 0.34, r * 0.11))
  }
  return { tread, rim: disc(0, 0, r * 0.78), face: disc(0, 0, r * 0.56), holes, nut: disc(0, 0, r * 0.15) }
}

/** The whole as one shape, for ghosts and shadows. */
export function outlineOf(name: VehicleName): Path2D {
  const { from, to, floor, low, front, cabTop, cabBack, under } = whereOf(name)
  const { wheels, head } = VEHICLES[name]
  const path = cut(
    from,
    low,
    from + 6,
    low,
    from + 6,
    floor - 7,
    to,
    floor - 7,
    cabBack,
    cabTop,
    cabBack + 28,
    cabTop,
    front,
    (cabTop + under) / 2,
    front,
    under,
    from,
    under,
  )
  path.addPath(disc(head.x * UNIT, head.y * UNIT, 17))
  path.addPath(new Path2D(`M${head.x * UNIT - 8},${head.y * UNIT - 12} l-8,-36 l8,-2 l8,36Z`))
  for (const { x, y, r } of wheels) path.addPath(disc(x * UNIT, y * UNIT, r * UNIT))
  return path
}
