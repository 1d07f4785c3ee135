/** `npm start`: builds what is stale, then serves. */
import { serve } from '../apps/site/server/main.ts'
import { build, ROOT } from './build.ts'
import { isBuilt } from './build/inputs.ts'

process.env.NODE_ENV ??= 'production'
if (!isBuilt(ROOT)) {
  console.log('Building the site; this happens once, and again when something changes.')
  await build(ROOT)
}
await serve(ROOT)
