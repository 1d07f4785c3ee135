/** One code, one status. An unexpected error is a 500 without details. */
import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { BARE_POLICY, SECURITY_HEADERS } from './headers.ts'
import { takeLimit, type PortalEnv } from './middleware.ts'
import type { Portal } from './portal-state.ts'

const ERROR_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Something went wrong</title></head><body><h1>Something went wrong</h1><p>This page could not be made just now. Please try again in a moment.</p><p><a href="/">To the games</a></p></body></html>`

/** Node's error when the client disconnects while it sends; not a fault of the server. */
const isClientDisconnect = (error: Error) =>
  error.message === 'aborted' && (error as NodeJS.ErrnoException).code === 'ECONNRESET'

export function handleError(portal: Portal): ErrorHandler<PortalEnv> {
  return function unexpected(error, c) {
    if (error instanceof HTTPException) return error.getResponse()
    if (isClientDisconnect(error)) return c.body(null, 400)
    const refused = takeLimit(portal, c, 'error')
    if (refused) return refused
    portal.log.error('request failed', error, {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: c.req.path.slice(0, 200),
    })
    const headers = {
      ...SECURITY_HEADERS,
      'Content-Security-Policy': BARE_POLICY,
      'Cache-Control': 'no-store',
    }
    if (c.req.path.startsWith('/api/')) return c.json({ error: 'something went wrong' }, 500, headers)
    return c.html(ERROR_PAGE, 500, headers)
  }
}
