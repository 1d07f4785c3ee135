/** The mute and pause state that the page wants for its game: mute follows the visitor's setting in any tab, pause while anything covers the game. */
import type { GameConnection } from '@playhouse/sdk/host'
import { readLocal } from '#app/features/local-data/local-store.ts'

export function createFrameState() {
  let game: Pick<GameConnection, 'setMuted' | 'setPaused' | 'setCorner'> | null = null
  let muted = false
  let isCovered = false
  let corner = 0
  const isSilent = () => readLocal().muted || isCovered
  const followSound = () => {
    if (isSilent() !== muted) game?.setMuted((muted = !muted))
  }
  /** The number of things over the game: it resumes when the last is gone. */
  let over = 0
  function setPaused(isPaused: boolean) {
    over = Math.max(0, over + (isPaused ? 1 : -1))
    game?.setPaused(over > 0)
  }
  return {
    /** What a game is greeted with. */
    begin: () => ({ muted: (muted = isSilent()), paused: over > 0 }),
    connect(next: typeof game) {
      game = next
      if (corner > 0) game?.setCorner(corner)
    },
    /** The way back out of a filled screen covers that much of the game's corner, in CSS pixels. */
    setCorner(side: number) {
      corner = side
      game?.setCorner(side)
    },
    /** The visitor's data changed. */
    follow: followSound,
    setPaused,
    /** An ad covers the page that the game did not ask for: it is silent and still meanwhile. */
    setCovered(next: boolean) {
      if (next === isCovered) return
      isCovered = next
      followSound()
      setPaused(next)
    },
  }
}
