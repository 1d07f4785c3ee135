/** Effects of a placement: sound, visuals, and announcements for screen readers. */
import type { Kit } from '@playhouse/game-kit'
import { createAccompaniment } from '../audio/accompany.ts'
import { DROP_MS, FLASH_MS, THROW_MS } from './clear-effects.ts'
import type { Departure } from './effect-types.ts'
import type { Effects } from './effects.ts'
import { countLines } from '../rules/grid.ts'
import { DREAM, timesOf } from '../rules/clearing.ts'
import type { GameEvent } from '../rules/events.ts'
import type { Cozy } from '../rules.ts'
import { getNight } from '../rules/nights.ts'
import { findNudges } from './neighbour-nudges.ts'
import { NOTICE_MS, restOf, trayCellOf } from './scene.ts'
import type { Scene } from './scene.ts'
import { getShape } from '../rules/shapes.ts'
import type { GameState } from '../state.ts'
import { rateOf } from '../audio/sounds.ts'
import { formatNumber, texts } from '../texts.ts'
import type { Keepsakes } from './things.ts'

/** Steps of the scale; above, a chime is only shrill. */
const HIGHEST = 13
/** The cat is content with a combo, and says so once. */
const PURR_FROM = 3
const MEOW_AT = 6
const NOWHERE = { x: 0, y: 0, size: 0 }

export function createReactions(kit: Kit<Cozy, Keepsakes>, scene: Scene, effects: Effects) {
  const sound = createPlaceSounds(kit, scene)
  const { departureOf, announce, teach } = createTeller(scene, kit)
  const { audio } = kit
  /** A placement without a clear also has an effect: on the neighbours, the cat, the lights. */
  const moveTheOthers = (placed: Extract<GameEvent, { type: 'placed' }>, events: readonly GameEvent[]) => {
    const { now, game } = scene
    const { piece, row, col } = placed
    const at = now + DROP_MS
    scene.glance = { at, x: col, y: row }
    if (events.some(({ type }) => type === 'cleared')) return
    scene.nudges = { at, by: findNudges(game.board, piece, row, col) }
  }
  return {
    follow(events: readonly GameEvent[]) {
      const { game, now } = scene
      const departure = departureOf(events)
      sound(events, departure.isThrown)
      effects.follow([...events], now, scene.calm, departure, (cleared) => {
        const { isBoardEmpty, combo, takeBacks, gifts, bursts, woken } = cleared
        if (isBoardEmpty) return texts.emptyBoard
        if (takeBacks > 0) return texts.giftUndo
        if (gifts.length > 0) return texts.giftOpened
        if (bursts.length > 0) return texts.poof
        if (woken.length > 0) return texts.stillSleepy
        if (game.goal !== 'score') return ''
        if (combo % DREAM === 0) return texts.dream(combo)
        const lines = countLines(cleared.lines)
        if (timesOf(combo) > timesOf(combo - 1)) return texts.combo(timesOf(combo))
        return lines > 1 ? texts.together(lines) : combo > 1 ? texts.inARow(combo) : ''
      })
      for (const event of events) {
        if (event.type === 'placed') moveTheOthers(event, events)
        else if (event.type === 'drifted') scene.driftAt = now + 180
        else if (event.type === 'lost') {
          scene.lost = { at: now, combo: event.combo }
          effects.showText(texts.lost(event.combo), '', 1.2, now + 120, 1100)
        } else if (event.type === 'granted') {
          effects.showText(texts.granted, texts.scoreMore(event.points), 1.6, now + 300, 1500)
          effects.wake(now + 300, 1)
        } else if (event.type === 'questGiven') {
          scene.questAt = now + 400
          effects.wake(now + 400, 0.4)
          scene.lessonUntil = now + NOTICE_MS
        } else if (event.type === 'dealt') {
          teach(now)
          if (event.swapped.length > 0) scene.swapped = { at: now + 500, slots: event.swapped }
        } else if (event.type === 'undone') scene.swapped = { at: -1e9, slots: [] }
      }
      announce(events)
    },
    /** A night introduces its rule, then its quest. */
    openNight({ puzzle, wish: quest }: GameState) {
      const [name, about] = texts.nightRules[getNight(puzzle).rule]
      effects.showText(name, about, 3.4, scene.now + 250, 2400)
      if (quest)
        effects.showText(
          texts.quest(quest),
          texts.nightHands(getNight(puzzle).hands),
          3.4,
          scene.now + 300,
          2200,
        )
      kit.audio.play('quest', { delay: 0.3, vary: 0 })
      kit.say(`${name}. ${about}. ${quest ? texts.quest(quest) : ''}`)
    },
    refuse(squares: readonly number[]) {
      scene.refusal = { at: scene.now, squares }
      audio.play('refuse')
      kit.say(texts.refused)
    },
    /** Let go over nothing: it flies back to its place. */
    goHome() {
      audio.play('toss', { rate: 0.7, vary: 0.05 })
      audio.play('place', { rate: 1.5, volume: 0.5, delay: 0.2, vary: 0.04 })
      kit.say(texts.wentHome)
    },
  }
}

