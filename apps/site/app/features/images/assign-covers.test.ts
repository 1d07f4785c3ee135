import { expect, test } from 'vitest'
import { isLong } from '../../../../../scripts/test/long-run.ts'
import { assignCovers, type AssignableGame } from './assign-covers.ts'
import { COMPOSITIONS, type CoverChoice, PALETTE_COUNT } from '#app/domain/cover-choice.ts'
import { listSuited } from './drawing-words.ts'
import { MAX_SHARED, WINDOW } from './list-places.ts'
import { PALETTE_HUES, PALETTES } from './palettes.ts'

const makeGames = (count: number, title: string): AssignableGame[] =>
  Array.from({ length: count }, (_, place) => ({
    slug: `game-${place}`,
    title: `${title} ${place}`,
    isDrawn: true,
  }))

const lookAt = (choice: CoverChoice) => `${choice.motif} ${choice.drawing}`

function countFullWindows(list: readonly number[], choices: readonly CoverChoice[]): number {
  let full = 0
  for (let start = 0; start + WINDOW <= list.length; start++) {
    const looks = list.slice(start, start + WINDOW).map((game) => lookAt(choices[game]!))
    const most = Math.max(...looks.map((look) => looks.filter((other) => other === look).length))
    if (most > MAX_SHARED) full++
  }
  return full
}

function countPairs(list: readonly number[], choices: readonly CoverChoice[]): number {
  return list.filter((game, place) => {
    const [one, next] = [choices[game]!, choices[list[place + 1] ?? -1]]
    return next && lookAt(one) === lookAt(next) && PALETTE_HUES[one.palette] === PALETTE_HUES[next.palette]
  }).length
}

const assign = (games: readonly AssignableGame[], lists: readonly (readonly number[])[]) => {
  const chosen = assignCovers(
    games,
    lists.map((list) => ({ games: list, weight: 1 })),
  )
  return games.map(({ slug, drawnCover }) => drawnCover ?? chosen.get(slug)!)
}

/** The same games in another order: every `step`th, round and round. */
const reorder = (count: number, step: number) =>
  Array.from({ length: count }, (_, place) => (place * step) % count)

// covers: '9.9'
test('sixty games of one kind, in three orders: at most two of twelve share a drawing, and no neighbours drawing and hue', () => {
  const games = makeGames(60, 'Car')
  const lists = [reorder(60, 1), reorder(60, 7), reorder(60, 23)]
  const choices = assign(games, lists)
  for (const list of lists) {
    expect(countFullWindows(list, choices)).toBe(0)
    expect(countPairs(list, choices)).toBe(0)
  }
  const used = new Map<string, number>()
  for (const choice of choices) used.set(lookAt(choice), (used.get(lookAt(choice)) ?? 0) + 1)
  expect([...used.keys()].toSorted()).toEqual(
    listSuited('car', { title: 'Car' })
      .map((drawing) => `car ${drawing}`)
      .toSorted(),
  )
  expect(new Set(choices.map(({ composition }) => composition)).size).toBe(COMPOSITIONS.length)
})

test('what was chosen before stays, and games that come later stand apart from it', () => {
  const before = makeGames(40, 'Mahjong')
  const list = reorder(40, 1)
  const first = assign(before, [list])
  const known = before.map((game, place) => ({ ...game, drawnCover: first[place]! }))
  const games = [...known, ...makeGames(60, 'Mahjong').slice(40)]
  const later = [...list.slice(0, 20), 40, 41, 42, 43, ...list.slice(20)]
  const chosen = assignCovers(games, [{ games: later, weight: 1 }])
  expect([...chosen.keys()].toSorted()).toEqual(
    games
      .slice(40)
      .map(({ slug }) => slug)
      .toSorted(),
  )
  const choices = games.map(({ slug, drawnCover }) => drawnCover ?? chosen.get(slug)!)
  expect(choices.slice(0, 40)).toEqual(first)
  expect(countPairs(later, choices)).toBe(0)
  expect(countFullWindows(later.slice(12, 36), choices)).toBeLessThanOrEqual(
    countFullWindows(list, first) + 2,
  )
})

test('the same games and lists give the same choices; in no list, the least used is taken', () => {
  const games = makeGames(24, 'Kitten')
  const choices = assign(games, [reorder(24, 1)])
  expect(assign(games, [reorder(24, 1)])).toEqual(choices)
  const used = new Map<string, number>()
  for (const choice of assign(games, [])) used.set(lookAt(choice), (used.get(lookAt(choice)) ?? 0) + 1)
  expect(Math.max(...used.values()) - Math.min(...used.values())).toBeLessThanOrEqual(1)
})

test('a drawing that the title names comes first', () => {
  const games = [{ slug: 'mega-shark', title: 'Mega Shark', isDrawn: true }]
  expect(assign(games, [[0]])[0]).toMatchObject({ motif: 'fish', drawing: 'shark' })
})

test('a game with covers of its own takes a place and no drawing', () => {
  const games = makeGames(36, 'Sudoku').map((game, place) => ({ ...game, isDrawn: place % 3 === 0 }))
  const list = reorder(36, 1)
  const choices = assign(games, [list])
  const drawn = list.filter((place) => games[place]!.isDrawn)
  for (let start = 0; start + 4 <= drawn.length; start++) {
    const looks = drawn.slice(start, start + 4).map((place) => lookAt(choices[place]!))
    expect(new Set(looks).size).toBeGreaterThanOrEqual(2)
  }
})

test('games of any number get a cover each', () => {
  const count = isLong ? 100_000 : 20_000
  const words = ['Car', 'Mahjong', 'Kitten', 'Zombie', 'Sudoku', 'Pizza', 'Ninja', 'Rocket']
  const games = Array.from({ length: count }, (_, place) => ({
    slug: `game-${place}`,
    title: `${words[place % words.length]} ${place}`,
    isDrawn: true,
  }))
  const lists = words.map((_, first) => ({
    games: Array.from({ length: 180 }, (_place, place) => first + place * words.length),
    weight: 5,
  }))
  expect(assignCovers(games, lists).size).toBe(count)
}, 60_000)

test('the ledger takes the number of every palette there is', () => {
  expect(PALETTE_COUNT).toBe(PALETTES.length)
})
