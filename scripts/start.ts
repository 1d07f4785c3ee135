/** `npm start`: builds what is stale, then serves. */
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { describeStartFailure, loadStartConfig } from '../apps/site/server/start-config.ts'
import { countWorkers, readMachine } from '../apps/site/server/workers/count-workers.ts'
import { isBuilt } from './build/inputs.ts'
import { watchNpm } from './npm-parent.ts'
import { runNode } from './run-node.ts'

const ROOT = join(import.meta.dirname, '..')
process.env.NODE_ENV ??= 'production'
// Before the server runs there is nothing to close.
let end: () => void = () => process.exit(1)
watchNpm(() => end())
try {
  const config = await loadStartConfig(ROOT, console.log)
  if (!isBuilt(ROOT)) {
    console.log('Building the site; this happens once, and again when something changes.')
    // In a process of its own: this one would keep the memory of the build tools.
    await runNode(['scripts/build.ts', '--skip-faulty-games'], { root: ROOT, output: 'inherit' })
  }
  const workers = countWorkers(config, readMachine())
  const stop =
    workers === 1
      ? await (await import('../apps/site/server/main.ts')).serve(config)
      : await (await import('../apps/site/server/workers/primary.ts')).servePrimary(config, workers)
  // What was compiled is not compiled again when this process is killed.
  flushCompileCache()
  end = () => stop('npm ended')
} catch (error) {
  const { sentence, logLine } = describeStartFailure(error)
  if (logLine) console.log(logLine)
  console.error(sentence)
  process.exit(1)
}
