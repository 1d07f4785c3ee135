/** Pictures of the menu pages: who naps in the pause, a thing of the garden, icons. */
import { drawAnimal } from '../art/animals.ts'
import { drawThing } from '../art/garden-art.ts'
import { STILL } from '../art/pen.ts'
import { drawIcon } from '../art/signs.ts'
import type { IconName } from '../art/signs.ts'
import { THEMES } from '../art/themes.ts'
import { openCanvas } from './menu-canvas.ts'
import type { ThingId } from '../view/garden-state.ts'

const GOAL = { w: 84, h: 76 }
const NAP = { w: 340, h: 112 }
/** Who naps while play rests: rabbit, bear, fox. */
const NAPPERS = [0, 16, 5]

export function paintIcon(name: IconName, size: number, colour = '#4a2a16'): HTMLCanvasElement {
  const [canvas, g] = openCanvas(size, size)
  drawIcon(g, name, { x: size / 2, y: size / 2, r: size * 0.39 }, colour)
  return canvas
}

/** Animals nap on the hill of the season. */
export function paintNap(index: number): HTMLCanvasElement {
  const [canvas, g] = openCanvas(NAP.w, NAP.h, 'mm-nap')
  const theme = THEMES[index]!
  const { w, h } = NAP
  const sky = g.createLinearGradient(0, 0, 0, h)
  theme.sky.forEach((colour, i) => sky.addColorStop(i / (theme.sky.length - 1), colour))
  g.fillStyle = sky
  g.fillRect(0, 0, w, h)
  g.fillStyle = theme.light.colour
  g.beginPath()
  g.arc(w * 0.84, h * 0.34, 20, 0, 7)
  g.fill()
  NAPPERS.forEach((animal, i) => {
    g.save()
    g.translate(w * (0.26 + i * 0.22), h - 8 + (i === 1 ? 2 : 0))
    g.rotate((i - 1) * -0.09)
    g.scale(0.74, 0.74)
    drawAnimal(g, animal, { ...STILL, blink: 1 })
    g.restore()
  })
  g.fillStyle = theme.hill[0]
  g.beginPath()
  g.ellipse(w / 2, h + 44, w * 0.7, 64, 0, 0, 7)
  g.fill()
  g.fillStyle = '#ffffff'
  g.strokeStyle = '#3b2a3a'
  g.lineWidth = 4
  for (const [x, y, size] of [
    [0.62, 0.3, 17],
    [0.67, 0.19, 22],
    [0.73, 0.14, 27],
  ] as const) {
    g.font = `900 ${size}px 'Meadow Nunito', ui-rounded, system-ui, sans-serif`
    g.strokeText('z', w * x, h * y + 12)
    g.fillText('z', w * x, h * y + 12)
  }
  return canvas
}

/** A thing of the garden; one that can be planted hops. */
export function paintThing(id: ThingId, isLively: boolean): HTMLCanvasElement {
  const [canvas, g] = openCanvas(GOAL.w, GOAL.h, isLively ? 'mm-thing mm-lively' : 'mm-thing')
  const size = id === 'rainbow' ? 0.26 : 0.55
  g.scale(size, size)
  g.translate(GOAL.w / 2 / size, id === 'rainbow' ? 200 : 126)
  drawThing(g, id, 1.2)
  return canvas
}
