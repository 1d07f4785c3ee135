/** The keyboard's focus while a network's ad covers a game. */

let held: HTMLElement | null = null

/**
 * A network draws into the page, below the element that is in full screen. The focus also leaves the game: keys are not for it now, and
 * focus that moves from one frame to another cannot be observed.
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
