import { expect, test } from 'vitest'
import {
  EXACT_TITLE,
  LIKE_INSIDE,
  LIKE_START,
  LIKE_TITLE,
  LIKE_WORDS,
  OTHER_TEXT,
  POPULARITY,
  POPULARITY_PARTS,
  TITLE_START,
  TITLE_WORDS,
} from './weights.ts'

const most = ({ base, coverage, wholeWord = 0 }: { base: number; coverage: number; wholeWord?: number }) =>
  base + coverage + wholeWord

test('no popularity lifts another match over an exact title', () => {
  const others = [most(TITLE_START), most(TITLE_WORDS), OTHER_TEXT, LIKE_TITLE, most(LIKE_START)]
  for (const other of others) expect(other + POPULARITY).toBeLessThan(EXACT_TITLE)
})

test('a true match in the title comes before one in its other texts, whatever their popularity', () => {
  expect(TITLE_START.base).toBeGreaterThan(TITLE_WORDS.base)
  expect(TITLE_WORDS.base).toBeGreaterThan(OTHER_TEXT + POPULARITY)
})

test('of two mistyped titles the one that is meant more wholly comes first', () => {
  const inOrder = [LIKE_TITLE, most(LIKE_START), most(LIKE_INSIDE), most(LIKE_WORDS)]
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a))
  expect(new Set(inOrder).size).toBe(inOrder.length)
})

test('a mistyped part of a title ranks after the correct part, and a full title with one error before a short true prefix', () => {
  expect(most(LIKE_START)).toBeLessThan(most(TITLE_START))
  expect(LIKE_START.base * (1 - 1 / 12)).toBeLessThan(TITLE_START.base)
  expect(most(LIKE_WORDS)).toBeLessThan(most(TITLE_WORDS))
  const oneSlipOfTwelve = LIKE_TITLE * (1 - 1 / 12)
  expect(oneSlipOfTwelve).toBeGreaterThan(TITLE_START.base)
})

test('popularity is a share from 0 to 1', () => {
  expect(POPULARITY_PARTS.plays + POPULARITY_PARTS.quality).toBe(1)
})
