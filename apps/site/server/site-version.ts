/** The version of the site in `package.json`. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export async function readVersion(rootDir: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(rootDir, 'package.json'), 'utf8')) as { version: string }
  return version
}
