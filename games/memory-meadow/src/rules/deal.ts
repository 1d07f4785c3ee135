/** Deals a meadow from its level and the run's random generator. */
import { createRng, seedRng } from '@playhouse/game-kit/rules'
import type { Start } from '@playhouse/game-kit/rules'
import {
  WALK_ROUNDS,
  getDailyLevel,
  getEarsLevel,
  getMeadowLevel,
  getTogetherLevel,
  getWalkLevel,
} from './levels.ts'
import type { Level } from './levels.ts'
import { HOME_COUNT, HOME_LOOKS } from '../state.ts'
import type { Place, State } from '../state.ts'

/** Long enough for a hello and a look around. */
export const GREETING_TICKS = 150
const FIRST_WALK_SIZE = 0
/** One kind in so many comes when half of the meadow is empty. */
const NEWCOMERS = 3

/** A new run, dealt. */
export function init({ mode, level, seed }: Start): State {
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
    streak: 0,
    lanterns: 0,
    allLanterns: 0,
    turn: 0,
    pairs: [0, 0],
    choir: [],
    round: 1,
    rounds: mode === 'walk' ? WALK_ROUNDS : 1,
    size: FIRST_WALK_SIZE,
    walking: 0,
    ending: 0,
    isAsleep: false,
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

/** Refills the meadow; the score stays. */
export function deal(state: State, level: Level): void {
  const rng = createRng(state.rng)
  const others = Array.from({ length: level.pool }, (_, i) => i).filter((i) => !level.guests.includes(i))
  const kinds = [...level.guests, ...rng.shuffle(others)].slice(0, level.pairs)
  const later = level.twists.includes('newcomers') ? Math.floor(level.pairs / NEWCOMERS) : 0
  const animals = kinds.slice(0, level.pairs - later)
  const members = level.twists.includes('family') ? 3 : 2
  const residents = rng.shuffle(
    animals.flatMap((animal) =>
      Array.from({ length: members }, (_, i) => ({ animal, isLast: i === members - 1 })),
    ),
  )
  const homes = dealHomes(rng, residents.length)
  const hasChildren = level.twists.includes('young') || members === 3
  const isEcho = level.twists.includes('echo')
  state.places = residents.map(({ animal, isLast }, i): Place => ({
    animal,
    home: homes[i]!,
    status: 'hidden',
    seenAt: 0,
    ...(isLast && hasChildren ? { young: true } : {}),
    ...(isLast && isEcho ? { shy: true } : {}),
  }))
  Object.assign(state, { theme: level.theme, kind: level.kind, players: level.players })
  state.breeze = level.twists.includes('breeze')
  // Other modes derive it from the place; only the daily meadow has it at random.
  if (state.mode === 'daily' && level.twists.includes('whirl')) state.whirl = true
  Object.assign(state, { open: [], peeking: [], peekTicks: 0, wait: 0, rustling: -1, choir: [] })
  delete state.coming
  if (later > 0) state.coming = kinds.slice(-later)
  delete state.wish
  delete state.jar
  delete state.basket
  delete state.hasHelped
  state.lanterns = level.lanterns
  state.allLanterns = level.lanterns
  state.greeting = level.greets && level.kind === 'look' ? GREETING_TICKS : 0
  state.butterfly = level.twists.includes('butterfly') ? rng.int(state.places.length) : -1
}

/** Up to this many places, homes are easy to tell apart and mostly keep their own colours. */
const TWO_LOOKS = HOME_COUNT * 2

/** As many kinds as exist, and no two alike, so that each home is recognisable. */
function dealHomes(rng: ReturnType<typeof createRng>, count: number): number[] {
  const kinds = rng.shuffle(Array.from({ length: HOME_COUNT }, (_, i) => i))
  // Where there are many, each kind begins with another of its colours.
  const looks = kinds.map(() => rng.int(HOME_LOOKS))
  const all = Array.from({ length: Math.max(count, HOME_COUNT) }, (_, i) => {
    const look = (count <= TWO_LOOKS ? 0 : looks[i % HOME_COUNT]!) + Math.floor(i / HOME_COUNT)
    return kinds[i % HOME_COUNT]! + (look % HOME_LOOKS) * HOME_COUNT
  })
  return rng.shuffle(all.slice(0, count))
}
