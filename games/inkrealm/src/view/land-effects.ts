/** Land that is won: by loops, boons, gold and drops, and what the realm grows to by it. */
import { claimSound } from '../audio/claim-sound.ts'
import type { Stage } from './effect-stage.ts'
import { isSpark } from './gain-label.ts'
import { rankOf } from '../rules/realm.ts'
import type { Event, State } from '../state.ts'
import { texts } from '../texts.ts'

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>
const GRAND = 200
/** Gains of fewer cells use small letters and no rings. */
const SLIVER = 24
const COMBO_MS = 7000

export function createLandEffects(stage: Stage) {
  const { kit, audio, teller, spray, ripple, flood, feelHappy } = stage
  const greet = createRankWatch(stage)
  const combo = { count: 0, until: 0 }
  let isFirst = true

  /** What a loop that was closed by it has not counted yet. */
  const tellMore = (words: string, count: number) =>
    teller.say(words, Math.max(0, count - teller.getPending()))
  const claimOwn = ({ count, x, y }: Of<'claimed'>, state: State) => {
    combo.count = kit.now < combo.until ? combo.count + 1 : 0
    combo.until = kit.now + COMBO_MS
    feelHappy(0, 1100)
    audio.play(...claimSound(count, combo.count))
    // A sliver is no feast.
    if (count >= SLIVER) ripple(0, x, y, Math.min(9, 1.5 + Math.sqrt(count) * 0.5))
    spray(0, x, y, Math.min(30, 3 + count / 4), Math.min(1.2, 0.5 + count / 120))
    const isGrand = count >= GRAND
    if (isGrand) audio.play('grand', { delay: 0.1 })
    teller.say(isGrand ? texts.grand : '', count)
    if (isFirst && count >= SLIVER) {
      isFirst = false
      celebrateFirst(stage, x, y)
    }
    stage.swell()
    greet.look(state)
  }
  return {
    greet: greet.look,
    reset(state: State) {
      greet.reset(state)
      combo.count = combo.until = 0
      isFirst = true
    },
    claimed(event: Of<'claimed'>, state: State) {
      const { who, count, x, y } = event
      flood(state, who)
      if (who === 0) return claimOwn(event, state)
      if (count > 30) feelHappy(who, 900)
      const near = stage.nearness(x, y)
      if (near > 0.3 && count > 12) audio.play('claim', { volume: near * 0.25, rate: 0.8 })
    },
    taken({ who, kind, count, x, y }: Of<'taken'>, state: State) {
      if (kind === 'blot') flood(state, who)
      feelHappy(who, 1200)
      if (who > 0) return
      audio.play(kind)
      ripple(0, x, y, kind === 'blot' ? 8 : 4)
      spray(0, x, y, kind === 'blot' ? 40 : 22, kind === 'blot' ? 1.4 : 0.9)
      tellMore(texts.boons[kind], count)
    },
    golden({ who, count }: Of<'golden'>, state: State) {
      flood(state, who)
      feelHappy(who, 1500)
      if (who > 0) return stage.announce('gold', texts.goldGone(stage.shortNameOf(state, who)), '')
      audio.play('won')
      stage.rejoice(state)
      tellMore(texts.goldMine, count)
      greet.look(state)
    },
    drop({ who, count, x, y }: Of<'drop'>, state: State) {
      flood(state, who)
      if (who > 0) return
      audio.play('blot', { volume: 0.6, rate: 1.3 })
      spray(0, x, y, 12, 0.7)
      tellMore(isSpark(count, state.room) ? '' : texts.drop, count)
      greet.look(state)
    },
  }
}

/** The first loop of a round. */
function celebrateFirst({ kit, juice, ripple, spray, rejoice }: Stage, x: number, y: number): void {
  ripple(0, x, y, 12)
  spray(0, x, y, 46, 1.6)
  rejoice(kit.state)
  juice.shake(4, 240)
}

/** Reports a realm that grew, each rank once a round. */
function createRankWatch({ audio, announce }: Stage) {
  let rank = 0
  return {
    reset: (state: State) => void (rank = rankOf(state, state.painters[0]!.land)),
    look(state: State) {
      if (state.painters.length < 2) return
      const now = rankOf(state, state.painters[0]!.land)
      if (now <= rank) return
      rank = now
      audio.play('grand', { delay: 0.15, rate: 1 + now * 0.06 })
      announce('rank', texts.rankUp(texts.ranks[now]!), texts.rankBrings[now]!)
    },
  }
}
