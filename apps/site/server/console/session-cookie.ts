/** The cookie of a session: a random token, which the ledger has as a hash only. */
import { parse } from 'hono/utils/cookie'
import { SESSION_MAX_MS } from '../ledger/console-access.ts'

/** The browser sends it to exactly this host name, and takes it from no other. */
const NAME = '__Host-console'
const FLAGS = 'Path=/; Secure; HttpOnly; SameSite=Strict'

export function readSessionToken(request: Request): string | null {
  const value = parse(request.headers.get('cookie') ?? '', NAME)[NAME]
  return value && /^[\w-]{43}$/.test(value) ? value : null
}

export function setSessionCookie(token: string): string {
  return `${NAME}=${token}; Max-Age=${SESSION_MAX_MS / 1000}; ${FLAGS}`
}

export function clearSessionCookie(): string {
  return `${NAME}=; Max-Age=0; ${FLAGS}`
}
