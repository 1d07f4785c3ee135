import type { Kit } from '@playhouse/game-kit'
import { expect, test } from 'vitest'
import type { Game } from './state.ts'
import { createTally, saves } from './tally.ts'
import type { Data } from './tally.ts'

function sit(grove: string) {
  const data: Data = { ...saves.init(), grove }
  const kit = {
    data,
    record: { best: {} },
    start: { mode: 'klondike' },
    state: { deal: 1, moves: [] },
    keep() {},
  } as unknown as Kit<Game, Data>
  return createTally(kit)
}

test('who has not won yet gets one hint for nothing, the next has its price', () => {
  const tally = sit('')
  expect(tally.priceOfHint()).toBe('gift')
  tally.countHint()
  expect(tally.clock().hints ?? 0).toBe(0)
  expect(tally.priceOfHint()).toBe('acorn')
  tally.countHint()
  expect(tally.clock().hints).toBe(1)
  expect(tally.priceOfHint()).toBe('none')
})

test('with a tree in the forest the first hint already takes the acorn', () => {
  const tally = sit('k')
  expect(tally.priceOfHint()).toBe('acorn')
  tally.countHint()
  expect(tally.priceOfHint()).toBe('none')
})
