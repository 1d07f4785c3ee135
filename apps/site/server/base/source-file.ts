/** Files that are run from source, by worker threads and child processes. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The absolute path of a file of the repository. The caller's code may be bundled in `build/server`. Throws when there is none. */
export function findSourceFile(path: string): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const file = join(folder, path)
    if (existsSync(file)) return file
    if (folder === dirname(folder)) throw new Error(`${path} is in no folder above ${import.meta.dirname}`)
  }
}
