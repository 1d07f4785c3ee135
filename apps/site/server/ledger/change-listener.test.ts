import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startSlowProxy } from '../../../../scripts/faults/slow-proxy.ts'
import { type ChangeListenerOptions, type ChangeTopic, startChangeListener } from './change-listener.ts'
import { setGameStatus, upsertOwnGames } from './games.ts'
import { forEachEngine, getLedgerOptions } from './ledger-engines.ts'
import type { Ledger } from './ledger.ts'
import { makeGame } from './make-game.ts'
import type { PostgresOptions } from './postgres-connection.ts'
import { setSiteEdits } from './sites.ts'
import { bumpVersion } from './versions.ts'

const TOPICS: readonly ChangeTopic[] = ['catalogueVersion', 'articlesVersion', 'sites']

async function listen(options: ChangeListenerOptions) {
  const listener = startChangeListener(options)
  onTestFinished(() => listener.close())
  const looks: ChangeTopic[] = []
  for (const topic of TOPICS) listener.subscribe(topic, () => looks.push(topic))
  await expect.poll(() => listener.isListening()).toBe(true)
  // Anything may have changed before.
  expect(looks.splice(0)).toEqual(TOPICS)
  return { listener, looks }
}

function optionsOf(ledger: Ledger): PostgresOptions {
  const options = getLedgerOptions(ledger)
  return 'databaseUrl' in options ? options : expect.unreachable()
}

forEachEngine((open, engine) => {
  test.runIf(engine === 'postgres')('changes are announced, each to those that show it', async () => {
    const ledger = await open()
    const { looks } = await listen(optionsOf(ledger))
    await upsertOwnGames(ledger, [makeGame({ slug: 'fox-jump' })])
    await expect.poll(() => looks.splice(0)).toEqual(['catalogueVersion'])
    await setGameStatus(ledger, 'fox-jump', 'draft')
    await expect.poll(() => looks.splice(0)).toEqual(['catalogueVersion'])
    await bumpVersion(ledger.db, 'articlesVersion')
    await expect.poll(() => looks.splice(0)).toEqual(['articlesVersion'])
    await setSiteEdits(ledger, 'fox.example', { name: 'Fox' })
    await expect.poll(() => looks.splice(0)).toEqual(['sites'])
    await setSiteEdits(ledger, 'fox.example', {})
    await expect.poll(() => looks.splice(0)).toEqual(['sites'])
    // An import's own matter, and a change that was taken back.
    await bumpVersion(ledger.db, 'recordsVersion')
    await ledger.db
      .transaction()
      .execute(async (trx) => {
        await bumpVersion(trx, 'catalogueVersion')
        throw new Error('taken back')
      })
      .catch(() => {})
    await wait(200)
    expect(looks).toEqual([])
  })

  test.runIf(engine === 'postgres')(
    'what was missed while the connection was down is looked at',
    async () => {
      const ledger = await open()
      const { listener, looks } = await listen(optionsOf(ledger))
      const end = () =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'playhouse changes'
        and datname = current_database()`.execute(ledger.db)
      await end()
      await bumpVersion(ledger.db, 'catalogueVersion')
      await expect.poll(() => looks).toContain('sites')
      expect(looks).toContain('catalogueVersion')
      expect(listener.isListening()).toBe(true)
      looks.length = 0
      await bumpVersion(ledger.db, 'catalogueVersion')
      await expect.poll(() => looks).toEqual(['catalogueVersion'])
    },
  )

  test.runIf(engine === 'postgres')(
    'a connection that answers no more is noticed and opened again',
    async () => {
      const ledger = await open()
      const { databaseUrl } = optionsOf(ledger)
      const url = new URL(databaseUrl)
      const proxy = await startSlowProxy(Number(url.port))
      onTestFinished(() => proxy.close())
      url.port = String(proxy.port)
      const { listener, looks } = await listen({
        databaseUrl: url.href,
        ...{ connectTimeoutMs: 300, askEveryMs: 100, answerWithinMs: 300 },
      })
      proxy.delayMs = 20_000
      await expect.poll(() => listener.isListening()).toBe(false)
      await bumpVersion(ledger.db, 'catalogueVersion')
      proxy.delayMs = 0
      await expect.poll(() => looks).toContain('catalogueVersion')
      expect(listener.isListening()).toBe(true)
    },
  )
})
