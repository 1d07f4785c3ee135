import type { Kit } from '@playhouse/game-kit'
import { expect, test } from 'vitest'
import { saves } from './book.ts'
import type { Data } from './save-data.ts'
import { findPiece } from '../data/catalogue.ts'
import { glows } from '../ui/piece-hints.ts'
import { rules } from '../rules.ts'
import type { Game } from '../state.ts'
import { THEMES } from '../data/themes.ts'
import { createTries } from './failed-tries.ts'

function open(level: number, stars: Record<string, number> = {}) {
  const state = rules.init({ mode: 'shows', level, seed: level, day: '' })
  const kit = { state, data: saves.init(), record: { stars: { shows: stars } }, save() {} }
  return { state, kit, tries: createTries(kit as unknown as Kit<Game, Data>) }
}

test('after one try without a star gold marks what fits, after two the next show is open', () => {
  const { state, kit, tries } = open(20)
  state.score = state.goals[0] - 1
  expect(tries.isHelped()).toBe(false)
  tries.count()
  expect([tries.isHelped(), tries.isOpened()]).toEqual([true, false])
  expect(kit.record.stars.shows).toEqual({})
  tries.count()
  expect([tries.isHelped(), tries.isOpened()]).toEqual([true, true])
  expect(kit.record.stars.shows).toEqual({ 20: 0 })
  expect(saves.isValid!(JSON.parse(JSON.stringify(kit.data)))).toBe(true)
})

test('a star counts no try, and a show that has one is never passed over', () => {
  const { state, kit, tries } = open(20, { 20: 1 })
  state.score = state.goals[0]
  tries.count()
  expect(kit.data.tries).toBeUndefined()
  state.score = 0
  tries.count()
  tries.count()
  expect([tries.isHelped(), tries.isOpened()]).toEqual([false, false])
  expect(kit.record.stars.shows).toEqual({ 20: 1 })
})

test('saves from before tries were counted load, unsound ones do not', () => {
  expect(saves.isValid!({ looks: [] })).toBe(true)
  expect(saves.isValid!({ looks: [], tries: { 3: 1 } })).toBe(true)
  expect(saves.isValid!({ looks: [], tries: { 99: 1 } })).toBe(false)
  expect(saves.isValid!({ looks: [], tries: { 3: 'two' } })).toBe(false)
})

test('a helped show has gold on what has its styles, on any card', () => {
  const theme = THEMES[19]!
  const playful = findPiece('pinafore').id
  expect(theme.tags.playful).toBe(2)
  expect(glows(playful, { theme, mode: 'shows', level: 20 })).toBe(false)
  expect(glows(playful, { theme, mode: 'shows', level: 20 }, true)).toBe(true)
})
