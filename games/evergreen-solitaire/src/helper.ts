/** What the lamp and the white flag answer: both say beforehand what they cost. */
import type { Kit } from '@playhouse/game-kit'
import type { createHand } from './hand.ts'
import type { Prospects } from './prospects.ts'
import type { Game } from './state.ts'
import type { createTally, Data } from './tally.ts'
import { texts } from './texts.ts'

export type HelperTarget = {
  prospects: Prospects
  tally: ReturnType<typeof createTally>
  hand: ReturnType<typeof createHand>
  refuse(): void
}

export function createHelper(kit: Kit<Game, Data>, { prospects, tally, hand, refuse }: HelperTarget) {
  return {
    /** A good move; or, where all is open, the rest of them. */
    help() {
      if (prospects.isFinishReady) return kit.send({ type: 'finish' })
      const move = prospects.findMove()
      if (!move) return refuse()
      const price = tally.priceOfHint()
      if (price === 'acorn' && !prospects.ask(texts.hintCosts)) return
      kit.setHint('')
      if (price === 'gift') prospects.tell(texts.hintGift)
      prospects.showHint(move)
      hand.point(move)
      tally.countHint()
    },
    giveUp() {
      if (kit.state.moves.length > 0) {
        if (prospects.isStuck || prospects.ask(texts.sureToGiveUp)) kit.send({ type: 'giveUp' })
        return
      }
      // Nothing was begun: nothing to give up.
      refuse()
      kit.setHint('')
      prospects.tell(texts.nothingToGiveUp)
    },
  }
}
