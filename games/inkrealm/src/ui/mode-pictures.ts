/** Preview images of the modes, drawn by the game's own drawing code: land, water, pools, teams, fog. */
import { makePicture } from '@playhouse/game-kit/canvas'
import { drawFog } from '../art/ground.ts'
import { drawSwatch, INKS, SEA_INK } from '../art/inks.ts'
import type { Hat } from '../rules/personalities.ts'
import { drawPools, soakPaper } from '../art/pool-picture.ts'
import { drawPortrait } from './portrait.ts'
import { drawRain } from '../art/rain-picture.ts'
import { SEA, SIZE } from '../state.ts'
import { createTileBatch, WINDOW } from '../art/tiles.ts'
import type { TilePens } from '../art/tiles.ts'
import { createWetTrail } from '../art/trails.ts'

type G = CanvasRenderingContext2D
/** An owner's land, or water, or paper (0), as a disc: [owner, x, y, radius], the later one on top. */
type Blot = readonly [owner: number, x: number, y: number, r: number]
type Face = readonly [ink: number, x: number, y: number, hat: Hat]
type Scene = {
  base?: number
  blots: readonly Blot[]
  faces: readonly Face[]
  /** The player's wet trail, its last place the painter's. */
  trail?: readonly (readonly [x: number, y: number])[]
  over?(g: G): void
}

/** Cells, and CSS pixels of them. */
const WIDE = 15
const HIGH = 10
const CELL = 11
const W = WIDE * CELL
const H = HIGH * CELL
/** Land is painted finer than it is shown; for a large picture finer still. */
const SHARP = 2
const LARGE_SHARP = 5
const FACE_R = 1.15
const PAPER = '#fbf3e0'
const GRID = 'rgba(96,132,190,0.2)'
const SIGHT = { left: 0, top: 0, right: WIDE, bottom: HIGH }
const POOL = { x: 8, y: 4, r: 3 }

const SCENES: Record<string, Scene> = {
  rush: {
    blots: [[1, 3, 6, 3.2], [2, 13, 1, 3], [3, 13, 9, 2.2]], // prettier-ignore
    faces: [[1, 12.6, 1.6, 'none']],
    trail: [[5, 7], [6, 7], [7, 7], [8, 7], [9, 7], [10, 6], [10, 5], [10, 4], [9, 4], [8, 4]], // prettier-ignore
    over: (g) =>
      drawRain(
        g,
        {
          rain: [
            { x: 7, y: 1 },
            { x: 2, y: 1 },
            { x: 11, y: 7 },
          ],
          ticks: 1e6,
        },
        SIGHT,
        { fellAt: 0, now: 0, isCalm: true },
      ),
  },
  islands: {
    base: SEA,
    blots: [[0, 4, 5, 4], [0, 12, 3, 3], [0, 12, 8, 2], [1, 4, 5, 2.5], [3, 12, 2.5, 1.8]], // prettier-ignore
    faces: [
      [0, 4.5, 5.6, 'none'],
      [2, 12.5, 3, 'none'],
    ],
  },
  daily: {
    blots: [[1, 3, 3, 2.4], [5, 11, 7, 3], [4, 12, 2, 2], [7, 3, 9, 2]], // prettier-ignore
    faces: [
      [0, 3.5, 3.6, 'none'],
      [4, 11.4, 7.4, 'leaf'],
    ],
    over: drawCalendar,
  },
  relax: {
    base: SEA,
    blots: [[0, 7, 5, 6.2], [6, 4, 3.5, 2.2], [4, 9.5, 2.5, 2], [5, 10.5, 6.5, 2.3], [7, 5, 7.5, 2], [1, 7.3, 5, 2.2]], // prettier-ignore
    faces: [[0, 7.8, 5.6, 'flower']],
  },
  pools: {
    blots: [[1, 2, 7, 3.2], [3, 14, 8, 2]], // prettier-ignore
    faces: [],
    trail: [[3, 5], [4, 4], [5, 4], [6, 4], [7, 4], [8, 4], [9, 4], [10, 4], [11, 4], [12, 4]], // prettier-ignore
  },
  teams: {
    blots: [[1, 1, 1, 4.6], [2, 14, 1, 4.6], [3, 1, 9, 4.4], [4, 14, 9, 4.4]], // prettier-ignore
    faces: [[0, 2, 2.4, 'none'], [0, 4.4, 2, 'none'], [1, 12, 2.4, 'none'], [2, 2.4, 8.2, 'none'], [3, 12.6, 8, 'none']], // prettier-ignore
  },
  fog: {
    blots: [[1, 4, 6, 3], [15, 12, 3, 3.4]], // prettier-ignore
    faces: [[14, 11.4, 3.4, 'none']],
    trail: [[6, 4], [7, 4], [8, 4], [8, 5]], // prettier-ignore
    over: (g) => {
      g.save()
      g.scale(1 / CELL, 1 / CELL)
      const fog = { base: CELL, cell: CELL * 0.62, left: 0, top: 0, w: W, h: H }
      drawFog(g, fog, { x: 7.4 * CELL, y: 5.2 * CELL }, 0, 0)
      g.restore()
    },
  },
}

