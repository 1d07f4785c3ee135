/** The real server with one more answer in front: the home page's bytes, held in a variable. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { parseConfig } from '../apps/site/server/config.ts'
import type { createPortalServer } from '../apps/site/server/app.ts'
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

const home = await fetch(
  new Request('http://localhost/', { headers: { Host: 'localhost', 'Accept-Encoding': 'br' } }),
)
const bytes = new Uint8Array(await home.arrayBuffer())
const headers = Object.fromEntries(home.headers)

const listener = getRequestListener((request, bindings) =>
  request.url.endsWith('/__baseline') ? new Response(bytes, { headers }) : fetch(request, bindings),
)
const server = createServer(listener)
server.listen(0, '127.0.0.1', () =>
  process.send?.({ port: (server.address() as AddressInfo).port, bytes: bytes.length }),
)
