import { expect, test } from 'vitest'
import { foldQuery, foldText, parseQuery, parseSearchParams, searchUrl } from './search.ts'

test('accents, case, apostrophes and signs make no difference', () => {
  expect(foldText('Tägliches  Lückenkreuzwort!')).toBe('tagliches luckenkreuzwort')
  expect(foldText("Papa's Scooperia")).toBe('papas scooperia')
  expect(foldText('Kings & Knights')).toBe('kings and knights')
  expect(foldText('Smørrebrød Straße İzmir')).toBe('smorrebrod strasse izmir')
  expect(foldText('2048: The–Game')).toBe('2048 the game')
})

test('a query is cut to 100 characters, whatever their bytes', () => {
  expect(parseQuery('x'.repeat(10_000))).toHaveLength(100)
  expect(Array.from(parseQuery('🎲'.repeat(500)))).toHaveLength(100)
  expect(parseQuery('  a\u0000b\ud800c\r\n ')).toBe('a b c')
  expect(foldQuery('ﷺ'.repeat(100)).length).toBeLessThanOrEqual(100)
})

test('the address of a page of results is read', () => {
  const read = (query: string) => parseSearchParams(new URLSearchParams(query))
  expect(read('searchValue=cozy+blocks&pageCurrent=3&device=phone&offline=1&exact=1')).toEqual({
    searchValue: 'cozy blocks',
    pageCurrent: 3,
    device: 'phone',
    offline: true,
    exact: true,
  })
  expect(read('')).toEqual({ searchValue: '', pageCurrent: 1 })
  expect(read('searchValue=a&pageCurrent=')).toEqual({ searchValue: 'a', pageCurrent: 1 })
  expect(read('searchValue=a&device=fridge&offline=yes')).toEqual({ searchValue: 'a', pageCurrent: 1 })
})

test('an invalid page number is not found', () => {
  for (const page of ['0', '01', '1e1', '-1', '1.5', '9999999', 'x']) {
    expect(parseSearchParams(new URLSearchParams({ searchValue: 'a', pageCurrent: page })), page).toBeNull()
  }
})

test('an address made from parameters reads as the same parameters', () => {
  const params = {
    searchValue: 'tic & tac?',
    pageCurrent: 2,
    device: 'tablet',
    offline: true,
    exact: true,
  } as const
  expect(parseSearchParams(new URL(searchUrl(params), 'http://localhost').searchParams)).toEqual(params)
  expect(searchUrl({ searchValue: 'chess', pageCurrent: 1 })).toBe('/search?searchValue=chess')
})
