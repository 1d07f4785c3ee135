/** Icons in front of the lines of the pause list: brushes, pots and pencils, each in a square of 48. */
import { makePicture } from '@playhouse/game-kit/canvas'
import type { Career } from '../view/career.ts'
import { INKS } from '../art/inks.ts'
import { drawPortrait } from './portrait.ts'
import { wreathOf } from '../art/wreaths.ts'

const SIDE = 48
const LINE = '#2b1a45'
/** Filled and outlined one over the other; an empty fill is a line. */
type Layer = readonly [path: string, fill: string, line?: number]

const AGAIN: readonly Layer[] = [
  ['M38 24a14 14 0 1 1-5-11', '', 10],
  ['M38 24a14 14 0 1 1-5-11', '#ff8d63', 6],
  ['M27 13l14-9 2 17z', '#ff6a3d'],
  ['M20 24a5 5 0 1 0 10 0q0-4-5-9-5 5-5 9z', '#ffd45e'],
]
const WAYS: readonly Layer[] = [
  ['M5 8l17-3 2 17-17 3z', '#a864ff'],
  ['M27 6l16 2-2 16-16-2z', '#ff8d63'],
  ['M6 28l17-2 2 16-17 2z', '#3fd0c0'],
  ['M27 27l16 1-1 16-16-1z', '#ffd45e'],
  ['M11 15a3 3 0 1 1 6 0 3 3 0 0 1-6 0zM31 15h6M12 36l5-4 2 6zM31 36a3 3 0 1 1 6 0 3 3 0 0 1-6 0z', '#fff'],
]
const HELP: readonly Layer[] = [
  ['M9 38q-8-14 6-20 14-4 15 8 0 12-14 10', '', 7],
  ['M9 38q-8-14 6-20 14-4 15 8 0 12-14 10', '#7fd34a', 3.6],
  ['M14 40l4-11L36 5l8 6-18 24z', '#ffd45e'],
  ['M36 5l4-3q6 1 6 6l-2 3z', '#ff8fb6'],
  ['M14 40l4-11 8 6z', '#fff3d6'],
]
const POT: readonly Layer[] = [
  ['M12 18h24v5q6 4 6 12 0 9-8 9H14q-8 0-8-9 0-8 6-12z', '#7fc4f5'],
  ['M8 33q8-5 16 0t16 0v3q0 7-7 7H15q-7 0-7-7z', '#2f8cf0'],
  ['M10 12h28v7H10z', '#f3e2bd'],
  ['M30 3l6 3-9 22-5 3 0-6z', '#ef3f7f'],
]
const LISTS = [AGAIN, WAYS, HELP, POT]

const fillWith = (g: CanvasRenderingContext2D, shape: Path2D) => g.fill(shape)

/** How many times finer than shown: tiles show them larger. */
const FINE = 2

/** The pictures of the list in its order; the first two show who plays. */
export function makeItemPicture(i: number, career: Career): HTMLCanvasElement {
  const look = { ink: INKS[career.ink]!, hat: career.hat, wreath: wreathOf(career), mood: 'happy' } as const
  return makePicture(SIDE * FINE, SIDE * FINE, 'ink-item-picture', (g) => {
    g.scale(FINE, FINE)
    if (i < 2)
      return i === 0 ? drawPlay(g) : drawPortrait(g, look, { x: SIDE / 2, y: SIDE * 0.6, r: SIDE * 0.3 })
    g.lineJoin = 'round'
    g.lineCap = 'round'
    for (const [path, fill, line] of LISTS[i - 2] ?? POT) {
      const shape = new Path2D(path)
      g.strokeStyle = line && fill ? fill : LINE
      g.lineWidth = line ?? 2.4
      if (!line) {
        g.fillStyle = fill
        fillWith(g, shape)
      }
      g.stroke(shape)
    }
  })
}

/** A wet arrow with a glint. */
function drawPlay(g: CanvasRenderingContext2D): void {
  g.lineJoin = 'round'
  g.lineWidth = 5
  g.strokeStyle = g.fillStyle = '#fff'
  const shape = new Path2D('M14 9l24 15-24 15z')
  g.stroke(shape)
  fillWith(g, shape)
  g.strokeStyle = '#cdb2ff'
  g.lineWidth = 3
  g.lineCap = 'round'
  g.stroke(new Path2D('M17 15l9 6'))
}
