/** Homes in their looks, painted once for a size and a season, each when it is first needed. */
import { drawBadge, drawCloth } from './home-looks.ts'
import { HOMES } from './homes-made.ts'
import { drawSnowCap } from './homes.ts'
import type { G } from './pen.ts'
import { HOME_COUNT } from './state.ts'
import { THEMES } from './themes.ts'

export type HomeSheets = { back: HTMLCanvasElement; front: HTMLCanvasElement; snowed: HTMLCanvasElement }

/** The room a hiding place takes around its opening, in its own units. */
export const HOME_BOX = { x: -72, y: -66, w: 144, h: 116 }
const WINTER = 5
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
  const front = paint(zoom, theme, (g) => {
    home.front(g, theme === WINTER)
    drawCloth(g, look)
    if (theme === WINTER) drawSnowCap(g)
  })
  drawBadge(openContext(front), look)
  return {
    back: paint(zoom, theme, (g) => home.back(g)),
    front,
    snowed: theme === WINTER ? paintSnowed(front, zoom, look) : front,
  }
}

function openBox(zoom: number): [HTMLCanvasElement, G] {
  const [canvas, g] = createSheet(HOME_BOX.w, HOME_BOX.h, zoom)
  g.translate(-HOME_BOX.x, -HOME_BOX.y)
  return [canvas, g]
}

/** The same canvas with its own transform: it was opened for this box. */
const openContext = (canvas: HTMLCanvasElement): G => {
  const g = canvas.getContext('2d')!
  g.globalCompositeOperation = 'source-over'
  return g
}

function paint(zoom: number, theme: number, draw: (g: G) => void): HTMLCanvasElement {
  const [canvas, g] = openBox(zoom)
  draw(g)
  g.globalCompositeOperation = 'source-atop'
  if (theme > 0) fillBox(g, THEMES[theme]!.tint)
  return canvas
}

function fillBox(g: G, colour: string): void {
  g.fillStyle = colour
  g.fillRect(HOME_BOX.x, HOME_BOX.y, HOME_BOX.w, HOME_BOX.h)
}

/** Under fresh snow only the shape is left, and what hangs on it. */
function paintSnowed(front: HTMLCanvasElement, zoom: number, look: number): HTMLCanvasElement {
  const [canvas, g] = openBox(zoom)
  g.drawImage(front, HOME_BOX.x, HOME_BOX.y, HOME_BOX.w, HOME_BOX.h)
  g.globalCompositeOperation = 'source-atop'
  const snow = g.createLinearGradient(0, -20, 0, 44)
  snow.addColorStop(0, '#f4f9ff')
  snow.addColorStop(1, '#a9c4e6')
  g.fillStyle = snow
  g.globalAlpha = 0.62
  g.fillRect(HOME_BOX.x, HOME_BOX.y, HOME_BOX.w, HOME_BOX.h)
  g.globalAlpha = 1
  g.globalCompositeOperation = 'source-over'
  drawDrift(g)
  drawBadge(g, look)
  return canvas
}

/** Snow that fills the opening. */
function drawDrift(g: G): void {
  g.fillStyle = '#ffffff'
  g.strokeStyle = '#8fabd2'
  g.lineWidth = 3
  g.beginPath()
  g.moveTo(-42, 3)
  g.bezierCurveTo(-40, -14, -18, -22, -4, -19)
  g.bezierCurveTo(14, -26, 40, -14, 42, 3)
  g.quadraticCurveTo(30, 16, 18, 9)
  g.quadraticCurveTo(2, 20, -12, 11)
  g.quadraticCurveTo(-30, 18, -42, 3)
  g.fill()
  g.stroke()
}
