/** `npm run dev`: the server with Vite in front; pages and server files are loaded again as they change. Games are built once. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describeStartFailure } from '../apps/site/server/start-config.ts'
import { build, ROOT } from './build.ts'
import { startDevServer } from './dev/dev-server.ts'
import { watchNpm } from './npm-parent.ts'

// Before the server runs there is nothing to close.
let close = async () => {}
let isStopping = false

function stop() {
  if (isStopping) return
  isStopping = true
  void close().finally(() => process.exit())
}

watchNpm(stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
try {
  if (!existsSync(join(ROOT, 'build/content.json'))) await build(ROOT)
  const server = await startDevServer({ root: ROOT })
  close = server.close
  console.log(`Playhouse in development: ${server.url}`)
  for (const line of await server.describeConsole()) console.log(line)
} catch (error) {
  console.error(describeStartFailure(error).sentence)
  process.exit(1)
}
