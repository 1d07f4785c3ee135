/** A worker process: the server of `main.ts` on the port that all workers share. The primary process starts and stops it. */
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createSiteServer, describeListenFault, printConsole } from '../http-server.ts'
import { loadBundle } from '../main.ts'
import { describeStartFailure } from '../start-config.ts'
import { STOP_SIGNALS } from '../stop.ts'
import type { MessagePort } from './message-channel.ts'
import type { StartFailure, StopRequest } from './worker-messages.ts'

const ROOT = join(import.meta.dirname, '../../../..')

const primaryPort: MessagePort = {
  // A primary process that has ended ends this one, too.
  post: (message) => void process.send?.(message, undefined, undefined, () => {}),
  onMessage: (listener) => void process.on('message', listener),
}

// A terminal and a service manager signal every process of a group; the primary process says what to do.
for (const signal of STOP_SIGNALS) process.on(signal, () => {})

try {
  await startWorker()
} catch (error) {
  const failure: StartFailure = { startFailure: describeStartFailure(error) }
  process.send?.(failure, undefined, undefined, () => process.exit(1))
}

async function startWorker(): Promise<void> {
  const app = await loadBundle(ROOT)
  const primary = app.connectPrimary(primaryPort)
  const { channel } = primary
  channel.handle('stop', () => process.exit(0))
  const config = await primary.readConfig()
  const running = await app.createPortalServer(config, { primary })
  const { server, stopper } = createSiteServer(running, config, (code) => process.exit(code))

  channel.handle('metrics', () => running.portal.metrics?.readValues() ?? [])
  channel.handle('readyAsked', () => {
    const { readyAskedAt } = running.portal
    return readyAskedAt === null ? null : performance.now() - readyAskedAt
  })
  channel.handle('stop', ({ signal, readyAskedAgoMs }: StopRequest) => {
    // A balancer's requests may all have come to other workers.
    running.portal.readyAskedAt = readyAskedAgoMs === null ? null : performance.now() - readyAskedAgoMs
    stopper.stop(signal)
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    const failure: StartFailure = {
      startFailure: { sentence: describeListenFault(config, error), logLine: null },
    }
    process.send?.(failure, undefined, undefined, () => process.exit(1))
  })
  channel.handle('listen', () => {
    server.listen(config.port, config.host, () => {
      channel.notify('listening', (server.address() as AddressInfo).port)
      if (primary.isLeader()) printConsole(running)
    })
  })
  channel.notify('opened')
  // What was compiled is not compiled again when this process is killed.
  flushCompileCache()
}
