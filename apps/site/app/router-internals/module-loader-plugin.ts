/**
 * React Router answers a route's module that cannot be loaded by reloading the current page, without end and without the destination.
 * It offers no setting for that, so the browser's build takes `load-route-module.ts` in its place. A build in which it was not found fails.
 */
import { join } from 'node:path'
import type { Plugin } from 'vite'

export function replaceModuleLoader(): Plugin {
  let isReplaced = false
  return {
    name: 'replace-module-loader',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (!isModuleLoader(source, importer)) return null
      isReplaced = true
      return join(import.meta.dirname, 'load-route-module.ts')
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        throw new Error('React Router has no routeModules.js any more: see app/router-internals')
    },
  }
}

/** Whether an import is React Router's own import of its module loader. */
export function isModuleLoader(source: string, importer: string | undefined): boolean {
  return (
    source.endsWith('/routeModules.js') && !!importer?.replaceAll('\\', '/').includes('/react-router/dist/')
  )
}
