/** What was saved before, to look at and to go back to. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, describeError } from '../api.ts'
import { TextEditor } from '../editor/text-editor.tsx'
import { formatAgo } from '../format.ts'
import { Button } from '../ui/controls.tsx'
import { Modal } from '../ui/modal.tsx'
import { ErrorBox, Loading } from '../ui/states.tsx'
import { useToast } from '../ui/toasts.tsx'
import { useUndoToast } from '../undo.ts'
import type { DocumentDetail } from './document-data.ts'
import own from './document.module.css'
import forms from './forms.module.css'
import styles from './game.module.css'

const SHOWN = 6

export function DocumentVersions({ detail, hasChanges }: { detail: DocumentDetail; hasChanges: boolean }) {
  const [open, setOpen] = useState<number | null>(null)
  const [isAll, setAll] = useState(false)
  const { versions } = detail
  return (
    <section className={styles.panel} aria-label="Versions">
      <h2>Versions</h2>
      {versions.length === 0 && <p>It was imported, and never edited here.</p>}
      <ol className={styles.history}>
        {versions.slice(0, isAll ? undefined : SHOWN).map(({ number, atMs, personName }) => (
          <li key={number}>
            <span>Version {number}</span>
            <Button kind="quiet" onClick={() => setOpen(number)} aria-label={`Look at version ${number}`}>
              Look
            </Button>
            <small>
              {personName}, {formatAgo(atMs)}
            </small>
          </li>
        ))}
      </ol>
      {!isAll && versions.length > SHOWN && (
        <Button onClick={() => setAll(true)}>All {versions.length} versions</Button>
      )}
      <VersionModal detail={detail} number={open} hasChanges={hasChanges} onClose={() => setOpen(null)} />
    </section>
  )
}

interface VersionModalProps {
  detail: DocumentDetail
  /** Null: closed. */
  number: number | null
  /** Text that is not saved would be hidden by the version that one goes back to. */
  hasChanges?: boolean
  onClose: () => void
}

export function VersionModal({ detail, number, hasChanges = true, onClose }: VersionModalProps) {
  const { kind, id, version, isEditable } = detail
  const client = useQueryClient()
  const toast = useToast()
  const undoToast = useUndoToast()
  const query = useQuery({
    queryKey: ['version', kind, id, number],
    queryFn: () => call('getVersion', { kind, id, number: number! }),
    enabled: number !== null,
  })

  async function restore() {
    try {
      const { auditId } = await call('restoreVersion', { kind, id, number: number! })
      onClose()
      undoToast(`It is as in version ${number} again`, [auditId])
    } catch (error) {
      toast(describeError(error))
    }
    await client.invalidateQueries()
  }

  return (
    <Modal title={`Version ${number ?? ''}`} isOpen={number !== null} onClose={onClose}>
      {query.isLoading && <Loading />}
      {query.isError && <ErrorBox message={describeError(query.error)} />}
      {query.data && (
        <div className={forms.form}>
          <p className={own.versionTitle}>{query.data.text.title}</p>
          <TextEditor
            key={number}
            label={`Text of version ${number}`}
            html={query.data.text.html}
            isEditable={false}
          />
          {isEditable && number !== version && !hasChanges && (
            <Button kind="primary" onClick={() => void restore()}>
              Go back to this version
            </Button>
          )}
          {isEditable && number !== version && hasChanges && (
            <p className={own.note}>Save or discard your changes to go back to this version.</p>
          )}
        </div>
      )}
    </Modal>
  )
}
