/** What of the piles the player looks at: nothing that floats may cover it. */
import type { UiRect } from '@playhouse/game-kit'
import type { Table } from '../state.ts'
import { isPlace } from './grab.ts'
import { placeCard } from './layout.ts'
import type { Layout } from './layout.ts'

/** Of a card's height: its rank and its suit. */
const READ_SHARE = 0.6

/** Rank and suit of the last card of every pile, and the places for cards. */
export function listTargets(layout: Layout, table: Table): UiRect[] {
  const { cw: w, ch: h, spots } = layout
  return table.piles.flatMap((cards, pile): UiRect[] => {
    if (cards.length === 0 && !isPlace(table, pile)) return []
    const isEmpty = cards.length === 0
    const { x, y } = isEmpty ? spots[pile]! : placeCard(layout, table, pile, cards.length - 1)
    return [{ id: `pile ${pile}`, kind: 'target', x, y, w, h: isEmpty ? h : h * READ_SHARE }]
  })
}
