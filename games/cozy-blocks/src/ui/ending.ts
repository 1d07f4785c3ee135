/** The result card of a run: its texts and the next steps. */
import type { Kit, Result } from '@playhouse/game-kit'
import { canUndo } from '../rules/history.ts'
import { findNextNight } from '../rules/nights.ts'
import { PUZZLE_COUNT, findPictureName } from '../rules/puzzles.ts'
import { canRefill } from '../rules/refill.ts'
import { countStars, hasNoMoves } from '../rules.ts'
import type { Input } from '../rules/events.ts'
import type { Cozy } from '../rules.ts'
import type { GameState } from '../state.ts'
import { texts } from '../texts.ts'
import type { Keepsakes } from '../view/things.ts'

const REFILL = { label: texts.freshPieces, command: { type: 'refill' } } as const

/** What the card says at the end. */
export function describeEnd(
  kit: Kit<Cozy, Keepsakes>,
  state: GameState,
  bestBefore: number,
): Partial<Result<Input>> {
  const room = { id: 'room', label: texts.room, act: () => kit.open('room') }
  const rescue = canUndo(state) ? { rescue: () => kit.continueRun({ type: 'undo' }) } : {}
  const goOn = {
    label: texts.nextPuzzle,
    act: () => kit.begin('puzzle', findNextPuzzle(kit, state.puzzle) + 1),
    isMain: true,
  }
  if (state.mode === 'night') return describeMorning(kit, state, room, rescue)
  if (state.outcome === 'solved') {
    return {
      title: texts.solvedTitle,
      about: [
        texts.solvedAbout(state.puzzle + 1, findPictureName(state.puzzle)),
        ...(countStars(state) < 3 ? [texts.starsAbout] : []),
      ].join(' '),
      extra: [goOn, room],
      hasNext: false,
    }
  }
  if (state.mode === 'puzzle') return rescue
  const about = texts.tale(state.cleared, state.bestCombo)
  const isNewBest = bestBefore > 0 && state.score > bestBefore
  return state.outcome === 'done'
    ? { title: texts.doneTitle, about, extra: [room], isNewBest }
    : { extra: [room], isNewBest, ...rescue, ...(canRefill(state) && { reward: REFILL }) }
}

type Extra = NonNullable<Result['extra']>[number]

/** The quest of the night was completed, or the night ended first. */
function describeMorning(
  kit: Kit<Cozy, Keepsakes>,
  state: GameState,
  room: Extra,
  rescue: Pick<Result<Input>, 'rescue'>,
): Partial<Result<Input>> {
  const { puzzle: number, wish: quest } = state
  const night = texts.nightTitle(number + 1)
  if (state.outcome === 'done') {
    // The new result is not saved yet when the card is written.
    const level = findNextNight(number + 1, { ...kit.record.stars.night, [number + 1]: 1 })
    const next = level && { label: texts.nextNight, act: () => kit.begin('night', level), isMain: true }
    const about = next ? texts.nightWon(night) : texts.lastNightWon
    return { title: texts.nightWonTitle, about, extra: [...(next ? [next] : []), room], hasNext: false }
  }
  const takeBack = { id: 'undo', label: texts.undo, act: () => kit.continueRun({ type: 'undo' }) }
  return {
    title: texts.nightLostTitle,
    about: quest ? texts.nightLost(night, quest.have, quest.need) : night,
    // Where pieces are left to place, the card offers it by itself.
    extra: [...(canUndo(state) && !hasNoMoves(state) ? [takeBack] : []), room],
    ...rescue,
  }
}

/** The next one that was never solved. */
function findNextPuzzle(kit: Kit<Cozy, Keepsakes>, from: number): number {
  const solved = kit.record.stars.puzzle ?? {}
  for (let i = 1; i <= PUZZLE_COUNT; i++) {
    const number = (from + i) % PUZZLE_COUNT
    if (solved[number + 1] === undefined) return number
  }
  return (from + 1) % PUZZLE_COUNT
}
