import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { fillLedger } from './fill-ledger.ts'
import { forEachEngine, getLedgerOptions } from './ledger-engines.ts'
import type { Ledger } from './ledger.ts'

/** Every row of the ledger, and the next id of each sequence. */
async function dump(ledger: Ledger): Promise<string> {
  const options = getLedgerOptions(ledger)
  if (!('databaseUrl' in options)) return expect.unreachable()
  const client = new pg.Client({ connectionString: options.databaseUrl })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const lines: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query(`select * from "${name}" order by 1`)
    lines.push(JSON.stringify([name, rows]))
  }
  const { rows: sequences } = await client.query(
    `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
  )
  await client.end()
  return [...lines, JSON.stringify(sequences)].join('\n')
}

describe('a ledger of PostgreSQL that a test has used', () => {
  forEachEngine((open, engine) => {
    const testReuse = test.runIf(engine === 'postgres')
    const urls: string[] = []
    let empty = ''
    const openNext = async () => {
      const ledger = await open()
      urls.push((getLedgerOptions(ledger) as { databaseUrl: string }).databaseUrl)
      return ledger
    }
    testReuse('is empty at first', async () => {
      const ledger = await openNext()
      empty = await dump(ledger)
      await fillLedger(ledger)
      expect(await dump(ledger)).not.toBe(empty)
    })

    testReuse('is given to the next test as if it were new', async () => {
      const ledger = await openNext()
      expect(urls[1]).toBe(urls[0])
      expect(await dump(ledger)).toBe(empty)
      await ledger.db.schema.alterTable('messages').addColumn('more', 'text').execute()
    })

    testReuse('is not given to another test when its tables have changed', async () => {
      const ledger = await openNext()
      expect(urls[2]).not.toBe(urls[0])
      expect(await dump(ledger)).toBe(empty)
    })
  })
})
