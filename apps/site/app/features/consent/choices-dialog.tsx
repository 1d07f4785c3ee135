/** Every purpose with its providers, each with a switch of its own. */
import { type FormEvent, useId } from 'react'
import type { Provider } from '#app/features/privacy/providers.ts'
import { clsx } from '#app/ui/clsx.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { answerChoice, getConsent, getDecision } from './consent.ts'
import { consentTexts } from './consent-texts.ts'
import type { Purpose } from './consent-rules.ts'
import styles from './consent.module.css'

const texts = consentTexts.dialog

export interface ChoicesDialogProps {
  providers: readonly Provider[]
  onClose: () => void
}

export function ChoicesDialog({ providers, onClose }: ChoicesDialogProps) {
  const { fixedBy, question } = getDecision()
  const isFixed = fixedBy !== null
  return (
    <Dialog title={texts.title} closeLabel={texts.close} onClose={onClose}>
      {isFixed && <p>{texts.fixed[fixedBy]}</p>}
      {question === 'age' && <p>{texts.fixed['no-provider']}</p>}
      {!isFixed && question !== 'age' && <Choices providers={providers} onClose={onClose} />}
    </Dialog>
  )
}

function Choices({ providers, onClose }: ChoicesDialogProps) {
  const consent = getConsent()
  function answer(choice: Record<Purpose, boolean>) {
    answerChoice(choice)
    onClose()
  }
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    answer({ analytics: chosen.has('analytics'), ads: chosen.has('ads') })
  }
  return (
    <form className={styles.choices} onSubmit={save}>
      {(['analytics', 'ads'] as const).map((purpose) => {
        const named = providers.filter(({ kind }) => kind === purpose)
        return (
          named.length > 0 && (
            <PurposeChoice key={purpose} purpose={purpose} providers={named} isAllowed={consent[purpose]} />
          )
        )
      })}
      <p className={styles.about}>{texts.again}</p>
      <div className={styles.answers}>
        <button
          type="button"
          className={styles.button}
          onClick={() => answer({ ads: false, analytics: false })}
        >
          {consentTexts.choice.refuse}
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => answer({ ads: true, analytics: true })}
        >
          {consentTexts.choice.accept}
        </button>
        <button type="submit" className={clsx(styles.button, styles.plain, styles.save)}>
          {texts.save}
        </button>
      </div>
    </form>
  )
}

interface PurposeChoiceProps {
  purpose: Purpose
  providers: readonly Provider[]
  isAllowed: boolean
}

function PurposeChoice({ purpose, providers, isAllowed }: PurposeChoiceProps) {
  const { title, about } = texts.purposes[purpose]
  const aboutId = useId()
  return (
    <section className={styles.purpose}>
      <label className={styles.switch}>
        <span className={styles.purposeTitle}>{title}</span>
        <input type="checkbox" name={purpose} defaultChecked={isAllowed} aria-describedby={aboutId} />
      </label>
      <p id={aboutId} className={styles.about}>
        {about}
      </p>
      {providers.map(({ id, name, purpose: reason, receives, stores, policyUrl }) => (
        <details key={id} className={styles.provider}>
          <summary>{name}</summary>
          <p>{texts.purpose(reason)}</p>
          <p>{texts.receives(receives)}</p>
          {stores !== '' && <p>{texts.stores(stores)}</p>}
          <p>
            <a href={policyUrl} target="_blank" rel="noreferrer">
              {texts.policy(name)}
            </a>
          </p>
        </details>
      ))}
    </section>
  )
}
