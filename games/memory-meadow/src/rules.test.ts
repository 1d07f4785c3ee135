import { createRun, playBot } from '@playhouse/game-kit/rules'
import type { Run } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { bots } from './bots.ts'
import { LEVEL_COUNTS, getMeadowLevel } from './rules/levels.ts'
import { findMate, listHidden } from './rules/animal-families.ts'
import { rules } from './rules.ts'
import { ANIMAL_COUNT } from './state.ts'
import type { Event, Game, State } from './state.ts'

function start(mode: string, level = 0, seed = 7): Run<Game> {
  return createRun(rules, { mode, level, seed, day: mode === 'daily' ? '2026-11-21' : '' })
}
function open(run: Run<Game>, place: number): Event[] {
  return run.tick({ buttons: 0, axes: [], commands: [{ type: 'open', place }] })
}
function wait(run: Run<Game>, ticks: number): Event[] {
  return Array.from({ length: ticks }, () => run.tick({ buttons: 0, axes: [], commands: [] })).flat()
}
const skip = (run: Run<Game>) => run.tick({ buttons: 0, axes: [], commands: [{ type: 'skip' }] })
function findOther(state: State, place: number): number {
  return listHidden(state).find((i) => state.places[i]!.animal !== state.places[place]!.animal)!
}

test('every level deals two of each animal, or families of three', () => {
  for (const [mode, levels] of Object.entries(LEVEL_COUNTS)) {
    for (let level = 1; level <= levels; level++) {
      const counts = new Map<number, number>()
      for (const { animal } of start(mode, level).state.places)
        counts.set(animal, (counts.get(animal) ?? 0) + 1)
      const members = mode === 'meadow' && getMeadowLevel(level).twists.includes('family') ? 3 : 2
      expect([...counts.values()].every((count) => count === members)).toBe(true)
      expect(Math.max(...counts.keys())).toBeLessThan(ANIMAL_COUNT)
    }
  }
})

test('the first meadow has four places and none more than a phone shows well', () => {
  expect(start('meadow', 1).state.places).toHaveLength(4)
  for (const [mode, levels] of Object.entries(LEVEL_COUNTS))
    for (let level = 1; level <= levels; level++)
      expect(start(mode, level).state.places.length).toBeLessThanOrEqual(mode === 'together' ? 28 : 20)
})

test('every animal comes to some meadow as a guest or a neighbour', () => {
  expect(getMeadowLevel(36).pool).toBe(ANIMAL_COUNT)
})

test('two of a kind join the choir', () => {
  const run = start('meadow', 3)
  open(run, 0)
  open(run, findMate(run.state, 0))
  expect(wait(run, 60).map(({ type }) => type)).toContain('paired')
  expect(run.state.choir).toHaveLength(1)
  expect(run.state.score).toBe(2)
})

test('two that differ hide again after a long look', () => {
  const run = start('meadow', 10)
  open(run, 0)
  const events = open(run, findOther(run.state, 0))
  expect(events.map(({ type }) => type)).toEqual(['opened', 'missed'])
  wait(run, 60)
  expect(run.state.open).toHaveLength(2)
  wait(run, 40)
  expect(listHidden(run.state)).toHaveLength(run.state.places.length)
})

test('a hasty tap settles the pair before and opens the next at once', () => {
  const run = start('meadow', 3)
  open(run, 0)
  open(run, findMate(run.state, 0))
  const [next] = listHidden(run.state)
  const types = open(run, next!).map(({ type }) => type)
  expect(types).toEqual(['paired', 'opened'])
})

test('bad luck is no slip, forgetting is one', () => {
  const run = start('meadow', 9)
  const other = findOther(run.state, 0)
  open(run, 0)
  open(run, other)
  expect(run.state.slips).toBe(0)
  wait(run, 100)
  open(run, findMate(run.state, 0))
  open(
    run,
    listHidden(run.state).find((i) => i !== 0)!,
  )
  expect(run.state.slips).toBe(1)
})

test('after two slips the mate rustles', () => {
  const run = start('ears', 4)
  const mate = findMate(run.state, 0)
  open(run, 0)
  open(run, findOther(run.state, 0))
  wait(run, 100)
  for (let i = 0; i < 2; i++) {
    open(run, mate)
    open(
      run,
      listHidden(run.state).find((place) => place !== 0)!,
    )
    wait(run, 100)
  }
  expect(open(run, mate)).toContainEqual({ type: 'rustled', place: 0 })
})

