/** Google Ad Manager by the Publisher Tag: display, anchor, interstitial, rewarded, and the game's own interstitial. */
import { getAgeTreatment, getConsent } from '#app/features/consent/consent.ts'
import type { AdEventKind } from './ad-events.ts'
import { type BreakRequest, type CreateProvider, SCRIPT_LIMIT_MS } from './ad-provider.ts'
import type { BreakKind } from './ad-break.ts'
import type { AdKind } from '#app/domain/ads.ts'
import { isDisplayed } from './ad-watch.ts'
import { type GoogleTag, type GptFormat, type GptSlot, onSlot } from './googletag.ts'
import { loadScript } from '#app/features/consent/load-script.ts'

const SCRIPT = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js'
const FILL_LIMIT_MS = 8000
const FORMATS = {
  break: 'GAME_MANUAL_INTERSTITIAL',
  'before-play': 'GAME_MANUAL_INTERSTITIAL',
  rewarded: 'REWARDED',
  anchor: 'BOTTOM_ANCHOR',
  interstitial: 'INTERSTITIAL',
} as const satisfies Partial<Record<AdKind | BreakKind, GptFormat>>
type OutOfPage = keyof typeof FORMATS

/** What fits into the reserved place; `ad-slot.module.css` has its sizes. */
const WIDE_SIZES: [number, number][] = [
  [728, 90],
  [468, 60],
]
const NARROW_SIZES: [number, number][] = [
  [320, 100],
  [320, 50],
]
const WIDE_FROM_PX = 760

let slotCount = 0
/** Of the break that is requested or shown. */
let showingKind: BreakRequest['kind'] | null = null

export const createProvider: CreateProvider = ({ settings }) => {
  let loading: Promise<GoogleTag> | undefined
  /** Automatic slots on the page, by kind. */
  const automatic = new Map<'anchor' | 'interstitial', GptSlot>()

  function load(): Promise<GoogleTag> {
    loading ??= loadScript(SCRIPT, { attributes: { crossorigin: 'anonymous' }, limitMs: SCRIPT_LIMIT_MS })
      .then(() => startTag(getAgeTreatment() === 'teen'))
      .catch((error: unknown) => {
        loading = undefined
        throw error
      })
    return loading
  }
  const pathOf = (name: string) => {
    const unit = settings.adManagerSlots[name]
    return unit ? `/${settings.adManagerNetwork}/${unit}` : null
  }
  function defineOutOfPage(tag: GoogleTag, kind: OutOfPage): GptSlot | null {
    const path = pathOf(kind)
    const format = tag.enums.OutOfPageFormat[FORMATS[kind]]
    // Null where the browser or the page does not fit the format.
    return path === null || format === undefined ? null : tag.defineOutOfPageSlot(path, format)
  }

  return {
    async canShow(kind) {
      if (pathOf(kind) === null) return false
      const tag = await load()
      return tag.enums.OutOfPageFormat[FORMATS[kind]] !== undefined
    },
    showBreak(request) {
      const { kind, report, signal } = request
      // An automatic interstitial is shown by the tag itself.
      if (kind === 'interstitial' || pathOf(kind) === null) return report({ type: 'unfilled' })
      load()
        .then(
          (tag) => {
            if (signal.aborted) return
            const slot = defineOutOfPage(tag, kind)
            if (slot) runBreak(tag, slot, request)
            else report({ type: 'unfilled' })
          },
          () => report({ type: 'fail', reason: 'blocked' }),
        )
        .catch(() => report({ type: 'fail', reason: 'error' }))
    },
    async fillSlot(place, element, signal) {
      const path = pathOf(place)
      if (path === null) return false
      const tag = await load().catch(() => null)
      if (!tag || signal.aborted) return false
      const target = document.createElement('div')
      target.id = `ad-slot-${++slotCount}`
      element.append(target)
      const sizes = element.clientWidth >= WIDE_FROM_PX ? WIDE_SIZES : NARROW_SIZES
      const slot = tag.defineSlot(path, sizes, target.id)
      const isFilled = slot !== null && (await displaySlot(tag, slot, target.id, signal))
      if (!isFilled) {
        target.remove()
        if (slot) tag.destroySlots([slot])
      }
      return isFilled
    },
    startPage(kinds, signal) {
      const wanted = (['anchor', 'interstitial'] as const).filter(
        (kind) => kinds.includes(kind) && pathOf(kind) !== null,
      )
      if (wanted.length === 0) return
      load().then(
        (tag) => {
          if (signal.aborted) return
          for (const kind of wanted) startAutomatic(tag, kind)
          signal.addEventListener('abort', () => {
            endAutomatic(tag, 'anchor')
            // It waits for the next page, but not for one of a visitor who has refused meanwhile.
            if (!getConsent().ads) endAutomatic(tag, 'interstitial')
          })
        },
        () => {}, // blocked: a page without automatic ads
      )
    },
    findShown(kind) {
      const slot = automatic.get(kind)
      const element = slot ? document.getElementById(slot.getSlotElementId()) : null
      return isDisplayed(element) ? element : null
    },
    removeInterstitial() {
      const slot = automatic.get('interstitial')
      automatic.delete('interstitial')
      if (slot) window.googletag?.destroySlots([slot])
    },
    findKindOf: (frame) => kindOfFrame(frame, automatic),
  }

  function startAutomatic(tag: GoogleTag, kind: 'anchor' | 'interstitial') {
    if (automatic.has(kind)) return
    const slot = defineOutOfPage(tag, kind)
    if (!slot) return
    automatic.set(kind, slot.addService(tag.pubads()))
    tag.display(slot)
  }
  function endAutomatic(tag: GoogleTag, kind: 'anchor' | 'interstitial') {
    const slot = automatic.get(kind)
    if (slot) tag.destroySlots([slot])
    automatic.delete(kind)
  }
}

