/** Analyses the table: whether it can be finished automatically, whether it is stuck, and what to try next. */
import type { Kit } from '@playhouse/game-kit'
import { RANKS, rankOf, suitOf } from '../rules/cards.ts'
import { isStuck } from '../rules/hints.ts'
import { countLeaves } from './deal-help.ts'
import { createHintLine } from './hint-line.ts'
import { HINT_MS } from '../art/marks.ts'
import type { Hint } from '../art/marks.ts'
import { listFinish } from '../rules.ts'
import { PLACES } from '../state.ts'
import type { Game, Move } from '../state.ts'
import type { Data } from '../ui/stats.ts'
import { texts } from '../texts.ts'

/** How long a question stands. */
const ASK_MS = 4000
/** How long a leaf lights a move that the player does not make. */
const LIT_MS = 15_000

/** What the pill offers: a press on it does that. */
export type Offer = { press: 'finish' | 'undo' | 'leaf' | 'back' | 'giveUp'; text: string }

export type Prospects = ReturnType<typeof createProspects>

type ProspectsState = {
  said: { text: string; until: number }
}

export function createProspects(kit: Kit<Game, Data>) {
  const hintLine = createHintLine(() => import('../rules/solutions.ts'))
  let isFinishReady = false
  let isLost = false
  const current: ProspectsState = { said: { text: '', until: 0 } }
  const { showText, isSaying, ask, goOn, readSaid } = createSaidLine(kit, hintLine, current)
  /** How often this deal led nowhere, and whether the fox led back to its way once. */
  let dead = { deal: '', count: 0, wasBack: false }
  const nameOf = (pile: number, index: number): string => {
    const { piles, kind, suits } = kit.state.table
    const card = piles[pile]![index]
    if (pile === PLACES[kind].stock) return texts.say.stock(piles[pile]!.length)
    if (card === undefined) return texts.say.empty
    return texts.say.card(RANKS[rankOf(card)]!, texts.suits[suitOf(card, suits)]!)
  }
  const { forgetHint, readHint, showHint } = createShownHint(kit, nameOf)
  return {
    nameOf,
    /** Says it in the pill for a while. */
    showText,
    get isFinishReady() {
      return isFinishReady
    },
    get isStuck() {
      return isLost
    },
    /** Analyses the table again. */
    judge() {
      const { finishIn, table, mode, deal, moves } = kit.state
      const place = `${mode} ${deal}`
      if (dead.deal !== place || moves.length === 0) dead = { deal: place, count: 0, wasBack: false }
      const wasLost = isLost
      isFinishReady = finishIn < 0 && kit.phase === 'playing' && listFinish(table) !== null
      isLost = !isFinishReady && finishIn < 0 && isStuck(table)
      if (isLost && !wasLost) dead.count++
      const offer = this.offer(kit.now)
      if (isLost && kit.phase === 'playing' && offer) kit.say(offer.text)
    },
    /** One step back first; then what the fox can do; giving up comes last. */
    offer(now: number): Offer | null {
      if (isFinishReady) return { press: 'finish', text: texts.finishReady }
      const leaves = countLeaves(kit)
      const isSaid = now < current.said.until
      if (isSaid && leaves > 0 && current.said.text === texts.leaf.again(leaves))
        return { press: 'leaf', text: current.said.text }
      // That nothing is left to do is said whatever else was.
      if (!isLost) return null
      if (dead.count < 2 && kit.state.moves.length > 0) return { press: 'undo', text: texts.stuck.undo }
      const lead = hintLine.findLead(kit.state)
      if (lead && leaves > 0) return { press: 'leaf', text: texts.stuck.leaf(leaves) }
      if (lead && lead.back > 0 && !dead.wasBack) return { press: 'back', text: texts.stuck.back }
      return { press: 'giveUp', text: texts.stuck.giveUp }
    },
    /** The solutions are still loading: a request before the first move works with the next press. */
    prepare: () => void hintLine.prepare(),
    findLead: () => hintLine.findLead(kit.state),
    ledBack: () => void (dead.wasBack = true),
    isSaying,
    /** The game is over: nothing more to hope or fear. */
    end() {
      isFinishReady = false
      isLost = false
    },
    ask,
    goOn,
    readSaid,
    findMove: () => hintLine.find(kit.state),
    forgetHint,
    readHint,
    showHint,
  }
}

/** The hint that is shown. */
function createShownHint(kit: Kit<Game, Data>, nameOf: (pile: number, index: number) => string) {
  let hint: Hint | null = null
  const forgetHint = () => void (hint = null)
  const readHint = (now: number): Hint | null => {
    if (hint && now > hint.until) hint = null
    return hint
  }
  /** Shows a good move for a while; what a leaf lights stays longer, and makes no sound each time. */
  const showHint = (move: Move, isLeaf = false) => {
    const { table } = kit.state
    const [from, to, count] = move
    hint = { move, until: kit.now + (isLeaf ? LIT_MS : HINT_MS) }
    if (!isLeaf) kit.audio.play('hint')
    kit.say(
      texts.say.hint(
        nameOf(from, table.piles[from]!.length - count),
        nameOf(to, table.piles[to]!.length - 1),
      ),
    )
    kit.invalidate()
  }
  return { forgetHint, readHint, showHint }
}

/** What the line under the table says. */
function createSaidLine(
  kit: Kit<Game, Data>,
  hintLine: ReturnType<typeof createHintLine>,
  current: ProspectsState,
) {
  const showText = (text: string) => {
    current.said = { text, until: kit.now + ASK_MS }
    kit.say(text)
    kit.invalidate()
  }
  /** Whether these words stand in the pill now. */
  const isSaying = (text: string) => current.said.text === text && kit.now < current.said.until
  /** A paid action needs a second press to confirm; true the second time. */
  const ask = (text: string): boolean => {
    const isSure = current.said.text === text && kit.now < current.said.until
    if (isSure) current.said = { text: '', until: 0 }
    else showText(text)
    return isSure
  }
  /** A move was made: words of before are over, and hints may be asked for soon. */
  const goOn = () => {
    current.said = { text: '', until: 0 }
    void hintLine.prepare()
  }
  /** What the pill says just now. */
  const readSaid = (now: number): string => (now < current.said.until ? current.said.text : '')
  return { showText, isSaying, ask, goOn, readSaid }
}
