/** Answers what is for the console's host; everything else is for the sites. */
import { BARE_POLICY, SECURITY_HEADERS } from '../headers.ts'
import type { PortalEnv } from '../middleware.ts'
import type { Portal } from '../portal-state.ts'
import { createConsoleApp, type ConsoleFiles } from './console-app.ts'
import { judgeConsoleRequest } from './console-host.ts'

const HEALTH_PATHS = ['/livez', '/readyz']

export type ConsoleAnswer = (
  request: Request,
  bindings: PortalEnv['Bindings'] | undefined,
) => Response | Promise<Response> | null

export function createConsoleAnswer(portal: Portal, files: ConsoleFiles): ConsoleAnswer {
  const { console } = portal.config
  if (console === null) return () => null
  const app = createConsoleApp(portal, console, files)
  return (request, bindings) => {
    const asked = bindings?.incoming ?? { headers: Object.fromEntries(request.headers) }
    const judgement = judgeConsoleRequest(console, asked)
    if (judgement === 'site') return null
    // Balancers ask on any host.
    if (HEALTH_PATHS.includes(new URL(request.url).pathname)) return null
    return judgement === 'refused' ? refuse() : app.fetch(request, bindings ?? {})
  }
}

function refuse(): Response {
  return new Response(
    '421 Misdirected Request\nWithout encryption the console answers on its own machine only. Set CONSOLE_ORIGIN to an https address, or use a tunnel.\n',
    {
      status: 421,
      headers: {
        ...SECURITY_HEADERS,
        'Content-Security-Policy': BARE_POLICY,
        'Cache-Control': 'no-store',
        'Content-Type': 'text/plain; charset=utf-8',
      },
    },
  )
}
