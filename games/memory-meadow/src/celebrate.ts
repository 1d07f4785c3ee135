/** All are found: light, and five bouquets of sparks over the meadow. */
import type { Kit } from '@playhouse/game-kit'
import type { Album } from './album.ts'
import { inKey } from './jingles.ts'
import type { Layout } from './layout.ts'
import type { Game } from './state.ts'

export function celebrate(kit: Kit<Game, Album>, { w, h }: Layout): void {
  kit.audio.play('done', inKey(kit.state, 0.5))
  kit.juice.flash('#fffbe0', 260, 0.35)
  for (let i = 0; i < 5; i++)
    kit.juice.tween({
      ms: 1,
      delayMs: 300 + i * 420,
      update: () => {},
      done: () =>
        kit.juice.burst(w * (0.15 + 0.175 * i), h * (0.3 + 0.12 * (i % 2)), {
          count: 34,
          shape: i % 2 ? 'star' : 'dot',
          colours: ['#ffd84d', '#ff9ab8', '#8fe0ff', '#b8f08a', '#ffffff'],
          speed: 330,
          gravity: 240,
          size: w > 900 ? 24 : 18,
          ms: 1400,
        }),
    })
}
