/** Short-lived effects: they follow the events of the rules and never change the game. */
import { createRng } from '@playhouse/game-kit/rules'
import type { Lines } from '../rules/grid.ts'
import type { Bit, Departure, Flight, Landing, Leaving, Pop, Ring, Settled } from './effect-types.ts'
import { createBits } from '../art/particle-shapes.ts'
import { countLines } from '../rules/grid.ts'
import { findPopPlace } from './pop-place.ts'
import { CLOTHS } from '../art/palette.ts'
import { DREAM, timesOf } from '../rules/clearing.ts'
import type { GameEvent } from '../rules/events.ts'
import { SIZE, getShape } from '../rules/shapes.ts'
import { readCushion } from '../rules/cushion-cell.ts'

type Of<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>

export type Effects = ReturnType<typeof createEffects>

export const LEAVE_MS = 520
export const SQUASH_MS = 360
export const POP_MS = 960
export const RING_MS = 520
export const DEAL_MS = 380
export const GLOW_MS = 760
/** For how long what is full stands still and shines, before it flies. */
export const FLASH_MS = 300
export const SETTLE_MS = 1500
export const DROP_MS = 70
export const THROW_MS = 150
const END_MS = 1900
const MAX_SETTLED = 22
const STAGGER_MS = 34
/** Height of a clear's points in squares, and how wide a letter is about, in heights and as a smaller one in squares. */
export const POINTS = 1.05
export const BIG_POINTS = 1.25
const LETTER = 0.68
const UNDER_LETTER = 0.36

