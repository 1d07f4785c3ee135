import { createRun } from '@playhouse/game-kit/rules'
import type { Run } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { findMate, listHidden } from './animal-families.ts'
import { rules } from '../rules.ts'
import type { Command, Event, Game, Helper } from '../state.ts'

function start(mode: string, level = 0, seed = 7): Run<Game> {
  return createRun(rules, { mode, level, seed, day: mode === 'daily' ? '2026-11-21' : '' })
}
const send = (run: Run<Game>, ...commands: Command[]): Event[] => run.tick({ buttons: 0, axes: [], commands })
const open = (run: Run<Game>, place: number) => send(run, { type: 'open', place })
function wait(run: Run<Game>, ticks: number): Event[] {
  return Array.from({ length: ticks }, () => run.tick({ buttons: 0, axes: [], commands: [] })).flat()
}
function findPair(run: Run<Game>): Event[] {
  const place = listHidden(run.state)[0]!
  return [...open(run, place), ...open(run, findMate(run.state, place)), ...wait(run, 40)]
}
/** Sees a couple and another one, and then takes the wrong one for the mate. */
function forget(run: Run<Game>): Event[] {
  const first = listHidden(run.state)[0]!
  const mate = findMate(run.state, first)
  const others = listHidden(run.state).filter((place) => place !== first && place !== mate)
  open(run, mate)
  open(run, others[0]!)
  wait(run, 200)
  open(run, first)
  const events = open(run, others[0]!)
  return [...events, ...wait(run, 200)]
}
const types = (events: readonly Event[]) => events.map(({ type }) => type)

test('flowers in the basket double with each pair that was known, and the bell brings them home', () => {
  const run = start('meadow', 10)
  findPair(run)
  expect(run.state.basket).toBe(2)
  findPair(run)
  findPair(run)
  expect(run.state.basket).toBe(8)
  const before = run.state.score
  expect(send(run, { type: 'ring' })).toContainEqual({ type: 'rung', flowers: 8 })
  expect(run.state).toMatchObject({ basket: 0, score: before + 8 })
  expect(types(send(run, { type: 'ring' }))).not.toContain('rung')
  findPair(run)
  expect(run.state.basket).toBe(2)
})

test('a missed pair spills the basket, but earned flowers stay', () => {
  const run = start('meadow', 10)
  findPair(run)
  findPair(run)
  const { score } = run.state
  expect(forget(run)).toContainEqual({ type: 'spilled', flowers: 4 })
  expect(run.state).toMatchObject({ basket: 0, score, slips: 1 })
})

test('the basket holds sixteen at most, and the last pair brings home what is in it', () => {
  const run = start('meadow', 10)
  const events = Array.from({ length: 8 }, () => findPair(run)).flat()
  const filled = events.flatMap((event) => (event.type === 'filled' ? [event.flowers] : []))
  expect(filled).toEqual([2, 4, 8, 16])
  expect(events).toContainEqual({ type: 'rung', flowers: 16 })
})

test('there is no basket before the fifth meadow, nor where one only listens', () => {
  for (const level of [3, 6]) {
    const run = start('meadow', level)
    findPair(run)
    expect(run.state.basket, String(level)).toBeUndefined()
  }
})

test('a helper can join before the first look only, and not in the daily meadow', () => {
  const call = (helper: Helper | null): Command => ({ type: 'call', helper })
  const run = start('meadow', 10)
  send(run, call('bee'))
  send(run, call('owl'))
  open(run, 0)
  send(run, call('hedgehog'))
  expect(run.state.helper).toBe('owl')
  const daily = start('daily')
  send(daily, call('bee'))
  expect(daily.state.helper).toBeUndefined()
})

test('the hedgehog guards lantern, basket and streak once', () => {
  const run = start('meadow', 10)
  send(run, { type: 'call', helper: 'hedgehog' })
  findPair(run)
  expect(types(forget(run))).toContain('guarded')
  expect(run.state).toMatchObject({ slips: 0, streak: 1, basket: 2, lanterns: run.state.allLanterns })
  const [first] = listHidden(run.state)
  const other = listHidden(run.state).find(
    (place) => place !== first && place !== findMate(run.state, first!),
  )
  open(run, first!)
  expect(types(open(run, other!))).toContain('spilled')
  expect(run.state).toMatchObject({ slips: 1, streak: 0, basket: 0, lanterns: run.state.allLanterns - 1 })
})

test('the owl looks into homes once, and they count as seen', () => {
  const run = start('meadow', 10)
  send(run, { type: 'call', helper: 'owl' })
  expect(send(run, { type: 'owl', places: [1, 2, 99] })).toContainEqual({ type: 'owled', places: [1, 2] })
  expect(run.state.places[2]!.seenAt).toBeGreaterThan(0)
  wait(run, 200)
  expect(types(send(run, { type: 'owl', places: [3] }))).not.toContain('owled')
  // The owl has flown: no other helper can join.
  send(run, { type: 'call', helper: 'bee' })
  expect(run.state.helper).toBe('owl')
})

test('the bee brings a flower more to every bouquet', () => {
  const [alone, helped] = [start('meadow', 10), start('meadow', 10)]
  send(helped, { type: 'call', helper: 'bee' })
  for (const run of [alone, helped]) findPair(run)
  expect(helped.state.score).toBe(alone.state.score + 1)
})

test('slower hiding shows animals for longer', () => {
  const stays = (isSlow: boolean) => {
    const run = start('meadow', 10)
    send(run, { type: 'pace', isSlow })
    const mate = findMate(run.state, 0)
    open(run, 0)
    open(
      run,
      listHidden(run.state).find((place) => place !== mate)!,
    )
    return run.state.wait
  }
  expect(stays(true)).toBeGreaterThan(stays(false) * 2)
})

test('a new pace applies from the next look on', () => {
  const run = start('meadow', 10)
  findPair(run)
  send(run, { type: 'pace', isSlow: true })
  const [first] = listHidden(run.state)
  const mate = findMate(run.state, first!)
  open(run, first!)
  open(
    run,
    listHidden(run.state).find((place) => place !== mate)!,
  )
  expect(run.state.wait).toBeGreaterThan(150)
})
