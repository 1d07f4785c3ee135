/** The console's JSON API: the session, and every operation by its name. */
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { isJsonBody } from '../base/json-body.ts'
import { SiteFaultsError } from '#app/features/sites/site-faults.ts'
import { SITE_FORM } from '../operations/site-form.ts'
import { siteOrigin } from '#app/features/sites/public-site.server.ts'
import { hasPeople } from '../ledger/people.ts'
import { OperationError, runOperation, type Operation } from '../operations/operation.ts'
import { MAX_FILE_BYTES } from '#app/features/articles/import-pictures.server.ts'
import { MAX_IMAGE_BYTES } from '#app/features/images/remote-image.server.ts'
import { addPictureOperation } from '../operations/add-picture.ts'
import { addCoverPictureOperation } from '../operations/game-cover.ts'
import { importFileOperation } from '../operations/import-file.ts'
import { moveInOperation } from '../operations/move-in.ts'
import { findOperation } from '../operations/registry.ts'
import { addSponsorPictureOperation } from '../operations/sponsors.ts'
import { uploadGameOperation } from '../operations/uploads.ts'
import { setSiteOperation } from '../operations/site-settings.ts'
import {
  hasPermission,
  listPermissions,
  ROLE_TEXTS,
  ROLES,
  type Permission,
  type Role,
} from '../operations/roles.ts'
import type { Portal } from '../portal-state.ts'
import type { ConsoleEnv } from './console-env.ts'
import { limitPiece, takePiece, withPieces } from './console-uploads.ts'
import { TooLargeError, withBodyFile } from './feed-file.ts'
import { isFreshSession } from './fresh-session.ts'
import { streamImports } from './import-events.ts'
import type { ConsoleOrigin } from './console-origin.ts'
import { createSignIn } from './sign-in.ts'

export interface ConsoleApiParts {
  portal: Portal
  console: ConsoleOrigin
}

/** What the console's page learns first. */
export type SessionAnswer =
  | { isSignedIn: false; hasPeople: boolean }
  | {
      isSignedIn: true
      person: { id: string; name: string; role: Role; sites: readonly string[] | null }
      permissions: readonly Permission[]
      roles: readonly { role: Role; text: string }[]
      /** Addresses of the sites, to open a page of theirs. */
      sites: readonly { host: string; name: string; origin: string }[]
      isReadOnly: boolean
      /** What the settings of sites are called, by key. */
      settingLabels: Readonly<Record<string, string>>
    }

export interface ApiError {
  code: string
  message: string
  /** The field of the input that it is about. */
  field: string | null
  /** Where several fields are refused: each of them. */
  faults?: readonly { field: string; message: string }[]
}

export function createConsoleApi(parts: ConsoleApiParts): Hono<ConsoleEnv> {
  const { portal, console } = parts
  const api = new Hono<ConsoleEnv>()
  const signIn = createSignIn({ ledger: portal.ledger, console, now: Date.now })

  api.use('*', async (c, next) => {
    if (c.req.method !== 'POST' || isJsonBody(c.req.raw)) return next()
    return fail(c, 415, { code: 'not-json', message: 'Only JSON is read here', field: null })
  })
  api.get('/session', async (c) => c.json(await describeSession(parts, c)))
  api.post('/session/link', signIn.openLink)
  api.post('/session/link-finish', signIn.finishLink)
  api.post('/session/start', signIn.start)
  api.post('/session/finish', signIn.finish)
  api.post('/session/check', signIn.startCheck)
  api.post('/session/check-finish', signIn.finishCheck)
  api.post('/session/end', signIn.signOut)
  api.get('/events/imports', streamImports(portal))
  api.put('/feeds/:provider/file', (c) => importBody(parts, c))
  api.put('/sites/:host/logo', limitLogo, (c) => storeLogo(parts, c))
  api.put('/documents/:kind/:id/picture', limitPicture, (c) => addPicture(parts, c))
  api.put('/sponsors/picture', limitPicture, (c) => addSponsorPicture(parts, c))
  api.put('/games/:slug/cover', limitCover, (c) => addCoverPicture(parts, c))
  api.put('/uploads/:id/:number', limitPiece, (c) => takePiece(portal, c))
  api.post('/uploads/:id', (c) => uploadPieces(parts, c))
  api.post('/moves/:id', (c) => moveIn(parts, c))
  api.post('/operations/:name', (c) => callOperation(parts, c))
  api.onError((error, c) => {
    if (error instanceof v.ValiError || error instanceof SyntaxError)
      return fail(c, 400, { code: 'invalid', message: 'The request is not valid', field: null })
    throw error
  })
  return api
}

