/** Short-lived effects: they follow the events of the rules and never change the game. */
import { createRng } from '@playhouse/game-kit/rules'
import type { Departure, EffectState } from './effect-types.ts'
import { createBits } from '../art/particle-shapes.ts'
import type { GameEvent } from '../rules/events.ts'
import { getShape } from '../rules/shapes.ts'
import { LEAVE_MS, createSettling, createClearEffects, createPlacedEffects } from './clear-effects.ts'
import type { Of } from './clear-effects.ts'
export type Effects = ReturnType<typeof createEffects>
export const SQUASH_MS = 360
export const POP_MS = 960
export const RING_MS = 520
export const DEAL_MS = 380
export const GLOW_MS = 760
export const SETTLE_MS = 1500
const END_MS = 1900

export function createEffects() {
  const random = createRng(77).next
  const effects: EffectState = {
    leaving: [],
    flights: [],
    settled: [],
    bits: [],
    pops: [],
    rings: [],
    landed: new Map(),
    glow: null,
    dealtAt: -1e9,
    shakeAt: -1e9,
    shakePower: 0,
    wokenAt: -1e9,
    joy: 0,
    endedAt: -1e9,
  }
  const { update, isBusy, reset } = createEffectClock(effects)
  const { scatter, puff } = createBits(random, effects)
  const { settle, feast, celebrate } = createSettling(effects, random, scatter)
  const onCleared = createClearEffects(effects, scatter, feast, settle)
  const { onPlaced, drop } = createPlacedEffects(effects, puff, scatter)
  const { pop, showText, touch, wake, unwrap, deal, trail } = createSmallEffects(effects, scatter, random)
  return {
    state: effects as Readonly<EffectState>,
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
    pop,
    showText,
    touch,
    wake,
    unwrap,
    deal,
    celebrate,
    trail,
    update,
    isBusy,
    reset,
  }
}

/** How effects grow old. */
function createEffectClock(effects: EffectState) {
  /** Moves the loose bits by a frame. */
  const update = (now: number, seconds: number) => {
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
  }
  const isBusy = (now: number): boolean => {
    return (
      effects.leaving.length + effects.bits.length + effects.pops.length > 0 ||
      effects.landed.size + effects.rings.length > 0 ||
      effects.settled.some(({ at }) => now < at + SETTLE_MS) ||
      now < effects.dealtAt + DEAL_MS + 200 ||
      now < effects.shakeAt + 400 ||
      now < effects.wokenAt + 1800 ||
      now < effects.endedAt + END_MS
    )
  }
  const reset = () => {
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
  }
  return { update, isBusy, reset }
}

/** Small effects that others ask for. */
function createSmallEffects(
  effects: EffectState,
  scatter: ReturnType<typeof createBits>['scatter'],
  random: () => number,
) {
  const pop = (text: string, x: number, y: number, at: number, big: boolean) => {
    effects.pops = [{ text, under: '', x, y, at, big }]
  }
  /** Words that have to be read: they stay for a while, after those that are flying. */
  const showText = (text: string, under: string, y: number, at: number, ms: number) => {
    const last = Math.max(at, ...effects.pops.map((pop) => pop.at + (pop.ms ?? POP_MS) * 0.85))
    effects.pops.push({ text, under, x: 4, y, at: last, big: true, ms })
  }
  /** Something in the room was touched. Board squares. */
  const touch = (x: number, y: number, at: number, calm: boolean) => {
    if (!calm) scatter({ x, y }, '#ffe9a8', at, { count: 7, power: 1.7 })
  }
  const wake = (at: number, joy: number) => {
    effects.wokenAt = at
    effects.joy = joy
  }
  /** Something new in the room: it glitters where it comes to stand. Board squares. */
  const unwrap = (x: number, y: number, at: number, landsAt: number, calm: boolean) => {
    if (!calm)
      for (const delay of [0, 160, 320])
        scatter({ x, y }, '#ffe9a8', landsAt + delay, { count: 9, power: 1.6 })
    effects.wokenAt = at
    effects.joy = 1
  }
  const deal = (at: number) => {
    effects.dealtAt = at
  }
  /** A held piece leaves a glint behind; x and y are board squares. */
  const trail = (x: number, y: number, colour: string, now: number) => {
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
  }
  return { pop, showText, touch, wake, unwrap, deal, trail }
}
