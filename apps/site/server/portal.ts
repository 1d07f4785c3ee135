/** The operator's command line: `npm run portal -- <command>`. */
import { join } from 'node:path'
import { loadConfig } from './config.ts'
import { listRunningServers } from './running-servers.ts'
import { runPortal } from './portal/run-portal.ts'

const rootDir = join(import.meta.dirname, '../../..')

process.exitCode = await runPortal(process.argv.slice(2), {
  loadConfig: () => loadConfig(rootDir),
  listServers: () => listRunningServers(rootDir),
  writeOut: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
})
