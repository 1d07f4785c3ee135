/** What can be said of the table: whether it is won but for the walking, whether it is stuck, and what to try next. */
import type { Kit } from '@playhouse/game-kit'
import { RANKS, rankOf, suitOf } from './cards.ts'
import { isStuck } from './hints.ts'
import { createLamp } from './lamp.ts'
import { HINT_MS } from './marks.ts'
import type { Hint } from './marks.ts'
import { listFinish } from './rules.ts'
import { PLACES } from './state.ts'
import type { Game, Move } from './state.ts'
import type { Data } from './tally.ts'
import { texts } from './texts.ts'

/** How long a question stands. */
const ASK_MS = 4000

export type Prospects = ReturnType<typeof createProspects>

export function createProspects(kit: Kit<Game, Data>) {
  const lamp = createLamp(() => import('./ways.ts'))
  let hint: Hint | null = null
  let isFinishReady = false
  let isLost = false
  let said = { text: '', until: 0 }

  const nameOf = (pile: number, index: number): string => {
    const { piles, kind, suits } = kit.state.table
    const card = piles[pile]![index]
    if (pile === PLACES[kind].stock) return texts.say.stock(piles[pile]!.length)
    if (card === undefined) return texts.say.empty
    return texts.say.card(RANKS[rankOf(card)]!, texts.suits[suitOf(card, suits)]!)
  }
  const tell = (text: string) => {
    said = { text, until: kit.now + ASK_MS }
    kit.say(text)
    kit.invalidate()
  }
  return {
    nameOf,
    /** Says it in the pill for a while. */
    tell,
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
    /** What has a price is asked for twice; true the second time. */
    ask(text: string): boolean {
      const isSure = said.text === text && kit.now < said.until
      if (isSure) said = { text: '', until: 0 }
      else tell(text)
      return isSure
    },
    /** A move was made: words of before are over, and hints may be asked for soon. */
    goOn() {
      said = { text: '', until: 0 }
      void lamp.prepare()
    },
    /** What the pill says just now. */
    readSaid: (now: number): string => (now < said.until ? said.text : ''),
    findMove: () => lamp.find(kit.state),
    forgetHint: () => void (hint = null),
    readHint(now: number): Hint | null {
      if (hint && now > hint.until) hint = null
      return hint
    },
    /** Shows a good move for a while. */
    showHint(move: Move) {
      const { table } = kit.state
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
    },
  }
}
