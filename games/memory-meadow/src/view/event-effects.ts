/** Effects of each event: sound, motion, sparks, and announcements for screen readers. */
import type { Kit, Outcome, Result } from '@playhouse/game-kit'
import { createActor } from './actors.ts'
import type { Actor } from './actors.ts'
import type { Album } from '../ui/album.ts'
import { celebrate } from './celebrate.ts'
import { createHomeCues, nameAnimal } from './cue-homes.ts'
import { createLightCues } from './cue-lights.ts'
import { createGiftCues } from './cue-gifts.ts'
import { createMoveCues } from './cue-moves.ts'
import { createPairCues } from './cue-pairs.ts'
import type { PairTarget } from './cue-pairs.ts'
import { describeEnd } from '../ui/endings.ts'
import { inKey } from '../audio/jingles.ts'
import { countKinds } from '../rules/animal-families.ts'
import type { Command, Event, Game, State } from '../state.ts'
import { texts } from '../texts.ts'

export type EventEffectsTarget = PairTarget & { setActors(actors: Actor[]): void }
type Of<Type extends Event['type']> = Extract<Event, { type: Type }>
/** Of the gifts: `cue-gifts.ts`. */
type GiftType = 'filled' | 'spilled' | 'rung' | 'called' | 'guarded' | 'owled'
type Follow = { [Type in Exclude<Event['type'], GiftType>]: (event: Of<Type>, state: State) => void }
const FLUTTER_MS = 900

export function createEventEffects(target: EventEffectsTarget) {
  const { kit, actors, layout } = target
  const cues = {
    homes: createHomeCues(kit, actors, layout),
    pairs: createPairCues(target),
    moves: createMoveCues(kit, actors, layout),
    lights: createLightCues(kit, layout),
    gifts: createGiftCues(kit, layout),
    butterfly: createButterflyCues(kit, layout),
  }
  const { homes, pairs, moves, lights, gifts, butterfly } = cues
  const turns = { requestedAt: -1e6, turnedAt: 0 }
  const follow = createFollow(target, cues, turns)
  return {
    begin(state: State) {
      for (const cue of [homes, pairs, moves, gifts, butterfly]) cue.begin()
      lights.begin(state)
      Object.assign(turns, { requestedAt: -1e6, turnedAt: kit.now })
      if (state.players === 2) kit.say(texts.turned(state.turn))
    },
    follow(event: Event, state: State) {
      if (!layout() || gifts.follow(event)) return
      const { type } = event as { type: keyof Follow }
      ;(follow[type] as (event: Event, state: State) => void)(event, state)
    },
    describe: (outcome: Outcome, state: State): Partial<Result<Command>> =>
      describeEnd(kit, outcome, state, pairs.news),
    soundedAt: homes.soundedAt,
    missOf: homes.missOf,
    butterflyAt: butterfly.at,
    get stickers() {
      return pairs.stickers
    },
    get gains() {
      return pairs.gains
    },
    get turnedAt() {
      return turns.turnedAt
    },
    get requestedAt() {
      return turns.requestedAt
    },
    moves,
    lights,
    gifts,
    get busyUntil() {
      return Math.max(moves.busyUntil, lights.busyUntil, gifts.busyUntil)
    },
  }
}
type Cues = {
  homes: ReturnType<typeof createHomeCues>
  pairs: ReturnType<typeof createPairCues>
  moves: ReturnType<typeof createMoveCues>
  lights: ReturnType<typeof createLightCues>
  butterfly: ReturnType<typeof createButterflyCues>
}

/** What each event starts; the gifts' own events are theirs. */
function createFollow(
  { kit, choir, setActors, layout }: EventEffectsTarget,
  { homes, pairs, moves, lights, butterfly }: Cues,
  turns: { requestedAt: number; turnedAt: number },
): Follow {
  return {
    opened: homes.opened,
    missed: homes.missed,
    hid: homes.hid,
    rustled: homes.rustled,
    arrived: homes.arrived,
    traded: moves.traded,
    whirled: moves.whirled,
    caught: moves.caught,
    shone: moves.shone,
    paired: pairs.paired,
    fluttered: butterfly.fluttered,
    dimmed: lights.dimmed,
    relit: lights.relit,
    slept: (_, state) => lights.fallAsleep(state),
    woke: () => lights.wake(),
    greeted: () => kit.audio.play('hide'),
    refused: () => kit.audio.play('no'),
    kindled: (_, state) => kit.audio.play('bloom', inKey(state, 0.4)),
    matched({ places }, state) {
      kit.audio.play('matched', inKey(state))
      butterfly.twinkle(places.at(-1)!, 50, ['#ff9ab8', '#ffffff'])
      kit.say(texts.matched)
    },
    turned({ player }) {
      turns.turnedAt = kit.now
      kit.audio.play('turn', { rate: player === 0 ? 1 : 0.84, vary: 0 })
      kit.say(texts.turned(player))
    },
    requested({ animal }) {
      turns.requestedAt = kit.now
      kit.say(texts.requested(nameAnimal(animal)))
    },
    dealt(_, state) {
      setActors(state.places.map((__, i) => createActor(i, kit.now)))
      choir.begin(countKinds(state), state.players)
      homes.forgetSounds()
    },
    finished(_, state) {
      choir.finale(kit.now)
      celebrate(kit, layout()!.w, (share) => choir.headAt(layout()!, share))
      pairs.saveSouvenir(state)
    },
  }
}

/** The butterfly, and the stars where it was. */
function createButterflyCues(kit: Kit<Game, Album>, layout: PairTarget['layout']) {
  let flight = { x: 0, y: 0, at: -1e6 }
  const twinkle = (place: number, above: number, colours: string[]) => {
    const { x, y, scale } = layout()!.spots[place]!
    kit.juice.burst(x, y - above * scale, { count: 9, shape: 'star', colours, speed: 160, size: 11 * scale })
  }
  return {
    twinkle,
    begin: () => void (flight = { x: 0, y: 0, at: -1e6 }),
    fluttered({ from, peeking }: Of<'fluttered'>) {
      const { x, y, scale } = layout()!.spots[from]!
      flight = { x: x - 30 * scale, y: y - 24 * scale, at: kit.now }
      kit.audio.play('flutter', { vary: 0 })
      for (const place of peeking) twinkle(place, 0, ['#e8c4ff', '#ffffff'])
    },
    /** Sits, or is on its way from where it sat. */
    at(x: number, y: number, now: number, calm: boolean) {
      const t = calm ? 1 : Math.min(1, (now - flight.at) / FLUTTER_MS)
      if (t >= 1) return { x, y: y + (calm ? 0 : Math.sin(now * 0.003) * 3) }
      return {
        x: flight.x + (x - flight.x) * t + Math.sin(t * 12) * 14,
        y: flight.y + (y - flight.y) * t - Math.sin(t * Math.PI) * 60,
      }
    },
  }
}
