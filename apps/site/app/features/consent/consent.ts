/**
 * What this visitor allows, for every part of the page. Until `startConsent` gets the site's third parties,
 * nothing is decided and none of them loads.
 */
import { subscribeLocal, watchCleared } from '#app/features/local-data/local-store.ts'
import { CONSENT_KEY, clearUnsaved, storeAnswers, readAnswers } from './consent-memory.ts'
import {
  bandOfYear,
  type Consent,
  type ConsentFacts,
  type Decision,
  decideConsent,
  findAgeBand,
  type Purpose,
} from './consent-rules.ts'

export type { Consent } from './consent-rules.ts'

type Circumstances = Pick<ConsentFacts, 'audience' | 'providers' | 'hasPrivacySignal' | 'platform'>

export interface ConsentOptions extends Circumstances {
  /** Called first on every change, so that the consent mode is set before any script loads. */
  announce?: (consent: Consent) => void
}

const UNDECIDED: Decision = {
  consent: { ads: false, analytics: false, isDecided: false },
  question: 'none',
  fixedBy: null,
}

const listeners = new Set<(consent: Consent) => void>()
let resolveStarted = () => {}
const started = new Promise<void>((resolve) => (resolveStarted = resolve))
let options: ConsentOptions | null = null
let decision = UNDECIDED

export function getConsent(): Consent {
  return decision.consent
}

/** Called at every change from then on; returns the way to stop that. */
export function onConsent(listener: (consent: Consent) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The reason for the current consent, and the open question. */
export function getDecision(): Decision {
  return decision
}

/** Resolves when the visitor's stored answers count, at the latest after the limit. A press on Play may come before that. */
export function waitForConsent(limitMs: number): Promise<void> {
  if (options) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limitMs)
    void started.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

export type AgeTreatment = 'child' | 'teen' | 'unspecified'

/** How ad networks have to treat this visitor. */
export function getAgeTreatment(): AgeTreatment {
  if (!options) return 'child'
  const band = findAgeBand({ audience: options.audience, age: readAnswers().age, now: Date.now() })
  return band === 'adult' ? 'unspecified' : (band ?? 'child')
}

/** Called once, when the page has its site configuration. Sites without a third party never ask. */
export function startConsent(startOptions: ConsentOptions): void {
  options = startOptions
  decide()
  resolveStarted()
  addEventListener('storage', (event) => {
    // Another tab was answered; a null key means that everything was cleared there.
    if (event.key === CONSENT_KEY || event.key === null) decide()
  })
  // The store does not notify its own tab.
  watchCleared(clearUnsaved)
  subscribeLocal(decide)
}

export function answerYear(year: number): void {
  const at = Date.now()
  storeAnswers({ ...readAnswers(), age: { band: bandOfYear(year, new Date(at).getFullYear()), at } })
  decide()
}

export function answerChoice(choice: Record<Purpose, boolean>): void {
  const { ads, analytics } = choice
  const providers = [...(options?.providers ?? [])]
  storeAnswers({ ...readAnswers(), choice: { ads, analytics, providers, at: Date.now() } })
  decide()
}

/** The consent platform of the site has an answer. */
export function answerByPlatform(answer: Record<Purpose, boolean>): void {
  if (!options) return
  options = { ...options, platform: answer }
  decide()
}

/** The platform does not apply to this visitor, or failed to load: the site asks itself. */
export function leavePlatform(): void {
  if (!options) return
  options = { ...options, platform: undefined }
  decide()
}

function decide(): void {
  if (!options) return
  const { announce, ...circumstances } = options
  const next = decideConsent({ ...circumstances, ...readAnswers(), now: Date.now() })
  if (JSON.stringify(next) === JSON.stringify(decision)) return
  decision = next
  announce?.(next.consent)
  for (const listener of [...listeners]) listener(next.consent)
}
