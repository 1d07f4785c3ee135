/** A click on a button before its scripts have loaded is recorded, and repeated once the page is hydrated. */

interface EarlyClick {
  (event: Event): void
  button?: HTMLButtonElement | null
}

declare global {
  interface Window {
    earlyClick?: EarlyClick
  }
}

/** Runs in the head: the last button clicked counts, and a click elsewhere cancels it. Links, forms and popovers work without scripts. */
export const EARLY_CLICK_SCRIPT = `addEventListener('click',window.earlyClick=function f(e){f.button=e.target.closest?.('button[type=button]:not([popovertarget])')},true)`

let recorded: HTMLButtonElement | null = null

/** Called in the task that starts hydration: from then on React itself handles or replays clicks. */
export function takeEarlyClick(): void {
  const { earlyClick } = window
  if (!earlyClick) return
  window.removeEventListener('click', earlyClick, true)
  delete window.earlyClick
  recorded = earlyClick.button ?? null
}

/** Called once the page is hydrated. */
export function replayEarlyClick(): void {
  const button = recorded
  recorded = null
  if (button?.isConnected) button.click()
}
