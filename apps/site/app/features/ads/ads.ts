/** The ads of the open page: who fills them, what is told of them, and one desk for whatever comes over the page. */
import { track } from '#app/features/analytics/track.ts'
import { readSource } from '#app/features/analytics/visit-source.ts'
import { getConsent, onConsent } from '#app/features/consent/consent.ts'
import { readGameplay } from '#app/features/play/gameplay.ts'
import { answerGame, type BreakState } from './ad-break.ts'
import { createAdCap } from './ad-cap.ts'
import { type AdEventKind, listClickEvents, showEventOf } from './ad-events.ts'
import type { AdProvider, CreateProvider, GameMoment, ProviderContext } from './ad-provider.ts'
import { type AdPlace, type AdSettings, chooseProvider } from './ad-settings.ts'
import { listFrames, watchClosed, watchInteraction } from './ad-watch.ts'
import { type BreakDesk, createBreakDesk } from './break-desk.ts'

type ProviderId = AdSettings['provider']

/** What a site does not have on is never fetched. */
const LOADERS: Record<ProviderId, () => Promise<{ createProvider: CreateProvider }>> = {
  house: () => import('./provider-house.tsx'),
  'google-h5': () => import('./provider-google-h5.ts'),
  gam: () => import('./provider-gam.ts'),
}

export interface Ads {
  readonly settings: AdSettings
  /** For a game; the answer is what it may know. */
  showForGame(kind: 'break' | 'rewarded', signal: AbortSignal): Promise<'done' | 'closed' | 'none' | 'failed'>
  findProvider(): Promise<AdProvider | null>
  fillSlot(place: AdPlace, element: HTMLElement, signal: AbortSignal): Promise<void>
  recordShown(kind: 'anchor' | 'interstitial', element: Element): void
  /** Whether the site's own promotions fill the places now. */
  isHouse(): boolean
  /** False while the visitor is still asked: the question has the page's lower edge. */
  isSettled(): boolean
  /** Called when the visitor changes their mind about who may show ads. */
  onProviderChange(listener: () => void): () => void
}

let opened: Ads | undefined

/** One for the page, whoever asks first. */
export function openAds(settings: AdSettings): Ads {
  opened ??= createAds(settings)
  return opened
}

function recordClick(kind: AdEventKind, placement: string, hasPurchase: boolean): void {
  const { network } = readSource()
  for (const event of listClickEvents(kind, { network, hasPurchase })) track(event, { placement })
  if (kind !== 'rewarded') track('AdClick', { placement })
}

function createAds(settings: AdSettings): Ads {
  const recorded = new WeakSet<Element>()
  const click: Click = (kind, placement) => recordClick(kind, placement, settings.hasPurchase)
  const context: ProviderContext = {
    settings,
    onClick: click,
    askInterstitial: (signal) => void desk.show('interstitial', signal),
  }
  const findProvider = createProviders(settings, context)
  const desk = createDesk(settings, findProvider, click)
  watchForeignFrames(desk, findProvider, click)

  return {
    settings,
    findProvider,
    async showForGame(kind, signal) {
      return answerGame(await desk.show(kind, signal))
    },
    async fillSlot(place, element, signal) {
      track('AdRequest', { placement: place })
      const provider = await findProvider().catch(() => null)
      const isFilled =
        (provider && (await fillBy(provider, place, element, signal))) ||
        (await fillWithOurs(context, place, element, signal))
      if (isFilled) track('AdShow', { placement: place })
    },
    recordShown(kind, element) {
      if (recorded.has(element)) return
      recorded.add(element)
      tellShown(kind, kind)
    },
    isHouse: () => isHouse(settings),
    isSettled: () => settings.provider === 'house' || getConsent().isDecided,
    onProviderChange: (listener) => onConsent(listener),
  }
}

const isHouse = (settings: AdSettings) => chooseProvider(settings, getConsent()) === 'house'

