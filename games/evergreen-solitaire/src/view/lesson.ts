/** A hint hand that taps a good card, for players who have not moved one yet. */
import { drawHintHand, smoothstep } from '@playhouse/game-kit'
import { canMove } from '../rules/moves.ts'
import { FINGER, HAND_COLOURS, sizeHand } from './hand-on-card.ts'
import { hasPicture, measureFirst, paintFirst, widthOfWords } from './first-words.ts'
import { findHint } from '../rules/hints.ts'
import { placeCard } from './layout.ts'
import type { Layout } from './layout.ts'
import type { createMarks } from '../art/marks.ts'
import { PLACES } from '../state.ts'
import { placePill } from './pill.ts'
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
  return {
    /** After any input it waits again. */
    rest: (now: number, ms = WAIT_MS) => void (from = now + ms),
    /** The kit's words lie where they hide no card. */
    placeBubble(table: Table, screen: { w: number; h: number }) {
      const { x, y, w, h } = placePill(layout(), table, widthOfWords(table.kind, screen), true)
      const { style } = document.documentElement
      style.setProperty('--gk-hint-bottom', `${screen.h - y - h}px`)
      style.setProperty('--gk-hint-picture', hasPicture(screen) ? paintFirst(table.kind) : 'none')
      style.setProperty('--gk-hint-picture-width', `${hasPicture(screen) ? measureFirst(table.kind) : 0}px`)
      style.setProperty('--gk-hint-shift', `${x + w / 2 - screen.w / 2}px`)
    },
    draw(g: G, state: State, now: number) {
      // Looking for a good move takes a while: not before the first picture.
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
      const x = at.x + cw * 0.5
      // Below the card: neither its rank nor a neighbour's is hidden.
      const y = at.y + ch * FINGER
      const way = smoothstep(PRESS + 0.05, ARRIVE, t)
      if (way > 0 && t < 0.92 && !isDraw) marks.drawGhost(g, move, way, Math.min(0.7, (0.92 - t) * 5), 0.45)
      const far = t < PRESS ? 1 - t / PRESS : 0
      const fade = t < 0.08 ? t / 0.08 : t > 0.82 ? Math.max(0, (1 - t) / 0.18) : 1
      if (t > PRESS && t < PRESS + 0.22) drawRing(g, x, y, cw, (t - PRESS) / 0.22)
      const size = sizeHand(cw) * (t > PRESS - 0.04 && t < PRESS + 0.08 ? 0.9 : 1)
      // Columns are shorter to the left, mostly: the hand lies there unless the window ends.
      const side = x - size * 1.5 < 0 ? 1 : -1
      drawHintHand(g, {
        ...HAND_COLOURS,
        x: x + side * far * far * cw * 0.9,
        y: y + far * far * ch * 0.7,
        size,
        side,
        alpha: fade,
      })
    },
  }
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
