/** `backup`, `backup list`, `backup verify`, `restore`. */
import { REPORT_DAYS } from '#app/features/reports/report.ts'
import { MESSAGE_DAYS } from '#app/features/contact/contact.ts'
import { resolvePlace } from '../backup/backup-place.ts'
import { openBackupStore, openStoredBackup } from '../backup/open-store.ts'
import { createBackup, restoreBackup, verifyBackup } from '../backup/create-backup.ts'
import { ledgerOptions } from '../config.ts'
import { storeLastBackup } from '../ledger/backup-clock.ts'
import { ledgerExists } from '../ledger/ledger-exists.ts'
import { readVersion } from '../site-version.ts'
import { CommandError, toCount, withLedger } from './command.ts'
import type { Command, CommandInput, Outcome } from './command.ts'
import { renderTable } from './table.ts'

const MIB = 1024 ** 2
const describeBytes = (bytes: number) => `${(bytes / MIB).toFixed(1)} MiB`

async function runCreate({ positionals, values, io }: CommandInput): Promise<Outcome> {
  const config = io.loadConfig()
  if (!(await ledgerExists(ledgerOptions(config))))
    throw new CommandError(
      'no-ledger',
      'There is no ledger to back up: a server creates it at its first start',
    )
  const { passphrase, s3 } = config.backup
  const store = await openBackupStore(resolvePlace(positionals[0]!), s3)
  const keep =
    values.keep === undefined ? config.backup.keep : toCount(values.keep, '--keep', { from: 1, to: 9999 })
  return withLedger(io, async (ledger) => {
    const nowMs = Date.now()
    const { stored, removed } = await createBackup({
      ledger: ledgerOptions(config),
      store,
      passphrase,
      keep,
      software: await readVersion(config.rootDir),
      nowMs,
    })
    await storeLastBackup(ledger, { ...stored, place: store.place, atMs: nowMs })
    const file = `${store.place}/${stored.name}`
    const notes = [
      `Wrote ${file}, ${describeBytes(stored.bytes)}${passphrase === null ? '' : ', encrypted'}.`,
      removed.length > 0 ? `Removed ${removed.length} older, ${keep} stay.` : '',
      `Try it: npm run portal -- backup verify ${file}`,
    ]
    return { json: { ...stored, folder: store.place, removed }, text: notes.filter(Boolean).join('\n') }
  })
}

async function runList({ positionals, io }: CommandInput): Promise<Outcome> {
  const store = await openBackupStore(resolvePlace(positionals[0]!), io.loadConfig().backup.s3)
  const backups = await store.list()
  const rows = backups.map(({ name, bytes }) => [name, describeBytes(bytes)])
  return {
    json: { backups },
    text: rows.length > 0 ? renderTable(['backup', 'size'], rows) : `There is no backup in ${store.place}.`,
  }
}

async function runVerify({ positionals, io }: CommandInput): Promise<Outcome> {
  const { passphrase, s3 } = io.loadConfig().backup
  const backup = await openStoredBackup(positionals[0]!, s3)
  const { header, tables, rows } = await verifyBackup(await backup.read(), passphrase)
  return {
    json: { file: backup.place, createdAt: header.createdAt, software: header.software, tables, rows },
    text: `The backup of ${header.createdAt} is whole: ${rows} rows of ${tables} tables were restored to a temporary place and are the same.`,
  }
}

async function runRestore({ positionals, io }: CommandInput): Promise<Outcome> {
  const config = io.loadConfig()
  const backup = await openStoredBackup(positionals[0]!, config.backup.s3)
  const { header, rows } = await restoreBackup(
    () => backup.read(),
    config.backup.passphrase,
    ledgerOptions(config),
  )
  return {
    json: { file: backup.place, createdAt: header.createdAt, rows },
    text: [
      `Restored the backup of ${header.createdAt}: ${rows} rows.`,
      'What happened after that time is not in it. Take down again what was taken down since, and delete again what visitors asked to be deleted.',
      `Messages older than ${MESSAGE_DAYS} days and reports older than ${REPORT_DAYS} are deleted at the next start.`,
    ].join('\n'),
  }
}

export const backupCommands: Command[] = [
  {
    name: 'backup list',
    summary: 'List the backups in a folder or a bucket',
    args: ['<folder or s3://bucket>'],
    options: {},
    example: 'backup list /var/backups/playhouse',
    run: runList,
  },
  {
    name: 'backup verify',
    summary: 'Restore a backup to a temporary place and compare every row',
    args: ['<file or s3://bucket/name>'],
    options: {},
    example: 'backup verify /var/backups/playhouse/playhouse-2026-11-26T08-00-00Z.backup',
    run: runVerify,
  },
  {
    name: 'backup',
    summary:
      'Write everything that the ledger holds to one file, in a folder or in an S3-compatible store, while servers run',
    args: ['<folder or s3://bucket>'],
    options: {
      keep: {
        type: 'string',
        value: '<n>',
        help: 'How many backups stay there, with this one (BACKUP_KEEP, 14)',
      },
    },
    example: 'backup /var/backups/playhouse --keep 30',
    run: runCreate,
  },
  {
    name: 'restore',
    summary: 'Restore a backup; DATA_DIR or DATABASE_URL must name a place without a ledger',
    args: ['<file or s3://bucket/name>'],
    options: {},
    example: 'restore /var/backups/playhouse/playhouse-2026-11-26T08-00-00Z.backup',
    run: runRestore,
  },
]
