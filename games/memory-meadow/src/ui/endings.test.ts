import { expect, test } from 'vitest'
import { GARLAND_AT, GOLD_AT, countHearts, garlandShare, initAlbum, isGold, meet } from './album.ts'
import { countKnown, findAhead } from './endings.ts'
import type { Place } from '../state.ts'

const place = (animal: number, seenAt: number): Place => ({ animal, home: 0, status: 'hidden', seenAt })

test('a friend counts as known when both were seen, found or not', () => {
  expect(countKnown([place(1, 1), place(1, 4), place(2, 2), place(2, 0), place(3, 0), place(3, 0)])).toBe(1)
})

test('a run without mistakes may skip to the next season where that is new', () => {
  const at = (level: number, slips = 0, mode = 'meadow') => ({ mode, level, slips })
  expect([1, 2, 4, 5, 7, 9, 33].map((level) => findAhead(at(level), { [level]: 3 }))).toEqual([
    0, 7, 7, 0, 13, 13, 0,
  ])
  expect([findAhead(at(2, 1), {}), findAhead(at(2, 0, 'ears'), {}), findAhead(at(2), { 6: 3 })]).toEqual([
    0, 0, 0,
  ])
})

test('a sticker is new the first time, and turns to gold after many', () => {
  const album = initAlbum()
  const stickers = Array.from({ length: GARLAND_AT + 2 }, () => meet(album, 4))
  expect(stickers.flatMap((sticker, i) => (sticker ? [[i + 1, sticker]] : []))).toEqual([
    [1, 'new'],
    [GOLD_AT, 'gold'],
    [GARLAND_AT, 'garland'],
  ])
  expect([GOLD_AT - 1, GOLD_AT, GARLAND_AT, GARLAND_AT + 9].map(garlandShare)).toEqual([0, 0, 1, 1])
  expect([countHearts(1), countHearts(4), countHearts(9), isGold(9), isGold(10)]).toEqual([
    1,
    2,
    3,
    false,
    true,
  ])
})
