/** `npm start`: builds what is stale, then serves. */
import { serve } from '../apps/site/server/main.ts'
import { describeStartFailure, loadStartConfig } from '../apps/site/server/start-config.ts'
import { build, ROOT } from './build.ts'
import { isBuilt } from './build/inputs.ts'

process.env.NODE_ENV ??= 'production'
try {
  const config = await loadStartConfig(ROOT, console.log)
  if (!isBuilt(ROOT)) {
    console.log('Building the site; this happens once, and again when something changes.')
    await build(ROOT, { leavesOutFaultyGames: true })
  }
  await serve(config)
} catch (error) {
  const { sentence, logLine } = describeStartFailure(error)
  if (logLine) console.log(logLine)
  console.error(sentence)
  process.exit(1)
}
