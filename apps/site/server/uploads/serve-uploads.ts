/** Answers addresses of uploaded files: on a site's host sandboxed, or, with `GAMES_ORIGIN`, on the origin of each game. */
import type { Context, MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import { parseHost } from '#app/features/sites/sites.server.ts'
import { findFileType, isHtml } from '#app/features/uploads/file-types.ts'
import {
  parseUploadPath,
  toUploadFolder,
  UPLOADS_PREFIX,
  type UploadAddress,
} from '#app/features/uploads/upload-address.ts'
import { THREADS_SCRIPT, type ThreadUse } from '#app/features/uploads/threads.ts'
import type { Game } from '#app/domain/game.ts'
import type { Site } from '#app/domain/site.ts'
import { CACHE_CONTROL } from '#app/http.ts'
import type { ServedVersion, UploadFile } from '../ledger/uploads.ts'
import { logRequest, type PortalEnv } from '../middleware.ts'
import { NOT_FOUND_TEXT } from '../not-found.ts'
import type { Portal } from '../portal-state.ts'
import type { StaticFiles } from '../static-files.ts'
import { findLabel } from './games-origin.ts'
import { openDocumentBody, openFileBody, type DocumentEdit, type UploadBody } from './upload-body.ts'
import {
  ISOLATION_HEADERS,
  isRefusedScript,
  listFrameAncestors,
  uploadHeaders,
  type UploadPlace,
} from './upload-policy.ts'
import { openPortalSdkFiles, type PortalSdkFiles, type SdkRecord } from './portal-sdk-files.ts'
import { openShims, type Shim, type Shims } from './storage-shim-file.ts'
import { createUploadStore, type UploadStore } from './upload-store.ts'

export interface UploadServer {
  /** `/uploads/…` of a site. */
  serveSite: MiddlewareHandler<PortalEnv>
  /** Null when the request is not for a game's own origin. */
  answerOrigin(
    request: Request,
    bindings: PortalEnv['Bindings'] | undefined,
  ): Response | Promise<Response> | null
}

type FilesOf = Pick<StaticFiles, 'serve'>

export function createUploadServer(portal: Portal, files: FilesOf): UploadServer {
  const store = createUploadStore(portal.ledger)
  const shims = openShims(portal.config)
  const sdks = openPortalSdkFiles(portal.config)
  const { gamesOrigin } = portal.config
  return {
    async serveSite(c, next) {
      if (!c.req.path.startsWith(UPLOADS_PREFIX)) return next()
      const address = parseUploadPath(c.req.path)
      const host = c.req.header('host') ?? new URL(c.req.url).host
      const folder = address ? toUploadFolder(address) : UPLOADS_PREFIX
      const place: UploadPlace = { kind: 'sandboxed', host, folder }
      // With an origin for each game nothing of it is ever sent from a site's host.
      if (gamesOrigin !== undefined) return refuse(c.req.raw, place, 404)
      const shim = Object.values(shims ?? {}).find(({ path }) => path === c.req.path)
      if (shim) return shim.file.answer(c.req.raw, { place, cacheControl: CACHE_CONTROL.immutable })
      const sdk = sdks?.answer(c.req.path, c.req.raw, place)
      if (sdk) return sdk
      return answer({ portal, store, place, shims, sdks, site: c.get('site') }, c.req.raw, address)
    },
    answerOrigin: createOriginAnswer({ portal, store, sdks }, files),
  }
}

function createOriginAnswer(
  { portal, store, sdks }: Pick<Parts, 'portal' | 'store' | 'sdks'>,
  files: FilesOf,
): UploadServer['answerOrigin'] {
  const { gamesOrigin } = portal.config
  if (gamesOrigin === undefined) return () => null
  const place: UploadPlace = { kind: 'own-origin' }
  const app = new Hono<PortalEnv>()
  app.use(logRequest(portal))
  app.use(async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return refuse(c.req.raw, place, 405)
    if (c.req.path.startsWith('/sdk/')) {
      const sdk = await files.serve(c.req.path, c.req.raw)
      return sdk ?? refuse(c.req.raw, place, 404)
    }
    const ownSdk = sdks?.answer(c.req.path, c.req.raw, place)
    if (ownSdk) return ownSdk
    const address = parseUploadPath(c.req.path)
    const label = findLabel(gamesOrigin, hostOf(c))
    // A game's files are on the origin of this game only.
    const own = address?.label === label ? address : null
    return answer({ portal, store, place, sdks, shims: null, site: null }, c.req.raw, own)
  })
  app.onError((error) => {
    portal.log.error('serving an uploaded file failed', error)
    return refuse(new Request('http://localhost/'), place, 500)
  })
  return (request, bindings) => {
    const host = bindings?.incoming?.headers.host ?? request.headers.get('host') ?? new URL(request.url).host
    const name = parseHost(host)
    return name === null || findLabel(gamesOrigin, name) === null ? null : app.fetch(request, bindings ?? {})
  }
}

const hostOf = (c: Context<PortalEnv>) =>
  parseHost(c.env?.incoming?.headers.host ?? c.req.header('host') ?? new URL(c.req.url).host) ?? ''

interface Parts {
  portal: Portal
  store: UploadStore
  place: UploadPlace
  /** The site whose host was asked; null on a game's own origin. */
  site: Site | null
  /** The first scripts of sandboxed documents; null where there is none. */
  shims: Shims | null
  /** Null before the first build. */
  sdks: PortalSdkFiles | null
}

