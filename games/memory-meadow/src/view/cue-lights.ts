/** Effects of the lanterns: they go out, are lit again, and at last all animals sleep. */
import type { Kit } from '@playhouse/game-kit'
import type { Album } from '../ui/album.ts'
import { inKey } from '../audio/jingles.ts'
import type { Layout } from './layout-types.ts'
import type { Event, Game, State } from '../state.ts'
import { texts } from '../texts.ts'

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>
/** How long the meadow takes to fall asleep. */
const SLEEP_MS = 2600

export function createLightCues(kit: Kit<Game, Album>, layout: () => Layout | null) {
  let relitAt = -1e6
  let dimmedAt = -1e6
  let sleptAt = Infinity

  return {
    begin(state: State) {
      relitAt = dimmedAt = -1e6
      sleptAt = state.isAsleep ? -1e6 : Infinity
    },
    dimmed({ left }: Of<'dimmed'>) {
      dimmedAt = kit.now
      kit.audio.play('dim', { delay: 0.45, rate: left === 0 ? 0.8 : 1 })
      const lantern = layout()!.lanterns[left]
      if (lantern)
        kit.juice.burst(lantern.x, lantern.y + 6, {
          count: 7,
          colours: ['#ffffffb0', '#d8dcf0a0'],
          speed: 60,
          gravity: -70,
          size: 9,
          ms: 900,
        })
      kit.say(texts.dimmed(left))
    },
    relit({ lantern: index }: Of<'relit'>) {
      relitAt = kit.now
      kit.audio.play('bloom', inKey(kit.state, 0.25))
      const lantern = layout()!.lanterns[index]
      if (lantern)
        kit.juice.burst(lantern.x, lantern.y + 8, {
          count: 12,
          shape: 'star',
          colours: ['#ffe9a0', '#ffffff', '#ffc95a'],
          speed: 110,
          gravity: 40,
          size: 9,
          ms: 800,
        })
      kit.say(texts.relit(index + 1))
    },
    fallAsleep(state: State) {
      sleptAt = kit.now
      kit.audio.play('sleep', { vary: 0 })
      kit.say(texts.asleepTitle)
      for (const { x, y, scale } of layout()!.spots.filter((_, i) => state.places[i]!.status === 'hidden'))
        kit.juice.burst(x, y - 20 * scale, {
          count: 3,
          colours: ['#dfe6ff'],
          shape: 'star',
          speed: 40,
          gravity: -60,
          size: 8 * scale + 3,
          ms: 1300,
        })
    },
    wake() {
      sleptAt = Infinity
      kit.audio.play('bloom', inKey(kit.state))
      kit.say(texts.woke)
    },
    /** When a lantern changed last. */
    get changedAt() {
      return Math.max(relitAt, dimmedAt)
    },
    get dimmedAt() {
      return dimmedAt
    },
    get sleptAt() {
      return sleptAt
    },
    get busyUntil() {
      return sleptAt === Infinity ? 0 : sleptAt + SLEEP_MS
    },
  }
}
