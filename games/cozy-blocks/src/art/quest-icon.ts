/** A quest as a small icon: lines of a quilt, a cushion's colour, or a count. */
import { GIFT } from '../rules/charms.ts'
import type { Quest } from '../rules/quests.ts'

type Pen = CanvasRenderingContext2D
const CLOTH = '#e6cba2'
const LIT = '#f0883c'
/** Squares a side of the little quilt that shows which lines are meant. */
const SQUARES = 4

export type PaintCushion = (colour: number, charm: number, x: number, y: number, size: number) => void
export type IconPlace = { x: number; y: number; size: number }

/** `paintCushion` draws one as large as the picture: a page and the board keep theirs in different ways. */
export function drawQuestIcon(
  g: Pen,
  quest: Pick<Quest, 'kind' | 'need' | 'colour'>,
  { x, y, size }: IconPlace,
  paintCushion: PaintCushion,
): void {
  const { kind, colour } = quest
  if (kind === 'colour' || kind === 'gift') paintCushion(colour || 1, kind === 'gift' ? GIFT : 0, x, y, size)
  else if (kind === 'combo') drawInARow(g, x, y, size)
  else drawQuilt(g, (row, col) => isLit(quest, row, col), x, y, size)
}

/** Which squares of the little quilt shine. */
function isLit({ kind, need }: Pick<Quest, 'kind' | 'need'>, row: number, col: number): boolean {
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
