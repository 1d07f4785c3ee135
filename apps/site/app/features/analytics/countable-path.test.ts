import { expect, test } from 'vitest'
import { normaliseMissingPath } from './countable-path.ts'

test.each([
  ['/old-games', '/old-games'],
  ['/gameDetail/fox-run-2', '/gameDetail/fox-run-2'],
  ['/categoryDetail/Newest/9999', '/categoryDetail/Newest/9999'],
  ['/juegos/%C3%B1and%C3%BA', '/juegos/ñandú'],
  ['/%D0%B8%D0%B3%D1%80%D1%8B', '/игры'],
  ['/two%20words', '/two words'],
  [`/${'a'.repeat(24)}`, `/${'a'.repeat(24)}`],
])('%s is counted as %s', (pathname, path) => {
  expect(normaliseMissingPath(pathname)).toBe(path)
})

// covers: '8.3'
test.each([
  ['an e-mail address', '/user/me@fox.example'],
  ['an escaped one', '/user/me%40fox.example'],
  ['a telephone number', '/call/0123-456789'],
  ['a number in other digits', '/call/%D9%A1%D9%A2%D9%A3%D9%A4%D9%A5'],
  ['a token', '/reset/Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6'],
  ['a long path', `/${'a-'.repeat(40)}`],
  ['a deep path', '/a/b/c/d/e/f/g'],
  ['a script', '/%3Cscript%3E'],
  ['a line of a log', '/a%0Ab'],
  ['an escape of a terminal', '/%1b[31m'],
  ['letters that run the other way by a mark', '/a%E2%80%AEb'],
  ['half an escape', '/%E0%A4%A'],
  ['half a character', '/\uD800'],
  ['no path', 'old-games'],
  ['nothing', ''],
])('%s is counted without its words', (_name, pathname) => {
  expect(normaliseMissingPath(pathname)).toBe(null)
})
