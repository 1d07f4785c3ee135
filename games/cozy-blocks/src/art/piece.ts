/** Draws a whole piece anywhere. */
import type { CushionSprites } from './cushion.ts'
import type { Mood } from './face.ts'
import type { Scene } from '../view/scene.ts'
import { getShape, linksAt } from '../rules/shapes.ts'
import type { Piece } from '../state.ts'

export type PiecePose = { x: number; y: number; size: number; mood: Mood; bleed?: number }

/** The top left corner of its box is at x, y. */
export function drawPiece(
  g: CanvasRenderingContext2D,
  scene: Scene,
  sprites: CushionSprites,
  piece: Piece,
  { x, y, size, mood, bleed = 0 }: PiecePose,
): void {
  const shape = getShape(piece.shape)
  for (let i = 0; i < shape.cells.length; i++) {
    const { row, col } = shape.cells[i]!
    const look = {
      colour: piece.colour,
      links: linksAt(shape, row, col),
      mood: i === shape.face ? mood : null,
      patterns: scene.patterns,
      charm: i === shape.face ? piece.charm : 0,
    }
    sprites.draw(g, look, { x: x + col * size, y: y + row * size, size }, scene.scale, bleed)
  }
}
