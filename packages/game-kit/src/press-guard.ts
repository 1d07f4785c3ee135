/** After a touch a browser sends a click to whatever lies under the finger by then: it must not reach a menu that the touch has opened. */

/** Answers to the browser's own click. A drawn button is one for screen readers only: the canvas answers fingers. */
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
      // Keys and screen readers press without a pointer. What was pressed is no longer there when a page took its place.
      if (!dialog || !pressed || dialog.contains(pressed) || (event as UIEvent).detail === 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}
