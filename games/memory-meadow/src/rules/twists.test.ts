import { createRun } from '@playhouse/game-kit/rules'
import type { Run } from '@playhouse/game-kit/rules'
import { expect, test } from 'vitest'
import { isShown, isSnowed } from '../view/actors.ts'
import { tagOf } from '../art/home-looks.ts'
import { LESSONS, getMeadowLevel, hasTwist } from './levels.ts'
import { countFamily, countKinds, findMate, listHidden } from './animal-families.ts'
import { rules } from '../rules.ts'
import { HOME_COUNT } from '../state.ts'
import type { Event, Game } from '../state.ts'
import { countFireflies } from './twists.ts'

const start = (mode: string, level = 0): Run<Game> =>
  createRun(rules, { mode, level, seed: 7, day: mode === 'daily' ? '2026-11-21' : '' })
const send = (run: Run<Game>, command: Game['command']): Event[] =>
  run.tick({ buttons: 0, axes: [], commands: [command] })
const open = (run: Run<Game>, place: number) => send(run, { type: 'open', place })
const wait = (run: Run<Game>, ticks: number): Event[] =>
  Array.from({ length: ticks }, () => run.tick({ buttons: 0, axes: [], commands: [] })).flat()
/** Finds all who belong to the first that hides. */
const join = (run: Run<Game>): Event[] => {
  const [place] = listHidden(run.state)
  const kin = countFamily(run.state, place!)
  const events = open(run, place!)
  for (let i = 1; i < kin; i++) events.push(...open(run, findMate(run.state, place!)))
  return [...events, ...wait(run, 60)]
}

test('a family is three: two of them wait for the third, a stranger sends all of them home', () => {
  const run = start('meadow', 8)
  open(run, 0)
  expect(open(run, findMate(run.state, 0)).map(({ type }) => type)).toEqual(['opened', 'matched'])
  expect(run.state.wait).toBe(0)
  const stranger = listHidden(run.state).find(
    (place) => run.state.places[place]!.animal !== run.state.places[0]!.animal,
  )!
  expect(open(run, stranger).map(({ type }) => type)).toContain('missed')
  wait(run, 100)
  expect(run.state.choir).toHaveLength(0)
  const paired = join(run).find((event) => event.type === 'paired')
  expect(paired?.places).toHaveLength(3)
})

test('of two of a kind one is a child where there are children', () => {
  const { places } = start('meadow', 2).state
  for (const { animal } of places)
    expect(places.filter((place) => place.animal === animal && place.young)).toHaveLength(1)
})

test('an animal of a listening meadow is not seen until its friend is found', () => {
  const run = start('meadow', 14)
  const shy = run.state.places.findIndex((place) => place.shy)
  open(run, shy)
  expect(isShown(run.state, shy)).toBe(false)
  open(run, findMate(run.state, shy))
  expect(isShown(run.state, shy)).toBe(true)
})

test('a full jar lights what hides there, once, and fills again by sure pairs', () => {
  const run = start('meadow', 19)
  wait(run, 200)
  expect(send(run, { type: 'shine', places: [0, 1, 1, 99] })).toContainEqual({
    type: 'shone',
    places: [0, 1],
  })
  expect([isShown(run.state, 0), run.state.places[1]!.seenAt > 0]).toEqual([true, true])
  wait(run, 200)
  expect(send(run, { type: 'shine', places: [2] })).toEqual([])
  for (let i = 1; i <= 3; i++)
    expect(join(run)).toContainEqual(expect.objectContaining({ type: 'caught', fireflies: i }))
  expect(countFireflies(run.state)).toBe(3)
})

test('a whirl moves three places on and loses no animal', () => {
  const run = start('meadow', 25)
  const before = run.state.places.map(({ animal }) => animal).toSorted()
  join(run)
  const placesBefore = structuredClone(run.state.places)
  const whirled = join(run).find((event) => event.type === 'whirled')!
  const [a, b] = whirled.places
  expect(run.state.places[b!]).toEqual(placesBefore[a!])
  expect(run.state.places.map(({ animal }) => animal).toSorted()).toEqual(before)
})

