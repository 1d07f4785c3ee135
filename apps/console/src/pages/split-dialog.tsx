/** Makes a source a game of its own, after the person has read what becomes of both games. */
import { useState } from 'react'
import type { ResultOf } from '#server/operations/registry.ts'
import { call, describeError } from '../api.ts'
import { Button } from '../ui/controls.tsx'
import { Modal } from '../ui/modal.tsx'
import { ErrorBox } from '../ui/states.tsx'
import { describeSplit, listSplittable, sourceKey, type Merge } from './merges-data.ts'
import forms from './forms.module.css'
import styles from './merges.module.css'

export type SplitReport = ResultOf<'splitGame'>

interface SplitDialogProps {
  merge: Merge
  onClose: () => void
  onSplit: (report: SplitReport) => void
}

export function SplitDialog({ merge, onClose, onSplit }: SplitDialogProps) {
  const offered = listSplittable(merge)
  const [chosen, setChosen] = useState(offered[0])
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function split() {
    if (!chosen) return
    setBusy(true)
    setFault(null)
    try {
      const { provider, providerId } = chosen
      onSplit(await call('splitGame', { slug: merge.slug, provider, providerId }))
    } catch (error) {
      setFault(describeError(error))
      setBusy(false)
    }
  }

  return (
    <Modal title={`Split “${merge.title}”`} isOpen onClose={onClose}>
      <form
        className={forms.form}
        onSubmit={(event) => {
          event.preventDefault()
          void split()
        }}
      >
        <fieldset className={styles.choice}>
          <legend className={forms.legend}>Which source becomes a game of its own?</legend>
          {offered.map((source) => (
            <label key={sourceKey(source)}>
              <input
                type="radio"
                name="source"
                checked={source === chosen}
                onChange={() => setChosen(source)}
              />
              <span>
                {source.label}
                <small>
                  {source.about?.title ?? source.providerId}
                  {source.isPlayed && ', played now'}
                </small>
              </span>
            </label>
          ))}
        </fieldset>
        {chosen && (
          <div className={styles.outcome} aria-live="polite">
            {describeSplit(merge, chosen).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        {fault && <ErrorBox message={fault} />}
        <div className={forms.buttons}>
          <Button kind="danger" type="submit" disabled={isBusy}>
            Split permanently
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Modal>
  )
}
