/** The parts of a command of the operator's command line. */
import type { ParseArgsOptionDescriptor } from 'node:util'
import { checkEnvLedger } from '../check-env-ledger.ts'
import { ledgerOptions, type Config } from '../config.ts'
import { openLedger } from '../ledger/ledger.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { RunningServer } from '../running-servers.ts'
import { listLedgerNotes } from './ledger-notes.ts'

export interface Option extends ParseArgsOptionDescriptor {
  /** The name of its value in the help, such as `<n>`; absent for a switch. */
  value?: string
  help: string
}

export interface Outcome {
  /** What `--json` prints: one object. */
  json: Record<string, unknown>
  /** The text for people. */
  text: string
  /** True when the command ran but found faults. */
  isFailure?: boolean
}

export interface CommandInput {
  positionals: string[]
  values: Record<string, string | boolean | undefined>
  io: PortalIo
}

export interface Command {
  /** As it is typed: `feed import`. */
  name: string
  summary: string
  /** Names of the arguments, such as `<provider>`; one ending in `…` takes one or more, in brackets none or more. */
  args: readonly string[]
  options: Readonly<Record<string, Option>>
  example: string
  run(input: CommandInput): Promise<Outcome>
}

export interface PortalIo {
  /** Throws one error with every fault. */
  loadConfig(): Config
  /** The servers that run from this folder. */
  listServers(): Promise<RunningServer[]>
  /** Commands print here once, when they are done. */
  writeOut(text: string): void
  /** Progress and errors. */
  writeError(text: string): void
  /** Whether stderr is a terminal. */
  isTerminal: boolean
}

/** A command typed wrongly: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** A command that failed: exit code 1. */
export class CommandError extends Error {
  override name = 'CommandError'
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Opens the ledger for one command and closes it afterwards, also on failure; prints a note when it may not be the server's ledger. */
export async function withLedger<T>(
  io: PortalIo,
  use: (ledger: Ledger, config: Config) => Promise<T>,
): Promise<T> {
  const config = io.loadConfig()
  await checkEnvLedger(config)
  const notes = await listLedgerNotes(config, await io.listServers())
  const ledger = await openLedger(ledgerOptions(config))
  for (const note of notes) io.writeError(`Note: ${note}.\n`)
  try {
    return await use(ledger, config)
  } finally {
    await ledger.close()
  }
}

export function toCount(
  value: string | boolean | undefined,
  name: string,
  { from, to }: { from: number; to: number },
): number {
  const count = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : NaN
  if (count >= from && count <= to) return count
  throw new UsageError(`${name} is a whole number from ${from} to ${to}, not “${String(value)}”`)
}
