/** The operator's command line: `npm run portal -- <command>`. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

const rootDir = join(import.meta.dirname, '../../..')

// As in `scripts/start.js`: the cache is set before the modules of the commands are loaded.
enableCompileCache(join(rootDir, '.cache/compiled'))

const { loadConfig } = await import('./config.ts')
const { listRunningServers } = await import('./running-servers.ts')
const { runPortal } = await import('./portal/run-portal.ts')

process.exitCode = await runPortal(process.argv.slice(2), {
  loadConfig: () => loadConfig(rootDir),
  listServers: () => listRunningServers(rootDir),
  writeOut: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
})
