import { expect, test } from 'vitest'
import { createRun, toFrame } from '@playhouse/game-kit/rules'
import { findRival, hasRival, RIVALS_FROM } from './rules/rival.ts'
import { rules } from './rules.ts'
import { RIVAL_TICKS, WALK_TICKS } from './state.ts'
import type { Command, Event } from './state.ts'

function open(mode: string, level: number) {
  const run = createRun(rules, { mode, level, seed: 3, day: mode === 'daily' ? '2026-11-22' : '' })
  const events: Event[] = []
  const tick = (...commands: Command[]) => events.push(...run.tick(toFrame(rules, { commands })))
  return { run, events, tick, names: () => events.map(({ type }) => type) }
}

test('from the fourth show on a rival walks first, once a show, and a skip goes past her and no further', () => {
  const { run, tick, names } = open('shows', RIVALS_FROM)
  tick({ type: 'walk' })
  expect(run.state.ticks).toBe(1)
  tick({ type: 'skip' })
  expect(run.state).toMatchObject({ phase: 'walk', ticks: RIVAL_TICKS + 1 })
  expect(names()).toContain('passed')
  tick({ type: 'skip' })
  expect(run.state.phase).toBe('verdict')
  tick({ type: 'back' })
  tick({ type: 'walk' })
  // A player who changes the outfit and returns has already seen her.
  expect(run.state.ticks).toBe(RIVAL_TICKS + 1)
})

test('without a skip her walk and the player’s take their time, and she is announced once', () => {
  const { run, tick, names } = open('daily', 0)
  if (run.state.theme.late) tick({ type: 'walk' })
  tick({ type: 'walk' })
  for (let i = 1; i < RIVAL_TICKS + WALK_TICKS; i++) {
    expect(run.state.phase).toBe('walk')
    tick()
  }
  expect(run.state.phase).toBe('verdict')
  expect(names().filter((name) => name === 'passed')).toHaveLength(1)
})

test('the first shows and free dressing begin with the own walk', () => {
  for (const [mode, level] of [
    ['shows', 1],
    ['free', 1],
  ] as const) {
    const { run, tick, names } = open(mode, level)
    expect(hasRival(run.state)).toBe(false)
    expect(findRival(run.state)).toBeNull()
    tick({ type: 'walk' })
    for (let i = 1; i < WALK_TICKS; i++) tick()
    expect(run.state.phase).toBe('verdict')
    expect(names()).not.toContain('passed')
  }
})

test('in a collection every show has a rival of its own', () => {
  const { run, tick } = open('collection', 0)
  const met: (string | undefined)[] = []
  for (let show = 0; show < 3; show++) {
    if (run.state.theme.late) tick({ type: 'walk' })
    tick({ type: 'walk' })
    expect(run.state.ticks).toBe(1)
    met.push(JSON.stringify(findRival(run.state)!.look))
    tick({ type: 'skip' }, { type: 'skip' })
    tick({ type: 'done' }, { type: 'done' })
  }
  expect(new Set(met).size).toBe(3)
})
