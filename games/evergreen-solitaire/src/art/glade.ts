/** The glade as an image: moon, hills, a tree per win, and the friends that moved in. */
import { drawCharm } from './charms.ts'
import type { Charm, Friend } from '../rules/prizes.ts'
import { drawFriend, drawRestingFox } from './friends.ts'
import { drawFir } from './trees.ts'
import { drawPlant } from './plants.ts'
import type { Season } from './seasons.ts'

type G = CanvasRenderingContext2D
/** More trees than this are indistinguishable. */
const MAX_SHOWN = 120
/** A tree is as tall as it will be after this many wins more. */
const GROWN_AFTER = 6

/** Where the sky ends, as a share of the height. */
const HORIZON = 0.38

/** Where the trees stand: never in rows, never quite in one place. 0 to 1, and how far away. */
export function placeOf(i: number): { x: number; depth: number } {
  return { x: 0.03 + ((i * 0.618_034 + 0.41) % 1) * 0.94, depth: (i * 0.754_878 + 0.28) % 1 }
}
type Moon = { x: number; y: number; r: number }

type Size = { w: number; h: number }

export function drawSky(g: G, { w, h }: Size, season: Season, { x: moonX, y: moonY, r }: Moon) {
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

/** Something that stands in the glade and answers when it is tapped. */
export type Actor = {
  kind: 'tree' | 'friend' | 'charm'
  id: string
  x: number
  /** Where it touches the ground. */
  foot: number
  /** What a finger finds. */
  w: number
  h: number
  /** `waking`: from 0, just tapped, to 1, quiet again. */
  draw(g: G, waking: number): void
}

export type GladeLook = {
  season: Season
  grove: string
  friends: readonly Friend[]
  charms: readonly Charm[]
}
/** Shares of the width and the height. */
const CHARM_PLACES: Record<Charm, readonly [x: number, foot: number, width: number]> = {
  lanterns: [0.25, 0.76, 0.32],
  pond: [0.78, 0.74, 0.27],
  campfire: [0.52, 0.76, 0.15],
  mushrooms: [0.1, 0.78, 0.17],
}

/** Everything that stands there, from the far end to the near one. */
export function listActors(w: number, h: number, { season, grove, friends, charms }: GladeLook): Actor[] {
  const horizon = h * HORIZON
  const shown = [...grove].slice(-MAX_SHOWN)
  const first = grove.length - shown.length
  const unit = Math.min(h * 0.34, w * 0.24)
  const trees = shown.map((letter, i): Actor => {
    const { x, depth } = placeOf(first + i)
    const age = Math.min(1, (grove.length - 1 - first - i) / GROWN_AFTER)
    const height = unit * (0.5 + depth * 0.5) * (0.72 + age * 0.28)
    const plant = { letter, x: 0, foot: 0, height }
    return {
      kind: 'tree',
      id: letter,
      x: x * w,
      foot: horizon + h * (0.05 + depth * 0.23),
      w: height * 0.6,
      h: height,
      draw(g, waking) {
        const sway = Math.sin(waking * Math.PI * 5) * (1 - waking) * 0.16
        g.transform(1, 0, -sway, 1, 0, 0)
        drawPlant(g, plant, season)
      },
    }
  })
  const animals = friends.map((friend, i): Actor => {
    const size = Math.min(h * 0.068, w * 0.046)
    return {
      kind: 'friend',
      id: friend,
      x: w * (0.09 + (i / Math.max(4, friends.length - 1)) * 0.82),
      foot: h * (0.975 - (i % 2) * 0.05),
      w: size * 2.6,
      h: size * 3.2,
      draw(g, waking) {
        const hop = waking < 1 ? Math.abs(Math.sin(waking * Math.PI * 2)) * (1 - waking * 0.4) : 0
        g.fillStyle = '#0414103a'
        g.beginPath()
        g.ellipse(0, 0, size * 1.2, size * 0.28, 0, 0, Math.PI * 2)
        g.fill()
        g.scale(size, size)
        g.translate(0, -1.5 - hop * 1.3)
        g.scale(1 - hop * 0.06, 1 + hop * 0.08)
        drawFriend(g, friend, true)
      },
    }
  })
  const others = charms.map((charm): Actor => {
    const [x, foot, width] = CHARM_PLACES[charm]
    return {
      kind: 'charm',
      id: charm,
      x: x * w,
      foot: foot * h,
      w: width * w * 1.2,
      h: width * w * 0.8,
      draw: (g, waking) =>
        drawCharm(g, charm, { x: 0, foot: 0, width: width * w }, waking < 1 ? Math.sin(waking * Math.PI) : 0),
    }
  })
  if (trees.length === 0) trees.push(...listFirstGuests(w, h, season))
  return [...trees, ...others, ...animals].sort((a, b) => a.foot - b.foot)
}

/** Before the first win: a sapling in a ring of light, a sleeping fox, and the shadows of who may come. */
function listFirstGuests(w: number, h: number, season: Season): Actor[] {
  const size = Math.min(h * 0.085, w * 0.06)
  const plant = { letter: 'k', x: 0, foot: 0, height: h * 0.2 }
  const sapling: Actor = {
    kind: 'tree',
    id: 'k',
    x: w * 0.5,
    foot: h * 0.72,
    w: h * 0.2,
    h: h * 0.2,
    draw(g, waking) {
      const light = g.createRadialGradient(0, -h * 0.05, 2, 0, -h * 0.05, h * 0.3)
      light.addColorStop(0, '#ffe79a80')
      light.addColorStop(1, '#ffe79a00')
      g.fillStyle = light
      g.fillRect(-h * 0.3, -h * 0.35, h * 0.6, h * 0.6)
      g.fillStyle = '#5a3d28'
      g.beginPath()
      g.ellipse(0, 0, h * 0.09, h * 0.025, 0, 0, Math.PI * 2)
      g.fill()
      g.transform(1, 0, -Math.sin(waking * Math.PI * 5) * (1 - waking) * 0.2, 1, 0, 0)
      drawPlant(g, plant, season)
    },
  }
  const fox: Actor = {
    kind: 'friend',
    id: 'fox',
    x: w * 0.67,
    foot: h * 0.8,
    w: size * 2.6,
    h: size * 3.2,
    draw(g, waking) {
      const hop = waking < 1 ? Math.abs(Math.sin(waking * Math.PI * 2)) : 0
      g.scale(size, size)
      g.translate(0, -1.5 - hop)
      drawRestingFox(g, waking >= 1)
    },
  }
  const shadows = (['hare', 'owl', 'hedgehog', 'deer', 'bear'] as const).map((friend, i): Actor => {
    // A shape without features, cut out once.
    const shape = document.createElement('canvas')
    shape.width = shape.height = 128
    const pen = shape.getContext('2d')!
    pen.translate(64, 60)
    pen.scale(26, 26)
    drawFriend(pen, friend, true)
    pen.globalCompositeOperation = 'source-in'
    pen.fillStyle = '#062a26'
    pen.fillRect(-4, -4, 8, 8)
    return {
      kind: 'tree',
      id: friend,
      x: w * [0.1, 0.25, 0.36, 0.8, 0.92][i]!,
      foot: h * [0.86, 0.66, 0.94, 0.64, 0.9][i]!,
      w: size * 2.6,
      h: size * 3,
      draw(g, waking) {
        g.globalAlpha = 0.5
        const s = size * (i % 2 ? 4.2 : 5)
        g.drawImage(
          shape,
          -s / 2,
          -s * 0.82 - (waking < 1 ? Math.sin(waking * Math.PI) * size * 0.5 : 0),
          s,
          s,
        )
      },
    }
  })
  return [...shadows, sapling, fox]
}

/** Sky, far firs and the ground. */
export function drawClearing(g: G, w: number, h: number, season: Season): void {
  const horizon = h * HORIZON
  drawSky(g, { w, h: horizon * 1.1 }, season, { x: w * 0.78, y: h * 0.2, r: Math.min(w, h) * 0.09 })
  for (let i = 0; i < 26; i++)
    drawFir(
      g,
      { x: (i / 25) * w, foot: horizon + h * 0.03, w: w * 0.07, h: h * (0.1 + ((i * 0.37) % 0.1)) },
      season.firs[0],
    )
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

export function drawActor(g: G, actor: Actor, waking = 1): void {
  g.save()
  g.translate(actor.x, actor.foot)
  actor.draw(g, waking)
  g.restore()
}

export function drawGlade(g: G, w: number, h: number, look: GladeLook): void {
  drawClearing(g, w, h, look.season)
  for (const actor of listActors(w, h, look)) drawActor(g, actor)
}
