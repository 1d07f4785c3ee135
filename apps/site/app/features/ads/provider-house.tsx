/** The site's own promotions: games and articles, served by the site itself, without third parties. */
import { createRoot } from 'react-dom/client'
import type { ReactNode } from 'react'
import type { BreakRequest, CreateProvider } from './ad-provider.ts'
import { findClickKind } from './ad-recording.ts'
import { HouseAnchor } from './house-anchor.tsx'
import { HouseBreak } from './house-break.tsx'
import { HouseSlot } from './house-slot.tsx'
import { hasPromo, takePromo } from './load-promos.ts'

/** After it was closed, the anchor stays hidden for this long. */
const ANCHOR_REST_MS = 10 * 60_000

let anchorClosedAt = Number.NEGATIVE_INFINITY
let pagesSeen = 0

export const createProvider: CreateProvider = ({ onClick, requestInterstitial: askInterstitial }) => ({
  canShow: () => hasPromo('game'),
  showBreak(request) {
    takePromo('game').then((promo) => {
      if (request.signal.aborted) return
      if (!promo) return request.report({ type: 'unfilled' })
      request.report({ type: 'show' })
      drawBreak(request, (close) => (
        <HouseBreak
          promo={promo}
          kind={request.kind}
          onClick={() => onClick(findClickKind('manual', request.kind), request.kind)}
          onGrant={() => request.report({ type: 'grant' })}
          onEnd={(wasWatched) => {
            close()
            request.report({ type: wasWatched ? 'end' : 'dismiss' })
          }}
        />
      ))
    })
  },
  async fillSlot(place, element, signal) {
    const promo = await takePromo()
    if (!promo || signal.aborted) return false
    draw(element, signal, <HouseSlot promo={promo} onClick={() => onClick('manual', place)} />)
    return true
  },
  startPage(kinds, signal) {
    pagesSeen++
    if (kinds.includes('interstitial') && pagesSeen > 1) askInterstitial(signal)
    if (!kinds.includes('anchor') || performance.now() - anchorClosedAt < ANCHOR_REST_MS) return
    void takePromo('game').then((promo) => {
      if (!promo || signal.aborted) return
      const ended = new AbortController()
      signal.addEventListener('abort', () => ended.abort())
      const close = () => {
        anchorClosedAt = performance.now()
        ended.abort()
      }
      const anchor = <HouseAnchor promo={promo} onClick={() => onClick('anchor', 'anchor')} onClose={close} />
      draw(document.body, ended.signal, anchor)
    })
  },
  findShown(kind) {
    // The handler itself records the interstitials that it shows.
    return kind === 'anchor' ? document.querySelector('[data-ad-kind="anchor"] a') : null
  },
  // Our own ads are links of the page, not frames.
  findKindOf: () => null,
})

/** In an element of its own, taken away with `signal`. */
function draw(parent: Element, signal: AbortSignal, content: ReactNode): void {
  const home = document.createElement('div')
  home.style.display = 'contents'
  parent.append(home)
  const root = createRoot(home)
  root.render(content)
  // A page that is left ends its ads while React is at work on it.
  signal.addEventListener('abort', () =>
    queueMicrotask(() => {
      root.unmount()
      home.remove()
    }),
  )
}

function drawBreak({ signal }: BreakRequest, content: (close: () => void) => ReactNode): void {
  const ended = new AbortController()
  const close = () => ended.abort()
  signal.addEventListener('abort', close)
  draw(document.body, ended.signal, content(close))
}
