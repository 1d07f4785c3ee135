/** What a placement sets off: sound, effects, and words for those who cannot see. */
import type { Kit } from '@playhouse/game-kit'
import type { Effects } from './effects.ts'
import { countLines } from './grid.ts'
import type { Cozy, GameEvent } from './rules.ts'
import type { Scene } from './scene.ts'
import { rateOf } from './sounds.ts'
import { formatNumber, texts } from './texts.ts'

export function createReactions(kit: Kit<Cozy>, scene: Scene, effects: Effects) {
  const { audio } = kit

  /** Rises with the combo and grows with the lines. */
  const playClear = (combo: number, lines: number, tidy: boolean) => {
    const notes = 3 + Math.min(4, lines) + (tidy ? 5 : 0)
    for (let i = 0; i < notes; i++)
      audio.play('chime', { rate: rateOf(combo * 2 + i - 1), delay: 0.07 * i, vary: 0 })
    audio.play('puff', { delay: 0.02 })
  }
  const sound = (events: readonly GameEvent[]) => {
    const has = (type: GameEvent['type']) => events.some((event) => event.type === type)
    const cleared = events.find((event) => event.type === 'cleared')
    if (cleared) playClear(cleared.combo, countLines(cleared.lines), cleared.tidy)
    if (has('placed')) audio.play('place', { vary: 0.06 })
    if (!cleared && has('dealt')) audio.play('deal', { vary: 0 })
    if (has('undone')) audio.play('undo')
    if (has('refused')) audio.play('refuse')
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
      sound(events)
      effects.follow([...events], now, scene.calm, (what, x, y, delay) => {
        const isTidy = what === 'tidy'
        effects.pop(isTidy ? texts.tidy : texts.combo(game.combo), x, y, now + delay, isTidy)
      })
      announce(events)
    },
    refuse() {
      audio.play('refuse')
      kit.say(texts.refused)
    },
  }
}
