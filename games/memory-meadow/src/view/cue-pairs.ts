/** Effects of pairs: the jingle and the stars, the flowers they bring, stickers, and what a finished round brings. */
import type { Kit } from '@playhouse/game-kit'
import type { Actor } from './actors.ts'
import { meet } from '../ui/album.ts'
import type { Album } from '../ui/album.ts'
import type { createChoir } from './choir.ts'
import { nameAnimal } from './cue-homes.ts'
import type { News } from '../ui/endings.ts'
import { GAIN_MS, RISE } from './flower-gains.ts'
import type { Gain } from './flower-gains.ts'
import { getGarden, winFlowers } from './garden.ts'
import { inKey, pairSoundOf } from '../audio/jingles.ts'
import type { Layout } from './layout-types.ts'
import { countKinds } from '../rules/animal-families.ts'
import type { Event, Game, State } from '../state.ts'
import { texts } from '../texts.ts'

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>
type Spot = Layout['spots'][number]
export type PairTarget = {
  kit: Kit<Game, Album>
  choir: ReturnType<typeof createChoir>
  actors(): Actor[]
  layout(): Layout | null
}
const initNews = (): News => ({ new: [], gold: [], garland: [], keepsake: null })

export function createPairCues({ kit, choir, actors, layout }: PairTarget) {
  let stickers: { animal: number; at: number }[] = []
  let gains: Gain[] = []
  let news = initNews()

  /** What the album says to an animal that was found. */
  const stick = (animal: number) => {
    const sticker = meet(kit.data, animal)
    if (!sticker) return
    news[sticker].push(animal)
    stickers.push({ animal, at: kit.now + 700 })
    kit.audio.play('sticker', { delay: 0.75 })
  }
  return {
    begin() {
      stickers = []
      gains = []
      news = initNews()
    },
    paired({ places, animal, player, nth, flowers, isRequested }: Of<'paired'>, state: State) {
      const starts = places.map((place) => layout()!.spots[place]!)
      ring(kit, state, starts, { flowers, isRequested })
      gains = gains.filter(({ at }) => kit.now < at + GAIN_MS)
      gains.push(gainAt(layout()!, starts.at(-1)!, state, { flowers, at: kit.now }))
      const { risen } = layout()!
      choir.join(
        animal,
        player,
        starts.map(({ x, y, scale }) => ({ x, y, scale: scale * risen })),
        kit.now,
      )
      places.forEach((place) => Object.assign(actors()[place]!, { rise: 0, speed: 0 }))
      if (isRequested) kit.audio.play('sticker', { delay: 0.3 })
      winFlowers(kit.data, flowers)
      stick(animal)
      kit.save()
      kit.say(texts.paired(nameAnimal(animal), nth, countKinds(state)))
    },
    /** A stone for a whole walk, a flag for each day's meadow. */
    saveSouvenir({ mode, round, rounds }: State) {
      const garden = getGarden(kit.data)
      if (mode === 'walk' && round === rounds) {
        garden.walks++
        news.keepsake = 'stone'
      } else if (mode === 'daily' && !kit.record.days.includes(kit.start.day)) {
        garden.days++
        news.keepsake = 'flag'
      }
      kit.save()
    },
    get news() {
      return news
    },
    get stickers() {
      return stickers
    },
    get gains() {
      return gains
    },
  }
}

type Bouquet = Pick<Of<'paired'>, 'flowers' | 'isRequested'>

function ring(
  kit: Kit<Game, Album>,
  state: State,
  starts: readonly Spot[],
  { flowers, isRequested }: Bouquet,
) {
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
}

/** Over the bouquet that grows there, under the signs. */
function gainAt(
  { w, h, sign, request }: Layout,
  { x, y, scale }: Spot,
  state: State,
  { flowers, at }: Pick<Gain, 'flowers' | 'at'>,
): Gain {
  const size = Math.max(22, 27 * scale) * (0.86 + Math.min(9, flowers) * 0.05)
  const isUnderRequest = state.wish !== undefined && request.y < h / 2 && x < request.x + request.w + size * 2
  const roof = isUnderRequest ? request.y + request.h : sign.y + sign.h
  return {
    x: Math.max(size * 1.4, Math.min(w - size * 1.4, x)),
    y: Math.max(roof + RISE + size * 0.6, y - 88 * scale),
    size,
    flowers,
    at,
  }
}
