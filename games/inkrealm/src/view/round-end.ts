/** The rival to beat in a round, and the end of a round: rewards and the result card. */
import type { Kit } from '@playhouse/game-kit'
import { DROPS_A_STAR, findDuel, recordRound } from './career.ts'
import type { Career, Gains } from './career.ts'
import { listFilled, listOpen } from './orders.ts'
import { placeOf } from '../rules/places.ts'
import { rungOf } from '../rules/rungs.ts'
import { toShare } from './standings.ts'
import type { Game, State } from '../state.ts'
import { texts } from '../texts.ts'

/** The painter to be beaten in this round, or -1. */
export function findRival({ painters, twist }: State, career: Career): number {
  if (twist === 'relax') return -1
  const [, ...rivals] = painters.map(({ mind }) => mind.who)
  const duel = findDuel(career, rivals)
  return duel === null ? -1 : rivals.indexOf(duel) + 1
}

export function countRound(kit: Kit<Game, Career>, state: State, stars: number): Gains {
  const [me, ...rivals] = state.painters
  const isQuiet = state.twist === 'relax'
  const ahead = rivals.filter(({ land }) => land < me!.land).map(({ mind }) => mind.who)
  const gains = recordRound(kit.data, {
    mode: kit.start.mode,
    place: isQuiet ? 1 : placeOf(state, 0),
    stars,
    rung: rungOf(state),
    present: rivals.map(({ mind }) => mind.who),
    orders: listFilled(listOpen(kit.data.orders ?? []), state, true),
    ahead: isQuiet ? null : ahead,
  })
  kit.save()
  return gains
}

export function describeRound(
  state: State,
  gains: Gains | null,
  { drops = 0 }: Career,
): { title: string; about: string } {
  const me = state.painters[0]!
  if (state.twist === 'relax')
    return { title: state.left > 0 ? texts.filled : texts.hung, about: texts.loops(state.ink) }
  const rank = placeOf(state, 0)
  const result = texts.result(toShare(me.land, state.room), me.splashes)
  const from = gains?.from ?? null
  const moved = from !== null && from > rank ? `${texts.moved(from, rank)}. ` : ''
  const rule = !gains?.drops
    ? ''
    : `. ${gains.isStarOfDrops ? texts.starOfDrops : texts.drops(gains.drops, drops, DROPS_A_STAR)}`
  const about = `${gains?.isBestPlace ? `${texts.bestPlace} ` : ''}${moved}${result}${rule}`
  if (state.twist === 'teams') return { title: texts.team(texts.teams[me.team]!, rank), about }
  return { title: texts.ended(rank, state.painters.length), about }
}
