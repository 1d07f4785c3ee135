/** Small signs of life while nobody moves: a breath, an ear, a cushion that peeps. Short bursts, so that a still board costs nothing. */
import { clamp01, easeOut } from './easing.ts'
import type { Scene } from './scene.ts'
import { readCushion } from './state.ts'

const BURST_MS = 1000
const BETWEEN_MS = 6000
const WOKEN_MS = 1700

export function createIdleLife() {
  let startedAt = -1e9
  let kind = 0
  let timer: ReturnType<typeof setInterval> | undefined
  let wake: () => unknown = () => {}
  let isDue = false

  const pickPeeper = (scene: Scene): number | null => {
    const faces = scene.game.board.flatMap((cell, index) =>
      cell > 0 && readCushion(cell).hasFace ? [index] : [],
    )
    return faces[Math.floor(Math.random() * faces.length)] ?? null
  }

  const restart = () => {
    clearInterval(timer)
    timer = setInterval(() => {
      isDue = true
      wake()
    }, BETWEEN_MS)
  }

  return {
    start(onWake: () => unknown) {
      wake = onWake
      restart()
      // A hidden page needs no clock.
      document.addEventListener('visibilitychange', () =>
        document.hidden ? clearInterval(timer) : restart(),
      )
    },
    /** Poses the cat and the peeping cushion; true while a burst runs. */
    update(scene: Scene): boolean {
      if (isDue && !scene.calm) {
        startedAt = scene.now
        kind = (kind + 1) % 3
        scene.peeping = kind === 2 ? pickPeeper(scene) : null
      }
      isDue = false
      const t = clamp01((scene.now - startedAt) / BURST_MS)
      const swell = Math.sin(t * Math.PI)
      if (t >= 1) scene.peeping = null
      const woken = clamp01((scene.now - scene.effects.wokenAt) / WOKEN_MS)
      const joy = woken < 1 ? scene.effects.joy : 0
      const up = woken < 0.12 ? easeOut(woken / 0.12) : 1 - clamp01((woken - 0.75) / 0.25)
      scene.cat = {
        breath: scene.calm ? 0 : swell * (kind === 0 ? 1 : 0.5),
        awake: joy > 0 ? up : 0,
        twitch: scene.calm
          ? 0
          : kind === 1
            ? Math.sin(t * Math.PI * 4) * (1 - t)
            : joy * Math.sin(woken * 22) * (1 - woken),
        hop: scene.calm || joy < 0.65 ? 0 : Math.abs(Math.sin(woken * Math.PI * 4)) * (1 - woken),
      }
      return t < 1
    },
  }
}
