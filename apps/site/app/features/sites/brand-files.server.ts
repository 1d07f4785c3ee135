/**
 * Where a site's brand files are: committed beside the samples' settings, or rendered into the data directory when a site is added or changed.
 * A folder is named for what it was drawn from, so a changed site never shows an old icon.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { CACHE_CONTROL } from '#app/http.ts'
import { drawIcon, drawLogoFile, type Branded } from './brand-drawing.ts'
import { BRAND_PATHS, renderBrandFiles } from './brand-pictures.server.ts'

/** Names the drawing a committed folder holds. */
export const BRAND_VERSION_FILE = 'brand.json'

export interface BrandFiles {
  /** Null for an address that is no brand file. */
  answer(site: Branded, request: Request): Promise<Response | null>
  /** Renders missing files. Throws when the drawing is invalid. */
  prepare(site: Branded): Promise<string>
}

export interface BrandFilesOptions {
  /** `content/sites/brand` */
  committedDir: string
  /** `DATA_DIR/brand` */
  cacheDir: string
  render?: (site: Branded) => Promise<Map<string, Uint8Array>>
}

const versions = new WeakMap<Branded, string>()

/** What the files are drawn from, in short: part of their addresses. */
export function brandVersion(site: Branded): string {
  const known = versions.get(site)
  if (known) return known
  const { background, element, text, accent, glow } = site.theme
  const colours = [background, element, text, accent, glow]
  const drawn = [drawIcon(site, 'rounded'), drawIcon(site, 'full'), drawLogoFile(site), colours]
  const version = createHash('sha256').update(JSON.stringify(drawn)).digest('base64url').slice(0, 10)
  versions.set(site, version)
  return version
}

export function createBrandFiles({
  committedDir,
  cacheDir,
  render = renderBrandFiles,
}: BrandFilesOptions): BrandFiles {
  const folders = new Map<string, Promise<string>>()

  async function findFolder(site: Branded, version: string): Promise<string> {
    const committed = join(committedDir, site.host)
    if ((await readVersion(committed)) === version) return committed
    const folder = join(cacheDir, `${site.host}-${version}`)
    if ((await readVersion(folder)) !== version) await renderFolder(folder, version, () => render(site))
    await removeOlder(cacheDir, site.host, version)
    for (const key of folders.keys())
      if (key.startsWith(`${site.host}-`) && key !== `${site.host}-${version}`) folders.delete(key)
    return folder
  }

  function prepare(site: Branded): Promise<string> {
    const version = brandVersion(site)
    const key = `${site.host}-${version}`
    const known = folders.get(key)
    if (known) return known
    const finding = findFolder(site, version)
    folders.set(key, finding)
    finding.catch(() => folders.delete(key)) // a full disk today may have room tomorrow
    return finding
  }

  return {
    prepare,
    async answer(site, request) {
      const url = new URL(request.url)
      if (!BRAND_PATHS.includes(url.pathname)) return null
      const version = brandVersion(site)
      const headers: Record<string, string> = {
        'Content-Type': getMimeType(url.pathname)!,
        'Cache-Control': url.searchParams.get('v') === version ? CACHE_CONTROL.immutable : CACHE_CONTROL.file,
        ETag: `"${version}"`,
        // A chat that was sent a link shows it from its own pages.
        ...(url.pathname === '/og-default.png' && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      }
      if (request.headers.get('if-none-match')?.includes(headers.ETag!))
        return new Response(null, { status: 304, headers })
      const body = new Uint8Array(await readBrandFile(site, url.pathname))
      headers['Content-Length'] = String(body.length)
      return new Response(request.method === 'HEAD' ? null : body, { headers })
    },
  }

  async function readBrandFile(site: Branded, pathname: string): Promise<Buffer> {
    try {
      return await readFile(join(await prepare(site), pathname))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      // An edit was reverted after its folder was deleted, or the data directory was emptied: the files are rendered again.
      folders.clear()
      return readFile(join(await prepare(site), pathname))
    }
  }
}

async function readVersion(folder: string): Promise<string | null> {
  try {
    const text = await readFile(join(folder, BRAND_VERSION_FILE), 'utf8')
    return (JSON.parse(text) as { version: string }).version
  } catch {
    return null // missing or cut off: it is rendered again
  }
}

/** Written to a temporary folder and renamed: readers never see half a folder. */
async function renderFolder(
  folder: string,
  version: string,
  render: () => Promise<Map<string, Uint8Array>>,
): Promise<void> {
  const draft = `${folder}.${randomUUID()}.tmp`
  const files = await render()
  try {
    await writeBrand(draft, version, files)
    if ((await readVersion(folder)) === null) await rm(folder, { recursive: true, force: true })
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another process was quicker.
    if ((await readVersion(folder)) !== version) throw error
  }
}

export async function writeBrand(
  folder: string,
  version: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  await writeFile(join(folder, BRAND_VERSION_FILE), `${JSON.stringify({ version })}\n`)
}

async function removeOlder(cacheDir: string, host: string, version: string): Promise<void> {
  const isOlder = new RegExp(`^${host.replaceAll('.', '\\.')}-(?!${version})[\\w-]{10}$`)
  for (const name of await readdir(cacheDir).catch(() => []))
    if (isOlder.test(name)) await rm(join(cacheDir, name), { recursive: true, force: true })
}
