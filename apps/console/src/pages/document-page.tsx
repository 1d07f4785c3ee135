/** One article or page: its text, state, details and versions. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link, useParams } from 'react-router'
import { call, ConsoleError, describeError, putPicture } from '../api.ts'
import { useDraft } from '../drafts.ts'
import { TextEditor } from '../editor/text-editor.tsx'
import { useSession } from '../session.tsx'
import { QueryFault } from '../query-fault.tsx'
import { Button, buttonClass, Field } from '../ui/controls.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page.tsx'
import { ErrorBox, Loading } from '../ui/states.tsx'
import { useToast } from '../ui/toasts.tsx'
import { useUndoToast } from '../undo.ts'
import { ChangeHistory } from './change-history.tsx'
import type { DocumentDetail, DocumentText, Kind } from './document-data.ts'
import { DocumentDetails } from './document-details.tsx'
import { DocumentState } from './document-state.tsx'
import { DocumentVersions, VersionModal } from './document-versions.tsx'
import { DocumentBadge } from './documents-page.tsx'
import { Preview } from './preview.tsx'
import { SaveBar } from './save-bar.tsx'
import styles from './game.module.css'
import own from './document.module.css'

interface Draft extends DocumentText {
  /** The version that it began with. */
  base: number
}

interface DocumentRefusal {
  code: string
  field: string | null
  message: string
}

export const ArticlePage = () => <DocumentPage kind="article" />
export const OwnPagePage = () => <DocumentPage kind="page" />

function DocumentPage({ kind }: { kind: Kind }) {
  const id = Number(useParams().id)
  const query = useQuery({
    queryKey: ['document', kind, id],
    queryFn: () => call('getDocument', { kind, id }),
  })
  return (
    <>
      <Link className={styles.back} to={`/${kind}s`}>
        <Icon name="back" size={15} />
        {kind === 'article' ? 'Articles' : 'Pages'}
      </Link>
      {query.isPending && <Loading />}
      <QueryFault query={query} />
      {query.data && <DocumentForm key={`${kind} ${id}`} detail={query.data} />}
    </>
  )
}

function DocumentForm({ detail }: { detail: DocumentDetail }) {
  const { kind, id, status, url, isEditable } = detail
  const { person, sites } = useSession()
  const toast = useToast()
  const [draft, setDraft] = useDraft<Draft>(person.id, `${kind} ${id}`)
  const { refusal, isBusy, save, noteChange, clearRefusal } = useSave(detail, draft, () => setDraft({}))
  const saved: DocumentText = { ...detail.text, site: detail.site }
  const { base: _, ...changes } = draft
  const text: DocumentText = { ...saved, ...changes }
  const changed = Object.keys(changes).length
  const faultOf = (field: string) => (refusal?.field === field ? refusal.message : null)

  function change(next: Partial<DocumentText>) {
    const all = { ...changes, ...next }
    const remaining = Object.entries(all).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(saved[field as keyof DocumentText]),
    )
    setDraft(
      remaining.length === 0 ? {} : { ...Object.fromEntries(remaining), base: draft.base ?? detail.version },
    )
    noteChange(Object.keys(next))
  }

  function discard() {
    setDraft({})
    clearRefusal()
  }

  const preview = {
    subject: `${kind} ${id}`,
    input: text,
    make: (unsaved: DocumentText) =>
      call('previewDocument', { kind, id, ...unsaved, host: sites[0]?.host ?? null }),
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    await save(text)
  }

  return (
    <>
      <PageHead
        title={saved.title || '(no title)'}
        sub={kind === 'page' ? `/privacyIndex/${text.slug}` : undefined}
      >
        <DocumentBadge status={status} />
        {url !== null && (
          <a className={buttonClass()} href={url} target="_blank" rel="noreferrer">
            <Icon name="outside" size={15} />
            Open
          </a>
        )}
      </PageHead>
      <div className={styles.columns}>
        <form className={own.form} noValidate onSubmit={(event) => void submit(event)}>
          {!isEditable && (
            <p className={own.note}>This belongs to every site; only people of all sites change it.</p>
          )}
          <Preview place="button" {...preview} />
          <Field label="Title" fault={faultOf('title')}>
            {(control) => (
              <input
                {...control}
                className={`${control.className} ${own.title}`}
                disabled={!isEditable}
                value={text.title}
                onChange={({ target }) => change({ title: target.value })}
              />
            )}
          </Field>
          <TextEditor
            label="Text"
            html={text.html}
            isEditable={isEditable}
            fault={faultOf('html')}
            onChange={(html) => change({ html })}
            onUpload={(file) => putPicture(kind, id, file)}
            onUploadError={(error) => toast(describeError(error))}
          />
          <DocumentDetails detail={detail} text={text} faultOf={faultOf} onChange={change} />
          {isEditable && (changed > 0 || refusal) && (
            <div className={own.saving}>
              <Refusal refusal={refusal} detail={detail} onTake={discard} />
              {changed > 0 && <SaveBar changes={changed} isBusy={isBusy} onDiscard={discard} />}
            </div>
          )}
        </form>
        <div className={styles.side}>
          <Preview place="side" {...preview} />
          <DocumentState
            detail={detail}
            onBefore={async () => changed === 0 || (await save(text))}
            hasChanges={changed > 0}
          />
          <DocumentVersions detail={detail} hasChanges={changed > 0} />
          <ChangeHistory history={detail.history} empty="Nothing was changed yet." />
        </div>
      </div>
    </>
  )
}