export function createEffects() {
  const random = createRng(77).next
  const effects = {
    leaving: [] as Leaving[],
    flights: [] as Flight[],
    settled: [] as Settled[],
    bits: [] as Bit[],
    pops: [] as Pop[],
    rings: [] as Ring[],
    /** By square: when its piece lands, and the middle of the piece's lower edge, in board squares. */
    landed: new Map<number, Landing>(),
    /** `rank`: how much more than a single line, from 0. */
    glow: null as { lines: Lines; at: number; rank: number } | null,
    /** When the hand came. */
    dealtAt: -1e9,
    shakeAt: -1e9,
    shakePower: 0,
    /** When the cat was woken, and how gladly (0 to 1). */
    wokenAt: -1e9,
    joy: 0,
    endedAt: -1e9,
  }

  const { scatter, puff } = createBits(random, effects)

  const settle = (count: number, at: number) => {
    for (let i = 0; i < count; i++)
      effects.settled.push({
        x: random(),
        y: random(),
        turn: random() * 6,
        size: 0.7 + random() * 0.5,
        at: at + random() * 600,
      })
    effects.settled.splice(0, effects.settled.length - MAX_SETTLED)
  }

  /** Lets the piece fly to its squares; hands back when it lands. */
  const onPlaced = (event: Of<'placed'>, now: number, from: Departure, calm: boolean): number => {
    const { piece, row, col } = event
    const ms = calm ? 0 : from.isThrown ? THROW_MS : DROP_MS
    const at = now + ms
    if (ms > 0) effects.flights.push({ piece, row, col, from, at: now, ms })
    const { cells, w, h } = getShape(piece.shape)
    const landing = { at, x: col + w / 2, y: row + h }
    for (const cell of cells) effects.landed.set((row + cell.row) * SIZE + col + cell.col, landing)
    if (calm) return at
    for (const cell of cells.filter((one) => one.row === h - 1)) puff(col + cell.col + 0.5, row + h, at)
    return at
  }

  /** A small one falls out of the sky. */
  const drop = (index: number, at: number, calm: boolean) => {
    const [x, y] = [(index % SIZE) + 0.5, Math.floor(index / SIZE) + 1]
    effects.landed.set(index, { at, x, y })
    if (!calm) scatter(x, y - 0.5, '#f2f6ff', at, 8, 1.8)
  }

  const onCleared = (
    event: Of<'cleared'>,
    now: number,
    from: { x: number; y: number },
    calm: boolean,
    praise: string,
  ) => {
    const count = countLines(event.lines)
    effects.glow = { lines: event.lines, at: now, rank: count - 1 + timesOf(event.combo) - 1 }
    // A large clear would hide the board behind its feathers.
    const few = event.cells.length > 16 ? 2 : 4
    for (const { index, cell } of event.cells) {
      const x = (index % SIZE) + 0.5
      const y = Math.floor(index / SIZE) + 0.5
      const at = now + (calm ? 0 : FLASH_MS) + Math.hypot(x - from.x, y - from.y) * STAGGER_MS
      effects.leaving.push({ index, cell, at })
      if (!calm)
        scatter(x, y, CLOTHS[readCushion(cell).colour]?.base ?? '#fff', at + LEAVE_MS * 0.4, few, 3.8, 1.35)
    }
    for (const index of [...event.gifts, ...event.bursts]) {
      const x = (index % SIZE) + 0.5
      const y = Math.floor(index / SIZE) + 0.5
      effects.rings.push({ x, y, at: now + (calm ? 0 : FLASH_MS) })
      if (!calm) scatter(x, y, '#ff6d5e', now + FLASH_MS, 16, 4.6)
    }
    // A cap was pulled off: it starts up.
    for (const index of event.woken)
      effects.landed.set(index, {
        at: now + FLASH_MS,
        x: (index % SIZE) + 0.5,
        y: Math.floor(index / SIZE) + 1,
      })
    // Words on words cannot be read.
    effects.pops.length = 0
    const [text, under] = event.points > 0 ? [`+${event.points}`, praise] : [praise, '']
    const big = event.points >= 60 || !under
    const share = big ? BIG_POINTS : POINTS
    const wide = Math.max(text.length * share * LETTER, under.length * UNDER_LETTER)
    const place = findPopPlace(
      event.cells.map(({ index }) => index),
      wide,
      share * (under ? 1.7 : 1),
    )
    if (text) effects.pops.push({ text, under, ...place, at: now + 120, big, isClear: true })
    if (event.combo % DREAM === 0 && event.points > 0) feast(now + 200, calm)
    settle(calm ? 0 : Math.min(4, Math.ceil(event.cells.length / 6)), now + 700)
    effects.shakeAt = now
    effects.shakePower = Math.min(1, 0.5 + event.cells.length / 40)
    effects.wokenAt = now
    effects.joy = Math.min(1, 0.3 + event.combo * 0.2 + (event.isBoardEmpty ? 0.6 : 0))
  }

  const feast = (now: number, calm: boolean, share = 1) => {
    effects.wokenAt = now
    effects.joy = 1
    if (calm) return
    settle(Math.ceil(6 * share), now + 900)
    for (let i = 0; i < 18 * share; i++) {
      const colour = CLOTHS[1 + (i % 7)]!.base
      scatter(random() * 8, random() * 8, colour, now + random() * 700, 3, 3.6)
    }
  }

  return {
    state: effects as Readonly<typeof effects>,
    /** `calm` leaves out what flies about, for people who asked for less motion. */
    follow(
      events: GameEvent[],
      now: number,
      calm: boolean,
      departure: Departure,
      praise: (cleared: Of<'cleared'>) => string,
    ) {
      const placed = events.find((event) => event.type === 'placed')
      const shape = placed ? getShape(placed.piece.shape) : null
      const from =
        placed && shape ? { x: placed.col + shape.w / 2, y: placed.row + shape.h / 2 } : { x: 4, y: 4 }
      let landsAt = now
      for (const event of events) {
        if (event.type === 'placed') landsAt = onPlaced(event, now, departure, calm)
        else if (event.type === 'cleared') {
          onCleared(event, landsAt, from, calm, praise(event))
        } else if (event.type === 'snowed') {
          drop(event.index, landsAt + 260, calm)
        } else if (event.type === 'dealt') {
          effects.dealtAt = landsAt + (events.some((e) => e.type === 'cleared') ? 260 : 60)
        } else if (event.type === 'ended') {
          effects.endedAt = landsAt
          // Lessons and names wait for no run that is over.
          effects.pops = effects.pops.filter(({ ms }) => ms === undefined)
        } else if (event.type === 'undone') {
          effects.leaving.length = 0
          effects.flights.length = 0
          effects.landed.clear()
        }
      }
    },
    pop(text: string, x: number, y: number, at: number, big: boolean) {
      effects.pops = [{ text, under: '', x, y, at, big }]
    },
    /** Words that have to be read: they stay for a while, after those that are flying. */
    showText(text: string, under: string, y: number, at: number, ms: number) {
      const last = Math.max(at, ...effects.pops.map((pop) => pop.at + (pop.ms ?? POP_MS) * 0.85))
      effects.pops.push({ text, under, x: 4, y, at: last, big: true, ms })
    },
    /** Something in the room was touched. Board squares. */
    touch(x: number, y: number, at: number, calm: boolean) {
      if (!calm) scatter(x, y, '#ffe9a8', at, 7, 1.7)
    },
    wake(at: number, joy: number) {
      effects.wokenAt = at
      effects.joy = joy
    },
    /** Something new in the room: it glitters where it comes to stand. Board squares. */
    unwrap(x: number, y: number, at: number, landsAt: number, calm: boolean) {
      if (!calm) for (const delay of [0, 160, 320]) scatter(x, y, '#ffe9a8', landsAt + delay, 9, 1.6)
      effects.wokenAt = at
      effects.joy = 1
    },
    deal(at: number) {
      effects.dealtAt = at
    },
    /** A solved puzzle or a finished daily board: feathers everywhere. */
    celebrate(now: number, calm: boolean) {
      feast(now + 500, calm, 0.5)
    },
    /** A held piece leaves a glint behind; x and y are board squares. */
    trail(x: number, y: number, colour: string, now: number) {
      effects.bits.push({
        x: x + (random() - 0.5) * 0.8,
        y: y + (random() - 0.5) * 0.8,
        vx: (random() - 0.5) * 0.6,
        vy: 0.2,
        turn: random() * 6,
        spin: (random() - 0.5) * 5,
        at: now,
        life: 320 + random() * 260,
        size: 0.07 + random() * 0.08,
        colour: random() < 0.6 ? '#ffe9a8' : colour,
        kind: random() < 0.7 ? 'star' : 'dot',
      })
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
      effects.flights = effects.flights.filter((flight) => now < flight.at + flight.ms)
      effects.pops = effects.pops.filter((pop) => now < pop.at + (pop.ms ?? POP_MS))
      effects.rings = effects.rings.filter((ring) => now < ring.at + RING_MS)
      for (const [index, { at }] of effects.landed) if (now > at + SQUASH_MS) effects.landed.delete(index)
      if (effects.glow && now > effects.glow.at + GLOW_MS) effects.glow = null
    },
    isBusy(now: number): boolean {
      return (
        effects.leaving.length + effects.bits.length + effects.pops.length > 0 ||
        effects.landed.size + effects.rings.length > 0 ||
        effects.settled.some(({ at }) => now < at + SETTLE_MS) ||
        now < effects.dealtAt + DEAL_MS + 200 ||
        now < effects.shakeAt + 400 ||
        now < effects.wokenAt + 1800 ||
        now < effects.endedAt + END_MS
      )
    },
    reset() {
      effects.leaving.length = 0
      effects.bits.length = 0
      effects.pops.length = 0
      effects.rings.length = 0
      effects.landed.clear()
      effects.flights.length = 0
      effects.settled.length = 0
      effects.glow = null
      effects.shakeAt = -1e9
      effects.endedAt = -1e9
    },
  }
}
