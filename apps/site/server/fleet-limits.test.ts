import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { shareLimits, type FleetLimits } from './fleet-limits.ts'
import { GAME_LIMITS } from './game-limits.ts'
import { forEachEngine } from './ledger/ledger-engines.ts'
import type { Ledger } from './ledger/ledger.ts'
import { deleteIdleLimits } from './ledger/shared-limits.ts'
import { createLedgerLimitStore, createMemoryLimitStore } from './limit-store.ts'
import { createLimits, LIMITS } from './limits.ts'

const CLIENT = '203.0.113.7'

/** The limits of one process. */
function startProcess(ledger: Ledger | null, isAway = () => false): FleetLimits {
  const store = ledger && createLedgerLimitStore(ledger)
  const limits = shareLimits({ limits: createLimits(true), store, isAway, reportEveryMs: 20 })
  onTestFinished(() => limits.close())
  return limits
}

async function countAllowed(tries: number, take: (at: number) => Promise<number>): Promise<number> {
  const waits = await Promise.all(Array.from({ length: tries }, (_, at) => take(at)))
  return waits.filter((seconds) => seconds === 0).length
}

forEachEngine((open, engine) => {
  const testFleet = test.runIf(engine === 'postgres')

  // covers: '11.9'
  test.runIf(engine === 'postgres')(
    'votes, reports and messages are limited over all processes, also those of the same moment',
    async () => {
      const ledger = await open()
      const fleet = [startProcess(ledger), startProcess(await open({ beside: ledger }))]
      const pick = (at: number) => fleet[at % 2]!
      expect(await countAllowed(300, (at) => pick(at).takeForGame('vote', 'fox-jump', CLIENT))).toBe(
        GAME_LIMITS.vote,
      )
      for (const process of fleet) {
        const seconds = await process.takeForGame('vote', 'fox-jump', CLIENT)
        expect(seconds).toBeGreaterThan(3300)
        expect(seconds).toBeLessThanOrEqual(3900)
      }
      expect(await countAllowed(60, (at) => pick(at).takeForGame('report', 'fox-jump', CLIENT))).toBe(
        GAME_LIMITS.report,
      )
      expect(await countAllowed(100, (at) => pick(at).takeWrite('message', CLIENT))).toBe(
        LIMITS.message.burst,
      )
      for (const process of fleet) {
        const seconds = await process.takeWrite('message', CLIENT)
        expect(seconds).toBeGreaterThan(0)
        expect(seconds).toBeLessThanOrEqual(10)
      }
      expect(await pick(1).takeForGame('vote', 'fox-run', CLIENT)).toBe(0)
      expect(await pick(0).takeForGame('vote', 'fox-jump', '203.0.113.8')).toBe(0)
      expect(await pick(0).takeWrite('message', '203.0.113.8')).toBe(0)
    },
  )

  testFleet('tokens refill and windows move with the time of the database', async () => {
    const ledger = await open()
    const limits = () => startProcess(ledger)
    await countAllowed(LIMITS.message.burst, () => limits().takeWrite('message', CLIENT))
    expect(await limits().takeWrite('message', CLIENT)).toBeGreaterThan(0)
    await sql`update limit_buckets set updated_at = updated_at - 20000`.execute(ledger.db)
    expect(await countAllowed(5, () => limits().takeWrite('message', CLIENT))).toBe(2)

    const vote = () => limits().takeForGame('report', 'fox-jump', CLIENT)
    expect(await countAllowed(15, vote)).toBe(15)
    await sql`update limit_windows set slot = slot - 6`.execute(ledger.db)
    expect(await countAllowed(10, vote)).toBe(5)
    await sql`update limit_windows set slot = slot - 6`.execute(ledger.db)
    expect(await vote()).toBeLessThanOrEqual(300)
    // The first fifteen are more than an hour old.
    await sql`update limit_windows set slot = slot - 1`.execute(ledger.db)
    expect(await countAllowed(20, vote)).toBe(15)
    await sql`update limit_windows set slot = slot - 40`.execute(ledger.db)
    expect(await countAllowed(30, vote)).toBe(GAME_LIMITS.report)
    // A database whose clock was set back.
    await sql`update limit_windows set slot = slot + 1000`.execute(ledger.db)
    expect(await vote()).toBeGreaterThan(0)
    expect(await vote()).toBeLessThanOrEqual(3900)
  })

  testFleet('pages that other processes rendered count, a moment later', async () => {
    const ledger = await open()
    const [first, second] = [startProcess(ledger), startProcess(await open({ beside: ledger }))]
    for (let count = 0; count < LIMITS.render.burst; count++) expect(first.take('render', CLIENT)).toBe(0)
    const isRefused = () => {
      for (let count = 0; count < 5; count++) if (second.take('render', CLIENT) > 0) return true
      return false
    }
    const startedAtMs = performance.now()
    await expect.poll(isRefused, { interval: 50 }).toBe(true)
    // Alone it would have refilled faster than this.
    expect(performance.now() - startedAtMs).toBeLessThan(3000)
    expect(second.take('render', '203.0.113.8')).toBe(0)
  })

  testFleet('no address is in the ledger, and counts are deleted after their time', async () => {
    const ledger = await open()
    const limits = startProcess(ledger)
    for (let count = 0; count < 9; count++) limits.take('search', CLIENT)
    await limits.takeWrite('message', CLIENT)
    await limits.takeForGame('vote', 'fox-jump', CLIENT)
    const listKeys = async () =>
      (
        await sql<{
          key: string
        }>`select key from limit_buckets union all select key from limit_windows`.execute(ledger.db)
      ).rows.map(({ key }) => key)
    await expect.poll(listKeys).toHaveLength(3)
    expect((await listKeys()).every((key) => /^[\w-]{22}$/.test(key))).toBe(true)
    await deleteIdleLimits(ledger)
    expect(await listKeys()).toHaveLength(3)
    await sql`update limit_buckets set updated_at = updated_at - 700000`.execute(ledger.db)
    await sql`update limit_windows set slot = slot - 13`.execute(ledger.db)
    await deleteIdleLimits(ledger)
    expect(await listKeys()).toEqual([])
  })

  testFleet('a ledger that answers too late delays a write by about a second only', async () => {
    const ledger = await open()
    const limits = startProcess(ledger)
    const trx = await ledger.db.startTransaction().execute()
    await sql`lock table limit_windows in access exclusive mode`.execute(trx)
    const startedAtMs = performance.now()
    expect(await countAllowed(30, () => limits.takeForGame('report', 'fox-jump', CLIENT))).toBe(20)
    expect(performance.now() - startedAtMs).toBeLessThan(3000)
    await trx.rollback().execute()
    await expect.poll(() => limits.takeForGame('report', 'fox-run', CLIENT)).toBe(0)
  })

  test('while the ledger is away, and without a fleet, the limits of this process count', async () => {
    const ledger = await open()
    await ledger.close()
    for (const limits of [startProcess(null), startProcess(ledger, () => true), startProcess(ledger)]) {
      expect(await countAllowed(30, () => limits.takeForGame('report', 'fox-jump', CLIENT))).toBe(20)
      expect(await limits.takeForGame('report', 'fox-jump', CLIENT)).toBeGreaterThan(0)
      expect(await countAllowed(60, () => limits.takeWrite('message', CLIENT))).toBe(LIMITS.message.burst)
      expect(limits.take('render', CLIENT)).toBe(0)
    }
  })
})

