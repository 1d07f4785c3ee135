/** `npm start`: builds what is stale, then serves. */
import { join } from 'node:path'
import { serve } from '../apps/site/server/main.ts'
import { describeStartFailure, loadStartConfig } from '../apps/site/server/start-config.ts'
import { isBuilt } from './build/inputs.ts'
import { watchNpm } from './npm-parent.ts'

const ROOT = join(import.meta.dirname, '..')
process.env.NODE_ENV ??= 'production'
// Before the server runs there is nothing to close.
let end: () => void = () => process.exit(1)
watchNpm(() => end())
try {
  const config = await loadStartConfig(ROOT, console.log)
  if (!isBuilt(ROOT)) {
    console.log('Building the site; this happens once, and again when something changes.')
    // A server that was installed without build tools (`npm ci --omit=dev`) has its build already.
    const { build } = await import('./build.ts')
    await build(ROOT, { leavesOutFaultyGames: true })
  }
  const stop = await serve(config)
  end = () => stop('npm ended')
} catch (error) {
  const { sentence, logLine } = describeStartFailure(error)
  if (logLine) console.log(logLine)
  console.error(sentence)
  process.exit(1)
}
