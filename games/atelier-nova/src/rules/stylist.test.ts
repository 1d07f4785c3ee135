import { createRun, playOn, replay, toFrame } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { bots } from '../bots.ts'
import { PIECES } from '../data/catalogue.ts'
import { judge } from './judging.ts'
import { costOf } from '../data/prizes.ts'
import { rules } from '../rules.ts'
import { findAdvice } from './stylist.ts'

const ask = (stars: number) => toFrame(rules, { commands: [{ type: 'advise', stars }] })

/** A show after its verdict. */
function endShow(mode: string, level: number, day = '', seed = 3) {
  const run = createRun(rules, { mode, level, seed: level || seed, day })
  playOn(rules, run, bots.novice, { seed })
  expect(run.state.phase).toBe('done')
  return run
}

test.each([1, 4, 12])(
  'the stylist puts on the piece that brings most, and the show is on again (%i)',
  (level) => {
    const run = endShow('shows', level)
    const { score } = run.state
    const piece = findAdvice(run.state, level - 1)!
    const events = run.tick(ask(level - 1))
    expect(events[0]).toEqual({ type: 'returned' })
    expect(events).toContainEqual(expect.objectContaining({ type: 'worn', piece }))
    expect(run.outcome).toBeNull()
    expect(run.state.look.wear[PIECES[piece]!.kind]!.piece).toBe(piece)
    expect(judge(run.state.look, run.state.theme).score).toBeGreaterThan(score)
  },
)

test('nothing that is still to be won is put on', () => {
  const { state } = endShow('shows', 4)
  for (const stars of [0, 3, 40]) expect(costOf(findAdvice(state, stars)!)).toBeLessThanOrEqual(stars)
  expect(findAdvice(state, Number.NaN)).toBeNull()
})

test('a replay has the advice and reaches the same score', () => {
  const run = endShow('shows', 4)
  run.tick(ask(3))
  playOn(rules, run, bots.expert)
  const again = replay(rules, JSON.parse(JSON.stringify(run.log())))
  expect(again.outcome).toEqual(run.outcome)
  expect(again.hash()).toBe(run.hash())
})

test('once a run', () => {
  const run = endShow('shows', 4)
  run.tick(ask(3))
  playOn(rules, run, bots.random)
  expect(run.state.phase).toBe('done')
  expect(findAdvice(run.state, 40)).toBeNull()
  expect(run.tick(ask(40))).toEqual([{ type: 'refused' }])
})

test.each([
  ['daily', 0, '2026-11-23'],
  ['weekly', 0, '2026-11-23'],
  ['free', 1, ''],
] as const)('nobody is asked in %s', (mode, level, day) => {
  const run = endShow(mode, level, day)
  const before = run.hash()
  expect(findAdvice(run.state, 40)).toBeNull()
  expect(run.tick(ask(40))).toEqual([{ type: 'refused' }])
  expect(run.hash()).toBe(before)
})
