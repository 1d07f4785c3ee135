/** Prevents the consent card from covering Play: with little space its text scrolls, with too little the card is hidden. */

const GAP_PX = 14
/** A heading, a line and the buttons. */
const MIN_CARD_HEIGHT_PX = 150

interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/** How high the card may be; null where nothing is in its way, 0 where it has to wait. */
export function findRoom(card: Box, play: Box | null, viewHeight: number): number | null {
  if (!play || play.bottom <= 0 || play.top >= viewHeight) return null
  if (play.right <= card.left || play.left >= card.right) return null
  const room = card.bottom - play.bottom - GAP_PX
  return room >= MIN_CARD_HEIGHT_PX ? room : 0
}

/** Where it comes to lie: it is measured while it still rises. */
function findRestingBox(card: HTMLElement): Box {
  const { top, bottom, left, right } = card.getBoundingClientRect()
  const below = new DOMMatrix(getComputedStyle(card).transform).f
  return { top: top - below, bottom: bottom - below, left, right }
}

/** Returns what ends it. */
export function avoidPlayButton(card: HTMLElement): () => void {
  const fit = () => {
    const play = document.getElementById('btnPlay')?.getBoundingClientRect() ?? null
    const room = findRoom(findRestingBox(card), play, innerHeight)
    card.style.maxHeight = room === null ? '' : `${Math.max(room, MIN_CARD_HEIGHT_PX)}px`
    card.style.visibility = room === 0 ? 'hidden' : ''
    const words = card.querySelector<HTMLElement>('[data-words]')
    // What scrolls must be in reach of the keyboard.
    if (words) words.tabIndex = words.scrollHeight > words.clientHeight ? 0 : -1
  }
  const resizes = new ResizeObserver(fit)
  resizes.observe(document.body)
  addEventListener('scroll', fit, { passive: true })
  addEventListener('resize', fit)
  fit()
  return () => {
    resizes.disconnect()
    removeEventListener('scroll', fit)
    removeEventListener('resize', fit)
  }
}
