/** Listens, prints the address and stops cleanly; nothing else. */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { createPortalServer } from './app.ts'
import type { Config } from './config.ts'
import { findLanAddress } from './base/lan-address.ts'
import { announceServer } from './running-servers.ts'
import { createStopper, type Stopper } from './stop.ts'
import { startIdleGc } from './idle-gc.ts'

/** Returns the function that stops the server, for a caller that watches the parent process. */
export async function serve(config: Config): Promise<Stopper['stop']> {
  const startedAt = performance.now()
  const bundle = pathToFileURL(join(config.rootDir, 'build/server/index.js')).href
  const app = (await import(bundle)) as { createPortalServer: typeof createPortalServer }
  const running = await app.createPortalServer(config)
  const server = createServer(
    { requestTimeout: 30_000, keepAliveTimeout: 65_000, headersTimeout: 20_000 },
    getRequestListener((request, bindings) => {
      const answer = running.fetch(request, bindings)
      // A cached page is sent synchronously.
      if (answer instanceof Promise) stopper.track(bindings as HttpBindings)
      return answer
    }),
  )

  let withdraw: Promise<() => Promise<void>> = Promise.resolve(async () => undefined)
  const stopper = createStopper({
    ...{ server, getPortal: () => running.portal, graceMs: config.shutdownGraceMs },
    isTerminal: process.stdin.isTTY,
    exit: (code) => void withdraw.then((remove) => remove()).finally(() => process.exit(code)),
  })
  // The process that reads the log may end first: EPIPE must not end this one.
  process.stdout.on('error', () => {})

  let requests = 0
  server.on('request', () => requests++)
  startIdleGc(() => requests)

  await running.portal.metrics?.listen(server)
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE' ? `port ${config.port} is taken; set PORT to another one` : error.message
    console.error(`The server cannot listen on ${config.host}:${config.port}: ${reason}`)
    process.exit(1)
  })
  server.listen(config.port, config.host, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : config.port
    withdraw = announceServer(config, port)
    const lan = config.host === '0.0.0.0' || config.host === '::' ? findLanAddress() : null
    void running.describeConsole().then(
      (lines) => lines.forEach((line) => console.log(line)),
      (error: unknown) => running.portal.log.error('reading who may use the console failed', error),
    )
    const ready = ((performance.now() - startedAt) / 1000).toFixed(2)
    console.log(
      `Playhouse is ready in ${ready} s: http://localhost:${port}${lan ? `  (on your network: http://${lan}:${port})` : ''}`,
    )
  })

  process.on('SIGTERM', () => stopper.stop('SIGTERM'))
  process.on('SIGINT', () => stopper.stop('SIGINT'))
  process.on('SIGBREAK', () => stopper.stop('SIGBREAK'))
  return stopper.stop
}
