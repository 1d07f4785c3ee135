/**
 * Vitest's global setup: one PostgreSQL for the whole run, started when the first test asks for it, so that a run
 * without ledger tests does not start it.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { findPostgresBinaries, startPostgres, type PostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Resolves with the server's address. */
    postgresBroker?: string
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const binaries = findPostgresBinaries()
  if (!binaries) return undefined
  let starting: Promise<PostgresServer> | undefined
  const broker = createServer(async (_request, response) => {
    try {
      starting ??= startPostgres(binaries)
      response.end((await starting).url)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  broker.listen(0, '127.0.0.1').unref()
  await once(broker, 'listening')
  project.provide('postgresBroker', `http://127.0.0.1:${(broker.address() as AddressInfo).port}/`)
  return async () => {
    broker.close()
    broker.closeAllConnections()
    const server = await starting?.catch(() => undefined) // the tests that needed it have already failed with its reason
    await server?.stop()
  }
}
