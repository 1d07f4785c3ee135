/** A game by its embed address. */
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { call, ConsoleError, describeError } from '../api.ts'
import { useSession } from '../session.tsx'
import { useDraft } from '../drafts.ts'
import { Button, Field } from '../ui/controls.tsx'
import { Modal } from '../ui/modal.tsx'
import { useToast } from '../ui/toasts.tsx'
import { GAMES_KEY } from './game-rows.ts'
import styles from './forms.module.css'

interface Draft {
  address: string
  title: string
  description: string
  instructions: string
  tags: string
  orientation: 'landscape' | 'portrait' | 'any'
}

export function AddGame({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal title="Add a game" isOpen={isOpen} onClose={onClose}>
      <AddGameForm onClose={onClose} />
    </Modal>
  )
}

function AddGameForm({ onClose }: { onClose: () => void }) {
  const { person } = useSession()
  const navigate = useNavigate()
  const client = useQueryClient()
  const toast = useToast()
  const [draft, setDraft] = useDraft<Draft>(person.id, 'new game')
  const [fault, setFault] = useState<{ field: string | null; message: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const faultOf = (field: string) => (fault?.field?.split('.')[0] === field ? fault.message : null)
  const bind = (field: keyof Draft) => ({
    value: draft[field] ?? '',
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [field]: event.target.value }),
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setFault(null)
    try {
      const added = await call('addGame', {
        ...draft,
        address: draft.address ?? '',
        title: draft.title ?? '',
        tags: (draft.tags ?? '').split(','),
      })
      setDraft({})
      toast(
        added.note === null
          ? `${added.title} is a game now`
          : `Added. A feed’s filter would refuse it: ${added.note}`,
      )
      await client.invalidateQueries({ queryKey: [GAMES_KEY] })
      void navigate(`/games/${added.slug}`)
    } catch (error) {
      setFault({ field: error instanceof ConsoleError ? error.field : null, message: describeError(error) })
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <Field
        label="Address"
        hint="https, or a whole <iframe …> as the maker offers it"
        fault={faultOf('address')}
      >
        {(control) => <input {...control} {...bind('address')} required inputMode="url" spellCheck={false} />}
      </Field>
      <Field label="Title" fault={faultOf('title')}>
        {(control) => <input {...control} {...bind('title')} required />}
      </Field>
      <Field label="Description" fault={faultOf('description')}>
        {(control) => <textarea {...control} {...bind('description')} />}
      </Field>
      <Field label="How to play" fault={faultOf('instructions')}>
        {(control) => <textarea {...control} {...bind('instructions')} />}
      </Field>
      <div className={styles.pair}>
        <Field label="Tags" hint="Separated by commas" fault={faultOf('tags')}>
          {(control) => <input {...control} {...bind('tags')} />}
        </Field>
        <Field label="Shape">
          {(control) => (
            <select {...control} {...bind('orientation')}>
              <option value="landscape">Landscape</option>
              <option value="portrait">Portrait</option>
              <option value="any">Any</option>
            </select>
          )}
        </Field>
      </div>
      {fault && !['address', 'title', 'description', 'instructions', 'tags'].includes(fault.field ?? '') && (
        <p role="alert">{fault.message}</p>
      )}
      <p className={styles.note}>
        The game loads from that host when a visitor presses Play. The age rules decide by its words on which
        of your sites it is listed.
      </p>
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" disabled={isBusy}>
          Add and publish
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
