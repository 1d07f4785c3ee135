import { expect, test } from 'vitest'
import type { FeedAdapter } from './adapter.ts'
import { addPublisher, removePublisher, toPlaySource } from './play-address.ts'

function strip(address: string, adapter: Pick<FeedAdapter, 'publisher' | 'foreignParams'>): string {
  const url = new URL(address)
  removePublisher(url, adapter)
  return url.href
}

const byPath = { publisher: { afterSegments: 1 } }

test('a publisher’s id is removed from stored addresses, wherever it is', () => {
  const byParameter = { publisher: { parameter: 'sid' }, foreignParams: ['ref'] }
  expect(strip('https://play.example/game?sid=7&ref=a&level=2', byParameter)).toBe(
    'https://play.example/game?level=2',
  )
  expect(strip('https://play.example/my-game/A7-1', byPath)).toBe('https://play.example/my-game')
  expect(strip('https://play.example/my-game/', byPath)).toBe('https://play.example/my-game/')
  expect(strip('https://play.example/game?sid=7', {})).toBe('https://play.example/game?sid=7')
})

test('the site’s own id is put where the provider reads it', () => {
  expect(addPublisher('https://play.example/game?sid=1', { parameter: 'sid' }, '77')).toEqual({
    url: 'https://play.example/game?sid=77',
  })
  expect(addPublisher('https://play.example/my-game/', byPath.publisher, 'A 7')).toEqual({
    url: 'https://play.example/my-game/A%207',
  })
})

test('without an id of the site the address is unchanged, or has the page’s address where the provider needs it', () => {
  const address = 'https://play.example/my-game'
  expect(addPublisher(address, byPath.publisher, undefined)).toEqual({ url: address })
  expect(addPublisher(address, { parameter: 'page', defaultsToPage: true }, undefined)).toEqual({
    url: address,
    pageParameter: 'page',
  })
  expect(addPublisher(address, { parameter: 'page', defaultsToPage: true }, 'me')).toEqual({
    url: `${address}?page=me`,
  })
})

test('a file of ours and a provider that is not known any more are played as they are stored', () => {
  expect(toPlaySource({ provider: 'playhouse', url: '/games/cozy-blocks/' }, {})).toEqual({
    provider: 'playhouse',
    label: 'playhouse',
    url: '/games/cozy-blocks/',
  })
  expect(toPlaySource({ provider: 'old', url: 'https://old.example/x' }, { old: '7' })).toEqual({
    provider: 'old',
    label: 'old',
    url: 'https://old.example/x',
  })
})
