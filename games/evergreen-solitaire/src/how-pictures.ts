/** What the rules say, shown with cards: small scenes over the words of the how-to page. */
import { makePicture } from './elements.ts'
import type { G } from './elements.ts'
import { drawFace, FONT } from './faces.ts'
import type { Kind } from './variants.ts'

const W = 320
const H = 112
const CARD = 50
const LOOK = { w: CARD, h: 78, hasFour: false, isBig: false, back: 'moon', strip: 0 } as const

/** `at`: its upper left corner; `seen`: how much the next one leaves in sight. */
type Shown = { suit: number; rank: number; at: readonly [x: number, y: number]; seen?: number }
type Scene = {
  cards: readonly Shown[]
  arrows: readonly (readonly [x: number, y: number, toX: number, toY: number])[]
  signs?: readonly (readonly [text: string, x: number, y: number])[]
}
const STRIP = 24

const BUILD: Scene = {
  cards: [
    { suit: 1, rank: 9, at: [14, 4], seen: STRIP },
    { suit: 0, rank: 8, at: [14, 4 + STRIP] },
    { suit: 3, rank: 7, at: [104, 30] },
    { suit: 2, rank: 1, at: [180, 26] },
    { suit: 2, rank: 2, at: [262, 26] },
  ],
  arrows: [
    [100, 74, 70, 84],
    [258, 66, 234, 66],
  ],
}
const SCENES: Record<Kind, Scene> = {
  klondike: BUILD,
  freecell: BUILD,
  spider: {
    cards: [
      { suit: 0, rank: 13, at: [14, 2], seen: STRIP },
      { suit: 0, rank: 12, at: [14, 2 + STRIP], seen: 16 },
      { suit: 0, rank: 11, at: [104, 26] },
      { suit: 0, rank: 1, at: [252, 26] },
    ],
    arrows: [[100, 70, 70, 80]],
    signs: [['K … A', 200, 66]],
  },
  pyramid: {
    cards: [
      { suit: 1, rank: 10, at: [6, 18] },
      { suit: 0, rank: 3, at: [84, 18] },
      { suit: 3, rank: 13, at: [216, 18] },
    ],
    arrows: [],
    signs: [
      ['+', 70, 58],
      ['= 13', 166, 58],
      ['= 13', 294, 58],
    ],
  },
  tripeaks: {
    cards: [
      { suit: 0, rank: 5, at: [10, 18] },
      { suit: 1, rank: 6, at: [88, 18] },
      { suit: 2, rank: 7, at: [166, 18] },
      { suit: 3, rank: 6, at: [244, 18] },
    ],
    arrows: [
      [64, 57, 84, 57],
      [142, 57, 162, 57],
      [220, 57, 240, 57],
    ],
  },
}

export const pictureRules = (kind: Kind): HTMLCanvasElement =>
  makePicture(W, H, (g) => {
    g.fillStyle = '#256b57'
    g.beginPath()
    g.roundRect(0, 0, W, H, 16)
    g.fill()
    const { cards, arrows, signs = [] } = SCENES[kind]
    for (const { suit, rank, at, seen } of cards) {
      g.save()
      g.translate(...at)
      drawFace(g, suit * 13 + rank - 1, 4, LOOK, seen)
      g.restore()
    }
    for (const [x, y, toX, toY] of arrows) drawArrow(g, x, y, toX, toY)
    g.fillStyle = '#fff2b0'
    g.font = `900 24px ${FONT}`
    g.textAlign = 'center'
    g.textBaseline = 'middle'
    for (const [text, x, y] of signs) g.fillText(text, x, y)
  })

function drawArrow(g: G, x: number, y: number, toX: number, toY: number): void {
  const turn = Math.atan2(toY - y, toX - x)
  const long = Math.hypot(toX - x, toY - y)
  g.save()
  g.translate(x, y)
  g.rotate(turn)
  g.strokeStyle = g.fillStyle = '#ffd25e'
  g.lineWidth = 6
  g.lineCap = 'round'
  g.beginPath()
  g.moveTo(0, 0)
  g.lineTo(long - 8, 0)
  g.stroke()
  g.beginPath()
  g.moveTo(long + 2, 0)
  g.lineTo(long - 12, -10)
  g.lineTo(long - 12, 10)
  g.fill()
  g.restore()
}
