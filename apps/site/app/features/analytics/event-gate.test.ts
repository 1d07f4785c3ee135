import { expect, test } from 'vitest'
import type { EventName, TrackedEvent } from './events.ts'
import { createEventGate } from './event-gate.ts'

const make = (event: EventName): TrackedEvent => ({
  id: event,
  event,
  properties: { Network: '', Channel: '', Page: 'Home' },
})
const names = (events: TrackedEvent[]) => events.map(({ event }) => event)

test('events tracked before opening are delivered first, in order, once', () => {
  const gate = createEventGate()
  const seen: TrackedEvent[] = []
  gate.send(make('Home'))
  gate.send(make('Detail'))
  gate.open((event) => seen.push(event))
  gate.send(make('Play'))
  gate.open((event) => seen.push(event))
  expect(names(seen)).toEqual(['Home', 'Detail', 'Play'])
})

test('a refusal drops waiting and later events', () => {
  const gate = createEventGate()
  const seen: TrackedEvent[] = []
  gate.send(make('Home'))
  gate.close()
  gate.send(make('Detail'))
  gate.open((event) => seen.push(event))
  gate.send(make('Play'))
  expect(names(seen)).toEqual(['Play'])
})

test('no more than its bound is held', () => {
  const gate = createEventGate(3)
  const seen: TrackedEvent[] = []
  for (let number = 0; number < 10; number += 1) gate.send(make('Home'))
  gate.open((event) => seen.push(event))
  expect(seen).toHaveLength(3)
})

test('events tracked during delivery come after the waiting ones', () => {
  const gate = createEventGate()
  const seen: TrackedEvent[] = []
  gate.send(make('Home'))
  gate.send(make('Detail'))
  gate.open((event) => {
    seen.push(event)
    if (event.event === 'Home') gate.send(make('Search'))
  })
  expect(names(seen)).toHaveLength(3)
})
