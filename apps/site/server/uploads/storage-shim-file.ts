/** The built first script of sandboxed games (`features/uploads/storage-shim.ts`). */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { CACHE_CONTROL } from '#app/http.ts'
import { UPLOADS_PREFIX } from '#app/features/uploads/upload-address.ts'
import { buildDir, type Config } from '../config.ts'
import { uploadHeaders, type UploadPlace } from './upload-policy.ts'

export const SHIM_PATH = `${UPLOADS_PREFIX}storage.js`

export interface Shim {
  code: string
  /** Changes with the code. */
  version: string
  markup: string
}

/** Null before the first build. */
export function openShim(config: Config): Shim | null {
  const file = buildDir(config, 'uploads', 'storage.js')
  if (!existsSync(file)) return null
  const code = readFileSync(file, 'utf8')
  const version = createHash('sha256').update(code).digest('hex').slice(0, 12)
  return { code, version, markup: `<script src="${SHIM_PATH}?v=${version}"></script>` }
}

export function sendShim({ code }: Shim, place: UploadPlace): Response {
  return new Response(code, {
    headers: {
      ...uploadHeaders(place, "'none'"),
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': CACHE_CONTROL.immutable,
    },
  })
}
