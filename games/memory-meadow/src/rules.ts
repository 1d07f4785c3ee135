/** Finding pairs: deterministic, without the DOM. */
import { createRng, seedRng } from '@playhouse/game-kit/rules'
import type { Outcome, RuleSet, Start } from '@playhouse/game-kit/rules'
import {
  LEVEL_COUNTS,
  WALK_PAIRS,
  WALK_ROUNDS,
  getDailyLevel,
  getEarsLevel,
  getMeadowLevel,
  getTogetherLevel,
  getWalkLevel,
} from './levels.ts'
import type { Level } from './levels.ts'
import { HOME_COUNT } from './state.ts'
import type { Event, Game, Place, State } from './state.ts'

type Emit = (event: Event) => void

/** Long enough for a hello and a look around. */
const GREETING_TICKS = 150
const PAIR_TICKS = 34
/** A wrong pair stays as long as a small child needs to look at both. */
const MISS_TICKS = 84
const PEEK_TICKS = 75
/** Until the choir has sung. */
const WALK_TICKS = 280
/** After so many slips in a row the mate begins to rustle. */
const RUSTLE_AFTER = 2
const MOST_FLOWERS = 5
const FIRST_WALK_SIZE = 1

export const rules: RuleSet<Game> = {
  slug: 'memory-meadow',
  modes: {
    meadow: { levels: LEVEL_COUNTS.meadow },
    ears: { levels: LEVEL_COUNTS.ears, open: true },
    together: { levels: LEVEL_COUNTS.together, open: true },
    walk: {},
    daily: { daily: true },
  },
  actions: [],
  rewards: ['paired'],
  init,
  step,
  getOutcome,
  isIdle: (state) => state.wait === 0 && state.greeting === 0 && state.peekTicks === 0 && state.walking === 0,
}

function init({ mode, level, seed }: Start): State {
  const state: State = {
    mode,
    level,
    rng: seedRng(`${mode} ${seed}`),
    theme: 0,
    kind: 'look',
    players: 1,
    places: [],
    open: [],
    wait: 0,
    greeting: 0,
    peeking: [],
    peekTicks: 0,
    butterfly: -1,
    breeze: false,
    rustling: -1,
    looks: 0,
    slips: 0,
    slipsInRow: 0,
    missesInRow: 0,
    score: 0,
    turn: 0,
    pairs: [0, 0],
    choir: [],
    round: 1,
    rounds: mode === 'walk' ? WALK_ROUNDS : 1,
    size: FIRST_WALK_SIZE,
    walking: 0,
  }
  deal(state, findLevel(state, seed))
  return state
}

function findLevel({ mode, level, size, round }: State, seed: number): Level {
  if (mode === 'ears') return getEarsLevel(level)
  if (mode === 'together') return getTogetherLevel(level)
  if (mode === 'walk') return getWalkLevel(size, round)
  if (mode === 'daily') return getDailyLevel(seed)
  return getMeadowLevel(level)
}

function deal(state: State, level: Level): void {
  const rng = createRng(state.rng)
  const others = Array.from({ length: level.pool }, (_, i) => i).filter((i) => !level.guests.includes(i))
  const animals = [...level.guests, ...rng.shuffle(others)].slice(0, level.pairs)
  const residents = rng.shuffle([...animals, ...animals])
  const homes = rng.shuffle(residents.map((_, i) => i % HOME_COUNT))
  state.places = residents.map((animal, i): Place => ({
    animal,
    home: homes[i]!,
    status: 'hidden',
    seenAt: 0,
  }))
  Object.assign(state, { theme: level.theme, kind: level.kind, players: level.players, breeze: level.breeze })
  Object.assign(state, { open: [], peeking: [], peekTicks: 0, wait: 0, rustling: -1, choir: [] })
  state.greeting = level.greets && level.kind === 'look' ? GREETING_TICKS : 0
  state.butterfly = level.butterfly ? rng.int(state.places.length) : -1
}

function step(state: State, { commands }: { commands: readonly Game['command'][] }, emit: Emit): void {
  if (isFinished(state)) return
  if (state.walking > 0) return walkOn(state, emit)
  for (const { place } of commands) openPlace(state, place, emit)
  if (state.greeting > 0 && --state.greeting === 0) emit({ type: 'greeted' })
  if (state.peekTicks > 0 && --state.peekTicks === 0) {
    emit({ type: 'hid', places: state.peeking })
    state.peeking = []
  }
  if (state.wait > 0 && --state.wait === 0) settle(state, emit)
}

function openPlace(state: State, index: number, emit: Emit): void {
  const place = state.places[index]
  if (!place || place.status === 'joined') return
  if (state.greeting > 0) {
    state.greeting = 0
    emit({ type: 'greeted' })
  }
  // Nobody has to wait: the next look settles the one before.
  if (state.open.length === 2) {
    const isPair = isMatching(state)
    settle(state, emit)
    if (isPair && (state.walking > 0 || isFinished(state))) return
  }
  if (place.status !== 'hidden') return emit({ type: 'refused', place: index })
  endPeek(state, emit)
  look(state, index, emit)
}

