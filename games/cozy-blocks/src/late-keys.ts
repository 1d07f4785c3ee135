/** Who still presses keys when a run ends chooses nothing on its card: it has to be seen first. */

/** Until it shows (style.css): the last cushions nod off before it; a finished picture is looked at for longer. */
const UNSEEN_MS = 640
const UNSEEN_SOLVED_MS = 1120
/** A key within so long before the card came was meant for the board, and so is the next one. */
const STILL_PLAYING_MS = 450

export function guardResult(dialog: HTMLDialogElement) {
  let unseenUntil = 0
  let isStillPlaying = false
  let pressedAt = -1e9
  const isResult = () => dialog.dataset.page === 'result' && dialog.open
  document.addEventListener('keydown', () => (pressedAt = performance.now()), true)
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (!isResult()) return
      const isUnseen = performance.now() < unseenUntil
      const isAccept = event.code === 'Enter' || event.code === 'Space'
      // Arrows would move to what nobody sees; a key that is held down chooses nothing at all.
      const isBlocked = isAccept ? event.repeat || (isUnseen && isStillPlaying) : isUnseen
      if (!isBlocked) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
  return {
    opened(end: string | null) {
      const now = performance.now()
      isStillPlaying = now - pressedAt < STILL_PLAYING_MS
      unseenUntil = now + (end === 'solved' ? UNSEEN_SOLVED_MS : UNSEEN_MS)
    },
  }
}
