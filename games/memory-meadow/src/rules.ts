/** Finding pairs: deterministic, without the DOM. */
import type { Outcome, RuleSet } from '@playhouse/game-kit/rules'
import { deal, init } from './rules/deal.ts'
import { LEVEL_COUNTS, WALK_PAIRS, getWalkLevel, hasTwist } from './rules/levels.ts'
import {
  findMate,
  countFamily,
  isComplete,
  isCompleteFamily,
  listHidden,
  listMates,
} from './rules/animal-families.ts'
import {
  call,
  fillBasket,
  guard,
  helpBouquet,
  kindle,
  ring,
  sendOwl,
  setPace,
  spill,
  wake,
} from './rules/helpers.ts'
import { arrive, catchFirefly, flutter, makeRequest, relight, shine, trade, whirl } from './rules/twists.ts'
import { songTicksOf } from './audio/tunes.ts'
import type { Event, Game, State } from './state.ts'

type Emit = (event: Event) => void

const PAIR_TICKS = 34
/** A wrong pair stays as long as a small child needs to look at both. */
const MISS_TICKS = 84
const SLOW_MISS_TICKS = 190
/** Until the choir has sung. */
const WALK_TICKS = 280
/** After so many slips in a row the mate begins to rustle. */
const RUSTLE_AFTER = 2
/** On another try after a night it rustles at once. */
const RUSTLE_AGAIN = 1
/** The yawns when the last lantern is out. */
const YAWN_TICKS = 150
/** The tap that starts a song must not skip it. */
const HEARD_TICKS = 18
const MIN_FLOWERS = 2
const MAX_FLOWERS = 7
/** On a walk bouquets go on growing from meadow to meadow. */
const MAX_ON_WALK = 14
const maxFlowers = ({ mode }: State) => (mode === 'walk' ? MAX_ON_WALK : MAX_FLOWERS)

export const rules: RuleSet<Game> = {
  slug: 'memory-meadow',
  modes: {
    meadow: { levels: LEVEL_COUNTS.meadow },
    ears: { levels: LEVEL_COUNTS.ears, open: true },
    together: { levels: LEVEL_COUNTS.together, open: true },
    walk: {},
    daily: { every: 'day' },
  },
  actions: [],
  rewards: ['paired'],
  init,
  step,
  getOutcome,
  isIdle: ({ wait, greeting, peekTicks, walking, ending }) =>
    wait === 0 && greeting === 0 && peekTicks === 0 && walking === 0 && ending === 0,
}

