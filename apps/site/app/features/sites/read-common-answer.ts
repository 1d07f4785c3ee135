/** The page's end of the site's configuration: the wire's odd spellings become proper names. */
export interface SiteConfiguration {
  logo: string
  googleAnalyticsId: string
  adManager: { networkCode: string; slots: Record<string, string> }
  theme: { background: string; element: string; text: string; textHover: string } | null
  adsenseClient: string
  posthog: { key: string; apiHost: string }
  tagManagerId: string
  tiktokPixelId: string
  consent: { platformUrl: string; hasPrivacySignal: boolean }
  purchase: boolean
}

/** Whatever came becomes a whole configuration; what cannot be used is empty. By hand: a schema library would be the larger part. */
export function parseCommonAnswer(answer: unknown): SiteConfiguration {
  const wire = readFields(answer)
  const gam = readFields(wire.gamConfig)
  const posthog = readFields(wire.posthog)
  const consent = readFields(wire.consent)
  return {
    logo: readText(wire.logoMeta),
    googleAnalyticsId: readText(readFields(wire.GAConfig).GAId),
    adManager: { networkCode: readText(gam.networkCode), slots: readSlots(gam.slots) },
    theme: readTheme(readFields(wire.themeJson)),
    adsenseClient: readText(readFields(wire.adsenceConfig).adsenceClient),
    posthog: { key: readText(posthog.key), apiHost: readText(posthog.api_host) },
    tagManagerId: readText(readFields(wire.tagManagerConfig).containerId),
    tiktokPixelId: readText(readFields(wire.tiktok).pixelId),
    consent: {
      platformUrl: readText(consent.platformUrl),
      hasPrivacySignal: consent.hasPrivacySignal === true,
    },
    purchase: wire.purchase === true,
  }
}

const readFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const readText = (value: unknown) => (typeof value === 'string' ? value : '')
const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

function readSlots(value: unknown): Record<string, string> {
  const slots = Object.entries(readFields(value))
  return slots.every(([, slot]) => typeof slot === 'string')
    ? (Object.fromEntries(slots) as Record<string, string>)
    : {}
}

function readTheme({
  background,
  element,
  text,
  textHover,
}: Record<string, unknown>): SiteConfiguration['theme'] {
  return isColour(background) && isColour(element) && isColour(text) && isColour(textHover)
    ? { background, element, text, textHover }
    : null
}
