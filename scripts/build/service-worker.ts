import { join } from 'node:path'
import { runNode } from '../run-node.ts'

/** `/sw.js` in its two forms: at work, and switched off. The site is built before: its files are in the first one's list. */
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
