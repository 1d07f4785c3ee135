/** Shows why a piece does not fit: the blocked squares blush, and the piece shakes its head. */
import { SIZE, getShape } from '../rules/shapes.ts'
import { clamp01 } from './curves.ts'
import type { Scene } from './scene.ts'
import type { Piece } from '../state.ts'

export const REFUSE_MS = 620
/** How long it shakes before it goes home. */
export const SHAKE_MS = 190

/** Squares of the board that are in the way; null where the piece does not touch the board at all. */
export function listInTheWay(
  board: readonly number[],
  piece: Piece,
  row: number,
  col: number,
): number[] | null {
  const isOn = (at: number) => at >= 0 && at < SIZE
  const under = getShape(piece.shape)
    .cells.map((cell) => ({ row: row + cell.row, col: col + cell.col }))
    .filter((cell) => isOn(cell.row) && isOn(cell.col))
    .map((cell) => cell.row * SIZE + cell.col)
  return under.length > 0 ? under.filter((index) => board[index] !== 0) : null
}

export function drawRefusal(g: CanvasRenderingContext2D, { refusal, now, layout }: Scene): void {
  const t = (now - refusal.at) / REFUSE_MS
  if (t < 0 || t >= 1) return
  const { board, cell } = layout
  g.save()
  g.globalAlpha = Math.min(1, (1 - t) * 1.6)
  for (const index of refusal.squares) {
    const x = board.x + (index % SIZE) * cell
    const y = board.y + Math.floor(index / SIZE) * cell
    g.fillStyle = 'rgba(196,32,52,.5)'
    g.strokeStyle = '#a3142b'
    g.lineWidth = Math.max(2, cell * 0.07)
    g.beginPath()
    g.roundRect(x + 2, y + 2, cell - 4, cell - 4, cell * 0.26)
    g.fill()
    g.stroke()
  }
  g.restore()
}

/** How far something swings from side to side, in squares, since it was refused. */
export function shakeSince(ms: number, calm: boolean): number {
  const t = clamp01(ms / SHAKE_MS)
  return calm || t <= 0 || t >= 1 ? 0 : Math.sin(t * Math.PI * 4) * 0.14
}
