/** Pieces off the tray: the carried one, its ghost on the board, and the demonstrating paw. */
import { ease } from '@playhouse/game-kit'
import type { UiRect } from '@playhouse/game-kit'
import { drawPaw } from '../art/cat.ts'
import { BLEED } from '../art/cushion.ts'
import type { CushionSprites } from '../art/cushion.ts'
import { clamp01 } from './curves.ts'
import { drawPiece } from '../art/piece.ts'
import { SHAKE_MS, shakeSince } from './refusal.ts'
import { HOMING_MS, pieceAt, restOf, trayCellOf } from './scene.ts'
import type { Scene } from './scene.ts'
import { getShape, linksAt } from '../rules/shapes.ts'
import type { Piece } from '../state.ts'
import type { Spot } from '../rules/grid.ts'
import type { PiecePose } from '../art/piece.ts'

type Corner = { x: number; y: number; cell: number }

/** Where the piece would land; crossed out when the spot is taken, so that it does not hang on colour. */
export function drawGhost(g: CanvasRenderingContext2D, scene: Scene, sprites: CushionSprites): void {
  const { aim, layout } = scene
  const piece = aim ? pieceAt(scene, aim.slot) : null
  if (!aim || !piece || (!aim.fits && scene.held)) return
  const { board, cell } = layout
  g.save()
  g.globalAlpha = aim.fits ? 0.5 : 0.28
  drawPiece(g, scene, sprites, piece, {
    x: board.x + aim.col * cell,
    y: board.y + aim.row * cell,
    size: cell,
    mood: 'awake',
  })
  g.globalAlpha = 0.95
  g.strokeStyle = aim.fits ? '#6a3b2a' : '#8d2f3c'
  g.lineWidth = Math.max(2, cell * 0.05)
  g.lineCap = 'round'
  if (aim.fits) g.setLineDash([cell * 0.14, cell * 0.12])
  g.beginPath()
  for (const { row, col } of getShape(piece.shape).cells) {
    const x = board.x + (aim.col + col) * cell
    const y = board.y + (aim.row + row) * cell
    if (aim.fits) traceFreeSides(g, piece, { row, col }, { x, y, cell })
    else {
      line(g, x + cell * 0.3, y + cell * 0.3, x + cell * 0.7, y + cell * 0.7)
      line(g, x + cell * 0.7, y + cell * 0.3, x + cell * 0.3, y + cell * 0.7)
    }
  }
  g.stroke()
  g.restore()
}

function traceFreeSides(
  g: CanvasRenderingContext2D,
  piece: Piece,
  { row, col }: Spot,
  { x, y, cell }: Corner,
): void {
  const links = linksAt(getShape(piece.shape), row, col)
  if (!(links & 1)) line(g, x, y, x + cell, y)
  if (!(links & 2)) line(g, x + cell, y, x + cell, y + cell)
  if (!(links & 4)) line(g, x, y + cell, x + cell, y + cell)
  if (!(links & 8)) line(g, x, y, x, y + cell)
}

/** Placed pieces on their last way; thrown ones go in an arc. */
export function drawFlights(g: CanvasRenderingContext2D, scene: Scene, sprites: CushionSprites): void {
  const { board, cell } = scene.layout
  for (const { piece, row, col, from, at, ms } of scene.effects.flights) {
    const t = clamp01((scene.now - at) / ms)
    const go = from.isThrown ? ease.out(t) : t
    const size = from.size + (cell - from.size) * go
    const x = from.x + (board.x + col * cell - from.x) * go
    const y = from.y + (board.y + row * cell - from.y) * go
    const arc = from.isThrown ? Math.sin(t * Math.PI) * cell * 0.5 : 0
    dropShadow(g, piece, { x, y, size, height: cell * 0.3 * (1 - t) })
    drawSized(g, scene, sprites, piece, { x, y: y - arc, size, mood: 'awake' })
  }
}

/** Scales what was painted for the board: a set of cushions for every size on the way would fill the memory. */
function drawSized(
  g: CanvasRenderingContext2D,
  scene: Scene,
  sprites: CushionSprites,
  piece: Piece,
  { x, y, size, mood }: PiecePose,
): void {
  const { cell } = scene.layout
  g.save()
  g.translate(x, y)
  g.scale(size / cell, size / cell)
  drawPiece(g, scene, sprites, piece, { x: 0, y: 0, size: cell, mood, bleed: BLEED })
  g.restore()
}

