/** The visitor's answers in this browser, beside the other local data, so that "Clear my data" deletes them too. */
import { isRecord } from '#app/features/local-data/read-stored.ts'
import type { StoredAge, StoredChoice } from './consent-rules.ts'

export const CONSENT_KEY = 'playhouse:consent'

export interface StoredAnswers {
  age: StoredAge | null
  choice: StoredChoice | null
}

/** Converts stored text into valid answers; invalid parts count as unanswered. */
export function parseAnswers(text: string | null): StoredAnswers {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isRecord(stored)
      ? { age: readAge(stored.age), choice: readChoice(stored.choice) }
      : { age: null, choice: null }
  } catch {
    // Cut off or written by someone else.
    return { age: null, choice: null }
  }
}

function readAge(value: unknown): StoredAge | null {
  if (!isRecord(value)) return null
  const { band, at } = value
  return (band === 'child' || band === 'teen' || band === 'adult') && typeof at === 'number'
    ? { band, at }
    : null
}

function readChoice(value: unknown): StoredChoice | null {
  if (!isRecord(value)) return null
  const { ads, analytics, providers, at } = value
  if (typeof ads !== 'boolean' || typeof analytics !== 'boolean' || typeof at !== 'number') return null
  if (!Array.isArray(providers) || !providers.every((id): id is string => typeof id === 'string')) return null
  return { ads, analytics, providers, at }
}

let unsaved: StoredAnswers | null = null

export function readAnswers(): StoredAnswers {
  if (unsaved) return unsaved
  try {
    return parseAnswers(localStorage.getItem(CONSENT_KEY))
  } catch {
    return parseAnswers(null) // denied
  }
}

export function clearUnsaved(): void {
  unsaved = null
}

export function storeAnswers(answers: StoredAnswers): void {
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(answers))
    unsaved = null
  } catch {
    // Denied or full: the answer holds as long as the page.
    unsaved = answers
  }
}
