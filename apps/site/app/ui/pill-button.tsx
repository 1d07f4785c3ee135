import type { ReactNode } from 'react'
import { clsx } from './clsx.ts'
import styles from './pill-button.module.css'

export interface PillButtonProps {
  /** The button's accessible name and tooltip. Contains `text`, so that speech input works. */
  label: string
  icon: ReactNode
  /** Shown beside the icon; most buttons have only their name. */
  text?: string
  /** For buttons that stay down. */
  isPressed?: boolean
  tone?: 'go' | 'danger' | 'love'
  isDisabled?: boolean
  className?: string
  onPress: () => void
}

/** A round button with a drawn icon, at least 44 px in each direction. */
export function PillButton(props: PillButtonProps) {
  const { label, icon, text, isPressed, tone = 'go', isDisabled, className, onPress } = props
  return (
    <button
      type="button"
      className={clsx(styles.pill, isPressed && styles[tone], className)}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      {icon}
      {text && <span>{text}</span>}
    </button>
  )
}
