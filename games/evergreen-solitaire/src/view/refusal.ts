/** Explains why a tapped card does not move, so that the player learns the rule. */
import type { Kit } from '@playhouse/game-kit'
import { idOf, isRed, isUp, rankOf } from '../rules/cards.ts'
import type { createFoxHost } from './fox-host.ts'
import { canLift, isFree } from '../rules/moves.ts'
import type { Prospects } from './prospects.ts'
import { refusalTexts as words } from './refusal-texts.ts'
import type { createSprites } from './sprites.ts'
import { PLACES } from '../state.ts'
import type { Game, Table } from '../state.ts'
import type { Data } from '../ui/stats.ts'

const KING = 12
const nameOf = (rank: number): string => words.ranks[rank]!
const begin = (word: string): string => word[0]!.toUpperCase() + word.slice(1)

/** `index` -1: the place is empty. */
export function explainRefusal(table: Table, pile: number, index: number): string {
  const { kind, piles } = table
  const { stock, home, columns } = PLACES[kind]
  if (pile === stock) return kind === 'klondike' || kind === 'pyramid' ? words.usedUp : words.stock
  const card = piles[pile]![index]
  if (card === undefined)
    return kind === 'klondike' && columns.includes(pile) ? words.onlyKing : words.nothing
  if (!isFree(table, pile)) return words.covered
  if (!isUp(card)) return words.down
  if (home.includes(pile)) return words.home
  const count = piles[pile]!.length - index
  if (!canLift(table, pile, count)) {
    if (count > 1 && !columns.includes(pile)) return words.covered
    return kind === 'spider' ? words.notOneSuit : words.notTogether
  }
  const rank = rankOf(card)
  if (kind === 'pyramid') return words.pair(nameOf(KING - 1 - rank))
  if (kind === 'tripeaks') return words.neighbour(nameOf(rankOf(piles[PLACES.tripeaks.waste]!.at(-1)!)))
  if (rank === KING) return kind === 'klondike' ? words.king : words.needsEmpty
  const [name, on] = [begin(nameOf(rank)), nameOf(rank + 1)]
  if (kind === 'spider') return words.needs(name, on)
  if (count > 1 && hasPlace(table, card)) return words.noRoom
  return isRed(card) ? words.needsBlack(name, on) : words.needsRed(name, on)
}

/** Whether a column would take it if there were room for the cards that lie on it. */
function hasPlace({ kind, piles }: Table, card: number): boolean {
  return PLACES[kind].columns.some((pile) => {
    const last = piles[pile]!.at(-1)
    return last !== undefined && rankOf(last) === rankOf(card) + 1 && isRed(last) !== isRed(card)
  })
}

export type RefusalTarget = {
  host: ReturnType<typeof createFoxHost>
  sprites: ReturnType<typeof createSprites>
  prospects: Prospects
}

export function createRefusal(kit: Kit<Game, Data>, { host, sprites, prospects }: RefusalTarget) {
  const refuse = () => {
    kit.audio.play('refuse')
    kit.audio.play('foxNo', { delay: 0.1 })
    host.feel('no', kit.now)
    kit.invalidate()
  }
  return {
    refuse,
    /** A card or a place was meant: it shakes its head, and the pill says why. */
    refuseCard(pile: number, index: number) {
      const { table } = kit.state
      const card = table.piles[pile]![index]
      refuse()
      if (card !== undefined) sprites.nudge(idOf(card), kit.now, kit.settings.calm)
      prospects.showText(explainRefusal(table, pile, index))
    },
  }
}
