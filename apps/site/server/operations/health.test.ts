/** Health and backups, with the command line in a process of its own, as a server runs it. */
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseConfig } from '../config.ts'
import { listAudit } from '../ledger/audit.ts'
import { createImport, listRunningImports, setImportAlive } from '../ledger/imports.ts'
import { makeTestFolder } from '../ledger/ledger-engines.ts'
import { openLedger } from '../ledger/ledger.ts'
import {
  confirmClockOperation,
  downloadBackupOperation,
  endImportsOperation,
  findBackup,
  getHealthOperation,
  listBackupsOperation,
  makeBackupOperation,
  verifyBackupOperation,
} from './health.ts'
import { COMMAND_LINE, runOperation, type Actor, type Operation } from './operation.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const owner: Actor = { ...COMMAND_LINE, door: 'console' }

async function setUp() {
  const dataDir = await makeTestFolder()
  // The command reads the environment of this process.
  vi.stubEnv('DATA_DIR', dataDir)
  onTestFinished(() => void vi.unstubAllEnvs())
  const ledger = await openLedger({ dataDir })
  onTestFinished(() => ledger.close())
  const config = parseConfig({ DATA_DIR: dataDir }, ROOT)
  const run = <Input, Result>(
    operation: Operation<Input, Result>,
    input: unknown = {},
    { actor = owner, isFresh = true } = {},
  ) =>
    runOperation(
      operation,
      {
        ...{ ledger, reads: ledger, config, actor, nowMs: Date.now(), background: null },
        ...{ isFresh, consoleOrigin: null },
      },
      input,
    )
  return { ledger, config, run }
}

test('health is what doctor says, with what can be done about it; a backup is listed, and whole', async () => {
  const { ledger, config, run } = await setUp()
  const importId = await createImport(ledger, {
    ...{ provider: 'gamepix', origin: 'a.json', sliceId: null, kind: 'feed', nowMs: 1 },
  })
  await setImportAlive(ledger, importId, Date.now() - 5 * 60_000)
  const { findings } = await run(getHealthOperation)
  const findOf = (check: string) => findings.find((finding) => finding.check === check)
  expect(findOf('backup')).toMatchObject({ state: 'warning', fixes: [{ operation: 'makeBackup' }] })
  expect(findOf('hosts')).toMatchObject({ links: [{ to: '/sites?add=1' }], fixes: [] })
  // The samples name the example company: each leads to its own field.
  const { links } = findOf('imprint')!
  expect(links.length).toBeGreaterThan(0)
  for (const { to } of links) expect(to).toMatch(/^\/sites\/[\w.-]+\?group=texts&field=operatorName$/)
  expect(findOf('imports')).toMatchObject({
    state: 'warning',
    text: expect.stringMatching(/^the process of import \d+ \(gamepix\) was killed/),
    fixes: [{ operation: 'endImports' }],
    links: [{ to: '/feeds' }],
  })
  expect(await run(endImportsOperation)).toEqual({ importIds: [importId] })
  expect(await listRunningImports(ledger)).toEqual([])
  const { name } = await run(makeBackupOperation)
  expect(await run(listBackupsOperation)).toMatchObject({ isDaily: false, backups: [{ name }] })
  expect((await run(verifyBackupOperation, { name })).tables).toBeGreaterThan(20)
  expect((await buffer(await (await findBackup(config, name)).read())).length).toBeGreaterThan(100)
  expect((await listAudit(ledger, { limit: 9 })).map(({ operation }) => operation)).toEqual([
    'makeBackup',
    'cancelImport',
  ])
}, 120_000)

test('a backup is for owners, downloads want a fresh passkey, and names lead nowhere else', async () => {
  const { run } = await setUp()
  const manager: Actor = { ...owner, role: 'manager' }
  for (const operation of [listBackupsOperation, makeBackupOperation])
    await expect(run<unknown, unknown>(operation as Operation, {}, { actor: manager })).rejects.toMatchObject(
      {
        code: 'forbidden',
      },
    )
  const stale = { isFresh: false }
  await expect(run(downloadBackupOperation, { name: 'x' }, stale)).rejects.toMatchObject({
    code: 'check-passkey',
  })
  await expect(run(confirmClockOperation, {}, stale)).rejects.toMatchObject({ code: 'check-passkey' })
  for (const name of ['../ledger.db', 'playhouse-2026-11-26T08-00-00Z.backup', ''])
    await expect(run(downloadBackupOperation, { name })).rejects.toMatchObject({ code: 'unknown-backup' })
})