const WORDS = {
  403: '403 Forbidden',
  404: NOT_FOUND_TEXT.trimEnd(),
  405: '405 Method Not Allowed',
  410: '410 GONE',
  500: '500 Internal Server Error',
} as const

function refuse(
  { method }: Pick<Request, 'method'>,
  place: UploadPlace,
  status: keyof typeof WORDS,
): Response {
  return new Response(method === 'HEAD' ? null : `${WORDS[status]}\n`, {
    status,
    headers: {
      ...uploadHeaders(place, "'none'"),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': CACHE_CONTROL.none,
    },
  })
}

async function answer(parts: Parts, request: Request, address: UploadAddress | null): Promise<Response> {
  const { portal, store, place } = parts
  if (!address) return refuse(request, place, 404)
  if (isRefusedScript(request, place)) return refuse(request, place, 403)
  const version = await store.findVersion(address.label, address.key)
  if (!version) return refuse(request, place, 404)
  const status = judge(parts, version)
  if (status !== 200) return refuse(request, place, status)
  const files = await store.listFiles(address.label, version.number)
  const file = files.get(address.path) ?? files.get(`${address.path}index.html`.replace(/^\//, ''))
  if (!file) return refuse(request, place, 404)
  const ancestors = listFrameAncestors(portal.sites.listSites().map(({ host }) => host))
  return sendFile(parts, { request, version, file, ancestors })
}

/** What visitors may load: what the game's page shows, and what it showed to those who still play. */
function judge({ portal, site }: Parts, { slug, isPublic, isPreview }: ServedVersion): 200 | 404 | 410 {
  const [anySite] = portal.sites.listSites()
  const catalogue = (site ?? anySite) ? portal.catalogue.forSite((site ?? anySite)!) : null
  if (catalogue?.removed.has(slug)) return 410
  if (isPreview) return 200
  if (!isPublic) return 404
  const isListed = site ? catalogue!.games.has(slug) : isPublished(portal.catalogue.games(), slug)
  return isListed ? 200 : 404
}

const slugsOf = new WeakMap<readonly Game[], Set<string>>()

function isPublished(games: readonly Game[], slug: string): boolean {
  const known = slugsOf.get(games) ?? new Set(games.map((game) => game.slug))
  slugsOf.set(games, known)
  return known.has(slug)
}

interface Sent {
  request: Request
  version: ServedVersion
  file: UploadFile
  ancestors: string
}

interface VersionRecord extends SdkRecord {
  entry: string
  undecodable?: string[]
  threads?: ThreadUse
  usesIndexedDb?: boolean
}

async function sendFile({ portal, store, place, site, shims, sdks }: Parts, sent: Sent): Promise<Response> {
  const { request, version, file, ancestors } = sent
  const record = JSON.parse(version.record) as VersionRecord
  const shim = shims && shims[record.usesIndexedDb ? 'indexedDb' : 'storage']
  const { entry, undecodable = [] } = record
  const isDocument = isHtml(file.path)
  const isStart = isDocument && place.kind === 'sandboxed' && new URL(request.url).searchParams.has('start')
  const headers: Record<string, string> = {
    // Frames of its own files have an opaque parent, which no list can name.
    ...uploadHeaders(
      place,
      place.kind === 'own-origin' || file.path === entry ? ancestors : null,
      version.hosts,
    ),
    ...(place.kind === 'own-origin' && record.threads ? ISOLATION_HEADERS : {}),
    'Content-Type': findFileType(file.path),
    'Cache-Control': cachePolicy(version, isDocument),
    ETag: `"${file.sha256.slice(0, 24)}${isDocument ? `-${shim?.version ?? place.kind}-${sdks?.version ?? ''}` : ''}"`,
  }
  if (isStart)
    return new Response(`<!doctype html>${shim?.markup ?? ''}`, {
      headers: {
        ...headers,
        ETag: `${headers.ETag!.slice(0, -1)}-start"`,
        'Content-Type': 'text/html; charset=utf-8',
      },
    })
  if (request.headers.get('if-none-match')?.includes(headers.ETag!))
    return new Response(null, { status: 304, headers })
  const body: UploadBody = isDocument
    ? await openDocumentBody(store, file, request, editDocument(file.path, record, { shim, sdks }))
    : openFileBody(store, file, request, undecodable.includes(file.path))
  const isEmpty = request.method === 'HEAD' || body.body === null
  const response = new Response(isEmpty ? null : body.body, {
    status: body.status,
    headers: { ...headers, ...body.headers },
  })
  const [anySite] = portal.sites.listSites()
  const owner = site ?? anySite
  return owner ? portal.cdn.limitGameFile(response, owner, version.slug) : response
}

function editDocument(
  path: string,
  record: VersionRecord,
  { shim, sdks }: Pick<Parts, 'sdks'> & { shim: Shim | null },
): DocumentEdit {
  const askForThreads = record.threads === 'needed' && path === record.entry ? THREADS_SCRIPT : ''
  const markup = `${shim?.markup ?? ''}${askForThreads}${sdks?.markup(record) ?? ''}`
  return sdks ? { markup, rewrite: (html) => sdks.rewrite(html, record) } : { markup }
}

/** A version's files never change; a document has scripts of this server in it. */
function cachePolicy({ isPreview }: ServedVersion, isChanging: boolean): string {
  if (isPreview) return CACHE_CONTROL.personal
  return isChanging ? 'public, no-cache' : CACHE_CONTROL.immutable
}
