import { expect, test } from 'vitest'
import { createCrownWatch } from './crown.ts'
import { findNearest } from './home.ts'
import { initialState } from './sheets.ts'
import { SIZE } from './state.ts'

const begin = () => {
  const state = initialState({ mode: 'rush', level: 0, seed: 5, day: '' })
  state.ticks = 2000
  return state
}

test('a crown is told once, when the lead has stayed', () => {
  const watch = createCrownWatch()
  const state = begin()
  state.painters.forEach((painter, i) => (painter.land = i === 0 ? 300 : 100))
  const told = Array.from({ length: 8 }, () => watch.look(state).news)
  expect(told.filter(Boolean)).toEqual([{ isMine: true }])
  expect(told.slice(0, 3)).toEqual([null, null, null])
})

test('a lead that goes to and fro, or is shared, is no crown', () => {
  const watch = createCrownWatch()
  const state = begin()
  for (let i = 0; i < 12; i++) {
    state.painters[0]!.land = i % 2 ? 300 : 90
    state.painters[1]!.land = 100
    expect(watch.look(state).news).toBeNull()
  }
  for (const painter of state.painters) painter.land = 100
  for (let i = 0; i < 8; i++) expect(watch.look(state)).toEqual({ leads: false, news: null })
})

test('a crown that was told is lost to whoever leads now', () => {
  const watch = createCrownWatch()
  const state = begin()
  state.painters[0]!.land = 300
  for (let i = 0; i < 6; i++) watch.look(state)
  state.painters[4]!.land = 500
  const told = Array.from({ length: 6 }, () => watch.look(state).news)
  expect(told.filter(Boolean)).toEqual([{ isMine: false, by: 4 }])
})

test('the way home leads to the nearest own cell, or nowhere', () => {
  const state = begin()
  state.cells.fill(0)
  expect(findNearest(state, 10, 10)).toBe(-1)
  state.cells[50 * SIZE + 50] = 1
  state.cells[12 * SIZE + 14] = 1
  state.cells[11 * SIZE + 10] = 2
  expect(findNearest(state, 10, 10)).toBe(12 * SIZE + 14)
})
