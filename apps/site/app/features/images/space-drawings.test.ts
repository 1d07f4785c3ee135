import { expect, test } from 'vitest'
import { spaceDrawings } from './space-drawings.ts'

const game = (slug: string, drawing: string | null) => ({
  slug,
  covers: { wide: null, square: drawing === null ? '/covers/own.webp' : null, tall: null },
  ...(drawing !== null && {
    drawnCover: { motif: 'match', drawing, composition: 'whole' as const, palette: 1 },
  }),
})
const order = (games: ReturnType<typeof game>[]) => spaceDrawings(games).map(({ slug }) => slug)

test('in a list of similar games the same drawing does not stand twice in a row while there are others', () => {
  const games = [game('a', 'rows'), game('b', 'rows'), game('c', 'blast'), game('d', 'chain')]
  expect(order(games)).toEqual(['a', 'c', 'd', 'b'])
})

test('games with covers of their own keep their order, and no game is lost', () => {
  const games = [game('a', null), game('b', null), game('c', 'rows'), game('d', 'rows'), game('e', null)]
  expect(order(games)).toEqual(['a', 'b', 'c', 'e', 'd'])
})

test('a game far behind does not move to the front', () => {
  const alike = Array.from({ length: 14 }, (_, i) => game(`same-${i}`, 'rows'))
  expect(order([...alike, game('other', 'blast')]).indexOf('other')).toBeGreaterThan(2)
})
