/** What `doctor` says, with what can be done about it here, and backups: `getHealth`, `confirmClock`, `endImports`, `listBackups`, `makeBackup`, `verifyBackup`, `downloadBackup`. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import * as v from 'valibot'
import { BackupError } from '../backup/backup-format.ts'
import type { BackupStore, StoredBackup } from '../backup/backup-store.ts'
import { openBackupStore } from '../backup/open-store.ts'
import type { Config } from '../config.ts'
import { findLastBackup } from '../ledger/backup-clock.ts'
import { clearDeadImports } from '../ledger/imports.ts'
import { confirmRetentionClock } from '../ledger/retention-clock.ts'
import { findActions, type Actions } from './health-fixes.ts'
import { defineOperation, OperationError, recordAudit, type OperationContext } from './operation.ts'

const MAX_OUTPUT_BYTES = 4 * 1024 * 1024

const FindingSchema = v.object({
  check: v.string(),
  state: v.picklist(['ok', 'warning', 'failure']),
  text: v.string(),
  /** Without what is typed at the command line. */
  plain: v.string(),
  places: v.optional(v.array(v.object({ host: v.string(), key: v.string() }))),
})

export interface HealthFinding
  extends Pick<v.InferOutput<typeof FindingSchema>, 'check' | 'state' | 'text'>, Actions {}

export const getHealthOperation = defineOperation({
  name: 'getHealth',
  permission: 'health',
  schema: v.object({}),
  async run(context): Promise<{ findings: HealthFinding[] }> {
    const findings: HealthFinding[] = []
    for (const { check, state, plain, places } of await runDoctor(context.config))
      findings.push({
        // What the command line says to type is done here.
        ...{ check, state, text: plain },
        ...(await findActions(context, { check, state, places })),
      })
    return { findings }
  },
})

/** What `doctor` finds, in a process of its own. */
export async function runDoctor(config: Config): Promise<v.InferOutput<typeof FindingSchema>[]> {
  const answer = await runPortal(config, ['doctor'])
  return v.parse(v.object({ findings: v.array(FindingSchema) }), answer).findings
}

/**
 * Runs a command in a process of its own, so that no visitor waits for it, and returns what `--json` prints. Throws `OperationError` with what the
 * command says.
 */
function runPortal({ rootDir }: Config, args: readonly string[]): Promise<unknown> {
  const portal = join(rootDir, 'apps/site/server/portal.ts')
  const options = { cwd: rootDir, maxBuffer: MAX_OUTPUT_BYTES }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [portal, ...args, '--json'], options, (error, stdout, stderr) => {
      const answer = parseJson(stdout)
      // A command that found faults ends with 1, and says which.
      if (answer !== null && !('error' in answer)) resolve(answer)
      else reject(new OperationError('failed-command', describeFailure(answer, stderr, error)))
    })
  })
}

function parseJson(text: string): object | null {
  try {
    return JSON.parse(text) as object
  } catch {
    return null // it ended before it could say more
  }
}

function describeFailure(answer: object | null, stderr: string, error: Error | null): string {
  const parsed = v.safeParse(v.object({ error: v.object({ message: v.string() }) }), answer)
  if (parsed.success) return parsed.output.error.message
  return stderr.trim().split('\n').at(-1) || error?.message || 'The command failed'
}

export const confirmClockOperation = defineOperation({
  name: 'confirmClock',
  permission: 'health',
  needsFreshCheck: true,
  schema: v.object({}),
  async run(context): Promise<{ atMs: number }> {
    await confirmRetentionClock(context.ledger, context.nowMs)
    await recordAudit(context, 'confirmClock', {
      target: 'clock',
      before: null,
      after: { atMs: context.nowMs },
    })
    return { atMs: context.nowMs }
  },
})

/** Removes what killed imports left, without waiting for the job that does it. */
export const endImportsOperation = defineOperation({
  name: 'endImports',
  permission: 'feeds.edit',
  schema: v.object({}),
  async run(context): Promise<{ importIds: number[] }> {
    const importIds = await clearDeadImports(context.ledger, context.nowMs)
    for (const id of importIds)
      await recordAudit(context, 'cancelImport', {
        target: `import ${id}`,
        before: null,
        after: { state: 'ended' },
      })
    return { importIds }
  },
})

/** Without `BACKUP_TO`, backups that are made here are in the data directory. */
function placeOf({ backup, dataDir }: Config): string {
  return backup.place ?? join(dataDir, 'backups')
}

/** Throws `OperationError` with what the store says. */
async function useStore<T>(config: Config, use: (store: BackupStore) => Promise<T>): Promise<T> {
  try {
    return await use(await openBackupStore(placeOf(config), config.backup.s3))
  } catch (error) {
    if (error instanceof BackupError) throw new OperationError('failed-store', error.message)
    throw error
  }
}

export interface BackupList {
  /** A folder, or `s3://bucket/prefix`. */
  place: string
  /** Whether a running server makes one each day. */
  isDaily: boolean
  isEncrypted: boolean
  lastAtMs: number | null
  /** Newest first. */
  backups: StoredBackup[]
}

export const listBackupsOperation = defineOperation({
  name: 'listBackups',
  permission: 'backups',
  schema: v.object({}),
  async run({ config, ledger }): Promise<BackupList> {
    return {
      place: placeOf(config),
      isDaily: config.backup.place !== null,
      isEncrypted: config.backup.passphrase !== null,
      lastAtMs: (await findLastBackup(ledger))?.atMs ?? null,
      backups: (await useStore(config, (store) => store.list())).reverse(),
    }
  },
})

const StoredSchema = v.object({ name: v.string(), bytes: v.number() })

export const makeBackupOperation = defineOperation({
  name: 'makeBackup',
  permission: 'backups',
  schema: v.object({}),
  async run(context): Promise<StoredBackup> {
    const stored = v.parse(StoredSchema, await runPortal(context.config, ['backup', placeOf(context.config)]))
    const { name, bytes } = stored
    await recordAudit(context, 'makeBackup', { target: `backup ${name}`, before: null, after: { bytes } })
    return { name, bytes }
  },
})

const ByNameSchema = v.object({ name: v.pipe(v.string(), v.maxLength(100)) })

/** A backup of the list, with its address as the command line takes it. Throws `OperationError`. */
export async function findBackup(
  config: Config,
  name: string,
): Promise<StoredBackup & { address: string; read(): Promise<Readable> }> {
  return useStore(config, async (store) => {
    const found = (await store.list()).find((backup) => backup.name === name)
    if (found) return { ...found, address: `${store.place}/${found.name}`, read: () => store.read(name) }
    throw new OperationError('unknown-backup', `There is no such backup in ${store.place}`)
  })
}

export const verifyBackupOperation = defineOperation({
  name: 'verifyBackup',
  permission: 'backups',
  schema: ByNameSchema,
  async run({ config }, { name }): Promise<{ tables: number; rows: number }> {
    const { address } = await findBackup(config, name)
    const answer = await runPortal(config, ['backup', 'verify', address])
    return v.parse(v.object({ tables: v.number(), rows: v.number() }), answer)
  },
})

/** The download itself checks the same again. */
export const downloadBackupOperation = defineOperation({
  name: 'downloadBackup',
  permission: 'backups',
  needsFreshCheck: true,
  schema: ByNameSchema,
  async run(context: OperationContext, { name }): Promise<{ address: string }> {
    const { bytes } = await findBackup(context.config, name)
    await recordAudit(context, 'downloadBackup', { target: `backup ${name}`, before: null, after: { bytes } })
    return { address: `/api/backups/${encodeURIComponent(name)}` }
  },
})
