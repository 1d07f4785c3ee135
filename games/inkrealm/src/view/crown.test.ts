import { expect, test } from 'vitest'
import { createCrownWatch } from './crown.ts'
import { findNearest, findSpot } from './home-arrow.ts'
import { initialState } from '../rules/sheets.ts'
import { SIZE } from '../state.ts'

const begin = () => {
  const state = initialState({ mode: 'rush', level: 0, seed: 5, day: '' })
  state.ticks = 2000
  return state
}

test('a crown is reported once, when the lead has lasted', () => {
  const watch = createCrownWatch()
  const state = begin()
  state.painters.forEach((painter, i) => (painter.land = i === 0 ? 300 : 100))
  const news = Array.from({ length: 8 }, () => watch.look(state).news)
  expect(news.filter(Boolean)).toEqual([{ isMine: true }])
  expect(news.slice(0, 3)).toEqual([null, null, null])
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

test('a reported crown is lost to the new leader', () => {
  const watch = createCrownWatch()
  const state = begin()
  state.painters[0]!.land = 300
  for (let i = 0; i < 6; i++) watch.look(state)
  state.painters[4]!.land = 500
  const news = Array.from({ length: 6 }, () => watch.look(state).news)
  expect(news.filter(Boolean)).toEqual([{ isMine: false, by: 4 }])
})

test('a tie does not change the crown', () => {
  const watch = createCrownWatch()
  const state = begin()
  state.painters.forEach((painter, i) => (painter.land = i === 0 ? 300 : 100))
  for (let i = 0; i < 6; i++) watch.look(state)
  state.painters[3]!.land = 300
  for (let i = 0; i < 8; i++) expect(watch.look(state)).toEqual({ leads: true, news: null })
  expect(watch.isWorn()).toBe(true)
})

test('a painter that is away does not get the crown', () => {
  const watch = createCrownWatch()
  const state = begin()
  state.painters.forEach((painter, i) => (painter.land = i === 0 ? 300 : 100))
  state.painters[0]!.backIn = 50
  for (let i = 0; i < 8; i++) expect(watch.look(state)).toEqual({ leads: false, news: null })
  state.painters[0]!.backIn = 0
  const news = Array.from({ length: 6 }, () => watch.look(state).news)
  expect(news.filter(Boolean)).toEqual([{ isMine: true }])
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

test('the sign of the way home stands at the edge, and steps aside from the wet trail', () => {
  const state = begin()
  state.boons = []
  const sight = { left: 40, top: 40, right: 60, bottom: 60 }
  const head = { x: 50.5, y: 50.5 }
  state.painters[0]!.trail = []
  const free = findSpot(state, sight, head, { dx: -40, dy: 0 }, 1)
  expect(free.x).toBeLessThan(42)
  expect(free.y).toBe(50.5)
  state.painters[0]!.trail = Array.from({ length: 10 }, (_, i) => 50 * SIZE + 40 + i)
  const aside = findSpot(state, sight, head, { dx: -40, dy: 0 }, 1)
  expect(aside.x).toBeLessThan(42)
  expect(Math.abs(aside.y - 50.5)).toBeGreaterThanOrEqual(2)
})
