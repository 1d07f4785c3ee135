/** The title lettering: outlined letters that hop like animals. */
import { LETTERS } from './letters.ts'

type G = CanvasRenderingContext2D
const TIGHTEN = 20
const SPACE = 190
const INK = '#4a1f3a'

/** A line of the title with its middle at x and its feet at y. */
export function drawTitle(g: G, text: string, x: number, y: number, size: number): void {
  const scale = size / 1000
  const width = [...text].reduce((sum, letter) => sum + advanceOf(letter), 0) * scale
  let left = x - width / 2
  const letters = [...text].flatMap((letter, i) => {
    const outline = LETTERS[letter]
    if (!outline) {
      left += SPACE * scale
      return []
    }
    const { path, width: own } = outline
    const at = left + (own * scale) / 2
    left += advanceOf(letter) * scale
    const t = (i + 0.5) / text.length - 0.5
    return [
      {
        path: new Path2D(path),
        own,
        at,
        turn: [-4, 3, -2, 4][i % 4]! + t * 9,
        drop: t * t * size * 0.42 + [0, -0.04, 0.02][i % 3]! * size,
      },
    ]
  })
  const layer = (fall: number, draw: (path: Path2D) => void) => {
    for (const { path, own, at, turn, drop } of letters) {
      g.save()
      g.translate(at, y + drop + fall * size)
      g.rotate((turn * Math.PI) / 180)
      g.scale(scale, -scale)
      g.translate(-own / 2, 0)
      draw(path)
      g.restore()
    }
  }
  const ink = (path: Path2D) => {
    g.fillStyle = g.strokeStyle = INK
    g.lineWidth = 190
    g.stroke(path)
    g.fill(path)
  }
  g.lineJoin = 'round'
  layer(0.085, ink)
  layer(0, ink)
  layer(0.024, (path) => {
    g.fillStyle = g.strokeStyle = '#ff8a4c'
    g.lineWidth = 28
    g.stroke(path)
    g.fill(path)
  })
  layer(-0.008, (path) => {
    const shine = g.createLinearGradient(0, 720, 0, 0)
    shine.addColorStop(0, '#fffdf0')
    shine.addColorStop(0.5, '#fff3c4')
    shine.addColorStop(1, '#ffdc7a')
    g.fillStyle = g.strokeStyle = shine
    g.lineWidth = 14
    g.stroke(path)
    g.fill(path)
  })
}

function advanceOf(letter: string): number {
  return letter === ' ' ? SPACE : (LETTERS[letter]?.width ?? 0) - TIGHTEN
}
