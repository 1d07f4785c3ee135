import { expect, test } from 'vitest'
import type { CoverChoice } from '#app/domain/cover-choice.ts'
import { insertDrawnCovers, listDrawnCovers } from './drawn-covers.ts'
import { forEachEngine } from './ledger-engines.ts'

const choice: CoverChoice = { motif: 'car', drawing: 'saloon', composition: 'scene', palette: 3 }

forEachEngine((open) => {
  test('a choice is stored once: a later one changes nothing and returns false', async () => {
    const ledger = await open()
    expect(await insertDrawnCovers(ledger, new Map([['a', choice]]))).toBe(true)
    const later = new Map([
      ['a', { ...choice, palette: 9 }],
      ['b', { ...choice, composition: 'pair' as const }],
    ])
    expect(await insertDrawnCovers(ledger, later)).toBe(false)
    expect(await listDrawnCovers(ledger)).toEqual(
      new Map([
        ['a', choice],
        ['b', { ...choice, composition: 'pair' }],
      ]),
    )
  })

  test('more rows than one statement or page holds are all stored; an unreadable row is skipped', async () => {
    const ledger = await open()
    const covers = new Map(Array.from({ length: 2100 }, (_, place) => [`game-${place}`, choice] as const))
    expect(await insertDrawnCovers(ledger, covers)).toBe(true)
    await ledger.db
      .updateTable('drawn_covers')
      .set({ composition: 'upside-down' })
      .where('slug', '=', 'game-7')
      .execute()
    const listed = await listDrawnCovers(ledger)
    expect(listed.size).toBe(2099)
    expect(listed.has('game-7')).toBe(false)
  })
})
