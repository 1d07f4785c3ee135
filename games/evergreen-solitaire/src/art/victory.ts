/** The victory scene: the planted tree grows from rays of light inside the table's wreath, and leaves fall everywhere. */
import { ease } from '@playhouse/game-kit'
import type { Screen } from '@playhouse/game-kit'
import { placeEmblem } from './emblem.ts'
import { FONT } from './faces.ts'
import { drawPlant } from './plants.ts'
import { SEASON_LOOKS } from './seasons.ts'
import type { SeasonName } from '../rules/prizes.ts'

type G = CanvasRenderingContext2D
const GROW_FROM_MS = 250
const GROW_MS = 1100
const WORDS_FROM_MS = 700
const WORDS_MS = 420
const RAYS = 14
/** How far they reach, in sizes of the wreath, and how long a turn takes. */
const SUN = 1.5
const SUN_TURN_MS = 36_000
const LEAVES = 54
const LEAF_COLOURS = ['#a9d65a', '#6fbf73', '#e8c04a', '#fff2b0', '#f09a4a']

export function createVictory() {
  let began = -1
  let words = ''
  let tree: HTMLCanvasElement | null = null
  let sun: HTMLCanvasElement | null = null
  let side = 0

  return {
    isOn: () => began >= 0,
    /** `letter`: what the win plants. */
    start(now: number, screen: Screen, letter: string, season: SeasonName, says: string) {
      began = now
      words = says
      side = placeEmblem(screen.w, screen.h).r * 2
      sun = paintSun((side / 2) * SUN, Math.min(1.5, screen.ratio))
      tree = document.createElement('canvas')
      tree.width = tree.height = Math.ceil(side * screen.ratio)
      const g = tree.getContext('2d')!
      g.scale(screen.ratio, screen.ratio)
      drawPlant(g, { letter, x: side / 2, foot: side * 0.96, height: side * 0.92 }, SEASON_LOOKS[season])
    },
    stop() {
      began = -1
      tree = sun = null
    },
    draw(g: G, { w, h }: Screen, now: number, isCalm: boolean) {
      if (began < 0 || !tree || !sun) return
      const t = now - began
      const { x, y, r } = placeEmblem(w, h)
      const grown = isCalm ? 1 : Math.min(1, Math.max(0, (t - GROW_FROM_MS) / GROW_MS))
      drawSun(g, sun, { x, y, r: r * SUN }, isCalm ? SUN_TURN_MS : t)
      if (grown > 0) {
        const tall = isCalm ? 1 : ease.back(grown)
        const foot = y + r * 0.92
        const shown = side * 0.86
        g.drawImage(
          tree,
          x - (shown * (0.55 + tall * 0.45)) / 2,
          foot - shown * tall,
          shown * (0.55 + tall * 0.45),
          shown * tall,
        )
      }
      if (!isCalm) drawLeaves(g, w, h, t)
    },
    /** Over all else. */
    drawWords(g: G, { w, h }: Screen, now: number, isCalm: boolean) {
      if (began < 0) return
      const t = now - began
      const { x, y, r } = placeEmblem(w, h)
      const said = isCalm ? 1 : Math.min(1, Math.max(0, (t - WORDS_FROM_MS) / WORDS_MS))
      if (said > 0)
        write(g, words, {
          x,
          y: y - r * 1.12,
          size: Math.min(64, w * 0.098),
          scale: isCalm ? 1 : ease.back(said),
        })
    },
  }
}

/** A sun for behind the tree, painted once: it only turns. */
function paintSun(r: number, ratio: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.ceil(r * 2 * ratio)
  const g = canvas.getContext('2d')!
  g.scale(ratio, ratio)
  g.translate(r, r)
  const light = g.createRadialGradient(0, 0, r * 0.08, 0, 0, r)
  light.addColorStop(0, '#fff2b0c8')
  light.addColorStop(0.45, '#ffd25e5c')
  light.addColorStop(1, '#ffd25e00')
  g.fillStyle = light
  g.beginPath()
  for (let i = 0; i < RAYS; i++) {
    const from = (i / RAYS) * Math.PI * 2
    g.moveTo(0, 0)
    g.arc(0, 0, r, from, from + (Math.PI / RAYS) * 0.9)
  }
  g.fill()
  g.beginPath()
  g.arc(0, 0, r * 0.72, 0, Math.PI * 2)
  g.fill()
  return canvas
}
type Circle = { x: number; y: number; r: number }

function drawSun(g: G, sun: HTMLCanvasElement, { x, y, r }: Circle, t: number): void {
  g.save()
  g.globalAlpha = Math.min(1, t / 500)
  g.translate(x, y)
  g.rotate((t / SUN_TURN_MS) * Math.PI * 2)
  g.drawImage(sun, -r, -r, r * 2, r * 2)
  g.restore()
}

function drawLeaves(g: G, w: number, h: number, t: number): void {
  const size = Math.max(7, Math.min(13, w * 0.02))
  for (let i = 0; i < LEAVES; i++) {
    const at = t / 1000 - ((i * 0.377) % 1) * 1.6
    if (at < 0) continue
    const pace = 0.26 + ((i * 0.271) % 1) * 0.2
    const y = -30 + at * pace * h
    if (y > h + 30) continue
    const x = ((i * 0.618) % 1) * w + Math.sin(at * 2.4 + i) * w * 0.04
    const turn = at * (2 + (i % 3)) + i
    g.fillStyle = LEAF_COLOURS[i % LEAF_COLOURS.length]!
    g.beginPath()
    g.ellipse(x, y, size, size * (0.18 + 0.34 * Math.abs(Math.sin(turn))), turn, 0, Math.PI * 2)
    g.fill()
  }
}
type Lettering = { x: number; y: number; size: number; scale: number }

function write(g: G, text: string, { x, y, size, scale }: Lettering): void {
  g.save()
  g.translate(x, y)
  g.scale(scale, scale)
  g.font = `900 ${size}px ${FONT}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.lineJoin = 'round'
  g.lineWidth = size * 0.26
  g.strokeStyle = '#173f38'
  g.strokeText(text, 0, 0)
  g.fillStyle = '#ffe27a'
  g.fillText(text, 0, 0)
  g.restore()
}
