/** A press on a button whose scripts are still on their way: it is kept, and answered as soon as the page listens. */

interface EarlyPress {
  (event: Event): void
  button?: HTMLButtonElement | null
}

declare global {
  interface Window {
    earlyPress?: EarlyPress
  }
}

/** Runs in the head: the last button pressed counts, and a press beside it takes it back. Links, forms and popovers work by themselves. */
export const EARLY_PRESS_SCRIPT = `addEventListener('click',window.earlyPress=function f(e){f.button=e.target.closest?.('button[type=button]:not([popovertarget])')},true)`

let kept: HTMLButtonElement | null = null

/** Called in the same task that begins to hydrate: from there on React itself answers or replays presses. */
export function takeEarlyPress(): void {
  const { earlyPress } = window
  if (!earlyPress) return
  window.removeEventListener('click', earlyPress, true)
  delete window.earlyPress
  kept = earlyPress.button ?? null
}

/** Called once the page is hydrated. */
export function replayEarlyPress(): void {
  const button = kept
  kept = null
  if (button?.isConnected) button.click()
}