test('half-way others move in, show themselves, and can be found like all others', () => {
  const run = start('meadow', 17)
  const kinds = countKinds(run.state)
  const homes = run.state.places.map(({ home }) => home)
  const first = new Set(run.state.places.map(({ animal }) => animal))
  let arrived: Event | undefined
  for (let i = 0; i < 3; i++) arrived = join(run).find(({ type }) => type === 'arrived')
  expect(arrived).toMatchObject({ places: run.state.peeking })
  expect(run.state.peeking).toHaveLength(6)
  for (const place of run.state.peeking) {
    expect(first.has(run.state.places[place]!.animal)).toBe(false)
    expect([isShown(run.state, place), run.state.places[place]!.seenAt]).toEqual([true, 0])
  }
  expect(run.state.places.map(({ home }) => home)).toEqual(homes)
  expect(countKinds(run.state)).toBe(kinds)
  wait(run, 200)
  while (listHidden(run.state).length > 0) join(run)
  expect(run.state.choir).toHaveLength(kinds)
})

test('of a family only the last miss is a slip', () => {
  const run = start('meadow', 8)
  const { places } = run.state
  const [a, b, c] = places.flatMap(({ animal }, i) => (animal === places[0]!.animal ? [i] : []))
  const stranger = places.findIndex(({ animal }) => animal !== places[0]!.animal)
  for (const place of [a, b, c]) places[place!]!.seenAt = 1
  open(run, a!)
  open(run, stranger)
  wait(run, 100)
  expect(run.state.slips).toBe(0)
  open(run, a!)
  open(run, b!)
  open(run, stranger)
  expect(run.state.slips).toBe(1)
})

test('snow covers places that were not opened for long', () => {
  const { state } = start('meadow', 31)
  state.looks = 12
  state.places[1]!.seenAt = 8
  expect([isSnowed(state, 0), isSnowed(state, 1)]).toEqual([true, false])
})

test('no two homes share the shape and the colour of their tags, and there are five shapes', () => {
  const tags = [1, 2].flatMap((look) => Array.from({ length: HOME_COUNT }, (_, home) => tagOf(home, look)))
  expect(new Set(tags.map(({ shape, colour }) => `${shape} ${colour}`)).size).toBe(HOME_COUNT * 2)
  expect(new Set(tags.map(({ shape }) => shape)).size).toBe(5)
  // In the fullest meadow most homes are as they are, and wear none.
  const tagged = start('meadow', 36).state.places.filter(({ home }) => home >= HOME_COUNT)
  expect(tagged).toHaveLength(8)
})

test('no two homes of a meadow look the same', () => {
  for (const level of [1, 22, 36]) {
    const homes = start('meadow', level).state.places.map(({ home }) => home)
    expect(new Set(homes).size).toBe(homes.length)
    expect(new Set(homes.map((home) => home % HOME_COUNT)).size).toBe(Math.min(HOME_COUNT, homes.length))
  }
})

test('each twist is first met in the meadow that shows it', () => {
  for (const [level, twist] of Object.entries(LESSONS)) {
    if (twist === 'ear') expect(getMeadowLevel(Number(level)).kind).toBe('listen')
    else if (twist === 'lantern') expect(getMeadowLevel(Number(level)).lanterns).toBeGreaterThan(0)
    else expect(getMeadowLevel(Number(level)).twists).toContain(twist)
    for (let before = 1; before < Number(level); before++) {
      const { twists, lanterns } = getMeadowLevel(before)
      if (twist === 'lantern') expect(lanterns).toBe(0)
      else if (twist !== 'ear') expect(twists).not.toContain(twist)
    }
  }
  expect(hasTwist({ mode: 'ears', level: 5, kind: 'listen', round: 1 }, 'jar')).toBe(false)
})
