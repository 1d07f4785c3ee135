/** Short notes about what was done, often with a button that takes it back. */
import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'
import { buttonClass } from './controls.tsx'
import { Icon } from './icon.tsx'
import styles from './toasts.module.css'

const SHOWN_MS = 5_000
/** Long ones are read longer. */
const SHOWN_MS_A_CHARACTER = 80
const SHOWN_WITH_ACTION_MS = 12_000

export function ToastRegion({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider timeout={SHOWN_MS}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
      <Toast.Title className={styles.text} />
      {toast.actionProps && <Toast.Action className={buttonClass()} />}
      <Toast.Close className={styles.close} aria-label="Close">
        <Icon name="close" size={16} />
      </Toast.Close>
    </Toast.Root>
  ))
}

/** `undo` gets a button; the note closes when it is pressed. */
export function useToast(): (text: string, undo?: () => void) => void {
  const manager = Toast.useToastManager()
  return (text, undo) => {
    // The same words again are one note. A button belongs to one change.
    for (const other of manager.toasts)
      if (other.title === text && !other.actionProps) manager.close(other.id)
    const id = manager.add({
      title: text,
      timeout: undo ? SHOWN_WITH_ACTION_MS : Math.max(SHOWN_MS, text.length * SHOWN_MS_A_CHARACTER),
      ...(undo && {
        actionProps: {
          children: 'Undo',
          onClick() {
            manager.close(id)
            undo()
          },
        },
      }),
    })
  }
}
