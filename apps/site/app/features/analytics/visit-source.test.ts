import { expect, test } from 'vitest'
import { findSource, parseSource } from './visit-source.ts'

function makeStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test.each([
  ['', null],
  ['?gameId=a', null],
  ['?network=tiktok&channel=c1', { network: 'tiktok', channel: 'c1' }],
  ['?network=tiktok', { network: 'tiktok', channel: '' }],
  ['?network=<b>&channel=c', { network: '', channel: 'c' }],
  [`?network=${'a'.repeat(65)}`, null],
])('%j came from %j', (search, source) => {
  expect(parseSource(search)).toEqual(source)
})

test('a source stays for the tab until another link brings a new one', () => {
  const storage = makeStorage()
  const visit = (search: string, landingSearch = search) => findSource({ search, landingSearch, storage })
  expect(visit('')).toEqual({ network: '', channel: '' })
  expect(visit('', '?network=tiktok&channel=a')).toEqual({ network: 'tiktok', channel: 'a' })
  expect(visit('')).toEqual({ network: 'tiktok', channel: 'a' })
  expect(visit('?channel=b', '?network=tiktok&channel=a')).toEqual({ network: '', channel: 'b' })
  expect(visit('')).toEqual({ network: '', channel: 'b' })
})

test('without storage, or with a spoiled one, a source is what the address says', () => {
  const denied = {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  }
  for (const storage of [null, denied])
    expect(findSource({ search: '?network=n', landingSearch: '', storage })).toEqual({
      network: 'n',
      channel: '',
    })
  const spoiled = makeStorage()
  spoiled.setItem('playhouse:source', '<script>')
  expect(findSource({ search: '', landingSearch: '', storage: spoiled })).toEqual({
    network: '',
    channel: '',
  })
})
