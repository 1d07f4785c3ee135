/** The console: its page, its JSON API and its pictures, on a host of its own. Everything a request passes, in order. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { siteOrigin } from '#app/features/sites/public-site.server.ts'
import { touchSession } from '../ledger/console-access.ts'
import { findPerson } from '../ledger/people.ts'
import { buildDir, type Config } from '../config.ts'
import { clientOf } from '../limits.ts'
import type { Portal } from '../portal-state.ts'
import { isRole } from '../operations/roles.ts'
import { createStaticFiles, type StaticFiles } from '../static-files.ts'
import { createConsoleApi } from './console-api.ts'
import type { ConsoleEnv } from './console-env.ts'
import { describeConsolePolicy, listConsoleHeaders } from './console-headers.ts'
import type { ConsoleOrigin } from './console-origin.ts'
import { serveBackup } from './console-backups.ts'
import { serveExport } from './console-export.ts'
import { serveFeedPicture } from './console-feed-pictures.ts'
import { serveConsoleCover, serveCoverPicture, serveRecordCover } from './console-covers.ts'
import { serveConsolePicture, serveConsoleSponsor, servePlayTestPicture } from './console-pictures.ts'
import { readSessionToken } from './session-cookie.ts'

const MAX_BODY_BYTES = 256 * 1024

/** The built application. */
export interface ConsoleFiles {
  files: StaticFiles
  /** The page of every address; null when it was not built. */
  page: string | null
}

export async function openConsoleFiles(config: Config): Promise<ConsoleFiles> {
  const dir = buildDir(config, 'console')
  return {
    files: await createStaticFiles([{ prefix: '/', dir, headers: {} }]),
    page: await readFile(join(dir, 'index.html'), 'utf8').catch(() => null),
  }
}

export type ConsoleApp = Pick<Hono<ConsoleEnv>, 'fetch'>

export function createConsoleApp(
  portal: Portal,
  console: ConsoleOrigin,
  { files, page }: ConsoleFiles,
): ConsoleApp {
  const app = new Hono<ConsoleEnv>()
  const headers = listConsoleHeaders(!console.isLocal)

  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    if (!c.res.headers.has('Content-Security-Policy'))
      c.res.headers.set('Content-Security-Policy', describeConsolePolicy(listSiteOrigins(portal)))
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  })
  app.use(async (c, next) => {
    const isCall = c.req.path.startsWith('/api/')
    if (
      c.req.method === 'GET' ||
      c.req.method === 'HEAD' ||
      (isCall && ['POST', 'PUT'].includes(c.req.method))
    )
      return next()
    return c.text('405 Method Not Allowed\n', 405)
  })
  app.use('/api/*', limitRequests(portal))
  app.use('/api/*', checkSender(console))
  const limitBody = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => c.json({ error: { code: 'too-large', message: 'That is too much', field: null } }, 413),
  })
  // Files come with PUT and have limits of their own.
  app.use('/api/*', (c, next) => (c.req.method === 'PUT' ? next() : limitBody(c, next)))
  app.use('/api/*', readSession(portal))
  app.get('/api/covers/:slug', serveConsoleCover(portal))
  app.get('/api/covers/:slug/:picture', serveCoverPicture(portal))
  app.get('/api/feed-pictures', serveFeedPicture())
  app.get('/api/record-cover', serveRecordCover(portal))
  app.get('/api/pictures/:name', serveConsolePicture(portal))
  app.get('/api/play-tests/:slug/:screen', servePlayTestPicture(portal))
  app.get('/api/sponsors/:name', serveConsoleSponsor(portal))
  app.get('/api/backups/:name', serveBackup(portal))
  app.get('/api/export/:name', serveExport(portal))
  app.route('/api', createConsoleApi({ portal, console }))
  app.all('/api/*', (c) =>
    c.json({ error: { code: 'unknown', message: 'There is no such call', field: null } }, 404),
  )
  app.use(async (c, next) => (await files.serve(c.req.path, c.req.raw)) ?? next())
  app.get('*', (c) => {
    if (page === null) return c.text('The console is not built: npm run build\n', 503)
    // A page of a site ends with a host's name, which has dots, too.
    if (/\.\w+$/.test(c.req.path) && !c.req.path.startsWith('/sites/')) return c.text('404 Not Found\n', 404)
    return c.html(page, 200, { 'Cache-Control': 'no-cache' })
  })
  app.onError((error, c) => {
    const isAway = portal.lastGood !== null || portal.ledgerWatch.away() !== null
    portal.log.error('console request failed', error, { path: c.req.path })
    const message = isAway
      ? 'The database does not answer. Nothing was changed; try again in a moment'
      : 'Something went wrong. Nothing more is known here; the server’s log has the cause'
    return c.json(
      { error: { code: isAway ? 'ledger-away' : 'failed', message, field: null } },
      isAway ? 503 : 500,
    )
  })
  return app
}

function listSiteOrigins({ sites, config }: Portal): string[] {
  return sites.listSites().map(({ host }) => siteOrigin({ canonicalHost: host }, config.port))
}

/** Refuses by address only, so that nobody can lock a person out. */
function limitRequests(portal: Portal) {
  return async (c: Context<ConsoleEnv>, next: () => Promise<void>) => {
    const client = clientOf(
      c.env?.incoming?.socket?.remoteAddress,
      c.req.header('x-forwarded-for'),
      portal.config.trustedProxies,
    )
    const isSignIn = c.req.path.startsWith('/api/session/') && c.req.method === 'POST'
    const waitSeconds = portal.limits.take(isSignIn ? 'signIn' : 'console', client)
    if (waitSeconds === 0) return next()
    const message = `Too many requests: try again in ${waitSeconds} seconds`
    return c.json({ error: { code: 'too-many', message, field: null } }, 429, {
      'Retry-After': String(waitSeconds),
    })
  }
}

/** Another site, also one below the same domain, can send requests with the cookie's host name in them: its browser says where they come from. */
function checkSender({ origin }: ConsoleOrigin) {
  return async (c: Context<ConsoleEnv>, next: () => Promise<void>) => {
    const isSame = c.req.header('sec-fetch-site') === 'same-origin'
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (isSame && (isRead || c.req.header('origin') === origin)) return next()
    const message = 'The request does not come from this console'
    return c.json({ error: { code: 'wrong-sender', message, field: null } }, 403)
  }
}

function readSession({ ledger }: Portal) {
  return async (c: Context<ConsoleEnv>, next: () => Promise<void>) => {
    c.set('session', null)
    c.set('actor', null)
    const token = readSessionToken(c.req.raw)
    const session = token === null ? null : await touchSession(ledger, token, Date.now())
    const person = session && (await findPerson(ledger, session.personId))
    // A role of a later version has no permission here.
    if (session && person && isRole(person.role)) {
      c.set('session', session)
      c.set('actor', {
        personId: person.id,
        name: person.name,
        door: 'console',
        sessionId: session.id,
        role: person.role,
        sites: person.sites,
      })
    }
    return next()
  }
}
