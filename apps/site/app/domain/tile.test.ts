import { expect, test } from 'vitest'
import { thinBadges, type Tile } from './tile.ts'

const tile = (slug: string, badge?: Tile['badge']): Tile => ({ slug, title: slug, coverVersion: '1', badge })
const placesOf = (tiles: readonly Tile[]) => tiles.flatMap(({ badge }, place) => (badge ? [place] : []))

// covers: '9.11'
test('of any eight neighbouring tiles one carries a badge; their other fields are unchanged', () => {
  const tiles = Array.from({ length: 30 }, (_, place) => tile(`g${place}`, place % 2 ? 'new' : 'hot'))
  const thinned = thinBadges(tiles)
  expect(placesOf(thinned)).toEqual([0, 8, 16, 24])
  expect(thinned.map(({ slug }) => slug)).toEqual(tiles.map(({ slug }) => slug))
  expect(placesOf(thinBadges([tile('a'), tile('b', 'new'), tile('c'), tile('d', 'top')]))).toEqual([1])
})