const SETTING_LABELS = Object.fromEntries(
  SITE_FORM.flatMap(({ fields }) => fields.map(({ key, label }) => [key, label])),
)

async function describeSession({ portal }: ConsoleApiParts, c: Context<ConsoleEnv>): Promise<SessionAnswer> {
  const actor = c.get('actor')
  if (!actor || actor.personId === null)
    return { isSignedIn: false, hasPeople: await hasPeople(portal.ledger) }
  const { role, sites } = actor
  return {
    isSignedIn: true,
    person: { id: actor.personId, name: actor.name, role, sites },
    permissions: listPermissions(actor),
    roles: ROLES.map((each) => ({ role: each, text: ROLE_TEXTS[each] })),
    sites: portal.sites
      .listSites()
      .filter(({ host }) => sites === null || sites.includes(host))
      .map((site) => ({
        host: site.host,
        name: site.name,
        origin: siteOrigin({ canonicalHost: site.host }, portal.config.port),
      })),
    isReadOnly: portal.lastGood !== null,
    settingLabels: SETTING_LABELS,
  }
}

async function callOperation(parts: ConsoleApiParts, c: Context<ConsoleEnv>): Promise<Response> {
  if (!c.get('actor'))
    return fail(c, 401, { code: 'signed-out', message: 'Your session has ended: sign in again', field: null })
  const operation = findOperation(c.req.param('name') ?? '')
  if (!operation) return fail(c, 404, { code: 'unknown', message: 'There is no such operation', field: null })
  return runAnswered(parts, c, operation, await c.req.json())
}

/** Runs an operation for the person who is signed in; what it refuses is an answer. */
async function runAnswered(
  { portal, console }: ConsoleApiParts,
  c: Context<ConsoleEnv>,
  operation: Operation,
  input: unknown,
): Promise<Response> {
  const [actor, session] = [c.get('actor'), c.get('session')]
  if (!actor || !session)
    return fail(c, 401, { code: 'signed-out', message: 'Your session has ended: sign in again', field: null })
  const nowMs = Date.now()
  const context = {
    ledger: portal.ledger,
    reads: await portal.reads.get(),
    config: portal.config,
    actor,
    nowMs,
    background: portal.background,
    catalogueGames: portal.catalogue.games,
    isFresh: isFreshSession(session, nowMs),
    consoleOrigin: console.origin,
  }
  try {
    return c.json((await runOperation(operation, context, input)) as object)
  } catch (error) {
    if (error instanceof SiteFaultsError) return fail(c, 400, describeSiteFaults(error))
    if (!(error instanceof OperationError)) throw error
    const { code, message, field, faults } = error
    return fail(c, STATUSES[code] ?? 400, { code, message, field, faults })
  }
}

/** `?name=` is how the file is called, `?check` only counts what would change. */
async function importBody(parts: ConsoleApiParts, c: Context<ConsoleEnv>): Promise<Response> {
  const actor = c.get('actor')
  const { body } = c.req.raw
  if (!actor || !hasPermission(actor, 'feeds.edit'))
    return fail(c, 403, { code: 'forbidden', message: 'Your role does not allow this', field: null })
  if (!body) return fail(c, 400, { code: 'invalid', message: 'The file is empty', field: 'file' })
  const provider = c.req.param('provider')
  const originName = c.req.query('name')?.slice(0, 200)
  const isDryRun = c.req.query('check') !== undefined
  try {
    return await withBodyFile(parts.portal.config, body, (origin) =>
      runAnswered(parts, c, importFileOperation as Operation, { provider, origin, originName, isDryRun }),
    )
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error
    return fail(c, 400, { code: 'too-large', message: error.message, field: 'file' })
  }
}

const limitPicture = bodyLimit({
  maxSize: MAX_FILE_BYTES,
  onError: (c) =>
    c.json({ error: { code: 'too-large', message: 'A picture has at most 20 MB', field: 'html' } }, 413),
})

/** The body is the file, which is encoded anew. */
async function addPicture(parts: ConsoleApiParts, c: Context<ConsoleEnv>): Promise<Response> {
  const bytes = c.get('actor') ? new Uint8Array(await c.req.arrayBuffer()) : new Uint8Array()
  const input = { kind: c.req.param('kind'), id: Number(c.req.param('id')), bytes }
  return runAnswered(parts, c, addPictureOperation as Operation, input)
}

