/** The paw that drags a piece into the first gap: until somebody has cleared something, also after a take-back. */
import type { Kit } from '@playhouse/game-kit'
import { findClearingSpot } from './rules.ts'
import type { Cozy } from './rules.ts'
import type { Scene } from './scene.ts'
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
  const show = () => {
    const { game, held, guide, chosen } = scene
    if (held || guide || !isLearning(game, kit.data.lines)) return
    const spots = game.hand.flatMap((_, slot) => {
      const spot = findClearingSpot(game, slot)
      return spot ? [{ slot, ...spot }] : []
    })
    const spot = spots.find(({ slot }) => slot === chosen) ?? spots[0]
    if (!spot) return
    scene.guide = { ...spot, at: kit.now, paw: true }
    kit.invalidate()
  }
  return {
    isOn: () => isLearning(scene.game, kit.data.lines),
    /** After a while, if it is still wanted then. */
    offer(delayMs: number) {
      if (isLearning(scene.game, kit.data.lines))
        kit.juice.tween({ ms: 1, delayMs, update: () => {}, done: show })
    },
  }
}
