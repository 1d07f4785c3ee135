/**
 * While the game has the focus, keys it does not use would scroll the page behind it: browsers pass them on from the frame. So the page cannot
 * be scrolled by the user then, except with a wheel outside the game, which is done by hand.
 */
import { type RefObject, useEffect } from 'react'

const LINE_PX = 40
/** Keys that scroll a page. Enter and letters go to the focused element. */
const SCROLL_KEYS = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  ' ',
  'PageUp',
  'PageDown',
  'Home',
  'End',
])

export function useScrollLock(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const root = document.documentElement
    const follow = () => {
      const active = document.activeElement
      root.toggleAttribute('data-playing', active?.tagName === 'IFRAME' && element.contains(active))
    }
    const followSoon = () => setTimeout(follow)
    const scrollByHand = (event: WheelEvent) => {
      if (!root.hasAttribute('data-playing') || event.ctrlKey) return
      scrollBy({
        top: event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1),
        behavior: 'instant',
      })
    }
    const restoreScroll = (event: KeyboardEvent) => {
      if (!SCROLL_KEYS.has(event.key) || isTyping(event.target)) return
      // Space presses a button and follows nothing else.
      if (event.key === ' ' && event.target instanceof HTMLButtonElement) return
      event.preventDefault()
    }
    // A frame does not report its focus; the window's blur and focus events do.
    addEventListener('blur', followSoon)
    addEventListener('focus', followSoon)
    document.addEventListener('focusin', followSoon)
    document.addEventListener('focusout', followSoon)
    addEventListener('wheel', scrollByHand, { passive: true })
    element.addEventListener('keydown', restoreScroll)
    return () => {
      removeEventListener('blur', followSoon)
      removeEventListener('focus', followSoon)
      document.removeEventListener('focusin', followSoon)
      document.removeEventListener('focusout', followSoon)
      removeEventListener('wheel', scrollByHand)
      element.removeEventListener('keydown', restoreScroll)
      root.toggleAttribute('data-playing', false)
    }
  }, [stage])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}
