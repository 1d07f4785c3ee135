import { useEffect, useRef } from 'react'
import type { ContactFaults } from './contact.ts'
import { contactTexts as texts } from './contact-texts.ts'
import styles from './contact-form.module.css'

const FIELDS = ['form', 'topic', 'message', 'email'] as const

/** All faults, each with a link to its field. It takes the focus, also in a page without scripts. */
export function FaultSummary({ faults }: { faults: ContactFaults }) {
  const box = useRef<HTMLDivElement>(null)
  // Right below the header: what stands above the form is out of the way then.
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [faults])
  const found = FIELDS.flatMap((field) => {
    const text = faults[field]
    return text === undefined ? [] : [{ field, text }]
  })
  if (found.length === 0) return null
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      <h3>{texts.summary}</h3>
      <ul>
        {found.map(({ field, text }) => (
          <li key={field}>{field === 'form' ? text : <a href={`#contact-${field}`}>{text}</a>}</li>
        ))}
      </ul>
    </div>
  )
}
