/** `/` leads to the search field from anywhere, unless the focused element uses the key. A game's frame keeps its own keys. */
import { useEffect } from 'react'

export function useSlashKey(focusField: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return
      const target = event.target as HTMLElement | null
      if (target?.closest?.('input, textarea, select, iframe, dialog[open]') || target?.isContentEditable)
        return
      if (document.fullscreenElement) return
      event.preventDefault()
      focusField()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [focusField])
}
