/** Opens the store that an address names. */
import { basename, dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { BackupError } from './backup-format.ts'
import { parseS3Place, resolvePlace, S3_PREFIX, type S3Access } from './backup-place.ts'
import { isBackupName, type BackupStore } from './backup-store.ts'
import { openFolderStore } from './folder-store.ts'

/** `place` as `resolvePlace` gives it. Throws `BackupError` where it names a bucket and there are no keys. */
export async function openBackupStore(place: string, s3: S3Access | null): Promise<BackupStore> {
  if (!place.startsWith(S3_PREFIX)) return openFolderStore(place)
  const parsed = parseS3Place(place)
  if (!parsed)
    throw new BackupError(
      'store',
      `${place} is no bucket: it is written as s3://bucket or s3://bucket/prefix`,
    )
  if (!s3)
    throw new BackupError(
      'store',
      `${place} needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET, the keys of that store`,
    )
  // Loaded when it is used: the client has two megabytes of scripts.
  const { openS3Store } = await import('./s3-store.ts')
  return openS3Store(parsed, s3)
}

/** One backup of a store, by its whole address: the path of a file (whose name may be any), or `s3://bucket/prefix/name`. */
export async function openStoredBackup(
  address: string,
  s3: S3Access | null,
): Promise<{ place: string; read(): Promise<Readable> }> {
  const place = resolvePlace(address)
  const name = basename(place)
  if (place.startsWith(S3_PREFIX) && !isBackupName(name))
    throw new BackupError('store', `${place} is no backup: the address ends in the name of one`)
  const store = await openBackupStore(dirname(place), s3)
  return { place, read: () => store.read(name) }
}
