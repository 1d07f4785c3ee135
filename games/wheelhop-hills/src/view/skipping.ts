/** After repeated crashes on a hill the player may skip it. */
import type { Kit } from '@playhouse/game-kit'
import type { SaveData } from './ghost.ts'
import { LEVEL_COUNT } from '../rules/levels.ts'
import type { Game, State } from '../state.ts'
import { texts } from '../texts.ts'

const CRASHES_TO_SKIP = 5

export function createSkipping(kit: Kit<Game, SaveData>) {
  const countAt = (level: number) => kit.data.crashes?.[`levels/${level}`] ?? 0
  return {
    maySkip: ({ mode, level }: State) =>
      kit.state.ticks === 0 && mode === 'levels' && level < LEVEL_COUNT && countAt(level) >= CRASHES_TO_SKIP,
    skip({ level }: State) {
      const won = (kit.record.stars.levels ??= {})
      // Without a star, but open: the next one opens with it.
      won[level] ??= 0
      delete kit.data.crashes?.[`levels/${level}`]
      kit.save()
      kit.audio.play('click')
      kit.say(texts.skipped)
      kit.begin('levels', level + 1)
    },
    noteCrash({ mode, level }: State) {
      if (mode !== 'levels' || kit.record.stars.levels?.[level] !== undefined) return
      const crashes = (kit.data.crashes ??= {})
      crashes[`levels/${level}`] = (crashes[`levels/${level}`] ?? 0) + 1
      kit.save()
    },
  }
}
