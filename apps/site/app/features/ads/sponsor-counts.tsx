/** Counts how often a sponsor's picture is seen and followed: sums of the site, never a visitor. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { track } from '#app/features/analytics/track.ts'

const PLACEMENT = { placement: 'sponsor' } as const
/** The share of the picture that is in view when it counts as seen. */
const SEEN = 0.5

export default function SponsorCounts() {
  const { pathname } = useLocation()
  useEffect(() => countSponsors(), [pathname])
  return null
}

export function countSponsors(): () => void {
  const links = document.querySelectorAll<HTMLElement>('[data-ad-place] > a')
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        track('AdShow', PLACEMENT)
      }
    },
    { threshold: SEEN },
  )
  const ended = new AbortController()
  const options = { signal: ended.signal, passive: true }
  for (const link of links) {
    observer.observe(link)
    link.addEventListener('click', () => track('AdClick', PLACEMENT), options)
    // The middle button opens the link, too.
    link.addEventListener('auxclick', ({ button }) => button === 1 && track('AdClick', PLACEMENT), options)
  }
  return () => {
    observer.disconnect()
    ended.abort()
  }
}
