/** Puts what the browser needs of the route table into its build as plain data. */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import * as browserRoutes from './app/browser-routes.ts'

const MODULE = join(import.meta.dirname, 'app/browser-routes.ts').replaceAll('\\', '/')

export function inlineRoutes(): Plugin {
  return {
    name: 'inline-routes',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (id.replaceAll('\\', '/') !== MODULE) return null
      const lists = Object.entries(browserRoutes)
      return lists.map(([name, list]) => `export const ${name} = ${JSON.stringify(list)}`).join('\n')
    },
  }
}
