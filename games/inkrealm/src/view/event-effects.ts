/** Handles events: sounds and visual effects. */
import type { Kit } from '@playhouse/game-kit'
import { claimSound } from '../audio/claim-sound.ts'
import { createCalls } from '../audio/calls.ts'
import { nameOf, shortName } from './cast.ts'
import type { createCast } from './cast.ts'
import { createCrownWatch } from './crown.ts'
import type { Drain } from './drain.ts'
import type { Dress } from './dress.ts'
import { createTeller, isSpark } from './gain-label.ts'
import type { Gains } from './gain-label.ts'
import { headingTo } from '../rules/rival-ai.ts'
import type { Moments } from './moments.ts'
import { listFilled, listOpen, ORDERS } from './orders.ts'
import { createPeaceNews } from './peace-news.ts'
import { rankOf } from '../rules/realm.ts'
import type { Career } from './career.ts'
import { isInPool } from '../rules.ts'
import type { Ripples } from '../art/ripples.ts'
import type { createSheetPicture } from '../art/sheet-picture.ts'
import { burstGold, createSpray } from '../art/spray.ts'
import { toShare } from './standings.ts'
import type { Event, Game, State } from '../state.ts'
import { texts } from '../texts.ts'

/** Beyond this many cells nothing is heard. */
const EARSHOT = 22
const GRAND = 200
/** Gains of fewer cells use small letters and no rings. */
const SLIVER = 24
/** Minimum time between two reports of a crown that changes hands often. */
const CROWN_QUIET_TICKS = 15 * 60
type EventEffectsTarget = {
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

export function createEventEffects({
  kit,
  cast,
  sheet,
  dress,
  ripples,
  pulse,
  moments,
  wins,
  drain,
}: EventEffectsTarget) {
  const crown = createCrownWatch()
  /** The best reported rank of the round. */
  let rank = 0
  let crownQuietUntil = 0
  let combo = 0
  let comboUntil = 0
  let isFirst = true
  /** Has not closed a loop in any round yet. */
  let isPupil = false
  const { audio, juice } = kit
  const teller = createTeller(kit, wins)
  const { say } = teller
  const calls = createCalls(kit)

  const spray = createSpray(kit, dress)
  const ripple = (who: number, x: number, y: number, reach: number) => {
    if (!kit.settings.calm) ripples.add(x, y, kit.now, reach, dress.inkOf(kit.state, who).light)
  }
  /** New land floods in. */
  const flood = (state: State, who: number) =>
    sheet.flood(state, kit.settings.calm ? null : { at: kit.now, ink: dress.inkOf(state, who) })
  const nearness = (x: number, y: number) => {
    const me = kit.state.painters[0]!
    return Math.max(0, 1 - Math.hypot(me.x - x, me.y - y) / EARSHOT)
  }

  const claimed = ({ who, count, x, y }: Extract<Event, { type: 'claimed' }>, state: State) => {
    flood(state, who)
    if (who > 0) {
      if (count > 30) cast.feel(who, 'happy', kit.now + 900)
      const near = nearness(x, y)
      if (near > 0.3 && count > 12) audio.play('claim', { volume: near * 0.25, rate: 0.8 })
      return
    }
    combo = kit.now < comboUntil ? combo + 1 : 0
    comboUntil = kit.now + 7000
    cast.feel(0, 'happy', kit.now + 1100)
    audio.play(...claimSound(count, combo))
    // A sliver is no feast.
    if (count >= SLIVER) ripple(0, x, y, Math.min(9, 1.5 + Math.sqrt(count) * 0.5))
    spray(0, x, y, Math.min(30, 3 + count / 4), Math.min(1.2, 0.5 + count / 120))
    const isGrand = count >= GRAND
    if (isGrand) audio.play('grand', { delay: 0.1 })
    say(isGrand ? texts.grand : '', count)
    if (isFirst && count >= SLIVER) celebrateFirst(x, y)
    juice.tween({ ms: 420, ease: 'elastic', update: (t) => (pulse.value = 1 - t) })
    greet(state)
  }
  /** The first loop of a round. */
  const celebrateFirst = (x: number, y: number) => {
    isFirst = false
    ripple(0, x, y, 12)
    spray(0, x, y, 46, 1.6)
    rejoice(kit.state)
    juice.shake(4, 240)
  }
  const announce = (...[kind, title, line]: [Parameters<Moments['announce']>[0], string, string]) => {
    moments.announce(kind, title, line)
    kit.say(kind === 'cut' && line ? `${title} ${line}` : title)
  }
  const watchCrown = (state: State) => {
    const { leads, news } = crown.look(state)
    moments.cancel(leads ? 'lost' : 'crown')
    if (!news) return
    if (!news.isMine)
      return announce('lost', texts.crownLost(shortName(nameOf(state, news.by))), texts.crownLostLine)
    audio.play('lead')
    if (state.ticks >= crownQuietUntil) announce('crown', texts.crown, texts.crownLine)
    crownQuietUntil = state.ticks + CROWN_QUIET_TICKS
    rejoice(state)
  }
  /** A realm that grew. */
  const greet = (state: State) => {
    if (state.painters.length < 2) return
    const now = rankOf(state, state.painters[0]!.land)
    if (now > rank) {
      rank = now
      audio.play('grand', { delay: 0.15, rate: 1 + now * 0.06 })
      announce('rank', texts.rankUp(texts.ranks[now]!), texts.rankBrings[now]!)
    }
  }
  /** Gold flies from the painter. */
  const rejoice = ({ painters }: State) => {
    const { x, y } = painters[0]!
    ripple(0, x, y, 9)
    burstGold(juice, x, y)
  }
  const splashed = (event: Extract<Event, { type: 'splashed' }>, state: State) => {
    const { who, by, x, y, count, lost, isCrown } = event
    if (who === 0) drain.show(state, event, sheet.shown, dress.inkOf(state, 0), kit.now)
    flood(state, by)
    greet(state)
    cast.feel(by, 'happy', kit.now + 1200)
    const near = nearness(x, y)
    if (who === 0) {
      audio.play('ouch')
      moments.cancel('crown')
      const loss = lost > 0 ? texts.lostLine(toShare(lost, state.room)) : ''
      teller.reset()
      // What it cost stands where the land was.
      wins.show(texts.cut, '', 0, kit.now, true)
      announce('cut', texts.cutBy(shortName(nameOf(state, by))), loss)
      juice.shake(10, 420)
      juice.stop(70)
      juice.flash(dress.inkOf(state, by).fill, 160, 0.35)
      spray(0, x, y, 44, 1.5)
    } else if (by === 0) {
      audio.play('cut')
      calls.cry(state, who)
      juice.shake(6, 240)
      juice.stop(50)
      ripple(who, x, y, 5)
      spray(who, x, y, 36, 1.3)
      say(isCrown ? texts.crownCut : texts.splash, count)
      if (isCrown) rejoice(state)
      juice.tween({ ms: 420, ease: 'elastic', update: (t) => (pulse.value = 1 - t) })
    } else if (near > 0) {
      audio.play('cut', { volume: near * 0.3, rate: 0.85 })
      spray(who, x, y, 20)
    }
  }
  const taken = ({ who, kind, count, x, y }: Extract<Event, { type: 'taken' }>, state: State) => {
    if (kind === 'blot') flood(state, who)
    cast.feel(who, 'happy', kit.now + 1200)
    if (who > 0) return
    audio.play(kind)
    ripple(0, x, y, kind === 'blot' ? 8 : 4)
    spray(0, x, y, kind === 'blot' ? 40 : 22, kind === 'blot' ? 1.4 : 0.9)
    // A loop that was closed by it has been counted.
    const more = Math.max(0, count - teller.getPending())
    say(texts.boons[kind], more)
  }
  const golden = ({ who, count }: Extract<Event, { type: 'golden' }>, state: State) => {
    flood(state, who)
    cast.feel(who, 'happy', kit.now + 1500)
    if (who > 0) return announce('gold', texts.goldGone(shortName(nameOf(state, who))), '')
    audio.play('won')
    rejoice(state)
    say(texts.goldMine, Math.max(0, count - teller.getPending()))
    greet(state)
  }
  const drop = ({ who, count, x, y }: Extract<Event, { type: 'drop' }>, state: State) => {
    flood(state, who)
    if (who > 0) return
    audio.play('blot', { volume: 0.6, rate: 1.3 })
    spray(0, x, y, 12, 0.7)
    const more = Math.max(0, count - teller.getPending())
    say(isSpark(count, state.room) ? '' : texts.drop, more)
    greet(state)
  }
  const peace = createPeaceNews({
    now: () => kit.now,
    ping({ who, x, y }) {
      audio.play('shield', { volume: 0.4, rate: 1.5 })
      ripple(0, x, y, 3)
      ripple(who, x, y, 1.8)
    },
    announce: () => announce('peace', texts.peaceOver, texts.peaceOverLine),
    isBusy: () => moments.isTelling() || wins.isShown() || teller.isWaiting(),
  })
  const happened = (kind: Extract<Event, { type: 'event' }>['kind'], state: State) => {
    audio.play(kind === 'flash' ? 'grand' : 'gold')
    // Water has no owner, so the bared cells appear without a wave.
    if (kind === 'ebb') sheet.flood(state, null)
    if (kind === 'pools') sheet.movePools(state.pools)
    const { title, line } = texts.events[kind]
    announce('event', title, line)
    if (kind === 'flash') juice.flash('#ffffff', 220, 0.5)
  }
  /** Orders already reported in this round. */
  let reported: readonly number[] = []
  return {
    isCrowned: crown.isWorn,
    watch(state: State) {
      calls.listen(state)
      watchCrown(state)
      peace.watch()
      const filled = listFilled(listOpen(kit.data.orders ?? []), state, false)
      const fresh = filled.filter((i) => !reported.includes(i))
      reported = filled
      for (const i of fresh) {
        audio.play('lead', { delay: 0.1 })
        announce('aim', texts.orderFilled, texts.orderSoon(ORDERS[i]!.stars))
      }
    },
    reset() {
      reported = listFilled(listOpen(kit.data.orders ?? []), kit.state, false)
      ripples.reset()
      calls.reset()
      crown.reset()
      rank = rankOf(kit.state, kit.state.painters[0]!.land)
      crownQuietUntil = 0
      moments.reset()
      teller.reset()
      combo = 0
      comboUntil = 0
      isFirst = true
      isPupil = !kit.record.knowsHow
      peace.reset()
    },
    follow(event: Event, state: State) {
      if (event.type === 'offered') audio.play('offered')
      else if (event.type === 'taken') taken(event, state)
      else if (event.type === 'claimed') claimed(event, state)
      else if (event.type === 'grazed') sheet.flood(state, null)
      else if (event.type === 'splashed') splashed(event, state)
      else if (event.type === 'gold') {
        const me = state.painters[0]!
        audio.play('gold')
        announce('gold', texts.gold, texts.goldLine(headingTo(me, event.x, event.y)))
      } else if (event.type === 'golden') golden(event, state)
      else if (event.type === 'flood') {
        audio.play('whistle', { vary: 0 })
        announce('flood', texts.flood, texts.floodLine)
      } else if (event.type === 'aimed') {
        audio.play('offered')
        announce('aim', texts.aimed(toShare(event.target, state.room)), texts.aimedLine)
      } else if (event.type === 'reached') {
        audio.play('won')
        announce('aim', texts.reached, texts.reachedLine)
        rejoice(state)
      } else if (event.type === 'second') audio.play(event.left === 0 ? 'whistle' : 'second', { vary: 0 })
      else if (event.type === 'back') {
        flood(state, event.who)
        cast.feel(event.who, 'happy', kit.now + 500)
        if (event.who > 0) return
        audio.play('back')
        spray(0, event.x, event.y, 16, 0.8)
      } else if (event.type === 'peaceOver') peace.over()
      else if (event.type === 'passed') peace.passed(event)
      else if (event.type === 'event') happened(event.kind, state)
      else if (event.type === 'drop') drop(event, state)
      else if (event.type === 'drew') {
        if (isPupil) say(texts.firstLoop, 0)
        isPupil = false
      } else if (event.who === 0) {
        if (event.type === 'looped') audio.play('loose')
        else audio.play(isInPool(state, state.painters[0]!) ? 'pool' : 'left')
        spray(0, event.x, event.y, event.type === 'looped' ? 12 : 6, 0.5)
      }
    },
    celebrate(isWon: boolean) {
      const { x, y } = kit.state.painters[0]!
      cast.feel(0, isWon ? 'happy' : 'calm', kit.now + 6000)
      for (let i = 0; i < (isWon ? 6 : 2); i++) {
        juice.tween({
          ms: 1,
          delayMs: i * 160,
          update: () => {},
          done: () => spray(i * 3, x + kit.rng.range(-6, 6), y + kit.rng.range(-5, 5), 26, 1.3),
        })
      }
    },
  }
}
