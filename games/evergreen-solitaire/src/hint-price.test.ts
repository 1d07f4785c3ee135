import type { Kit } from '@playhouse/game-kit'
import { createRun } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { GOALS } from './view/goals.ts'
import { countPoints } from './view/rank.ts'
import { rules } from './rules.ts'
import type { Game } from './state.ts'
import { createStats, saves } from './ui/stats.ts'
import type { Data } from './ui/stats.ts'
import { findWay } from './rules/solutions.ts'

function sit(grove: string, leads = 0) {
  const data: Data = { ...saves.init(), grove }
  const { state } = createRun(rules, { mode: 'klondike', level: 0, seed: 1, day: '' })
  state.moves = findWay('klondike', state.deal)!
  if (leads > 0) state.leads = leads
  const kit = {
    data,
    record: { best: {} },
    start: { mode: 'klondike', day: '' },
    state,
    save() {},
  } as unknown as Kit<Game, Data>
  return { tally: createStats(kit), data }
}
const ofHints = GOALS.klondike!.findIndex(({ id }) => id === 'hints')

test.each(['', 'kkk'])(
  'with a forest of "%s" the first hint of a deal is free, the next takes its acorn',
  (grove) => {
    const { tally } = sit(grove)
    expect(tally.priceOfHint()).toBe('gift')
    tally.countHint()
    expect(tally.clock().hints ?? 0).toBe(0)
    expect(tally.goals()[ofHints]).toBe('open')
    expect(tally.priceOfHint()).toBe('acorn')
    tally.countHint()
    expect(tally.clock().hints).toBe(1)
    expect(tally.goals()[ofHints]).toBe('lost')
    expect(tally.priceOfHint()).toBe('none')
  },
)

test('a golden leaf takes the acorn of the hints, and its win brings no more points than a gentle table’s', () => {
  const [own, led] = [sit(''), sit('', 2)]
  expect(led.tally.goals()[ofHints]).toBe('lost')
  led.tally.countHint()
  expect(led.tally.priceOfHint()).toBe('none')
  for (const { tally } of [own, led]) tally.win()
  expect(own.tally.gain!.goals[ofHints]).toBe('done')
  expect([own.data.tallies.klondike!.led, led.data.tallies.klondike!.led]).toEqual([undefined, 1])
  const points = ({ tallies }: Data) => countPoints({ tallies, acorns: 0 })
  expect(points(led.data)).toBe(2)
  expect(points(led.data)).toBeLessThan(points(own.data))
})
