/**
 * Every link of a page is a plain `<a>`; one listener turns those that stay on the site into client navigations.
 * A wall holds a hundred links: a component with hooks for each would cost the visitor's first second.
 */
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { gamePath } from '#app/site-paths.ts'
import { findPageUrl } from './link-target.ts'

export function useLinkNavigation(): void {
  const navigate = useNavigate()
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return
      const link = (event.target as Element | null)?.closest?.('a')
      const url = link && findPageUrl(link)
      if (!url) return
      event.preventDefault()
      carryCover(link)
      const { play } = link.dataset
      const state = play && { press: play }
      // Its ring turns until the game's stage takes its place.
      if (play) link.ariaBusy = 'true'
      void navigate(url.pathname + url.search + url.hash, { viewTransition: true, state })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** The clicked tile's cover moves into the game's stage: both have the same name during the view transition. */
function carryCover(link: HTMLAnchorElement): void {
  for (const image of document.querySelectorAll<HTMLElement>('[data-flying]')) {
    image.style.viewTransitionName = ''
    delete image.dataset.flying
  }
  const image = link.pathname.startsWith(gamePath('')) ? link.querySelector('img') : null
  if (!image) return
  image.style.viewTransitionName = 'cover'
  image.dataset.flying = ''
}
