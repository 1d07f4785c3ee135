import type { ReactNode } from 'react'
import type { Site } from '#app/domain/site.ts'
import {
  type ContactFaults,
  type ContactValues,
  hasEmailField,
  listTopics,
  MAX_MESSAGE_LENGTH,
  MIN_MESSAGE_LENGTH,
} from './contact.ts'
import { contactTexts as texts } from './contact-texts.ts'
import { clsx } from '#app/ui/clsx.ts'
import styles from './contact-form.module.css'

interface ContactFieldsProps {
  audience: Site['audience']
  faults: ContactFaults
  values: ContactValues | undefined
}

export function ContactFields({ audience, faults, values }: ContactFieldsProps) {
  const hint = texts.messageHint(MIN_MESSAGE_LENGTH, MAX_MESSAGE_LENGTH)
  const hasEmail = hasEmailField(audience)
  return (
    <>
      <TopicField audience={audience} fault={faults.topic} chosen={values?.topic} />
      <div className={styles.field}>
        <label htmlFor="contact-message">{texts.message}</label>
        <Fault of="message">{faults.message}</Fault>
        {/* No longest length: a browser would cut a pasted text off without a word. */}
        <textarea
          id="contact-message"
          name="message"
          rows={4}
          defaultValue={values?.message}
          aria-invalid={faults.message !== undefined}
          aria-describedby={clsx(
            !hasEmail && 'contact-message-warning',
            'contact-message-hint',
            faults.message && 'contact-message-fault',
          )}
        />
        {!hasEmail && <p id="contact-message-warning">{texts.childHint}</p>}
        <p id="contact-message-hint" className={faults.message ? undefined : 'visually-hidden'}>
          {hint}
        </p>
      </div>
      {hasEmail && (
        <div className={styles.field}>
          <label htmlFor="contact-email">
            {texts.email} <span>{texts.optional}</span>
          </label>
          <Fault of="email">{faults.email}</Fault>
          <input
            id="contact-email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={values?.email}
            aria-invalid={faults.email !== undefined}
            aria-describedby={faults.email && 'contact-email-fault'}
          />
        </div>
      )}
      {/* A honeypot for programs that fill in every field. */}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="contact-website">{texts.trap}</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}

interface TopicFieldProps {
  audience: Site['audience']
  fault: string | undefined
  chosen: string | undefined
}

function TopicField({ audience, fault, chosen }: TopicFieldProps) {
  return (
    <fieldset className={styles.field} aria-describedby={fault && 'contact-topic-fault'}>
      <legend>{texts.topic}</legend>
      <Fault of="topic">{fault}</Fault>
      <div className={styles.topics}>
        {listTopics(audience).map((topic, index) => (
          <label key={topic} className={styles.topic}>
            <input
              // The summary's link targets the first field.
              id={index === 0 ? 'contact-topic' : undefined}
              type="radio"
              name="topic"
              value={topic}
              defaultChecked={topic === chosen}
            />
            <span>{texts.topics[topic]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Fault({ of, children }: { of: keyof ContactValues; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={`contact-${of}-fault`} className={styles.fault}>
      {children}
    </p>
  )
}
