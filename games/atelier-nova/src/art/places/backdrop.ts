/** Backdrops drawn once for a place and a size. */
import { drawPlace } from './places.ts'
import { alpha } from '../pen.ts'
import type { G } from '../pen.ts'
import type { PlaceName } from '../../data/themes.ts'

/** A light behind the figure keeps dark clothes visible in dark places. */
const LIGHTS: { [place in PlaceName]?: string } = {
  city: '#e9c8f0',
  library: '#ffd9a0',
  space: '#c3b4ff',
  stage: '#ffc9c4',
}
const BRIGHT = 0.5
export type Stand = { x: number; y: number; height: number }
function light(g: G, colour: string, { x, y, height }: Stand): void {
  g.save()
  g.translate(x, y - height * 0.46)
  g.scale(0.62, 1)
  const halo = g.createRadialGradient(0, 0, height * 0.1, 0, 0, height * 0.6)
  halo.addColorStop(0, alpha(colour, BRIGHT))
  halo.addColorStop(0.55, alpha(colour, BRIGHT * 0.6))
  halo.addColorStop(1, alpha(colour, 0))
  g.fillStyle = halo
  g.fillRect(-height, -height, height * 2, height * 2)
  g.restore()
}

type Room = { x: number; y: number; w: number; h: number }
/** `stand`: the figure in front of it. */
type BackdropView = { ratio: number; isFresh?: boolean; stand?: Stand }

export function createBackdrop() {
  let canvas: HTMLCanvasElement | null = null
  let key = ''
  return (
    g: G,
    place: PlaceName,
    { x, y, w, h }: Room,
    { ratio, isFresh = true, stand }: BackdropView,
  ): void => {
    const spot = stand ? `${Math.round(stand.x)}/${Math.round(stand.y)}/${Math.round(stand.height)}` : ''
    const wanted = `${place}/${Math.round(w)}/${Math.round(h)}/${ratio}/${spot}`
    // Right after a change of size the old picture, stretched, does for a moment.
    const mayWait = !isFresh && key.startsWith(`${place}/`)
    if (!canvas || (key !== wanted && !mayWait)) {
      canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.ceil(w * ratio))
      canvas.height = Math.max(1, Math.ceil(h * ratio))
      const ink = canvas.getContext('2d')!
      ink.scale(ratio, ratio)
      drawPlace(ink, place, w, h)
      const colour = LIGHTS[place]
      if (stand && colour) light(ink, colour, { ...stand, x: stand.x - x, y: stand.y - y })
      key = wanted
    }
    g.drawImage(canvas, x, y, w, h)
  }
}
