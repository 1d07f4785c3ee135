/** Marks around cards: the path of a hint, the cursor, and targets of picked-up cards. */
import { idOf } from '../rules/cards.ts'
import type { Stop } from '../rules/cursor.ts'
import type { Deck } from './deck.ts'
import { createPlaceMarks } from './empty-places.ts'
import { placeCard } from '../view/layout.ts'
import type { Layout } from '../view/layout.ts'
import { listTargets } from '../rules/moves.ts'
import { COVERS, PLACES } from '../state.ts'
import type { Move, Table } from '../state.ts'

type G = CanvasRenderingContext2D
export type Hint = { move: Move; until: number }
/** Where the cards in the hand may go, and where they would go now. */
export type Aim = { piles: readonly number[]; over: number | null }
export const HINT_MS = 2600

export function createMarks(deck: Deck, table: () => Table, getLayout: () => Layout) {
  const { drawPlaces, drawTurns } = createPlaceMarks(table, getLayout, deck)
  const { drawGhost, drawHint, drawCursor } = createMoveMarks(getLayout, table, deck)
  return {
    drawPlaces,
    drawTurns,
    drawGhost,
    drawHint,
    /** Piles that take the cards in the hand glow; the one they are over most, with the place where they will lie. */
    drawAim(g: G, { piles, over }: Aim, now: number, isCalm: boolean) {
      const { cw, ch, fan } = getLayout()
      const { kind, piles: cards } = table()
      for (const pile of piles) {
        const last = Math.max(0, cards[pile]!.length - 1)
        const { x, y } = placeCard(getLayout(), table(), pile, last)
        const isOver = pile === over
        g.globalAlpha = isOver ? 1 : isCalm ? 0.6 : 0.5 + 0.15 * Math.sin(now / 190)
        g.fillStyle = isOver ? '#ffe27a20' : '#ffe27a10'
        g.strokeStyle = '#ffe27a'
        g.lineWidth = isOver ? 5 : 3
        g.beginPath()
        g.roundRect(x - 2, y - 2, cw + 4, ch + 4, cw * 0.12)
        g.fill()
        g.stroke()
        const isColumn = PLACES[kind].columns.includes(pile) && !(kind in COVERS)
        if (!isOver || !isColumn || cards[pile]!.length === 0) continue
        g.setLineDash([7, 6])
        g.lineWidth = 3
        g.beginPath()
        g.roundRect(x + 1, y + ch * fan, cw - 2, ch - 2, cw * 0.1)
        g.stroke()
        g.setLineDash([])
      }
      g.globalAlpha = 1
    },
    drawCursor,
  }
}

/** The way of a hint and the cursor. */
function createMoveMarks(getLayout: () => Layout, table: () => Table, deck: Deck) {
  /** A ghost of the lifted cards' first, some of the way to where they go. */
  const drawGhost = (g: G, [from, to, count]: Move, way: number, alpha: number, shrink = 0) => {
    const layout = getLayout()
    const cards = table().piles[from]!
    const start = placeCard(layout, table(), from, cards.length - count)
    const under = table().piles[to]!.length
    const end = placeCard(layout, table(), to, Math.max(0, under - 1))
    // Below the card it goes onto, so that both can be read.
    if (under > 0 && PLACES[table().kind].columns.includes(to) && !(table().kind in COVERS))
      end.y += layout.ch * layout.fan
    // A small one hides less of what it passes over.
    const less = (Math.sin(Math.PI * way) * shrink) / 2
    g.globalAlpha = alpha
    deck.draw(g, idOf(cards[cards.length - count]!), table().suits, {
      x: start.x + (end.x - start.x) * way + layout.cw * less,
      y: start.y + (end.y - start.y) * way - Math.sin(Math.PI * way) * 30 + layout.ch * less,
      size: 1 - less * 2,
    })
    g.globalAlpha = 1
  }
  const outline = (g: G, pile: number, count: number, colour: string, isDashed: boolean) => {
    const cards = table().piles[pile]!
    const layout = getLayout()
    const first = placeCard(layout, table(), pile, Math.max(0, cards.length - Math.max(1, count)))
    const last = placeCard(layout, table(), pile, Math.max(0, cards.length - 1))
    g.strokeStyle = colour
    g.lineWidth = 4
    g.setLineDash(isDashed ? [9, 6] : [])
    g.beginPath()
    g.roundRect(first.x - 2, first.y - 2, layout.cw + 4, last.y - first.y + layout.ch + 4, layout.cw * 0.12)
    g.stroke()
    g.setLineDash([])
  }
  /** A ghost of the card shows the way. */
  const drawHint = (g: G, { move: [from, to, count], until }: Hint, now: number) => {
    if (table().piles[from]!.length < count) return
    outline(g, from, count, '#ffd25e', false)
    const { stock } = PLACES[table().kind]
    if (to === stock || from === stock) return
    outline(g, to, 1, '#ffd25ecc', true)
    const t = ((((now - until) / 1300) % 1) + 1) % 1
    const u = Math.min(1, t * 1.4)
    drawGhost(g, [from, to, count], u * u * (3 - 2 * u), t > 0.8 ? (1 - t) * 4.4 : 0.88)
  }
  const drawCursor = (g: G, at: Stop, lifted: { pile: number; count: number } | null) => {
    if (lifted) {
      outline(g, lifted.pile, lifted.count, '#fff', false)
      for (const to of listTargets(table(), lifted.pile, lifted.count)) outline(g, to, 1, '#ffe9a8aa', true)
    }
    outline(g, at.pile, table().piles[at.pile]!.length - at.index, '#ffd25e', false)
  }
  return { drawGhost, drawHint, drawCursor }
}
