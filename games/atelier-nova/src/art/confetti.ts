/** Confetti from both upper corners for an earned star. */
import type { Kit } from '@playhouse/game-kit'
import type { Data } from '../view/save-data.ts'
import type { Game } from '../state.ts'

export const CONFETTI = ['#f7b27a', '#6a2b62', '#127a7a', '#fff3e2', '#e87a91', '#f0c04a']
export function throwConfetti(kit: Kit<Game, Data>, count: number): void {
  const { x, y, w, h } = kit.screen.visible
  for (const s of [0.2, 0.8])
    kit.juice.burst(x + w * s, y + h * 0.1, {
      count,
      colours: CONFETTI,
      speed: 420,
      gravity: 420,
      ms: 2200,
      size: 10,
    })
}
