/** What can be said of the table: whether it is won but for the walking, whether it is stuck, and what to try next. */
import type { Kit } from '@playhouse/game-kit'
import { RANKS, rankOf, suitOf } from './cards.ts'
import { findHint, isStuck } from './hints.ts'
import { HINT_MS } from './marks.ts'
import type { Hint } from './marks.ts'
import { listFinish } from './rules.ts'
import { PLACES } from './state.ts'
import type { Game } from './state.ts'
import type { Data } from './tally.ts'
import { texts } from './texts.ts'

/** How long a question stands. */
const ASK_MS = 4000

export type Prospects = ReturnType<typeof createProspects>

export function createProspects(kit: Kit<Game, Data>) {
  let hint: Hint | null = null
  let isFinishReady = false
  let isLost = false
  let askedAt = -ASK_MS

  const nameOf = (pile: number, index: number): string => {
    const { piles, kind, suits } = kit.state.table
    const card = piles[pile]![index]
    if (pile === PLACES[kind].stock) return texts.say.stock(piles[pile]!.length)
    if (card === undefined) return texts.say.empty
    return texts.say.card(RANKS[rankOf(card)]!, texts.suits[suitOf(card, suits)]!)
  }
  return {
    nameOf,
    get isFinishReady() {
      return isFinishReady
    },
    get isStuck() {
      return isLost
    },
    /** Looks at the table anew. */
    judge() {
      const { finishIn, table } = kit.state
      isFinishReady = finishIn < 0 && kit.phase === 'playing' && listFinish(table) !== null
      isLost = !isFinishReady && finishIn < 0 && isStuck(table)
      if (isLost && kit.phase === 'playing') kit.say(texts.stuck)
    },
    /** The game is over: nothing more to hope or fear. */
    end() {
      isFinishReady = false
      isLost = false
    },
    /** Giving up is asked for twice; true the second time. */
    askGiveUp(): boolean {
      const isSure = kit.now < askedAt + ASK_MS
      askedAt = isSure ? -ASK_MS : kit.now
      if (!isSure) kit.say(texts.sureToGiveUp)
      kit.invalidate()
      return isSure
    },
    isAsking: (now: number) => now < askedAt + ASK_MS,
    forgetHint: () => void (hint = null),
    readHint(now: number): Hint | null {
      if (hint && now > hint.until) hint = null
      return hint
    },
    /** Shows a good move for a while; false when there is none. */
    showHint(): boolean {
      const { table } = kit.state
      const move = findHint(table)
      if (!move) return false
      const [from, to, count] = move
      hint = { move, until: kit.now + HINT_MS }
      kit.audio.play('hint')
      kit.say(
        texts.say.hint(
          nameOf(from, table.piles[from]!.length - count),
          nameOf(to, table.piles[to]!.length - 1),
        ),
      )
      kit.invalidate()
      return true
    },
  }
}
