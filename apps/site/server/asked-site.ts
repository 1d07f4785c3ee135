/** Which site a request is for. Once an operator has a site of their own, the samples are for this machine only. */
import type { IncomingMessage } from 'node:http'
import { isSampleHost } from '#app/features/sites/sample-hosts.ts'
import type { Site } from '#app/features/sites/site.ts'
import type { Portal } from './portal-state.ts'

/** What a proxy adds: the visitor is somewhere else than the socket. */
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']
const LOOPBACK_RE = /^(?:::ffff:)?127\.|^::1$/

export type AskedRequest = Pick<IncomingMessage, 'headers'> & {
  socket?: { remoteAddress?: string | undefined }
}

export function findAskedSite(
  { sites, config }: Pick<Portal, 'sites' | 'config'>,
  asked: AskedRequest,
): Site | null {
  const site = sites.findSite(asked.headers.host)
  if (site === null || !isSampleHost(site.host)) return site
  if (config.keepsSamples || !sites.hasOperatorSite() || isOnThisMachine(asked)) return site
  return null
}

function isOnThisMachine({ headers, socket }: AskedRequest): boolean {
  // A call inside this process has no socket.
  if (socket && !LOOPBACK_RE.test(socket.remoteAddress ?? '')) return false
  return FORWARDING_HEADERS.every((name) => headers[name] === undefined)
}
