import { expect, test } from 'vitest'
import { assignCovers } from './assign-covers.ts'
import { MOTIFS } from './drawings/registry.ts'
import { DRAWING_WORDS } from './drawing-words.ts'

const draw = (title: string, tags: string[] = []) =>
  assignCovers([{ slug: 'a', title, tags, isDrawn: true }], []).get('a')!

test('every listed drawing exists, and no motif is without one that suits every game of it', () => {
  for (const [motif, words] of Object.entries(DRAWING_WORDS)) {
    const drawings = Object.keys(MOTIFS[motif]!)
    expect(drawings, motif).toEqual(expect.arrayContaining(Object.keys(words)))
    // Every boat is a boat of some kind.
    if (motif !== 'boat') expect(Object.keys(words).length, motif).toBeLessThan(drawings.length)
  }
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
