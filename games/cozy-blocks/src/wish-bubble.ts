/** What the cat dreams of, as a picture in a bubble over her. */
import { ease } from '@playhouse/game-kit'
import { GIFT } from './charms.ts'
import { clamp01 } from './curves.ts'
import type { CushionShelf } from './cushion.ts'
import { FONT } from './palette.ts'
import type { Scene } from './scene.ts'
import { texts } from './texts.ts'
import type { Wish } from './wishes.ts'

type Pen = CanvasRenderingContext2D
const INK = '#3a1f2e'
const CLOTH = '#e6cba2'
const LIT = '#f0883c'
/** Squares a side of the little quilt that shows which lines are meant. */
const SQUARES = 4
export const CHANGE_MS = 700

export function drawWish(g: Pen, scene: Scene, shelf: CushionShelf): void {
  const { layout, game, now, calm } = scene
  const { wish } = game
  const { x, y, w, h } = layout.wish
  if (!wish || w <= 0 || game.outcome) return
  const t = clamp01((now - scene.wishAt) / CHANGE_MS)
  const zoom = calm ? 1 : 0.6 + 0.4 * ease.back(clamp01(t * 2))
  const { width, icon, word, wordSize } = measure(g, wish, w, h)
  const left = layout.portrait ? x + w - width : x
  g.save()
  // It grows out of her.
  g.translate(left + width, y + h)
  g.scale(zoom, zoom)
  g.translate(-left - width, -y - h)
  drawBubble(g, scene, left, y, width, h)
  drawIcon(g, scene, shelf, wish, left + 9, y + 4, icon)
  g.fillStyle = '#7a4a34'
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  g.font = `800 ${wordSize}px ${FONT}`
  if (word) g.fillText(word, left + icon + 16, y + h * 0.29)
  g.fillStyle = INK
  g.font = `900 ${countSizeOf(h)}px ${FONT}`
  g.fillText(countOf(wish), left + icon + 16, y + h * (word ? 0.7 : 0.54))
  g.restore()
}

const countSizeOf = (h: number) => Math.max(19, h * 0.4)

/** As wide as its words need: on a wide window a sentence, on a phone a word, in a low window only the count. */
function measure(g: Pen, wish: Wish, w: number, h: number) {
  const icon = h - 8
  const room = w - icon - 30
  const size = Math.max(15, Math.min(22, h * 0.33))
  g.font = `800 ${size}px ${FONT}`
  const long = texts.wish(wish)
  const short = texts.wishWord(wish)
  const word = h < 40 ? '' : g.measureText(long).width <= room * 1.25 ? long : short
  const length = word ? g.measureText(word).width : 0
  const wordSize = length > room ? (size * room) / length : size
  g.font = `900 ${countSizeOf(h)}px ${FONT}`
  const widest = Math.max(g.measureText(countOf(wish)).width, Math.min(length, room))
  return { width: Math.min(w, icon + 30 + widest), icon, word, wordSize }
}

/** How far it is; how many where it has to be done at one go. */
function countOf({ kind, need, have }: Wish): string {
  return kind === 'together' ? String(need) : `${have}/${need}`
}

function drawBubble(g: Pen, { layout }: Scene, x: number, y: number, w: number, h: number): void {
  const { cat, portrait } = layout
  g.fillStyle = 'rgba(40,14,44,.35)'
  g.beginPath()
  g.roundRect(x + 1, y + 3, w, h, h / 2)
  g.fill()
  g.fillStyle = '#fff6e2'
  g.beginPath()
  g.roundRect(x, y, w, h, h / 2)
  g.fill()
  // Two drops lead to her head.
  const drops: [number, number, number][] = portrait
    ? [
        [x + w + 4, y + h * 0.62, 4],
        [x + w + 11, y + h * 0.7, 2.4],
      ]
    : cat.x >= x + w
      ? [[x + w + 4, y + h * 0.4, 4]]
      : [
          [cat.x + cat.w * 0.24, y + h + 6, 6],
          [cat.x + cat.w * 0.28, y + h + 17, 4],
        ]
  for (const [dx, dy, r] of drops) {
    g.beginPath()
    g.arc(dx, dy, r, 0, 7)
    g.fill()
  }
}

function drawIcon(
  g: Pen,
  scene: Scene,
  shelf: CushionShelf,
  wish: Wish,
  x: number,
  y: number,
  size: number,
): void {
  const { kind, colour } = wish
  if (kind === 'colour' || kind === 'gift') {
    const look = { colour: colour || 1, links: 0, mood: 'happy' as const, patterns: scene.patterns }
    shelf.draw(g, { ...look, charm: kind === 'gift' ? GIFT : 0 }, x, y, size, size, scene.scale)
  } else if (kind === 'combo') drawInARow(g, x, y, size)
  else drawQuilt(g, (row, col) => isLit(wish, row, col), x, y, size)
}

/** Which squares of the little quilt shine. */
function isLit({ kind, need }: Wish, row: number, col: number): boolean {
  if (kind === 'row') return row === 1
  if (kind === 'col') return col === 1
  if (kind === 'patch') return row < SQUARES / 2 && col < SQUARES / 2
  return need > 2 ? row === 1 || row === 3 || col === 1 : row === 1 || col === 1
}

function drawQuilt(
  g: Pen,
  lit: (row: number, col: number) => boolean,
  x: number,
  y: number,
  size: number,
): void {
  const cell = size / SQUARES
  for (let row = 0; row < SQUARES; row++)
    for (let col = 0; col < SQUARES; col++) {
      g.fillStyle = lit(row, col) ? LIT : CLOTH
      g.beginPath()
      g.roundRect(x + col * cell + 0.6, y + row * cell + 0.6, cell - 1.2, cell - 1.2, cell * 0.26)
      g.fill()
    }
}

/** A combo: moons in a row. */
function drawInARow(g: Pen, x: number, y: number, size: number): void {
  for (let i = 0; i < 3; i++) {
    g.fillStyle = ['#8a5cc0', '#6c3fa3', '#4f2784'][i]!
    g.beginPath()
    g.arc(x + size * (0.2 + i * 0.3), y + size * (0.62 - i * 0.14), size * 0.2, 0, 7)
    g.fill()
  }
}
