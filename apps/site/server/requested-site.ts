/** Which site a request is for; none where that is switched off. When the operator has a site, the sample sites answer requests from this machine only. */
import type { IncomingMessage } from 'node:http'
import { isSampleHost } from '#app/features/sites/sample-hosts.ts'
import type { Site } from '#app/domain/site.ts'
import type { Portal } from './portal-state.ts'

/** Headers that a proxy adds: the visitor is not the other end of the socket. */
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']
const LOOPBACK_RE = /^(?:::ffff:)?127\.|^::1$/

export type HostRequest = Pick<IncomingMessage, 'headers'> & {
  socket?: { remoteAddress?: string | undefined }
}

export function findRequestedSite(
  { sites, config }: Pick<Portal, 'sites' | 'config'>,
  request: HostRequest,
): Site | null {
  const site = sites.findSite(request.headers.host)
  if (site === null || site.isOff) return null
  if (!isSampleHost(site.host)) return site
  if (config.keepsSamples || !sites.hasOperatorSite() || isOnThisMachine(request)) return site
  return null
}

/** The other end of the socket is this machine, and no proxy in between speaks for another one. */
export function isOnThisMachine({ headers, socket }: HostRequest): boolean {
  // A call inside this process has no socket.
  if (socket && !LOOPBACK_RE.test(socket.remoteAddress ?? '')) return false
  return FORWARDING_HEADERS.every((name) => headers[name] === undefined)
}
