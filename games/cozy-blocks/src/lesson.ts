/** The paw that drags a piece into the first gap: until somebody has cleared something, also after a take-back. */
import type { Kit } from '@playhouse/game-kit'
import { findClearingSpot } from './rules.ts'
import type { Cozy } from './rules.ts'
import type { Scene } from './scene.ts'
import { getShape } from './shapes.ts'
import type { GameState } from './state.ts'
import type { Keepsakes } from './things.ts'

/** Who has cleared so many knows how. */
const LEARNT = 4
const LESSON_HANDS = 2

/** Whether the gap of the beginning is still there to be filled by somebody who is new. */
export function isLearning(game: GameState, lines: number): boolean {
  const isFirst = game.mode === 'endless' && game.cleared === 0 && game.handNumber <= LESSON_HANDS
  return isFirst && lines < LEARNT && !game.outcome
}

export function createLesson(kit: Kit<Cozy, Keepsakes>, scene: Scene) {
  /** Where the gap is filled, and by which pieces; nowhere for who knows how. */
  const listSpots = () =>
    isLearning(scene.game, kit.data.lines)
      ? scene.game.hand.flatMap((piece, slot) => {
          if (!piece) return []
          const spot = findClearingSpot(scene.game, slot)
          return spot ? [{ slot, shape: piece.shape, ...spot }] : []
        })
      : []
  const show = () => {
    const { held, guide, chosen } = scene
    if (held || guide) return
    const spots = listSpots()
    const spot = spots.find(({ slot }) => slot === chosen) ?? spots[0]
    if (!spot) return
    const { slot, row, col } = spot
    scene.guide = { slot, row, col, at: kit.now, paw: true }
    kit.invalidate()
  }
  return {
    isOn: () => isLearning(scene.game, kit.data.lines),
    /** Where a piece of the hand fills the gap. */
    findSpot: (slot: number) => listSpots().find((spot) => spot.slot === slot) ?? null,
    /** For the sign beside it. The piece of one row says best where it is. */
    findGap() {
      const boxes = listSpots().map(({ shape, row, col }) => {
        const { w, h } = getShape(shape)
        return { row, col, w, h }
      })
      return boxes.sort((a, b) => a.h - b.h)[0] ?? null
    },
    /** After a while, if it is still wanted then. */
    offer(delayMs: number) {
      if (isLearning(scene.game, kit.data.lines))
        kit.juice.tween({ ms: 1, delayMs, update: () => {}, done: show })
    },
  }
}
