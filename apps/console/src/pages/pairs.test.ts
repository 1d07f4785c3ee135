import { expect, test } from 'vitest'
import { formatPairs, parsePairs } from './pairs.ts'

test('names and values are lines, and come back as they were', () => {
  const ids = { gamepix: 'ABC12', playgama: 'two words' }
  expect(formatPairs(ids)).toBe('gamepix ABC12\nplaygama two words')
  expect(parsePairs(formatPairs(ids))).toEqual(ids)
})

test('a redirect has a target and a status; without one the server chooses', () => {
  const redirects = { '/old/:name': { to: '/game/:name', status: 308 } }
  expect(formatPairs(redirects)).toBe('/old/:name /game/:name 308')
  expect(parsePairs(' /old/:name   /game/:name 308 \n\n/a /b')).toEqual({ ...redirects, '/a': '/b' })
})

test('a line without a value stays, so that the server can say what is missing', () => {
  expect(parsePairs('home\n/old')).toEqual({ home: '', '/old': '' })
  expect(formatPairs(null)).toBe('')
})
