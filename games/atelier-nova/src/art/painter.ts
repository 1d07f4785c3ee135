/** A worker that draws figures and pieces, so that no frame of the game waits for them. */
import type { Answer, Order } from './render-queue.ts'
import { drawTask, trim } from './layers.ts'

addEventListener('message', ({ data: { id, task } }: MessageEvent<Order>) => {
  const drawn = drawTask(task)
  const layers = drawn.map((layer) => {
    const { picture, ...box } = task.type === 'figure' ? trim(layer, task.scale) : layer
    return { picture: (picture as OffscreenCanvas).transferToImageBitmap(), ...box }
  })
  const answer: Answer = { id, layers }
  postMessage(answer, { transfer: layers.map(({ picture }) => picture) })
})
// Nothing is asked before it is here.
const ready: Answer = { id: 0, layers: [] }
postMessage(ready)
