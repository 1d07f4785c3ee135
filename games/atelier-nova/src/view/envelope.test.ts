import { expect, test } from 'vitest'
import { createRng, createRun, toFrame } from '@playhouse/game-kit/rules'
import { bots } from '../bots.ts'
import { findPiece } from '../data/catalogue.ts'
import { findGoals } from '../rules/goals.ts'
import { findRival } from '../rules/rival.ts'
import { rules } from '../rules.ts'
import { REVEAL_AFTER } from '../state.ts'
import type { Command, Event } from '../state.ts'
import { findSecret, seal, secretOf, THEMES, wholeOf } from '../data/themes.ts'

function open(mode: string, level: number, day = '') {
  const run = createRun(rules, { mode, level, seed: 5, day })
  const events: Event[] = []
  const tick = (...commands: Command[]) => events.push(...run.tick(toFrame(rules, { commands })))
  return { run, events, tick }
}
const PIECE: Command = { type: 'wear', piece: findPiece('wool-beret').id }
const dye = (dye: number): Command => ({ type: 'dye', kind: 'shoes', zone: 0, dye })

test('sealing and opening restores the original card', () => {
  for (const [i, theme] of THEMES.entries()) {
    const secret = secretOf(i + 1)
    const sealed = seal(theme, secret)
    expect(wholeOf(sealed)).toEqual(theme)
    if (secret) expect(findSecret(sealed)).toBe(secret)
    else expect(sealed).toBe(theme)
  }
  expect(THEMES.filter((_, i) => secretOf(i + 1)).length).toBeGreaterThan(7)
  expect(THEMES.slice(0, 24).some((_, i) => secretOf(i + 1))).toBe(false)
})

test('the envelope opens with the fourth change, whatever was changed, and once', () => {
  const { run, events, tick } = open('shows', 36)
  expect(run.state.theme.palette).toBeNull()
  tick(PIECE)
  for (let i = 0; i < REVEAL_AFTER - 2; i++) tick(dye(i))
  expect(run.state.theme.palette).toBeNull()
  tick(dye(9))
  expect(run.state.theme).toEqual(THEMES[35])
  tick(dye(10))
  expect(events.filter(({ type }) => type === 'revealed')).toEqual([{ type: 'revealed', secret: 'palette' }])
})

test('the walk waits for the envelope: the first try opens it, the second walks', () => {
  const { run, tick } = open('shows', 27)
  tick(PIECE)
  tick({ type: 'walk' })
  expect(run.state.phase).toBe('dress')
  expect(run.state.theme.avoid).toBe(THEMES[26]!.avoid)
  tick({ type: 'walk' })
  expect(run.state.phase).toBe('walk')
})

test('goals and the rival are the same before and after it opens', () => {
  const { run, tick } = open('shows', 33)
  const [goals, rival] = [run.state.goals, findRival(run.state)]
  expect(goals).toEqual(findGoals({ ...run.state, theme: THEMES[32]! }))
  tick({ type: 'walk' })
  expect(run.state.goals).toEqual(goals)
  expect(findRival(run.state)).toEqual(rival)
})

test('the expert has three stars on every sealed card, and on the week’s', () => {
  const starts = [...THEMES.keys()].filter((i) => secretOf(i + 1)).map((i) => open('shows', i + 1))
  for (const { run } of [...starts, open('weekly', 0, '2026-11-22')]) {
    const rng = createRng('expert')
    for (let i = 0; i < 2000 && !run.outcome; i++)
      run.tick(toFrame(rules, bots.expert.play(run.state, rng, i)))
    expect(run.outcome).toMatchObject({ won: true, stars: 3 })
  }
})
