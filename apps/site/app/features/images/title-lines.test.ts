import { expect, test } from 'vitest'
import { PHRASE_MARK, ROUND_FACE } from './lettering.ts'
import { shareSizes } from './title-lines.ts'

const share = (...lines: string[]) =>
  shareSizes(lines, { size: 26, minSize: 18, width: 168 }, ROUND_FACE).map((one) => Math.sign(one - 1))

test.each([
  ['My', 'Bubbles', [-1, 1]],
  ['Greedy', 'Worm', [0, 0]],
  ['Illuminate', '2', [1, -1]],
  ['de Anagramas', 'Diario', [0, 0]],
])('of the lines %j and %j only what leads to the noun or follows it is small', (one, other, expected) => {
  expect(share(one, other)).toEqual(expected)
})

test('what follows a dash or a colon is smaller', () => {
  expect(share('Planet Escape', `${PHRASE_MARK}Space Game`)).toEqual([0, -1])
  expect(share('Candy Riddles:', 'Free Match')).toEqual([0, -1])
})
