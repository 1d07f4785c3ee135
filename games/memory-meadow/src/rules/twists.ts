/** Twists of a meadow besides hiding: breezes, whirls and fireflies. Deterministic, without the DOM. */
import { createRng } from '@playhouse/game-kit/rules'
import { listHidden } from './animal-families.ts'
import { FULL_JAR } from '../state.ts'
import type { Event, State } from '../state.ts'

type Emit = (event: Event) => void

/** How long the fireflies stay. */
const SHINE_TICKS = 110
/** A light reaches a place and those beside it. */
const MAX_LIT = 5
const WHIRL = 3
const PEEK_TICKS = 75
/** How long newcomers look out. */
const ARRIVAL_TICKS = 130
/** The meadow where the jar is new lends a full one; elsewhere the jar starts with one firefly. */
const FULL_JAR_LEVEL = 19

/** When half of the meadow is empty, newcomers move into the free places and show themselves. */
export function arrive(state: State, emit: Emit): boolean {
  const { coming = [], places } = state
  const empty = places.flatMap(({ status }, i) => (status === 'joined' ? [i] : []))
  if (coming.length === 0 || empty.length < coming.length * 2 || empty.length < places.length / 2)
    return false
  const rng = createRng(state.rng)
  const rooms = rng.shuffle(empty).slice(0, coming.length * 2)
  const hasChildren = places.some(({ young }) => young)
  rooms.forEach((place, i) => {
    places[place] = {
      animal: coming[i >> 1]!,
      home: places[place]!.home,
      status: 'hidden',
      seenAt: 0,
      ...(hasChildren && i % 2 ? { young: true } : {}),
    }
  })
  state.coming = []
  state.peeking = rooms
  state.peekTicks = ARRIVAL_TICKS
  emit({ type: 'arrived', places: [...rooms] })
  return true
}

/** Two places swap their contents visibly, so that an attentive player can follow. */
export function trade(state: State, hidden: readonly number[], emit: Emit): void {
  const [a, b] = createRng(state.rng).shuffle([...hidden]) as [number, number]
  move(state, [a, b])
  emit({ type: 'traded', places: [a, b] })
}

/** Three neighbours go round, each to the next one's place. */
export function whirl(state: State, hidden: readonly number[], emit: Emit): void {
  const first = createRng(state.rng).int(hidden.length - WHIRL + 1)
  const places = hidden.slice(first, first + WHIRL)
  move(state, places)
  emit({ type: 'whirled', places })
}

/** Each of these places gets the content of the one before, the first that of the last. */
function move(state: State, ring: readonly number[]): void {
  const before = ring.map((index) => state.places[index]!)
  const seat = ring.indexOf(state.butterfly)
  ring.forEach((_, i) => (state.places[ring[(i + 1) % ring.length]!] = before[i]!))
  if (seat >= 0) state.butterfly = ring[(seat + 1) % ring.length]!
}

export const countFireflies = ({ jar, level, mode }: State): number =>
  jar ?? (mode === 'meadow' && level === FULL_JAR_LEVEL ? FULL_JAR : 1)

export function catchFirefly(state: State, place: number, emit: Emit): void {
  const fireflies = Math.min(FULL_JAR, countFireflies(state) + 1)
  if (fireflies === state.jar) return
  state.jar = fireflies
  emit({ type: 'caught', place, fireflies })
}

/** No animal is up, and none peeks out of a home. */
export const isFree = ({ wait, greeting, peekTicks }: State): boolean =>
  wait === 0 && greeting === 0 && peekTicks === 0

/** The animals at these places peek out for a while, and count as seen. */
export function lookOut(state: State, places: number[]): void {
  state.peeking = places
  state.peekTicks = SHINE_TICKS
  for (const index of places) state.places[index]!.seenAt = Math.max(1, state.looks)
}

/** A full jar lights up to five places with hidden animals; then it is empty. */
export function shine(state: State, asked: readonly number[], emit: Emit): void {
  const places = [...new Set(asked)]
    .filter((index) => state.places[index]?.status === 'hidden')
    .slice(0, MAX_LIT)
  if (!isFree(state) || places.length === 0 || countFireflies(state) < FULL_JAR) return
  state.jar = 0
  lookOut(state, places)
  emit({ type: 'shone', places: [...places] })
}

/** Where friends who meet light a lantern again. */
export function relight(state: State, emit: Emit): void {
  if (state.lanterns === 0 || state.lanterns >= state.allLanterns) return
  emit({ type: 'relit', lantern: state.lanterns })
  state.lanterns++
}

/** The butterfly lets two others peek and flies on. */
export function flutter(state: State, emit: Emit): void {
  const rng = createRng(state.rng)
  const hidden = rng.shuffle(listHidden(state))
  const from = state.butterfly
  state.peeking = hidden.slice(0, 2)
  for (const index of state.peeking) state.places[index]!.seenAt = state.looks
  state.peekTicks = state.peeking.length > 0 ? PEEK_TICKS : 0
  state.butterfly = hidden[2] ?? hidden[0] ?? -1
  emit({ type: 'fluttered', from, to: state.butterfly, peeking: [...state.peeking] })
}

/** A hidden animal, never the same twice in a row: a player who knows two must choose the order. */
export function makeRequest(state: State, emit: Emit): void {
  const hidden = new Set(state.places.flatMap(({ status, animal }) => (status === 'joined' ? [] : [animal])))
  const others = [...hidden].filter((animal) => animal !== state.wish)
  state.wish = others.length > 1 ? createRng(state.rng).pick(others) : -1
  if (state.wish >= 0) emit({ type: 'requested', animal: state.wish })
}
