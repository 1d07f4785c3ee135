import { expect, test } from 'vitest'
import { makeGame } from '#server/ledger/make-game.ts'
import { MOTIFS } from './drawings/registry.ts'
import { spaceDrawings } from './space-drawings.ts'

const game = (slug: string, drawing: string | null, title = slug) => ({
  ...makeGame({
    slug,
    title,
    covers: { wide: null, square: drawing === null ? '/covers/own.webp' : null, tall: null },
  }),
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

test('among the first 24 tiles no drawing comes again while a game near has another', () => {
  const looks = Object.entries(MOTIFS).flatMap(([motif, drawings]) => ({
    motif,
    drawing: Object.keys(drawings)[0]!,
  }))
  const games = looks.slice(0, 30).map(({ motif, drawing }, place) => ({
    ...game(`g${place}`, drawing),
    drawnCover: { motif, drawing, composition: 'closeUp' as const, palette: 1 },
  }))
  games[20] = { ...games[20]!, drawnCover: games[0]!.drawnCover }
  expect(order(games).indexOf('g20')).toBe(24)
})

test('of twelve neighbours at most two have the same second drawing while a game near has another', () => {
  const spaced = spaceDrawings([
    ...Object.keys(MOTIFS.bubbles!)
      .slice(0, 5)
      .map((drawing, place) => ({
        ...game(`b-${place}`, drawing, 'Bubble Shooter World Cup'),
        drawnCover: { motif: 'bubbles', drawing, composition: 'whole' as const, palette: 1 },
      })),
    game('a', null),
  ])
  expect(spaced.map(({ slug }) => slug)).toEqual(['b-0', 'b-1', 'a', 'b-2', 'b-3', 'b-4'])
})

test('what is matched comes again in the same way on at most two of twelve neighbours, whatever it is', () => {
  const motifs = ['cat', 'flower', 'cake', 'robot', 'treasure', 'tree', 'heart', 'bear']
  const games = motifs.map((motif, place) => ({
    ...game(`own-${place}`, 'first', `${motif} Match 3`),
    slug: 'same',
    drawnCover: {
      motif,
      drawing: Object.keys(MOTIFS[motif]!)[0]!,
      composition: 'whole' as const,
      palette: place < 6 ? 1 : 4,
    },
  }))
  const palettes = spaceDrawings(games).map(({ drawnCover }) => drawnCover?.palette)
  expect(palettes).toEqual([1, 1, 4, 4, 1, 1, 1, 1])
})
