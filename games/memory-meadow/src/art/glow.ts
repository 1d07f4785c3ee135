/** Soft light from one picture: a gradient made for every frame costs more than the light is worth. */
import type { G } from './pen.ts'

const SIZE = 64
const pictures = new Map<string, HTMLCanvasElement>()

/** Its colour as three numbers, and how much of its radius is as bright as its middle. */
export type Light = { colour: string; core: number }

function paint({ colour, core }: Light): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const g = canvas.getContext('2d')!
  const half = SIZE / 2
  const light = g.createRadialGradient(half, half, half * core, half, half, half)
  light.addColorStop(0, `rgba(${colour},1)`)
  light.addColorStop(1, `rgba(${colour},0)`)
  g.fillStyle = light
  g.fillRect(0, 0, SIZE, SIZE)
  return canvas
}

export function drawGlow(
  g: G,
  light: Light,
  { x, y, r }: { x: number; y: number; r: number },
  alpha: number,
): void {
  const key = `${light.colour} ${light.core}`
  let picture = pictures.get(key)
  if (!picture) pictures.set(key, (picture = paint(light)))
  const before = g.globalAlpha
  g.globalAlpha = before * alpha
  g.drawImage(picture, x - r, y - r, r * 2, r * 2)
  g.globalAlpha = before
}
