/** Asks before a category of the operator's own is removed, and says what becomes of its games and its address. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, describeError } from '../api.ts'
import { Button } from '../ui/controls.tsx'
import { Modal } from '../ui/modal.tsx'
import { ErrorBox } from '../ui/states.tsx'
import { useUndoToast } from '../undo.ts'
import { countGames, type Category } from './categories-data.ts'
import forms from './forms.module.css'

interface RemoveCategoryProps {
  category: Category
  onClose: () => void
}

export function RemoveCategory({ category, onClose }: RemoveCategoryProps) {
  const { id, label, path, games, sameAs } = category
  const client = useQueryClient()
  const undoToast = useUndoToast()
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    setFault(null)
    try {
      const { auditId } = await call('removeCategories', { ids: [id] })
      undoToast(`${label} is removed`, [auditId])
      onClose()
    } catch (error) {
      setFault(describeError(error))
    }
    setBusy(false)
    await client.invalidateQueries()
  }

  return (
    <Modal title={`Remove ${label}?`} isOpen onClose={onClose}>
      <div className={forms.form}>
        <p>
          {games ? describeGames(games) : 'It has no games.'} Rows of home pages that show it are left out.
        </p>
        <p>
          Its address {path} answers “404 Not Found” within seconds, and no other category ever gets it.
          {sameAs.length > 0 &&
            ` ${sameAs.length === 1 ? 'The tag' : 'The tags'} ${sameAs.join(', ')} ${
              sameAs.length === 1 ? 'has a page' : 'have pages'
            } again.`}
        </p>
        <p className={forms.note}>Undo, here or in the history, brings it back with its address.</p>
        {fault !== null && <ErrorBox message={fault} />}
        <div className={forms.buttons}>
          <Button kind="danger" disabled={isBusy} onClick={() => void remove()}>
            Remove the category
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </Modal>
  )
}

const describeGames = (count: number) =>
  count === 1
    ? 'Its 1 game stays, and so do its other categories.'
    : `Its ${countGames(count)} stay, and so do their other categories.`
