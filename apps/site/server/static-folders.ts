import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildDir, type Config } from './config.ts'
import { EXAMPLES_POLICY, GAME_POLICY, WORKER_POLICY } from './headers.ts'
import type { StaticFolder } from './static-files.ts'

/** `1.0.0.js`: a published version never changes. */
const EXACT_VERSION_RE = /\/\d+\.\d+\.\d+\.(?:m?js|d\.ts)$/

/** The built files of the site, the own games and the SDK for third-party games, each with the headers of its trust level. */
export function staticFolders(config: Config): StaticFolder[] {
  return [
    {
      prefix: '/games/',
      dir: buildDir(config, 'games'),
      headers: { 'Content-Security-Policy': GAME_POLICY },
    },
    {
      prefix: '/sdk/',
      dir: buildDir(config, 'sdk'),
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Content-Security-Policy': EXAMPLES_POLICY,
      },
      fixedRe: EXACT_VERSION_RE,
    },
    { prefix: '/', dir: buildDir(config, 'client'), headers: {} },
    ...listOldAssets(buildDir(config, 'old-assets')).map((dir) => ({ prefix: '/assets/', dir, headers: {} })),
    {
      prefix: '/',
      dir: buildDir(config, config.hasServiceWorker ? 'worker' : 'worker-off'),
      headers: { 'Content-Security-Policy': WORKER_POLICY },
      isAlwaysAsked: true,
    },
  ]
}

/** Pages of earlier builds may still be open, and load their modules on demand. */
function listOldAssets(root: string): string[] {
  return existsSync(root) ? readdirSync(root).map((name) => join(root, name)) : []
}
