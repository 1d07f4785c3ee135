/** Server-sent events of imports: how far each running one is, in whichever process it runs. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Handler } from 'hono'
import { streamSSE } from 'hono/streaming'
import { isDeadImport, listRunningImports } from '../ledger/imports.ts'
import { hasPermission } from '../operations/roles.ts'
import type { Portal } from '../portal-state.ts'
import type { ConsoleEnv } from './console-env.ts'

const INTERVAL_MS = 500
/** Then the browser connects again, and its session is checked again. */
const MAX_MS = 5 * 60_000
/** An event even when nothing changes, so that a proxy keeps the connection. */
const SILENCE_MS = 15_000

export interface ImportEvent {
  importId: number
  provider: string
  slice: string | null
  origin: string
  startedAtMs: number
  counts: Record<string, number> | null
}

export function streamImports(portal: Portal): Handler<ConsoleEnv> {
  return async function imports(c) {
    const actor = c.get('actor')
    if (!actor || !hasPermission(actor, 'feeds.read')) return c.text('401 Unauthorized\n', 401)
    const reads = await portal.reads.get()
    // A proxy that collects answers would hold the events back.
    c.header('X-Accel-Buffering', 'no')
    return streamSSE(c, async (stream) => {
      const endAtMs = Date.now() + MAX_MS
      let last = ''
      let sentAtMs = 0
      while (!stream.aborted && !portal.isDraining && Date.now() < endAtMs) {
        const running = (await listRunningImports(reads))
          .filter((entry) => !isDeadImport(entry, Date.now()))
          .map(toEvent)
        const data = JSON.stringify(running)
        if (data !== last || Date.now() - sentAtMs > SILENCE_MS) {
          await stream.writeSSE({ event: 'imports', data })
          last = data
          sentAtMs = Date.now()
        }
        await wait(INTERVAL_MS)
      }
    })
  }
}

const toEvent = ({
  id,
  provider,
  slice,
  origin,
  startedAtMs,
  counts,
}: Awaited<ReturnType<typeof listRunningImports>>[number]): ImportEvent => ({
  importId: id,
  ...{ provider, slice, origin, startedAtMs, counts },
})
