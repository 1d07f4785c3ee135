/** The console's JSON API: the session, and every operation by its name. */
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { isJsonBody } from '../base/json-body.ts'
import { siteOrigin } from '#app/features/sites/public-site.server.ts'
import { hasPeople } from '../ledger/people.ts'
import { OperationError, runOperation } from '../operations/operation.ts'
import { findOperation } from '../operations/registry.ts'
import { listPermissions, ROLE_TEXTS, ROLES, type Permission, type Role } from '../operations/roles.ts'
import type { Portal } from '../portal-state.ts'
import type { ConsoleEnv } from './console-env.ts'
import type { ConsoleOrigin } from './console-origin.ts'
import { createSignIn } from './sign-in.ts'

/** How long a use of the passkey counts for operations that ask for it. */
const FRESH_MS = 5 * 60_000

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
    }

export interface ApiError {
  code: string
  message: string
  /** The field of the input that it is about. */
  field: string | null
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
  api.post('/operations/:name', (c) => callOperation(parts, c))
  api.onError((error, c) => {
    if (error instanceof v.ValiError || error instanceof SyntaxError)
      return fail(c, 400, { code: 'invalid', message: 'The request is not valid', field: null })
    throw error
  })
  return api
}

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
  }
}

async function callOperation(
  { portal, console }: ConsoleApiParts,
  c: Context<ConsoleEnv>,
): Promise<Response> {
  const [actor, session] = [c.get('actor'), c.get('session')]
  if (!actor || !session)
    return fail(c, 401, { code: 'signed-out', message: 'Your session has ended: sign in again', field: null })
  const operation = findOperation(c.req.param('name') ?? '')
  if (!operation) return fail(c, 404, { code: 'unknown', message: 'There is no such operation', field: null })
  const nowMs = Date.now()
  if (operation.needsFreshCheck && nowMs - session.checkedAtMs > FRESH_MS)
    return fail(c, 403, { code: 'check-passkey', message: 'Use your passkey once more', field: null })
  const context = {
    ledger: portal.ledger,
    reads: await portal.reads.get(),
    config: portal.config,
    actor,
    nowMs,
    consoleOrigin: console.origin,
  }
  try {
    return c.json((await runOperation(operation, context, await c.req.json())) as object)
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    const { code, message, field } = error
    return fail(c, STATUSES[code] ?? 400, { code, message, field })
  }
}

const STATUSES: Partial<Record<string, 403 | 404 | 409>> = {
  forbidden: 403,
  conflict: 409,
  'known-game': 409,
  'unknown-game': 404,
  'unknown-message': 404,
  'unknown-report': 404,
  'unknown-person': 404,
  'unknown-entry': 404,
}

function fail(c: Context<ConsoleEnv>, status: 400 | 401 | 403 | 404 | 409 | 415, error: ApiError): Response {
  return c.json({ error }, status)
}
