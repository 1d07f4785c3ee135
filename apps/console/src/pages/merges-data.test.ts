import { expect, test } from 'vitest'
import { describeSplit, formatRatio, listSplittable, type Merge } from './merges-data.ts'

const source = (fields: object) => ({
  ...{ provider: 'gamepix', providerId: '1', label: 'GamePix', isPlayed: false, splitFault: null },
  ...fields,
})
const merge = {
  slug: 'chess',
  sources: [source({ isPlayed: true }), source({ provider: 'htmlgames', label: 'HTMLGames' })],
} as unknown as Merge

test('of two sources the one that is not played is offered first', () => {
  expect(listSplittable(merge).map(({ label }) => label)).toEqual(['HTMLGames', 'GamePix'])
  const own = source({ isPlayed: true, splitFault: 'it is a game of this software' })
  expect(listSplittable({ ...merge, sources: [own, merge.sources[1]!] } as Merge)).toHaveLength(1)
})

test('a split says who has the address', () => {
  const [played, other] = merge.sources
  expect(describeSplit(merge, other!).join(' ')).toMatch(
    /HTMLGames gets a new address.*\/gameDetail\/chess keeps its address.*played from GamePix as before/,
  )
  expect(describeSplit(merge, played!).join(' ')).toMatch(
    /GamePix gets a new address.*has the texts of HTMLGames/,
  )
})

test.each([
  [1.333, '4:3'],
  [0.563, '9:16'],
  [1.24, '1.24:1'],
])('%d is shown as %s', (ratio, text) => {
  expect(formatRatio(ratio)).toBe(text)
})
