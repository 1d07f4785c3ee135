/** The card at the end of a show: its title, its content, and the next steps. */
import type { Gain, Kit, Outcome, Reward } from '@playhouse/game-kit'
import type { Data } from '../view/save-data.ts'
import type { Goal } from '../view/deeds.ts'
import { findNextPrize } from '../data/prizes.ts'
import { listGains, makeResult } from './result-card.ts'
import type { Sprites } from '../art/sprites.ts'
import type { Command, Game, State } from '../state.ts'
import { findAdvice } from '../rules/stylist.ts'
import { texts } from '../texts.ts'
import { THEMES } from '../data/themes.ts'
import type { Context } from './widget.ts'

type Way = { label: string; act(): void; isMain?: boolean }
export type EndCard = {
  title: string
  about: string | Node
  extra?: Way[]
  reward?: Reward<Command>
  gains?: Gain[]
  score?: number
  best?: number
}

export function describeEnd(
  {
    kit,
    prizes,
    sprites,
    tries,
  }: Pick<Context, 'prizes' | 'tries'> & {
    kit: Kit<Game, Data>
    sprites: Sprites
  },
  { won, stars = 0 }: Outcome,
  state: State,
  reached: readonly Goal[],
): EndCard {
  if (state.mode === 'free') return { title: texts.applause, about: '' }
  const isNear = state.score > state.goals[0] * 0.8
  const isOpened = !won && tries.isOpened() && state.level < THEMES.length
  const help = won ? '' : isOpened ? texts.helped.opened : tries.isHelped() ? texts.helped.gold : ''
  // The rival's result was already shown beside the judges.
  const extra: Way[] = won
    ? []
    : [{ label: texts.change, act: () => kit.continueRun({ type: 'back' }), isMain: true }]
  if (isOpened) extra.push({ label: texts.menu.next, act: () => kit.choose(state.mode, state.level + 1) })
  return {
    title: won ? texts.won[Math.min(3, Math.max(1, stars))]! : isNear ? texts.won[0]! : texts.far,
    about: makeResult({ ...state, verdict: state.verdict! }),
    gains: listGains(state, sprites, {
      next: findNextPrize(prizes.stars()),
      stars: prizes.stars(),
      reached,
      help,
    }),
    extra,
    // For a single show the verdict already showed the points.
    ...(state.shows === 1 && { score: undefined, best: undefined }),
    ...(stars < 3 &&
      findAdvice(state, prizes.stars()) !== null && {
        reward: { label: texts.advise, command: { type: 'advise', stars: prizes.stars() } },
      }),
  }
}
