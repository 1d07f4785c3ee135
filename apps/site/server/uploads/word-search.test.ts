import { expect, test } from 'vitest'
import { createWordSearch } from './word-search.ts'

const search = (...parts: string[]) => {
  const words = createWordSearch('indexedDB')
  for (const part of parts) words.read(Buffer.from(part))
  return words.isFound()
}

test('a word is found in one part and where parts meet, and nothing like it', () => {
  expect(search('window.indexedDB.open()')).toBe(true)
  expect(search('window.indexe', 'dDB.open()')).toBe(true)
  expect(search('i', 'n', 'd', 'e', 'x', 'e', 'd', 'D', 'B')).toBe(true)
  expect(search('', 'indexed', ' DB')).toBe(false)
  expect(search('indexeddb')).toBe(false)
  expect(search()).toBe(false)
})
