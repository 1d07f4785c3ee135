/** The server in one process: listens, prints the address and stops cleanly; nothing else. With several workers `workers/primary.ts` takes its place. */
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { connectPrimary, createPortalServer } from './app.ts'
import type { Config } from './config.ts'
import { createSiteServer, describeListenFault, printConsole } from './http-server.ts'
import { announceServer } from './running-servers.ts'
import { describeStart } from './start-config.ts'
import { STOP_SIGNALS, type Stopper } from './stop.ts'

interface Bundle {
  createPortalServer: typeof createPortalServer
  connectPrimary: typeof connectPrimary
}

/** Of the last build; `rootDir` is the folder of the project. */
export function loadBundle(rootDir: string): Promise<Bundle> {
  return import(pathToFileURL(join(rootDir, 'build/server/index.js')).href) as Promise<Bundle>
}

/** Returns the function that stops the server, for a caller that watches the parent process. */
export async function serve(config: Config): Promise<Stopper['stop']> {
  const startedAt = performance.now()
  const app = await loadBundle(config.rootDir)
  const running = await app.createPortalServer(config)
  let withdraw: Promise<() => Promise<void>> = Promise.resolve(async () => undefined)
  const { server, stopper } = createSiteServer(
    running,
    config,
    (code) => void withdraw.then((remove) => remove()).finally(() => process.exit(code)),
  )

  await running.portal.metrics?.listen()
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(describeListenFault(config, error))
    process.exit(1)
  })
  server.listen(config.port, config.host, () => {
    const { port } = server.address() as AddressInfo
    withdraw = announceServer(config, port)
    console.log(describeStart(config, port, performance.now() - startedAt))
    printConsole(running)
  })

  for (const signal of STOP_SIGNALS) process.on(signal, () => stopper.stop(signal))
  return stopper.stop
}
