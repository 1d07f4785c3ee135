/**
 * The site's configuration on the wire. Its odd spellings (`adsenceConfig`, `adsenceClient`) are the product's own and live only here:
 * written from a site by the server; the page reads a part of it into proper names (`read-common-answer.ts`).
 */
import type { Site } from '#app/domain/site.ts'
import { correctTheme } from './theme.ts'

export interface CommonAnswer {
  /** The icon's file name, under `/icons/`. */
  logoMeta: string
  GAConfig: { GAId: string }
  gamConfig: { networkCode: string; slots: Record<string, string> }
  themeJson: { background: string; element: string; text: string; textHover: string } | null
  adsenceConfig: { adsenceClient: string }
  posthog: { key: string; api_host: string }
  tagManagerConfig: { containerId: string }
  tiktok: { pixelId: string }
  consent: { platformUrl: string; hasPrivacySignal: boolean }
  purchase: boolean
}

/**
 * Disabled services are empty. A child's site has no third parties, whatever the settings say, and a browser that opts out
 * (`Sec-GPC: 1`) gets none either.
 */
export function toCommonAnswer(site: Site, hasPrivacySignal = false): CommonAnswer {
  const { analytics, ads } = site
  const audience = hasPrivacySignal ? 'child' : site.audience
  const { background, element, text: textColour, textHover } = correctTheme(site.theme)
  const unlessChild = (value: string) => (audience === 'child' ? '' : value)
  const posthogKey = unlessChild(analytics.posthogKey)
  const adsenseClient = ads.provider === 'google-h5' ? unlessChild(ads.adsenseClient) : ''
  const networkCode = ads.provider === 'gam' ? unlessChild(ads.adManagerNetwork) : ''
  return {
    logoMeta: 'icon-192.png',
    GAConfig: { GAId: unlessChild(analytics.googleAnalyticsId) },
    gamConfig: { networkCode, slots: networkCode === '' ? {} : ads.adManagerSlots },
    themeJson: { background, element, text: textColour, textHover },
    adsenceConfig: { adsenceClient: adsenseClient },
    posthog: { key: posthogKey, api_host: posthogKey === '' ? '' : analytics.posthogHost },
    tagManagerConfig: { containerId: unlessChild(analytics.tagManagerId) },
    tiktok: { pixelId: unlessChild(analytics.tiktokPixelId) },
    consent: { platformUrl: unlessChild(site.consent.platformUrl), hasPrivacySignal },
    purchase: audience !== 'child' && site.purchase,
  }
}
