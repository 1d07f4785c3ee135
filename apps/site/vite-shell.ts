/** Writes the list of the site's own built files to `build/shell.json`, for the service worker. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FILE = fileURLToPath(new URL('../../build/shell.json', import.meta.url))
/** Images load on demand; a page needs code, styles, the font and the icons of the menu. */
const SHELL_RE = /^assets\/(.*\.(js|css|woff2)|(category-icons|scene-attic)-.*\.svg)$/
/** Features that only some sites enable: the worker caches them on request and does not precache them. */
const OPTIONAL_RE = /^assets\/(provider-|ads-|page-ads-part-)/

export function listShell(): Plugin {
  return {
    name: 'list-shell',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => SHELL_RE.test(name) && !OPTIONAL_RE.test(name))
      mkdirSync(dirname(FILE), { recursive: true })
      writeFileSync(FILE, JSON.stringify(files.toSorted().map((name) => `/${name}`)))
    },
  }
}