export function drawHeld(g: CanvasRenderingContext2D, scene: Scene, sprites: CushionSprites): void {
  const flying = scene.held ?? scene.homing
  const piece = flying ? pieceAt(scene, flying.slot) : null
  if (!flying || !piece) return
  const rest = restOf(scene, flying.slot, getShape(piece.shape))
  // A refused piece shakes its head before it returns.
  const since = scene.held ? 0 : scene.now - scene.homing!.at
  const wait = scene.homing?.isRefused && !scene.calm ? SHAKE_MS : 0
  const t = scene.held ? 0 : ease.out(clamp01((since - wait) / HOMING_MS))
  const small = trayCellOf(scene, flying.slot, getShape(piece.shape))
  const size = small + (scene.layout.cell - small) * flying.grown * (1 - t)
  const shake = wait > 0 ? shakeSince(since, scene.calm) * scene.layout.cell : 0
  const x = flying.x + (rest.x - flying.x) * t + shake
  const y = flying.y + (rest.y - flying.y) * t
  const shape = getShape(piece.shape)
  const [middleX, middleY] = [(shape.w * size) / 2, (shape.h * size) / 2]
  // A little too large for a moment: it was picked up.
  const lift = scene.calm ? 1 : 1 + Math.sin(flying.grown * Math.PI) * 0.1
  g.save()
  g.translate(x + middleX, y + middleY)
  g.rotate(flying.lean * (1 - t))
  g.scale(lift, lift)
  g.translate(-middleX, -middleY)
  dropShadow(g, piece, { x: 0, y: 0, size, height: scene.layout.cell * 0.3 * flying.grown * (1 - t) })
  drawSized(g, scene, sprites, piece, {
    x: 0,
    y: 0,
    size,
    mood: scene.held ? 'awake' : wait > 0 ? 'worried' : 'asleep',
  })
  g.restore()
}
type PieceShadow = { x: number; y: number; size: number; height: number }

/** A plain shape: a blurred shadow would cost more than all the rest of the frame. */
function dropShadow(g: CanvasRenderingContext2D, piece: Piece, { x, y, size, height }: PieceShadow): void {
  g.fillStyle = 'rgba(48,14,44,.3)'
  g.beginPath()
  for (const { row, col } of getShape(piece.shape).cells) {
    g.roundRect(x + col * size + height * 0.25, y + row * size + height, size, size, size * 0.26)
  }
  g.fill()
}

/** The paw drags a piece to its place repeatedly, until the player does it. */
export function drawGuide(g: CanvasRenderingContext2D, scene: Scene, sprites: CushionSprites): UiRect[] {
  const { guide, layout, now } = scene
  const piece = guide ? pieceAt(scene, guide.slot) : null
  if (!guide || !piece || scene.held) return []
  const shape = getShape(piece.shape)
  const t = ((now - guide.at) % 2600) / 2600
  const go = ease.out(clamp01((t - 0.18) / 0.45))
  const press = clamp01(t / 0.14) * (1 - clamp01((t - 0.72) / 0.1))
  const rest = restOf(scene, guide.slot, shape)
  const small = trayCellOf(scene, guide.slot, shape)
  // Over its slot it has nearly the size of the tray, or it would reach out of the picture; it grows on its way.
  const picked = small * (1 + 0.1 * ease.back(clamp01((t - 0.1) / 0.12)))
  const size = picked + (layout.cell - picked) * go
  /** The edge of the piece whose middle goes from the slot to the gap. */
  const between = (slotAt: number, gapAt: number, cells: number) => {
    const [start, end] = [slotAt + (small * cells) / 2, gapAt + (layout.cell * cells) / 2]
    return start + (end - start) * go - (size * cells) / 2
  }
  const x = between(rest.x, layout.board.x + guide.col * layout.cell, shape.w)
  const y = between(rest.y, layout.board.y + guide.row * layout.cell, shape.h)
  g.save()
  g.globalAlpha = 0.8 * (1 - clamp01((t - 0.8) / 0.12))
  drawSized(g, scene, sprites, piece, { x, y, size, mood: 'awake' })
  g.globalAlpha = 1 - clamp01((t - 0.86) / 0.12)
  const paw = Math.max(46, layout.cell * 1.1)
  const slot = layout.slots[guide.slot]!
  const low = y + shape.h * size * 0.75
  // It begins within its slot: the next piece stays in sight.
  const lift = Math.max(0, low + paw - slot.y - slot.h) * (1 - go)
  const at = { x: x + (shape.w * size) / 2, y: low - lift }
  if (guide.paw) drawPaw(g, at.x, at.y, paw, press)
  g.restore()
  // On its way from the slot into the gap it passes over others.
  const isResting = go === 0 || (go === 1 && t < 0.95)
  const of = go === 0 ? `slot ${guide.slot + 1}` : 'gap'
  const box = { x: at.x - paw / 2, y: at.y, w: paw, h: paw }
  return guide.paw && isResting ? [{ id: 'paw', kind: 'float', of, ...box }] : []
}

function line(g: CanvasRenderingContext2D, x0: number, y0: number, x1: number, y1: number): void {
  g.moveTo(x0, y0)
  g.lineTo(x1, y1)
}
