/** The card of the pages before the session. */
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import styles from './door.module.css'

export function Door({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.door}>
      <title>{`${title} – Playhouse console`}</title>
      <div className={styles.card}>
        <p className={styles.brand}>
          <Icon name="brand" />
          Playhouse console
        </p>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}

/** Why this browser cannot use passkeys here; null when it can. */
export function findPasskeyFault(): string | null {
  if (isSecureContext && 'PublicKeyCredential' in window) return null
  return isSecureContext
    ? 'This browser has no passkeys. Use a newer one.'
    : 'This browser offers passkeys over https only. Open this address in Chrome, Edge or Firefox, or give the console an https address (CONSOLE_ORIGIN).'
}
