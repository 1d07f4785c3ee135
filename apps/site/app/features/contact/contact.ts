/** The rules of the contact form. Nothing here touches the browser or the server: both know them alike. */
import { TOPICS, type Topic } from './contact-topics.ts'
import type { Site } from '#app/domain/site.ts'
import { contactTexts as texts } from './contact-texts.ts'

export const MIN_MESSAGE_LENGTH = 10
export const MAX_MESSAGE_LENGTH = 4000
const MAX_EMAIL_LENGTH = 254
/** How long a message is stored; the privacy page shows it. */
export const MESSAGE_DAYS = 90
/** A person needs longer to read the page and write ten characters. */
export const MIN_WRITING_MS = 2000

const EMAIL_RE = /^[^\s@<>",;:\\]{1,64}@[^\s@<>",;:\\.]+(\.[^\s@<>",;:\\.]+)+$/

/** For grown-ups only; on a child's site they have one topic of their own. */
const GENERAL_TOPICS: readonly Topic[] = ['privacy', 'maker']

type Audience = Site['audience']

export const listTopics = (audience: Audience): Topic[] =>
  TOPICS.filter((topic) => audience !== 'child' || !GENERAL_TOPICS.includes(topic))

/** A child is not asked for contact details. */
export const hasEmailField = (audience: Audience): boolean => audience !== 'child'

export interface ContactValues {
  topic: string
  message: string
  email: string
}

/** Faults to fix, in words, by field; `form` is the form as a whole. */
export type ContactFaults = Partial<Record<keyof ContactValues | 'form', string>>

/** What a returned form shows: all typed text is preserved. */
export interface ContactAnswer {
  values: ContactValues
  faults: ContactFaults
  /** The server's time when it was shown again, for the least time of writing. */
  shownAt: number
}

export function findFaults(values: ContactValues, audience: Audience): ContactFaults {
  const faults: ContactFaults = {}
  if (!listTopics(audience).some((topic) => topic === values.topic)) faults.topic = texts.faults.topic
  const { length } = values.message
  if (length === 0) faults.message = texts.faults.messageMissing
  else if (length < MIN_MESSAGE_LENGTH) faults.message = texts.faults.messageShort(MIN_MESSAGE_LENGTH)
  else if (length > MAX_MESSAGE_LENGTH)
    faults.message = texts.faults.messageLong(MAX_MESSAGE_LENGTH, length - MAX_MESSAGE_LENGTH)
  if (values.email !== '' && !(values.email.length <= MAX_EMAIL_LENGTH && EMAIL_RE.test(values.email)))
    faults.email = texts.faults.email
  return faults
}

/** Line breaks of one kind, and no character that could act where it is read: on a terminal, or on the text around it. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .trim()
}
