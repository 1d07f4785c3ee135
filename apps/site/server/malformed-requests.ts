/** Refuses requests that no browser sends, before any other code reads them, because all other code relies on a valid address and one host. */
import type { IncomingMessage } from 'node:http'
import { BARE_POLICY, SECURITY_HEADERS } from './headers.ts'

/** `http://user@host/`: `new Request` throws for it. */
const CREDENTIALS_RE = /^[a-z][a-z0-9+.-]*:[/\\]*[^/\\?#]*@/i

/** A 400 response, or null for a request that may continue. */
export function refuseMalformed(incoming: Pick<IncomingMessage, 'url' | 'rawHeaders'>): Response | null {
  const { url = '', rawHeaders } = incoming
  if (url.charCodeAt(0) !== 47 && CREDENTIALS_RE.test(url)) return badRequest('the address holds a user name')
  // A proxy could read another of them than this server (RFC 9112, section 3.2).
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1 ? badRequest('it names more than one host') : null
}

function badRequest(reason: string): Response {
  return new Response(`400 Bad Request: ${reason}\n`, {
    status: 400,
    headers: {
      ...SECURITY_HEADERS,
      'Content-Security-Policy': BARE_POLICY,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
    },
  })
}
