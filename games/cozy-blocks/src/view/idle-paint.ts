/** Paints the pieces of the hand as they are held, while nothing else is to be done: else the first drag would wait for it. */
import type { createPainter } from './paint.ts'
import type { Scene } from './scene.ts'

const FALLBACK_MS = 60

/** `later`: calls back when the browser has nothing else to do. */
export function createIdlePaint(
  painter: Pick<ReturnType<typeof createPainter>, 'prepare'>,
  scene: Scene,
  later: (call: () => void) => void = waitForIdle,
) {
  let slots: number[] = []
  let isRunning = false
  const next = () => {
    const slot = slots.shift()
    isRunning = slot !== undefined
    if (slot === undefined) return
    if (!scene.held) painter.prepare(scene, slot)
    later(next)
  }
  /** After another hand was dealt: one piece at a time. */
  return () => {
    slots = scene.game.hand.flatMap((piece, slot) => (piece ? [slot] : []))
    if (isRunning) return
    isRunning = true
    later(next)
  }
}

/** Safari knows no idle callbacks. */
function waitForIdle(call: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => call())
  else setTimeout(call, FALLBACK_MS)
}
