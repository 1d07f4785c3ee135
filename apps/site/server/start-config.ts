/** The configuration of `npm start` and `npm run dev`: they print the settings from `.env`, and stop when these would hide the existing ledger. */
import { findLanAddress } from './base/lan-address.ts'
import { checkEnvLedger } from './check-env-ledger.ts'
import { loadConfig, type Config } from './config.ts'
import type { Environment } from './env-file.ts'

export async function loadStartConfig(
  rootDir: string,
  print: (line: string) => void,
  exported?: Environment,
): Promise<Config> {
  const config = loadConfig(rootDir, exported)
  const { fromEnvFile, unknownInEnvFile } = config
  // Names alone: a value may be a password.
  if (fromEnvFile.length > 0) print(`Settings taken from .env: ${fromEnvFile.join(', ')}`)
  if (unknownInEnvFile.length > 0) print(`.env contains unknown settings: ${unknownInEnvFile.join(', ')}`)
  await checkEnvLedger(config)
  return config
}

/** The line that `npm start` prints when the server listens; `ms` is how long the start took. */
export function describeStart({ host }: Config, port: number, ms: number, workers = 1): string {
  const lan = host === '0.0.0.0' || host === '::' ? findLanAddress() : null
  const ready = `Playhouse is ready in ${(ms / 1000).toFixed(2)} s${workers > 1 ? ` with ${workers} workers` : ''}`
  return `${ready}: http://localhost:${port}${lan ? `  (on your network: http://${lan}:${port})` : ''}`
}

/** Faults of these classes are mistakes in the program; any other error is a sentence for the operator. */
const PROGRAM_FAULTS = new Set(['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'AssertionError'])

/** The output of a failed start: a sentence for the operator, the cause for the log. */
export function describeStartFailure(error: unknown): { sentence: string; logLine: string | null } {
  if (!(error instanceof Error)) return { sentence: String(error), logLine: null }
  if (PROGRAM_FAULTS.has(error.name)) return { sentence: error.stack ?? error.message, logLine: null }
  const { message, detail } = error as Error & { detail?: unknown }
  const entry = { time: new Date().toISOString(), level: 'error', message: 'start failed', detail }
  return { sentence: message, logLine: typeof detail === 'string' ? JSON.stringify(entry) : null }
}
