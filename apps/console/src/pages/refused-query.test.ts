import { expect, test } from 'vitest'
import { readRefusedQuery, toRefusedPath } from './refused-query.ts'

const readPath = (path: string) => readRefusedQuery(new URL(path, 'http://console.localhost').searchParams)

test('filters are in the address, and are read from it again', () => {
  const query = {
    isAllowed: false,
    provider: 'gamepix',
    reason: 'a: “b & c” in=the text',
    search: '50 %',
    page: 3,
  }
  expect(readPath(toRefusedPath(query))).toEqual(query)
  const nothing = { isAllowed: false, provider: '', reason: '', search: '', page: 1 }
  expect(toRefusedPath(nothing)).toBe('/feeds/refused')
  expect(readPath('/feeds/refused')).toEqual(nothing)
})

test('an allowed record has no reason to filter by', () => {
  expect(toRefusedPath({ isAllowed: true, reason: 'gambling' })).toBe('/feeds/refused?state=allowed')
})

test.each(['0', '-1', '1.5', 'x', '1e9', ''])('the page “%s” is the first one', (page) => {
  expect(readPath(`/feeds/refused?page=${page}`).page).toBe(1)
})
