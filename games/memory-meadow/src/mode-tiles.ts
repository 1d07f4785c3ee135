/** The pictures of the page where a game is chosen, each with its name for those who read. */
import type { Rect } from '@playhouse/game-kit'
import { poseOf } from './actors.ts'
import type { Actor } from './actors.ts'
import type { Album } from './album.ts'
import { drawAnimal } from './animals.ts'
import { drawThing } from './garden-art.ts'
import { THINGS, canPlant, getGarden } from './garden.ts'
import { box } from './pen.ts'
import type { G } from './pen.ts'
import { drawIcon } from './signs.ts'
import type { IconName } from './signs.ts'
import { texts } from './texts.ts'

export type Tile = Rect & { index: number }
/** The games, and the garden behind them. */
export const MODE_TILES: readonly { mode: string; icon: IconName; animal: number; back: string }[] = [
  { mode: 'meadow', icon: 'eye', animal: 0, back: '#9fd86a' },
  { mode: 'ears', icon: 'ear', animal: 8, back: '#8fb8f0' },
  { mode: 'together', icon: 'two', animal: 5, back: '#ffc069' },
  { mode: 'walk', icon: 'steps', animal: 19, back: '#c7a3ee' },
  { mode: 'daily', icon: 'sun', animal: 2, back: '#ff9f9a' },
  { mode: 'garden', icon: 'flower', animal: 7, back: '#ffe08a' },
]

export function drawModeTile(
  g: G,
  { index, x, y, w, h }: Tile,
  mode: string,
  album: Album,
  now: number,
  calm: boolean,
): void {
  const tile = MODE_TILES[index]!
  const isCurrent = tile.mode === mode
  box(g, { x, y: y + 4, w, h: h - 4 }, 22, '#00000030')
  box(g, { x, y, w, h: h - 4 }, 22, tile.back, isCurrent ? '#ffffff' : '#8a5a3480', isCurrent ? 6 : 3)
  g.save()
  g.beginPath()
  g.roundRect(x + 3, y + 3, w - 6, h - 10, 19)
  g.clip()
  const label = Math.max(22, Math.min(40, h * 0.2))
  const scale = Math.min(w / 160, h / 190)
  const animals = tile.mode === 'together' ? [5, 0] : [tile.animal]
  const floor = y + h - 4 - label
  if (tile.mode === 'garden') drawLittleGarden(g, x + w / 2, floor, scale, calm ? 1 : now / 1000)
  else
    animals.forEach((animal, i) => {
      g.save()
      const x0 = x + w * (animals.length === 2 ? 0.27 + i * 0.46 : 0.5)
      g.translate(x0, floor + 4)
      if (!calm) g.rotate(Math.sin(now * 0.002 + index + i * 2) * 0.05)
      g.scale(scale, scale)
      const actor = { blinkAt: now - ((now + animal * 431) % 3300), speed: 0 } as Actor
      drawAnimal(g, animal, poseOf(actor, now, tile.mode === 'ears' ? 0.7 + Math.sin(now * 0.008) * 0.3 : 0))
      g.restore()
    })
  g.fillStyle = '#fff8e6'
  g.fillRect(x, floor, w, label + 4)
  drawName(
    g,
    tile.mode === 'garden' ? texts.garden : (texts.modes as Names)[tile.mode]!.name,
    x + w / 2,
    floor + label / 2,
    w - 14,
  )
  g.restore()
  const r = Math.min(w, h) * 0.17
  g.fillStyle = '#fff8e6'
  g.strokeStyle = '#8a5a34'
  g.lineWidth = 3
  g.beginPath()
  g.arc(x + r + 7, y + r + 7, r, 0, 7)
  g.fill()
  g.stroke()
  drawIcon(g, tile.icon, x + r + 7, y + r + 7, r * 0.62, '#5a3a28')
  const garden = getGarden(album)
  // Flowers enough for something: the garden calls.
  if (tile.mode === 'garden' && THINGS.some((thing) => canPlant(garden, thing)))
    drawIcon(g, 'star', x + w - 22, y + 22 - (calm ? 0 : Math.abs(Math.sin(now * 0.004)) * 6), 14, '#f0566f')
}

type Names = Record<string, { name: string }>

function drawName(g: G, words: string, x: number, y: number, room: number): void {
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillStyle = '#4a2a16'
  g.font = `900 ${room > 180 ? 22 : 17}px 'Meadow Nunito', ui-rounded, system-ui, sans-serif`
  const { width } = g.measureText(words)
  g.save()
  g.translate(x, y)
  const shrink = Math.min(1, room / width)
  g.scale(shrink, shrink)
  g.fillText(words, 0, 1)
  g.restore()
}

function drawLittleGarden(g: G, x: number, y: number, scale: number, seconds: number): void {
  for (const [id, dx, dy, size] of [
    ['windmill', 30, 2, 0.95],
    ['tulips', -34, 8, 0.8],
    ['kite', -28, -36, 0.6],
  ] as const) {
    g.save()
    g.translate(x + dx * scale, y + dy * scale)
    g.scale(scale * size, scale * size)
    drawThing(g, id, seconds)
    g.restore()
  }
}
