import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BACKUP_TABLES } from '../backup/table-order.ts'
import { parseConfig } from '../config.ts'
import { forEachEngine, getLedgerOptions } from '../ledger/ledger-engines.ts'
import { addMessage } from '../ledger/messages.ts'
import { describeLedger, type RunningServer } from '../running-servers.ts'
import { createCommands, ROOT } from './test-commands.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-portal-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const run = (environment: Record<string, string>, args: string[], servers: RunningServer[] = []) =>
  createCommands(environment, { servers }).run(...args)

forEachEngine((open) => {
  test('the command copies to a folder, and the copy answers the same', async () => {
    const ledger = await open()
    const message = { site: 'localhost', topic: 'other', email: '', createdAtMs: Date.now() } as const
    await addMessage(ledger, { ...message, body: 'Where is the cat?' })
    const options = getLedgerOptions(ledger)
    const environment: Record<string, string> =
      'databaseUrl' in options ? { DATABASE_URL: options.databaseUrl } : { DATA_DIR: options.dataDir }
    const to = join(await makeFolder(), 'copy')
    const copied = await run(environment, ['ledger', 'copy', '--to', to])
    expect(copied).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining('counts and checksums of every table are the same'),
    })
    const listed = await run({ DATA_DIR: to }, ['messages', 'list', '--json'])
    expect(JSON.parse(listed.out).messages).toMatchObject([{ body: 'Where is the cat?' }])
    expect(listed.out).toBe((await run(environment, ['messages', 'list', '--json'])).out)

    expect(await run(environment, ['ledger', 'copy', '--to', to])).toMatchObject({
      exitCode: 1,
      error: expect.stringContaining('There is a ledger already'),
    })
  })
})

test('a copy of a missing ledger, to itself, to nowhere or beside a running server is refused with its reason', async () => {
  const dataDir = await makeFolder()
  const environment = { DATA_DIR: dataDir }
  const to = join(await makeFolder(), 'copy')
  const copy = (...args: string[]) => run(environment, ['ledger', 'copy', ...args])
  expect(await copy('--to', to)).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining('There is no ledger to copy'),
  })
  await run(environment, ['messages', 'list'])
  expect(await copy()).toMatchObject({ exitCode: 2, error: expect.stringContaining('needs --to') })
  expect(await copy('--to', dataDir)).toMatchObject({
    exitCode: 2,
    error: expect.stringContaining('the ledger that is copied'),
  })
  expect(await copy('--to', 'mysql://localhost/x')).toMatchObject({
    exitCode: 2,
    error: expect.stringContaining('begins with postgres://'),
  })
  expect(await copy('--to', 'postgres://u:secret@127.0.0.1:1/x')).toMatchObject({
    exitCode: 1,
    error: expect.stringMatching(/^Ledger: opening PostgreSQL at 127\.0\.0\.1:1\/x failed: (?!.*secret)/),
  })
  const ledger = await describeLedger(parseConfig(environment, ROOT))
  const server = { pid: process.pid, host: '127.0.0.1', port: 3000, ledger }
  expect(await run(environment, ['ledger', 'copy', '--to', to], [server])).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining('A server on port 3000 writes to'),
  })
  const tried = await run(environment, ['ledger', 'copy', '--to', to, '--while-running', '--json'], [server])
  expect(JSON.parse(tried.out).tables).toHaveLength(BACKUP_TABLES.length)
})