/** The body is the file, which is encoded anew. */
async function addSponsorPicture(parts: ConsoleApiParts, c: Context<ConsoleEnv>): Promise<Response> {
  const bytes = c.get('actor') ? new Uint8Array(await c.req.arrayBuffer()) : new Uint8Array()
  return runAnswered(parts, c, addSponsorPictureOperation as Operation, { bytes })
}

const limitCover = bodyLimit({
  maxSize: MAX_IMAGE_BYTES,
  onError: (c) =>
    c.json({ error: { code: 'too-large', message: 'A picture has at most 10 MB', field: 'cover' } }, 413),
})

/** The body is the file. What of it the cover shows is saved apart. */
async function addCoverPicture(parts: ConsoleApiParts, c: Context<ConsoleEnv>): Promise<Response> {
  const bytes = c.get('actor') ? new Uint8Array(await c.req.arrayBuffer()) : new Uint8Array()
  const input = { slug: c.req.param('slug'), bytes }
  return runAnswered(parts, c, addCoverPictureOperation as Operation, input)
}

const PiecesSchema = v.looseObject({ pieces: v.pipe(v.number(), v.integer()) })

/** The pieces are an archive with a game, or with a version of one. */
async function uploadPieces(parts: ConsoleApiParts, c: Context<ConsoleEnv>): Promise<Response> {
  const { pieces, ...input } = v.parse(PiecesSchema, await c.req.json())
  return withPieces(parts.portal, c, pieces, (origin) =>
    runAnswered(parts, c, uploadGameOperation as Operation, { ...input, origin }),
  )
}

const MovePiecesSchema = v.looseObject({
  pieces: v.pipe(v.number(), v.integer()),
  isDryRun: v.optional(v.boolean(), true),
})

/** The pieces are the file of another portal: checked first, then moved in, which goes on after the answer. */
async function moveIn(parts: ConsoleApiParts, c: Context<ConsoleEnv>): Promise<Response> {
  const { pieces, isDryRun, ...input } = v.parse(MovePiecesSchema, await c.req.json())
  return withPieces(
    parts.portal,
    c,
    pieces,
    (path) =>
      runAnswered(parts, c, moveInOperation as Operation, {
        ...input,
        isDryRun,
        path,
        isTemporary: !isDryRun,
      }),
    { pieces: isDryRun, file: !isDryRun },
  )
}

const MAX_LOGO_BYTES = 10 * 1024 * 1024

const limitLogo = bodyLimit({
  maxSize: MAX_LOGO_BYTES,
  onError: (c) =>
    c.json({ error: { code: 'too-large', message: 'A logo has at most 10 MB', field: null } }, 413),
})

const LOGO_KEYS: Readonly<Record<string, 'logo.png' | 'logo.svg'>> = {
  'image/png': 'logo.png',
  'image/svg+xml': 'logo.svg',
}

/** The body is the file. A PNG is encoded anew, an SVG is cleaned, as the command line does it. */
async function storeLogo(parts: ConsoleApiParts, c: Context<ConsoleEnv>): Promise<Response> {
  const key = LOGO_KEYS[c.req.header('content-type') ?? '']
  if (key === undefined)
    return fail(c, 415, { code: 'no-logo', message: 'A logo is a PNG or an SVG', field: 'logo.png' })
  const bytes = c.get('actor') ? new Uint8Array(await c.req.arrayBuffer()) : new Uint8Array()
  const value = key === 'logo.png' ? bytes : new TextDecoder().decode(bytes)
  const input = { host: c.req.param('host'), change: { [key]: value } }
  return runAnswered(parts, c, setSiteOperation as Operation, input)
}

function describeSiteFaults({ faults }: SiteFaultsError): ApiError {
  const byField = faults.map(({ key, reason }) => ({ field: key, message: reason }))
  const [first] = byField
  return { code: 'invalid', message: first!.message, field: first!.field, faults: byField }
}

const STATUSES: Partial<Record<string, 403 | 404 | 409>> = {
  forbidden: 403,
  'check-passkey': 403,
  'unknown-site': 404,
  'unknown-feed': 404,
  conflict: 409,
  'known-game': 409,
  'unknown-game': 404,
  'unknown-message': 404,
  'unknown-report': 404,
  'unknown-answer': 404,
  'unknown-view': 404,
  'unknown-document': 404,
  'unknown-version': 404,
  'unknown-backup': 404,
  'unknown-move': 404,
  'no-browser': 409,
  'unknown-person': 404,
  'unknown-entry': 404,
  'unknown-category': 404,
}

function fail(c: Context<ConsoleEnv>, status: 400 | 401 | 403 | 404 | 409 | 415, error: ApiError): Response {
  return c.json({ error }, status)
}
