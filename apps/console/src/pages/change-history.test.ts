import { expect, test } from 'vitest'
import { findLatest } from './change-history.tsx'

const entry = (id: number, fields: object, undoneAtMs: number | null = null) => ({
  ...{ id, before: null, after: { ...fields }, undoneAtMs },
})

test('a change can be taken back while nothing newer changed the same', () => {
  expect(findLatest([entry(3, { title: 'C' }), entry(2, { tags: [] }), entry(1, { title: 'B' })])).toEqual(
    new Set([3, 2]),
  )
  // The second was undone, which is an entry of its own.
  const undone = [entry(3, { title: 'B' }), entry(2, { title: 'C' }, 9), entry(1, { title: 'B' })]
  expect(findLatest(undone)).toEqual(new Set([3, 1]))
  expect(findLatest([entry(2, { title: null }), entry(1, { title: 'B' })])).toEqual(new Set([2]))
  expect(findLatest([entry(1, { a: 1 }), entry(2, { a: 2, b: 2 }), entry(3, { b: 3 })])).toEqual(new Set([3]))
})
