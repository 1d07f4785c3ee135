import { createRun, playOn, replay, toFrame } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { bots } from './bots.ts'
import { findDeal } from './data/deals.ts'
import { countLeaves } from './view/deal-help.ts'
import { findLead, MAX_LEADS } from './rules/leaves.ts'
import { canGetLeaf, rules } from './rules.ts'
import type { Command } from './state.ts'
import { findWay } from './rules/solutions.ts'

const frameOf = (...commands: Command[]) => toFrame(rules, { commands })
const GIFT = frameOf({ type: 'gift' })

/** A player who has played a while and given up. */
function giveUp(mode: string, day = '') {
  const run = createRun(rules, { mode, level: 0, seed: 5, day })
  playOn(rules, run, bots.random, { maxTicks: 120 })
  run.tick(frameOf({ type: 'giveUp' }))
  expect(run.outcome).toMatchObject({ won: false })
  return run
}
const noLeaves = { start: { mode: 'klondike' }, data: { wish: 'hard', tallies: {} } } as const

test('a golden leaf continues a deal that was given up, and leads to its solution', () => {
  const run = giveUp('klondike')
  expect(run.tick(GIFT)).toEqual([{ type: 'gifted' }])
  expect(run.outcome).toBeNull()
  expect(countLeaves({ ...noLeaves, state: run.state })).toBe(1)
  const { back, moves } = findLead(run.state, findWay(run.state.mode, run.state.deal)!)
  const events = run.tick(frameOf({ type: 'lead', back, moves: moves.slice(0, 1) }))
  expect(events).toContainEqual({ type: 'led', count: 1 })
  expect(countLeaves({ ...noLeaves, state: run.state })).toBe(0)
})

test('the leaf comes on top of all that a deal may have, and only one', () => {
  const run = giveUp('klondike')
  run.state.leads = MAX_LEADS
  run.tick(GIFT)
  const { back, moves } = findLead(run.state, findWay(run.state.mode, run.state.deal)!)
  const lead = frameOf({ type: 'lead', back, moves: moves.slice(0, 1) })
  expect(run.tick(lead)).toContainEqual({ type: 'led', count: 1 })
  expect(run.tick(frameOf({ type: 'lead', back: 1, moves: moves.slice(0, 1) }))).toEqual([
    { type: 'refused', move: null },
  ])
  run.tick(frameOf({ type: 'giveUp' }))
  expect(canGetLeaf(run.state)).toBe(false)
  expect(run.tick(GIFT)).toEqual([{ type: 'refused', move: null }])
})

test('a replay has the leaf and reaches the same score', () => {
  const run = giveUp('klondike')
  run.tick(GIFT)
  const { back, moves } = findLead(run.state, findWay(run.state.mode, run.state.deal)!)
  run.tick(frameOf({ type: 'lead', back, moves: moves.slice(0, 1) }))
  playOn(rules, run, bots.expert, { maxTicks: 20_000 })
  expect(run.outcome).toMatchObject({ won: true })
  const again = replay(rules, JSON.parse(JSON.stringify(run.log())))
  expect(again.outcome).toEqual(run.outcome)
  expect(again.hash()).toBe(run.hash())
})

test.each([
  ['daily', '2026-11-23'],
  ['past', ''],
])('a deal of a day has none: %s', (mode, day) => {
  const run = giveUp(mode, day)
  expect(canGetLeaf(run.state)).toBe(false)
  const before = run.hash()
  expect(run.tick(GIFT)).toEqual([{ type: 'refused', move: null }])
  expect(run.hash()).toBe(before)
})

test('another deal has no leaf of the one before, and a run with one can be saved', () => {
  const run = giveUp('klondike')
  run.tick(GIFT)
  expect(rules.isValid!(JSON.parse(JSON.stringify(run.state)))).toBe(true)
  run.tick(frameOf({ type: 'again' }))
  const { deal } = run.state
  const other = [1, 2, 3].map((seed) => findDeal('klondike', seed)).find((one) => one !== deal)!
  expect(run.tick(frameOf({ type: 'deal', deal: other, instead: deal }))).toEqual([{ type: 'dealt' }])
  expect(run.state.isGifted).toBeUndefined()
})