/** The sounds of a placed piece. */
function createPlaceSounds(kit: Kit<Cozy, Keepsakes>, scene: Scene) {
  const { audio } = kit
  const accompaniment = createAccompaniment(kit)
  /** Rises with the combo and grows with the lines. */
  const playClear = (combo: number, lines: number, isBoardEmpty: boolean, after: number) => {
    const notes = 3 + Math.min(4, lines) + (isBoardEmpty ? 5 : 0)
    for (let i = 0; i < notes; i++)
      audio.play('chime', {
        rate: rateOf(Math.min(combo * 2, HIGHEST) + i - 1),
        delay: after + 0.07 * i,
        vary: 0,
      })
    audio.play('boom', { delay: after, vary: 0.04 })
    if (lines > 1) audio.play(lines > 2 ? 'brass' : 'harp', { delay: after + 0.05, vary: 0 })
    audio.play('puff', { delay: after + FLASH_MS / 1000 })
  }
  const sound = (events: readonly GameEvent[], isThrown: boolean) => {
    const has = (type: GameEvent['type']) => events.some((event) => event.type === type)
    const cleared = events.find((event) => event.type === 'cleared')
    const after = (scene.calm ? 0 : isThrown ? THROW_MS : DROP_MS) / 1000
    if (cleared) playClear(cleared.combo, countLines(cleared.lines), cleared.isBoardEmpty, after)
    const placed = events.find((event) => event.type === 'placed')
    if (placed) {
      if (isThrown) audio.play('toss', { vary: 0.08 })
      // The larger, the deeper.
      const rate = 1.22 - getShape(placed.piece.shape).cells.length * 0.05
      audio.play('place', { rate, vary: 0.04, delay: after })
      accompaniment.follow(scene.game, after)
    }
    if (cleared && cleared.combo % DREAM === 0) audio.play('solved', { delay: after + 0.5 })
    if (cleared) {
      const { gifts, bursts, woken, combo } = cleared
      if (bursts.length > 0) audio.play('burst', { delay: after + 0.1 })
      if (gifts.length > 0) audio.play('unwrap', { delay: after + 0.3 })
      if (woken.length > 0) audio.play('capOff', { delay: after + 0.35 })
      audio.play('giggle', { delay: after + 0.22, rate: 0.9 + kit.rng.next() * 0.3 })
      if (combo >= PURR_FROM && combo % 2 === 1) audio.play('purr', { delay: after + 0.6 })
      if (combo === MEOW_AT) audio.play('meow', { delay: after + 0.7 })
    }
    if (has('lost')) audio.play('lost', { delay: after + 0.15, vary: 0 })
    if (has('drifted')) audio.play('toss', { rate: 0.6, delay: after + 0.2, vary: 0.05 })
    if (has('snowed')) audio.play('glow', { delay: after + 0.25, volume: 0.6, vary: 0.05 })
    if (has('granted')) audio.play('granted', { delay: after + 0.9, vary: 0 })
    if (has('questGiven')) audio.play('quest', { delay: after + 0.5, vary: 0 })
    if (!cleared && has('dealt')) audio.play('deal', { vary: 0 })
    if (has('undone')) audio.play('undo')
    if (has('refused')) audio.play('refuse')
  }
  return sound
}

/** What a move says aloud. */
function createTeller(scene: Scene, kit: Kit<Cozy, Keepsakes>) {
  /** From the release point, or from the tray when a key or a tap placed it. */
  const departureOf = (events: readonly GameEvent[]): Departure => {
    const placed = events.find((event) => event.type === 'placed')
    const { letGoAt } = scene
    scene.letGoAt = null
    if (!placed || letGoAt) return { ...(letGoAt ?? NOWHERE), isThrown: false }
    const shape = getShape(placed.piece.shape)
    const rest = restOf(scene, placed.slot, shape)
    return { ...rest, size: trayCellOf(scene, placed.slot, shape), isThrown: true }
  }
  const announce = (events: readonly GameEvent[]) => {
    const said = events.flatMap((event) => {
      if (event.type === 'placed') return [texts.placed(event.row + 1, event.col + 1)]
      if (event.type === 'cleared') return [texts.cleared(countLines(event.lines), event.points)]
      if (event.type === 'dealt' && event.swapped.length > 0) return [texts.swapped]
      if (event.type === 'undone') return [texts.taken]
      if (event.type === 'granted') return [texts.granted, texts.scoreMore(event.points)]
      if (event.type === 'questGiven') return [texts.quest(event.quest)]
      return event.type === 'refused' ? [texts.refused] : []
    })
    if (scene.game.goal === 'score') said.push(texts.scoreIs(formatNumber(scene.game.score)))
    kit.say(said.join(' '))
  }
  /** Explains a special cushion when it first appears. */
  const teach = (now: number) => {
    const kind = scene.game.hand.find((piece) => piece?.charm)?.charm
    const met = (kit.data.met ??= [])
    if (!kind || met.includes(kind)) return
    met.push(kind)
    const [name, what] = texts.charms[kind]!
    scene.notice = { slot: scene.game.hand.findIndex((piece) => piece?.charm), at: now + 600, name, what }
    kit.say(`${name} ${what}`)
  }
  return { departureOf, announce, teach }
}
