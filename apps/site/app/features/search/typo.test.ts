import { expect, test } from 'vitest'
import { correctToTitle, countEdits, listTrigrams, readWords, scoreLikeness } from './typo.ts'

test.each([
  ['chess', 'chess', 0],
  ['ches', 'chess', 1],
  ['chesss', 'chess', 1],
  ['hcess', 'chess', 1],
  ['vhess', 'chess', 1],
  ['bubbelshoter', 'bubbleshooter', 2],
  ['', 'chess', 5],
  ['', '', 0],
])('"%s" is as many slips from "%s" as it looks', (typed, meant, edits) => {
  expect(countEdits(typed, meant)).toBe(edits)
  expect(countEdits(meant, typed)).toBe(edits)
})

test('letters beyond the sixtieth cost no time', () => {
  expect(countEdits('a'.repeat(5000), `${'a'.repeat(60)}b`)).toBe(0)
})

test('a query and a title with one slip between them share trigrams, wherever the slip is', () => {
  const title = listTrigrams(readWords('rotris'))
  for (const typed of ['otris', 'rtoris', 'rottris', 'rotdis', 'rotri', 'eotris']) {
    expect(listTrigrams(readWords(typed)).intersection(title).size, typed).toBeGreaterThan(1)
  }
})

test('the nearer title is the likelier one', () => {
  const score = (title: string) => scoreLikeness(readWords('bubbel shoter'), readWords(title), false)
  expect(score('bubble shooter')).toBeGreaterThan(score('bubble shooter candy'))
  expect(score('bubble shooter candy')).toBeGreaterThan(score('candy bubble shooter deluxe'))
  expect(score('chess')).toBe(0)
})

test('a title is a correction only where the query is almost all of it', () => {
  const correct = (query: string, title: string) =>
    correctToTitle(readWords(query), { title, words: readWords(title.toLowerCase()) })
  expect(correct('bubbleshoter', 'Bubble Shooter')).toBe('bubble shooter')
  expect(correct('mahjng conect', 'Mahjong Connect Jungle')).toBeNull()
})
