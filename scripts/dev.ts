/** `npm run dev`: the same server with Vite in front, so that pages reload when files change. Games are built once. */
import { existsSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type * as ViteModule from 'vite'
import type { createPortalServer } from '../apps/site/server/app.ts'
import { loadStartConfig } from '../apps/site/server/start-config.ts'
import { build, ROOT } from './build.ts'

const SITE = join(ROOT, 'apps/site')
if (!existsSync(join(ROOT, 'build/content.json'))) await build(ROOT)

const vitePath = createRequire(join(SITE, 'package.json')).resolve('vite')
const { createServer } = (await import(pathToFileURL(vitePath).href)) as typeof ViteModule
const vite = await createServer({ root: SITE, server: { middlewareMode: true }, appType: 'custom' })
const config = await loadStartConfig(ROOT, console.log)
const module = (await vite.ssrLoadModule('./server/app.ts')) as {
  createPortalServer: typeof createPortalServer
}
const { fetch, portal } = await module.createPortalServer(config)
const listener = getRequestListener(fetch)

const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => void listener(request, response))
})
server.listen(config.port, () => console.log(`Playhouse in development: http://localhost:${config.port}`))
process.on('SIGINT', () => void portal.close().then(() => process.exit(0)))
