import { expect, test } from 'vitest'
import { createRun, toFrame } from '@playhouse/game-kit/rules'
import { findPiece } from '../data/catalogue.ts'
import { listChips } from '../ui/chips.ts'
import { JUDGES } from '../art/figure/judges.ts'
import { rules } from '../rules.ts'
import { RIVAL_TICKS, SPEECH_TICKS, WALK_TICKS } from '../state.ts'
import type { Command, State } from '../state.ts'
import { decidesAt, fliesAt, pointsAt, scoreAt } from './verdict-time.ts'

function judged(names: readonly string[]): State {
  const run = createRun(rules, { mode: 'shows', level: 1, seed: 1, day: '' })
  const wear = names.map((name): Command => ({ type: 'wear', piece: findPiece(name).id }))
  for (const command of [...wear, { type: 'walk' } as const])
    run.tick(toFrame(rules, { commands: [command] }))
  for (let i = 0; i <= RIVAL_TICKS + WALK_TICKS && run.state.phase === 'walk'; i++)
    run.tick(toFrame(rules, { commands: [] }))
  return run.state
}

test('points are counted chip by chip, and in the end they are the judges’ own', () => {
  const state = judged(['sweater-dress', 'wool-beret'])
  expect(state.phase).toBe('verdict')
  expect(scoreAt(state, 0)).toBe(0)
  expect(scoreAt(state, Infinity)).toBe(state.verdict!.score)
  for (const who of JUDGES) {
    const chips = listChips(state, who)
    expect(chips.reduce((sum, { points }) => sum + points, 0)).toBe(state.verdict!.totals[who])
    expect(pointsAt(state, who, fliesAt(who, 0))).toBe(0)
    expect(pointsAt(state, who, decidesAt(who, chips.length))).toBe(state.verdict!.totals[who])
  }
})

test('every judge has decided before the next one begins, however many chips there are', () => {
  JUDGES.forEach((who, i) => expect(decidesAt(who, 12)).toBeLessThan((i + 1) * SPEECH_TICKS))
})

test('a number stands once on a card: a chip that is alone does not repeat it', () => {
  const state = judged(['sweater-dress'])
  for (const who of JUDGES) {
    const chips = listChips(state, who)
    for (const chip of chips) expect(Boolean(chip.isAlone)).toBe(chips.length === 1)
  }
})
