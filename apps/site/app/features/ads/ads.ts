/** The ads of the open page: the provider, the recording, and one handler for every ad that covers the page. */
import type { AvailableAds } from '@playhouse/sdk'
import { track } from '#app/features/analytics/track.ts'
import { getAgeTreatment, getConsent, onConsent, waitForConsent } from '#app/features/consent/consent.ts'
import { readGameplay } from '#app/features/play/gameplay.ts'
import { createAvailability } from './ad-availability.ts'
import { answerGame } from './ad-break.ts'
import { createAdCap } from './ad-cap.ts'
import type { AdProvider, CreateProvider, GameAdKind, GameMoment, ProviderContext } from './ad-provider.ts'
import {
  createClickRecorder,
  findClickKind,
  type RecordClick,
  recordShow,
  recordStep,
} from './ad-recording.ts'
import type { AdPlace, AdSettings } from '#app/domain/ads.ts'
import { chooseProvider, mayShowBeforePlay, mayShowCode } from './ad-settings.ts'
import { isDisplayed, listFrames, watchClosed, watchInteraction } from './ad-watch.ts'
import { type BreakHandler, createBreakHandler } from './break-handler.ts'
import { returnFocusToGame, takeFocusFromGame } from './game-focus.ts'

type ProviderId = AdSettings['provider']
type FindProvider = () => Promise<AdProvider | null>

/** The page asks for its site's configuration when it is idle; an ad before a game waits four seconds in all. */
const CONSENT_LIMIT_MS = 2000

/** What a site does not have on is never fetched. */
const LOADERS: Record<ProviderId, () => Promise<{ createProvider: CreateProvider }>> = {
  house: () => import('./provider-house.tsx'),
  'google-h5': () => import('./provider-google-h5.ts'),
  gam: () => import('./provider-gam.ts'),
}

export interface Ads {
  readonly settings: AdSettings
  /** For a game; the answer is what it may know. */
  showForGame(kind: GameAdKind, signal: AbortSignal): Promise<'done' | 'closed' | 'none' | 'failed'>
  /** Between the press on Play and the game's start; resolves when the game may start, whatever the result. */
  showBeforePlay(signal: AbortSignal): Promise<void>
  /** Which kinds a game can be offered now, and every change. */
  watchAvailable(listener: (ads: AvailableAds) => void): () => void
  /** Called with true while an ad covers the page that its game did not ask for. */
  watchCover(listener: (isCovered: boolean) => void): () => void
  findProvider: FindProvider
  fillSlot(place: AdPlace, element: HTMLElement, signal: AbortSignal): Promise<void>
  /** A network's own ad was detected; an interstitial is followed to its end. */
  recordShown(kind: 'anchor' | 'interstitial', element: Element): void
  /** Whether the site's own promotions fill the places now. */
  isHouse(): boolean
  /** False while the visitor is still asked: the question has the page's lower edge. */
  isSettled(): boolean
  /** Called when the visitor changes their mind about who may show ads. */
  onProviderChange(listener: () => void): () => void
}

let opened: Ads | undefined

/** One for the page, shared by all callers. */
export function openAds(settings: AdSettings): Ads {
  opened ??= createAds(settings)
  return opened
}

function createAds(settings: AdSettings): Ads {
  const recorded = new WeakSet<Element>()
  const recordClick = createClickRecorder(settings.hasPurchase)
  const context: ProviderContext = {
    settings,
    onClick: recordClick,
    requestInterstitial: (signal) => void handler.show('interstitial', signal),
  }
  const waitForAnswers = createConsentWait(settings)
  const findProvider = createProviders(settings, context, waitForAnswers)
  const availability = createAvailability({ kinds: settings.kinds, findProvider })
  onConsent(availability.look)
  addEventListener('online', availability.look)
  const { handler, watchCover } = createHandler(settings, {
    findProvider,
    recordClick,
    onEnd: availability.followEnd,
  })
  watchForeignFrames(handler, findProvider, recordClick)

  return {
    settings,
    findProvider,
    watchAvailable: availability.watch,
    watchCover,
    async showForGame(kind, signal) {
      return answerGame(await handler.show(kind, signal))
    },
    async showBeforePlay(signal) {
      await waitForAnswers()
      if (signal.aborted) return
      if (mayShowBeforePlay(settings, getAgeTreatment())) await handler.show('before-play', signal)
    },
    async fillSlot(place, element, signal) {
      track('AdRequest', { placement: place })
      const provider = await findProvider().catch(() => null)
      const isFilled =
        (await fillByCode(settings, place, element, signal)) ||
        (provider && (await fillBy(provider, place, element, signal))) ||
        (await fillWithOurs(context, place, element, signal))
      if (isFilled) track('AdShow', { placement: place })
    },
    recordShown(kind, element) {
      if (recorded.has(element)) return
      recorded.add(element)
      recordShow(kind, kind)
      if (kind === 'interstitial') followInterstitial(handler, element, findProvider)
    },
    isHouse: () => isHouse(settings),
    isSettled: () => !asksConsent(settings) || getConsent().isDecided,
    onProviderChange: (listener) => onConsent(listener),
  }
}

