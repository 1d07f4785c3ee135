/** The finale when all pairs are found: light, and sparks from one singer after another. */
import type { Kit } from '@playhouse/game-kit'
import type { Album } from '../ui/album.ts'
import type { Point } from '../art/choir-art.ts'
import { inKey } from '../audio/jingles.ts'
import type { Game } from '../state.ts'

const BURSTS = 5

/** `headAt` knows the singers' heads, from the first (0) to the last (1). */
export function celebrate(kit: Kit<Game, Album>, w: number, headAt: (share: number) => Point): void {
  kit.audio.play('done', inKey(kit.state, 0.5))
  kit.juice.flash('#fffbe0', 260, 0.35)
  for (let i = 0; i < BURSTS; i++)
    kit.juice.tween({
      ms: 1,
      delayMs: 300 + i * 420,
      update: () => {},
      done: () => {
        const { x, y } = headAt(i / (BURSTS - 1))
        kit.juice.burst(x, y, {
          count: 34,
          shape: i % 2 ? 'star' : 'dot',
          colours: ['#ffd84d', '#ff9ab8', '#8fe0ff', '#b8f08a', '#ffffff'],
          // Up over the meadow, as thrown by both arms.
          angle: -1.57,
          spread: 2.1,
          speed: w > 900 ? 520 : 400,
          gravity: 300,
          size: w > 900 ? 24 : 18,
          ms: 1500,
        })
      },
    })
}
