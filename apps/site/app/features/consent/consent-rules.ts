/** Decides which third parties may load, from known facts; does not use browser APIs. */
import type { Site } from '#app/domain/site.ts'

export type Purpose = 'ads' | 'analytics'

export interface Consent {
  ads: boolean
  analytics: boolean
  /** False while the visitor may still be asked: nothing is loaded, and events wait. */
  isDecided: boolean
}

/** The age band of a visitor who gave the year of birth: below 16, below 18, or older. */
export type AgeBand = 'child' | 'teen' | 'adult'

/** A choice as the browser stores it. */
export interface StoredChoice {
  ads: boolean
  analytics: boolean
  /** The providers named in the question; new ones need a new answer. */
  providers: readonly string[]
  at: number
}

export interface StoredAge {
  band: AgeBand
  at: number
}

export interface ConsentFacts {
  audience: Site['audience']
  /** The third parties that this site has on, by id. */
  providers: readonly string[]
  /** The browser asks every site not to pass data on (Global Privacy Control). */
  hasPrivacySignal: boolean
  age: StoredAge | null
  choice: StoredChoice | null
  /** The answer of the site's certified consent platform: null until it answers, absent when the site names none. */
  platform?: Pick<Consent, Purpose> | null
  now: number
}

export interface Decision {
  consent: Consent
  /** The next question for the visitor. */
  question: 'none' | 'age' | 'choice'
  /** Why there is no choice; null when there is one. */
  fixedBy: 'no-provider' | 'audience' | 'age' | 'signal' | 'platform' | null
}

const REFUSED: Consent = { ads: false, analytics: false, isDecided: true }
const UNDECIDED: Consent = { ads: false, analytics: false, isDecided: false }
/** After a year the age changes, and the visitor may want to choose again. */
const MAX_ANSWER_AGE_MS = 365 * 86_400_000

export function decideConsent(facts: ConsentFacts): Decision {
  const { audience, providers, hasPrivacySignal, platform } = facts
  if (audience === 'child') return fixed('audience')
  // This signal is an answer already.
  if (hasPrivacySignal) return fixed('signal')
  if (providers.length === 0) return fixed('no-provider')
  const band = findAgeBand(facts)
  if (band === null) return { consent: UNDECIDED, question: 'age', fixedBy: null }
  if (band === 'child') return fixed('age')
  if (platform !== undefined) {
    const consent = platform ? { ...platform, isDecided: true } : UNDECIDED
    return { consent, question: 'none', fixedBy: 'platform' }
  }
  const choice = findValidChoice(facts)
  if (!choice) return { consent: UNDECIDED, question: 'choice', fixedBy: null }
  const { ads, analytics } = choice
  return { consent: { ads, analytics, isDecided: true }, question: 'none', fixedBy: null }
}

function fixed(fixedBy: NonNullable<Decision['fixedBy']>): Decision {
  return { consent: REFUSED, question: 'none', fixedBy }
}

/** Only a mixed audience is asked; null where the answer is missing or too old. */
export function findAgeBand({
  audience,
  age,
  now,
}: Pick<ConsentFacts, 'audience' | 'age' | 'now'>): AgeBand | null {
  if (audience === 'child') return 'child'
  if (audience === 'general') return 'adult'
  return age && isRecent(age.at, now) ? age.band : null
}

function findValidChoice({ choice, providers, now }: ConsentFacts): StoredChoice | null {
  if (!choice || !isRecent(choice.at, now)) return null
  return providers.every((id) => choice.providers.includes(id)) ? choice : null
}

/** A time in the future was written by a wrong clock and counts as now. */
const isRecent = (at: number, now: number) => now - at < MAX_ANSWER_AGE_MS

const CONSENT_AGE = 16
const GROWN_UP_AGE = 18

/** The year alone may be off by one, so the lower age counts. */
export function bandOfYear(year: number, thisYear: number): AgeBand {
  const age = thisYear - year - 1
  if (age >= GROWN_UP_AGE) return 'adult'
  return age >= CONSENT_AGE ? 'teen' : 'child'
}
