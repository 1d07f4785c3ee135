/** What was just won: white letters with a dark rim that go with the painter, beside it and never over its face. In cells. */
import type { Kit } from '@playhouse/game-kit'
import { FONT } from './layer.ts'
import { toShare } from './standings.ts'
import type { Game } from './state.ts'
import { texts } from './texts.ts'

type G = CanvasRenderingContext2D
type Gain = { word: string; sum: string; size: number; at: number; isLoss: boolean }

const GAIN_MS = 1150
/** What comes within this is one event: one word and one sum. */
const GATHER_MS = 60
const COME_MS = 150
const LEAVE_MS = 260
/** Letters are measured in 32nds of a cell. */
const UNIT = 32
/** Cells from the painter: above it, or to its side where it runs up. */
const ABOVE = 1.75
const BESIDE = 1.5
const DARK = '#2b1a45'
/** What was lost. */
const LOSS = '#ffb9a8'

export type Gains = ReturnType<typeof createGains>

export function createGains() {
  let gain: Gain | null = null
  return {
    reset: () => void (gain = null),
    show: (word: string, sum: string, size: number, at: number, isLoss = false) =>
      void (gain = { word, sum, size, at, isLoss }),
    /** `goY`: below 0 the painter runs up. `swell`: how much larger letters are where more is seen. */
    draw(
      g: G,
      { x, y, goY }: { x: number; y: number; goY: number },
      now: number,
      swell: number,
      isCalm: boolean,
    ) {
      if (!gain) return
      const age = now - gain.at
      if (age < 0 || age > GAIN_MS) return void (gain = null)
      const come = Math.min(1, age / COME_MS)
      const leave = Math.max(0, (age - GAIN_MS + LEAVE_MS) / LEAVE_MS)
      const isUp = goY < -0.4
      const scale = (isCalm ? 1 : 0.6 + 0.4 * come + Math.sin(come * Math.PI) * 0.18) * swell
      g.save()
      g.globalAlpha = 1 - leave
      g.translate(isUp ? x + BESIDE * swell : x, isUp ? y : y - ABOVE * swell - (isCalm ? 0 : leave * 0.5))
      g.scale(scale / UNIT, scale / UNIT)
      g.textAlign = isUp ? 'left' : 'center'
      g.textBaseline = 'alphabetic'
      const { word, sum, size, isLoss } = gain
      const tone = isLoss ? LOSS : '#ffffff'
      const small = Math.min(26, size * 0.8)
      if (sum) write(g, sum, 0, size, tone)
      if (word) write(g, word, sum ? -size * 0.92 : 0, sum ? small : size, tone)
      g.restore()
    },
  }
}

/** Gathers news of one moment, and of the time a gain is up, to one word and one sum. */
export function createTeller<Data>(kit: Kit<Game, Data>, wins: Gains) {
  let saidUntil = 0
  let waiting: { word: string; count: number; size: number } | null = null
  const flyUp = () => {
    if (!waiting) return
    const { word, count, size } = waiting
    waiting = null
    const share = toShare(count, kit.state.room)
    const gain = share === '0.0' ? '' : texts.claimed(share)
    if (!word && !gain) return
    saidUntil = kit.now + GAIN_MS * 0.8
    wins.show(word, gain, size, kit.now)
  }
  return {
    /** Cells of news that wait to be told. */
    getPending: () => waiting?.count ?? 0,
    say(word: string, count: number, size: number) {
      const isFirst = waiting === null
      waiting = {
        word: word || (waiting?.word ?? ''),
        count: (waiting?.count ?? 0) + count,
        size: Math.max(size, waiting?.size ?? 0),
      }
      if (!isFirst) return
      const delayMs = Math.max(GATHER_MS, saidUntil - kit.now)
      kit.juice.tween({ ms: 1, delayMs, update: () => {}, done: flyUp })
    },
    reset() {
      saidUntil = 0
      waiting = null
      wins.reset()
    },
  }
}

function write(g: G, text: string, y: number, size: number, tone: string): void {
  g.font = `900 ${size}px ${FONT}`
  g.lineJoin = 'round'
  g.lineWidth = size * 0.3
  g.strokeStyle = DARK
  g.strokeText(text, 0, y)
  g.fillStyle = tone
  g.fillText(text, 0, y)
}
