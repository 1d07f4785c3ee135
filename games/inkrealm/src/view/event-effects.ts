/** Handles events: sounds and visual effects. */
import { createCalls } from '../audio/calls.ts'
import { createCrownWatch } from './crown.ts'
import { createCutEffects } from './cut-effects.ts'
import { createStage } from './effect-stage.ts'
import type { EffectTarget, Stage } from './effect-stage.ts'
import { createLandEffects } from './land-effects.ts'
import { headingTo } from '../rules/rival-ai.ts'
import { listFilled, listOpen, ORDERS } from './orders.ts'
import { createPeaceNews } from './peace-news.ts'
import { isInPool } from '../rules.ts'
import { toShare } from './standings.ts'
import type { Event, State } from '../state.ts'
import { texts } from '../texts.ts'

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>
type Follow = { [Type in Event['type']]: (event: Of<Type>, state: State) => void }

/** Minimum time between two reports of a crown that changes hands often. */
const CROWN_QUIET_TICKS = 15 * 60

export function createEventEffects(target: EffectTarget) {
  const stage = createStage(target)
  const { kit, juice, moments, ripples, teller } = stage
  const calls = createCalls(kit)
  const land = createLandEffects(stage)
  const peace = createPeace(stage)
  const crown = createCrownNews(stage)
  const orders = createOrderNews(stage)
  /** Has not closed a loop in any round yet. */
  const pupil = { isOne: false }
  const follow: Follow = {
    ...followLand(stage, land),
    ...followMoments(stage),
    ...followPainters(stage, pupil),
    splashed: createCutEffects(stage, calls, land.greet),
    peaceOver: () => peace.over(),
    passed: (event) => peace.passed(event),
  }
  return {
    isCrowned: crown.isWorn,
    watch(state: State) {
      calls.listen(state)
      crown.watch(state)
      peace.watch()
      orders.watch(state)
    },
    reset() {
      for (const one of [orders, ripples, calls, crown, moments, teller, peace]) one.reset()
      land.reset(kit.state)
      pupil.isOne = !kit.record.knowsHow
    },
    follow: (event: Event, state: State) =>
      (follow[event.type] as (event: Event, state: State) => void)(event, state),
    celebrate(isWon: boolean) {
      const { x, y } = kit.state.painters[0]!
      stage.cast.feel(0, isWon ? 'happy' : 'calm', kit.now + 6000)
      for (let i = 0; i < (isWon ? 6 : 2); i++) {
        juice.tween({
          ms: 1,
          delayMs: i * 160,
          update: () => {},
          done: () => stage.spray(i * 3, x + kit.rng.range(-6, 6), y + kit.rng.range(-5, 5), 26, 1.3),
        })
      }
    },
  }
}

function createPeace({ kit, audio, ripple, announce, moments, wins, teller }: Stage) {
  return createPeaceNews({
    now: () => kit.now,
    ping({ who, x, y }) {
      audio.play('shield', { volume: 0.4, rate: 1.5 })
      ripple(0, x, y, 3)
      ripple(who, x, y, 1.8)
    },
    announce: () => announce('peace', texts.peaceOver, texts.peaceOverLine),
    isBusy: () => moments.isTelling() || wins.isShown() || teller.isWaiting(),
  })
}

/** The crown that is won and lost. */
function createCrownNews(stage: Stage) {
  const { audio, announce, moments } = stage
  const crown = createCrownWatch()
  let quietUntil = 0
  return {
    isWorn: crown.isWorn,
    reset() {
      crown.reset()
      quietUntil = 0
    },
    watch(state: State) {
      const { leads, news } = crown.look(state)
      moments.cancel(leads ? 'lost' : 'crown')
      if (!news) return
      if (!news.isMine)
        return announce('lost', texts.crownLost(stage.shortNameOf(state, news.by)), texts.crownLostLine)
      audio.play('lead')
      if (state.ticks >= quietUntil) announce('crown', texts.crown, texts.crownLine)
      quietUntil = state.ticks + CROWN_QUIET_TICKS
      stage.rejoice(state)
    },
  }
}

/** Orders, each reported once a round. */
function createOrderNews({ kit, audio, announce }: Stage) {
  let reported: readonly number[] = []
  const list = (state: State) => listFilled(listOpen(kit.data.orders ?? []), state, false)
  return {
    reset: () => void (reported = list(kit.state)),
    watch(state: State) {
      const filled = list(state)
      const fresh = filled.filter((i) => !reported.includes(i))
      reported = filled
      for (const i of fresh) {
        audio.play('lead', { delay: 0.1 })
        announce('aim', texts.orderFilled, texts.orderSoon(ORDERS[i]!.stars))
      }
    },
  }
}

type LandType = 'claimed' | 'taken' | 'golden' | 'drop' | 'grazed' | 'offered'

function followLand(
  { audio, sheet }: Stage,
  { claimed, taken, golden, drop }: ReturnType<typeof createLandEffects>,
): Pick<Follow, LandType> {
  return {
    claimed,
    taken,
    golden,
    drop,
    grazed: (_, state) => sheet.flood(state, null),
    offered: () => audio.play('offered'),
  }
}

type MomentType = 'gold' | 'flood' | 'aimed' | 'reached' | 'second' | 'event'

/** What the round announces. */
function followMoments({ audio, juice, sheet, announce, rejoice }: Stage): Pick<Follow, MomentType> {
  return {
    gold({ x, y }, state) {
      audio.play('gold')
      announce('gold', texts.gold, texts.goldLine(headingTo(state.painters[0]!, x, y)))
    },
    flood() {
      audio.play('whistle', { vary: 0 })
      announce('flood', texts.flood, texts.floodLine)
    },
    aimed({ target }, state) {
      audio.play('offered')
      announce('aim', texts.aimed(toShare(target, state.room)), texts.aimedLine)
    },
    reached(_, state) {
      audio.play('won')
      announce('aim', texts.reached, texts.reachedLine)
      rejoice(state)
    },
    second: ({ left }) => audio.play(left === 0 ? 'whistle' : 'second', { vary: 0 }),
    event({ kind }, state) {
      audio.play(kind === 'flash' ? 'grand' : 'gold')
      // Water has no owner, so the bared cells appear without a wave.
      if (kind === 'ebb') sheet.flood(state, null)
      if (kind === 'pools') sheet.movePools(state.pools)
      const { title, line } = texts.events[kind]
      announce('event', title, line)
      if (kind === 'flash') juice.flash('#ffffff', 220, 0.5)
    },
  }
}

type PainterType = 'back' | 'drew' | 'looped' | 'left'

/** Where painters go. */
function followPainters(stage: Stage, pupil: { isOne: boolean }): Pick<Follow, PainterType> {
  const { audio, spray, teller } = stage
  return {
    back({ who, x, y }, state) {
      stage.flood(state, who)
      stage.feelHappy(who, 500)
      if (who > 0) return
      audio.play('back')
      spray(0, x, y, 16, 0.8)
    },
    drew() {
      if (pupil.isOne) teller.say(texts.firstLoop, 0)
      pupil.isOne = false
    },
    looped({ who, x, y }) {
      if (who > 0) return
      audio.play('loose')
      spray(0, x, y, 12, 0.5)
    },
    left({ who, x, y }, state) {
      if (who > 0) return
      audio.play(isInPool(state, state.painters[0]!) ? 'pool' : 'left')
      spray(0, x, y, 6, 0.5)
    },
  }
}