function step(state: State, { commands }: { commands: readonly Game['command'][] }, emit: Emit): void {
  if (state.ending > 0) return end(state, commands)
  if (commands.some(({ type }) => type === 'wake')) wake(state, emit)
  if (isFinished(state) || state.isAsleep) return
  if (state.walking > 0) return walkOn(state, commands, emit)
  for (const command of commands) {
    if (command.type === 'open') openPlace(state, command.place, emit)
    else if (command.type === 'kindle') kindle(state, command.count, emit)
    else if (command.type === 'shine') shine(state, command.places, emit)
    else if (command.type === 'call') call(state, command.helper, emit)
    else if (command.type === 'owl') sendOwl(state, command.places, emit)
    else if (command.type === 'ring') ring(state, emit)
    else if (command.type === 'pace') setPace(state, command.isSlow)
  }
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
  // The player never has to wait: the next look settles the previous pair.
  if (state.wait > 0) {
    const isPair = isComplete(state)
    settle(state, emit)
    if (state.isAsleep || (isPair && (state.walking > 0 || isFinished(state)))) return
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
    // Of a family only the last one counts: two of three are known to belong together.
    state.open.length === countFamily(state, first) - 1 &&
    listMates(state, first).every((mate) => state.places[mate]!.seenAt > 0)
  place.status = 'up'
  place.seenAt = ++state.looks
  state.open.push(index)
  state.rustling = -1
  if (state.wish === undefined && hasTwist(state, 'request')) makeRequest(state, emit)
  emit({ type: 'opened', place: index, animal: place.animal })
  if (first === undefined) {
    if (index === state.butterfly) flutter(state, emit)
    else helpOut(state, index, emit)
    return
  }
  if (place.animal !== state.places[first]!.animal) return miss(state, isSlip, emit)
  if (isComplete(state)) {
    state.wait = PAIR_TICKS
    return
  }
  emit({ type: 'matched', places: [...state.open] })
  helpOut(state, index, emit)
}

function miss(state: State, isSlip: boolean, emit: Emit): void {
  state.wait = state.isSlow ? SLOW_MISS_TICKS : MISS_TICKS
  if (isSlip && !guard(state, emit)) {
    state.slips++
    state.slipsInRow++
    state.streak = 0
    spill(state, emit)
    dim(state, emit)
  }
  state.missesInRow++
  emit({ type: 'missed', places: [...state.open] })
}

/** After a few slips the mate rustles, if it was ever seen. */
function helpOut(state: State, index: number, emit: Emit): void {
  const mate = findMate(state, index)
  const isStuck =
    state.slipsInRow >= (state.kindled ? RUSTLE_AGAIN : RUSTLE_AFTER) ||
    state.missesInRow >= state.places.length
  if (!isStuck || state.places[mate]!.seenAt === 0) return
  state.rustling = mate
  emit({ type: 'rustled', place: mate })
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
  if (isCompleteFamily(state, places)) return join(state, places, emit)
  for (const index of places) state.places[index]!.status = 'hidden'
  emit({ type: 'hid', places })
  if (state.allLanterns > 0 && state.lanterns === 0) return fallAsleep(state, emit)
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
  const isRequested = state.wish === animal
  const isSure = state.slipsInRow === 0
  // A family of three brings one flower more.
  const bunch =
    (isSure ? Math.min(maxFlowers(state), MIN_FLOWERS + state.streak) : 1) +
    places.length -
    2 +
    helpBouquet(state, isSure)
  const flowers = isRequested ? bunch * 2 : bunch
  state.streak++
  state.score += flowers
  state.slipsInRow = 0
  state.missesInRow = 0
  emit({ type: 'paired', places, animal, player: state.turn, nth: state.choir.length, flowers, isRequested })
  if (isSure) fillBasket(state, places.at(-1)!, emit)
  if (hasTwist(state, 'relight')) relight(state, emit)
  if (isSure && hasTwist(state, 'jar')) catchFirefly(state, places.at(-1)!, emit)
  const hasArrived = arrive(state, emit)
  if (state.wish !== undefined) makeRequest(state, emit)
  const hidden = listHidden(state)
  if (places.includes(state.butterfly)) state.butterfly = hidden[0] ?? -1
  if (hidden.length > 0) {
    if (state.choir.length % 2 > 0 || hasArrived) return
    if (state.breeze && hidden.length > 2) trade(state, hidden, emit)
    if ((state.whirl || hasTwist(state, 'whirl')) && hidden.length > 3) whirl(state, hidden, emit)
    return
  }
  // The last basket of a run goes to the player.
  ring(state, emit)
  if (state.round < state.rounds) state.walking = WALK_TICKS
  else state.ending = songTicksOf(state.choir.length)
  emit({ type: 'finished' })
}

/** The next meadow of a walk is larger after a good one, smaller after a hard one. */
function walkOn(state: State, commands: readonly Game['command'][], emit: Emit): void {
  state.walking = countDown(state.walking, WALK_TICKS, commands)
  if (state.walking > 0) return
  const pairs = state.choir.length
  const change = state.slips <= pairs / 2 ? 1 : state.slips > pairs * 1.5 ? -1 : 0
  state.size = Math.min(WALK_PAIRS.length - 1, Math.max(0, state.size + change))
  state.round++
  state.slips = 0
  deal(state, getWalkLevel(state.size, state.round))
  emit({ type: 'dealt' })
}

function dim(state: State, emit: Emit): void {
  if (state.lanterns === 0) return
  state.lanterns--
  emit({ type: 'dimmed', left: state.lanterns })
}

function fallAsleep(state: State, emit: Emit): void {
  state.isAsleep = true
  state.ending = YAWN_TICKS
  emit({ type: 'slept' })
}

function end(state: State, commands: readonly Game['command'][]): void {
  state.ending = countDown(
    state.ending,
    state.isAsleep ? YAWN_TICKS : songTicksOf(state.choir.length),
    commands,
  )
}

/** Counts down one tick; a tap skips the rest. */
function countDown(left: number, all: number, commands: readonly Game['command'][]): number {
  const isSkipped = commands.length > 0 && all - left >= HEARD_TICKS
  return isSkipped ? 0 : left - 1
}

function getOutcome(state: State): Outcome | null {
  if (state.ending > 0) return null
  if (state.isAsleep) return { won: false, score: state.score }
  if (!isFinished(state)) return null
  if (state.players === 2) return { won: true, score: Math.max(...state.pairs) }
  const pairs = state.choir.length
  const stars = state.slips <= Math.floor(pairs / 3) ? 3 : state.slips <= pairs ? 2 : 1
  return state.level > 0 ? { won: true, score: state.score, stars } : { won: true, score: state.score }
}

function isFinished({ places, round, rounds }: State): boolean {
  return round >= rounds && places.every(({ status }) => status === 'joined')
}
