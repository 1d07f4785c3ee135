import { Dialog } from '@base-ui/react/dialog'
import { useRef, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './modal.module.css'

export interface ModalProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

export function Modal({ title, isOpen, onClose, children }: ModalProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup ref={popup} className={styles.popup} initialFocus={() => findFirstField(popup.current)}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="Close">
              <Icon name="close" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** A form is begun at its first field; what has none begins with the first button. */
function findFirstField(popup: HTMLElement | null): HTMLElement | true {
  return popup?.querySelector<HTMLElement>('input:not([type=radio], [type=file]), textarea, select') ?? true
}
