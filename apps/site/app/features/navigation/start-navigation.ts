import { markOutdated } from './outdated.ts'

const AFTER_IDLE_MS = 1000

/** Called once, when the page begins to hydrate. */
export function startNavigation(): void {
  addEventListener('vite:preloadError', (event) => {
    // A page without a part of its style still works; a part whose code is gone belongs to a build that is gone.
    if (event.payload.message.includes('Unable to preload CSS')) event.preventDefault()
    else markOutdated()
  })
  addEventListener('unhandledrejection', (event) => {
    // A page change that the next one cuts short: the router skips its transition, and nobody listens for that.
    const reason: unknown = event.reason
    if (reason instanceof DOMException && reason.message.startsWith('Transition was')) event.preventDefault()
  })
  whenIdle(() => {
    const readyAt = Date.now()
    setTimeout(() => {
      import('./after-idle.ts').then(
        ({ startAfterIdle }) => startAfterIdle(readyAt),
        () => {}, // told above, as for any part
      )
    }, AFTER_IDLE_MS)
  })
}

/** After everything of the page has come and the browser has a moment; Safari has no word for that moment. */
function whenIdle(call: () => void): void {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call, 1))
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
