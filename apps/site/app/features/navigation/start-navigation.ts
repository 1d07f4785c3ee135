import { markNewerBuild } from './newer-build.ts'

const AFTER_IDLE_MS = 1000

/** Called once, when hydration starts. */
export function startNavigation(): void {
  addEventListener('vite:preloadError', (event) => {
    // A page works without one of its styles; a missing script belongs to a removed build.
    if (event.payload.message.includes('Unable to preload CSS')) event.preventDefault()
    else markNewerBuild()
  })
  addEventListener('unhandledrejection', (event) => {
    // The next navigation interrupts this one: the router skips the view transition and leaves its promise unhandled.
    const reason: unknown = event.reason
    if (reason instanceof DOMException && reason.message.startsWith('Transition was')) event.preventDefault()
  })
  whenIdle(() => {
    const readyAt = Date.now()
    setTimeout(() => {
      import('./after-idle.ts').then(
        ({ startAfterIdle }) => startAfterIdle(readyAt),
        () => {}, // `vite:preloadError` above handles it
      )
    }, AFTER_IDLE_MS)
  })
}

/** After the page is loaded and the browser is idle; Safari has no `requestIdleCallback`. */
function whenIdle(call: () => void): void {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call, 1))
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