/**
 * Without this, a visitor who agreed earlier and presses Play at once would get none of the network's ads. Waits once a page: after the
 * limit nothing waits again.
 */
function createConsentWait(settings: AdSettings): () => Promise<void> {
  let answers: Promise<void> | undefined
  return async () => {
    if (asksConsent(settings)) await (answers ??= waitForConsent(CONSENT_LIMIT_MS))
  }
}

/** Whether something of the site's ads needs consent. */
const asksConsent = ({ provider, code }: AdSettings) => provider !== 'house' || Object.keys(code).length > 0

const isHouse = (settings: AdSettings) => chooseProvider(settings, getConsent()) === 'house'

/** The operator's own document, which comes before a network where it stands. */
async function fillByCode(
  settings: AdSettings,
  place: AdPlace,
  element: HTMLElement,
  signal: AbortSignal,
): Promise<boolean> {
  const id = settings.code[place]
  if (id === undefined || signal.aborted || !mayShowCode(settings, getConsent(), getAgeTreatment()))
    return false
  const { fillWithCode } = await import('./ad-code.ts')
  return fillWithCode(id, element, signal)
}

/** When a network's code throws, the page continues and the placement is emptied. */
async function fillBy(
  provider: AdProvider,
  place: AdPlace,
  element: HTMLElement,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    return await provider.fillSlot(place, element, signal)
  } catch (error) {
    console.warn('The ad network failed to fill a placement.', error)
    element.replaceChildren()
    return false
  }
}

/** A placement that the network leaves empty or cannot reach shows the site's own promotions. */
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

/** The provider that the visitor allows now; each is made once. */
function createProviders(
  settings: AdSettings,
  context: ProviderContext,
  waitForAnswers: () => Promise<void>,
): FindProvider {
  const made = new Map<ProviderId, Promise<AdProvider>>()
  return async () => {
    await waitForAnswers()
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

interface HandlerParts {
  findProvider: FindProvider
  recordClick: RecordClick
  onEnd: ReturnType<typeof createAvailability>['followEnd']
}

function createHandler(settings: AdSettings, { findProvider, recordClick, onEnd }: HandlerParts) {
  const coverListeners = new Set<(isCovered: boolean) => void>()
  let isCovered = false
  const handler = createBreakHandler({
    kinds: settings.beforePlay ? [...settings.kinds, 'before-play'] : settings.kinds,
    cap: createAdCap({ everyMs: settings.everySeconds * 1000 }),
    hasInput,
    moment: findMoment,
    findProvider,
    onStep(state, origin) {
      recordStep(state, origin, recordClick)
      if (state.name === 'done') onEnd(state)
      if (state.name === 'showing' && !isHouse(settings)) takeFocusFromGame()
      // One that was refused because another is on ends nothing.
      else if (state.name === 'done' && handler.showing() === null) returnFocusToGame()
    },
    onCover(now) {
      isCovered = now
      for (const listener of [...coverListeners]) listener(now)
    },
  })
  return {
    handler,
    watchCover(listener: (isCovered: boolean) => void) {
      coverListeners.add(listener)
      if (isCovered) listener(true)
      return () => void coverListeners.delete(listener)
    },
  }
}

function findMoment(): GameMoment {
  const gameplay = readGameplay()
  if (gameplay === 'none') return 'start'
  return gameplay === 'playing' ? 'pause' : 'next'
}

/** Chrome, Safari and Firefox say so themselves, for the page and every game in it. */
export function hasInput(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

function followInterstitial(handler: BreakHandler, element: Element, findProvider: FindProvider): void {
  handler.follow({
    isShown: () => element.isConnected && isDisplayed(element),
    remove: () =>
      void findProvider().then(
        (provider) => provider?.removeInterstitial?.(),
        () => {}, // the code that drew it is gone
      ),
  })
}

function watchForeignFrames(
  handler: BreakHandler,
  findProvider: FindProvider,
  recordClick: RecordClick,
): void {
  watchInteraction((frame) => {
    void findProvider()
      .catch(() => null)
      .then((provider) => {
        const drawn = frame.dataset.adCode === undefined ? provider?.findKindOf(frame) : 'manual'
        if (!drawn || drawn === 'rewarded') return
        const place = frame.closest<HTMLElement>('[data-ad-place]')?.dataset.adPlace
        const showing = handler.showing()
        if (place || drawn === 'anchor') recordClick(drawn, place ?? drawn)
        else recordClick(findClickKind(drawn, showing), showing ?? drawn)
      })
  })
  const findBreakFrames = () =>
    handler.showing() === null
      ? []
      : listFrames(document.body).filter(
          (frame) => frame.closest('[data-ad-place]') === null && frame.closest('[data-state]') === null,
        )
  watchClosed(findBreakFrames, () => handler.close())
}
