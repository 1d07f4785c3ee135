/** Everything that moves for a moment and is gone: it follows the rules' events and never changes the game. */
import type { Lines } from './grid.ts'
import { CLOTHS } from './palette.ts'
import { createRandom } from './random.ts'
import type { GameEvent } from './rules.ts'
import { SIZE, getShape } from './shapes.ts'
import { readCushion } from './state.ts'

/** Board squares are the unit, so that a resized window changes nothing. */
export type Leaving = { index: number; cell: number; at: number }
export type Bit = {
  x: number
  y: number
  vx: number
  vy: number
  turn: number
  spin: number
  at: number
  life: number
  size: number
  colour: string
  kind: 'feather' | 'star' | 'dot'
}
export type Pop = { text: string; x: number; y: number; at: number; big: boolean }

export type Effects = ReturnType<typeof createEffects>

export const LEAVE_MS = 420
export const SQUASH_MS = 360
export const POP_MS = 1150
export const DEAL_MS = 380
export const GLOW_MS = 520
const STAGGER_MS = 34

export function createEffects() {
  const random = createRandom(77)
  const effects = {
    leaving: [] as Leaving[],
    bits: [] as Bit[],
    pops: [] as Pop[],
    /** When each square was landed on. */
    landed: new Map<number, number>(),
    glow: null as { lines: Lines; at: number } | null,
    /** When the hand came, and which slots were swapped to be fair. */
    dealtAt: -1e9,
    swapped: [] as number[],
    shakeAt: -1e9,
    shakePower: 0,
    /** When the cat was woken, and how gladly (0 to 1). */
    wokenAt: -1e9,
    joy: 0,
    endedAt: -1e9,
  }

  const scatter = (x: number, y: number, colour: string, at: number, count: number, power: number) => {
    for (let i = 0; i < count; i++) {
      const angle = random() * Math.PI * 2
      const speed = (0.6 + random()) * power
      const kind = random() < 0.45 ? 'feather' : random() < 0.55 ? 'star' : 'dot'
      effects.bits.push({
        x,
        y,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed - power * 0.55,
        turn: random() * 6,
        spin: (random() - 0.5) * 8,
        at,
        life: 620 + random() * 560,
        size: 0.1 + random() * 0.13,
        colour: kind === 'star' ? '#ffe9a8' : kind === 'feather' ? '#fff8ea' : colour,
        kind,
      })
    }
  }

  const onPlaced = (event: Extract<GameEvent, { type: 'placed' }>, now: number) => {
    for (const cell of getShape(event.piece.shape).cells) {
      effects.landed.set((event.row + cell.row) * SIZE + event.col + cell.col, now)
    }
  }

  const onCleared = (
    event: Extract<GameEvent, { type: 'cleared' }>,
    now: number,
    from: { x: number; y: number },
    calm: boolean,
  ) => {
    effects.glow = { lines: event.lines, at: now }
    let sumX = 0
    let sumY = 0
    for (const { index, cell } of event.cells) {
      const x = (index % SIZE) + 0.5
      const y = Math.floor(index / SIZE) + 0.5
      sumX += x
      sumY += y
      const at = now + 90 + Math.hypot(x - from.x, y - from.y) * STAGGER_MS
      effects.leaving.push({ index, cell, at })
      if (!calm) scatter(x, y, CLOTHS[readCushion(cell).colour]?.base ?? '#fff', at + LEAVE_MS * 0.4, 4, 3.2)
    }
    const middle = { x: sumX / event.cells.length, y: sumY / event.cells.length }
    if (event.points > 0)
      effects.pops.push({ text: `+${event.points}`, ...middle, at: now + 140, big: event.points >= 60 })
    effects.shakeAt = now + 60
    effects.shakePower = Math.min(1, 0.25 + event.cells.length / 40)
    effects.wokenAt = now
    effects.joy = Math.min(1, 0.3 + event.combo * 0.2 + (event.tidy ? 0.6 : 0))
    return middle
  }

  return {
    state: effects as Readonly<typeof effects>,
    /** `calm` leaves out what flies about, for people who asked for less motion. */
    follow(
      events: GameEvent[],
      now: number,
      calm: boolean,
      say: (text: string, x: number, y: number, delay: number) => void,
    ) {
      const placed = events.find((event) => event.type === 'placed')
      const shape = placed ? getShape(placed.piece.shape) : null
      const from =
        placed && shape ? { x: placed.col + shape.w / 2, y: placed.row + shape.h / 2 } : { x: 4, y: 4 }
      for (const event of events) {
        if (event.type === 'placed') onPlaced(event, now)
        else if (event.type === 'cleared') {
          const middle = onCleared(event, now, from, calm)
          if (event.tidy) say('tidy', 4, middle.y < 4 ? middle.y + 1.5 : middle.y - 1.5, 420)
          else if (event.combo > 1)
            say('combo', middle.x, middle.y > 2.2 ? middle.y - 1.15 : middle.y + 1.15, 320)
        } else if (event.type === 'dealt') {
          effects.dealtAt = now + (events.some((e) => e.type === 'cleared') ? 260 : 60)
          effects.swapped = event.swapped
        } else if (event.type === 'ended') effects.endedAt = now
        else if (event.type === 'undone') {
          effects.leaving.length = 0
          effects.landed.clear()
        }
      }
    },
    pop(text: string, x: number, y: number, at: number, big: boolean) {
      effects.pops.push({ text, x, y, at, big })
    },
    /** The hand comes in anew. */
    deal(at: number) {
      effects.dealtAt = at
    },
    /** A puzzle solved, a daily board done: feathers for everybody. */
    celebrate(now: number) {
      for (let i = 0; i < 26; i++) {
        const colour = CLOTHS[1 + (i % 7)]!.base
        scatter(random() * 8, random() * 8, colour, now + random() * 700, 3, 3.6)
      }
      effects.wokenAt = now
      effects.joy = 1
    },
    /** Moves the loose bits by a frame. */
    update(now: number, seconds: number) {
      for (const bit of effects.bits) {
        if (now < bit.at) continue
        bit.x += bit.vx * seconds
        bit.y += bit.vy * seconds
        const drag = bit.kind === 'feather' ? 3.2 : 1.1
        bit.vx -= bit.vx * drag * seconds
        bit.vy += (bit.kind === 'feather' ? 4 : 9) * seconds - bit.vy * drag * 0.4 * seconds
        bit.turn += bit.spin * seconds
      }
      effects.bits = effects.bits.filter((bit) => now < bit.at + bit.life)
      effects.leaving = effects.leaving.filter((item) => now < item.at + LEAVE_MS)
      effects.pops = effects.pops.filter((pop) => now < pop.at + POP_MS)
      for (const [index, at] of effects.landed) if (now > at + SQUASH_MS) effects.landed.delete(index)
      if (effects.glow && now > effects.glow.at + GLOW_MS) effects.glow = null
    },
    isBusy(now: number): boolean {
      return (
        effects.leaving.length + effects.bits.length + effects.pops.length + effects.landed.size > 0 ||
        now < effects.dealtAt + DEAL_MS + 200 ||
        now < effects.shakeAt + 400 ||
        now < effects.wokenAt + 1800 ||
        now < effects.endedAt + 900
      )
    },
    reset() {
      effects.leaving.length = 0
      effects.bits.length = 0
      effects.pops.length = 0
      effects.landed.clear()
      effects.glow = null
      effects.swapped = []
      effects.shakeAt = -1e9
    },
  }
}
