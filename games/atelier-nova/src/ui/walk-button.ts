/** The button that sends the figure to the runway. */
import type { Rect } from '@playhouse/game-kit'
import { box, button, words } from '../art/paper.ts'
import type { G } from '../art/pen.ts'
import { texts } from '../texts.ts'

/** Paper until something is worn, then plum, and it breathes. `shaken`: 0 when it was refused, 1 when that is over; `beat`: 0 to 1. */
export function drawWalkButton(
  g: G,
  walk: Rect,
  label: string,
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
  const sink = isDown ? 3 : 0
  const isLong = isReady ? 0 : walk.h * 0.17
  words(
    g,
    label,
    { x, y: y - 1 - isLong + sink, size: 24, max: walk.w - 24, align: 'center', weight: 900 },
    ink,
  )
  // While it waits it says what for.
  if (!isReady)
    words(
      g,
      texts.dressFirst,
      { x, y: y + walk.h * 0.2 + sink, size: 14, max: walk.w - 10, align: 'center', weight: 800 },
      ink,
    )
  g.restore()
}
