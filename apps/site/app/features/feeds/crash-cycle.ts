/**
 * Test only: imports, an approval, an undo and the end of a list one after the other, over and over. As a process of its own it prints each step that is
 * done, to be killed at any moment.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listWaitingImports } from '#server/ledger/imports.ts'
import { openLedger } from '#server/ledger/ledger.ts'
import type { Ledger, LedgerOptions } from '#server/ledger/ledger.ts'
import { DEFAULT_SLICE, findSlice } from '#server/ledger/slices.ts'
import { gamepixFeed, gamepixRecord } from './feed-fixtures.ts'
import { importFeed } from './import-feed.server.ts'
import { approveImport, endSlice, undoImport } from './import-operations.server.ts'
import { loadRules } from './load-rules.server.ts'

const RECORDS = 100
const records = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => gamepixRecord(first + index))

/** The files the steps read. */
export async function writeCrashFeeds(folder: string): Promise<void> {
  const base = records(1, RECORDS)
  const refused = { description: 'Here you win real money.' }
  const changed = [
    ...records(1, RECORDS - 60),
    ...Array.from({ length: 20 }, (_, index) => gamepixRecord(RECORDS - 59 + index, refused)),
    ...Array.from({ length: 20 }, (_, index) => gamepixRecord(RECORDS - 39 + index, { width: 640 })),
    ...records(RECORDS + 1, 30),
  ]
  const foreign = [...records(1, 20), ...records(RECORDS + 101, RECORDS)]
  for (const [name, list] of Object.entries({ base, changed, foreign }))
    await writeFile(join(folder, `${name}.json`), JSON.stringify(gamepixFeed(list)))
}

/** Every step gives a distinct catalogue, from any state. */
export async function* runCycle(ledger: Ledger, folder: string): AsyncGenerator<string> {
  const rules = await loadRules(join(import.meta.dirname, '../../../../..'))
  const run = (name: string, isForced: boolean) =>
    importFeed({ ledger, rules, provider: 'gamepix', origin: join(folder, `${name}.json`), isForced })
  await run('base', true)
  yield 'base'
  await run('changed', false)
  yield 'changed'
  await run('foreign', false)
  yield 'waiting'
  const [waiting] = await listWaitingImports(ledger)
  const { importId } = await approveImport({ ledger, rules }, waiting!.id)
  yield 'approved'
  await undoImport({ ledger, rules }, importId)
  yield 'undone'
  await endSlice({ ledger, rules }, (await findSlice(ledger, 'gamepix', DEFAULT_SLICE))!)
  yield 'ended'
}

if (process.argv[1] === import.meta.filename) {
  const [options, folder] = process.argv.slice(2) as [string, string]
  const ledger = await openLedger(JSON.parse(options) as LedgerOptions)
  for (;;) for await (const step of runCycle(ledger, folder)) process.stdout.write(`${step}\n`)
}
