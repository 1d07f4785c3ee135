/** What effects are made of: rings, sprays of ink, floods of new land, faces, announcements. */
import type { Kit } from '@playhouse/game-kit'
import { nameOf, shortName } from './cast.ts'
import type { createCast } from './cast.ts'
import type { Drain } from './drain.ts'
import type { Dress } from './dress.ts'
import { createTeller } from './gain-label.ts'
import type { Gains } from './gain-label.ts'
import type { Moments } from './moments.ts'
import type { Career } from './career.ts'
import type { Ripples } from '../art/ripples.ts'
import type { createSheetPicture } from '../art/sheet-picture.ts'
import { burstGold, createSpray } from '../art/spray.ts'
import type { Game, State } from '../state.ts'

/** Beyond this many cells nothing is heard. */
const EARSHOT = 22

export type EffectTarget = {
  kit: Kit<Game, Career>
  cast: ReturnType<typeof createCast>
  sheet: ReturnType<typeof createSheetPicture>
  dress: Dress
  ripples: Ripples
  pulse: { value: number }
  moments: Moments
  wins: Gains
  drain: Drain
}
export type Stage = ReturnType<typeof createStage>

export function createStage(target: EffectTarget) {
  const { kit, cast, sheet, dress, ripples, pulse, moments, wins } = target
  const { audio, juice } = kit
  const ripple = (who: number, x: number, y: number, reach: number) => {
    if (!kit.settings.calm) ripples.add(x, y, kit.now, reach, dress.inkOf(kit.state, who).light)
  }
  return {
    ...target,
    audio,
    juice,
    teller: createTeller(kit, wins),
    spray: createSpray(kit, dress),
    ripple,
    feelHappy: (who: number, ms: number) => cast.feel(who, 'happy', kit.now + ms),
    /** New land floods in. */
    flood: (state: State, who: number) =>
      sheet.flood(state, kit.settings.calm ? null : { at: kit.now, ink: dress.inkOf(state, who) }),
    /** 1 at the player, 0 out of hearing. */
    nearness(x: number, y: number) {
      const me = kit.state.painters[0]!
      return Math.max(0, 1 - Math.hypot(me.x - x, me.y - y) / EARSHOT)
    },
    /** The painter swells for a moment. */
    swell: () => juice.tween({ ms: 420, ease: 'elastic', update: (t) => (pulse.value = 1 - t) }),
    /** Gold flies from the painter. */
    rejoice({ painters }: State) {
      const { x, y } = painters[0]!
      ripple(0, x, y, 9)
      burstGold(juice, x, y)
    },
    announce(...[kind, title, line]: [Parameters<Moments['announce']>[0], string, string]) {
      moments.announce(kind, title, line)
      kit.say(kind === 'cut' && line ? `${title} ${line}` : title)
    },
    shortNameOf: (state: State, who: number) => shortName(nameOf(state, who)),
  }
}
