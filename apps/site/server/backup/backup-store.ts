/** Where backups are: a folder, or a bucket of an S3-compatible store. A backup has its name only when it is complete. */
import type { Readable } from 'node:stream'

export interface StoredBackup {
  name: string
  bytes: number
}

export interface BackupStore {
  /** For messages. */
  place: string
  put(name: string, bytes: Readable): Promise<StoredBackup>
  /** Oldest first; only files with the name of a backup. */
  list(): Promise<StoredBackup[]>
  read(name: string): Promise<Readable>
  remove(name: string): Promise<void>
}

const NAME_RE = /^playhouse-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.backup(?:\.age)?$/

export const isBackupName = (name: string) => NAME_RE.test(name)

/** Sorted by name, backups are sorted by time. */
export function nameBackup(timeMs: number, isEncrypted: boolean): string {
  const time = new Date(timeMs).toISOString().slice(0, 19).replaceAll(':', '-')
  return `playhouse-${time}Z.backup${isEncrypted ? '.age' : ''}`
}
