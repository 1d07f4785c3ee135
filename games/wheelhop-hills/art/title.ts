/** The title lettering: letters cut from paper, two sheets each, with a wheel for every `o`. */
import { ink as fill } from '../src/art/paper.ts'
import { drawWheel } from '../src/art/vehicle-art.ts'
import { LETTERS } from './letters.ts'

type G = CanvasRenderingContext2D
const TIGHTEN = 14
const SPACE = 200
const INK = '#4a1d33'

export type Ink = { face: string; low: string }
type Lettering = { x: number; y: number; size: number; rise: number }

/** A line of the title with its middle at x and its feet at y, on a hill's back: the middle stands `rise` higher. */
export function drawTitle(g: G, text: string, { x, y, size, rise }: Lettering, ink: Ink): void {
  const scale = size / 1000
  const width = [...text].reduce((sum, letter) => sum + advanceOf(letter), 0) * scale
  let left = x - width / 2
  const letters = [...text].map((letter, i) => {
    const own = LETTERS[letter]?.width ?? 0
    const at = left + (own * scale) / 2
    left += advanceOf(letter) * scale
    const t = (at - x) / (width / 2)
    return {
      letter,
      own,
      at,
      turn: [-3, 2, -2, 3][i % 4]! + t * 7,
      lift: (1 - t * t) * rise + [0, 0.02, -0.02][i % 3]! * size,
    }
  })
  const layer = (dx: number, dy: number, draw: (letter: string) => void) => {
    for (const { letter, own, at, turn, lift } of letters) {
      g.save()
      g.translate(at + dx * size, y - lift + dy * size)
      g.rotate((turn * Math.PI) / 180)
      g.scale(scale, -scale)
      g.translate(-own / 2, 0)
      draw(letter)
      g.restore()
    }
  }
  const cut = (letter: string, wide: number, colour: string) => {
    g.fillStyle = g.strokeStyle = colour
    g.lineJoin = 'round'
    g.lineWidth = wide
    if (letter === 'o') {
      g.beginPath()
      g.arc((LETTERS.o?.width ?? 0) / 2, 250, 268 + wide / 2, 0, 7)
      g.fill()
      return
    }
    const path = new Path2D(LETTERS[letter]?.path ?? '')
    g.stroke(path)
    fill(g, path)
  }
  layer(0.035, 0.07, (letter) => cut(letter, 190, '#2a102055'))
  layer(0, 0, (letter) => cut(letter, 190, INK))
  layer(0, 0, (letter) => cut(letter, 96, '#fffaf0'))
  layer(0.008, 0.016, (letter) => cut(letter, 8, ink.low))
  layer(-0.004, -0.008, (letter) => {
    if (letter !== 'o') return cut(letter, 6, ink.face)
    g.save()
    g.translate((LETTERS.o?.width ?? 0) / 2, 250)
    g.scale(12, -12)
    drawWheel(g, 'pip', 22)
    g.restore()
  })
}

function advanceOf(letter: string): number {
  return letter === ' ' ? SPACE : (LETTERS[letter]?.width ?? 0) - TIGHTEN
}
