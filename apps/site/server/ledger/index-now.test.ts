import { expect, test } from 'vitest'
import { claimIndexNowRun, ensureIndexNowKey, finishIndexNowRun } from './index-now.ts'
import { forEachEngine } from './ledger-engines.ts'

const host = 'games.example.com'

forEachEngine((open) => {
  test('a key is made once, also by two processes at once', async () => {
    const ledger = await open()
    const other = await open({ beside: ledger })
    const keys = await Promise.all([ledger, other].map((each) => ensureIndexNowKey(each, host)))
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    expect(await ensureIndexNowKey(ledger, host)).toBe(keys[0])
    expect(await ensureIndexNowKey(ledger, 'other.example.com')).not.toBe(keys[0])
  })

  test('one process claims the run, and loses it after the lease', async () => {
    const ledger = await open()
    const other = await open({ beside: ledger })
    const key = await ensureIndexNowKey(ledger, host)
    const turns = await Promise.all(
      [ledger, other].map((each) => claimIndexNowRun(each, { host, nowMs: 5000, leaseMs: 100 })),
    )
    expect(turns.filter(Boolean)).toEqual([{ key, told: null, failures: 0 }])
    expect(await claimIndexNowRun(other, { host, nowMs: 5099, leaseMs: 100 })).toBe(null)
    expect(await claimIndexNowRun(other, { host, nowMs: 5100, leaseMs: 100 })).toMatchObject({ key })
  })

  test('a run ends with the submitted pages, or with a pause', async () => {
    const ledger = await open()
    await ensureIndexNowKey(ledger, host)
    const take = (nowMs: number) => claimIndexNowRun(ledger, { host, nowMs, leaseMs: 100 })
    await take(1000)
    await finishIndexNowRun(ledger, { host, told: '/a 1', nextAtMs: 1000, failures: 0 })
    expect(await take(1000)).toMatchObject({ told: '/a 1', failures: 0 })
    await finishIndexNowRun(ledger, { host, nextAtMs: 9000, failures: 3 })
    expect(await take(8999)).toBe(null)
    expect(await take(9000)).toMatchObject({ told: '/a 1', failures: 3 })
  })

  test('a host without a key has no run', async () => {
    expect(await claimIndexNowRun(await open(), { host, nowMs: 1, leaseMs: 1 })).toBe(null)
  })
})
