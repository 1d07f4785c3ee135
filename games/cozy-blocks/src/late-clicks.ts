/** Who still presses when a run ends presses nothing on its card: it has to be seen first. */

/** Until it shows (style.css): the last cushions nod off before it; a finished picture is looked at for longer. */
const UNSEEN_MS = 640
const UNSEEN_SOLVED_MS = 1120
const UNSEEN_CALM_MS = 350

export function guardResult(dialog: HTMLDialogElement, isCalm: () => boolean) {
  let until = 0
  const isEarly = () => dialog.dataset.page === 'result' && performance.now() < until
  dialog.addEventListener(
    'click',
    (event) => {
      if (!isEarly()) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
  // A key that is held down chooses nothing at all.
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (dialog.dataset.page === 'result' && event.repeat && event.code === 'Enter') event.preventDefault()
    },
    true,
  )
  return {
    opened(end: string | null) {
      const ms = isCalm() ? UNSEEN_CALM_MS : end === 'solved' ? UNSEEN_SOLVED_MS : UNSEEN_MS
      until = performance.now() + ms
    },
  }
}
