/** The built files that answer in place of other portals' SDKs (`packages/sdk/shims`), and what documents of uploads get for them. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listImports, replaceScriptAddresses } from '@playhouse/sdk/portal-sdks'
import { escapeMarkup } from '#app/ui/escape-markup.ts'
import { SDKS_PREFIX } from '#app/features/uploads/upload-address.ts'
import { CACHE_CONTROL } from '#app/http.ts'
import { buildDir, type Config } from '../config.ts'
import { createScriptFile } from './script-file.ts'
import type { UploadPlace } from './upload-policy.ts'

const FIRST_NAME = 'first'

/** What a version says about the SDKs of its game; versions of earlier releases say nothing. */
export interface SdkRecord {
  /** Ids; see `PORTAL_SDKS`. */
  sdks?: string[]
  newgrounds?: { app: string; key: string }
}

export interface PortalSdkFiles {
  /** Changes with the code of any file. */
  version: string
  /** Null for addresses of other things. */
  answer(path: string, request: Pick<Request, 'headers' | 'method'>, place: UploadPlace): Response | null
  /** The first script. */
  markup(record: SdkRecord): string
  /** What a game wrote, with the files' addresses instead of the SDKs'. */
  rewrite(html: string, record: SdkRecord): string
}

/** Null before the first build. */
export function openPortalSdkFiles(config: Config): PortalSdkFiles | null {
  const dir = buildDir(config, 'uploads', 'sdks')
  if (!existsSync(join(dir, `${FIRST_NAME}.js`))) return null
  const names = readdirSync(dir).toSorted()
  return createPortalSdkFiles(new Map(names.map((name) => [name, readFileSync(join(dir, name), 'utf8')])))
}

/** `codes`: by the name of the file. */
export function createPortalSdkFiles(codes: ReadonlyMap<string, string>): PortalSdkFiles {
  const hash = createHash('sha256')
  for (const [name, code] of codes) hash.update(`${name}\0${code}\0`)
  const version = hash.digest('hex').slice(0, 12)
  const folder = `${SDKS_PREFIX}${version}/`
  const files = new Map([...codes].map(([name, code]) => [name, createScriptFile(code)]))
  const markup = ({ newgrounds }: SdkRecord) => {
    const values = newgrounds
      ? ` data-newgrounds-app="${escapeMarkup(newgrounds.app)}" data-newgrounds-key="${escapeMarkup(newgrounds.key)}"`
      : ''
    return `<script src="${folder}${FIRST_NAME}.js"${values}></script>`
  }
  return {
    version,
    markup,
    answer(path, request, place) {
      const [, asked, name = ''] = /^\/uploads\/sdks\/([0-9a-f]{12})\/([\w-]+\.js)$/.exec(path) ?? []
      // A page of the build before gets the files of this one.
      const cacheControl = asked === version ? CACHE_CONTROL.immutable : CACHE_CONTROL.none
      return files.get(name)?.answer(request, { place, cacheControl }) ?? null
    },
    rewrite(html, { sdks = [] }) {
      const written = replaceScriptAddresses(html, folder)
      return sdks.length === 0 ? written : addImports(written, listImports(folder))
    },
  }
}

const IMPORT_MAP_RE = /(<script\b[^>]*\btype\s*=\s*["']?importmap\b[^>]*>)([^]*?)(<\/script>)/i

/** Joined with the game's own map, because not every browser reads two. */
function addImports(html: string, imports: Record<string, string>): string {
  const found = IMPORT_MAP_RE.exec(html)
  if (!found) return `<script type="importmap">${JSON.stringify({ imports })}</script>${html}`
  try {
    const map = JSON.parse(found[2]!) as { imports?: object }
    const joined = JSON.stringify({ ...map, imports: { ...imports, ...map.imports } })
    return html.replace(IMPORT_MAP_RE, (_all, open: string, _map, close: string) => open + joined + close)
  } catch {
    // Not JSON: the browser will say so.
    return html
  }
}
