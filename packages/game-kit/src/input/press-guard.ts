/** After a touch the browser sends a click to the element under the finger. The guard stops it from reaching a menu that the touch just opened. */

/** Handles the browser's click. Drawn buttons are for screen readers only: the canvas handles touch. */
const CLICKABLE = 'dialog, button:not([data-drawn]), a, input, select, textarea, label'

export function guardPresses(page: EventTarget = document): void {
  let pressed: Element | null = null
  page.addEventListener(
    'touchend',
    (event) => {
      if (event.cancelable && !(event.target as Element).closest(CLICKABLE)) event.preventDefault()
    },
    { capture: true, passive: false },
  )
  page.addEventListener('pointerdown', ({ target }) => void (pressed = target as Element), true)
  page.addEventListener(
    'click',
    (event) => {
      const dialog = (event.target as Element).closest('dialog')
      // Keys and screen readers click without a pointer. The pressed element is detached when another page replaced it.
      if (!dialog || !pressed || dialog.contains(pressed) || (event as UIEvent).detail === 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}
