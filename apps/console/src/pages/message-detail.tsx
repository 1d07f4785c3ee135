/** One message: its text, and an answer that the person's own mail program sends. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResultOf } from '#server/operations/registry.ts'
import { call, describeError } from '../api.ts'
import { useDraft } from '../drafts.ts'
import { formatAgo, formatTime } from '../format.ts'
import { useMay, useSession } from '../session.tsx'
import { Badge, Button, buttonClass, Field } from '../ui/controls.tsx'
import { useToast } from '../ui/toasts.tsx'
import { AnswerForm, ANSWERS_KEY } from './saved-answers.tsx'
import styles from './inbox.module.css'

export type Message = ResultOf<'listMessages'>['messages'][number]

/** As on the contact page. */
export const TOPIC_TEXTS: Readonly<Record<string, string | undefined>> = {
  game: 'A game',
  idea: 'An idea',
  question: 'A question',
  privacy: 'Privacy',
  'grown-up': 'Parent or teacher',
  maker: 'Makes games',
  other: 'Other',
}

/** Mail programs refuse long addresses. */
const MAX_QUOTE_CHARS = 1000

export function MessageDetail({ message }: { message: Message }) {
  const { id, site, topic, body, email, createdAtMs, resolvedAtMs } = message
  const { isBusy, resolve, reopen } = useMessageActions(id)
  return (
    <article className={styles.detail}>
      <header>
        <h2>{TOPIC_TEXTS[topic] ?? topic}</h2>
        <p className={styles.dim}>
          {site}, {formatTime(createdAtMs)}
        </p>
      </header>
      <p className={styles.body}>{body}</p>
      <p className={styles.dim}>{email === '' ? 'The visitor left no e-mail address.' : email}</p>
      {resolvedAtMs === null ? (
        <>
          {email !== '' && <Answer message={message} />}
          <div className={styles.actions}>
            <Button kind="primary" disabled={isBusy} onClick={resolve}>
              Mark as answered
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.actions}>
          <Badge kind="good">Answered {formatAgo(resolvedAtMs)}</Badge>
          <Button disabled={isBusy} onClick={reopen}>
            Open again
          </Button>
        </div>
      )}
    </article>
  )
}

function useMessageActions(id: number) {
  const client = useQueryClient()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)

  async function run(work: () => Promise<unknown>, done: string, undo?: () => void) {
    setBusy(true)
    try {
      await work()
      toast(done, undo)
    } catch (error) {
      toast(describeError(error))
    }
    setBusy(false)
    await client.invalidateQueries()
  }
  const reopen = () => void run(() => call('reopenMessages', { ids: [id] }), 'Open again')
  const resolve = () => void run(() => call('resolveMessages', { ids: [id] }), 'Marked as answered', reopen)
  return { isBusy, resolve, reopen }
}

function Answer({ message: { id, site, body, email } }: { message: Message }) {
  const may = useMay()
  const { person } = useSession()
  const [{ text = '' }, setDraft] = useDraft<{ text: string }>(person.id, `answer to message ${id}`)
  const [isSaving, setSaving] = useState(false)
  const saved = useQuery({ queryKey: ANSWERS_KEY, queryFn: () => call('listAnswers', {}) })
  const write = (next: string) => setDraft(next === '' ? {} : { text: next })
  const insert = (name: string) => {
    const answer = saved.data?.answers.find((one) => one.name === name)
    if (answer) write(text.trim() === '' ? answer.text : `${text.trimEnd()}\n\n${answer.text}`)
  }
  const quote = body.slice(0, MAX_QUOTE_CHARS).replaceAll(/^/gm, '> ')
  const subject = encodeURIComponent(`Your message to ${site}`)
  const mailBody = encodeURIComponent(`${text}\n\n${quote}`)
  return (
    <div className={styles.answer}>
      <Field label="Answer" hint="Your own mail program sends it">
        {(control) => (
          <textarea {...control} rows={5} value={text} onChange={({ target }) => write(target.value)} />
        )}
      </Field>
      <div className={styles.actions}>
        {saved.data && saved.data.answers.length > 0 && (
          <Field label="Insert a saved answer">
            {(control) => (
              <select {...control} value="" onChange={({ target }) => insert(target.value)}>
                <option value="">Choose one</option>
                {saved.data.answers.map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      <div className={styles.actions}>
        <a className={buttonClass()} href={`mailto:${email}?subject=${subject}&body=${mailBody}`}>
          Answer by e-mail
        </a>
        {may('answers.edit') && text.trim() !== '' && (
          <Button onClick={() => setSaving(true)}>Save for other messages</Button>
        )}
      </div>
      {isSaving && <AnswerForm initial={{ name: '', text }} onClose={() => setSaving(false)} />}
    </div>
  )
}