/** Whatever goes wrong in a network's code, the page goes on, and nothing of it is left in the place. */
async function fillBy(
  provider: AdProvider,
  place: AdPlace,
  element: HTMLElement,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    return await provider.fillSlot(place, element, signal)
  } catch (error) {
    console.warn('A network could not fill a place.', error)
    element.replaceChildren()
    return false
  }
}

/** A place that the network leaves empty, or cannot reach, shows what the site has of its own. */
async function fillWithOurs(
  context: ProviderContext,
  place: AdPlace,
  element: HTMLElement,
  signal: AbortSignal,
): Promise<boolean> {
  if (signal.aborted || isHouse(context.settings)) return false
  const { createProvider } = await LOADERS.house()
  return createProvider(context).fillSlot(place, element, signal)
}

type Click = (kind: AdEventKind, placement: string) => void

function tellShown(kind: AdEventKind, placement: string): void {
  const event = showEventOf(kind)
  if (event) track(event, { placement })
  track('AdShow', { placement })
}

/** The provider that the visitor allows now; each is made once. */
function createProviders(settings: AdSettings, context: ProviderContext): () => Promise<AdProvider | null> {
  const made = new Map<ProviderId, Promise<AdProvider>>()
  return () => {
    const id = chooseProvider(settings, getConsent())
    const known = made.get(id)
    if (known) return known
    const provider = LOADERS[id]().then(({ createProvider }) => createProvider(context))
    made.set(id, provider)
    // The next ad tries again.
    provider.catch(() => made.delete(id))
    return provider
  }
}

function createDesk(
  settings: AdSettings,
  findProvider: () => Promise<AdProvider | null>,
  click: Click,
): BreakDesk {
  const desk = createBreakDesk({
    kinds: settings.kinds,
    cap: createAdCap({ everyMs: settings.everySeconds * 1000 }),
    hasInput,
    moment: momentOf,
    findProvider,
    onStep(state) {
      tellStep(state, click)
      if (state.name === 'showing' && !isHouse(settings)) yieldToAd()
      // One that was refused because another is on ends nothing.
      else if (state.name === 'done' && desk.showing() === null) returnFromAd()
    },
  })
  return desk
}

function tellStep(state: BreakState, click: Click): void {
  const { kind, name } = state
  if (name === 'loading') track('AdRequest', { placement: kind })
  if (name === 'done' && state.isGranted) click('rewarded', kind)
  if (name !== 'showing' || state.isGranted) return
  tellShown(kind === 'rewarded' ? 'rewarded' : 'interstitial', kind)
}

function momentOf(hasShown: boolean): GameMoment {
  const gameplay = readGameplay()
  if (gameplay === 'none') return hasShown ? 'start' : 'preroll'
  return gameplay === 'playing' ? 'pause' : 'next'
}

let heldFocus: HTMLElement | null = null

/**
 * What a network draws lies in the page, below whatever has the full screen. And the focus leaves the game: keys are not for it now, and
 * from one frame to another it would move unseen.
 */
function yieldToAd(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
  if (!(document.activeElement instanceof HTMLIFrameElement) || heldFocus) return
  heldFocus = document.activeElement
  heldFocus.blur()
  window.focus()
}

function returnFromAd(): void {
  if (heldFocus?.isConnected) heldFocus.focus({ preventScroll: true })
  heldFocus = null
}

/** Chrome, Safari and Firefox say so themselves, for the page and every game in it. */
export function hasInput(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

function watchForeignFrames(
  desk: BreakDesk,
  findProvider: () => Promise<AdProvider | null>,
  click: Click,
): void {
  watchInteraction((frame) => {
    void findProvider()
      .catch(() => null)
      .then((provider) => {
        const kind = provider?.findKindOf(frame)
        if (!kind || kind === 'rewarded') return
        const place = frame.closest<HTMLElement>('[data-ad-place]')?.dataset.adPlace
        click(kind, place ?? desk.showing() ?? kind)
      })
  })
  const findBreakFrames = () =>
    desk.showing() === null
      ? []
      : listFrames(document.body).filter(
          (frame) => frame.closest('[data-ad-place]') === null && frame.closest('[data-state]') === null,
        )
  watchClosed(findBreakFrames, () => desk.close())
}
