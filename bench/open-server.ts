/** For the child process of a benchmark: starts the built server on a free port and sends the port to the parent. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { getRequestListener } from '@hono/node-server'
import type { createPortalServer, RunningPortal } from '../apps/site/server/app.ts'
import { parseConfig } from '../apps/site/server/config.ts'
import { build, ROOT } from '../scripts/build.ts'
import { isBuilt } from '../scripts/build/inputs.ts'

export async function openServer(options?: { logLevel?: string }): Promise<RunningPortal['fetch']> {
  return (await openPortalServer(options)).fetch
}

/** `dataDir` is the process's first argument. */
export async function openPortalServer({ logLevel = 'warn' } = {}): Promise<RunningPortal> {
  process.env.NODE_ENV = 'production'
  if (!isBuilt(ROOT)) await build(ROOT)
  const config = parseConfig(
    { NODE_ENV: 'production', DATA_DIR: process.argv[2], RATE_LIMIT: 'off', LOG_LEVEL: logLevel },
    ROOT,
  )
  const app = (await import(join(ROOT, 'build/server/index.js'))) as {
    createPortalServer: typeof createPortalServer
  }
  return app.createPortalServer(config)
}

/** `extra` is sent to the parent with the port. */
export function listen(listener: ReturnType<typeof getRequestListener>, extra: object = {}): void {
  // On a busy machine the next request of a connection may come late.
  const server = createServer({ keepAliveTimeout: 60_000 }, listener)
  server.listen(0, '127.0.0.1', () =>
    process.send?.({ port: (server.address() as AddressInfo).port, ...extra }),
  )
}
