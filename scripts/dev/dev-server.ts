/**
 * The server of `npm run dev`. Vite runs the server's modules as it runs the pages', so a changed file makes it load them again. Each request
 * compares: when `server/app.ts` is another module than before, the open server is closed and the new one opened before the request is answered.
 */
import { createServer as createHttpServer, type Server, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type * as ViteModule from 'vite'
import type { createPortalServer, RunningPortal } from '../../apps/site/server/app.ts'
import type { loadStartConfig } from '../../apps/site/server/start-config.ts'

type CreatePortalServer = typeof createPortalServer

export interface DevServer {
  url: string
  /** What a start prints about the console, such as the first link to it. */
  describeConsole(): Promise<string[]>
  close(): Promise<void>
}

export interface DevServerOptions {
  root: string
  /** Instead of the configuration's. */
  port?: number
  print?: (line: string) => void
}

export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { root, print = console.log } = options
  const server = createHttpServer()
  const vite = await createVite(join(root, 'apps/site'), server)
  const loader = createLoader({ vite, root, print })
  const { config } = await loader.load()

  server.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const { running } = await loader.load()
        const listener = getRequestListener(async (...asked) => allowStyles(await running.fetch(...asked)))
        await listener(request, response)
      } catch (error) {
        answerFault(vite, response, error)
      }
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? config.port, config.host, resolve)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    describeConsole: async () => (await loader.load()).running.describeConsole(),
    async close() {
      server.close()
      server.closeAllConnections()
      await vite.close()
      await loader.close()
    },
  }
}

/** Vite is a dependency of the site alone. */
async function createVite(site: string, server: Server): Promise<ViteModule.ViteDevServer> {
  const vitePath = createRequire(join(import.meta.dirname, '../../apps/site/package.json')).resolve('vite')
  const { createServer } = (await import(pathToFileURL(vitePath).href)) as typeof ViteModule
  // Updates come through the site's own port, so that a second server does not compete for Vite's.
  return createServer({ root: site, server: { middlewareMode: true, ws: { server } }, appType: 'custom' })
}

type LoadedConfig = Awaited<ReturnType<typeof loadStartConfig>>

interface Loaded {
  create: CreatePortalServer
  config: LoadedConfig
  running: RunningPortal
}

interface LoaderOptions {
  vite: ViteModule.ViteDevServer
  root: string
  print: (line: string) => void
}

function createLoader({ vite, root, print }: LoaderOptions) {
  let loaded: Loaded | null = null
  let queue: Promise<unknown> = Promise.resolve()
  let hasWorkerChanged = false

  // A worker's files are not among the modules that Vite runs.
  vite.watcher.on('change', (file) => {
    const isKnown =
      vite.environments.ssr!.moduleGraph.getModulesByFile(file.replaceAll(sep, '/')) !== undefined
    if (!isKnown && isServerFile(file)) hasWorkerChanged = true
  })

  async function load(): Promise<Loaded> {
    const { createPortalServer: create } = (await vite.ssrLoadModule('./server/app.ts')) as {
      createPortalServer: CreatePortalServer
    }
    if (loaded?.create === create && !hasWorkerChanged) return loaded
    const startedAt = performance.now()
    const isFirst = loaded === null
    hasWorkerChanged = false
    await close()
    const { loadStartConfig: loadConfig } = (await vite.ssrLoadModule('./server/start-config.ts')) as {
      loadStartConfig: typeof loadStartConfig
    }
    const config = await loadConfig(root, print)
    loaded = { create, config, running: await create(config) }
    if (!isFirst) print(`Server reloaded in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    return loaded
  }

  async function close() {
    const open = loaded
    loaded = null
    await open?.running.portal.close()
  }

  return {
    /** One at a time: two requests after a change open one server. */
    load(): Promise<Loaded> {
      const next = queue.then(load, load)
      queue = next
      return next
    },
    async close() {
      await queue.catch(() => undefined) // its request has reported the error
      await close()
    },
  }
}

function isServerFile(file: string): boolean {
  return /[\\/]server[\\/].*\.ts$|\.server\.ts$/.test(file) && !file.endsWith('.test.ts')
}

/** Vite adds `<style>` elements to a page while it runs; the policy of production names each style by its hash. */
function allowStyles(response: Response): Response {
  const policy = response.headers.get('Content-Security-Policy')
  if (policy === null) return response
  const headers = new Headers(response.headers)
  headers.set(
    'Content-Security-Policy',
    policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
  )
  const { status, statusText, body } = response
  return new Response(body, { status, statusText, headers })
}

/** A file that cannot be loaded is reported to the developer; the next request tries again. */
function answerFault(vite: ViteModule.ViteDevServer, response: ServerResponse, error: unknown) {
  if (error instanceof Error) vite.ssrFixStacktrace(error)
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  console.error(text)
  if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(`The server could not be loaded.\n\n${text}\n`)
}
