import { expect, test } from 'vitest'
import { forEachEngine } from './ledger-engines.ts'
import { listSiteEdits, setSiteEdits } from './sites.ts'

forEachEngine((open) => {
  test("a site's edits are kept, replaced and forgotten", async () => {
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
})
