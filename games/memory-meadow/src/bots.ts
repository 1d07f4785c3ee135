/** Bots: one forgets everything, one forgets a lot, one forgets nothing. */
import type { Bot, BotName, InputDriver, Rng, BotInput } from '@playhouse/game-kit/rules'
import { countBasket } from './rules/helpers.ts'
import { listHidden } from './rules/animal-families.ts'
import type { Command, Game, State } from './state.ts'

/** Where the view says things are. */
type Point = { x: number; y: number }
export type Probe = { cursor: number; columns: number; centres: Point[]; bell: Point }

const NOVICE_SPAN = 5
const NOVICE_CARE = 0.85

/** `daring`: how many flowers it lets lie in the basket. */
function choose(
  state: State,
  rng: Rng,
  daring: number,
  remembers: (place: number) => boolean,
): BotInput<Game> {
  // Looks at those who show as long as they do.
  if (state.wait > 0) return {}
  const hidden = listHidden(state)
  if (hidden.length === 0) return {}
  if (countBasket(state) >= daring) return { commands: [{ type: 'ring' }] }
  const [first] = state.open
  const unseen = hidden.filter((place) => !remembers(place))
  const isKin = (place: number, other: number) => state.places[place]!.animal === state.places[other]!.animal
  if (first !== undefined) {
    const mate = hidden.find((place) => isKin(place, first) && remembers(place))
    return open(mate ?? rng.pick(unseen.length > 0 ? unseen : hidden))
  }
  const known = hidden.find((place) => hidden.every((other) => !isKin(place, other) || remembers(other)))
  return open(known ?? rng.pick(unseen.length > 0 ? unseen : hidden))
}

const open = (place: number): BotInput<Game> => ({ commands: [{ type: 'open', place }] })

export const bots: Record<BotName, Bot<Game>> = {
  random: { reactionMs: 250, play: (state, rng) => choose(state, rng, 2, () => false) },
  novice: {
    reactionMs: 350,
    play: (state, rng) =>
      choose(state, rng, 8, (place) => {
        const { seenAt } = state.places[place]!
        return seenAt > 0 && state.looks - seenAt < NOVICE_SPAN && rng.chance(NOVICE_CARE)
      }),
  },
  expert: {
    reactionMs: 150,
    play: (state, rng) => choose(state, rng, Infinity, (p) => state.places[p]!.seenAt > 0),
  },
}

export const hands: InputDriver<Game> = {
  taps(command: Command, _, probe) {
    if (command.type === 'ring') return ['ring']
    if (command.type !== 'open') return ['open']
    const { place } = command
    const { cursor, columns } = probe as Probe
    const across = (place % columns) - (cursor % columns)
    const down = Math.floor(place / columns) - Math.floor(cursor / columns)
    const sideways = Array.from({ length: Math.abs(across) }, () => (across > 0 ? 'right' : 'left'))
    const along = Array.from({ length: Math.abs(down) }, () => (down > 0 ? 'down' : 'up'))
    return [...sideways, ...along, 'open']
  },
  touches(command, _, probe) {
    const { bell, centres } = probe as Probe
    return [[command.type === 'ring' ? bell : centres[command.type === 'open' ? command.place : 0]!]]
  },
}
