import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseIcon } from './icons.tsx'
import buttons from './button.module.css'
import styles from './dialog.module.css'

export interface DialogProps {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** The browser's own modal dialog: it traps the focus, closes on Escape and returns the focus. */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!dialog.open) dialog.showModal()
    return () => dialog.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        // Only the backdrop is the dialog itself; its content is in the box.
        if (event.target === ref.current) ref.current.close()
      }}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className={buttons.round}
            aria-label={closeLabel}
            onClick={() => ref.current?.close()}
          >
            <CloseIcon />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
