/** Whether the list of a feed shows only a part of its provider's games. */
import { useState } from 'react'
import { call } from '../api.ts'
import { useMay } from '../session.tsx'
import { useUndoToast } from '../undo.ts'
import { useRun } from '../use-run.ts'
import forms from './forms.module.css'
import styles from './refused.module.css'

export const ROLLING_TEXT =
  'It shows only a part of the provider’s games, so an import that replaces most of them does not wait for you.'

type FeedName = { id: number } | { provider: string; slice: string }

interface RollingSwitchProps {
  name: FeedName
  isRolling: boolean
  label: string
  /** Which list, where several have the same label. */
  about: string
  /** Below the label. */
  hint?: string
}

export function RollingSwitch({ name, isRolling, label, about, hint }: RollingSwitchProps) {
  const may = useMay()
  const run = useRun()
  const undoToast = useUndoToast()
  /** While it is stored. */
  const [wanted, setWanted] = useState<boolean | null>(null)

  async function store(next: boolean) {
    setWanted(next)
    await run(async () => {
      const { auditId } = await call('setFeed', { ...name, isRolling: next } as never)
      undoToast(next ? 'The list is rolling' : 'The list is not rolling', [auditId])
    })
    setWanted(null)
  }

  return (
    <div className={styles.switch}>
      <label className={forms.check}>
        <input
          type="checkbox"
          aria-label={`${label}: ${about}`}
          checked={wanted ?? isRolling}
          disabled={!may('feeds.edit')}
          onChange={({ target }) => wanted === null && void store(target.checked)}
        />
        {label}
      </label>
      {hint && <p>{hint}</p>}
    </div>
  )
}
