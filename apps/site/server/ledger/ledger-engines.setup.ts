/**
 * Vitest's global setup: one PostgreSQL for the whole run, and an empty ledger of each engine that tests copy, which is faster
 * than making one. Each is made when the first test asks for it, so that a run without ledger tests makes none.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openLedger, type LedgerOptions } from './ledger.ts'
import { findPostgresBinaries, startPostgres, type PostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers `/postgres` with the address of the server, and `/file` with the path of an empty SQLite ledger. */
    ledgerBroker: string
  }
}

/** The database that new ones are copied from, on the server of the run. */
export const EMPTY_DATABASE = 'empty_ledger'

const makeEmpty = async (options: LedgerOptions) => (await openLedger(options)).close()

async function makeServer(binaries: string): Promise<PostgresServer> {
  const server = await startPostgres(binaries)
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${EMPTY_DATABASE}`)
  await admin.end()
  const url = new URL(server.url)
  url.pathname = `/${EMPTY_DATABASE}`
  await makeEmpty({ databaseUrl: url.href })
  return server
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'playhouse-empty-ledger-'))
  await makeEmpty({ dataDir: folder })
  return folder
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const binaries = findPostgresBinaries()
  let starting: Promise<PostgresServer> | undefined
  let folder: Promise<string> | undefined
  const broker = createServer(async (request, response) => {
    try {
      if (request.url === '/file') response.end(join(await (folder ??= makeFolder()), 'ledger.db'))
      else response.end((await (starting ??= makeServer(binaries!))).url)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  broker.listen(0, '127.0.0.1').unref()
  await once(broker, 'listening')
  project.provide('ledgerBroker', `http://127.0.0.1:${(broker.address() as AddressInfo).port}`)
  return async () => {
    broker.close()
    broker.closeAllConnections()
    const server = await starting?.catch(() => undefined) // the tests that needed it have already failed with its reason
    await server?.stop()
    const emptyFolder = await folder?.catch(() => undefined)
    if (emptyFolder) await rm(emptyFolder, { recursive: true, force: true })
  }
}
