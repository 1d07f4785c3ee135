/** The keyboard's focus while a network's ad covers a game. */

let held: HTMLElement | null = null

/**
 * What a network draws lies in the page, below whatever has the full screen. And the focus leaves the game: keys are not for it now, and
 * from one frame to another it would move unseen.
 */
export function takeFocusFromGame(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
  if (!(document.activeElement instanceof HTMLIFrameElement) || held) return
  held = document.activeElement
  held.blur()
  window.focus()
}

export function returnFocusToGame(): void {
  if (held?.isConnected) held.focus({ preventScroll: true })
  held = null
}
