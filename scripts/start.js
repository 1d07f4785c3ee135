/**
 * `npm start`. Node compiles TypeScript with a compiler of its own, which takes 10 to 18 MB of memory in each thread, unless the compiled file is
 * in its cache. JavaScript, so that the cache is set before the first TypeScript file is loaded (decision 052).
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Worker threads read the variable.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/compiled')
enableCompileCache(process.env.NODE_COMPILE_CACHE)
await import('./start.ts')
