/** Handles the buttons Hint, golden leaf and white flag. */
import type { Kit } from '@playhouse/game-kit'
import { countLeaves } from './deal-help.ts'
import type { createHand } from './hand.ts'
import type { Prospects } from './prospects.ts'
import type { Game } from '../state.ts'
import type { createStats, Data } from '../ui/stats.ts'
import { texts } from '../texts.ts'

export type HelperTarget = {
  prospects: Prospects
  tally: ReturnType<typeof createStats>
  hand: ReturnType<typeof createHand>
  refuse(): void
}

export function createHelper(kit: Kit<Game, Data>, { prospects, tally, hand, refuse }: HelperTarget) {
  /** So many moves a leaf still lights, and of which deal. */
  let lit = { left: 0, deal: '' }
  const place = () => `${kit.state.mode} ${kit.state.deal}`
  /** Back to the way that wins; a golden leaf makes the first move of it and lights the next ones: those are the player's. */
  const lead = (hasLeaf: boolean) => {
    const found = prospects.findLead()
    if (!found) return refuse()
    if (!hasLeaf) prospects.ledBack()
    prospects.forgetHint()
    lit = { left: hasLeaf ? found.moves.length - 1 : 0, deal: place() }
    kit.send({ type: 'lead', back: found.back, moves: hasLeaf ? found.moves.slice(0, 1) : [] })
  }
  /** The next move, as long as the leaf's light lasts and the player follows it. */
  const light = () => {
    if (lit.left <= 0 || lit.deal !== place() || kit.phase !== 'playing') return
    const move = prospects.findLead()?.back === 0 ? prospects.findMove() : null
    if (!move) return
    prospects.showHint(move, true)
    hand.point(move)
  }
  return {
    /** Whose table is gentle hears of it, but not before the first lesson. */
    greet() {
      const leaves = countLeaves(kit)
      if (leaves > 0 && kit.record.knowsHow) prospects.showText(texts.leaf.gentle(leaves))
    },
    leaf: () => lead(true),
    led() {
      tally.countMove()
      prospects.showText(texts.leaf.led(lit.left))
      light()
    },
    /** A move was made by hand. */
    moved() {
      lit.left--
      light()
    },
    /** A way back is worth a hint, and has its price. */
    back() {
      tally.countHint()
      lead(false)
    },
    /** A good move; or, where all is open, the rest of them. */
    hint() {
      if (prospects.isFinishReady) return kit.send({ type: 'finish' })
      prospects.prepare()
      const leaves = countLeaves(kit)
      if (leaves > 0 && prospects.isSaying(texts.leaf.again(leaves))) return lead(true)
      const move = prospects.findMove()
      if (!move) return refuse()
      const price = tally.priceOfHint()
      // What it takes is said once; no second press is asked for.
      if (price === 'acorn') prospects.showText(texts.hintCosts)
      else if (leaves > 0 && prospects.findLead()) prospects.showText(texts.leaf.again(leaves))
      else if (price === 'gift') prospects.showText(texts.hintFree)
      prospects.showHint(move)
      hand.point(move)
      tally.countHint()
    },
    giveUp() {
      if (kit.state.moves.length > 0) {
        if (prospects.isStuck || prospects.ask(texts.sureToGiveUp)) kit.send({ type: 'giveUp' })
        return
      }
      // No move was made: there is nothing to give up, and the message is shown once.
      if (prospects.isSaying(texts.nothingToGiveUp)) return
      refuse()
      prospects.showText(texts.nothingToGiveUp)
    },
  }
}
