import { expect, test } from 'vitest'
import { isBandAbove, maxBand, sortNotes, toAgeBand } from './rating.ts'

test.each([
  [0, 'all'],
  [6, 'all'],
  [7, '7+'],
  [10, '7+'],
  [12, '12+'],
  [16, '16+'],
  [17, '16+'],
  [18, 'adult'],
  [21, 'adult'],
])('an age of %i years is the band %s', (years, band) => {
  expect(toAgeBand(years)).toBe(band)
})

test('bands are compared by age, not by their letters', () => {
  expect(isBandAbove('12+', '7+')).toBe(true)
  expect(isBandAbove('7+', '12+')).toBe(false)
  expect(isBandAbove('7+', '7+')).toBe(false)
  expect(maxBand('7+', '16+')).toBe('16+')
})

test('notes are unique and in a fixed order', () => {
  expect(sortNotes(['horror', 'violence', 'horror'])).toEqual(['violence', 'horror'])
})
