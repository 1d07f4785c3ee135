/** Buttons, fields and badges. */
import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './controls.module.css'

export type ButtonKind = 'normal' | 'primary' | 'danger' | 'quiet'

export function buttonClass(kind: ButtonKind = 'normal'): string {
  return kind === 'normal' ? styles.button! : `${styles.button} ${styles[kind]}`
}

export function Button({ kind, ...others }: ComponentProps<'button'> & { kind?: ButtonKind }) {
  return <button type="button" className={buttonClass(kind)} {...others} />
}

interface FieldProps {
  label: string
  /** Beside the label, such as what the feed says. */
  aside?: ReactNode
  hint?: string
  /** What the server refused. */
  fault?: string | null
  children: (props: FieldControl) => ReactNode
}

export interface FieldControl {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
}

export function Field({ label, aside, hint, fault, children }: FieldProps) {
  const id = useId()
  const note = hint || fault ? `${id}-note` : undefined
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({
        id,
        className: styles.input!,
        'aria-describedby': note,
        'aria-invalid': Boolean(fault),
      })}
      {note && (
        <p id={note} className={fault ? styles.fault : styles.hint} role={fault ? 'alert' : undefined}>
          {fault || hint}
        </p>
      )}
    </div>
  )
}

const STATUS_KINDS: Record<string, 'good' | 'bad' | 'wait' | 'neutral'> = {
  published: 'good',
  draft: 'neutral',
  broken: 'wait',
  removed: 'bad',
}

export const STATUS_TEXTS: Record<string, string> = {
  published: 'Published',
  draft: 'Unpublished',
  broken: 'Broken',
  removed: 'Removed',
}

export function StatusBadge({ status }: { status: string }) {
  return (
    <span className={`${styles.badge} ${styles[STATUS_KINDS[status] ?? 'neutral']}`}>
      {STATUS_TEXTS[status] ?? status}
    </span>
  )
}

export function Badge({
  kind,
  children,
}: {
  kind: 'good' | 'bad' | 'wait' | 'neutral'
  children: ReactNode
}) {
  return <span className={`${styles.badge} ${styles[kind]}`}>{children}</span>
}
