/**
 * The site's configuration on the wire. Its odd spellings (`adsenceConfig`, `adsenceClient`) are the product's own and live only here:
 * written from a site by the server, read into proper names by the page.
 */
import * as v from 'valibot'
import type { Site } from './site.ts'
import { correctTheme } from './theme.ts'

const text = v.fallback(v.string(), '')
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))

const CommonAnswerSchema = v.object({
  /** The icon's file name, under `/icons/`. */
  logoMeta: text,
  GAConfig: v.fallback(v.object({ GAId: text }), { GAId: '' }),
  gamConfig: v.fallback(
    v.object({ networkCode: text, slots: v.fallback(v.record(v.string(), v.string()), {}) }),
    { networkCode: '', slots: {} },
  ),
  themeJson: v.fallback(
    v.nullable(v.object({ background: colour, element: colour, text: colour, textHover: colour })),
    null,
  ),
  adsenceConfig: v.fallback(v.object({ adsenceClient: text }), { adsenceClient: '' }),
  posthog: v.fallback(v.object({ key: text, api_host: text }), { key: '', api_host: '' }),
  purchase: v.fallback(v.boolean(), false),
})
export type CommonAnswer = v.InferOutput<typeof CommonAnswerSchema>

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

export interface SiteConfiguration {
  logo: string
  googleAnalyticsId: string
  adManager: { networkCode: string; slots: Record<string, string> }
  theme: { background: string; element: string; text: string; textHover: string } | null
  adsenseClient: string
  posthog: { key: string; apiHost: string }
  purchase: boolean
}

/** Whatever came becomes a whole configuration; what cannot be used is empty. */
export function parseCommonAnswer(answer: unknown): SiteConfiguration {
  const parsed = v.safeParse(CommonAnswerSchema, answer)
  const wire = parsed.success ? parsed.output : v.parse(CommonAnswerSchema, {})
  return {
    logo: wire.logoMeta,
    googleAnalyticsId: wire.GAConfig.GAId,
    adManager: wire.gamConfig,
    theme: wire.themeJson,
    adsenseClient: wire.adsenceConfig.adsenceClient,
    posthog: { key: wire.posthog.key, apiHost: wire.posthog.api_host },
    purchase: wire.purchase,
  }
}
