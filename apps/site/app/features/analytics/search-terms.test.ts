import { expect, test } from 'vitest'
import { createRareTermFilter, normaliseTerm, type RareTermFilter } from './search-terms.ts'

test.each([
  ['Mario Kart', 'mario kart'],
  ['  Café   Run! ', 'cafe run'],
  ['2048', '2048'],
  ['a', null],
  ['', null],
  ['jo@example.com', null],
  ['http://example.com/x', null],
  ['www.example.com', null],
  ['call me 0170 1234567', null],
  ['I am seven years old and live here', null],
  ['x'.repeat(41), null],
  ['\u0000\u0001', null],
])('of %j, %j may be counted', (text, term) => {
  expect(normaliseTerm(text)).toBe(term)
})

let ids = 0
const ask = (
  gate: RareTermFilter,
  { site = 'a', term = 'dragon', day = 1, id = `page${(ids += 1)}-1` } = {},
) => gate.accept({ site, term, day, id })

test('a term is named from its third search, for each site and day separately', () => {
  const gate = createRareTermFilter()
  const answers = ['a', 'a', 'b', 'a', 'a', 'b'].map((site) => ask(gate, { site }))
  expect(answers).toEqual([null, null, null, 'dragon', 'dragon', null])
  expect([1, 2, 3].map(() => ask(gate, { day: 2 }))).toEqual([null, null, 'dragon'])
})

test('one event that is sent again and again does not make its words common', () => {
  const gate = createRareTermFilter()
  for (let time = 0; time < 5; time += 1) expect(ask(gate, { id: 'the-same' })).toBeNull()
})

test('one visitor’s repeated searches do not make a term common', () => {
  const gate = createRareTermFilter()
  for (let time = 1; time <= 5; time += 1) expect(ask(gate, { id: `0123456789abcdef-${time}` })).toBeNull()
  expect(ask(gate, { id: 'fedcba9876543210-1' })).toBeNull()
  expect(ask(gate, { id: 'aaaaaaaaaaaaaaaa-1' })).toBe('dragon')
})

test('a flood of terms drops the oldest and stores at most ten thousand', () => {
  const gate = createRareTermFilter()
  ask(gate)
  ask(gate)
  for (let number = 0; number < 10_000; number += 1) ask(gate, { term: `word ${number}` })
  expect(ask(gate)).toBeNull()
})
