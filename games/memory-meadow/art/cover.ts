/** The cover, painted with the game's own animals: two look at each other above one that still hides, with a note in the air. */
import { createRng } from '@playhouse/game-kit'
import { drawAnimal } from '../src/art/animals.ts'
import { NOTE_COLOURS, paintNote } from '../src/art/choir-art.ts'
import { HOME_BOX, createHomeSheets } from '../src/art/home-sheets.ts'
import { OPENING } from '../src/art/homes.ts'
import { STILL } from '../src/art/pen.ts'
import { paintClusters, paintFence, paintWood, sceneryOf } from '../src/art/scenery.ts'
import { HOME_COUNT } from '../src/state.ts'
import { THEMES } from '../src/art/themes.ts'
import { HEROES, OTHERS, SIZES } from './cover-places.ts'
import type { Other, Point, Shape } from './cover-places.ts'
import { drawTitle } from './title.ts'

type G = CanvasRenderingContext2D
/** Fox and rabbit, by their number, and where they have been hiding. */
const FOX = 5
const RABBIT = 0
const BOOT = 5
const TEAPOT = 6
/** How far their eyes go. */
const LOOK = 1.9

const params = new URLSearchParams(location.search)
const shape = (params.get('shape') ?? 'square') as Shape
const zoom = Number(params.get('zoom') ?? 2)
const { w, h } = SIZES[shape]
const canvas = document.createElement('canvas')
canvas.width = w * zoom
canvas.height = h * zoom
document.body.style.margin = '0'
canvas.style.display = 'block'
canvas.style.width = `${w * zoom}px`
document.body.append(canvas)
const homes = createHomeSheets(zoom * 3.2, 0)
const context = canvas.getContext('2d')!
context.scale(zoom, zoom)
paint(context)

function paint(g: G): void {
  g.lineCap = 'round'
  g.lineJoin = 'round'
  const { y, scale, left, right, note } = HEROES[shape]
  paintSky(g, w * 0.5, y - scale * 62)
  paintHills(g, y)
  // Others hide yet, some look out, and each home is of another colour.
  for (const { at, dy, size, home, look, animal, rise } of OTHERS[shape])
    peek(g, { x: w * at, y: y + dy, scale: size, home, look, animal, rise, side: at < 0.5 ? 1 : -1 })
  const hero = { scale, look: 0, rise: 1 }
  // They look at each other: one sings, one smiles back.
  peek(g, {
    ...hero,
    ...right,
    animal: RABBIT,
    home: TEAPOT,
    side: -1,
    turn: -0.1,
    ...gaze(right, left),
    mouth: 0,
  })
  peek(g, { ...hero, ...left, animal: FOX, home: BOOT, side: 1, turn: 0.12, ...gaze(left, right), mouth: 1 })
  g.save()
  g.translate(note.x, note.y)
  g.scale(scale * 1.5, scale * 1.5)
  paintNote(g, NOTE_COLOURS[0]!)
  g.restore()
  paintNotes(g, scale)
  paintGrass(g)
  const isTall = shape === 'tall'
  const size = isTall ? 142 : shape === 'wide' ? 138 : 96
  const feet = h - (isTall ? 168 : 144)
  if (shape === 'wide') drawTitle(g, 'Memory Meadow', w / 2, h - 46, 120)
  else {
    drawTitle(g, 'Memory', w / 2, feet, size)
    drawTitle(g, 'Meadow', w / 2, feet + size * 0.83, size)
  }
}