function look(state: State, index: number, emit: Emit): void {
  const place = state.places[index]!
  const [first] = state.open
  // Whether the right one could have been known has to be asked before this look counts.
  const isSlip =
    first !== undefined &&
    place.animal !== state.places[first]!.animal &&
    state.places[findMate(state, first)]!.seenAt > 0
  place.status = 'up'
  place.seenAt = ++state.looks
  state.open.push(index)
  state.rustling = -1
  emit({ type: 'opened', place: index, animal: place.animal })
  if (first === undefined) {
    if (index === state.butterfly) flutter(state, emit)
    else helpOut(state, index, emit)
    return
  }
  if (isMatching(state)) state.wait = PAIR_TICKS
  else {
    state.wait = MISS_TICKS
    if (isSlip) {
      state.slips++
      state.slipsInRow++
    }
    state.missesInRow++
    emit({ type: 'missed', places: [...state.open] })
  }
}

/** After a few slips the mate rustles, if it was ever seen. */
function helpOut(state: State, index: number, emit: Emit): void {
  const mate = findMate(state, index)
  const isStuck = state.slipsInRow >= RUSTLE_AFTER || state.missesInRow >= state.places.length
  if (!isStuck || state.places[mate]!.seenAt === 0) return
  state.rustling = mate
  emit({ type: 'rustled', place: mate })
}

/** The butterfly lets two others peek and flies on. */
function flutter(state: State, emit: Emit): void {
  const rng = createRng(state.rng)
  const hidden = rng.shuffle(listHidden(state))
  const from = state.butterfly
  state.peeking = hidden.slice(0, 2)
  for (const index of state.peeking) state.places[index]!.seenAt = state.looks
  state.peekTicks = state.peeking.length > 0 ? PEEK_TICKS : 0
  state.butterfly = hidden[2] ?? hidden[0] ?? -1
  emit({ type: 'fluttered', from, to: state.butterfly, peeking: [...state.peeking] })
}

function endPeek(state: State, emit: Emit): void {
  if (state.peekTicks === 0) return
  emit({ type: 'hid', places: state.peeking })
  state.peeking = []
  state.peekTicks = 0
}

function settle(state: State, emit: Emit): void {
  const places = [...state.open]
  state.open = []
  state.wait = 0
  if (isPairOf(state, places)) return join(state, places, emit)
  for (const index of places) state.places[index]!.status = 'hidden'
  emit({ type: 'hid', places })
  if (state.players === 2) {
    state.turn = 1 - state.turn
    emit({ type: 'turned', player: state.turn })
  }
}

function join(state: State, places: number[], emit: Emit): void {
  const { animal } = state.places[places[0]!]!
  for (const index of places) state.places[index]!.status = 'joined'
  state.choir.push({ animal, player: state.turn })
  state.pairs[state.turn]!++
  const flowers = Math.max(1, MOST_FLOWERS - state.slipsInRow)
  state.score += flowers
  state.slipsInRow = 0
  state.missesInRow = 0
  emit({ type: 'paired', places, animal, player: state.turn, nth: state.choir.length, flowers })
  const hidden = listHidden(state)
  if (places.includes(state.butterfly)) state.butterfly = hidden[0] ?? -1
  if (hidden.length > 0) {
    if (state.breeze && state.choir.length % 2 === 0 && hidden.length > 2) trade(state, hidden, emit)
    return
  }
  if (state.round < state.rounds) state.walking = WALK_TICKS
  emit({ type: 'finished' })
}

/** Two places change theirs, with all that lives there; whoever watches knows where they went. */
function trade(state: State, hidden: number[], emit: Emit): void {
  const [a, b] = createRng(state.rng).shuffle([...hidden]) as [number, number]
  const kept = state.places[a]!
  state.places[a] = state.places[b]!
  state.places[b] = kept
  if (state.butterfly === a) state.butterfly = b
  else if (state.butterfly === b) state.butterfly = a
  emit({ type: 'traded', places: [a, b] })
}

/** The next meadow of a walk is larger after a good one, smaller after a hard one. */
function walkOn(state: State, emit: Emit): void {
  if (--state.walking > 0) return
  const pairs = state.choir.length
  const change = state.slips <= pairs / 2 ? 1 : state.slips > pairs * 1.5 ? -1 : 0
  state.size = Math.min(WALK_PAIRS.length - 1, Math.max(0, state.size + change))
  state.round++
  state.slips = 0
  deal(state, getWalkLevel(state.size, state.round))
  emit({ type: 'dealt' })
}

function getOutcome(state: State): Outcome | null {
  if (!isFinished(state)) return null
  if (state.players === 2) return { won: true, score: Math.max(...state.pairs) }
  const pairs = state.choir.length
  const stars = state.slips <= Math.floor(pairs / 3) ? 3 : state.slips <= pairs ? 2 : 1
  return state.level > 0 ? { won: true, score: state.score, stars } : { won: true, score: state.score }
}

function isFinished({ places, round, rounds }: State): boolean {
  return round >= rounds && places.every(({ status }) => status === 'joined')
}

export function findMate({ places }: State, index: number): number {
  return places.findIndex(({ animal }, i) => i !== index && animal === places[index]!.animal)
}

export function listHidden({ places }: State): number[] {
  return places.flatMap(({ status }, i) => (status === 'hidden' ? [i] : []))
}

const isMatching = (state: State) => isPairOf(state, state.open)

function isPairOf({ places }: State, [a, b]: number[]): boolean {
  return a !== undefined && b !== undefined && places[a]!.animal === places[b]!.animal
}
