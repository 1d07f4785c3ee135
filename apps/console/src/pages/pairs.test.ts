import { expect, test } from 'vitest'
import { formatLinks, formatPairs, parseLinks, parsePairs } from './pairs.ts'

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

test('links are lines whose last word is the address', () => {
  const text = 'Terms of use /privacyIndex/terms\nOur shop https://shop.example.com/'
  const links = [
    { label: 'Terms of use', to: '/privacyIndex/terms' },
    { label: 'Our shop', to: 'https://shop.example.com/' },
  ]
  expect(parseLinks(text)).toEqual(links)
  expect(formatLinks(links)).toBe(text)
  // What is still being typed is no name yet.
  expect(parseLinks('Terms')).toEqual([{ label: '', to: 'Terms' }])
})
