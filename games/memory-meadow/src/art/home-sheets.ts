/** Cached images of homes, painted on first use for a size and a season. */
import { createCache, openCanvas } from '@playhouse/game-kit/canvas'
import { paintIn } from './brush.ts'
import { TAG, drawMotif, recolour } from './home-looks.ts'
import { paletteOf } from './home-palettes.ts'
import { HOMES } from './homes-made.ts'
import { OPENING, drawSnowCap } from './homes.ts'
import type { G } from './pen.ts'
import { HOME_COUNT } from '../state.ts'
import { THEMES } from './themes.ts'

/** `closed`: its shadow, back and front, where nobody looks out. */
export type HomeSheets = {
  back: HTMLCanvasElement
  front: HTMLCanvasElement
  readonly closed: HTMLCanvasElement
  snowed: HTMLCanvasElement
}

/** The room a hiding place takes around its opening, in its own units: winter's rim and the tag at the foot have theirs. */
export const HOME_BOX = { x: -72, y: -66, w: 144, h: 124 }
const WINTER = 5
const RIM = { colour: '#14224c', wide: 3.4 }

export function createSheet(w: number, h: number, ratio: number): [HTMLCanvasElement, G] {
  const [canvas, g] = openCanvas(w, h, ratio)
  g.lineCap = 'round'
  g.lineJoin = 'round'
  return [canvas, g]
}

/** Gives the sheets of a home by its number; paints them the first time. */
export function createHomeSheets(
  zoom: number,
  theme: number,
  /** How large a tag is, in the home's units. */
  tag = TAG.least,
): (home: number) => HomeSheets {
  const cached = createCache<number, HomeSheets>()
  return (number) => cached.find(number, () => paintHome(number, zoom, theme, tag))
}

function paintHome(number: number, zoom: number, theme: number, tag: number): HomeSheets {
  const kind = number % HOME_COUNT
  const home = HOMES[kind]!
  const look = Math.floor(number / HOME_COUNT)
  const front = paint({ zoom, theme, kind, look, isBack: false }, (g) => home.front(g, theme === WINTER))
  const dress = openContext(front)
  if (theme === WINTER) drawSnowCap(dress, (kind % 3) * 0.6, kind % 2 ? -1 : 1)
  drawMotif(dress, kind, look, tag)
  const back = paint({ zoom, theme, kind, look, isBack: true }, (g) => home.back(g))
  if (theme === WINTER) {
    paintGlow(openContext(back))
    paintRim(back, front)
  }
  let closed: HTMLCanvasElement | null = null
  return {
    back,
    front,
    // A meadow begins with all homes open: their first picture waits for less.
    get closed() {
      return (closed ??= paintClosed(back, front, zoom))
    },
    snowed: theme === WINTER ? paintSnowed(front, zoom, kind, look, tag) : front,
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
type Sheet = { zoom: number; theme: number; kind: number; look: number; isBack: boolean }

function paint({ zoom, theme, kind, look, isBack }: Sheet, draw: (g: G) => void): HTMLCanvasElement {
  const [canvas, g] = openBox(zoom)
  const palette = paletteOf(kind, look)
  if (palette) paintIn(palette, () => draw(g))
  else {
    draw(g)
    recolour(canvas, kind, look, isBack)
  }
  g.globalCompositeOperation = 'source-atop'
  if (theme > 0) fillBox(g, THEMES[theme]!.tint)
  return canvas
}

/** On the ground beneath it. */
export function drawShadow(g: G): void {
  g.fillStyle = '#10203026'
  g.beginPath()
  g.ellipse(0, 36, 62, 12, 0, 0, 7)
  g.fill()
}

function paintClosed(back: HTMLCanvasElement, front: HTMLCanvasElement, zoom: number): HTMLCanvasElement {
  const [canvas, g] = openBox(zoom)
  drawShadow(g)
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.drawImage(back, 0, 0)
  g.drawImage(front, 0, 0)
  return canvas
}

/** A light in the window: warm inside, and warm on the snow around. */
function paintGlow(g: G): void {
  const { rx, ry } = OPENING
  g.save()
  g.beginPath()
  g.ellipse(0, 0, rx, ry, 0, 0, 7)
  g.clip()
  g.translate(0, ry * 0.9)
  g.scale(1, 0.42)
  const light = g.createRadialGradient(0, 0, 3, 0, 0, rx * 1.05)
  light.addColorStop(0, '#ffd06a')
  light.addColorStop(0.45, '#ec8a34e0')
  light.addColorStop(1, '#7a2c1c00')
  g.fillStyle = light
  g.fillRect(-rx, -rx * 2, rx * 2, rx * 4)
  g.restore()
}

/** A dark rim behind the whole home: it stands out from the snow. */
function paintRim(back: HTMLCanvasElement, front: HTMLCanvasElement): void {
  const shape = document.createElement('canvas')
  shape.width = back.width
  shape.height = back.height
  const sheet = shape.getContext('2d')!
  sheet.drawImage(back, 0, 0)
  sheet.drawImage(front, 0, 0)
  sheet.globalCompositeOperation = 'source-in'
  sheet.fillStyle = RIM.colour
  sheet.fillRect(0, 0, shape.width, shape.height)
  const g = back.getContext('2d')!
  const wide = (RIM.wide * back.width) / HOME_BOX.w
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalCompositeOperation = 'destination-over'
  for (let i = 0; i < 12; i++)
    g.drawImage(shape, Math.cos((i * Math.PI) / 6) * wide, Math.sin((i * Math.PI) / 6) * wide)
  g.restore()
}

function fillBox(g: G, colour: string): void {
  g.fillStyle = colour
  g.fillRect(HOME_BOX.x, HOME_BOX.y, HOME_BOX.w, HOME_BOX.h)
}

/** Fresh snow fills the opening and hangs over the edge: the home keeps its colour and its sign. */
function paintSnowed(
  front: HTMLCanvasElement,
  zoom: number,
  kind: number,
  look: number,
  tag: number,
): HTMLCanvasElement {
  const [canvas, g] = openBox(zoom)
  g.drawImage(front, HOME_BOX.x, HOME_BOX.y, HOME_BOX.w, HOME_BOX.h)
  drawDrift(g, 0.58 + (kind % 3) * 0.08, kind % 2 ? -1 : 1)
  drawMotif(g, kind, look, tag)
  return canvas
}

/** Snow that fills the opening and leaves the rim in sight: how high it lies, and to which side. */
function drawDrift(g: G, high: number, side: number): void {
  g.save()
  g.scale(side * 0.88, high)
  g.fillStyle = '#ffffff'
  g.strokeStyle = '#4a6fa6'
  g.lineWidth = 3
  g.beginPath()
  g.moveTo(-47, 4)
  g.bezierCurveTo(-44, -18, -20, -27, -4, -23)
  g.bezierCurveTo(16, -31, 45, -17, 47, 4)
  g.quadraticCurveTo(45, 17, 36, 11)
  g.quadraticCurveTo(30, 22, 18, 13)
  g.quadraticCurveTo(2, 22, -14, 14)
  g.quadraticCurveTo(-28, 23, -37, 11)
  g.quadraticCurveTo(-46, 15, -47, 4)
  g.fill()
  g.stroke()
  // Its shadow side.
  g.strokeStyle = '#c3d8f0'
  g.lineWidth = 5
  g.beginPath()
  g.moveTo(-30, 8)
  g.quadraticCurveTo(4, 16, 33, 5)
  g.stroke()
  g.restore()
}
