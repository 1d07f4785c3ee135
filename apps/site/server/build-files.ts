/** `builds/latest.json` and `builds/meta/{id}.json`, at the bare paths and under the assets' folder. */
import type { MiddlewareHandler } from 'hono'
import { CACHE_CONTROL } from '#app/http.ts'
import type { Builds } from './builds.ts'
import type { PortalEnv } from './middleware.ts'

const BUILD_FILE_RE = /^(?:\/assets)?\/builds\/(?:latest|meta\/([\w-]{1,64}))\.json$/

export function serveBuildFiles(builds: Builds): MiddlewareHandler<PortalEnv> {
  return async function buildFiles(c, next) {
    const match = BUILD_FILE_RE.exec(c.req.path)
    if (!match) return next()
    const build = builds.of(c.get('site'))
    const [, requestedId] = match
    if (requestedId === undefined) {
      const { id, timestamp } = build
      return c.json({ id, timestamp }, 200, { 'Cache-Control': CACHE_CONTROL.latestBuild })
    }
    // This 404 informs a page of an older build that its build was replaced.
    if (requestedId !== build.id) return c.json({ error: 'this build is not served any more' }, 404)
    return c.json(build, 200, { 'Cache-Control': CACHE_CONTROL.immutable })
  }
}
