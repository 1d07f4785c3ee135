import { expect, test } from 'vitest'
import { assignCovers } from './assign-covers.ts'
import { MOTIFS } from './drawings/registry.ts'
import { PARTICULAR_DRAWINGS } from './drawing-words.ts'

const draw = (title: string, tags: string[] = []) =>
  assignCovers([{ slug: 'a', title, tags, isDrawn: true }], []).get('a')!

test('every listed drawing exists, and no motif is without one that suits every game of it', () => {
  for (const [motif, drawing] of PARTICULAR_DRAWINGS) expect(MOTIFS[motif], motif).toHaveProperty(drawing)
  const listed = PARTICULAR_DRAWINGS.filter(([motif]) => motif !== 'boat')
  for (const motif of new Set(listed.map(([name]) => name)))
    expect(listed.filter(([name]) => name === motif).length, motif).toBeLessThan(
      Object.keys(MOTIFS[motif]!).length,
    )
})

test.each([
  ['Daily Domino Puzzle', ['puzzle'], 'dice domino'],
  ['TRZ Battleship', ['board'], 'boat steamer'],
  ['Construction Weights', ['puzzle'], 'truck digger'],
  ['2048 Merge', [], 'numbers tiles'],
  ['Easter Zuma', ['marble'], 'bubbles marbles'],
  ['Choco Factory', ['candy'], 'cake candy'],
])('%s with %j has the drawing %s', (title, tags, look) => {
  const { motif, drawing } = draw(title, tags)
  expect(`${motif} ${drawing}`).toBe(look)
})

test.each([
  ['Catch the Thief', ['platformer'], 'treasure pyramid'],
  ['Slalom Ski Simulator', ['sports'], 'christmas gift'],
  ['Golf Solitaire', ['card'], 'cards jester'],
  ['Sudoku Daily', [], 'sudoku nonogram'],
])('%s with %j never has the drawing %s', (title, tags, look) => {
  for (let place = 0; place < 40; place++) {
    const slug = `game-${place}`
    const { motif, drawing } = assignCovers([{ slug, title, tags, isDrawn: true }], []).get(slug)!
    expect(`${motif} ${drawing}`).not.toBe(look)
  }
})
