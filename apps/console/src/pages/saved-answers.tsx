/** Texts that answer many messages. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { ResultOf } from '#server/operations/registry.ts'
import { call, toFormFault, type FormFault } from '../api.ts'
import { QueryFault } from '../query-fault.tsx'
import { useMay } from '../session.tsx'
import { Button, Field } from '../ui/controls.tsx'
import { Modal } from '../ui/modal.tsx'
import { Empty, ErrorBox, Loading } from '../ui/states.tsx'
import { useToast } from '../ui/toasts.tsx'
import { useRun } from '../use-run.ts'
import forms from './forms.module.css'
import styles from './inbox.module.css'

type SavedAnswer = ResultOf<'listAnswers'>['answers'][number]

export const ANSWERS_KEY = ['answers'] as const
const FIELDS = ['name', 'text'] as const

export function SavedAnswers({ onClose }: { onClose: () => void }) {
  const may = useMay()
  const run = useRun()
  const toast = useToast()
  const query = useQuery({ queryKey: ANSWERS_KEY, queryFn: () => call('listAnswers', {}) })
  const [edited, setEdited] = useState<SavedAnswer | null>(null)
  const remove = (answer: SavedAnswer) =>
    run(async () => {
      await call('removeAnswer', { name: answer.name })
      toast(`“${answer.name}” is removed`, () => void run(() => call('saveAnswer', answer)))
    })
  if (edited) return <AnswerForm initial={edited} onClose={() => setEdited(null)} />
  return (
    <Modal title="Saved answers" isOpen onClose={onClose}>
      <div className={forms.form}>
        {query.isPending && <Loading />}
        <QueryFault query={query} />
        {query.data?.answers.length === 0 && (
          <Empty title="No saved answers yet">
            <p>Save a text that answers many messages, and insert it with two presses.</p>
          </Empty>
        )}
        <ul className={styles.answers}>
          {query.data?.answers.map((answer) => (
            <li key={answer.name}>
              <div>
                <strong>{answer.name}</strong>
                <p className={styles.preview}>{answer.text}</p>
              </div>
              {may('answers.edit') && (
                <div className={forms.buttons}>
                  <Button aria-label={`Edit ${answer.name}`} onClick={() => setEdited(answer)}>
                    Edit
                  </Button>
                  <Button aria-label={`Remove ${answer.name}`} onClick={() => void remove(answer)}>
                    Remove
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
        {may('answers.edit') && (
          <div className={forms.buttons}>
            <Button kind="primary" onClick={() => setEdited({ name: '', text: '' })}>
              Add an answer
            </Button>
          </div>
        )}
      </div>
    </Modal>
  )
}

/** `initial.name` is empty for a new one. */
export function AnswerForm({ initial, onClose }: { initial: SavedAnswer; onClose: () => void }) {
  const client = useQueryClient()
  const run = useRun()
  const toast = useToast()
  const [answer, setAnswer] = useState(initial)
  const [fault, setFault] = useState<FormFault | null>(null)
  const isOther = initial.name !== '' && answer.name.trim().toLowerCase() !== initial.name.toLowerCase()

  async function save(event: FormEvent) {
    event.preventDefault()
    try {
      const { name, replaced } = await call('saveAnswer', answer)
      if (isOther) await call('removeAnswer', { name: initial.name })
      const undo = async () => {
        await (replaced ? call('saveAnswer', replaced) : call('removeAnswer', { name }))
        if (isOther) await call('saveAnswer', initial)
      }
      toast(replaced ? `“${name}” is changed` : `“${name}” is saved`, () => void run(undo))
      onClose()
    } catch (error) {
      setFault(toFormFault(error, FIELDS))
    }
    await client.invalidateQueries({ queryKey: ANSWERS_KEY })
  }

  return (
    <Modal title={initial.name === '' ? 'Save an answer' : 'Edit the answer'} isOpen onClose={onClose}>
      <form className={forms.form} onSubmit={(event) => void save(event)}>
        <Field label="Name" hint="One of the same name is replaced" fault={fault?.fields.name ?? null}>
          {(control) => (
            <input
              {...control}
              value={answer.name}
              onChange={({ target }) => setAnswer({ ...answer, name: target.value })}
            />
          )}
        </Field>
        <Field label="Text" fault={fault?.fields.text ?? null}>
          {(control) => (
            <textarea
              {...control}
              rows={8}
              value={answer.text}
              onChange={({ target }) => setAnswer({ ...answer, text: target.value })}
            />
          )}
        </Field>
        {fault && Object.keys(fault.fields).length === 0 && <ErrorBox message={fault.message} />}
        <div className={forms.buttons}>
          <Button kind="primary" type="submit">
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Modal>
  )
}
