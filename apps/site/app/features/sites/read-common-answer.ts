/**
 * The page's end of the site's configuration: the wire's odd spellings become proper names. Only what is read: theme, logo, ads and purchase
 * come with the page itself (decision 027).
 */
export interface SiteConfiguration {
  googleAnalyticsId: string
  posthog: { key: string; apiHost: string }
  tagManagerId: string
  tiktokPixelId: string
  consent: { platformUrl: string; hasPrivacySignal: boolean }
}

/** Converts any response to a complete configuration; invalid values are empty. Written by hand: a schema library would be larger than the rest. */
export function parseCommonAnswer(answer: unknown): SiteConfiguration {
  const wire = readFields(answer)
  const posthog = readFields(wire.posthog)
  const consent = readFields(wire.consent)
  return {
    googleAnalyticsId: readText(readFields(wire.GAConfig).GAId),
    posthog: { key: readText(posthog.key), apiHost: readText(posthog.api_host) },
    tagManagerId: readText(readFields(wire.tagManagerConfig).containerId),
    tiktokPixelId: readText(readFields(wire.tiktok).pixelId),
    consent: {
      platformUrl: readText(consent.platformUrl),
      hasPrivacySignal: consent.hasPrivacySignal === true,
    },
  }
}

const readFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const readText = (value: unknown) => (typeof value === 'string' ? value : '')
