/** For checks: the fullest result card of a game, and the player's character that it must not cover. */
import type { GameRuntime } from './game-runtime.ts'
import type { Gain, Result } from './overlay/menu-types.ts'
import { toCss } from './screen.ts'
import type { Rect } from './screen.ts'

/** Three cards of two gains each. */
const MAX_GAINS = 6

/** Collects the results of all runs that end while the page is open. */
export function collectResults({ menus, renderer, session, getView }: GameRuntime) {
  const show = menus.showResult
  const gains = new Map<string, Gain>()
  let last: Result | null = null
  menus.showResult = (result) => {
    last = result
    for (const gain of result.gains ?? []) gains.set(gain.text, gain)
    show(result)
  }
  return {
    /** Shows the last result with all that it can hold: what the runs brought, a new best, every star, and the offer of an ad. */
    showRichestResult(): { gains: number } {
      if (!last) throw new Error('No run has ended')
      const { score, stars, extra = [], reward } = last
      const offer = reward ? [{ id: 'offer', label: reward.label, act() {} }] : []
      show({
        ...last,
        isNewBest: score !== undefined,
        stars: stars === undefined ? undefined : 3,
        gains: [...gains.values()].slice(0, MAX_GAINS),
        extra: [...extra, ...offer],
      })
      return { gains: gains.size }
    },
    /** In CSS pixels: null while the character is not on the board; `none` where the game names no rectangle. */
    hero(): Rect | 'none' | null {
      const view = getView()
      if (!view.hero) return 'none'
      const rect = view.hero(session.run.state)
      return rect && toCss(renderer.screen, rect)
    },
  }
}
