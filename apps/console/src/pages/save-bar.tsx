/** The bar below a form with unsaved changes. */
import { Button } from '../ui/controls.tsx'
import styles from './game.module.css'

export interface SaveBarProps {
  /** Left out where they are not counted. */
  changes?: number
  isBusy: boolean
  onDiscard(): void
}

export function SaveBar({ changes, isBusy, onDiscard }: SaveBarProps) {
  return (
    <div className={styles.savebar}>
      <p>
        {changes === undefined
          ? 'Unsaved changes'
          : changes === 1
            ? '1 unsaved change'
            : `${changes} unsaved changes`}
      </p>
      <Button kind="primary" type="submit" disabled={isBusy}>
        Save
      </Button>
      <Button onClick={onDiscard}>Discard</Button>
    </div>
  )
}
