/** The real server, whose events the loader sends. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { createPortalServer } from '../apps/site/server/app.ts'
import { parseConfig } from '../apps/site/server/config.ts'
import { build, ROOT } from '../scripts/build.ts'
import { isBuilt } from '../scripts/build/inputs.ts'

process.env.NODE_ENV = 'production'
if (!isBuilt(ROOT)) await build(ROOT)
const config = parseConfig(
  { NODE_ENV: 'production', DATA_DIR: process.argv[2], RATE_LIMIT: 'off', LOG_LEVEL: 'warn' },
  ROOT,
)
const app = (await import(join(ROOT, 'build/server/index.js'))) as {
  createPortalServer: typeof createPortalServer
}
const { fetch } = await app.createPortalServer(config)
const server = createServer(getRequestListener(fetch))
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
