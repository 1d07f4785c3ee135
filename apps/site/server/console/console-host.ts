/** Which requests are for the console. */
import type { IncomingMessage } from 'node:http'
import { parseHost } from '#app/features/sites/sites.server.ts'
import { isOnThisMachine } from '../requested-site.ts'
import type { ConsoleOrigin } from './console-origin.ts'

type Request = Pick<IncomingMessage, 'headers'> & { socket?: { remoteAddress?: string | undefined } }

/**
 * `console`: it gets the answer. `refused`: the host is the console's, but without encryption only this machine may use it. `site`: the host is
 * not the console's.
 */
export function judgeConsoleRequest(
  console: ConsoleOrigin | null,
  request: Request,
): 'console' | 'refused' | 'site' {
  if (console === null || parseHost(request.headers.host) !== console.rpId) return 'site'
  return console.isLocal && !isOnThisMachine(request) ? 'refused' : 'console'
}
