/**
 * Own games' covers move for two seconds now and then, one tile at a time: a blink, a wheel, a splash, drawn over the cover by `covers/idle.svg`.
 * Nothing of it is fetched before the browser is idle, where data is saved or where motion is reduced.
 */
import { useEffect } from 'react'
import { isSavingData } from '#app/features/navigation/connection.ts'

const EVERY_MS = 4000
/** One cycle of the drawing. */
const SHOWN_MS = 2000
/** Own games are those whose preview this site serves. */
const TILE = 'a[data-preview^="/games/"]:not(:hover, :focus-visible)'

export function useIdleCovers(): void {
  useEffect(() => {
    if (isSavingData() || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let last: Element | undefined
    let overlay: HTMLImageElement | undefined
    let ending: ReturnType<typeof setTimeout> | undefined

    function end() {
      clearTimeout(ending)
      overlay?.remove()
    }
    function begin() {
      end()
      if (document.hidden || document.documentElement.matches('[data-playing], [data-filled]')) return
      const tiles = [...document.querySelectorAll<HTMLElement>(TILE)].filter(isShownSquare)
      const tile = tiles[(tiles.indexOf(last as HTMLElement) + 1) % tiles.length]
      if (!tile) return
      last = tile
      overlay = drawOver(tile)
      ending = setTimeout(end, SHOWN_MS)
    }
    const timer = setInterval(begin, EVERY_MS)
    return () => {
      clearInterval(timer)
      end()
    }
  }, [])
}

/** The drawing fits only a loaded square cover. */
function isShownSquare(tile: HTMLElement): boolean {
  const { top, bottom, width, height } = tile.getBoundingClientRect()
  const cover = tile.querySelector('img')
  return (
    top >= 0 &&
    bottom <= innerHeight &&
    width > 0 &&
    Math.abs(width - height) < 2 &&
    cover?.complete === true &&
    cover.naturalWidth === cover.naturalHeight
  )
}

function drawOver(tile: HTMLElement): HTMLImageElement {
  const cover = tile.querySelector('img')!
  const overlay = new Image()
  overlay.alt = ''
  overlay.className = cover.className
  overlay.dataset.idle = ''
  overlay.src = tile.dataset.preview!.replace(/[^/]+$/, 'idle.svg')
  overlay.addEventListener('error', () => overlay.remove())
  cover.after(overlay)
  return overlay
}
