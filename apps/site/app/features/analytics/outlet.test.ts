import { expect, test } from 'vitest'
import type { EventName, TrackedEvent } from './events.ts'
import { createOutlet } from './outlet.ts'

const make = (event: EventName): TrackedEvent => ({
  id: event,
  event,
  properties: { Network: '', Channel: '', Page: 'Home' },
})
const names = (events: TrackedEvent[]) => events.map(({ event }) => event)

test('what is tracked before it is open comes out first, in its order, once', () => {
  const outlet = createOutlet()
  const seen: TrackedEvent[] = []
  outlet.send(make('Home'))
  outlet.send(make('Detail'))
  outlet.open((event) => seen.push(event))
  outlet.send(make('Play'))
  outlet.open((event) => seen.push(event))
  expect(names(seen)).toEqual(['Home', 'Detail', 'Play'])
})

test('a refusal drops what was held and what comes after it', () => {
  const outlet = createOutlet()
  const seen: TrackedEvent[] = []
  outlet.send(make('Home'))
  outlet.close()
  outlet.send(make('Detail'))
  outlet.open((event) => seen.push(event))
  outlet.send(make('Play'))
  expect(names(seen)).toEqual(['Play'])
})

test('no more than its bound is held', () => {
  const outlet = createOutlet(3)
  const seen: TrackedEvent[] = []
  for (let number = 0; number < 10; number += 1) outlet.send(make('Home'))
  outlet.open((event) => seen.push(event))
  expect(seen).toHaveLength(3)
})

test('what is tracked while the held ones come out stays behind them', () => {
  const outlet = createOutlet()
  const seen: TrackedEvent[] = []
  outlet.send(make('Home'))
  outlet.send(make('Detail'))
  outlet.open((event) => {
    seen.push(event)
    if (event.event === 'Home') outlet.send(make('Search'))
  })
  expect(names(seen)).toHaveLength(3)
})
