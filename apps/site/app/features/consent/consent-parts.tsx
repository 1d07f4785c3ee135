/** The consent questions. Loaded when the page is idle, and only on sites with a third party. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import type { AdSettings } from '#app/domain/ads.ts'
import { startThirdParties } from '#app/features/analytics/third-parties.ts'
import { listProviders, type Provider, type ProviderId } from '#app/features/privacy/providers.ts'
import type { SiteConfiguration } from '#app/features/sites/read-common-answer.ts'
import { isPlayPage } from '#app/domain/canonical-path.ts'
import { loadSiteConfiguration } from '#app/features/sites/site-configuration.ts'
import type { Site } from '#app/domain/site.ts'
import { ChoicesDialog } from './choices-dialog.tsx'
import { getAgeTreatment, getDecision, onConsent, startConsent } from './consent.ts'
import { declareGoogleConsent } from './google-consent.ts'
import { QuestionCard } from './question-card.tsx'

const CHOICES_HASH = '#choices'

interface ConsentPartsProps {
  audience: Site['audience']
  ads: AdSettings | null
  siteName: string
}

export default function ConsentParts({ audience, ads, siteName }: ConsentPartsProps) {
  const providers = useProviders(audience, ads)
  const { question } = useSyncExternalStore(onConsent, getDecision, getDecision)
  const { pathname, hash, key } = useLocation()
  const { isOpen, open, close } = useChoices(hash, key)
  const place = useFirstPlace()
  if (providers === null) return null
  // No question over a game; a visitor who starts on a play page is asked on the next page.
  const isAsking = question !== 'none' && !isOpen && !isPlayPage(pathname)
  return (
    <>
      {isAsking &&
        place &&
        createPortal(
          <QuestionCard question={question} providers={providers} siteName={siteName} onChoose={open} />,
          place,
        )}
      {isOpen && <ChoicesDialog providers={providers} onClose={close} />}
    </>
  )
}

/** Null until the site's configuration is loaded. */
function useProviders(audience: Site['audience'], ads: AdSettings | null): readonly Provider[] | null {
  const [providers, setProviders] = useState<readonly Provider[] | null>(null)
  useEffect(() => {
    void loadSiteConfiguration().then((configuration) => {
      const listed = listThirdParties(audience, ads, configuration)
      begin(audience, configuration, listed)
      setProviders(listed)
    })
  }, [audience, ads])
  return providers
}

const NO_ADS = { provider: 'none', adsenseClient: '', adManagerNetwork: '' }

function listThirdParties(
  audience: Site['audience'],
  ads: AdSettings | null,
  configuration: SiteConfiguration,
): Provider[] {
  const { googleAnalyticsId, tagManagerId, posthog, tiktokPixelId } = configuration
  return listProviders({
    audience,
    analytics: {
      googleAnalyticsId,
      tagManagerId,
      tiktokPixelId,
      posthogKey: posthog.key,
      posthogHost: posthog.apiHost,
    },
    ads: ads ?? NO_ADS,
  }).filter(({ isThirdParty }) => isThirdParty)
}

/** Whose tags follow Google's consent mode. */
const GOOGLE_IDS: readonly ProviderId[] = ['google-analytics', 'google-tag-manager', 'google-h5', 'gam']

let hasBegun = false

function begin(
  audience: Site['audience'],
  configuration: SiteConfiguration,
  providers: readonly Provider[],
): void {
  if (hasBegun) return
  hasBegun = true
  const { platformUrl, hasPrivacySignal } = configuration.consent
  const hasGoogle = providers.some(({ id }) => GOOGLE_IDS.includes(id))
  startConsent({
    audience,
    providers: providers.map(({ id }) => id),
    hasPrivacySignal: hasPrivacySignal || navigator.globalPrivacyControl === true,
    ...(platformUrl !== '' && { platform: null }),
    ...(hasGoogle && {
      announce: (consent) => declareGoogleConsent(consent, getAgeTreatment() === 'teen'),
    }),
  })
  if (platformUrl !== '') startPlatformIfAllowed(platformUrl)
  startThirdParties(configuration, providers)
}

/** The platform is a third party too: on a mixed site the age comes first, and the platform never loads for a child. */
function startPlatformIfAllowed(url: string): void {
  let isStarted = false
  const look = () => {
    if (isStarted || getDecision().fixedBy !== 'platform') return
    isStarted = true
    void import('./certified-platform.ts').then(({ startCertifiedPlatform }) => startCertifiedPlatform(url))
  }
  onConsent(look)
  look()
}

/**
 * The link in every page's footer opens the choices in place. An address that ends in it opens them too: who pressed the link before this
 * part was there is on the way to that address, or there.
 */
function useChoices(hash: string, visit: string) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (hash === CHOICES_HASH) setIsOpen(true)
  }, [hash, visit])
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a')
      if (link?.hash !== CHOICES_HASH || event.button !== 0 || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      setIsOpen(true)
    }
    // Before the page's own listener, which would go to the privacy page.
    document.addEventListener('click', listen, true)
    return () => document.removeEventListener('click', listen, true)
  }, [])
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) }
}

/** At the start of the document: keyboards and screen readers come to the question first, wherever it is painted. */
function useFirstPlace(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const element = document.createElement('div')
    document.body.prepend(element)
    setPlace(element)
    return () => element.remove()
  }, [])
  return place
}

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean
  }
}
