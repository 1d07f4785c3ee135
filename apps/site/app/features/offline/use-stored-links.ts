import { useEffect } from 'react'
import { pageKey } from './offline.ts'

/** Outside the page's content: what asks the server for something. */
const NEEDS_NETWORK = ['[role="search"] input', '[role="search"] button', '[data-network]'].join(',')

/**
 * While there is no network, the search, the way to a random game, and links to pages that are not stored are marked with `aria-disabled`
 * and do nothing, everywhere but in the page's content.
 */
export function useStoredLinks(isOnline: boolean): void {
  useEffect(() => {
    if (isOnline || !('caches' in window)) return
    const marked = new Set<HTMLElement>()
    let isOver = false
    const mark = (element: HTMLElement) => {
      if (isOver) return
      marked.add(element)
      element.ariaDisabled = 'true'
      if (element instanceof HTMLInputElement) element.disabled = true
    }
    for (const element of document.querySelectorAll<HTMLElement>(NEEDS_NETWORK)) mark(element)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'))
      if (!link.closest('main'))
        void caches.match(pageKey(link.href)).then(
          (stored) => stored ?? mark(link),
          () => {}, // storage is denied: nobody knows what is stored
        )
    const stop = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[aria-disabled="true"]')) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('click', stop, true)
    return () => {
      isOver = true
      window.removeEventListener('click', stop, true)
      for (const element of marked) {
        element.ariaDisabled = null
        if (element instanceof HTMLInputElement) element.disabled = false
      }
    }
  }, [isOnline])
}
