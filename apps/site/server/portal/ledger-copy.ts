/** `ledger copy`: from SQLite to PostgreSQL and back. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyLedger } from '../backup/copy-ledger.ts'
import { ledgerOptions, type Config } from '../config.ts'
import { ledgerExists } from '../ledger/ledger-exists.ts'
import { openLedger, type LedgerOptions } from '../ledger/ledger.ts'
import { describeLedger } from '../running-servers.ts'
import { readVersion } from '../site-version.ts'
import { CommandError, UsageError } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { renderTable } from './table.ts'

async function runCopy({ values, io }: CommandInput): Promise<Outcome> {
  const config = io.loadConfig()
  const target = readTarget(values.to, config)
  const from = await describeLedger(config)
  const to = await describeLedger(target)
  if (from === to) throw new UsageError(`--to names the ledger that is copied: ${to}`)
  if (!(await ledgerExists(ledgerOptions(config))))
    throw new CommandError('no-ledger', `There is no ledger to copy: ${from}`)
  if (!values['while-running']) await refuseRunning(io, from)
  await migrateSource(ledgerOptions(config))
  const tables = await copyLedger({
    from: ledgerOptions(config),
    to: ledgerOptions(target),
    software: await readVersion(config.rootDir),
    nowMs: Date.now(),
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return {
    json: { from, to, rows, tables },
    text: [
      renderTable(
        ['table', 'rows', 'checksum'],
        tables.map(({ name, rows: count, digest }) => [name, String(count), digest.slice(0, 16)]),
      ),
      '',
      `Copied ${rows} rows of ${tables.length} tables from ${from} to ${to}; counts and checksums of every table are the same.`,
      `To use the copy, start the servers with ${describeSetting(target)}.`,
    ].join('\n'),
  }
}

/** A write to the source after its snapshot would be missing in the copy. */
async function refuseRunning(io: CommandInput['io'], from: string): Promise<void> {
  const running = (await io.listServers()).filter(({ ledger }) => ledger === from)
  if (running.length === 0) return
  const ports = running.map(({ port }) => port).join(', ')
  throw new CommandError(
    'running',
    `A server on port ${ports} writes to ${from}; stop it, or votes and messages that arrive meanwhile are missing in the copy. To try a copy without stopping: --while-running`,
  )
}

/** The copy has this version's tables. */
async function migrateSource(options: LedgerOptions): Promise<void> {
  await (await openLedger(options)).close()
}

function readTarget(value: string | boolean | undefined, config: Config): Config {
  if (typeof value !== 'string' || value === '')
    throw new UsageError(
      'ledger copy needs --to: postgres://user:secret@host/database, or a folder for SQLite',
    )
  if (/^postgres(ql)?:\/\//.test(value)) return { ...config, databaseUrl: value }
  const isFile = value.startsWith('file://')
  if (!isFile && /^[a-z][a-z\d+.-]*:\/\//i.test(value))
    throw new UsageError('--to is an address that begins with postgres://, or a folder for SQLite')
  return { ...config, databaseUrl: undefined, dataDir: isFile ? fileURLToPath(value) : resolve(value) }
}

/** Without the password. */
function describeSetting({ databaseUrl, dataDir }: Config): string {
  return databaseUrl === undefined
    ? `DATA_DIR=${dataDir} and without DATABASE_URL`
    : 'DATABASE_URL set to that address'
}

export const ledgerCopyCommands: Command[] = [
  {
    name: 'ledger copy',
    summary: 'Copy the ledger to an empty PostgreSQL database or folder, and compare every table',
    args: [],
    options: {
      to: {
        type: 'string',
        value: '<url>',
        help: 'postgres://user:secret@host/database, or a folder for SQLite',
      },
      'while-running': {
        type: 'boolean',
        help: 'Copy although a server writes to the ledger; what it writes meanwhile is missing in the copy',
      },
    },
    example: 'ledger copy --to postgres://playhouse:secret@localhost/playhouse',
    run: runCopy,
  },
]
