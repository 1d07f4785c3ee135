/** The operator's command line, run as an operator runs it. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../../..')

export interface PortalRun {
  status: number | null
  json: Record<string, unknown>
  errors: string
}

export function runPortal(dataDir: string, ...args: string[]): PortalRun {
  const script = join(ROOT, 'apps/site/server/portal.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args, '--json'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status, json: parseObject(stdout), errors: stderr }
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return { text } // the caller that expects an object reports it
  }
}