test('workers of one machine are limited together, in the memory of the primary process', async () => {
  const store = createMemoryLimitStore(createLimits(true))
  const workers = [0, 1].map(() => {
    const limits = shareLimits({
      ...{ limits: createLimits(true), store, isAway: () => false, reportEveryMs: 20 },
    })
    onTestFinished(() => limits.close())
    return limits
  })
  const pick = (at: number) => workers[at % 2]!
  expect(await countAllowed(300, (at) => pick(at).takeForGame('vote', 'fox-jump', CLIENT))).toBe(
    GAME_LIMITS.vote,
  )
  expect(await countAllowed(100, (at) => pick(at).takeWrite('message', CLIENT))).toBe(LIMITS.message.burst)
  expect(await pick(0).takeForGame('vote', 'fox-jump', CLIENT)).toBeGreaterThan(3300)
  expect(await pick(1).takeWrite('message', '203.0.113.8')).toBe(0)

  for (let count = 0; count < LIMITS.render.burst; count++) expect(pick(0).take('render', CLIENT)).toBe(0)
  const isRefused = () =>
    Array.from({ length: 5 }, () => pick(1).take('render', CLIENT)).some((wait) => wait > 0)
  const startedAtMs = performance.now()
  await expect.poll(isRefused, { interval: 50 }).toBe(true)
  // Alone it would have refused later: 300 tokens last longer than this at five each 50 ms.
  expect(performance.now() - startedAtMs).toBeLessThan(2000)
})
