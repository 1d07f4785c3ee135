/** Backdrops: the places of the themes. Each is drawn once into a canvas of the needed size. */
import { INDOORS } from './places-indoors.ts'
import { OUTDOORS } from './places-outdoors.ts'
import type { G } from '../pen.ts'
import type { Scene } from './place-shapes.ts'
import type { PlaceName } from '../../data/themes.ts'

export function drawPlace(g: G, place: PlaceName, w: number, h: number): void {
  g.save()
  g.beginPath()
  g.rect(0, 0, w, h)
  g.clip()
  SCENES[place](g, w, h, h * 0.84)
  // A quiet middle, so that the figure stands out.
  const glow = g.createRadialGradient(w / 2, h * 0.5, 10, w / 2, h * 0.5, Math.max(w, h) * 0.5)
  glow.addColorStop(0, '#fff6e655')
  glow.addColorStop(1, '#fff6e600')
  g.fillStyle = glow
  g.fillRect(0, 0, w, h)
  g.restore()
}

const SCENES: Record<PlaceName, Scene> = { ...INDOORS, ...OUTDOORS }
