/** The table: felt in a clearing under the moon, with the won plants around it, and drifting particles. */
import type { Screen } from '@playhouse/game-kit'
import type { Cloth, SeasonName } from '../rules/prizes.ts'
import { placeEmblem, stitchEmblem, stitchSeam } from './emblem.ts'
import { drawMoon, placeOf } from './glade.ts'
import { createAmbience } from '../view/ambience.ts'
import { createLitTable } from './lit-table.ts'
import { drawPlant } from './plants.ts'
import { findLook, SEASON_LOOKS } from './seasons.ts'
import type { Season } from './seasons.ts'
import { drawFir } from './trees.ts'
import { stitchMotif } from './motifs.ts'
import type { Kind } from '../rules/variants.ts'

type G = CanvasRenderingContext2D
const FIREFLIES = 22
/** Fainter than this a firefly cannot be seen. */
const MIN_LIGHT = 0.02
/** On a narrow window the cards hide most of the moon, so it is left out. */
const MOONLESS: readonly Kind[] = ['spider', 'freecell']
/** How much of a window the sky takes. */
const SKY = 0.3
/** A tree of the player's own every so many pixels along the table's lower edge. */
const TREE_EVERY = 54

export type Surroundings = {
  season: SeasonName
  cloth: Cloth
  grove: string
  kind: Kind
}

export function createScene() {
  let glow: HTMLCanvasElement | null = null
  let season = SEASON_LOOKS.summer
  let painted = ''
  const life = createAmbience()
  const lit = createLitTable(life)
  const flies = Array.from({ length: FIREFLIES }, (_, i) => ({
    x: ((i * 0.618) % 1) * 1.1 - 0.05,
    y: ((i * 0.377) % 1) * 0.96,
    pace: 0.5 + ((i * 0.271) % 1),
    phase: i * 1.7,
    size: 0.6 + ((i * 0.513) % 1) * 0.8,
  }))
  return {
    /** Where something flutters, from left to right. */
    lure: ({ w, h }: Screen, now: number) => life.lure(w, h, now),
    /** Repaints what changed. */
    prepare({ w, h, ratio, hud }: Screen, { season: name, cloth, grove, kind }: Surroundings) {
      const hasMoon = w > h || !MOONLESS.includes(kind)
      const key = [w, h, ratio, hud.y + hud.h, name, cloth, grove, hasMoon, kind].join(' ')
      if (key === painted) return
      painted = key
      season = findLook(name, cloth, kind)
      lit.prepare(w, h, ratio, (g) =>
        paint(g, { w, h, hudBottom: hud.y + hud.h }, { season, grove, hasMoon, kind }),
      )
      glow ??= paintGlow()
    },
    draw(g: G, { w, h }: Screen, now: number, isCalm: boolean) {
      lit.draw(g, now, isCalm)
      if (!isCalm) drawDrift(g, w, h, now / 1000, season)
      if (!glow) return
      g.save()
      g.globalCompositeOperation = 'lighter'
      const t = isCalm ? 0 : now / 1000
      for (const { x, y, pace, phase, size } of flies.slice(0, season.fireflies)) {
        const px = (x + Math.sin(t * 0.21 * pace + phase) * 0.06) * w
        const py = (y + Math.sin(t * 0.33 * pace + phase * 1.3) * 0.05) * h
        const light = isCalm ? 0.6 : Math.max(0, Math.sin(t * 0.9 * pace + phase)) ** 1.5
        if (light < MIN_LIGHT) continue
        const s = 34 * size
        g.globalAlpha = light * 0.75
        g.drawImage(glow, px - s / 2, py - s / 2, s, s)
      }
      g.restore()
      if (!isCalm) life.drawMoths(g, w, h, now)
    },
  }
}

