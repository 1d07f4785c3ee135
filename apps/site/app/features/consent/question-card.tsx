/** The question at the bottom of the window: the age, then consent. It takes no focus and covers no control for long. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { clsx } from '#app/ui/clsx.ts'
import type { Provider } from '#app/features/privacy/providers.ts'
import { answerChoice, answerYear } from './consent.ts'
import { consentTexts as texts } from './consent-texts.ts'
import type { Purpose } from './consent-rules.ts'
import { avoidPlayButton } from './avoid-play-button.ts'
import styles from './consent.module.css'

export interface QuestionCardProps {
  question: 'age' | 'choice'
  providers: readonly Provider[]
  siteName: string
  onChoose: () => void
}

export function QuestionCard({ question, ...choice }: QuestionCardProps) {
  const ref = useRef<HTMLElement>(null)
  const titleId = useId()
  useRoomBelow(ref, question)
  useRoomBesidePlay(ref, question)
  useFocusOnNext(ref, question)
  useFocusAfterwards(ref)
  return (
    <section ref={ref} className={styles.card} aria-labelledby={titleId} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {texts.announced}
      </p>
      {question === 'age' ? (
        <AgeQuestion titleId={titleId} />
      ) : (
        <ChoiceQuestion titleId={titleId} {...choice} />
      )}
    </section>
  )
}

const OLDEST_YEARS = 100

function AgeQuestion({ titleId }: { titleId: string }) {
  const [isMissing, setIsMissing] = useState(false)
  const yearId = useId()
  const [thisYear] = useState(() => new Date().getFullYear())
  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const year = Number(new FormData(event.currentTarget).get('year'))
    setIsMissing(year === 0)
    if (year > 0) answerYear(year)
    else document.getElementById(yearId)?.focus()
  }
  return (
    <form className={styles.age} onSubmit={answer} noValidate>
      <h2 id={titleId}>
        <label htmlFor={yearId}>{texts.age.title}</label>
      </h2>
      <p className={styles.about}>{texts.age.about}</p>
      <div className={styles.year}>
        <select
          id={yearId}
          name="year"
          defaultValue=""
          aria-invalid={isMissing}
          aria-describedby={`${yearId}-missing`}
        >
          <option value="">{texts.age.pick}</option>
          {Array.from({ length: OLDEST_YEARS + 1 }, (_, ago) => (
            <option key={ago}>{thisYear - ago}</option>
          ))}
        </select>
        <button type="submit" className={styles.button}>
          {texts.age.next}
        </button>
      </div>
      <p id={`${yearId}-missing`} className={styles.missing} role="alert">
        {isMissing && texts.age.missing}
      </p>
    </form>
  )
}

const PURPOSES: readonly Purpose[] = ['analytics', 'ads']

function ChoiceQuestion({
  titleId,
  providers,
  siteName,
  onChoose,
}: Omit<QuestionCardProps, 'question'> & { titleId: string }) {
  const answer = (isAllowed: boolean) => answerChoice({ ads: isAllowed, analytics: isAllowed })
  return (
    <>
      <div className={styles.words} data-words>
        <h2 id={titleId}>{texts.choice.title}</h2>
        <p className={styles.about}>{texts.choice.about(siteName)}</p>
        <ul className={styles.purposes}>
          {PURPOSES.map((purpose) => {
            const names = providers.filter(({ kind }) => kind === purpose).map(({ name }) => name)
            return names.length > 0 && <li key={purpose}>{texts.choice.purpose(purpose, names)}</li>
          })}
        </ul>
      </div>
      <div className={styles.answers}>
        <button type="button" className={styles.button} onClick={() => answer(false)}>
          {texts.choice.refuse}
        </button>
        <button type="button" className={styles.button} onClick={() => answer(true)}>
          {texts.choice.accept}
        </button>
        <button type="button" className={clsx(styles.button, styles.plain)} onClick={onChoose}>
          {texts.choice.choose}
        </button>
      </div>
    </>
  )
}

/** The page grows by the card's height, so that everything can be scrolled out from under it, also by the keyboard. */
function useRoomBelow(ref: React.RefObject<HTMLElement | null>, question: string): void {
  useEffect(() => {
    const root = document.documentElement
    root.dataset.asking = ''
    root.style.setProperty('--question-height', `${(ref.current?.offsetHeight ?? 0) + 24}px`)
    return () => {
      delete root.dataset.asking
      root.style.removeProperty('--question-height')
    }
  }, [ref, question])
}

/** Play is never covered, on any page and at any scroll position. */
function useRoomBesidePlay(ref: React.RefObject<HTMLElement | null>, question: string): void {
  const { pathname } = useLocation()
  useEffect(() => (ref.current ? avoidPlayButton(ref.current) : undefined), [ref, question, pathname])
}

/** After an answer by keyboard, the focus moves to the next question. */
function useFocusOnNext(ref: React.RefObject<HTMLElement | null>, question: string): void {
  const asked = useRef(question)
  useEffect(() => {
    if (asked.current === question) return
    asked.current = question
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  }, [ref, question])
}

/** After an answer by keyboard, the focus moves to the page's content. */
function useFocusAfterwards(ref: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const card = ref.current
    return () => {
      // When the card is removed, its focus is already on the body.
      if (card && document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true })
    }
  }, [ref])
}
