import { expect, test } from 'vitest'
import { listParts } from './text-diff.tsx'

const mark = (from: string, to: string) =>
  listParts(from, to)
    .map(({ value, added, removed }) => (added ? `+[${value}]` : removed ? `-[${value}]` : value))
    .join('')

test('words that only one text has are marked, and the rest stays as it is', () => {
  expect(mark('Draw the border, keep the land.', 'Draw a border, keep your land.')).toBe(
    'Draw -[the]+[a] border, keep -[the]+[your] land.',
  )
  expect(mark('one\ntwo', 'one\ntwo\nthree')).toBe('one\ntwo+[\nthree]')
  expect(mark('', 'new')).toBe('+[new]')
  expect(mark('same', 'same')).toBe('same')
})

test('two long texts without a word in common are both shown, soon', () => {
  const [from, to] = ['a', 'b'].map((letter) =>
    Array.from({ length: 20_000 }, (_, at) => `${letter}${at}`).join(' '),
  ) as [string, string]
  const startedAtMs = performance.now()
  const parts = listParts(from, to)
  expect(performance.now() - startedAtMs).toBeLessThan(5000)
  const textOf = (skip: 'added' | 'removed') =>
    parts
      .filter((part) => !part[skip])
      .map(({ value }) => value)
      .join('')
  expect([textOf('added'), textOf('removed')]).toEqual([from, to])
})
