import { expect, test, vi } from 'vitest'
import { forEachEngine } from './ledger-engines.ts'
import { listSiteEdits, listSiteStamps, setSiteEdits } from './sites.ts'

forEachEngine((open) => {
  test("a site's edits are stored, replaced and deleted", async () => {
    const ledger = await open()
    await setSiteEdits(ledger, 'b.example', { name: 'Bee', picks: ['cozy-blocks'] })
    await setSiteEdits(ledger, 'a.example', { name: 'Ay' })
    await setSiteEdits(ledger, 'a.example', { remoteGames: 'off' })
    expect(await listSiteEdits(ledger)).toEqual([
      { host: 'a.example', edits: { remoteGames: 'off' }, updatedAtMs: expect.any(Number) },
      { host: 'b.example', edits: { name: 'Bee', picks: ['cozy-blocks'] }, updatedAtMs: expect.any(Number) },
    ])
    await setSiteEdits(ledger, 'a.example', {})
    expect((await listSiteEdits(ledger)).map(({ host }) => host)).toEqual(['b.example'])
  })

  test('every change of a site changes the stamps, also two within a millisecond or by a clock that is behind', async () => {
    const ledger = await open()
    const seen = [await listSiteStamps(ledger)]
    const change = async (host: string, edits: Record<string, unknown>) => {
      await setSiteEdits(ledger, host, edits)
      seen.push(await listSiteStamps(ledger))
    }
    vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000)
    try {
      await change('a.example', { name: 'Ay' })
      await change('a.example', { name: 'Bee' })
      vi.mocked(Date.now).mockReturnValue(1_600_000_000_000)
      await change('a.example', { name: 'Cee' })
      await change('b.example', { name: 'Dee' })
      vi.mocked(Date.now).mockReturnValue(1_800_000_000_000)
      await change('a.example', { name: 'Ee' })
      await change('b.example', {})
    } finally {
      vi.restoreAllMocks()
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(await listSiteStamps(ledger)).toBe('a.example 1800000000000')
  })
})
