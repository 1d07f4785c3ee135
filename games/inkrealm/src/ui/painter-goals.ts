/** The next goals on "My painter": a hat with its progress, and the rival whose ink can be won. */
import { makeProgress } from '@playhouse/game-kit/collection'
import { makePicture } from '@playhouse/game-kit/canvas'
import { make } from '@playhouse/game-kit/elements'
import { findDuel, findNextHat } from '../view/career.ts'
import type { Career } from '../view/career.ts'
import { INKS } from '../art/inks.ts'
import { PERSONALITIES } from '../rules/personalities.ts'
import { drawPortrait } from './portrait.ts'
import { texts } from '../texts.ts'

const GOAL = 84

export function makeGoals(career: Career): HTMLElement {
  const goals: HTMLElement[] = []
  const add = (picture: HTMLCanvasElement, words: string, share: number | null) => {
    const text = make('div', '', make('b', '', words))
    if (share !== null) text.append(makeProgress(words, share))
    goals.push(make('div', 'ink-goal', picture, text))
  }
  const draw = (look: Parameters<typeof drawPortrait>[1]) =>
    makePicture(GOAL, GOAL, 'ink-face', (g) =>
      drawPortrait(g, look, { x: GOAL / 2, y: GOAL * 0.63, r: GOAL * 0.32 }),
    )
  const next = findNextHat(career)
  if (next) {
    const { hat, missing, share } = next
    const look = { ink: INKS[career.ink]!, hat, mood: 'happy' } as const
    add(draw(look), texts.nextHat(texts.hats[hat], missing), share)
  }
  const duel = findDuel(career)
  if (duel !== null) {
    const { name, hat } = PERSONALITIES[duel]!
    const won = career.beaten.length / PERSONALITIES.length
    add(draw({ ink: INKS[duel + 1]!, hat, mood: 'sly' }), texts.inkNext(name), won)
  }
  return make('div', 'ink-goals', ...goals)
}
