import { expect, test } from 'vitest'
import { endIndexNowTurn, ensureIndexNowKey, takeIndexNowTurn } from './index-now.ts'
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

  test('one process has the turn, and loses it after a while', async () => {
    const ledger = await open()
    const other = await open({ beside: ledger })
    const key = await ensureIndexNowKey(ledger, host)
    const turns = await Promise.all(
      [ledger, other].map((each) => takeIndexNowTurn(each, { host, nowMs: 5000, leaseMs: 100 })),
    )
    expect(turns.filter(Boolean)).toEqual([{ key, told: null, failures: 0 }])
    expect(await takeIndexNowTurn(other, { host, nowMs: 5099, leaseMs: 100 })).toBe(null)
    expect(await takeIndexNowTurn(other, { host, nowMs: 5100, leaseMs: 100 })).toMatchObject({ key })
  })

  test('a turn ends with the submitted pages, or with a wait', async () => {
    const ledger = await open()
    await ensureIndexNowKey(ledger, host)
    const take = (nowMs: number) => takeIndexNowTurn(ledger, { host, nowMs, leaseMs: 100 })
    await take(1000)
    await endIndexNowTurn(ledger, { host, told: '/a 1', nextAtMs: 1000, failures: 0 })
    expect(await take(1000)).toMatchObject({ told: '/a 1', failures: 0 })
    await endIndexNowTurn(ledger, { host, nextAtMs: 9000, failures: 3 })
    expect(await take(8999)).toBe(null)
    expect(await take(9000)).toMatchObject({ told: '/a 1', failures: 3 })
  })

  test('a host without a key has no turn', async () => {
    expect(await takeIndexNowTurn(await open(), { host, nowMs: 1, leaseMs: 1 })).toBe(null)
  })
})
