import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/**
 * Writes `files.json` into a built game: all files it needs offline, for the service worker. Covers and media belong to the site's
 * pages; text that will be compressed is counted as it is here.
 */
export async function writeGameFiles(dir: string): Promise<void> {
  const { slug, title } = JSON.parse(await readFile(join(dir, 'game.json'), 'utf8')) as {
    slug: string
    title: string
  }
  const entries = await readdir(dir, { withFileTypes: true, recursive: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/^(covers|media)\/|^files\.json$|^game\.json$/.test(path))
    .toSorted()
  const hash = createHash('sha256')
  let bytes = 0
  for (const path of paths) {
    const content = await readFile(join(dir, path))
    hash.update(path).update('\0').update(content)
    bytes += content.length
  }
  const files = paths.map((path) => (path === 'index.html' ? '' : path))
  const version = hash.digest('hex').slice(0, 16)
  await writeFile(join(dir, 'files.json'), JSON.stringify({ slug, title, version, bytes, files }))
}
