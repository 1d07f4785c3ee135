/** Backups in a folder. */
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from './backup-format.ts'
import { isBackupName, type BackupStore } from './backup-store.ts'

const PART_ENDING = '.part'

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
      const names = (await readdir(folder).catch(() => [])).filter(isBackupName).sort()
      return Promise.all(names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })))
    },
    async read(name) {
      const file = join(folder, name)
      const found = await stat(file).catch(() => null)
      if (!found?.isFile()) throw new BackupError('no-backup', `There is no file ${file}`)
      return createReadStream(file)
    },
    remove: (name) => rm(join(folder, name)),
  }
}