function paintSky(g: G, x: number, y: number): void {
  const sky = g.createLinearGradient(0, 0, 0, h * 0.7)
  for (const [at, colour] of [
    [0, '#2d8fe0'],
    [0.45, '#7cd0f4'],
    [1, '#d9f4f0'],
  ] as const)
    sky.addColorStop(at, colour)
  g.fillStyle = sky
  g.fillRect(0, 0, w, h)
  const glow = g.createRadialGradient(x, y, 40, x, y, Math.max(w, h) * 0.66)
  for (const [at, colour] of [
    [0, '#fffbe0ff'],
    [0.35, '#fff3b470'],
    [1, '#fff3b400'],
  ] as const)
    glow.addColorStop(at, colour)
  g.fillStyle = glow
  g.fillRect(0, 0, w, h)
  g.save()
  g.translate(x, y)
  g.fillStyle = '#ffffff30'
  for (let i = 0; i < 14; i++) {
    g.rotate((Math.PI * 2) / 14)
    g.beginPath()
    g.moveTo(0, 0)
    g.lineTo(-70, -w * 1.1)
    g.lineTo(70, -w * 1.1)
    g.fill()
  }
  g.restore()
  g.fillStyle = '#ffffffd8'
  for (const [cx, cy, size] of [
    [w * 0.12, h * 0.13, 30],
    [w * 0.9, h * 0.2, 26],
    [w * 0.8, h * 0.07, 18],
  ] as const) {
    g.beginPath()
    for (const [dx, dy, k] of [
      [0, 0, 1],
      [1.2, -0.4, 1.2],
      [2.5, 0, 0.9],
      [-1.1, 0.15, 0.75],
    ] as const) {
      g.moveTo(cx + dx * size + k * size, cy + dy * size)
      g.arc(cx + dx * size, cy + dy * size, k * size, 0, 7)
    }
    g.fill()
  }
}

function paintHills(g: G, y: number): void {
  const ridge = (top: number, swell: number, colour: string, shift: number) => {
    g.beginPath()
    g.moveTo(-9, h)
    for (let x = -9; x <= w + 9; x += 12) g.lineTo(x, top - swell * Math.sin((x / w) * 4.4 + shift))
    g.lineTo(w + 9, h)
    g.fillStyle = colour
    g.fill()
  }
  ridge(y - 190, 26, '#8fd0b4', 0.4)
  ridge(y - 150, 22, '#63b98c', 2.6)
  const scenery = sceneryOf(0)
  paintWood(g, { w, y: y - 122, size: 760 }, scenery, createRng('cover wood'))
  const meadow = g.createLinearGradient(0, y - 130, 0, h)
  meadow.addColorStop(0, '#b4e264')
  meadow.addColorStop(0.4, '#74c24e')
  meadow.addColorStop(1, '#1f6a45')
  g.fillStyle = meadow
  g.beginPath()
  g.moveTo(-9, h)
  g.lineTo(-9, y - 108)
  g.quadraticCurveTo(w / 2, y - 152, w + 9, y - 108)
  g.lineTo(w + 9, h)
  g.fill()
  g.strokeStyle = '#f2ffb0a0'
  g.lineWidth = 4
  g.stroke()
  const edge = (x: number) => y - 104 - 88 * (x / w) * (1 - x / w)
  paintFence(g, w, edge, 760, scenery)
  paintClusters(g, { w, top: y - 90, h }, THEMES[0]!, createRng('cover grass'))
}

type Peek = Omit<Other, 'at' | 'dy' | 'size'> & {
  x: number
  y: number
  scale: number
  /** Where it looks. */
  side: 1 | -1
  turn?: number
  mouth?: number
  lookX?: number
  lookY?: number
}

/** From one to the other. */
function gaze(from: Point, to: Point): { lookX: number; lookY: number } {
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  return { lookX: (LOOK * (to.x - from.x)) / far, lookY: (LOOK * (to.y - from.y)) / far }
}

