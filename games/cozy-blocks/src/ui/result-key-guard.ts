/** Ignores key presses right after the end of a run, so that the player sees the card first. */

/** Until it shows (style.css): the last cushions nod off before it; a finished picture is looked at for longer. */
const UNSEEN_MS = 640
const UNSEEN_SOLVED_MS = 1120
/** A key within so long before the card came was meant for the board, and so is the next one. */
const STILL_PLAYING_MS = 450

export function createResultGuard() {
  let unseenUntil = 0
  let isStillPlaying = false
  let pressedAt = -1e9
  document.addEventListener('keydown', () => (pressedAt = performance.now()), true)
  return {
    opened(end: string | null) {
      const now = performance.now()
      isStillPlaying = now - pressedAt < STILL_PLAYING_MS
      unseenUntil = now + (end === 'solved' ? UNSEEN_SOLVED_MS : UNSEEN_MS)
    },
    /** Whether the card ignores this key. */
    blocks(event: KeyboardEvent): boolean {
      const isUnseen = performance.now() < unseenUntil
      const isAccept = event.code === 'Enter' || event.code === 'Space'
      // Arrow keys would move an invisible focus; a held key selects nothing at all.
      return isAccept ? event.repeat || (isUnseen && isStillPlaying) : isUnseen
    },
  }
}
