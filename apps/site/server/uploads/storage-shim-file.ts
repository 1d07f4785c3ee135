/** The built first scripts of sandboxed games (`features/uploads/storage-shim.ts`). */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { SHIM_PATHS } from '#app/features/uploads/upload-address.ts'
import { buildDir, type Config } from '../config.ts'
import { createScriptFile, type ScriptFile } from './script-file.ts'

export interface Shim {
  path: string
  file: ScriptFile
  /** Changes with the code. */
  version: string
  markup: string
}

/** With and without IndexedDB. */
export type Shims = Record<keyof typeof SHIM_PATHS, Shim>

/** Null before the first build. */
export function openShims(config: Config): Shims | null {
  const shims = Object.entries(SHIM_PATHS).map(([name, path]) => [name, openShim(config, path)] as const)
  return shims.every(([, shim]) => shim !== null) ? (Object.fromEntries(shims) as unknown as Shims) : null
}

function openShim(config: Config, path: string): Shim | null {
  const file = buildDir(config, ...path.slice(1).split('/'))
  if (!existsSync(file)) return null
  const code = readFileSync(file, 'utf8')
  const version = createHash('sha256').update(code).digest('hex').slice(0, 12)
  return {
    ...{ path, version, file: createScriptFile(code) },
    markup: `<script src="${path}?v=${version}"></script>`,
  }
}
