/** The middleware that every request passes first: request id and log, health, host, method, headers. */
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { Site } from '#app/domain/site.ts'
import { parseHost } from '#app/features/sites/sites.server.ts'
import { CONTACT_PATH, PREVIEW_PREFIX } from '#app/site-paths.ts'
import { type HostRequest, findRequestedSite } from './requested-site.ts'
import type { GameLimitName } from './game-limits.ts'
import { BARE_POLICY, SECURITY_HEADERS, strictTransport } from './headers.ts'
import { clientOf, type LimitName, type WriteLimitName } from './limits.ts'
import type { Portal } from './portal-state.ts'

export interface PortalEnv {
  Bindings: Partial<HttpBindings>
  Variables: { site: Site; requestId: string }
}

const MAX_PATH_CHARS = 2048
let requestCount = 0
const processName = process.pid.toString(36)

/** Gives the request an id, and writes one line about it when it is answered (files and cached pages are not worth a line). */
export function logRequest(portal: Portal): MiddlewareHandler<PortalEnv> {
  return async function requestLog(c, next) {
    const startedAt = performance.now()
    const requestId = `${processName}-${(++requestCount).toString(36)}`
    c.set('requestId', requestId)
    await next()
    const { status } = c.res
    if (portal.config.logLevel !== 'info' || (c.res.headers.get('X-Cache') === 'hit' && status < 400)) return
    if (status < 400 && (c.req.path.startsWith('/assets/') || c.req.path.startsWith('/img/'))) return
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    portal.log.info('request', {
      requestId,
      method: c.req.method,
      // What comes after is a token.
      path: c.req.path.startsWith(PREVIEW_PREFIX) ? PREVIEW_PREFIX : c.req.path.slice(0, 200),
      status,
      ms,
      host: c.req.header('host')?.slice(0, 100),
    })
  }
}

export function serveHealth(portal: Portal): MiddlewareHandler<PortalEnv> {
  return async function health(c, next) {
    if (c.req.path === '/livez') return c.text('ok\n', 200, { 'Cache-Control': 'no-store' })
    if (c.req.path !== '/readyz') return next()
    portal.readyAskedAt = performance.now()
    const headers = { 'Cache-Control': 'no-store' }
    if (portal.isDraining) return c.text('draining\n', 503, headers)
    // Pages are served without the ledger, so its state is only reported.
    const away = portal.ledgerWatch.describe()
    const lines = [away !== null && `ledger: ${away}`, describeMissingWorkers(portal)].filter(Boolean)
    return c.text(['ready', ...lines, ''].join('\n'), 200, headers)
  }
}

/** While a worker is started again, the others answer. */
function describeMissingWorkers({ primary }: Portal): string | null {
  if (!primary) return null
  const { ready, wanted } = primary.countWorkers()
  return ready < wanted ? `workers: ${ready} of ${wanted}` : null
}

/** An unknown host gets 421, never another site. The command that adds the host is in the log only. */
export function checkHost(portal: Portal): MiddlewareHandler<PortalEnv> {
  return async function host(c, next) {
    const request: HostRequest = c.env?.incoming ?? { headers: c.req.header() }
    const site = findRequestedSite(portal, request)
    if (site) {
      c.set('site', site)
      return next()
    }
    const header = c.req.header('host')
    const name = parseHost(header)
    if (name !== null) portal.unknownHosts.report(name, portal.sites.findSite(header)?.isOff === false)
    const reason = name === null ? 'The request names no valid host.' : 'No site answers to this host.'
    return c.text(`421 Misdirected Request\n${reason}\n`, 421, {
      ...SECURITY_HEADERS,
      'Content-Security-Policy': BARE_POLICY,
      'Cache-Control': 'no-store',
    })
  }
}