/** Leaves, flakes or petals, each on its own slow way down. */
function drawDrift(g: G, w: number, h: number, t: number, { drift }: Season): void {
  if (!drift) return
  const { shape, count, colours } = drift
  for (let i = 0; i < count; i++) {
    const pace = 0.5 + ((i * 0.271) % 1) * 0.7
    const down = ((i * 0.377 + t * pace * (shape === 'flake' ? 0.03 : 0.024)) % 1) * 1.1 - 0.05
    const sway = Math.sin(t * 0.6 * pace + i * 1.9)
    const x = ((i * 0.618 + sway * 0.035 + t * 0.004 * pace) % 1) * w
    const size = (shape === 'flake' ? 2.1 : 6) * (0.7 + ((i * 0.513) % 1) * 0.6)
    g.globalAlpha = shape === 'flake' ? 0.75 : 0.8
    g.fillStyle = colours[i % colours.length]!
    g.beginPath()
    if (shape === 'flake') g.arc(x, down * h, size, 0, Math.PI * 2)
    else {
      const turn = t * pace * 0.9 + i
      g.ellipse(x, down * h, size, size * (0.2 + 0.35 * Math.abs(Math.sin(turn))), turn, 0, Math.PI * 2)
    }
    g.fill()
  }
  g.globalAlpha = 1
}

function paintGlow(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 64
  const g = canvas.getContext('2d')!
  const light = g.createRadialGradient(32, 32, 1, 32, 32, 32)
  light.addColorStop(0, '#fffbd0')
  light.addColorStop(0.14, '#e9f58a')
  light.addColorStop(0.35, '#a9d65a55')
  light.addColorStop(1, '#7fc85000')
  g.fillStyle = light
  g.fillRect(0, 0, 64, 64)
  return canvas
}
type Picture = { season: Season; grove: string; hasMoon: boolean; kind: Kind }

type Room = { w: number; h: number; hudBottom: number }

function paint(g: G, { w, h, hudBottom }: Room, { season, grove, hasMoon, kind }: Picture): void {
  const [light, middle, edge] = season.felt
  const felt = g.createRadialGradient(w * 0.5, h * 0.4, 20, w * 0.5, h * 0.48, Math.max(w, h) * 0.75)
  felt.addColorStop(0, light)
  felt.addColorStop(0.45, middle)
  felt.addColorStop(1, edge)
  g.fillStyle = felt
  g.fillRect(0, 0, w, h)
  paintThreads(g, w, h)
  paintSky(g, { w, h, hudBottom }, season, hasMoon)
  const isTall = h > w
  const emblem = placeEmblem(w, h)
  if (kind === 'klondike') stitchEmblem(g, emblem.x, emblem.y, emblem.r)
  else stitchMotif(g, kind, emblem.x, emblem.y, emblem.r)
  if (isTall) stitchSeam(g, 8, h * SKY * 0.98, w - 16, h * 0.86 - h * SKY)
  else stitchSeam(g, Math.min(120, w * 0.09), h * SKY * 1.02, w - Math.min(120, w * 0.09) - 14, h)
  const unit = Math.max(70, Math.max(w, h) * 0.13)
  // Firs stand around the table like people around a game; their tops point out of it.
  for (const [share, fill, size] of [
    [0.5, `${season.firs[1]}b0`, 1.25],
    [0, `${season.firs[2]}d8`, 1],
  ] as const) {
    const count = Math.ceil(w / unit) + 1
    for (let i = 0; i <= count; i++) {
      const tall = unit * size * (1.05 + ((i * 0.37 + share) % 0.5))
      drawFir(g, { x: (i + share - 0.25) * unit, foot: h + tall * 0.34, w: unit * 0.92, h: tall }, fill)
    }
  }
  for (const side of [0, 1]) {
    const x = side === 0 ? -unit * 0.12 : w + unit * 0.12
    drawFir(g, { x, foot: h + unit * 0.2, w: unit * 1.5, h: unit * 3 }, `${season.firs[3]}e0`)
  }
  plantGrove(g, w, h, season, grove)
  g.strokeStyle = `${season.fern}aa`
  g.lineCap = 'round'
  for (let i = 0; i < 9; i++) paintFern(g, ((i + 0.5) / 9) * w, h + 4, 24 + ((i * 13) % 20), i)
  const dark = g.createRadialGradient(
    w / 2,
    h * 0.42,
    Math.min(w, h) * 0.35,
    w / 2,
    h * 0.45,
    Math.max(w, h) * 0.72,
  )
  dark.addColorStop(0, '#04181800')
  dark.addColorStop(1, '#04181890')
  g.fillStyle = dark
  g.fillRect(0, 0, w, h)
  if (w > h) return
  // Words at the upper edge stand on dark.
  const shade = g.createLinearGradient(0, 0, 0, hudBottom + 20)
  shade.addColorStop(0, '#041518a0')
  shade.addColorStop(0.7, '#04151860')
  shade.addColorStop(1, '#04151800')
  g.fillStyle = shade
  g.fillRect(0, 0, w, hudBottom + 20)
}

