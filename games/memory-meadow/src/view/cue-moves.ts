/** Effects of wind and fireflies: breezes and whirls move places, fireflies come and go. */
import type { Kit } from '@playhouse/game-kit'
import { TRADE_MS } from './actors.ts'
import type { Actor } from './actors.ts'
import type { Album } from '../ui/album.ts'
import type { Layout } from './layout-types.ts'
import type { Event, Game } from '../state.ts'
import { texts } from '../texts.ts'

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>
type Point = { x: number; y: number }
/** A firefly on its way. */
export type Flight = { from: Point; to: Point; at: number }
export const FLIGHT_MS = 800

export function createMoveCues(kit: Kit<Game, Album>, actors: () => Actor[], layout: () => Layout | null) {
  let busyUntil = 0
  let flights: Flight[] = []
  let lit: { places: number[]; at: number } = { places: [], at: -1e6 }
  const spotOf = (place: number) => layout()!.spots[place]!
  const jarAt = (): Point => {
    const { x, y, w, h } = layout()!.jar
    return { x: x + w / 2, y: y + h / 2 }
  }

  /** Each of these places gets the content of the one before; the first gets that of the last. */
  const carry = (ring: readonly number[]) => {
    const all = actors()
    const before = ring.map((place) => all[place]!)
    ring.forEach((place, i) => {
      const to = ring[(i + 1) % ring.length]!
      all[to] = before[i]!
      Object.assign(before[i]!, { from: spotOf(place), movedAt: kit.now })
    })
    busyUntil = kit.now + TRADE_MS
    kit.audio.play('breeze')
    const { w, spots } = layout()!
    for (const place of ring)
      kit.juice.burst(w * 0.05, spots[place]!.y, {
        count: 10,
        shape: 'streak',
        colours: ['#ffffffc0', '#e8fff0a0'],
        speed: w * 0.9,
        gravity: 0,
        angle: 0,
        spread: 0.5,
        size: 12,
        ms: 900,
      })
  }

  return {
    begin() {
      busyUntil = 0
      flights = []
      lit = { places: [], at: -1e6 }
    },
    traded({ places: [a, b] }: Of<'traded'>) {
      carry([a, b])
      kit.say(texts.traded(a + 1, b + 1))
    },
    whirled({ places }: Of<'whirled'>) {
      carry(places)
      kit.say(texts.whirled(places.map((place) => place + 1).join(', ')))
    },
    caught({ place, fireflies }: Of<'caught'>) {
      const { x, y, scale } = spotOf(place)
      flights.push({ from: { x, y: y - 40 * scale }, to: jarAt(), at: kit.now + 250 })
      kit.audio.play('firefly', { delay: 0.9, rate: 1 + fireflies * 0.12, vary: 0 })
      busyUntil = kit.now + FLIGHT_MS + 400
      kit.say(texts.caught(fireflies))
    },
    shone({ places }: Of<'shone'>) {
      for (const [i, place] of places.entries()) {
        const { x, y } = spotOf(place)
        flights.push({ from: jarAt(), to: { x, y }, at: kit.now + i * 40 })
      }
      lit = { places, at: kit.now }
      kit.audio.play('flutter', { rate: 0.84, vary: 0 })
      busyUntil = kit.now + 2400
      kit.say(texts.shone(places.map((place) => place + 1).join(', ')))
    },
    listFlights(now: number): readonly Flight[] {
      flights = flights.filter(({ at }) => now < at + FLIGHT_MS)
      return flights
    },
    /** Places in the fireflies' light, and since when. */
    get lit() {
      return lit
    },
    get busyUntil() {
      return busyUntil
    },
  }
}
