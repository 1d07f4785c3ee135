/** Listen, say where, stop cleanly; nothing else. */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type { createPortalServer } from './app.ts'
import type { Config } from './config.ts'
import { findLanAddress } from './lan-address.ts'
import { announceServer } from './running-servers.ts'
import { startTidying } from './tidy.ts'

const HARD_STOP_MS = 20_000

export async function serve(config: Config): Promise<void> {
  const startedAt = performance.now()
  const bundle = pathToFileURL(join(config.rootDir, 'build/server/index.js')).href
  const app = (await import(bundle)) as { createPortalServer: typeof createPortalServer }
  const { fetch, portal } = await app.createPortalServer(config)
  const server = createServer(
    { requestTimeout: 30_000, keepAliveTimeout: 65_000, headersTimeout: 20_000 },
    getRequestListener(fetch),
  )

  let withdraw: Promise<() => Promise<void>> | undefined
  let requests = 0
  server.on('request', () => requests++)
  startTidying(() => requests)

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
    const ready = ((performance.now() - startedAt) / 1000).toFixed(2)
    console.log(
      `Playhouse is ready in ${ready} s: http://localhost:${port}${lan ? `  (on your network: http://${lan}:${port})` : ''}`,
    )
  })

  let isStopping = false
  async function stop(signal: string) {
    if (isStopping) return
    isStopping = true
    portal.isDraining = true
    portal.log.info('stopping', { signal })
    setTimeout(() => process.exit(1), HARD_STOP_MS).unref()
    await new Promise((resolve) => setTimeout(resolve, config.shutdownGraceMs))
    const closed = new Promise((resolve) => server.close(resolve))
    // A connection that was busy becomes idle only after its answer.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    await closed
    clearInterval(sweep)
    await portal.close()
    if (withdraw) await (await withdraw)()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}
