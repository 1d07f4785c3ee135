/** A hint hand that taps a good card, for players who have not moved one yet. */
import { drawHintHand, smoothstep } from '@playhouse/game-kit'
import type { Rect, UiRect } from '@playhouse/game-kit'
import { canMove } from '../rules/moves.ts'
import { boxOfHand, FINGER, HAND_COLOURS, sizeHand } from './hand-on-card.ts'
import { hasPicture, isTight, measureFirst, paintFirst, TIGHT_WIDTH, widthOfWords } from './first-words.ts'
import { findHint } from '../rules/hints.ts'
import { placeCard } from './layout.ts'
import type { Layout } from './layout.ts'
import type { createMarks } from '../art/marks.ts'
import { PLACES } from '../state.ts'
import { placePill } from './pill.ts'
import { listTargets } from './pile-targets.ts'
import type { Move, State, Table } from '../state.ts'

type G = CanvasRenderingContext2D
/** The cards are dealt first. */
const WAIT_MS = 1100
const LOOP_MS = 2500
/** When the fingertip touches the card, and when the card has arrived, as shares of the loop. */
const PRESS = 0.28
const ARRIVE = 0.72

export function createLesson(layout: () => Layout, marks: ReturnType<typeof createMarks>) {
  let shown: { key: string; move: Move | null } = { key: '', move: null }
  let from = 0
  /** Of the last frame. */
  let hand: UiRect | null = null
  return {
    listFloats: (): UiRect[] => (hand ? [hand] : []),
    /** After any input it waits again. */
    rest: (now: number, ms = WAIT_MS) => void (from = now + ms),
    /** The kit's words lie where they hide no card. */
    placeBubble(table: Table, screen: { w: number; h: number }) {
      const { x, y, w, h } = placePill(layout(), table, widthOfWords(table.kind, screen), true)
      const { style } = document.documentElement
      style.setProperty('--gk-hint-bottom', `${screen.h - y - h}px`)
      const shows = hasPicture(screen, table.kind)
      style.setProperty('--gk-hint-picture', shows ? paintFirst(table.kind) : 'none')
      style.setProperty('--gk-hint-picture-width', `${shows ? measureFirst(table.kind) : 0}px`)
      style.setProperty('--gk-hint-width', isTight(screen, table.kind) ? `${TIGHT_WIDTH}px` : 'none')
      style.setProperty('--gk-hint-shift', `${x + w / 2 - screen.w / 2}px`)
    },
    draw(g: G, state: State, now: number, screen: { w: number; h: number }) {
      // Looking for a good move takes a while: not before the first picture.
      hand = null
      if (now < from) return
      const key = `${state.mode} ${state.deal} ${state.moves.length}`
      if (shown.key !== key) shown = { key, move: findHint(state.table) }
      const { move } = shown
      if (!move || !canMove(state.table, move)) return
      const t = ((now - from) % LOOP_MS) / LOOP_MS
      const { cw, ch } = layout()
      const [pile] = move
      const isDraw = pile === PLACES[state.table.kind].stock
      const cards = state.table.piles[pile]!
      const at = placeCard(layout(), state.table, pile, cards.length - 1)
      const others = listTargets(layout(), state.table).filter(({ id }) => id !== `pile ${pile}`)
      const { x, y, side } = placeHand({ ...at, w: cw, h: ch }, others, screen)
      const way = smoothstep(PRESS + 0.05, ARRIVE, t)
      if (way > 0 && t < 0.92 && !isDraw) marks.drawGhost(g, move, way, Math.min(0.7, (0.92 - t) * 5), 0.45)
      const far = t < PRESS ? 1 - t / PRESS : 0
      const fade = t < 0.08 ? t / 0.08 : t > 0.82 ? Math.max(0, (1 - t) / 0.18) : 1
      if (t > PRESS && t < PRESS + 0.22) drawRing(g, x, y, cw, (t - PRESS) / 0.22)
      const size = sizeHand(cw) * (t > PRESS - 0.04 && t < PRESS + 0.08 ? 0.9 : 1)
      const tip = { x: x + side * far * far * cw * 0.9, y: y + far * far * ch * 0.7 }
      drawHintHand(g, { ...HAND_COLOURS, ...tip, size, side, alpha: fade })
      // Where it taps: on its way there it fades in.
      hand = { id: 'hand', kind: 'float', of: `pile ${pile}`, ...boxOfHand({ x, y }, size, side) }
    },
  }
}

const overlaps = (a: Rect, b: Rect) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** Where on a card a fingertip may lie, the best first: below, neither its rank nor a neighbour's is hidden. */
const FINGERS = [FINGER, 0.6, 0.3, 0.1]
/** On which side of the fingertip the hand lies, and where on the card's width the tip is. Columns are shorter to the left, mostly. */
const SIDES = [
  [-1, 0.5],
  [1, 0.5],
  [-1, 0.75],
  [1, 0.25],
] as const

/** A hand that taps the card, covers no other, and does not leave the window; where there is none, one below it. */
function placeHand(card: Rect, others: readonly Rect[], screen: { w: number; h: number }) {
  const size = sizeHand(card.w)
  const places = FINGERS.flatMap((finger) =>
    SIDES.map(([side, share]) => ({ x: card.x + card.w * share, y: card.y + card.h * finger, side })),
  )
  const isFree = ({ x, y, side }: (typeof places)[number]) => {
    const hand = boxOfHand({ x, y }, size, side)
    const isIn = hand.x >= 0 && hand.x + hand.w <= screen.w && hand.y + hand.h <= screen.h
    return isIn && !others.some((other) => overlaps(hand, other))
  }
  return places.find(isFree) ?? places[0]!
}

function drawRing(g: G, x: number, y: number, cw: number, t: number): void {
  g.globalAlpha = (1 - t) * 0.9
  g.strokeStyle = '#ffd25e'
  g.lineWidth = 5 * (1 - t) + 1
  g.beginPath()
  g.arc(x, y, cw * (0.12 + t * 0.42), 0, Math.PI * 2)
  g.stroke()
  g.globalAlpha = 1
}
