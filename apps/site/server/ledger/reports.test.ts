import { expect, test } from 'vitest'
import { upsertOwnGames } from './games.ts'
import { forEachEngine } from './ledger-engines.ts'
import { makeGame } from './make-game.ts'
import { addReport, listOftenReported, listReports, resolveReport } from './reports.ts'

const report = { site: 'localhost', gameSlug: 'a', reason: 'does not start', note: '', createdAtMs: 1 }

forEachEngine((open) => {
  test('a report is stored, listed newest first, and resolved once', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [makeGame({ slug: 'a' })])
    const first = (await addReport(ledger, report))!
    const second = (await addReport(ledger, { ...report, createdAtMs: 2, note: 'black\0 screen 😀' }))!
    expect((await listReports(ledger, { open: true })).map(({ id }) => id)).toEqual([second, first])
    expect(await resolveReport(ledger, first, 5)).toBe(true)
    expect(await resolveReport(ledger, first, 6)).toBe(false)
    expect(await resolveReport(ledger, 999, 6)).toBe(false)
    expect(await listReports(ledger, { open: false })).toEqual([{ ...report, id: first, resolvedAtMs: 5 }])
    expect(await listReports(ledger, { open: true })).toMatchObject([{ id: second, note: 'black screen 😀' }])
    expect(await listReports(ledger)).toHaveLength(2)
    expect(await listReports(ledger, { limit: 1 })).toHaveLength(1)
  })

  test('one visitor has one report per game, also when two arrive at once from two processes', async () => {
    const ledger = await open()
    const other = await open({ beside: ledger })
    await upsertOwnGames(ledger, [makeGame({ slug: 'a' }), makeGame({ slug: 'b' })])
    const tokenHash = 'ab'.repeat(32)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        addReport(index % 2 ? ledger : other, { ...report, tokenHash, createdAtMs: index }),
      ),
    )
    await addReport(ledger, { ...report, tokenHash, gameSlug: 'b' })
    await addReport(ledger, { ...report, tokenHash: undefined })
    await addReport(ledger, { ...report, tokenHash: undefined })
    expect((await listReports(ledger)).filter(({ gameSlug }) => gameSlug === 'a')).toHaveLength(3)
    const again = (await addReport(ledger, { ...report, tokenHash, note: 'still', createdAtMs: 99 }))!
    await resolveReport(ledger, again, 100)
    expect(await addReport(ledger, { ...report, tokenHash, createdAtMs: 101 })).toBe(again)
    expect((await listReports(ledger, { open: true }))[0]).toMatchObject({
      id: again,
      note: '',
      createdAtMs: 101,
    })
  })

  test('games that many visitors report are listed until their reports are resolved', async () => {
    const ledger = await open()
    await upsertOwnGames(ledger, [makeGame({ slug: 'a' }), makeGame({ slug: 'b' })])
    const token = (number: number) => `${number}`.repeat(64)
    for (let visitor = 0; visitor < 5; visitor++)
      await addReport(ledger, { ...report, tokenHash: token(visitor) })
    // What a game reports itself, and one visitor's repeated report, are no visitors.
    for (let count = 0; count < 6; count++) {
      await addReport(ledger, { ...report, gameSlug: 'b' })
      await addReport(ledger, { ...report, gameSlug: 'b', tokenHash: token(1) })
    }
    expect(await listOftenReported(ledger, 5)).toEqual(['a'])
    const [last] = (await listReports(ledger)).filter(({ gameSlug }) => gameSlug === 'a')
    await resolveReport(ledger, last!.id, 9)
    expect(await listOftenReported(ledger, 5)).toEqual([])
  })

  test('a report on an unknown game is reported as unknown', async () => {
    const ledger = await open()
    expect(await addReport(ledger, report)).toBeNull()
  })
})