/** A leaf of a calendar. In cells. */
function drawCalendar(g: G): void {
  g.save()
  g.translate(7.6, 5)
  g.rotate(-0.06)
  g.fillStyle = 'rgba(40,16,60,0.25)'
  g.beginPath()
  g.roundRect(-2.1, -2.3, 4.6, 5.1, 0.6)
  g.fill()
  g.lineWidth = 0.22
  g.strokeStyle = '#2b1a45'
  g.fillStyle = '#fffaf0'
  g.beginPath()
  g.roundRect(-2.3, -2.6, 4.6, 5.1, 0.6)
  g.fill()
  g.stroke()
  g.fillStyle = '#e0457f'
  g.beginPath()
  g.roundRect(-2.3, -2.6, 4.6, 1.5, [0.6, 0.6, 0, 0])
  g.fill()
  g.stroke()
  drawPortrait(g, { ink: INKS[0]!, hat: 'none', mood: 'happy' }, { x: 0, y: 0.85, r: 1.15 })
  g.restore()
}

function paintLand(scene: Scene, sharp: number): OffscreenCanvas {
  const cell = CELL * sharp
  const canvas = new OffscreenCanvas(W * sharp, H * sharp)
  const g = canvas.getContext('2d')!
  g.fillStyle = PAPER
  g.fillRect(0, 0, canvas.width, canvas.height)
  g.strokeStyle = GRID
  g.lineWidth = 1.5
  g.beginPath()
  for (let i = 1; i < WIDE; i++) {
    g.moveTo(i * cell, 0)
    g.lineTo(i * cell, canvas.height)
    g.moveTo(0, i * cell)
    g.lineTo(canvas.width, i * cell)
  }
  g.stroke()
  if (scene === SCENES['pools']) {
    const all = new Path2D()
    all.rect(0, 0, canvas.width, canvas.height)
    soakPaper(g, all, [POOL], cell)
  }
  const ownerAt = (x: number, y: number) =>
    scene.blots.findLast(([, atX, atY, r]) => (x - atX) ** 2 + (y - atY) ** 2 <= r * r)?.[0] ??
    scene.base ??
    0
  const pens = new Map<number, TilePens>()
  const pensOf = (owner: number): TilePens => {
    const ink = owner === SEA ? SEA_INK : INKS[owner - 1]!
    const cached = pens.get(owner)
    if (cached) return cached
    const made = {
      fill: g.createPattern(drawSwatch(ink, cell * 2), 'repeat')!,
      deep: ink.deep,
      light: ink.light,
    }
    pens.set(owner, made)
    return made
  }
  const batch = createTileBatch()
  const around = new Int16Array(WINDOW * WINDOW)
  for (let y = 0; y <= HIGH; y++)
    for (let x = 0; x <= WIDE; x++) {
      for (let i = 0; i < around.length; i++)
        around[i] = ownerAt(x - 3 + (i % WINDOW), y - 3 + Math.floor(i / WINDOW))
      batch.add({ left: (x - 0.5) * cell, top: (y - 0.5) * cell, size: cell }, around)
    }
  batch.fill(g, pensOf)
  return canvas
}

const lands = new Map<string, OffscreenCanvas>()

/** Scale of the cached image over its design size: it is shown that large where there is room. */
const LARGE = 1.7
const LARGER = 3.2
/** Difference of two neighbouring pixels that makes a line as dark as it gets. */
const STEEP = 60

/** Leaves the lines between colours only, as of a pencil: a round that is shut is not painted yet. */
function turnToPencil(g: G): void {
  const { width, height } = g.canvas
  const picture = g.getImageData(0, 0, width, height)
  const { data } = picture
  const tones = new Float32Array(width * height)
  for (let i = 0; i < tones.length; i++)
    tones[i] = data[i * 4]! * 0.3 + data[i * 4 + 1]! * 0.6 + data[i * 4 + 2]! * 0.1
  for (let i = 0; i < tones.length; i++) {
    const tone = tones[i]!
    const steep = Math.abs(tone - (tones[i + 1] ?? tone)) + Math.abs(tone - (tones[i + width] ?? tone))
    data.set([74, 66, 92, Math.min(230, (steep * 255) / STEEP)], i * 4)
  }
  g.putImageData(picture, 0, 0)
}

/** The picture of a round; its land is painted once. `isShut`: a sketch in pencil. `isLarge`: for half a page. */
export function makeScene(mode: string, isShut = false, isLarge = false): HTMLCanvasElement {
  const scene = SCENES[mode] ?? SCENES['rush']!
  const sharp = isLarge ? LARGE_SHARP : SHARP
  const scale = isLarge ? LARGER : LARGE
  const key = `${mode} ${sharp}`
  const land = lands.get(key) ?? paintLand(scene, sharp)
  lands.set(key, land)
  return makePicture(W * scale, H * scale, 'ink-scene', (g) => {
    g.scale(scale, scale)
    g.drawImage(land, 0, 0, W, H)
    g.scale(CELL, CELL)
    if (mode === 'pools') drawPools(g, [POOL], SIGHT, 0, true)
    const { trail = [] } = scene
    const [x, y] = trail.at(-1) ?? [0, 0]
    const cells = trail.map(([atX, atY]) => atY * SIZE + atX)
    createWetTrail().draw(g, cells, { x: x + 0.5, y: y + 0.5 }, { ink: INKS[0]!, isSafe: false, wide: 1.2 })
    for (const [ink, atX, atY, hat] of scene.faces)
      drawPortrait(g, { ink: INKS[ink]!, hat, mood: 'calm' }, { x: atX, y: atY, r: FACE_R })
    if (trail.length > 0)
      drawPortrait(g, { ink: INKS[0]!, hat: 'none', mood: 'happy' }, { x: x + 0.5, y: y + 0.5, r: FACE_R })
    scene.over?.(g)
    if (isShut) turnToPencil(g)
  })
}