/** An animal in its hiding place, as in the game; two eyes in the dark where it has not risen. */
function peek(g: G, peeking: Peek): void {
  const { x, y, scale, home, look, animal, rise, side, turn = 0, mouth = 0 } = peeking
  const { lookX = side * 0.9, lookY = -0.1 } = peeking
  const { back, front } = homes(home + look * HOME_COUNT)
  g.save()
  g.translate(x, y)
  g.scale(scale, scale)
  g.fillStyle = '#10402a50'
  g.beginPath()
  g.ellipse(0, 38, 66, 13, 0, 0, 7)
  g.fill()
  g.drawImage(back, HOME_BOX.x, HOME_BOX.y, HOME_BOX.w, HOME_BOX.h)
  g.save()
  g.beginPath()
  g.moveTo(-OPENING.rx, 0)
  g.ellipse(0, 0, OPENING.rx, OPENING.ry, 0, Math.PI, 0, true)
  g.lineTo(100, -70)
  g.lineTo(100, -200)
  g.lineTo(-100, -200)
  g.lineTo(-100, -70)
  g.clip()
  if (rise > 0) {
    g.translate(0, (1 - rise) * 100 + 3)
    g.rotate(turn)
    drawAnimal(g, animal, { ...STILL, lookX, lookY, mouth, ear: side * 0.6 })
  } else
    for (const dx of [-9, 9]) {
      g.fillStyle = '#fffbe8'
      g.beginPath()
      g.arc(dx, 0, 6, 0, 7)
      g.fill()
      g.fillStyle = '#2a1b2e'
      g.beginPath()
      g.arc(dx + 2, 0, 3, 0, 7)
      g.fill()
    }
  g.restore()
  g.drawImage(front, HOME_BOX.x, HOME_BOX.y, HOME_BOX.w, HOME_BOX.h)
  g.restore()
}

function paintNotes(g: G, scale: number): void {
  const notes =
    shape === 'tall'
      ? [
          [62, 72, -0.2, 1],
          [590, 86, 0.2, 3],
        ]
      : [
          [w * 0.07, 92, -0.25, 1],
          [w * 0.92, 92, 0.25, 3],
        ]
  for (const [x, y, turn, colour] of notes as [number, number, number, number][]) {
    g.save()
    g.translate(x, y)
    g.rotate(turn)
    g.scale(scale * 0.7, scale * 0.7)
    paintNote(g, NOTE_COLOURS[colour]!)
    g.restore()
  }
}

/** The nearest plane: dark grass and flowers, soft at the feet of the letters. */
function paintGrass(g: G): void {
  const top = h - (shape === 'tall' ? 270 : shape === 'wide' ? 140 : 190)
  const shade = g.createLinearGradient(0, top, 0, h)
  shade.addColorStop(0, '#12503a00')
  shade.addColorStop(0.5, '#12503ab0')
  shade.addColorStop(1, '#0c3a34f0')
  g.fillStyle = shade
  g.fillRect(0, top, w, h - top)
  for (let i = 0; i < w / 11; i++) {
    const x = i * 11 + ((i * 37) % 9)
    const edge = Math.abs(x / w - 0.5) * 2
    const reach = 14 + edge ** 3 * 120 + ((i * 53) % 17)
    g.strokeStyle = i % 3 ? '#0f4a38' : '#1c6a45'
    g.lineWidth = 7
    g.beginPath()
    g.moveTo(x, h + 6)
    g.quadraticCurveTo(x + ((i * 29) % 15) - 7, h - reach * 0.6, x + ((i * 41) % 31) - 15, h - reach)
    g.stroke()
  }
  for (const [x, y, r, colour] of [
    [w * 0.045, h - 128, 15, '#ff8fb8'],
    [w * 0.955, h - 118, 16, '#ffb84d'],
    [w * 0.085, h - 74, 10, '#ffe173'],
    [w * 0.92, h - 62, 10, '#c9a3ff'],
  ] as const) {
    g.fillStyle = colour
    g.strokeStyle = '#4a1f3a'
    g.lineWidth = 3
    g.beginPath()
    for (let i = 0; i < 5; i++) {
      const [px, py] = [x + Math.cos(i * 1.257) * r, y + Math.sin(i * 1.257) * r]
      g.moveTo(px + r * 0.8, py)
      g.arc(px, py, r * 0.8, 0, 7)
    }
    g.stroke()
    g.fill()
    g.fillStyle = '#fff3c4'
    g.beginPath()
    g.arc(x, y, r * 0.6, 0, 7)
    g.fill()
  }
}
