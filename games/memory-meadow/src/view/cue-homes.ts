/** Effects at single homes: who looks out, hides again, rustles or moves in. */
import type { Kit } from '@playhouse/game-kit'
import type { Actor } from './actors.ts'
import type { Album } from '../ui/album.ts'
import { ANIMALS } from '../art/animals.ts'
import { inKey } from '../audio/jingles.ts'
import type { Layout } from './layout-types.ts'
import type { Event, Game, State } from '../state.ts'
import { texts } from '../texts.ts'
import { THEMES } from '../art/themes.ts'

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>
const MISS_DELAY_S = 0.36
export const nameAnimal = (animal: number): string => texts.animals[ANIMALS[animal]!.id] ?? ''

export function createHomeCues(kit: Kit<Game, Album>, actors: () => Actor[], layout: () => Layout | null) {
  let sounded: number[] = []
  let missed: { places: number[]; at: number } = { places: [], at: -1e6 }
  const spotOf = (place: number) => layout()!.spots[place]!
  const panOf = (x: number) => (x / layout()!.w - 0.5) * 0.8
  return {
    begin() {
      sounded = []
      missed = { places: [], at: -1e6 }
    },
    forgetSounds: () => void (sounded = []),
    opened(event: Of<'opened'>, state: State) {
      sounded[event.place] = kit.now
      const { x } = spotOf(event.place)
      lookOut(kit, event, state, { ...spotOf(event.place), pan: panOf(x) })
    },
    missed({ places }: Of<'missed'>) {
      missed = { places, at: kit.now }
      kit.audio.play('oops', { delay: MISS_DELAY_S, vary: 0.02 })
      kit.say(texts.missed)
    },
    hid({ places }: Of<'hid'>) {
      kit.audio.play('hide')
      for (const place of places) raiseDust(kit, spotOf(place))
    },
    rustled({ place }: Of<'rustled'>) {
      actors()[place]!.wiggleUntil = kit.now + 1500
      const { x, y, scale } = spotOf(place)
      kit.audio.play('rustle', { delay: 0.45, pan: panOf(x) })
      kit.juice.burst(x, y, { count: 7, colours: ['#8fd05a', '#5aa04a'], speed: 150, size: 9 * scale })
      kit.say(texts.rustled(place + 1))
    },
    arrived({ places }: Of<'arrived'>) {
      kit.audio.play('done', inKey(kit.state, 0.35))
      kit.audio.play('hop', { delay: 0.2 })
      for (const place of places) {
        actors()[place]!.grown = 0
        welcome(kit, spotOf(place))
      }
      kit.say(texts.arrived(places.map((place) => place + 1).join(', ')))
    },
    soundedAt: (place: number) => sounded[place] ?? -1e6,
    /** When the animal at this place noticed that the other one does not match, and which one that is; undefined otherwise. */
    missOf(place: number) {
      if (!missed.places.includes(place)) return undefined
      return { at: missed.at, other: missed.places.find((one) => one !== place) ?? place }
    },
  }
}
type Spot = Layout['spots'][number]

function lookOut(
  kit: Kit<Game, Album>,
  { place, animal }: Of<'opened'>,
  state: State,
  { x, y, scale, pan }: Spot & { pan: number },
): void {
  kit.audio.play('rise', { pan })
  // A child calls higher.
  const rate = state.places[place]!.young ? 1.32 : 1
  kit.audio.play(`call-${ANIMALS[animal]!.id}`, { pan, delay: 0.09, vary: 0.01, rate })
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
  kit.say(
    (state.kind === 'listen' || state.places[place]!.shy ? texts.called : texts.seen)(nameAnimal(animal)),
  )
}

/** Down they go, and dust flies. */
function raiseDust(kit: Kit<Game, Album>, { x, y, scale }: Spot): void {
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

function welcome(kit: Kit<Game, Album>, { x, y, scale }: Spot): void {
  kit.juice.burst(x, y - 30 * scale, {
    count: 12,
    colours: ['#ff9ab8', '#ffd84d', '#d8b3ff', '#ffffff'],
    speed: 190 * scale + 40,
    gravity: 260,
    size: 10 * scale,
    ms: 900,
  })
}
