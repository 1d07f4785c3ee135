import { join } from 'node:path'
import { runNode } from '../run-node.ts'

/** `/sw.js` in two versions: enabled and disabled. Runs after the site's build, whose files are in the precache list. */
export async function buildWorker(root: string): Promise<void> {
  const cwd = join(root, 'apps/site')
  const args = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    'vite.worker.config.ts',
    '--logLevel',
    'warn',
  ]
  for (const WORKER of ['on', 'off']) await runNode(args, { root, cwd, env: { WORKER } })
}

/** The first scripts of uploaded games that have no origin of their own: without and with IndexedDB. */
export async function buildStorageShims(root: string): Promise<void> {
  const args = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    'vite.storage.config.ts',
    '--logLevel',
    'warn',
  ]
  for (const SHIM of ['storage', 'storage-indexed-db'])
    await runNode(args, { root, cwd: join(root, 'apps/site'), env: { SHIM } })
}
