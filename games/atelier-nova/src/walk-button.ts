/** The button that sends the figure to the runway. */
import type { Rect } from '@playhouse/game-kit'
import { box, button, words } from './paper.ts'
import type { G } from './pen.ts'
import { texts } from './texts.ts'

/** Paper until something is worn, then plum, and it breathes. `shaken`: 0 when it was refused, 1 when that is over; `beat`: 0 to 1. */
export function drawWalkButton(
  g: G,
  walk: Rect,
  state: { isReady: boolean; isDown: boolean; shaken: number; beat: number },
): void {
  const { isReady, isDown, shaken } = state
  const beat = isReady && !isDown ? state.beat : 0
  const [x, y] = [walk.x + walk.w / 2, walk.y + walk.h / 2]
  g.save()
  if (beat > 0) {
    g.globalAlpha = 0.5 * (1 - beat)
    g.fillStyle = '#ffd45e'
    const grow = beat * 9
    box(g, { x: walk.x - grow, y: walk.y - grow, w: walk.w + grow * 2, h: walk.h + grow * 2 }, 22)
    g.fill()
    g.globalAlpha = 1
  }
  const shake = shaken < 1 ? Math.sin(shaken * 22) * 7 * (1 - shaken) : 0
  g.translate(x + shake, y)
  g.scale(1 + beat * 0.035, 1 + beat * 0.035)
  g.translate(-x, -y)
  const ink = button(g, walk, isReady ? 'main' : 'plain', isDown)
  words(g, texts.walk, x, y - 1 + (isDown ? 3 : 0), 24, ink, walk.w - 24, 'center', 900)
  g.restore()
}
