import { useEffect, useRef } from 'react'
import type { Site } from '#app/domain/site.ts'
import { hasEmailField, MESSAGE_DAYS } from './contact.ts'
import { CONTACT_PATH } from '#app/site-paths.ts'
import { contactTexts as texts } from './contact-texts.ts'
import styles from './contact-form.module.css'

interface MessageSentProps {
  audience: Site['audience']
  /** The full page, for a browser without scripts: then the heading is an h1. */
  isPage?: boolean
  onAnother?: () => void
}

/** The thanks, in the form's place or as a page of its own. */
export function MessageSent({ audience, isPage = false, onAnother }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isPage) heading.current?.focus()
  }, [isPage])
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={styles.sent}>
      <svg viewBox="0 0 96 72" aria-hidden="true" focusable="false">
        <path
          className={styles.envelope}
          d="M10 16a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v42a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8z"
        />
        <path className={styles.flap} d="m12 14 30 25a9 9 0 0 0 12 0l30-25" />
        <circle className={styles.seal} cx="48" cy="43" r="13" />
        <path className={styles.tick} d="m42 43.500 4.500 4.500 8-9" />
      </svg>
      <Heading ref={heading} tabIndex={-1}>
        {texts.sentTitle}
      </Heading>
      <p>
        {texts.sentText} {hasEmailField(audience) ? texts.sentAnswer : texts.sentChild}{' '}
        {texts.sentRetention(MESSAGE_DAYS)}
      </p>
      <p className={styles.next}>
        {onAnother ? (
          <button type="button" onClick={onAnother}>
            {texts.another}
          </button>
        ) : (
          <a href={CONTACT_PATH}>{texts.another}</a>
        )}
        <a href="/">{texts.home}</a>
      </p>
    </div>
  )
}
