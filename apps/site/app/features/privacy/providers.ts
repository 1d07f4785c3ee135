/**
 * Everybody beside the site itself who may learn of a visit through ads or analytics, in the words that the privacy page and the consent
 * question share. A provider that is not in `listProviders` of a site must never be asked for anything there.
 */

export type ProviderId =
  | 'google-analytics'
  | 'google-tag-manager'
  | 'posthog'
  | 'tiktok'
  | 'google-h5'
  | 'gam'
  | 'house'

export type ProviderKind = 'ads' | 'analytics'

export interface Provider {
  id: ProviderId
  name: string
  kind: ProviderKind
  /** False: the site itself, so nobody has to be asked. */
  isThirdParty: boolean
  /** Ends the sentence "It is here to …". */
  purpose: string
  /** Ends the sentence "It receives …". */
  receives: string
  /** What it may leave in the browser; empty for nothing. */
  keeps: string
  /** Its own rules; empty for the site itself, whose rules are the page that names it. */
  policyUrl: string
}

/** The switches of a site that decide; a `Site` is one. */
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
    /** Who fills the ad places; left out, whoever has an id here. */
    provider?: string
    /** Which kinds of ads there are; with none of them, and no break before games, nobody fills anything. */
    kinds?: readonly string[]
    beforePlay?: boolean
    adsenseClient: string
    adManagerNetwork: string
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
    // Nobody else is asked on a child's site, whatever was set.
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
      keeps: 'cookies whose names begin with _ga, for up to two years',
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
      keeps: 'nothing of its own; the scripts it loads may set cookies',
      policyUrl: 'https://policies.google.com/privacy',
    }),
  ),
  thirdParty(
    ({ analytics }) => analytics.posthogKey !== '',
    ({ analytics }) => ({
      id: 'posthog',
      name: 'PostHog',
      kind: 'analytics',
      purpose: 'show us where visitors get stuck, so that we can mend it',
      receives: `${VISIT}, and which pages, games and buttons you used, at ${hostOf(analytics.posthogHost)}`,
      keeps: 'a random number in this browser, under a name that begins with ph_',
      policyUrl: 'https://posthog.com/privacy',
    }),
  ),
  thirdParty(
    ({ analytics }) => analytics.tiktokPixelId !== '',
    () => ({
      id: 'tiktok',
      name: 'TikTok Pixel',
      kind: 'ads',
      purpose: 'tell whether our own ads on TikTok brought somebody here',
      receives: `${VISIT}, and which ads and pages you pressed`,
      keeps: 'cookies, the main one named _ttp',
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
      receives: `${VISIT}, and which ads you saw and pressed`,
      keeps: 'cookies, such as __gads, which limit how often you see an ad',
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
      receives: `${VISIT}, and which ads you saw and pressed`,
      keeps: 'cookies, such as __gads, which limit how often you see an ad',
      policyUrl: 'https://policies.google.com/technologies/partner-sites',
    }),
  ),
  {
    // They also stand in where a network may not: on a child's site, and for whoever did not agree.
    isOn: (settings) => hasPlaces(settings) && !['none', undefined].includes(settings.ads.provider),
    provider: () => ({
      id: 'house',
      name: 'Our own notices',
      kind: 'ads',
      isThirdParty: false,
      purpose: 'point to games and articles of this site',
      receives: 'nothing: the notices come from this site itself and are the same for everybody on a page',
      keeps: '',
      policyUrl: '',
    }),
  },
]

/** Exactly those that this site has on; on a child's site nobody but the site itself. */
export function listProviders(settings: ProviderSettings): Provider[] {
  return ENTRIES.filter(({ isOn }) => isOn(settings)).map(({ provider }) => provider(settings))
}

function hostOf(origin: string): string {
  return origin.replace(/^https:\/\//, '')
}
