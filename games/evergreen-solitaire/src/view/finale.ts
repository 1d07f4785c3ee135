/** The end of a won game: its tree grows, leaves rain, and the cards leap. */
import type { Kit } from '@playhouse/game-kit'
import { createCascade } from './cascade.ts'
import type { Deck } from '../art/deck.ts'
import { plantOf } from '../rules/forest.ts'
import type { Sprite } from './sprite.ts'
import type { Game } from '../state.ts'
import type { Data } from '../ui/stats.ts'
import { texts } from '../texts.ts'
import { createVictory } from '../art/victory.ts'

export function createFinale(kit: Kit<Game, Data>) {
  const cascade = createCascade()
  const victory = createVictory()
  return {
    isOn: victory.isOn,
    /** Whether a card leaps already. */
    has: cascade.has,
    start(cards: readonly Sprite[]) {
      const { now, screen, state, data, settings, rng } = kit
      victory.start(now, screen, plantOf(state.mode), data.season, texts.won)
      if (!settings.calm) cascade.start(cards, now + 200, () => rng.next())
    },
    stop() {
      cascade.stop()
      victory.stop()
    },
    /** Drawn behind the fox and the tree, so that rewards stay visible. */
    drawLeaps(g: CanvasRenderingContext2D, deck: Deck, seconds: number) {
      const { now, screen, state } = kit
      cascade.draw(g, deck, state.table.suits, screen.h, { now, seconds })
    },
    draw(g: CanvasRenderingContext2D) {
      const { now, screen, settings } = kit
      victory.draw(g, screen, now, settings.calm)
      victory.drawWords(g, screen, now, settings.calm)
    },
  }
}