/** After a conflict the page has the other's version, and the draft is still there. */
function Refusal({
  refusal,
  detail,
  onTake,
}: {
  refusal: DocumentRefusal | null
  detail: DocumentDetail
  onTake: () => void
}) {
  const [isLooking, setLooking] = useState(false)
  if (!refusal) return null
  if (refusal.code !== 'conflict')
    return (
      <ErrorBox
        message={refusal.field === null ? refusal.message : `Nothing was saved. ${refusal.message}`}
      />
    )
  const [newest] = detail.versions
  return (
    <div className={own.theirs} role="alert">
      <p>
        Nothing was saved: {newest?.personName} saved version {newest?.number} since you opened this. Your
        text is still here. Save again to put it in its place; theirs stays among the versions.
      </p>
      <Button onClick={() => setLooking(true)}>Look at theirs</Button>
      <Button onClick={onTake}>Take theirs</Button>
      {newest && (
        <VersionModal
          detail={detail}
          number={isLooking ? newest.number : null}
          onClose={() => setLooking(false)}
        />
      )}
    </div>
  )
}

function useSave(detail: DocumentDetail, draft: Partial<Draft>, onSaved: () => void) {
  const { kind, id, version } = detail
  const client = useQueryClient()
  const toast = useToast()
  const undoToast = useUndoToast()
  const [refusal, setRefusal] = useState<DocumentRefusal | null>(null)
  const [isBusy, setBusy] = useState(false)

  /** Resolves with whether it was saved. */
  async function save(text: DocumentText): Promise<boolean> {
    setBusy(true)
    // After a conflict the person knows of the newest version.
    const expected = refusal?.code === 'conflict' ? version : (draft.base ?? version)
    let isSaved = false
    try {
      const { auditId, notes } = await call('saveDocument', { kind, id, ...text, expected })
      isSaved = true
      await client.invalidateQueries()
      onSaved()
      setRefusal(null)
      undoToast(detail.status === 'published' ? 'Saved. Your sites show it within seconds' : 'Saved', [
        auditId,
      ])
      if (notes.length > 0) toast(`Left out: ${notes.slice(0, 3).join('; ')}`)
    } catch (error) {
      const refused = error instanceof ConsoleError ? error : null
      setRefusal({
        code: refused?.code ?? 'failed',
        field: refused?.field ?? null,
        message: describeError(error),
      })
      await client.invalidateQueries()
    }
    setBusy(false)
    return isSaved
  }

  /** What was refused of these fields may be right by now. A conflict stays until it is decided. */
  const noteChange = (fields: readonly string[]) =>
    setRefusal((now) =>
      now === null || now.code === 'conflict' || (now.field !== null && !fields.includes(now.field))
        ? now
        : null,
    )

  return { refusal, isBusy, save, noteChange, clearRefusal: () => setRefusal(null) }
}
