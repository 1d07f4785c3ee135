/** Publish, schedule, unpublish, delete. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { call, ConsoleError, describeError } from '../api.ts'
import { formatTime } from '../format.ts'
import { Button, Field } from '../ui/controls.tsx'
import { Modal } from '../ui/modal.tsx'
import { useToast } from '../ui/toasts.tsx'
import { useUndoToast } from '../undo.ts'
import type { DocumentDetail } from './document-data.ts'
import forms from './forms.module.css'
import styles from './game.module.css'

type Status = DocumentDetail['status']

interface DocumentStateProps {
  detail: DocumentDetail
  hasChanges: boolean
  /** Saves what is not saved yet; resolves with whether that went well. */
  onBefore: () => Promise<boolean>
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

export function DocumentState({ detail, hasChanges, onBefore }: DocumentStateProps) {
  const { kind, id, status, publishedAtMs, isEditable } = detail
  const client = useQueryClient()
  const toast = useToast()
  const undoToast = useUndoToast()
  const [time, setTime] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isDeleting, setDeleting] = useState(false)

  async function set(next: Status, done: string, atMs: number | null = null) {
    setFault(null)
    if (next !== 'draft' && !(await onBefore())) return
    try {
      const { auditId } = await call('setDocumentStatus', { kind, id, status: next, atMs })
      undoToast(done, [auditId])
    } catch (error) {
      if (error instanceof ConsoleError && error.field === 'atMs') setFault(error.message)
      else toast(describeError(error))
    }
    await client.invalidateQueries()
  }

  function schedule() {
    const atMs = new Date(time).getTime()
    if (Number.isNaN(atMs)) setFault('Choose a day and a time')
    else void set('scheduled', `It will be published on ${formatTime(atMs)}`, atMs)
  }

  const first = hasChanges ? 'Save and publish' : 'Publish'
  return (
    <section className={styles.panel} aria-label="State">
      <h2>State</h2>
      <p>{describeStatus(status, publishedAtMs)}</p>
      {isEditable && (
        <>
          <div className={forms.buttons}>
            {status !== 'published' && (
              <Button
                kind="primary"
                onClick={() => void set('published', 'Published. Your sites show it within seconds')}
              >
                {first}
              </Button>
            )}
            {status !== 'draft' && (
              <Button
                onClick={() =>
                  void set('draft', status === 'scheduled' ? 'Not scheduled any more' : 'Unpublished')
                }
              >
                {status === 'scheduled' ? 'Do not publish' : 'Unpublish'}
              </Button>
            )}
          </div>
          {status !== 'published' && (
            <>
              <Field
                label={status === 'scheduled' ? 'Another time' : 'Publish later'}
                hint={`In your time zone, ${zone}`}
                fault={fault}
              >
                {(control) => (
                  <input
                    {...control}
                    type="datetime-local"
                    value={time}
                    onChange={({ target }) => setTime(target.value)}
                  />
                )}
              </Field>
              <Button onClick={schedule}>{hasChanges ? 'Save and schedule' : 'Schedule'}</Button>
            </>
          )}
          <Button kind="quiet" onClick={() => setDeleting(true)}>
            Delete…
          </Button>
          <DeleteModal detail={detail} isOpen={isDeleting} onClose={() => setDeleting(false)} />
        </>
      )}
    </section>
  )
}

function describeStatus(status: Status, atMs: number | null): string {
  if (status === 'draft') return 'A draft: no visitor sees it.'
  if (status === 'published') return 'Published: visitors see what is saved.'
  return `Scheduled: it will be published on ${atMs === null ? 'no day' : formatTime(atMs)} (${zone}).`
}

function DeleteModal({
  detail: { kind, id, title },
  isOpen,
  onClose,
}: {
  detail: DocumentDetail
  isOpen: boolean
  onClose: () => void
}) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const toast = useToast()
  const undoToast = useUndoToast()

  async function remove() {
    try {
      const { auditId } = await call('removeDocument', { kind, id })
      void navigate(`/${kind}s`)
      undoToast(`“${title}” is deleted`, [auditId])
      client.removeQueries({ queryKey: ['document', kind, id] })
      await client.invalidateQueries({ queryKey: ['documents'] })
    } catch (error) {
      toast(describeError(error))
    }
  }

  return (
    <Modal title={`Delete this ${kind}?`} isOpen={isOpen} onClose={onClose}>
      <div className={forms.form}>
        <p>
          “{title}” is deleted with its versions and pictures. For a month this can be undone in the audit.
        </p>
        <div className={forms.buttons}>
          <Button kind="danger" onClick={() => void remove()}>
            Delete
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </Modal>
  )
}
