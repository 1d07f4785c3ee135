/** Building blocks of the menu pages. */
import { makeProgress } from '@playhouse/game-kit/collection'
import { makePicture } from '@playhouse/game-kit/canvas'
import { make } from '@playhouse/game-kit/elements'
import { drawThing } from '../art/thing-art.ts'
import { texts } from '../texts.ts'
import type { Deeds, Thing, ThingId } from '../view/things.ts'

/** A picture as wide as it is drawn, sharp on every screen. */
export function paint(w: number, h: number, draw: (g: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = makePicture(w, h, '', draw, { ratio: 2 })
  canvas.style.width = `${w}px`
  return canvas
}

/** What a thing is given for, and how far one is. */
export function makeGoal({ id, deed, need }: Thing, deeds: Deeds): HTMLElement {
  const bar = makeProgress(texts.things[id], Math.min(need, deeds[deed]), need)
  const icon = paint(56, 56, (g) => drawThing(g, id, 28, 53, 48))
  const words = make('span', '', make('b', '', texts.forRoom(texts.things[id])))
  words.append(texts.deeds[deed](Math.min(need, deeds[deed]), need), bar)
  const goal = make('p', 'goal')
  goal.append(icon, words)
  return goal
}

/** Only its outline, as in lamp light. */
export function drawLight(
  g: CanvasRenderingContext2D,
  id: ThingId,
  x: number,
  y: number,
  size: number,
): void {
  const shadow = paint(size * 1.4, size * 1.4, (s) => {
    drawThing(s, id, size * 0.7, size * 1.3, size)
    s.globalCompositeOperation = 'source-in'
    s.fillStyle = '#fff0d2'
    s.fillRect(0, 0, size * 1.4, size * 1.4)
  })
  g.globalAlpha = 0.5
  g.drawImage(shadow, x - size * 0.7, y - size * 1.3, size * 1.4, size * 1.4)
  g.globalAlpha = 1
}
