import { afterEach, expect, test, vi } from 'vitest'
import { chooseTexts } from './texts.ts'

const en = { hello: 'Hello', count: (n: number) => `${n} stars`, list: ['one', 'two'] }
const nl = { hello: 'Hallo', count: (n: number) => `${n} sterren`, list: ['een', 'twee'] }

afterEach(() => vi.unstubAllGlobals())

const visit = (search: string, languages: string[]) => {
  vi.stubGlobal('location', { search })
  vi.stubGlobal('navigator', { languages })
}

test.each([
  ['', ['nl-BE', 'en'], 'Hallo'],
  ['', ['fr', 'de'], 'Hello'],
  ['?lang=nl', ['en'], 'Hallo'],
  ['?lang=xx', ['nl'], 'Hallo'],
])('address %s and browser %j read %s', (search, languages, hello) => {
  visit(search, languages)
  expect(chooseTexts({ en, nl }).hello).toBe(hello)
})

test('the pseudo language is longer everywhere', () => {
  visit('?lang=pseudo', ['en'])
  const texts = chooseTexts({ en })
  expect([texts.hello, texts.count(3), ...texts.list].map((text) => text.length)).toEqual([7, 10, 5, 5])
})
