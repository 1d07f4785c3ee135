/** Where backups are: a folder. A backup has its name only when it is complete. */
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
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
  read(name: string): Readable
  remove(name: string): Promise<void>
}

const NAME_RE = /^playhouse-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.backup(?:\.age)?$/
const PART_ENDING = '.part'

/** Sorted by name, backups are sorted by time. */
export function nameBackup(timeMs: number, isEncrypted: boolean): string {
  const time = new Date(timeMs).toISOString().slice(0, 19).replaceAll(':', '-')
  return `playhouse-${time}Z.backup${isEncrypted ? '.age' : ''}`
}

export function openFolderStore(folder: string): BackupStore {
  return {
    place: folder,
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, name)
      const part = `${file}${PART_ENDING}`
      try {
        const handle = await open(part, 'wx', 0o600)
        try {
          for await (const chunk of bytes) await handle.write(chunk as Uint8Array)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(part, file)
      } catch (error) {
        bytes.destroy()
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(part, { force: true })
        throw error
      }
      return { name, bytes: (await stat(file)).size }
    },
    async list() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => NAME_RE.test(name)).sort()
      return Promise.all(names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })))
    },
    read: (name) => createReadStream(join(folder, name)),
    remove: (name) => rm(join(folder, name)),
  }
}
