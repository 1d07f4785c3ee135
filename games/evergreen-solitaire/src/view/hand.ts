/** The hand of a keyboard or a gamepad: its position, and the picked-up cards. */
import type { Kit } from '@playhouse/game-kit'
import { isUp } from '../rules/cards.ts'
import { findNextStop, isStop } from '../rules/cursor.ts'
import type { Direction, Stop } from '../rules/cursor.ts'
import { isPlace } from './grab.ts'
import { findTapMove } from '../rules/hints.ts'
import { placeCard } from './layout.ts'
import type { Layout } from './layout.ts'
import { canLift, findDraw } from '../rules/moves.ts'
import { PLACES } from '../state.ts'
import type { Game, Move, Table } from '../state.ts'
import type { Data } from '../ui/stats.ts'
import { texts } from '../texts.ts'

export type HandTarget = {
  layout(): Layout
  play(move: Move): void
  refuse(): void
  refuseCard(pile: number, index: number): void
  nameOf(pile: number, index: number): string
  /** The move a hint shows just now. */
  hintedMove(): Move | null
}

type HandState = {
  lifted: { pile: number; count: number } | null
}

export function createHand(kit: Kit<Game, Data>, target: HandTarget) {
  const { layout, nameOf } = target
  let cursor = { pile: 0, index: 0 }
  const current: HandState = { lifted: null }
  let isUsed = false
  const table = () => kit.state.table
  const listStops = createStops(table, layout)
  const find = (): Stop => {
    const all = listStops()
    const { columns } = PLACES[table().kind]
    return (
      all.find(({ pile, index }) => pile === cursor.pile && index === cursor.index) ??
      all.filter(({ pile }) => pile === cursor.pile).at(-1) ??
      all.find(({ pile }) => pile >= columns[0]!) ??
      all[0]!
    )
  }
  const { draw, accept } = createHandMoves(kit, target, find, current)
  const go = (direction: Direction) => {
    const { pile, index } = findNextStop(listStops(), find(), direction)
    cursor = { pile, index }
    kit.audio.play('click', { volume: 0.4 })
    const card = table().piles[pile]![index]
    kit.say(
      card === undefined || isUp(card) ? nameOf(pile, index) : texts.say.stock(table().piles[pile]!.length),
    )
  }
  return {
    find,
    listStops,
    draw,
    get isUsed() {
      return isUsed
    },
    get lifted() {
      return current.lifted
    },
    /** To the card a hint speaks of. */
    point([pile, , count]: Move) {
      current.lifted = null
      const isStock = pile === PLACES[table().kind].stock
      cursor = { pile, index: Math.max(0, table().piles[pile]!.length - (isStock ? 1 : count)) }
    },
    letGo: () => void (current.lifted = null),
    /** A finger or the mouse plays: the cursor hides. */
    hide: () => void (isUsed = false),
    reset() {
      current.lifted = null
      const { columns } = PLACES[table().kind]
      // In peaks and pyramids the lowest card is the first that is free.
      cursor = { pile: columns.length > 10 ? columns.at(-1)! : columns[0]!, index: 0 }
    },
    move(name: string) {
      isUsed = true
      if (name === 'accept') accept()
      else go(name as Direction)
    },
  }
}

/** What Enter does at the cursor. */
function createHandMoves(
  kit: Kit<Game, Data>,
  { play, refuseCard, refuse, hintedMove, nameOf }: HandTarget,
  find: () => Stop,
  current: HandState,
) {
  const table = () => kit.state.table
  const draw = () => {
    const move = findDraw(table())
    if (move) play(move)
    else if (PLACES[table().kind].stock >= 0) refuseCard(PLACES[table().kind].stock, -1)
    else refuse()
  }
  const putDown = (at: Stop, { pile, count }: { pile: number; count: number }) => {
    current.lifted = null
    if (pile !== at.pile) return play([pile, at.pile, count])
    // Down where it came from: then wherever it fits best.
    const index = table().piles[pile]!.length - count
    const move = findTapMove(table(), pile, index)
    if (move) play(move)
    else refuseCard(pile, index)
  }
  const accept = () => {
    const at = find()
    const hinted = hintedMove()
    // The shown target is the selected one.
    if (hinted && hinted[0] === at.pile && !current.lifted) return play(hinted)
    const { kind, piles } = table()
    const count = piles[at.pile]!.length - at.index
    if (current.lifted) return putDown(at, current.lifted)
    if (at.pile === PLACES[kind].stock) return draw()
    if (piles[at.pile]!.length === 0 || !canLift(table(), at.pile, count))
      return refuseCard(at.pile, piles[at.pile]!.length === 0 ? -1 : at.index)
    current.lifted = { pile: at.pile, count }
    kit.audio.play('lift')
    kit.say(texts.say.lifted(nameOf(at.pile, at.index)))
  }
  return { draw, accept }
}

/** Where the cursor may stand. */
function createStops(table: () => Table, layout: HandTarget['layout']) {
  const listStops = (): Stop[] =>
    table().piles.flatMap((cards, pile) =>
      (cards.length > 0 ? cards.map((_, index) => index) : isPlace(table(), pile) ? [0] : [])
        .filter((index) => isStop(table(), pile, index))
        .map((index) => ({
          pile,
          index,
          ...placeCard(layout(), table(), pile, index),
          w: layout().cw,
          h: layout().ch,
        })),
    )
  return listStops
}
