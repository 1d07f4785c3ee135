/** Card handling for touch and mouse: tap, or pick up, carry and drop. */
import type { Pointer } from '@playhouse/game-kit'
import { idOf } from '../rules/cards.ts'
import { findTailMove, findTapMove } from '../rules/hints.ts'
import { placeCard } from './layout.ts'
import type { Layout } from './layout.ts'
import { canLift, canMove, listTargets } from '../rules/moves.ts'
import { COVERS, PLACES } from '../state.ts'
import type { Move, Table } from '../state.ts'

type Held = {
  pointer: number
  pile: number
  index: number
  x: number
  y: number
  dx: number
  dy: number
  canCarry: boolean
  hasMoved: boolean
  ids: number[]
}
export type GrabTarget = {
  table(): Table
  layout(): Layout
  play(move: Move): void
  /** The card or the empty place that was tapped goes nowhere; index -1: an empty one. */
  refuseCard(pile: number, index: number): void
  /** A finger lies on cards that can be lifted. */
  pressed(): void
  lifted(): void
  /** Cards follow the finger. */
  carry(ids: readonly number[], x: number, y: number): void
  /** Cards go back, or on. */
  letGo(): void
}
const DRAG_FROM = 7
/** How far below its upper edge a column's last card can still be tapped, in card heights. */
const TAIL = 1.6

export function createGrab(target: GrabTarget) {
  const { find, tap } = createFinder(target)
  const { findDrop, drop } = createDropper(target)
  let held: Held | null = null
  return {
    /** While cards are carried: every pile that takes them, and the one they are over. */
    get aim(): { piles: number[]; over: number | null } | null {
      if (!held?.hasMoved || !held.canCarry) return null
      const count = target.table().piles[held.pile]!.length - held.index
      return { piles: listDropTargets(target.table(), held.pile, count), over: findDrop(held) }
    },
    get ids() {
      return held?.hasMoved ? held.ids : []
    },
    /** Cards under a finger that has not moved yet: they rise to meet it. */
    get pressed() {
      return held && !held.hasMoved ? held.ids : []
    },
    find,
    pointer({ id, type, x, y }: Pointer): boolean {
      if (type === 'down') {
        if (held) return true
        const hit = find(x, y)
        if (!hit) return false
        const table = target.table()
        const { pile, index } = hit
        const cards = table.piles[pile]!
        const spot = placeCard(target.layout(), table, pile, Math.max(0, index))
        const canCarry = index >= 0 && canLift(table, pile, cards.length - index)
        held = {
          pointer: id,
          pile,
          index,
          x,
          y,
          dx: x - spot.x,
          dy: y - spot.y,
          canCarry,
          hasMoved: false,
          ids: canCarry ? cards.slice(index).map(idOf) : [],
        }
        if (canCarry) target.pressed()
        return true
      }
      if (!held || held.pointer !== id) return false
      if (type === 'move') {
        const far = Math.abs(x - held.x) + Math.abs(y - held.y)
        if (!held.hasMoved && far < DRAG_FROM) return true
        if (!held.hasMoved) {
          held.hasMoved = true
          if (held.canCarry) target.lifted()
        }
        Object.assign(held, { x, y })
        if (held.canCarry) target.carry(held.ids, x - held.dx, y - held.dy)
        return true
      }
      const done = held
      held = null
      if (type === 'cancel') target.letGo()
      else if (done.hasMoved && done.canCarry) drop({ ...done, x, y })
      else if (!done.hasMoved) tap(done)
      return true
    },
  }
}

/** The cards under a finger. */
function createFinder(target: GrabTarget) {
  /** The upmost card at a point; index -1 for an empty place. */
  const find = (x: number, y: number): { pile: number; index: number } | null => {
    const table = target.table()
    const layout = target.layout()
    let found: { pile: number; index: number } | null = null
    const pad = 3
    table.piles.forEach((cards, pile) => {
      if (cards.length === 0 && !isPlace(table, pile)) return
      for (let index = Math.max(0, cards.length - 1); index >= 0; index--) {
        const spot = placeCard(layout, table, pile, index)
        if (
          x < spot.x - pad ||
          x > spot.x + layout.cw + pad ||
          y < spot.y - pad ||
          y > spot.y + layout.ch + pad
        )
          continue
        found = { pile, index: cards.length === 0 ? -1 : index }
        return
      }
    })
    return found ?? findTail(table, layout, x, y)
  }
  function tap({ pile, index }: Held) {
    const table = target.table()
    const { stock } = PLACES[table.kind]
    const isHeld = index >= 0 && !canLift(table, pile, table.piles[pile]!.length - index)
    const meant = index < 0 && pile !== stock ? null : findTapMove(table, pile, Math.max(0, index))
    const move = meant ?? (isHeld ? findTailMove(table, pile) : null)
    if (move) target.play(move)
    else target.refuseCard(pile, index)
  }
  return { find, tap }
}

/** Where held cards go. */
function createDropper(target: GrabTarget) {
  /** The target of the carried cards if they are dropped now. */
  const findDrop = ({ pile, index, dx, dy, x, y }: Held): number | null => {
    const table = target.table()
    const { cw, ch, spots } = target.layout()
    const count = table.piles[pile]!.length - index
    const left = x - dx
    const top = y - dy
    let best: number | null = null
    let bestShare = cw * 0.16
    for (const to of listDropTargets(table, pile, count)) {
      const last = Math.max(0, table.piles[to]!.length - 1)
      const spot = table.piles[to]!.length > 0 ? placeCard(target.layout(), table, to, last) : spots[to]!
      const over = Math.min(cw - Math.abs(spot.x - left), ch - Math.abs(spot.y - top))
      const isIn = x > spot.x && x < spot.x + cw && y > spots[to]!.y && y < spot.y + ch
      const share = Math.max(over, isIn ? cw * 0.3 : 0)
      if (share > bestShare) {
        best = to
        bestShare = share
      }
    }
    return best
  }
  const drop = (held: Held) => {
    const to = findDrop(held)
    if (to === null) target.letGo()
    else target.play([held.pile, to, target.table().piles[held.pile]!.length - held.index])
  }
  return { findDrop, drop }
}

function listDropTargets(table: Table, pile: number, count: number): number[] {
  const { cells } = PLACES[table.kind]
  return [
    ...new Set([
      ...listTargets(table, pile, count),
      ...cells.filter((to) => canMove(table, [pile, to, count])),
    ]),
  ]
}

/** Below the last card of a column a finger means that column: columns of a web are narrow. */
function findTail(
  table: Table,
  layout: Layout,
  x: number,
  y: number,
): { pile: number; index: number } | null {
  if (table.kind in COVERS) return null
  const { spots, cw, ch, bottom } = layout
  for (const pile of PLACES[table.kind].columns) {
    const last = table.piles[pile]!.length - 1
    const reach = Math.min(bottom, placeCard(layout, table, pile, Math.max(0, last)).y + ch * TAIL)
    if (last >= 0 && Math.abs(x - spots[pile]!.x - cw / 2) <= cw / 2 + 1 && y > spots[pile]!.y && y < reach)
      return { pile, index: last }
  }
  return null
}

/** Whether a pile is a place also when nothing lies there. */
export function isPlace({ kind }: Table, pile: number): boolean {
  const { columns } = PLACES[kind]
  return (kind !== 'pyramid' && kind !== 'tripeaks') || pile < columns[0]!
}
