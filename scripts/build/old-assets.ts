/**
 * A page that is open when a new build is deployed still requests its own build's modules. A build therefore archives the previous ones in
 * `build/old-assets/<when they were replaced>/`, for a week.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const MAX_AGE_MS = 7 * 24 * 60 * 60_000
const FOLDER = 'old-assets'

/** Empties the build's folder, except for files that open pages may still request. */
export function clearBuild(out: string, now = Date.now()): void {
  const assets = join(out, 'client/assets')
  if (existsSync(assets)) {
    const archive = join(out, FOLDER, String(now))
    mkdirSync(join(out, FOLDER), { recursive: true })
    renameSync(assets, archive)
  }
  if (!existsSync(out)) return
  for (const name of readdirSync(out)) {
    if (name !== FOLDER) rmSync(join(out, name), { recursive: true, force: true })
  }
}

/** Deletes archives older than a week, and files that the current build has itself. */
export function pruneOldAssets(out: string, now = Date.now()): void {
  const root = join(out, FOLDER)
  if (!existsSync(root)) return
  const current = new Set(readdirSync(join(out, 'client/assets')))
  for (const name of readdirSync(root)) {
    const folder = join(root, name)
    const replacedAt = Number(name)
    if (Number.isNaN(replacedAt) || now - replacedAt > MAX_AGE_MS) {
      rmSync(folder, { recursive: true, force: true })
      continue
    }
    const files = readdirSync(folder)
    for (const file of files) if (current.has(file)) rmSync(join(folder, file))
    if (files.every((file) => current.has(file))) rmSync(folder, { recursive: true, force: true })
  }
}
