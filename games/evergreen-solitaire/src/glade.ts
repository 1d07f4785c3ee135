/** The glade that wins have grown, as a picture: moon, hills, every tree in its place, and the friends who came. */
import type { Friend } from './forest.ts'
import { drawFriend } from './friends.ts'
import { drawFir } from './trees.ts'
import { drawPlant } from './plants.ts'
import type { Season } from './seasons.ts'

type G = CanvasRenderingContext2D
/** More than these are not told apart any more. */
const MOST_SHOWN = 120
/** A tree is as tall as it will be after this many wins more. */
const GROWN_AFTER = 6

/** Where the trees stand: never in rows, never quite in one place. 0 to 1, and how far away. */
export function placeOf(i: number): { x: number; depth: number } {
  return { x: 0.03 + ((i * 0.618_034 + 0.41) % 1) * 0.94, depth: (i * 0.754_878 + 0.28) % 1 }
}

export function drawSky(g: G, w: number, h: number, season: Season, moonX: number, moonY: number, r: number) {
  const sky = g.createLinearGradient(0, 0, 0, h)
  sky.addColorStop(0, season.sky[0])
  sky.addColorStop(1, season.sky[1])
  g.fillStyle = sky
  g.fillRect(0, 0, w, h)
  g.fillStyle = '#ffffffb0'
  for (let i = 0; i < 26; i++) {
    const size = 0.6 + ((i * 0.37) % 1) * 0.9
    g.fillRect(((i * 0.618) % 1) * w, ((i * 0.377) % 1) * h * 0.8, size, size)
  }
  drawMoon(g, season, moonX, moonY, r)
}

export function drawMoon(g: G, season: Season, x: number, y: number, r: number): void {
  const halo = g.createRadialGradient(x, y, r * 0.6, x, y, r * 4)
  halo.addColorStop(0, `${season.halo}77`)
  halo.addColorStop(0.4, `${season.halo}22`)
  halo.addColorStop(1, `${season.halo}00`)
  g.fillStyle = halo
  g.fillRect(x - r * 4, y - r * 4, r * 8, r * 8)
  const moon = g.createRadialGradient(x + r * 0.3, y - r * 0.3, r * 0.1, x, y, r)
  moon.addColorStop(0, season.moon[0])
  moon.addColorStop(1, season.moon[1])
  g.fillStyle = moon
  g.beginPath()
  g.arc(x, y, r, 0, Math.PI * 2)
  g.fill()
  g.fillStyle = '#b98a3a2e'
  for (const [dx, dy, size] of [
    [0.3, -0.35, 0.18],
    [-0.35, 0.1, 0.22],
    [0.2, 0.42, 0.13],
  ] as const) {
    g.beginPath()
    g.arc(x + dx * r, y + dy * r, size * r, 0, Math.PI * 2)
    g.fill()
  }
}

export function drawGlade(
  g: G,
  w: number,
  h: number,
  season: Season,
  grove: string,
  friends: readonly Friend[],
): void {
  const horizon = h * 0.46
  drawSky(g, w, horizon * 1.1, season, w * 0.78, h * 0.2, Math.min(w, h) * 0.09)
  for (let i = 0; i < 26; i++)
    drawFir(g, (i / 25) * w, horizon + h * 0.03, w * 0.07, h * (0.1 + ((i * 0.37) % 0.1)), season.firs[0])
  const ground = g.createLinearGradient(0, horizon, 0, h)
  ground.addColorStop(0, season.ground[1])
  ground.addColorStop(1, season.ground[0])
  g.fillStyle = ground
  g.beginPath()
  g.moveTo(0, horizon + h * 0.02)
  g.quadraticCurveTo(w * 0.5, horizon - h * 0.06, w, horizon + h * 0.02)
  g.lineTo(w, h)
  g.lineTo(0, h)
  g.fill()
  const shown = [...grove].slice(-MOST_SHOWN)
  const first = grove.length - shown.length
  const unit = Math.min(h * 0.36, w * 0.24)
  shown
    .map((letter, i) => {
      const { x, depth } = placeOf(first + i)
      const age = Math.min(1, (grove.length - 1 - first - i) / GROWN_AFTER)
      const near = 0.5 + depth * 0.5
      return {
        letter,
        x: x * w,
        foot: horizon + h * (0.05 + depth * 0.34),
        height: unit * near * (0.55 + age * 0.45),
      }
    })
    .sort((a, b) => a.foot - b.foot)
    .forEach((plant) => drawPlant(g, plant, season))
  friends.forEach((friend, i) => {
    const size = Math.min(h * 0.075, w * 0.05)
    const x = w * (0.12 + i * 0.19)
    const y = h * (0.86 - (i % 2) * 0.04)
    g.fillStyle = '#0414103a'
    g.beginPath()
    g.ellipse(x, y + size * 1.5, size * 1.2, size * 0.28, 0, 0, Math.PI * 2)
    g.fill()
    g.save()
    g.translate(x, y)
    g.scale(size, size)
    drawFriend(g, friend, true)
    g.restore()
  })
  g.fillStyle = season.firs[3]
  for (let i = 0; i < 40; i++) {
    const x = ((i * 0.618) % 1) * w
    const tall = h * (0.02 + ((i * 0.29) % 1) * 0.03)
    g.beginPath()
    g.moveTo(x - 2, h)
    g.quadraticCurveTo(x, h - tall, x + ((i % 3) - 1) * 4, h - tall * 1.4)
    g.quadraticCurveTo(x + 2, h - tall * 0.5, x + 3, h)
    g.fill()
  }
}
