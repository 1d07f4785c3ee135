import { createRun, playBot } from '@playhouse/game-kit/rules'
import type { Run } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { bots } from '../bots.ts'
import { findMate, listHidden } from '../rules/animal-families.ts'
import { rules } from '../rules.ts'
import type { Event, Game, State } from '../state.ts'

function start(mode: string, level = 0, seed = 7): Run<Game> {
  return createRun(rules, { mode, level, seed, day: mode === 'daily' ? '2026-11-21' : '' })
}
function open(run: Run<Game>, place: number): Event[] {
  return run.tick({ buttons: 0, axes: [], commands: [{ type: 'open', place }] })
}
function wait(run: Run<Game>, ticks: number): Event[] {
  return Array.from({ length: ticks }, () => run.tick({ buttons: 0, axes: [], commands: [] })).flat()
}
function findOther(state: State, place: number): number {
  return listHidden(state).find((i) => state.places[i]!.animal !== state.places[place]!.animal)!
}

/** Opens a place whose mate has been seen, and then one that is not the mate. */
function slip(run: Run<Game>): Event[] {
  const [place] = listHidden(run.state)
  const mate = findMate(run.state, place!)
  if (run.state.places[mate]!.seenAt === 0) {
    open(run, mate)
    open(run, findOther(run.state, mate))
    wait(run, 100)
  }
  return [...open(run, place!), ...open(run, findOther(run.state, place!)), ...wait(run, 100)]
}

const pairOf = (run: Run<Game>, animal: number) => {
  const [place] = listHidden(run.state).filter((i) => run.state.places[i]!.animal === animal)
  open(run, place!)
  open(run, findMate(run.state, place!))
  return wait(run, 60)
}

test('a requested pair earns twice the flowers, and another request follows', () => {
  const run = start('meadow', 14)
  const events = open(run, 0)
  const requested = events.find((event) => event.type === 'requested')!
  expect(run.state.wish).toBe(requested.animal)
  open(run, findMate(run.state, 0))
  wait(run, 60)
  const { wish: request, streak } = run.state
  const plain = 2 + streak
  const paired = pairOf(run, request!).find((event) => event.type === 'paired')
  expect(paired).toMatchObject({ isRequested: true, flowers: plain * 2 })
  expect(run.state.wish).not.toBe(request)
})

test('there are no requests in spring and in listening meadows', () => {
  for (const [mode, level] of [
    ['meadow', 3],
    ['meadow', 9],
    ['ears', 8],
  ] as const)
    expect(open(start(mode, level), 0).some(({ type }) => type === 'requested')).toBe(false)
})

test('in winter friends who meet light a lantern again, never more than there are', () => {
  const run = start('meadow', 31)
  const all = run.state.allLanterns
  slip(run)
  expect(run.state.lanterns).toBe(all - 1)
  const first = run.state.places[listHidden(run.state)[0]!]!.animal
  expect(pairOf(run, first)).toContainEqual({ type: 'relit', lantern: all - 1 })
  const second = run.state.places[listHidden(run.state)[0]!]!.animal
  expect(pairOf(run, second).some(({ type }) => type === 'relit')).toBe(false)
  expect(run.state.lanterns).toBe(all)
})

test('another try begins with more lanterns, once, and only before the first look', () => {
  const run = start('meadow', 10)
  const all = run.state.allLanterns
  const kindle = (count: number) =>
    run.tick({ buttons: 0, axes: [], commands: [{ type: 'kindle', count }] }).length
  expect([kindle(3), kindle(3), run.state.lanterns, run.state.allLanterns]).toEqual([1, 0, all + 3, all + 3])
  // All other animals wave once more.
  expect(run.state.greeting).toBeGreaterThan(100)
  const late = start('meadow', 10)
  open(late, 0)
  late.tick({ buttons: 0, axes: [], commands: [{ type: 'kindle', count: 3 }] })
  expect(late.state.allLanterns).toBe(all)
})

test('a saved run from before requests existed can be resumed', () => {
  const run = start('meadow', 20)
  expect('wish' in run.state || 'kindled' in run.state).toBe(false)
})

test('after the hard end of a season the next one begins lightly', () => {
  const count = (level: number) =>
    Array.from({ length: 40 }, (_, i) =>
      playBot(rules, { mode: 'meadow', level, seed: i + 1, day: '' }, bots.novice, {
        seed: i + 1,
        maxTicks: 200_000,
      }),
    ).filter(({ outcome }) => outcome?.won).length
  const lasts = [12, 18, 24, 30]
  const sumOf = (levels: number[]) => levels.reduce((sum, level) => sum + count(level), 0)
  const runs = 40 * lasts.length
  expect(sumOf(lasts.map((level) => level + 1)) / runs).toBeGreaterThan(sumOf(lasts) / runs + 0.12)
})

test('a forgetful player is let through less and less often, with a small peak at the tenth meadow', () => {
  const share = (level: number) => {
    const runs = Array.from({ length: 20 }, (_, i) =>
      playBot(rules, { mode: 'meadow', level, seed: level, day: '' }, bots.novice, {
        seed: i + 1,
        maxTicks: 200_000,
      }),
    )
    return runs.filter(({ outcome }) => outcome?.won).length / runs.length
  }
  const [early, tenth, middle, last] = [share(6), share(10), share(22), share(36)]
  expect(early).toBeGreaterThanOrEqual(0.85)
  expect(tenth).toBeGreaterThanOrEqual(0.4)
  expect(tenth).toBeLessThan(early)
  expect(middle).toBeGreaterThanOrEqual(0.4)
  expect(last).toBeGreaterThanOrEqual(0.2)
  expect(last).toBeLessThan(middle)
  expect(middle).toBeLessThan(early)
})
