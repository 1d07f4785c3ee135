/**
 * The site's configuration on the wire. Its odd spellings (`adsenceConfig`, `adsenceClient`) are the product's own and live only here:
 * written from a site by the server, read into proper names by the page.
 */
import type { Site } from './site.ts'
import { correctTheme } from './theme.ts'

export interface CommonAnswer {
  /** The icon's file name, under `/icons/`. */
  logoMeta: string
  GAConfig: { GAId: string }
  gamConfig: { networkCode: string; slots: Record<string, string> }
  themeJson: { background: string; element: string; text: string; textHover: string } | null
  adsenceConfig: { adsenceClient: string }
  posthog: { key: string; api_host: string }
  purchase: boolean
}

/** What is off is empty; a child's site has nothing of anybody else's, whatever was set. */
export function toCommonAnswer(site: Site): CommonAnswer {
  const { analytics, ads, audience } = site
  const { background, element, text: textColour, textHover } = correctTheme(site.theme)
  const unlessChild = (value: string) => (audience === 'child' ? '' : value)
  const posthogKey = unlessChild(analytics.posthogKey)
  const networkCode = unlessChild(ads.adManagerNetwork)
  return {
    logoMeta: 'icon-192.png',
    GAConfig: { GAId: unlessChild(analytics.googleAnalyticsId) },
    gamConfig: { networkCode, slots: networkCode === '' ? {} : ads.adManagerSlots },
    themeJson: { background, element, text: textColour, textHover },
    adsenceConfig: { adsenceClient: unlessChild(ads.adsenseClient) },
    posthog: { key: posthogKey, api_host: posthogKey === '' ? '' : analytics.posthogHost },
    purchase: audience !== 'child' && site.purchase,
  }
}
