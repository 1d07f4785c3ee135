/** Garden objects on offer, shown as pale previews on glowing grass, so that an empty lawn looks inviting. */
import type { Rect } from '@playhouse/game-kit'
import { drawThing } from './garden-art.ts'
import { withoutFriends } from '../view/garden-friends.ts'
import { SPOTS, THINGS, canPlant, findThingAt, listOffered, spotOf } from '../view/garden.ts'
import type { Garden, ThingId } from '../view/garden-state.ts'
import type { G } from './pen.ts'

/** At the very first only the next few. */
const FIRST = 3
const SHEET = { w: 400, h: 400 }
const sheets = new Map<ThingId, HTMLCanvasElement>()

export function listGhosts(garden: Pick<Garden, 'planted' | 'spots'>): ThingId[] {
  const offered = listOffered(garden).slice(0, garden.planted.length === 0 ? FIRST : undefined)
  const taken = (id: ThingId) => findThingAt(garden as Garden, spotOf(garden, id)) !== undefined
  return offered.filter((id) => id !== 'rainbow' && !taken(id))
}

export function drawGhosts(
  g: G,
  { panel, zoom, garden, seconds }: { panel: Rect; zoom: number; garden: Garden; seconds: number },
): void {
  for (const id of listGhosts(garden)) {
    const thing = THINGS.find((one) => one.id === id)!
    const spot = SPOTS[spotOf(garden, id)]!
    const isReady = canPlant(garden, thing)
    const [x, y] = [panel.x + spot.x * panel.w, panel.y + spot.y * panel.h]
    const beat = 1 + Math.sin(seconds * 2.4 + x) * 0.05
    const r = 44 * zoom * thing.size * beat
    g.save()
    if (!spot.isAloft) {
      g.translate(x, y - 6 * zoom)
      g.scale(1, 0.42)
      const glow = g.createRadialGradient(0, 0, r * 0.2, 0, 0, r * 1.25)
      glow.addColorStop(0, isReady ? '#fff3a0' : '#f6ffd0a0')
      glow.addColorStop(1, '#fff3a000')
      g.fillStyle = glow
      g.beginPath()
      g.arc(0, 0, r * 1.25, 0, 7)
      g.fill()
      g.strokeStyle = isReady ? '#fffbe0' : '#ffffffa0'
      g.lineWidth = 3
      g.setLineDash([9, 8])
      g.beginPath()
      g.arc(0, 0, r, 0, 7)
      g.stroke()
    }
    g.restore()
    g.save()
    g.globalAlpha = isReady ? 0.6 : 0.36
    g.translate(x, y)
    g.scale(zoom * thing.size, zoom * thing.size)
    g.drawImage(sheetOf(id), -SHEET.w / 4, (-SHEET.h / 2) * 0.8, SHEET.w / 2, SHEET.h / 2)
    g.restore()
  }
}

/** Painted once, so that its parts do not show through each other. */
function sheetOf(id: ThingId): HTMLCanvasElement {
  const known = sheets.get(id)
  if (known) return known
  const canvas = document.createElement('canvas')
  canvas.width = SHEET.w
  canvas.height = SHEET.h
  const g = canvas.getContext('2d')!
  g.lineCap = g.lineJoin = 'round'
  g.scale(2, 2)
  g.translate(SHEET.w / 4, (SHEET.h / 2) * 0.8)
  withoutFriends(() => drawThing(g, id, 1.2))
  sheets.set(id, canvas)
  return canvas
}
