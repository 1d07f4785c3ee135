/** Golden friends that walk around the garden and react to taps. */
import type { Rect } from '@playhouse/game-kit'
import { poseOf } from './actors.ts'
import type { Actor } from './actors.ts'
import { hasGarland } from '../ui/album.ts'
import type { Album } from '../ui/album.ts'
import { drawShadow, drawWhole } from './dance.ts'
import { drawGarland } from '../art/garland.ts'
import { listResidents } from './garden.ts'
import type { G } from '../art/pen.ts'
import { drawIcon } from '../art/signs.ts'

const SIZE = 0.48
const GREET_MS = 900
/** A tap beside a small animal means it as well. */
const MIN_REACH = 22
/** Residents are poked by numbers beyond those of the things. */
export const RESIDENT = 1000

export type Garden = { panel: Rect; zoom: number; album: Album; now: number; calm: boolean }

function listSpots({ panel, zoom, album, now, calm }: Garden) {
  return listResidents(album).map((animal, i) => {
    const drift = Math.sin((calm ? 0 : now * 0.00012) * (1 + (i % 3) * 0.3) + i * 2.4)
    const row = 0.53 + ((i * 0.37) % 1) * 0.4
    return {
      animal,
      x: panel.x + panel.w * (0.5 + drift * 0.44),
      y: panel.y + panel.h * row,
      size: zoom * SIZE,
    }
  })
}

/** The animal at that point, or -1; those in front first. */
export function findResident(garden: Garden, x: number, y: number): number {
  const found = listSpots(garden)
    .toSorted((a, b) => b.y - a.y)
    .find(
      (spot) =>
        Math.abs(x - spot.x) < Math.max(MIN_REACH, 44 * spot.size) &&
        y < spot.y + 8 &&
        y > spot.y - Math.max(MIN_REACH * 2, 105 * spot.size),
    )
  return found?.animal ?? -1
}

export function drawResidents(g: G, garden: Garden, poked: { index: number; at: number }): void {
  const { album, now, calm } = garden
  for (const [i, { animal, x, y, size }] of listSpots(garden)
    .toSorted((a, b) => a.y - b.y)
    .entries()) {
    const t = poked.index === RESIDENT + animal ? (now - poked.at) / GREET_MS : 1
    const isGreeting = t < 1
    const leap = isGreeting
      ? Math.abs(Math.sin(t * Math.PI * 2)) * 26
      : Math.abs(Math.sin(now * 0.005 + i)) * 10
    g.save()
    g.translate(x, y - 24 * size)
    g.scale(size, size)
    drawShadow(g)
    g.translate(0, calm ? 0 : -leap)
    if (isGreeting && !calm) g.rotate(Math.sin(t * Math.PI * 4) * 0.12)
    const actor = { blinkAt: now - ((now + animal * 431) % 3300), speed: 0 } as Actor
    drawWhole(g, animal, 0, poseOf(actor, now, isGreeting ? 1 : 0))
    if (hasGarland(album.met[animal] ?? 0)) drawGarland(g)
    g.restore()
    if (isGreeting)
      drawIcon(g, 'heart', { x, y: y - (118 + t * 30) * size, r: 14 * size * (1.4 - t * 0.4) }, '#f0566f')
  }
}
