import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Site } from '#app/domain/site.ts'
import { CONTACT_PATH, infoPath } from '#app/site-paths.ts'
import { ContactFields } from './contact-fields.tsx'
import { type ContactAnswer, type ContactFaults, hasEmailField, MESSAGE_DAYS } from './contact.ts'
import { contactTexts as texts } from './contact-texts.ts'
import styles from './contact-form.module.css'
import { FaultSummary } from './fault-summary.tsx'
import { MessageSent } from './message-sent.tsx'

export interface ContactFormProps {
  audience: Site['audience']
  /** What came back from the server in a page of its own, for a browser without scripts. */
  answer: ContactAnswer | null
}

const NO_FAULTS: ContactFaults = {}

/** A plain form that works without scripts; with scripts it is sent without leaving the page. */
export function ContactForm({ audience, answer }: ContactFormProps) {
  const [faults, setFaults] = useState(answer?.faults ?? NO_FAULTS)
  const [given, setGiven] = useState(answer)
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing')
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    const fields = new FormData(event.currentTarget)
    fields.set('waited', String(Math.round(performance.now() - openedAt.current)))
    setState('sending')
    const found = await sendFields(fields)
    setFaults(found)
    setState(Object.keys(found).length === 0 ? 'sent' : 'writing')
  }

  function reset() {
    setGiven(null)
    setState('writing')
  }

  if (state === 'sent') return <MessageSent audience={audience} onAnother={reset} />
  return (
    <form
      className={styles.form}
      method="post"
      action={CONTACT_PATH}
      aria-labelledby="contact-heading"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <h2 id="contact-heading">{texts.heading}</h2>
      <FaultSummary faults={faults} />
      <ContactFields audience={audience} faults={faults} values={given?.values} />
      {given && <input type="hidden" name="shownAt" value={given.shownAt} />}
      <div className={styles.end}>
        <button type="submit" className={styles.send} aria-disabled={state === 'sending'}>
          {state === 'sending' ? texts.sending : texts.send}
        </button>
        <p>
          {!hasEmailField(audience) && `${texts.childNote} `}
          {texts.retention(MESSAGE_DAYS)}{' '}
          <a href={`${infoPath('privacyPolicy')}#practice-messages`}>{texts.privacy}</a>
        </p>
      </div>
    </form>
  )
}

/** The faults; none when the message was stored. */
async function sendFields(fields: FormData): Promise<ContactFaults> {
  try {
    const { sendMessage } = await import('./send-message.ts')
    return await sendMessage(fields)
  } catch {
    // No network: the form still has the text.
    return { form: texts.faults.notSent }
  }
}
