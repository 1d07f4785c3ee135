/** Idle animations: a breath, an ear, a peeping cushion. Short bursts, so that an idle board costs nothing. */
import { ease } from '@playhouse/game-kit'
import type { Rng } from '@playhouse/game-kit'
import { clamp01 } from './curves.ts'
import { countLines } from '../rules/grid.ts'
import { previewLines } from '../rules.ts'
import type { Scene } from './scene.ts'
import { readCushion } from '../rules/cushion-cell.ts'

const BURST_MS = 1000
const BETWEEN_MS = 6000
/** After so many without input the board rests. */
const MAX_BURSTS = 2
const WOKEN_MS = 1700
export const GLANCE_MS = 900

type IdleLifeState = {
  hope: number
  look: { x: number; y: number }
}

export function createIdleLife(rng: Rng) {
  let startedAt = -1e9
  let kind = 0
  let timer: ReturnType<typeof setInterval> | undefined
  let wake: () => unknown = () => {}
  let isDue = false
  let bursts = 0
  const current: IdleLifeState = { hope: 0, look: { x: 0, y: 0 } }
  const watch = createWatching(current)
  const pickPeeper = (scene: Scene): number | null => {
    const faces = scene.game.board.flatMap((cell, index) =>
      cell > 0 && readCushion(cell).hasFace ? [index] : [],
    )
    return faces.length > 0 ? rng.pick(faces) : null
  }
  const restart = () => {
    clearInterval(timer)
    timer = setInterval(() => {
      if (bursts >= MAX_BURSTS) return
      bursts++
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
    /** The player did something: bursts continue. */
    touch: () => void (bursts = 0),
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
      const joy = woken > 0 && woken < 1 ? scene.effects.joy : 0
      const glance = Math.sin(clamp01((scene.now - scene.glance.at) / GLANCE_MS) * Math.PI)
      scene.twinkle = scene.calm ? 0 : Math.max(joy * (1 - woken), glance * 0.5, kind === 0 ? swell * 0.7 : 0)
      watch(scene)
      const up = woken < 0.12 ? ease.out(woken / 0.12) : 1 - clamp01((woken - 0.75) / 0.25)
      scene.cat = {
        breath: scene.calm ? 0 : swell * (kind === 0 ? 1 : 0.5),
        awake: Math.max(joy > 0 ? up : 0, current.hope, glance * 0.8),
        look: current.look,
        twitch: scene.calm
          ? 0
          : kind === 1
            ? Math.sin(t * Math.PI * 4) * (1 - t)
            : joy * Math.sin(woken * 22) * (1 - woken),
        hop: scene.calm || joy < 0.65 ? 0 : Math.abs(Math.sin(woken * Math.PI * 4)) * (1 - woken),
      }
      return t < 1 || (current.hope > 0 && current.hope < 1)
    },
  }
}

/** Eyes that follow what is held. */
function createWatching(current: IdleLifeState) {
  let watchedAt = 0
  /** What she hopes for: she wakes when what is in the hand would clear something, and looks where it goes. */
  const watch = ({ game, aim, layout, now, calm, glance }: Scene) => {
    const share = calm ? 1 : Math.min(1, (now - watchedAt) / 140)
    watchedAt = now
    const isHopeful = aim?.fits === true && countLines(previewLines(game, aim.slot, aim.row, aim.col)) > 0
    current.hope += ((isHopeful ? 1 : 0) - current.hope) * share
    if (current.hope < 0.01) current.hope = 0
    const { cat, board, cell } = layout
    const at = aim ? { x: aim.col, y: aim.row } : now < glance.at + GLANCE_MS ? glance : null
    const dx = at ? board.x + at.x * cell - (cat.x + cat.w / 2) : 0
    const dy = at ? board.y + at.y * cell - (cat.y + cat.h / 2) : 0
    const far = Math.max(1, Math.hypot(dx, dy))
    current.look = { x: dx / far, y: dy / far }
  }
  return watch
}
