/** After a navigation the new page is announced and takes the focus, as after a full load. */
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

export function useAnnouncedNavigation(): string {
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  const [announcement, setAnnouncement] = useState('')
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    setAnnouncement(document.title)
    // A page that focused an element itself (a game that started) keeps the focus.
    const active = document.activeElement
    if (active && active !== document.body && active.isConnected && active.closest('main')) return
    // So does the search field, when it already has other words than the page was opened with.
    const words = new URLSearchParams(search).get('searchValue') ?? ''
    if (active instanceof HTMLInputElement && active.value !== words) return
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname, search])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-navigating', state !== 'idle')
  }, [state])
  return announcement
}