test('the butterfly lets two others peek and flies on', () => {
  const run = start('meadow', 9)
  const { butterfly } = run.state
  const event = open(run, butterfly).find(({ type }) => type === 'fluttered')
  expect(event).toMatchObject({ from: butterfly })
  expect(run.state.peeking).toHaveLength(2)
  expect(run.state.butterfly).not.toBe(butterfly)
})

test('a breeze swaps two places and loses no animal', () => {
  const run = start('meadow', 22)
  const before = run.state.places.map(({ animal }) => animal).sort()
  for (let i = 0; i < 2; i++) {
    const [place] = listHidden(run.state)
    open(run, place!)
    open(run, findMate(run.state, place!))
    const events = wait(run, 100)
    if (i === 1) expect(events.some(({ type }) => type === 'traded')).toBe(true)
  }
  expect(run.state.places.map(({ animal }) => animal).sort()).toEqual(before)
})

test('a miss hands the turn over, a pair keeps it', () => {
  const run = start('together', 3)
  open(run, 0)
  open(run, findOther(run.state, 0))
  expect(wait(run, 100)).toContainEqual({ type: 'turned', player: 1 })
  open(run, 0)
  open(run, findMate(run.state, 0))
  wait(run, 60)
  expect(run.state.turn).toBe(1)
  expect(run.state.pairs).toEqual([0, 1])
})

test('all players get the same daily meadow', () => {
  expect(start('daily', 0, 99).hash()).toBe(start('daily', 0, 99).hash())
})

test('every level comes to an end, and a better memory earns more stars', () => {
  const totals = { random: 0, novice: 0, expert: 0 }
  for (const name of ['random', 'novice', 'expert'] as const) {
    for (let level = 1; level <= LEVEL_COUNTS.meadow; level += 3) {
      const result = playBot(rules, { mode: 'meadow', level, seed: level, day: '' }, bots[name], {
        maxTicks: 400_000,
      })
      expect(result.outcome).not.toBeNull()
      totals[name] += result.outcome!.stars ?? 0
    }
  }
  expect(totals.expert).toBe(36)
  expect(totals.novice).toBeGreaterThan(totals.random)
})

test('a walk has five meadows and grows for a good memory', () => {
  const result = playBot(rules, { mode: 'walk', level: 0, seed: 3, day: '' }, bots.expert)
  expect(result.outcome?.won).toBe(true)
  expect(result.state.size).toBe(4)
})

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

test('each mistake puts a lantern out, and with the last one all animals sleep', () => {
  const run = start('meadow', 10)
  const all = run.state.allLanterns
  expect(all).toBeGreaterThan(1)
  for (let left = all - 1; left > 0; left--) expect(slip(run)).toContainEqual({ type: 'dimmed', left })
  expect(slip(run).map(({ type }) => type)).toEqual(expect.arrayContaining(['dimmed', 'slept']))
  const before = structuredClone(run.state.places)
  open(run, listHidden(run.state)[0]!)
  expect(run.state.places).toEqual(before)
  wait(run, 160)
  expect(run.outcome).toEqual({ won: false, score: run.state.score })
})

test.each([
  ['meadow', 1],
  ['meadow', 3],
  ['ears', 1],
  ['together', 3],
  ['walk', 0],
  ['daily', 0],
])('no lanterns are counted in %s %i', (mode, level) => {
  const run = start(mode, level)
  expect(run.state.allLanterns).toBe(0)
  for (let i = 0; i < 12; i++) slip(run)
  expect(run.state.isAsleep).toBe(false)
})

test('bouquets grow from pair to pair until a slip', () => {
  const run = start('meadow', 9)
  const pair = () => {
    const [place] = listHidden(run.state)
    open(run, place!)
    open(run, findMate(run.state, place!))
    return wait(run, 60).find((event) => event.type === 'paired')!.flowers
  }
  expect([pair(), pair()]).toEqual([2, 3])
  slip(run)
  expect(pair()).toBe(1)
})

test('the song at the end can be skipped, but not by the tap that began it', () => {
  const finish = () => {
    const run = start('meadow', 1)
    while (listHidden(run.state).length > 0) {
      const [place] = listHidden(run.state)
      open(run, place!)
      open(run, findMate(run.state, place!))
      wait(run, 34)
    }
    return run
  }
  const patient = finish()
  skip(patient)
  expect(patient.outcome).toBeNull()
  wait(patient, 400)
  expect(patient.outcome).toMatchObject({ won: true, stars: 3 })
  const hasty = finish()
  wait(hasty, 20)
  skip(hasty)
  expect(hasty.outcome).toMatchObject({ won: true, stars: 3 })
})