/** Night over the far end of the table: it fades into the felt, and the moon keeps clear of the words. */
function paintSky(g: G, { w, h, hudBottom }: Room, season: Season, hasMoon: boolean): void {
  const isTall = h > w
  const end = h * SKY
  const sky = g.createLinearGradient(0, 0, 0, end)
  sky.addColorStop(0, season.sky[0])
  sky.addColorStop(0.55, `${season.sky[1]}c8`)
  sky.addColorStop(1, `${season.sky[1]}00`)
  g.fillStyle = sky
  g.fillRect(0, 0, w, end)
  g.fillStyle = '#ffffff90'
  for (let i = 0; i < 40; i++) {
    const size = 0.7 + ((i * 0.37) % 1) * 1.1
    g.fillRect(((i * 0.618) % 1) * w, ((i * 0.377) % 1) * end * 0.7, size, size)
  }
  const r = isTall ? Math.min(w * 0.075, 44) : Math.min(64, h * 0.07)
  if (hasMoon) drawMoon(g, season, w * (isTall ? 0.87 : 0.93), hudBottom + r * (isTall ? 1.5 : 1.7), r)
  const far = Math.max(34, w * 0.035)
  for (let i = 0; i * far * 0.62 < w + far; i++) {
    const tall = far * (1.5 + ((i * 0.37) % 1) * 1.1)
    drawFir(g, { x: i * far * 0.62, foot: end * 0.94, w: far, h: tall }, `${season.firs[0]}a0`)
  }
  const mist = g.createLinearGradient(0, end * 0.6, 0, end * 1.3)
  mist.addColorStop(0, `${season.felt[1]}00`)
  mist.addColorStop(0.5, `${season.felt[1]}e8`)
  mist.addColorStop(1, `${season.felt[1]}00`)
  g.fillStyle = mist
  g.fillRect(0, end * 0.6, w, end * 0.7)
}

/** The newest trees of the player's own glade stand at the near edge, where cards seldom reach. */
function plantGrove(g: G, w: number, h: number, season: Season, grove: string): void {
  const max = Math.ceil(w / TREE_EVERY)
  const shown = [...grove].slice(-max)
  const ground = h > w ? h - 84 : h - 6
  const height = Math.max(54, Math.min(120, h * 0.1))
  shown
    .map((letter, i) => {
      const { x, depth } = placeOf(grove.length - shown.length + i)
      return {
        letter,
        x: x * w,
        foot: ground - (1 - depth) * height * 0.5,
        height: height * (0.7 + depth * 0.3),
      }
    })
    .sort((a, b) => a.foot - b.foot)
    .forEach((plant) => drawPlant(g, plant, season))
}

/** Short fibres, so that the table looks like something to put a hand on. */
function paintThreads(g: G, w: number, h: number): void {
  let seed = 7
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  g.lineWidth = 1
  for (let i = 0; i < (w * h) / 260; i++) {
    const x = next() * w
    const y = next() * h
    const turn = next() * 6.28
    g.strokeStyle = next() > 0.5 ? '#ffffff09' : '#00000016'
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x + Math.cos(turn) * 5, y + Math.sin(turn) * 5)
    g.stroke()
  }
}

function paintFern(g: G, x: number, y: number, size: number, turn: number): void {
  g.lineWidth = 3
  for (let i = -2; i <= 2; i++) {
    g.beginPath()
    g.moveTo(x, y)
    g.quadraticCurveTo(
      x + i * size * 0.3,
      y - size * 0.8,
      x + i * size * 0.7 + (turn % 3) * 3,
      y - size * (1.1 - Math.abs(i) * 0.24),
    )
    g.stroke()
  }
}
