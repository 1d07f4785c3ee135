/** The answer to a page that is not rendered because too many others wait. Writes, files and cached pages never get it. */
import { BARE_POLICY, SECURITY_HEADERS } from './headers.ts'

/** Clients that wait for different times do not come back together. */
const RETRY_SECONDS = [2, 3, 4, 5, 6]

const OVERLOAD_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Too many visitors</title></head><body><h1>Too many visitors right now</h1><p>This page could not be made just now. Please try again in a few seconds.</p><p><a href="">Try again</a></p></body></html>`

let refused = 0

export function refuseOverload(isPayload: boolean): Response {
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': BARE_POLICY,
    'Cache-Control': 'no-store',
    'Retry-After': String(RETRY_SECONDS[refused++ % RETRY_SECONDS.length]),
    'Content-Type': isPayload ? 'application/json' : 'text/html; charset=utf-8',
  }
  const body = isPayload ? '{"error":"too many visitors right now"}' : OVERLOAD_PAGE
  return new Response(body, { status: 503, headers })
}
