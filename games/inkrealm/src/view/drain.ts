/** Shows the cost of a cut: the lost land breaks up into drops that run off, with the amount above. In cells. */
import type { Ink } from '../art/inks.ts'
import { FONT } from '../ui/layer.ts'
import { SIZE } from '../state.ts'
import type { Event, Place, State } from '../state.ts'
import { toShare } from './standings.ts'
import { texts } from '../texts.ts'

type Cut = Extract<Event, { type: 'splashed' }>
type G = CanvasRenderingContext2D
type Loss = { cells: readonly Place[]; middle: Place; words: string; at: number; ink: Ink }

/** It is lit first, so that the eye finds it; then it breaks up from where the trail left the land. */
const LIT_MS = 260
const CELL_MS = 420
const SPREAD_MS = 620
const WORDS_MS = 1900
const DARK = '#4a0a12'
const LIGHT = '#ffd9d2'
const LETTER = 2.1
const RISE = 0.9

export type Drain = ReturnType<typeof createDrain>

export function createDrain() {
  let loss: Loss | null = null
  return {
    reset: () => void (loss = null),
    /** `shown`: the sheet as it is seen before the cut. */
    show(state: State, { foot, lost }: Cut, shown: ArrayLike<number>, ink: Ink, at: number) {
      const gone = state.cells.flatMap((owner, cell) => (owner !== 1 && shown[cell] === 1 ? [cell] : []))
      if (lost <= 0 || gone.length === 0) return
      const words = texts.lost(toShare(lost, state.room))
      const far = ({ x, y }: Place) => Math.hypot(x - foot.x, y - foot.y)
      const cells = gone
        .map((cell) => ({ x: cell % SIZE, y: Math.floor(cell / SIZE) }))
        .toSorted((a, b) => far(a) - far(b))
      const middle = {
        x: cells.reduce((sum, { x }) => sum + x, 0) / cells.length + 0.5,
        y: cells.reduce((sum, { y }) => sum + y, 0) / cells.length + 0.5,
      }
      loss = { cells, middle, words, at, ink }
    },
    /** Where to look while it lasts, or null. */
    look: (now: number): Place | null => (loss && now - loss.at < WORDS_MS ? loss.middle : null),
    draw(g: G, now: number, isCalm: boolean) {
      if (!loss) return
      const age = now - loss.at
      if (age < 0 || age > WORDS_MS) return void (loss = null)
      if (isCalm) fade(g, loss, age)
      else breakUp(g, loss, age)
    },
    /** Above everything that stands on the land. */
    drawWords(g: G, now: number, swell: number, isCalm: boolean) {
      if (loss) drawWords(g, loss, now - loss.at, swell, isCalm)
    },
  }
}

function fade(g: G, { cells, ink }: Loss, age: number): void {
  const alpha = 1 - age / (LIT_MS + SPREAD_MS + CELL_MS)
  if (alpha <= 0) return
  g.globalAlpha = alpha
  g.fillStyle = ink.fill
  g.fill(traceAt(cells, 0))
  g.globalAlpha = 1
}

/** The cells so many milliseconds after the cut: whole until its turn, each is then a drop that shrinks and falls. */
function traceAt(cells: readonly Place[], age: number): Path2D {
  const path = new Path2D()
  cells.forEach(({ x, y }, i) => {
    const t = (age - LIT_MS - (i / cells.length) * SPREAD_MS) / CELL_MS
    if (t >= 1) return
    if (t <= 0) return void path.rect(x - 0.04, y - 0.04, 1.08, 1.08)
    const r = 0.62 * (1 - t * t)
    const sway = ((i * 7) % 5) * 0.08 - 0.16
    path.moveTo(x + 0.5 + sway * t + r, y + 0.5 + t * t * 2.2)
    path.ellipse(x + 0.5 + sway * t, y + 0.5 + t * t * 2.2, r, r * (1 + t * 0.5), 0, 0, 7)
  })
  return path
}

function breakUp(g: G, { cells, ink }: Loss, age: number): void {
  const drops = traceAt(cells, age)
  g.fillStyle = ink.fill
  g.fill(drops)
  const lit = 1 - age / LIT_MS
  if (lit <= 0) return
  g.globalAlpha = lit
  g.fillStyle = LIGHT
  g.fill(drops)
  g.globalAlpha = 1
}

function drawWords(g: G, { middle, words }: Loss, age: number, swell: number, isCalm: boolean): void {
  const come = Math.min(1, age / 160)
  const leave = Math.max(0, (age - WORDS_MS + 300) / 300)
  const size = LETTER * swell * (isCalm ? 1 : 0.5 + 0.5 * come + Math.sin(come * Math.PI) * 0.25)
  // Letters are measured in whole units: a letter of two is drawn as one of sixty-four.
  g.save()
  g.globalAlpha = 1 - leave
  g.translate(middle.x, middle.y - (isCalm ? 0 : (age / WORDS_MS) * RISE))
  g.scale(size / 64, size / 64)
  g.font = `900 64px ${FONT}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.lineJoin = 'round'
  g.lineWidth = 20
  g.strokeStyle = DARK
  g.strokeText(words, 0, 0)
  g.fillStyle = LIGHT
  g.fillText(words, 0, 0)
  g.restore()
}
