/** A game from an archive. */
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import type { GameUploaded } from '#server/operations/uploads.ts'
import { useDraft } from '../drafts.ts'
import { formatBytes } from '../format.ts'
import { useSession } from '../session.tsx'
import { Button, Field } from '../ui/controls.tsx'
import { Modal } from '../ui/modal.tsx'
import { Findings, UploadButtons, UploadFields, useUpload } from './upload-form.tsx'
import forms from './forms.module.css'

interface Draft {
  title: string
  maker: string
  licence: string
  description: string
  instructions: string
  tags: string
  orientation: 'landscape' | 'portrait' | 'any'
  newgroundsApp: string
  newgroundsKey: string
}

const FIELDS = ['title', 'maker', 'licence', 'description', 'instructions', 'tags', 'newgrounds']

export function UploadGame({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [uploaded, setUploaded] = useState<GameUploaded | null>(null)
  function close() {
    setUploaded(null)
    onClose()
  }
  return (
    <Modal title={uploaded ? 'Uploaded' : 'Upload a game'} isOpen={isOpen} onClose={close}>
      {uploaded ? (
        <Uploaded uploaded={uploaded} onClose={close} />
      ) : (
        <UploadGameForm onDone={setUploaded} onClose={close} />
      )}
    </Modal>
  )
}

function UploadGameForm({
  onDone,
  onClose,
}: {
  onDone: (uploaded: GameUploaded) => void
  onClose: () => void
}) {
  const { person } = useSession()
  const [draft, setDraft] = useDraft<Draft>(person.id, 'new upload')
  const upload = useUpload()
  const { fault } = upload
  const faultOf = (field: string) => (fault?.field?.split('.')[0] === field ? fault.message : null)
  const bind = (field: keyof Draft) => ({
    value: draft[field] ?? '',
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [field]: event.target.value }),
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const { newgroundsApp: app = '', newgroundsKey: key = '', ...about } = draft
    const newgrounds = app.trim() === '' ? {} : { newgrounds: { app, key } }
    const uploaded = await upload.send({ ...about, ...newgrounds, tags: (draft.tags ?? '').split(',') })
    if (!uploaded) return
    setDraft({})
    onDone(uploaded)
  }

  return (
    <form className={forms.form} onSubmit={(event) => void submit(event)}>
      <UploadFields upload={upload} />
      <Field label="Title" hint="Left empty: the title of its document" fault={faultOf('title')}>
        {(control) => <input {...control} {...bind('title')} />}
      </Field>
      <div className={forms.pair}>
        <Field label="Maker" hint="Who made it; shown beside the game" fault={faultOf('maker')}>
          {(control) => <input {...control} {...bind('maker')} required />}
        </Field>
        <Field label="Licence" hint="Such as “MIT”, or “by agreement of 1 March”" fault={faultOf('licence')}>
          {(control) => <input {...control} {...bind('licence')} required />}
        </Field>
      </div>
      <Field label="Description" fault={faultOf('description')}>
        {(control) => <textarea {...control} {...bind('description')} />}
      </Field>
      <Field label="How to play" fault={faultOf('instructions')}>
        {(control) => <textarea {...control} {...bind('instructions')} />}
      </Field>
      <div className={forms.pair}>
        <Field label="Tags" hint="Separated by commas" fault={faultOf('tags')}>
          {(control) => <input {...control} {...bind('tags')} />}
        </Field>
        <Field label="Shape">
          {(control) => (
            <select {...control} {...bind('orientation')} value={draft.orientation ?? 'landscape'}>
              <option value="landscape">Landscape</option>
              <option value="portrait">Portrait</option>
              <option value="any">Any</option>
            </select>
          )}
        </Field>
      </div>
      <details>
        <summary>Newgrounds.io</summary>
        <p className={forms.note}>
          Only for a game that unlocks medals there. Its page at Newgrounds shows both under API Tools.
        </p>
        <div className={forms.pair}>
          <Field label="App id" hint="Such as 12345:AbCdEfGh" fault={faultOf('newgrounds')}>
            {(control) => <input {...control} {...bind('newgroundsApp')} />}
          </Field>
          <Field label="Encryption key" hint="AES-128, Base64">
            {(control) => <input {...control} {...bind('newgroundsKey')} />}
          </Field>
        </div>
      </details>
      {fault && ![...FIELDS, 'file'].includes(fault.field?.split('.')[0] ?? '') && (
        <p role="alert">{fault.message}</p>
      )}
      <p className={forms.note}>It is not published yet: try it with a preview first.</p>
      <UploadButtons upload={upload} onCancel={onClose} />
    </form>
  )
}

function Uploaded({ uploaded, onClose }: { uploaded: GameUploaded; onClose: () => void }) {
  const navigate = useNavigate()
  const { title, engine, sdks, facts, slug } = uploaded
  return (
    <div className={forms.form}>
      <p>
        {title}: {facts.files} files, {formatBytes(facts.bytes)}, made with {engine}.
        {sdks.length > 0 && ` It uses the SDK of ${sdks.join(', ')}, which works here.`}
      </p>
      <Findings findings={facts.findings} />
      <div className={forms.buttons}>
        <Button
          kind="primary"
          onClick={() => {
            onClose()
            void navigate(`/games/${slug}`)
          }}
        >
          Open its page
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  )
}
