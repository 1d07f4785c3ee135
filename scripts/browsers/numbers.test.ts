import { expect, test } from 'vitest'
import { countDifferences } from './numbers.ts'

test('functions with other bits are counted, the others left out', () => {
  expect(
    countDifferences({ sin: ['1', '2', '3'], sqrt: ['4'] }, { sin: ['1', '0', '0'], sqrt: ['4'] }),
  ).toEqual({
    sin: 2,
  })
})
