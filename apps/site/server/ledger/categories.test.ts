import { expect, test } from 'vitest'
import { changeCategories, insertCategory, listStoredCategories, setCategoryOrder } from './categories.ts'
import { forEachEngine } from './ledger-engines.ts'
import { getVersion } from './versions.ts'

const own = { tags: ['robots'], words: [], games: ['chess'], icon: null }
const robots = { slug: 'robots', label: 'Robots', own, nowMs: 1000 }

forEachEngine((open) => {
  test('a category is stored as it was made, and moves the catalogue’s version', async () => {
    const ledger = await open()
    const before = await getVersion(ledger, 'catalogueVersion')
    expect(await insertCategory(ledger, robots)).toBe(true)
    expect(await listStoredCategories(ledger)).toEqual({
      edits: [{ id: 'robots', label: 'Robots', isHidden: false, place: null, own }],
      removed: [],
      faults: [],
    })
    expect(await getVersion(ledger, 'catalogueVersion')).toBe(before + 1)
  })

  test('of two processes that give the same slug at once, one does', async () => {
    const ledger = await open()
    const other = await open({ beside: ledger })
    const given = await Promise.all([ledger, other].map((each) => insertCategory(each, robots)))
    expect(given.toSorted()).toEqual([false, true])
    expect((await listStoredCategories(ledger)).edits).toHaveLength(1)
  })

  test('a category that comes with the software has a row once it is changed', async () => {
    const ledger = await open()
    await changeCategories(ledger, ['puzzle', 'Cars'], { isHidden: true }, 1000)
    await changeCategories(ledger, ['puzzle'], { label: 'Puzzles' }, 2000)
    expect((await listStoredCategories(ledger)).edits).toEqual([
      { id: 'Cars', label: null, isHidden: true, place: null, own: null },
      { id: 'puzzle', label: 'Puzzles', isHidden: true, place: null, own: null },
    ])
  })

  test('a removed category leaves its slug taken', async () => {
    const ledger = await open()
    await insertCategory(ledger, robots)
    await changeCategories(ledger, ['robots'], { isRemoved: true }, 2000)
    expect(await listStoredCategories(ledger)).toEqual({ edits: [], removed: ['robots'], faults: [] })
    expect(await insertCategory(ledger, robots)).toBe(false)
  })

  test('an order takes the place of the one before', async () => {
    const ledger = await open()
    await setCategoryOrder(ledger, ['b', 'a'], 1000)
    await setCategoryOrder(ledger, ['c', 'a'], 2000)
    const { edits } = await listStoredCategories(ledger)
    expect(Object.fromEntries(edits.map(({ id, place }) => [id, place]))).toEqual({ a: 1, b: null, c: 0 })
    await setCategoryOrder(ledger, [], 3000)
    expect((await listStoredCategories(ledger)).edits.every(({ place }) => place === null)).toBe(true)
  })

  test('an unreadable row is reported, and the others are read', async () => {
    const ledger = await open()
    await insertCategory(ledger, robots)
    await insertCategory(ledger, { ...robots, slug: 'broken', nowMs: 2000 })
    await ledger.db.updateTable('categories').set({ own: '{' }).where('slug', '=', 'broken').execute()
    const { edits, faults } = await listStoredCategories(ledger)
    expect(edits.map(({ id }) => id)).toEqual(['robots'])
    expect(faults).toMatchObject([{ slug: 'broken' }])
  })
})