/** GET and HEAD everywhere, POST under /api and for the form; anything else is 405. Addresses that cannot be decoded are 400. */
export function checkMethod(): MiddlewareHandler<PortalEnv> {
  return async function method(c, next) {
    const allowsPost = c.req.path.startsWith('/api/') || c.req.path === CONTACT_PATH
    const allowed = allowsPost ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
    if (!allowed.includes(c.req.method)) {
      return c.text('405 Method Not Allowed\n', 405, {
        Allow: allowed.join(', '),
        'Cache-Control': 'no-store',
      })
    }
    if (c.req.path.length > MAX_PATH_CHARS) return c.text('414 URI Too Long\n', 414)
    if (!isDecodable(c.req.path)) return c.text('400 Bad Request: the address is not valid UTF-8\n', 400)
    return next()
  }
}

function isDecodable(path: string): boolean {
  try {
    return !/[\0\r\n]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** Sets the headers of every response; a page has its own content security policy, other responses get the strict one. */
export function setHeaders({ cdn }: Pick<Portal, 'cdn'>): MiddlewareHandler<PortalEnv> {
  return async function securityHeaders(c, next) {
    await next()
    const { headers } = c.res
    for (const name in SECURITY_HEADERS) if (!headers.has(name)) headers.set(name, SECURITY_HEADERS[name]!)
    const site: Site | undefined = c.get('site')
    const transport = site ? strictTransport(site) : null
    if (transport) headers.set('Strict-Transport-Security', transport)
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', BARE_POLICY)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    // Files that never change need no tag.
    if (site && !headers.has('Cache-Tag') && /^public(?!.*immutable)/.test(headers.get('Cache-Control')!))
      for (const [name, value] of Object.entries(cdn.headersFor(site, null))) headers.set(name, value)
  }
}

/** Seconds to wait, or 0 when the work may be done. */
export function countLimit(portal: Portal, c: Context<PortalEnv>, name: LimitName): number {
  const waitSeconds = portal.limits.take(name, clientAddress(portal, c))
  if (waitSeconds > 0) portal.metrics?.countRefusal(name)
  return waitSeconds
}

/** The same for what is written to the ledger. */
export async function countWriteLimit(
  portal: Portal,
  c: Context<PortalEnv>,
  name: WriteLimitName,
): Promise<number> {
  const waitSeconds = await portal.limits.takeWrite(name, clientAddress(portal, c))
  if (waitSeconds > 0) portal.metrics?.countRefusal(name)
  return waitSeconds
}

/** The same for actions that count for one game. A report is also a message to the operator, and limited like one. */
export async function countGameLimit(
  portal: Portal,
  c: Context<PortalEnv>,
  name: GameLimitName,
  slug: string,
): Promise<number> {
  const messageWait = name === 'report' ? await countWriteLimit(portal, c, 'message') : 0
  if (messageWait > 0) return messageWait
  const waitSeconds = await portal.limits.takeForGame(name, slug, clientAddress(portal, c))
  if (waitSeconds > 0) portal.metrics?.countRefusal(name)
  return waitSeconds
}

/** Thrown when work is refused inside a handler; contains the response. */
export class TooManyRequests extends Error {
  readonly response: Response
  constructor(response: Response) {
    super('too many requests')
    this.response = response
  }
}

/** Null, or the 429 response. */
export function takeLimit(portal: Portal, c: Context<PortalEnv>, name: LimitName): Response | null {
  return refuse(c, countLimit(portal, c, name))
}

/** The same for what is written to the ledger. */
export async function takeWriteLimit(
  portal: Portal,
  c: Context<PortalEnv>,
  name: WriteLimitName,
): Promise<Response | null> {
  return refuse(c, await countWriteLimit(portal, c, name))
}

function refuse(c: Context<PortalEnv>, waitSeconds: number): Response | null {
  if (waitSeconds === 0) return null
  return c.text('429 Too Many Requests\n', 429, {
    'Retry-After': String(waitSeconds),
    'Cache-Control': 'no-store',
  })
}

function clientAddress(portal: Portal, c: Context<PortalEnv>): string {
  const socketAddress = c.env?.incoming?.socket?.remoteAddress
  return clientOf(socketAddress, c.req.header('x-forwarded-for'), portal.config.trustedProxies)
}
