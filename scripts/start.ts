/** `npm start`: builds what is stale, then serves. */
import { serve } from '../apps/site/server/main.ts'
import { build, ROOT } from './build.ts'
import { isBuilt } from './build/inputs.ts'
import { watchNpm } from './npm-parent.ts'

process.env.NODE_ENV ??= 'production'
// Before the server runs there is nothing to close.
let end: () => void = () => process.exit(1)
watchNpm(() => end())
if (!isBuilt(ROOT)) {
  console.log('Building the site; this happens once, and again when something changes.')
  await build(ROOT)
}
const stop = await serve(ROOT)
end = () => stop('npm ended')
