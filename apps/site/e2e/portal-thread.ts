/** Runs commands of the command line in a thread that stays, so that their modules are loaded once. */
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { loadConfig } from '../server/config.ts'
import { runPortal } from '../server/portal/run-portal.ts'
import { listRunningServers } from '../server/running-servers.ts'
import type { PortalRequest, PortalThreadData } from './operator.ts'

const rootDir = join(import.meta.dirname, '../../..')
const { port, done } = workerData as PortalThreadData

port.on('message', async ({ args, environment }: PortalRequest) => {
  let output = ''
  let errors = ''
  const status = await runPortal(args, {
    loadConfig: () => loadConfig(rootDir, environment),
    listServers: () => listRunningServers(rootDir),
    writeOut: (text) => (output += text),
    writeError: (text) => (errors += text),
    isTerminal: false,
  })
  port.postMessage({ status, output, errors })
  Atomics.store(done, 0, 1)
  Atomics.notify(done, 0)
})
