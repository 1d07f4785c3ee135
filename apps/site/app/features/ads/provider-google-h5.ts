/** AdSense: breaks and rewarded ads by the Ad Placement API, its own anchors and vignettes, and display units. */
import { getAgeTreatment, onConsent } from '#app/features/consent/consent.ts'
import { type CreateProvider, SCRIPT_LIMIT_MS } from './ad-provider.ts'
import { isDisplayed } from './ad-watch.ts'
import { makePlacement } from './google-h5.ts'
import { loadScript } from '#app/features/consent/load-script.ts'

const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'
const BREAK_AD = 'ins[data-slotcar-interstitial], ins[data-slotcar-rewarded]'
const VIGNETTE = 'ins.adsbygoogle[data-vignette-loaded="true"]'
const ANCHOR = 'ins.adsbygoogle[data-anchor-status="displayed"]'
const LOOK_EVERY_MS = 200
/** A display unit reports within this time whether it is filled. */
const FILL_LIMIT_MS = 8000

interface AdsByGoogle {
  push(entry: object): unknown
  /** 1: no requests, including automatic ads. */
  pauseAdRequests?: 0 | 1
}
const queue = () => ((window as { adsbygoogle?: AdsByGoogle }).adsbygoogle ??= [] as object[] as AdsByGoogle)

export const createProvider: CreateProvider = ({ settings }) => {
  let loading: Promise<void> | undefined
  let hadPreroll = false
  /** A filter's stand-in for the script loads, but never gets ready. */
  let getReady = () => {}
  const ready = new Promise<void>((resolve) => (getReady = resolve))
  // The script stays on the page when consent is taken back, and would go on with its anchors and vignettes.
  onConsent(({ ads }) => void (queue().pauseAdRequests = ads ? 0 : 1))

  function load(): Promise<void> {
    const attributes: Record<string, string> = {
      crossorigin: 'anonymous',
      'data-ad-frequency-hint': `${Math.max(30, settings.everySeconds)}s`,
      'data-overlays': 'bottom',
    }
    if (getAgeTreatment() === 'teen') attributes['data-tag-for-age-treatment'] = '2'
    loading ??= loadScript(`${SCRIPT}?client=${settings.adsenseClient}`, {
      attributes,
      limitMs: SCRIPT_LIMIT_MS,
    }).then(
      () => void queue().push({ preloadAdBreaks: 'on', sound: 'on', onReady: getReady }),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  return {
    async canShow() {
      await load()
      await ready
      return true
    },
    showBreak({ kind, moment, report, signal }) {
      load()
        .then(
          () => {
            // Pushed only now: commands queued for a late script would show an ad over a running game.
            if (signal.aborted) return
            const isWanted = () => !signal.aborted
            const config = makePlacement({ kind, moment, hadPreroll, report, isWanted })
            if (config.type === 'preroll') {
              hadPreroll = true
              watchPreroll(signal, () => report({ type: 'show' }))
            }
            queue().push(config)
          },
          () => report({ type: 'fail', reason: 'blocked' }),
        )
        .catch(() => report({ type: 'fail', reason: 'error' }))
    },
    async fillSlot(place, element, signal) {
      const unit = settings.adsenseSlots[place]
      if (!unit) return false
      const unitElement = document.createElement('ins')
      unitElement.className = 'adsbygoogle'
      unitElement.dataset.adClient = settings.adsenseClient
      unitElement.dataset.adSlot = unit
      unitElement.style.cssText = 'display:block;width:100%;height:100%'
      try {
        await load()
      } catch {
        return false // blocked: the caller that requests the break reports it
      }
      if (signal.aborted) return false
      element.append(unitElement)
      try {
        queue().push({})
      } catch {
        unitElement.remove()
        return false // the unit does not fit
      }
      return waitForFill(unitElement, signal)
    },
    startPage(kinds) {
      // Anchors and vignettes are enabled for the site in its AdSense account; the script shows them itself.
      if (kinds.includes('anchor') || kinds.includes('interstitial')) load().catch(() => {})
    },
    findShown(kind) {
      const found = document.querySelector(kind === 'anchor' ? ANCHOR : VIGNETTE)
      return isDisplayed(found) ? found : null
    },
    findKindOf(frame) {
      if (frame.closest(BREAK_AD)) return frame.closest('[data-slotcar-rewarded]') ? 'rewarded' : 'manual'
      if (frame.closest('[data-anchor-status]')) return 'anchor'
      return frame.closest('[data-vignette-loaded]') ? 'interstitial' : 'manual'
    },
  }
}

/** A preroll is announced by nothing but its picture. */
function watchPreroll(signal: AbortSignal, onShown: () => void): void {
  const timer = setInterval(() => {
    if (isDisplayed(document.querySelector(BREAK_AD))) onShown()
  }, LOOK_EVERY_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
}

function waitForFill(unit: HTMLElement, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isFilled: boolean) => {
      observer.disconnect()
      clearTimeout(timer)
      if (!isFilled) unit.remove()
      resolve(isFilled)
    }
    const observer = new MutationObserver(() => {
      const status = unit.dataset.adStatus
      if (status) finish(status === 'filled')
    })
    observer.observe(unit, { attributes: true, attributeFilter: ['data-ad-status'] })
    const timer = setTimeout(() => finish(false), FILL_LIMIT_MS)
    signal.addEventListener('abort', () => finish(false))
  })
}
