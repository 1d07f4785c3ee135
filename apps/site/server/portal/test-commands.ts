/** Test only: runs commands of the operator's command line in this process. */
import { resolve } from 'node:path'
import { parseConfig } from '../config.ts'
import type { RunningServer } from '../running-servers.ts'
import { runPortal } from './run-portal.ts'

/** The folder of the project. */
export const ROOT = resolve(import.meta.dirname, '../../../..')

export interface CommandOptions {
  /** Where the installation is. */
  root?: string
  /** The servers that run from it. */
  servers?: RunningServer[]
}

export interface CommandResult {
  exitCode: number
  out: string
  error: string
}

/** `run('feed', 'list')` with these variables as its environment. */
export function createCommands(
  environment: Record<string, string>,
  { root = ROOT, servers = [] }: CommandOptions = {},
) {
  async function run(...args: string[]): Promise<CommandResult> {
    let out = ''
    let error = ''
    const exitCode = await runPortal(args, {
      loadConfig: () => parseConfig(environment, root),
      listServers: async () => servers,
      writeOut: (text) => void (out += text),
      writeError: (text) => void (error += text),
      isTerminal: false,
    })
    return { exitCode, out, error }
  }
  async function runJson(...args: string[]) {
    const { exitCode, out } = await run(...args, '--json')
    return { exitCode, json: JSON.parse(out) }
  }
  return { run, runJson }
}
