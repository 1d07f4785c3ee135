/** The points on their way to the stars: a number that counts, a bar that fills, stars that pop. */
import type { Frame, Rect } from '@playhouse/game-kit'
import { box, panel, PLUM, words } from './paper.ts'
import { star, stroke } from './pen.ts'
import type { G } from './pen.ts'
import type { Game } from './state.ts'
import { texts } from './texts.ts'
import type { Context } from './widget.ts'

const POP_MS = 520
export function createTotal({ kit }: Context) {
  let shown = 0
  let lastAt = 0
  /** When each star was reached. */
  let reached: number[] = []
  return {
    begin() {
      shown = 0
      reached = []
    },
    draw(g: G, rect: Rect, { state, now, settings }: Frame<Game>, score: number, isSettled: boolean): void {
      const share = isSettled || settings.calm ? 1 : 1 - Math.exp(-(now - lastAt) / 110)
      shown += (score - shown) * Math.min(1, share)
      lastAt = now
      const [one, , three] = state.goals
      panel(g, rect, 16, PLUM)
      const size = Math.min(26, rect.h * 0.46)
      const isShort = score < one
      const width = words(
        g,
        texts.points(Math.round(shown)),
        rect.x + 16,
        rect.y + rect.h * (isShort ? 0.36 : 0.5),
        size,
        '#fff4e2',
        rect.w * 0.42,
        'left',
        900,
      )
      if (isShort)
        words(
          g,
          texts.goal(one),
          rect.x + 16,
          rect.y + rect.h * 0.76,
          Math.max(13, size * 0.6),
          '#f7cfa8',
          rect.w * 0.42,
          'left',
          700,
        )
      const from = rect.x + Math.max(width + 34, rect.w * 0.42)
      const most = rect.x + rect.w - 24 - from
      const at = (points: number) => most * Math.min(1, Math.max(0, points) / Math.max(1, three * 1.05))
      const middle = rect.y + rect.h * 0.5
      const bar = (w: number, colour: string) => {
        g.fillStyle = colour
        box(g, { x: from, y: middle - 7, w, h: 14 }, 7)
        g.fill()
      }
      bar(most, '#43173d')
      if (shown > 0.4) bar(Math.max(14, at(shown)), '#f7b27a')
      state.goals.forEach((goal, i) => {
        const has = shown >= goal - 0.5
        const x = from + at(goal)
        if (has && reached[i] === undefined) {
          reached[i] = now
          if (!isSettled && !settings.calm) {
            kit.audio.play('match', { rate: 1.1 + i * 0.18, vary: 0 })
            kit.juice.burst(x, middle, {
              count: 16,
              colours: ['#ffd45e', '#fff3d6', '#f7b27a'],
              shape: 'star',
              speed: 190,
              gravity: 220,
              ms: 800,
              size: 9,
            })
          }
        }
        const age = has && !isSettled ? (now - reached[i]!) / POP_MS : 1
        const pop = settings.calm || age >= 1 ? 0 : Math.sin(Math.PI * Math.min(1, age * 1.4)) * (1 - age)
        const breath = has && !settings.calm ? Math.sin(now / 260 + i) * 0.06 : 0
        const path = star(
          x,
          middle,
          Math.min(17, rect.h * 0.3) * (1 + breath + pop * 0.9),
          5,
          0.46,
          pop * 0.8,
        )
        g.fillStyle = has ? '#ffd45e' : '#7d4a76'
        g.fill(path)
        stroke(g, path, has ? '#b5701c' : '#43173d', 2)
      })
    },
  }
}
