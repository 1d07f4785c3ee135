/** Opens and closes the analytics providers of a site as the visitor allows. Comes only to sites that have one on. */
import { getConsent, onConsent } from '#app/features/consent/consent.ts'
import type { Purpose } from '#app/features/consent/consent-rules.ts'
import type { Provider, ProviderId } from '#app/features/privacy/providers.ts'
import type { SiteConfiguration } from '#app/features/sites/read-common-answer.ts'
import type { Sink } from './sink.ts'
import { eventGates } from './track.ts'

type OpenSink = (configuration: SiteConfiguration) => Promise<Sink>

const OPENERS: Partial<Record<ProviderId, OpenSink>> = {
  'google-analytics': async ({ googleAnalyticsId }) =>
    (await import('./google-analytics.ts')).openGoogleAnalytics(googleAnalyticsId),
  'google-tag-manager': async ({ tagManagerId }) =>
    (await import('./tag-manager.ts')).openTagManager(tagManagerId),
  posthog: async ({ posthog }) => (await import('./posthog.ts')).openPosthog(posthog.key, posthog.apiHost),
  tiktok: async ({ tiktokPixelId }) => (await import('./tiktok.ts')).openTiktok(tiktokPixelId),
}

/** `providers` are those of the site, as its consent question names them. */
export function startThirdParties(configuration: SiteConfiguration, providers: readonly Provider[]): void {
  const gates = (['analytics', 'ads'] as const).map((purpose) =>
    createGate(purpose, configuration, providers),
  )
  const apply = () => gates.forEach((gate) => gate())
  onConsent(apply)
  apply()
}

/** Returns what brings the providers of a purpose in line with the consent of the moment. */
function createGate(
  purpose: Purpose,
  configuration: SiteConfiguration,
  providers: readonly Provider[],
): () => void {
  const openers = providers.flatMap(({ id, kind }) => (kind === purpose && OPENERS[id]) || [])
  let sinks: Promise<Sink | null>[] | null = null
  let isOpen = false

  /** Each sink waits for its own code, so the events keep their order and no provider waits for another. */
  const updateSinks = (update: (sink: Sink) => void) => {
    for (const sink of sinks ?? []) void sink.then((opened) => opened && update(opened))
  }

  return function apply() {
    const consent = getConsent()
    // Undecided: events wait. Undecided again because the answer was cleared: loaded providers have to stop.
    if (!consent.isDecided && !isOpen) return
    const shouldOpen = consent.isDecided && consent[purpose] && openers.length > 0
    if (!shouldOpen) {
      eventGates[purpose].close()
      if (isOpen) updateSinks((sink) => sink.withdraw())
    } else if (!isOpen) {
      if (sinks) updateSinks((sink) => sink.resume())
      // A provider whose code fails to load is skipped.
      sinks ??= openers.map((open) => open(configuration).catch(() => null))
      eventGates[purpose].open((event) => updateSinks((sink) => sink.send(event)))
    }
    isOpen = shouldOpen
  }
}
