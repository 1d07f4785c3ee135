/** Hover, focus or a long press for 300 ms plays a tile's muted preview. One set of listeners for every tile of a page. */
import { useEffect } from 'react'

const WAIT_MS = 300

export function usePreviews(): void {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let tile: HTMLElement | null = null
    /** A touch that showed a preview looked at a game; letting go of it opens nothing. */
    let hasLooked = false

    function enter(event: Event) {
      if (event.type === 'touchstart') hasLooked = false
      const next = (event.target as Element | null)?.closest?.<HTMLElement>('[data-preview]') ?? null
      if (next === tile) return
      leave()
      tile = next
      if (!next) return
      const isTouch = event.type === 'touchstart'
      timer = setTimeout(() => {
        showPreview(next)
        hasLooked = isTouch
      }, WAIT_MS)
    }
    function leave() {
      clearTimeout(timer)
      tile?.querySelector('[data-preview-media]')?.remove()
      tile = null
    }
    function suppressClick(event: Event) {
      if (!hasLooked) return
      hasLooked = false
      event.preventDefault()
      event.stopPropagation()
    }
    const entering = ['pointerover', 'focusin', 'touchstart'] as const
    const leaving = ['touchend', 'touchcancel', 'scroll'] as const
    for (const name of entering) document.addEventListener(name, enter, { passive: true })
    for (const name of leaving) document.addEventListener(name, leave, { passive: true })
    document.addEventListener('click', suppressClick, { capture: true })
    return () => {
      leave()
      document.removeEventListener('click', suppressClick, { capture: true })
      for (const name of entering) document.removeEventListener(name, enter)
      for (const name of leaving) document.removeEventListener(name, leave)
    }
  }, [])
}

function showPreview(tile: HTMLElement): void {
  const address = tile.dataset.preview!
  const isVideo = /\.(webm|mp4)$/.test(address)
  const media = document.createElement(isVideo ? 'video' : 'img')
  media.dataset.previewMedia = ''
  media.src = address
  if (media instanceof HTMLVideoElement) {
    media.muted = true
    media.loop = true
    media.playsInline = true
    // A preview that cannot play leaves the cover in place.
    media.play().catch(() => media.remove())
  } else {
    media.alt = ''
    media.className = tile.querySelector('img')?.className ?? ''
  }
  tile.querySelector('img')?.after(media)
}
