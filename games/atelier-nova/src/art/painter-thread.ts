/** Starts the painter's worker; without workers, everything is drawn in the page. */
import type { Answer } from './render-queue.ts'
import type { Sprites } from './sprites.ts'

export function openPainter(sprites: Sprites): void {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return
  const begin = () => {
    try {
      open(sprites)
    } catch {
      // A page that frames the game may forbid threads.
    }
  }
  // The game's first pictures do not share the line with it.
  requestAnimationFrame(() => setTimeout(begin))
}

function open(sprites: Sprites): void {
  const painter = new Worker(new URL('./painter.ts', import.meta.url), { type: 'module' })
  painter.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data.id > 0) sprites.take(data)
    else sprites.setPainter((order) => painter.postMessage(order))
  })
  painter.addEventListener('error', (event) => {
    event.preventDefault()
    painter.terminate()
    sprites.setPainter(null)
  })
}
