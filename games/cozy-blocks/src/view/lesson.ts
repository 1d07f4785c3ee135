/** The tutorial paw: drags a piece into the first gap until the player has cleared something, also after an undo. */
import type { Kit } from '@playhouse/game-kit'
import { listCovered } from '../rules/clearing.ts'
import { listSpots, toGrid } from '../rules/grid.ts'
import type { Spot } from '../rules/grid.ts'
import { findClearingSpot, previewLines } from '../rules.ts'
import type { Cozy } from '../rules.ts'
import type { Scene } from './scene.ts'
import { SIZE, getShape } from '../rules/shapes.ts'
import type { GameState } from '../state.ts'
import type { Keepsakes } from './things.ts'

/** A player with this many cleared lines needs no tutorial. */
const LEARNT = 4
const LESSON_HANDS = 2
const PATIENCE_MS = 3200

/** Whether the starting gap is still open for a new player. */
export function isLearning(game: GameState, lines: number): boolean {
  const isFirst = game.mode === 'endless' && game.cleared === 0 && game.handNumber <= LESSON_HANDS
  return isFirst && lines < LEARNT && !game.outcome
}

type Box = Spot & { w: number; h: number }

/** The free squares of a line that a piece fills, as a box: what of the piece lies beside them is no gap. */
export function findGapBox(game: GameState, { slot, row, col }: Spot & { slot: number }): Box {
  const covered = new Set(listCovered(previewLines(game, slot, row, col)))
  const squares = getShape(game.hand[slot]!.shape)
    .cells.map((cell) => ({ row: row + cell.row, col: col + cell.col }))
    .filter((cell) => covered.has(cell.row * SIZE + cell.col))
  const [rows, cols] = [squares.map((one) => one.row), squares.map((one) => one.col)]
  const [top, left] = [Math.min(...rows), Math.min(...cols)]
  return { row: top, col: left, w: Math.max(...cols) - left + 1, h: Math.max(...rows) - top + 1 }
}

/** The free place nearest to the gap that leaves it open. */
export function findBeside(game: GameState, slot: number, gap: Box): Spot | null {
  const { shape } = game.hand[slot]!
  const isInGap = (row: number, col: number) =>
    row >= gap.row && row < gap.row + gap.h && col >= gap.col && col < gap.col + gap.w
  const away = (spot: Spot) => Math.hypot(spot.row - gap.row, spot.col - gap.col)
  return (
    listSpots(toGrid(game.board), shape)
      .filter(
        (spot) => !getShape(shape).cells.some((cell) => isInGap(spot.row + cell.row, spot.col + cell.col)),
      )
      .sort((a, b) => away(a) - away(b))[0] ?? null
  )
}

export function createLesson(kit: Kit<Cozy, Keepsakes>, scene: Scene) {
  /** Where the gap is filled, and by which pieces; nowhere for who knows how. */
  const listFillers = () =>
    isLearning(scene.game, kit.data.lines)
      ? scene.game.hand.flatMap((piece, slot) => {
          if (!piece) return []
          const spot = findClearingSpot(scene.game, slot)
          return spot ? [{ slot, ...spot }] : []
        })
      : []
  const show = () => {
    const { held, guide, chosen } = scene
    if (held || guide) return
    const spots = listFillers()
    const spot = spots.find(({ slot }) => slot === chosen) ?? spots[0]
    if (!spot) return
    const { slot, row, col } = spot
    scene.guide = { slot, row, col, at: kit.now, paw: true }
    kit.invalidate()
  }
  /** After a while, if it is still wanted then. */
  const offer = (delayMs: number) => {
    if (isLearning(scene.game, kit.data.lines))
      kit.juice.tween({ ms: 1, delayMs, update: () => {}, done: show })
  }
  return {
    isOn: () => isLearning(scene.game, kit.data.lines),
    /** Another piece was chosen than the one the paw shows: it goes, and comes back for who does nothing. */
    chose(slot: number) {
      if (scene.guide && scene.guide.slot !== slot) scene.guide = null
      offer(PATIENCE_MS)
    },
    /** Where a chosen piece is aimed: into the gap, or beside it where it cannot fill it. */
    findSpot(slot: number): Spot | null {
      const spots = listFillers()
      const own = spots.find((spot) => spot.slot === slot)
      if (own || spots.length === 0) return own ?? null
      return findBeside(scene.game, slot, findGapBox(scene.game, spots[0]!))
    },
    /** For the sign over it. */
    findGap() {
      const [spot] = listFillers()
      return spot ? findGapBox(scene.game, spot) : null
    },
    offer,
  }
}
