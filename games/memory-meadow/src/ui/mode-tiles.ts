/** The page of modes: an animated image and a name for each, and the garden among them. */
import { openCanvas } from '@playhouse/game-kit/canvas'
import { poseOf } from '../view/actors.ts'
import type { Actor } from '../view/actors.ts'
import type { Album } from './album.ts'
import { drawAnimal } from '../art/animals.ts'
import { drawThing } from '../art/garden-art.ts'
import { THINGS, canPlant, getGarden } from '../view/garden.ts'
import type { G } from '../art/pen.ts'
import { drawIcon } from '../art/signs.ts'
import type { IconName } from '../art/signs.ts'

export type ModeTile = { mode: string; icon: IconName; animals: readonly number[]; back: string }
/** The games in their order, and the garden behind them. */
export const MODE_TILES: readonly ModeTile[] = [
  { mode: 'meadow', icon: 'eye', animals: [0], back: '#9fd86a' },
  { mode: 'ears', icon: 'ear', animals: [8], back: '#8fb8f0' },
  { mode: 'together', icon: 'two', animals: [5, 0], back: '#ffc069' },
  { mode: 'walk', icon: 'steps', animals: [19], back: '#c7a3ee' },
  { mode: 'daily', icon: 'sun', animals: [2], back: '#ff9f9a' },
  { mode: 'garden', icon: 'flower', animals: [], back: '#ffe08a' },
]

const SIZE = { w: 160, h: 108 }
/** Sharp on every screen. */
const RATIO = 2
const FRAME_MS = 60

/** A canvas that moves as long as it is in the page. */
export function paintModeTile(tile: ModeTile, album: Album, calm: boolean): HTMLCanvasElement {
  const [canvas, g] = openCanvas(SIZE.w, SIZE.h, RATIO)
  g.lineCap = g.lineJoin = 'round'
  let drawnAt = -FRAME_MS
  const draw = (now: number) => {
    if (drawnAt >= 0 && !canvas.isConnected) return
    if (!calm) requestAnimationFrame(draw)
    if (now < drawnAt + FRAME_MS) return
    drawnAt = now
    drawTile(g, tile, album, now, calm)
  }
  draw(0)
  return canvas
}

function drawTile(
  g: G,
  { mode, icon, animals, back }: ModeTile,
  album: Album,
  now: number,
  calm: boolean,
): void {
  const { w, h } = SIZE
  g.fillStyle = back
  g.fillRect(0, 0, w, h)
  g.fillStyle = '#ffffff50'
  g.beginPath()
  g.ellipse(w / 2, h + 6, w * 0.5, h * 0.62, 0, 0, 7)
  g.fill()
  if (mode === 'garden') drawLittleGarden(g, w / 2, h - 4, calm ? 1 : now / 1000)
  animals.forEach((animal, i) => {
    g.save()
    g.translate(w * (animals.length === 2 ? 0.36 + i * 0.36 : 0.54), h + 3)
    if (!calm) g.rotate(Math.sin(now * 0.002 + animal + i * 2) * 0.05)
    g.scale(0.84, 0.84)
    const actor = { blinkAt: now - ((now + animal * 431) % 3300), speed: 0 } as Actor
    drawAnimal(g, animal, poseOf(actor, now, mode === 'ears' ? 0.7 + Math.sin(now * 0.008) * 0.3 : 0))
    g.restore()
  })
  g.fillStyle = '#fff8e6'
  g.strokeStyle = '#8a5a34'
  g.lineWidth = 3
  g.beginPath()
  g.arc(24, 24, 17, 0, 7)
  g.fill()
  g.stroke()
  drawIcon(g, icon, { x: 24, y: 24, r: 10.5 }, '#5a3a28')
  const garden = getGarden(album)
  // Flowers enough for something: the garden calls.
  if (mode === 'garden' && THINGS.some((thing) => canPlant(garden, thing)))
    drawIcon(g, 'star', { x: 62, y: 26 - (calm ? 0 : Math.abs(Math.sin(now * 0.004)) * 6), r: 14 }, '#f0566f')
}

function drawLittleGarden(g: G, x: number, y: number, seconds: number): void {
  for (const [id, dx, dy, size] of [
    ['windmill', 36, 2, 0.72],
    ['tulips', -30, 4, 0.66],
    ['kite', -12, -38, 0.42],
  ] as const) {
    g.save()
    g.translate(x + dx, y + dy)
    g.scale(size, size)
    drawThing(g, id, seconds)
    g.restore()
  }
}
