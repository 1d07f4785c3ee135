/** The hash of a build's inputs: when it changes, the build is stale. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const INPUTS = [
  'apps/console',
  'apps/site',
  'packages',
  'games',
  'content/articles',
  'content/pages',
  'scripts/build',
  'scripts/build.ts',
  'package-lock.json',
]
const SKIPPED = new Set(['node_modules', 'dist', 'build', 'e2e', '.react-router', 'art', 'fixtures', 'saves'])

export function hashInputs(root: string): string {
  const hash = createHash('sha256')
  for (const path of INPUTS.flatMap((input) => listFiles(join(root, input))).sort()) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      if (SKIPPED.has(entry.name) || /\.(test|spec)\.tsx?$/.test(entry.name)) return []
      return entry.isDirectory()
        ? listFiles(join(path, entry.name))
        : entry.isFile()
          ? [join(path, entry.name)]
          : []
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [path]
    throw error
  }
}

const stampOf = (root: string) => join(root, 'build/inputs.sha256')

export function isBuilt(root: string): boolean {
  return existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === hashInputs(root)
}

/** The build's id and time: the same sources have the same id on every machine. */
export function markBuilt(root: string, hash: string): void {
  const build = { id: hash.slice(0, 16), timestamp: Date.now() }
  writeFileSync(join(root, 'build/build.json'), `${JSON.stringify(build)}\n`)
  writeFileSync(stampOf(root), hash)
}
