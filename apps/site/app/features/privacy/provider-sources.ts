/** Which hosts the pages of a site may speak to because of the providers it has on. Who is not on has no place in the policy. */
import { listProviders, type ProviderId, type ProviderSettings } from './providers.ts'

export type ProviderSources = Record<'script' | 'style' | 'img' | 'connect' | 'frame', readonly string[]>

export const NO_SOURCES: ProviderSources = { script: [], style: [], img: [], connect: [], frame: [] }

export interface SourceSettings extends ProviderSettings {
  consent: { platformUrl: string }
}

const GOOGLE_TAG = 'https://www.googletagmanager.com'
const GOOGLE_COLLECT = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

type Sources = Partial<ProviderSources>

/** As the providers' own guides list them. Ad networks need more than a list can name; see the policy of pages with ads. */
const SOURCES: Partial<Record<ProviderId, (settings: SourceSettings) => Sources>> = {
  'google-analytics': () => ({ script: [GOOGLE_TAG], img: GOOGLE_COLLECT, connect: GOOGLE_COLLECT }),
  'google-tag-manager': () => ({ script: [GOOGLE_TAG], img: GOOGLE_COLLECT, connect: GOOGLE_COLLECT }),
  posthog({ analytics: { posthogHost } }) {
    const assets = assetsOf(posthogHost)
    return { script: [assets], connect: [...new Set([posthogHost, assets])] }
  },
  tiktok: () => ({
    script: ['https://analytics.tiktok.com'],
    img: ['https://analytics.tiktok.com'],
    connect: ['https://analytics.tiktok.com', 'https://*.tiktokw.us'],
  }),
}

/** PostHog's own clouds serve their script from a host beside that of the events. */
export function assetsOf(posthogHost: string): string {
  return posthogHost.replace('.i.posthog.com', '-assets.i.posthog.com')
}

export function listProviderSources(settings: SourceSettings): ProviderSources {
  const on = listProviders(settings).filter(({ isThirdParty }) => isThirdParty)
  const lists: Sources[] = on.map(({ id }) => SOURCES[id]?.(settings) ?? {})
  const { platformUrl } = settings.consent
  if (on.length > 0 && platformUrl !== '') {
    const { origin } = new URL(platformUrl)
    lists.push({ script: [origin], style: [origin], img: [origin], connect: [origin], frame: [origin] })
  }
  const merge = (name: keyof ProviderSources) => [...new Set(lists.flatMap((list) => list[name] ?? []))]
  return {
    script: merge('script'),
    style: merge('style'),
    img: merge('img'),
    connect: merge('connect'),
    frame: merge('frame'),
  }
}
