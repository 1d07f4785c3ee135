/** Backups in a bucket of Amazon S3 or of a store that speaks its protocol (MinIO, Ceph, OpenStack Swift, R2, B2 …). */
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { BackupError } from './backup-format.ts'
import { isBackupName, type BackupStore, type StoredBackup } from './backup-store.ts'
import { S3_PREFIX, type S3Access, type S3Place } from './backup-place.ts'

/** One part is in memory at a time; a store takes 10,000 of them, so that a backup may have 160 GB. */
const PART_BYTES = 16 * 1024 ** 2
const ATTEMPTS = 3
const CONNECT_TIMEOUT_MS = 5000
const IDLE_TIMEOUT_MS = 60_000

const NETWORK_FAULTS =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|E(?:HOST|NET)UNREACH|TimeoutError)$/

export function openS3Store({ bucket, prefix }: S3Place, access: S3Access): BackupStore {
  const client = createClient(access)
  const place = `${S3_PREFIX}${bucket}/${prefix}`.replace(/\/$/, '')
  const keyOf = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` })
  const attempt = <T>(work: () => Promise<T>) =>
    work().catch((error: unknown) => {
      throw describeFault(error, place)
    })

  async function findSize(name: string): Promise<number | null> {
    try {
      return (await client.send(new HeadObjectCommand(keyOf(name)))).ContentLength ?? 0
    } catch (error) {
      // The answer to HEAD has no body: a missing bucket looks the same, and the upload tells.
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
      throw error
    }
  }

  async function upload(name: string, bytes: Readable): Promise<StoredBackup> {
    if ((await findSize(name)) !== null)
      throw new BackupError('store', `${place} has a backup named ${name} already`)
    const params = { ...keyOf(name), Body: bytes, ContentType: 'application/octet-stream' }
    // Until all parts are there and joined, the store shows nothing under the name; parts of a failed upload are deleted.
    await new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 }).done()
    const size = await findSize(name)
    if (size === null) throw new BackupError('store', `${place} took ${name}, but does not have it`)
    return { name, bytes: size }
  }

  return {
    place,
    async put(name, bytes) {
      // A fault of what is uploaded, such as of the ledger, is not the store's.
      const faults: Error[] = []
      bytes.once('error', (error: Error) => {
        // A failed upload aborts it.
        if (error.name !== 'AbortError') faults.push(error)
      })
      try {
        return await attempt(() => upload(name, bytes))
      } catch (error) {
        bytes.destroy()
        throw faults[0] ?? error
      }
    },
    list: () =>
      attempt(async () => {
        const found: StoredBackup[] = []
        for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
          for (const { Key, Size } of page.Contents ?? []) {
            const name = Key?.slice(prefix.length) ?? ''
            if (isBackupName(name)) found.push({ name, bytes: Size ?? 0 })
          }
        return found.toSorted((a, b) => (a.name < b.name ? -1 : 1))
      }),
    read: (name) =>
      attempt(async () => (await client.send(new GetObjectCommand(keyOf(name)))).Body as Readable),
    remove: (name) =>
      attempt(async () => {
        await client.send(new DeleteObjectCommand(keyOf(name)))
      }),
  }
}

function createClient({ endpoint, region, keyId, secret }: S3Access): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // The bucket in the path: stores on a host or an address of their own have no name for each bucket.
    forcePathStyle: true,
    // Checksums that only Amazon knows are refused by others; a backup has digests of its own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: IDLE_TIMEOUT_MS },
  })
}

function describeFault(error: unknown, place: string): unknown {
  if (error instanceof BackupError) return error
  const { name, code = name, message } = error as NodeJS.ErrnoException
  const because = { cause: error }
  if (name === 'NoSuchBucket')
    return new BackupError('store', `${place}: the store has no such bucket`, because)
  if (name === 'NoSuchKey')
    return new BackupError('no-backup', `There is no such backup in ${place}`, because)
  if (error instanceof S3ServiceException) {
    // The key is wrong, or may not do this.
    if (error.$metadata.httpStatusCode === 403)
      return new BackupError(
        'store',
        `${place}: the store refuses the key of BACKUP_S3_KEY_ID (${name})`,
        because,
      )
    return new BackupError('store', `${place}: the store answered ${name}: ${message}`, because)
  }
  if (NETWORK_FAULTS.test(code))
    return new BackupError('store', `${place}: the store cannot be reached: ${message || code}`, because)
  return error
}
