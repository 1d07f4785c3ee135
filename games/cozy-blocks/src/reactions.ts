/** What a placement sets off: sound, effects, and words for those who cannot see. */
import type { Kit } from '@playhouse/game-kit'
import { DREAM, DROP_MS, FLASH_MS, THROW_MS } from './effects.ts'
import type { Departure, Effects } from './effects.ts'
import { countLines } from './grid.ts'
import type { Cozy, GameEvent } from './rules.ts'
import { restOf, trayCellOf } from './scene.ts'
import type { Scene } from './scene.ts'
import { getShape } from './shapes.ts'
import { rateOf } from './sounds.ts'
import { formatNumber, texts } from './texts.ts'

const NOWHERE = { x: 0, y: 0, size: 0 }

export function createReactions(kit: Kit<Cozy, unknown>, scene: Scene, effects: Effects) {
  const { audio } = kit

  /** Rises with the combo and grows with the lines. */
  const playClear = (combo: number, lines: number, tidy: boolean, after: number) => {
    const notes = 3 + Math.min(4, lines) + (tidy ? 5 : 0)
    for (let i = 0; i < notes; i++)
      audio.play('chime', { rate: rateOf(combo * 2 + i - 1), delay: after + 0.07 * i, vary: 0 })
    audio.play('boom', { delay: after, vary: 0.04 })
    audio.play('puff', { delay: after + FLASH_MS / 1000 })
  }
  const sound = (events: readonly GameEvent[], isThrown: boolean) => {
    const has = (type: GameEvent['type']) => events.some((event) => event.type === type)
    const cleared = events.find((event) => event.type === 'cleared')
    const after = (scene.calm ? 0 : isThrown ? THROW_MS : DROP_MS) / 1000
    if (cleared) playClear(cleared.combo, countLines(cleared.lines), cleared.tidy, after)
    const placed = events.find((event) => event.type === 'placed')
    if (placed) {
      if (isThrown) audio.play('toss', { vary: 0.08 })
      // The larger, the deeper.
      const rate = 1.22 - getShape(placed.piece.shape).cells.length * 0.05
      audio.play('place', { rate, vary: 0.04, delay: after })
    }
    if (cleared && cleared.combo % DREAM === 0) audio.play('solved', { delay: after + 0.5 })
    if (!cleared && has('dealt')) audio.play('deal', { vary: 0 })
    if (has('undone')) audio.play('undo')
    if (has('refused')) audio.play('refuse')
  }
  /** From where it was let go, or from the tray when a key or a tap placed it. */
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
      return event.type === 'refused' ? [texts.refused] : []
    })
    if (scene.game.goal === 'score') said.push(texts.scoreIs(formatNumber(scene.game.score)))
    kit.say(said.join(' '))
  }
  return {
    follow(events: readonly GameEvent[]) {
      const { game, now } = scene
      const departure = departureOf(events)
      sound(events, departure.isThrown)
      effects.follow([...events], now, scene.calm, departure, ({ tidy, combo }) => {
        if (tidy) return texts.tidy
        if (game.goal !== 'score' || combo < 2) return ''
        return combo % DREAM === 0 ? texts.dream(combo) : texts.combo(combo)
      })
      announce(events)
    },
    refuse() {
      audio.play('refuse')
      kit.say(texts.refused)
    },
  }
}