function startTag(isTeen: boolean): Promise<GoogleTag> {
  return new Promise((resolve, reject) => {
    const tag = window.googletag!
    setTimeout(() => reject(new Error('The tag does not work through its queue.')), SCRIPT_LIMIT_MS)
    tag.cmd.push(() => {
      try {
        // Placements keep their size, filled or not; ad frames use SafeFrame.
        tag.setConfig({ collapseDiv: 'DISABLED', safeFrame: { forceSafeFrame: true }, singleRequest: false })
        if (isTeen) tag.pubads().setPrivacySettings({ tagForAgeTreatment: tag.enums.TagForAgeTreatment.TEEN })
        tag.enableServices()
        resolve(tag)
      } catch (error) {
        // A blocker's replacement of the tag has fewer methods and swallows errors of its queue.
        reject(error as Error)
      }
    })
  })
}

function runBreak(tag: GoogleTag, slot: GptSlot, { kind, report, signal }: BreakRequest): void {
  slot.addService(tag.pubads())
  const show = (makeVisible: (() => boolean) | undefined) => {
    if (makeVisible?.() === false) report({ type: 'fail', reason: 'error' })
    else report({ type: 'show' })
  }
  onSlot(tag, slot, signal, {
    slotRenderEnded: ({ isEmpty }) => isEmpty && report({ type: 'unfilled' }),
    rewardedSlotReady: (event) => show(event.makeRewardedVisible),
    rewardedSlotGranted: () => report({ type: 'grant' }),
    rewardedSlotClosed: () => report({ type: 'dismiss' }),
    gameManualInterstitialSlotReady: (event) => show(event.makeGameManualInterstitialVisible),
    gameManualInterstitialSlotClosed: () => report({ type: 'end' }),
  })
  signal.addEventListener('abort', () => tag.destroySlots([slot]))
  showingKind = kind
  signal.addEventListener('abort', () => (showingKind = null))
  tag.display(slot)
}

function displaySlot(tag: GoogleTag, slot: GptSlot, id: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), FILL_LIMIT_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      tag.destroySlots([slot])
      resolve(false)
    })
    slot.addService(tag.pubads())
    onSlot(tag, slot, signal, {
      slotRenderEnded({ isEmpty }) {
        clearTimeout(timer)
        resolve(isEmpty !== true)
      },
    })
    tag.display(id)
  })
}

function kindOfFrame(
  frame: HTMLIFrameElement,
  automatic: ReadonlyMap<'anchor' | 'interstitial', GptSlot>,
): AdEventKind {
  for (const [kind, slot] of automatic)
    if (document.getElementById(slot.getSlotElementId())?.contains(frame)) return kind
  // A rewarded ad is counted when it is granted, a display slot and a game's interstitial when they are pressed.
  const isInPlace = frame.closest('[data-ad-place]') !== null
  return !isInPlace && showingKind === 'rewarded' ? 'rewarded' : 'manual'
}
