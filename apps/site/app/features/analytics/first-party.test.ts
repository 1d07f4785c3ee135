import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TrackedEvent, WireEvent } from './events.ts'
import { createEventBatch } from './first-party.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const makeEvent = (number: number): TrackedEvent => ({
  id: `page-${number}`,
  event: 'Home',
  properties: { Network: 'tiktok', Channel: '', Page: 'Home' },
  pid: '77',
})

function open(send: (body: string) => boolean | Promise<boolean> = () => true) {
  const bodies: WireEvent[][] = []
  const state = { isHidden: false, isOnline: true }
  const batch = createEventBatch({
    send(body) {
      bodies.push((JSON.parse(body) as { events: WireEvent[] }).events)
      return send(body)
    },
    isHidden: () => state.isHidden,
    isOnline: () => state.isOnline,
  })
  const add = (count: number, from = 0) => {
    for (let number = from; number < from + count; number += 1) batch.add(makeEvent(number))
  }
  return { bodies, state, batch, add, ids: () => bodies.flat().map(({ id }) => id) }
}

test('events are batched and sent after a moment, with only the known fields', () => {
  const { bodies, add } = open()
  add(3)
  expect(bodies).toEqual([])
  vi.advanceTimersByTime(8000)
  expect(bodies).toHaveLength(1)
  expect(bodies[0]![0]).toEqual({ id: 'page-0', event: 'Home', network: 'tiktok', pid: '77' })
  vi.advanceTimersByTime(60_000)
  expect(bodies).toHaveLength(1)
})

test('a full batch goes at once, and leaving the page sends the rest', () => {
  const { bodies, add, batch, ids } = open()
  add(52)
  expect(bodies.map(({ length }) => length)).toEqual([50])
  batch.flush()
  expect(bodies.map(({ length }) => length)).toEqual([50, 2])
  expect(new Set(ids()).size).toBe(52)
})

test('events tracked while the page is being left are sent together, at once', async () => {
  const { bodies, state, add } = open()
  state.isHidden = true
  add(3)
  await Promise.resolve()
  expect(bodies.map(({ length }) => length)).toEqual([3])
})

test('a batch that could not be sent comes again with the same ids, before the newer ones', async () => {
  let isDown = true
  const { add, ids, bodies } = open(() => (isDown ? Promise.resolve(false) : true))
  add(2)
  await vi.advanceTimersByTimeAsync(8000)
  add(1, 2)
  isDown = false
  await vi.advanceTimersByTimeAsync(8000)
  expect(bodies.at(-1)!.map(({ id }) => id)).toEqual(['page-0', 'page-1', 'page-2'])
  expect(ids()).toEqual(['page-0', 'page-1', 'page-0', 'page-1', 'page-2'])
})

test('a beacon that the browser refuses waits for the next try, as do all events offline', () => {
  let isRefused = true
  const { add, bodies, state } = open(() => !isRefused)
  add(1)
  vi.advanceTimersByTime(8000)
  state.isOnline = false
  isRefused = false
  vi.advanceTimersByTime(30_000)
  expect(bodies).toHaveLength(1)
  state.isOnline = true
  vi.advanceTimersByTime(8000)
  expect(bodies).toHaveLength(2)
})

test('events are dropped after ten minutes, and at most two hundred wait', () => {
  const { add, bodies, state, batch, ids } = open()
  state.isOnline = false
  add(400)
  vi.advanceTimersByTime(10 * 60_000)
  state.isOnline = true
  batch.flush()
  expect(bodies).toEqual([])
  state.isOnline = false
  add(400, 400)
  state.isOnline = true
  batch.flush()
  expect(ids()).toHaveLength(200)
})

test('an ad event has the name of its screen; other pages have no name', () => {
  const { bodies, batch } = open()
  const show = { ...makeEvent(1), event: 'AdShow', subject: 'anchor' } as const
  batch.add({ ...show, properties: { Network: '', Channel: '', Page: 'Detail' } })
  batch.add({ ...show, properties: { Network: '', Channel: '', Page: 'Other' } })
  batch.flush()
  expect(bodies[0]).toEqual([
    { id: 'page-1', event: 'AdShow', subject: 'anchor', page: 'Detail', pid: '77' },
    { id: 'page-1', event: 'AdShow', subject: 'anchor', pid: '77' },
  ])
})
