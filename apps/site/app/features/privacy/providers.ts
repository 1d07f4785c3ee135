/**
 * Ad networks and analytics services of a site, with the texts that the privacy page and the consent question share.
 * The site must not load a provider that its `listProviders` does not return.
 */

export type ProviderId =
  | 'google-analytics'
  | 'google-tag-manager'
  | 'posthog'
  | 'tiktok'
  | 'google-h5'
  | 'gam'
  | 'own-code'
  | 'house'

export type ProviderKind = 'ads' | 'analytics'

export interface Provider {
  id: ProviderId
  name: string
  kind: ProviderKind
  /** False for the site itself: it needs no consent. */
  isThirdParty: boolean
  /** Ends the sentence "We use it to …". */
  purpose: string
  /** Ends the sentence "It receives …". */
  receives: string
  /** What it may leave in the browser; empty for nothing. */
  stores: string
  /** URL of its privacy policy; empty for the site itself. */
  policyUrl: string
}

/** The settings that decide which providers are on; `Site` implements it. */
export interface ProviderSettings {
  audience: 'child' | 'mixed' | 'general'
  analytics: {
    googleAnalyticsId: string
    tagManagerId: string
    posthogKey: string
    posthogHost: string
    tiktokPixelId: string
  }
  ads: {
    /** The ad network that fills the placements; without it, any network that has an id. */
    provider?: string
    /** Which kinds of ads there are; without any kind and without a break before games, no network is used. */
    kinds?: readonly string[]
    beforePlay?: boolean
    adsenseClient: string
    adManagerNetwork: string
    /** The operator's own documents by place, and whose advertising they load. */
    code?: Readonly<Record<string, string>>
    codeCompany?: string
    codePolicyUrl?: string
  }
}

interface Entry {
  provider: (settings: ProviderSettings) => Provider
  isOn: (settings: ProviderSettings) => boolean
}

const VISIT = 'the address of the page, what kind of device and browser you use, and your internet address'

const hasPlaces = ({ ads, audience }: ProviderSettings) =>
  ads.kinds?.length !== 0 || (ads.beforePlay === true && audience !== 'child')

const isChosen = (settings: ProviderSettings, id: ProviderId) =>
  hasPlaces(settings) && (settings.ads.provider ?? id) === id

function thirdParty(
  isOn: Entry['isOn'],
  describe: (settings: ProviderSettings) => Omit<Provider, 'isThirdParty'>,
): Entry {
  return {
    // A child's site has no third parties, whatever the settings say.
    isOn: (settings) => settings.audience !== 'child' && isOn(settings),
    provider: (settings) => ({ ...describe(settings), isThirdParty: true }),
  }
}

const ENTRIES: readonly Entry[] = [
  thirdParty(
    ({ analytics }) => analytics.googleAnalyticsId !== '',
    () => ({
      id: 'google-analytics',
      name: 'Google Analytics',
      kind: 'analytics',
      purpose: 'count visits and show us which pages and games people like',
      receives: `${VISIT}, and which pages, games and buttons you used`,
      stores: 'cookies whose names begin with _ga, for up to two years',
      policyUrl: 'https://policies.google.com/privacy',
    }),
  ),
  thirdParty(
    ({ analytics }) => analytics.tagManagerId !== '',
    () => ({
      id: 'google-tag-manager',
      name: 'Google Tag Manager',
      kind: 'analytics',
      purpose: 'load the measuring scripts that we have chosen there',
      receives: `${VISIT}; the scripts it loads receive which pages, games and buttons you used`,
      stores: 'nothing of its own; the scripts it loads may set cookies',
      policyUrl: 'https://policies.google.com/privacy',
    }),
  ),
  thirdParty(
    ({ analytics }) => analytics.posthogKey !== '',
    ({ analytics }) => ({
      id: 'posthog',
      name: 'PostHog',
      kind: 'analytics',
      purpose: 'show us where visitors get stuck, so that we can fix it',
      receives: `${VISIT}, and which pages, games and buttons you used, at ${hostOf(analytics.posthogHost)}`,
      stores: 'a random number in this browser, under a name that begins with ph_',
      policyUrl: 'https://posthog.com/privacy',
    }),
  ),
  thirdParty(
    ({ analytics }) => analytics.tiktokPixelId !== '',
    () => ({
      id: 'tiktok',
      name: 'TikTok Pixel',
      kind: 'ads',
      purpose: 'see whether our own ads on TikTok brought visitors here',
      receives: `${VISIT}, and which ads and pages you clicked`,
      stores: 'cookies, the main one named _ttp',
      policyUrl: 'https://www.tiktok.com/legal/privacy-policy',
    }),
  ),
  thirdParty(
    (settings) => isChosen(settings, 'google-h5') && settings.ads.adsenseClient !== '',
    () => ({
      id: 'google-h5',
      name: 'Google AdSense',
      kind: 'ads',
      purpose: 'show advertising, which pays for this site',
      receives: `${VISIT}, and which ads you saw and clicked`,
      stores: 'cookies, such as __gads, which limit how often you see an ad',
      policyUrl: 'https://policies.google.com/technologies/partner-sites',
    }),
  ),
  thirdParty(
    (settings) => isChosen(settings, 'gam') && settings.ads.adManagerNetwork !== '',
    () => ({
      id: 'gam',
      name: 'Google Ad Manager',
      kind: 'ads',
      purpose: 'show advertising, which pays for this site',
      receives: `${VISIT}, and which ads you saw and clicked`,
      stores: 'cookies, such as __gads, which limit how often you see an ad',
      policyUrl: 'https://policies.google.com/technologies/partner-sites',
    }),
  ),
  thirdParty(
    ({ ads }) =>
      ads.kinds?.includes('slot') === true &&
      ads.codeCompany !== '' &&
      Object.keys(ads.code ?? {}).length > 0,
    ({ ads }) => ({
      id: 'own-code',
      name: ads.codeCompany ?? '',
      kind: 'ads',
      purpose: 'show advertising, which pays for this site',
      receives: `${VISIT}, and which ads you saw and clicked; it cannot read this page or what this site stores`,
      stores: '',
      policyUrl: ads.codePolicyUrl ?? '',
    }),
  ),
  {
    // House ads also fill in where a network may not load: on a child's site, and without consent.
    isOn: (settings) => hasPlaces(settings) && !['none', undefined].includes(settings.ads.provider),
    provider: () => ({
      id: 'house',
      name: 'Our own notices',
      kind: 'ads',
      isThirdParty: false,
      purpose: 'point to games and articles of this site',
      receives: 'nothing: the notices come from this site itself and are the same for everybody on a page',
      stores: '',
      policyUrl: '',
    }),
  },
]

/** The providers that this site has enabled; on a child's site only the site itself. */
export function listProviders(settings: ProviderSettings): Provider[] {
  return ENTRIES.filter(({ isOn }) => isOn(settings)).map(({ provider }) => provider(settings))
}

function hostOf(origin: string): string {
  return origin.replace(/^https:\/\//, '')
}
