/** Effects of each event: sound, motion, sparks, and announcements for screen readers. */
import type { Kit, Outcome, Result } from '@playhouse/game-kit'
import { createActor } from './actors.ts'
import type { Actor } from './actors.ts'
import { meet } from '../ui/album.ts'
import type { Album } from '../ui/album.ts'
import { ANIMALS } from '../art/animals.ts'
import { celebrate } from './celebrate.ts'
import type { createChoir } from './choir.ts'
import { createLightCues } from './cue-lights.ts'
import { createGiftCues } from './cue-gifts.ts'
import { createMoveCues } from './cue-moves.ts'
import { describeEnd } from '../ui/endings.ts'
import type { News } from '../ui/endings.ts'
import { GAIN_MS, RISE } from './flower-gains.ts'
import type { Gain } from './flower-gains.ts'
import { getGarden, winFlowers } from './garden.ts'
import { inKey, pairSoundOf } from '../audio/jingles.ts'
import type { Layout } from './layout-types.ts'
import { countKinds } from '../rules/animal-families.ts'
import type { Command, Event, Game, State } from '../state.ts'
import { texts } from '../texts.ts'
import { THEMES } from '../art/themes.ts'

export type EventEffectsTarget = {
  kit: Kit<Game, Album>
  choir: ReturnType<typeof createChoir>
  actors(): Actor[]
  setActors(actors: Actor[]): void
  layout(): Layout | null
}
type Of<Type extends Event['type']> = Extract<Event, { type: Type }>
const FLUTTER_MS = 900
const initNews = (): News => ({ new: [], gold: [], garland: [], keepsake: null })
export function createEventEffects({ kit, choir, actors, setActors, layout }: EventEffectsTarget) {
  let sounded: number[] = []
  let stickers: { animal: number; at: number }[] = []
  let gains: Gain[] = []
  let news: News = initNews()
  let requestedAt = -1e6
  let missed: { places: number[]; at: number } = { places: [], at: -1e6 }
  let turnedAt = 0
  let flight = { x: 0, y: 0, at: -1e6 }

  const moves = createMoveCues(kit, actors, layout)
  const lights = createLightCues(kit, layout)
  const gifts = createGiftCues(kit, layout)

  const spotOf = (place: number) => layout()!.spots[place]!
  const panOf = (x: number) => (x / layout()!.w - 0.5) * 0.8
  const nameOf = (animal: number) => texts.animals[ANIMALS[animal]!.id] ?? ''

  const opened = ({ place, animal }: Of<'opened'>, state: State) => {
    const { x, y, scale } = spotOf(place)
    sounded[place] = kit.now
    kit.audio.play('rise', { pan: panOf(x) })
    // A child calls higher.
    const rate = state.places[place]!.young ? 1.32 : 1
    kit.audio.play(`call-${ANIMALS[animal]!.id}`, { pan: panOf(x), delay: 0.09, vary: 0.01, rate })
    const { motes } = THEMES[state.theme]!
    // From both ends of the rim outwards: nothing flies before the face.
    for (const side of [-1, 1])
      kit.juice.burst(x + side * 44 * scale, y + 8 * scale, {
        count: 5,
        colours: [...motes, '#8fd05a', '#5aa04a'],
        speed: 170 * scale,
        gravity: 520,
        size: 9 * scale,
        angle: side < 0 ? -2.6 : -0.54,
        spread: 0.8,
      })
    kit.say((state.kind === 'listen' || state.places[place]!.shy ? texts.called : texts.seen)(nameOf(animal)))
  }

  const paired = (event: Of<'paired'>, state: State) => {
    const { places, animal, player, nth, flowers, isRequested } = event
    const starts = places.map(spotOf)
    // Higher with every bouquet that is larger than the last.
    kit.audio.play(pairSoundOf(flowers), inKey(state))
    kit.audio.play('hop', { delay: 0.12 })
    kit.audio.play('bloom', inKey(state, 0.5))
    kit.juice.stop(40)
    for (const { x, y, scale } of starts)
      kit.juice.burst(x, y - 40 * scale, {
        count: 8 + Math.min(9, flowers) * 3,
        shape: 'star',
        colours: isRequested ? ['#ff6f91', '#ffb3cf', '#ffffff'] : ['#ffe45c', '#ffffff', '#ffb3cf'],
        speed: 300 * scale + 60,
        gravity: 380,
        size: 15 * scale,
        ms: 800,
      })
    const { x, y, scale } = starts.at(-1)!
    const size = Math.max(22, 27 * scale) * (0.86 + Math.min(9, flowers) * 0.05)
    const { w, h, sign, request } = layout()!
    const isUnderRequest =
      state.wish !== undefined && request.y < h / 2 && x < request.x + request.w + size * 2
    const roof = isUnderRequest ? request.y + request.h : sign.y + sign.h
    gains = gains.filter(({ at }) => kit.now < at + GAIN_MS)
    gains.push({
      x: Math.max(size * 1.4, Math.min(w - size * 1.4, x)),
      // Over the bouquet that grows there, under the signs.
      y: Math.max(roof + RISE + size * 0.6, y - 88 * scale),
      size,
      flowers,
      at: kit.now,
    })
    choir.join(
      animal,
      player,
      starts.map((s) => ({ x: s.x, y: s.y, scale: s.scale * layout()!.risen })),
      kit.now,
    )
    places.forEach((place) => Object.assign(actors()[place]!, { rise: 0, speed: 0 }))
    if (isRequested) kit.audio.play('sticker', { delay: 0.3 })
    winFlowers(kit.data, flowers)
    const sticker = meet(kit.data, animal)
    if (sticker) {
      news[sticker].push(animal)
      stickers.push({
        animal,
        at: kit.now + 700,
      })
      kit.audio.play('sticker', { delay: 0.75 })
    }
    kit.save()
    kit.say(texts.paired(nameOf(animal), nth, countKinds(state)))
  }

  const twinkle = (place: number, above: number, colours: string[]) => {
    const { x, y, scale } = spotOf(place)
    kit.juice.burst(x, y - above * scale, { count: 9, shape: 'star', colours, speed: 160, size: 11 * scale })
  }

  const follow = (event: Event, state: State) => {
    if (!layout() || gifts.follow(event)) return
    if (event.type === 'opened') opened(event, state)
    else if (event.type === 'paired') paired(event, state)
    else if (event.type === 'missed') {
      missed = { places: event.places, at: kit.now }
      kit.audio.play('oops', { delay: 0.36, vary: 0.02 })
      kit.say(texts.missed)
    } else if (event.type === 'hid') hid(event)
    else if (event.type === 'greeted') kit.audio.play('hide')
    else if (event.type === 'rustled') {
      actors()[event.place]!.wiggleUntil = kit.now + 1500
      const { x, y, scale } = spotOf(event.place)
      kit.audio.play('rustle', { delay: 0.45, pan: panOf(x) })
      kit.juice.burst(x, y, { count: 7, colours: ['#8fd05a', '#5aa04a'], speed: 150, size: 9 * scale })
      kit.say(texts.rustled(event.place + 1))
    } else if (event.type === 'fluttered') {
      const { x, y, scale } = spotOf(event.from)
      flight = { x: x - 30 * scale, y: y - 24 * scale, at: kit.now }
      kit.audio.play('flutter', { vary: 0 })
      for (const place of event.peeking) twinkle(place, 0, ['#e8c4ff', '#ffffff'])
    } else if (event.type === 'matched') {
      kit.audio.play('matched', inKey(state))
      twinkle(event.places.at(-1)!, 50, ['#ff9ab8', '#ffffff'])
      kit.say(texts.matched)
    } else if (event.type === 'traded') moves.traded(event)
    else if (event.type === 'whirled') moves.whirled(event)
    else if (event.type === 'caught') moves.caught(event)
    else if (event.type === 'shone') moves.shone(event)
    else if (event.type === 'turned') {
      turnedAt = kit.now
      kit.audio.play('turn', { rate: event.player === 0 ? 1 : 0.84, vary: 0 })
      kit.say(texts.turned(event.player))
    } else if (event.type === 'dimmed') lights.dimmed(event)
    else if (event.type === 'relit') lights.relit(event)
    else if (event.type === 'requested') {
      requestedAt = kit.now
      kit.say(texts.requested(nameOf(event.animal)))
    } else if (event.type === 'arrived') arrived(event)
    else if (event.type === 'kindled') kit.audio.play('bloom', inKey(state, 0.4))
    else if (event.type === 'slept') lights.fallAsleep(state)
    else if (event.type === 'woke') lights.wake()
    else if (event.type === 'refused') kit.audio.play('no')
    else if (event.type === 'dealt') {
      setActors(state.places.map((_, i) => createActor(i, kit.now)))
      choir.begin(countKinds(state), state.players)
      sounded = []
    } else {
      choir.finale(kit.now)
      celebrate(kit, layout()!.w, (share) => choir.headAt(layout()!, share))
      saveSouvenir(state)
    }
  }

  /** Down they go, and dust flies. */
  const hid = ({ places }: Of<'hid'>) => {
    kit.audio.play('hide')
    for (const place of places) {
      const { x, y, scale } = spotOf(place)
      kit.juice.burst(x, y, {
        count: 9,
        colours: ['#fffaf0d0', '#efe2c8c0', '#d9c8a8b0'],
        speed: 150 * scale + 30,
        gravity: -30,
        angle: -1.57,
        spread: 2.8,
        size: 15 * scale,
        ms: 620,
      })
    }
  }

  const arrived = ({ places }: Of<'arrived'>) => {
    kit.audio.play('done', inKey(kit.state, 0.35))
    kit.audio.play('hop', { delay: 0.2 })
    for (const place of places) {
      actors()[place]!.grown = 0
      const { x, y, scale } = spotOf(place)
      kit.juice.burst(x, y - 30 * scale, {
        count: 12,
        colours: ['#ff9ab8', '#ffd84d', '#d8b3ff', '#ffffff'],
        speed: 190 * scale + 40,
        gravity: 260,
        size: 10 * scale,
        ms: 900,
      })
    }
    kit.say(texts.arrived(places.map((place) => place + 1).join(', ')))
  }

  /** A stone for a whole walk, a flag for each day's meadow. */
  const saveSouvenir = ({ mode, round, rounds }: State) => {
    const garden = getGarden(kit.data)
    if (mode === 'walk' && round === rounds) {
      garden.walks++
      news.keepsake = 'stone'
    } else if (mode === 'daily' && !kit.record.days.includes(kit.start.day)) {
      garden.days++
      news.keepsake = 'flag'
    }
    kit.save()
  }

  return {
    begin(state: State) {
      sounded = []
      stickers = []
      gains = []
      news = initNews()
      requestedAt = -1e6
      missed = { places: [], at: -1e6 }
      moves.begin()
      lights.begin(state)
      gifts.begin()
      turnedAt = kit.now
      flight = { x: 0, y: 0, at: -1e6 }
      if (state.players === 2) kit.say(texts.turned(state.turn))
    },
    follow,
    describe: (outcome: Outcome, state: State): Partial<Result<Command>> =>
      describeEnd(kit, outcome, state, news),
    soundedAt: (place: number) => sounded[place] ?? -1e6,
    /** Sits, or is on its way from where it sat. */
    butterflyAt(x: number, y: number, now: number, calm: boolean) {
      const t = calm ? 1 : Math.min(1, (now - flight.at) / FLUTTER_MS)
      if (t >= 1) return { x, y: y + (calm ? 0 : Math.sin(now * 0.003) * 3) }
      return {
        x: flight.x + (x - flight.x) * t + Math.sin(t * 12) * 14,
        y: flight.y + (y - flight.y) * t - Math.sin(t * Math.PI) * 60,
      }
    },
    get stickers() {
      return stickers
    },
    get gains() {
      return gains
    },
    get turnedAt() {
      return turnedAt
    },
    /** When the animal at this place noticed that the other one does not match, and which one that is; undefined otherwise. */
    missOf(place: number) {
      if (!missed.places.includes(place)) return undefined
      return { at: missed.at, other: missed.places.find((one) => one !== place) ?? place }
    },
    get requestedAt() {
      return requestedAt
    },
    moves,
    lights,
    gifts,
    get busyUntil() {
      return Math.max(moves.busyUntil, lights.busyUntil, gifts.busyUntil)
    },
  }
}
