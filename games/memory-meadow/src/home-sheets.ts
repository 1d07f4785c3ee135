/** Homes in their looks, painted once for a size and a season, each when it is first needed. */
import { HOMES } from './homes-made.ts'
import { drawSnowCap } from './homes.ts'
import type { G } from './pen.ts'
import { drawIcon } from './signs.ts'
import { HOME_COUNT } from './state.ts'
import { THEMES } from './themes.ts'

export type HomeSheets = { back: HTMLCanvasElement; front: HTMLCanvasElement; snowed: HTMLCanvasElement }

/** The room a hiding place takes around its opening, in its own units. */
export const HOME_BOX = { x: -72, y: -66, w: 144, h: 116 }
const WINTER = 5
/** Another hue for each look, and a sign for those who do not see hues. */
const LOOKS = [
  { hue: '', sign: null },
  { hue: '#4f6fe8', sign: 'star' },
  { hue: '#d84fb8', sign: 'heart' },
] as const

export function createSheet(w: number, h: number, ratio: number): [HTMLCanvasElement, G] {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(w * ratio))
  canvas.height = Math.max(1, Math.ceil(h * ratio))
  const g = canvas.getContext('2d')!
  g.scale(ratio, ratio)
  g.lineCap = 'round'
  g.lineJoin = 'round'
  return [canvas, g]
}

/** Gives the sheets of a home by its number; paints them the first time. */
export function createHomeSheets(zoom: number, theme: number): (home: number) => HomeSheets {
  const kept = new Map<number, HomeSheets>()
  return (number) => {
    let made = kept.get(number)
    if (!made) kept.set(number, (made = paintHome(number, zoom, theme)))
    return made
  }
}

function paintHome(number: number, zoom: number, theme: number): HomeSheets {
  const home = HOMES[number % HOME_COUNT]!
  const look = Math.floor(number / HOME_COUNT)
  const front = paint(zoom, theme, look, (g) => {
    home.front(g, theme === WINTER)
    if (theme === WINTER) drawSnowCap(g)
  })
  return {
    back: paint(zoom, theme, look, (g) => home.back(g), false),
    front,
    snowed: theme === WINTER ? paintSnowed(front, zoom) : front,
  }
}

function openBox(zoom: number): [HTMLCanvasElement, G] {
  const [canvas, g] = createSheet(HOME_BOX.w, HOME_BOX.h, zoom)
  g.translate(-HOME_BOX.x, -HOME_BOX.y)
  return [canvas, g]
}

function paint(
  zoom: number,
  theme: number,
  index: number,
  draw: (g: G) => void,
  isFront = true,
): HTMLCanvasElement {
  const [canvas, g] = openBox(zoom)
  const { hue, sign } = LOOKS[index] ?? LOOKS[0]
  draw(g)
  if (hue) {
    const [plain] = openBox(zoom)
    plain.getContext('2d')!.setTransform(1, 0, 0, 1, 0, 0)
    plain.getContext('2d')!.drawImage(canvas, 0, 0)
    // The hue only: light and shade stay, and so do the edges.
    g.globalCompositeOperation = 'hue'
    fillBox(g, hue)
    g.globalCompositeOperation = 'destination-in'
    g.drawImage(plain, HOME_BOX.x, HOME_BOX.y, HOME_BOX.w, HOME_BOX.h)
  }
  g.globalCompositeOperation = 'source-atop'
  if (theme > 0) fillBox(g, THEMES[theme]!.tint)
  if (sign && isFront) {
    drawIcon(g, sign, 0, 26, 13, '#3b2a3a')
    drawIcon(g, sign, 0, 26, 10, '#fff6d8')
  }
  return canvas
}

function fillBox(g: G, colour: string): void {
  g.fillStyle = colour
  g.fillRect(HOME_BOX.x, HOME_BOX.y, HOME_BOX.w, HOME_BOX.h)
}

/** Under fresh snow only the shape is left. */
function paintSnowed(front: HTMLCanvasElement, zoom: number): HTMLCanvasElement {
  const [canvas, g] = openBox(zoom)
  g.drawImage(front, HOME_BOX.x, HOME_BOX.y, HOME_BOX.w, HOME_BOX.h)
  g.globalCompositeOperation = 'source-atop'
  const snow = g.createLinearGradient(0, -10, 0, 44)
  snow.addColorStop(0, '#f4f9ff')
  snow.addColorStop(1, '#8fb0da')
  g.fillStyle = snow
  g.globalAlpha = 0.8
  g.fillRect(HOME_BOX.x, HOME_BOX.y, HOME_BOX.w, HOME_BOX.h)
  g.globalCompositeOperation = 'destination-over'
  g.globalAlpha = 1
  g.fillStyle = '#ffffff'
  g.strokeStyle = '#7f9fca'
  g.lineWidth = 4
  g.beginPath()
  g.ellipse(0, 8, 60, 30, 0, Math.PI, 0)
  g.ellipse(0, 8, 60, 34, 0, 0, Math.PI)
  g.fill()
  g.stroke()
  return canvas
}
