import { expect, test, vi } from 'vitest'
import { AMBIENCE_MS, createLoop } from './loop.ts'
import type { Clock, Motion } from './loop.ts'

function openLoop({ idle = false, moving = false as Motion } = {}) {
  let now = 1000
  let waiting: ((now: number) => void) | null = null
  const clock: Clock = {
    now: () => now,
    request: (call) => {
      waiting = call
      return 1
    },
    cancel: () => (waiting = null),
  }
  const seen = { ticks: 0, pictures: 0, alphas: [] as number[], distances: [] as number[], idle, moving }
  const loop = createLoop(
    {
      tick: () => seen.ticks++,
      isIdle: () => seen.idle,
      draw(alpha) {
        seen.pictures++
        seen.alphas.push(alpha)
        return seen.moving
      },
      measured: (_, distanceMs) => seen.distances.push(distanceMs),
    },
    clock,
  )
  const frame = (ms: number) => {
    now += ms
    const call = waiting
    waiting = null
    call?.(now)
    return call !== null
  }
  return { loop, seen, frame }
}

test.each([30, 60, 75, 120, 144, 240])('ten seconds at %d Hz are six hundred ticks', (hz) => {
  const { loop, seen, frame } = openLoop()
  loop.wake()
  frame(0)
  seen.ticks = 0
  for (let i = 0; i < hz * 10; i++) frame(1000 / hz)
  expect(Math.abs(seen.ticks - 600)).toBeLessThanOrEqual(1)
  expect(Math.min(...seen.alphas)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...seen.alphas)).toBeLessThanOrEqual(1)
})

test('after a hiccup it catches up five ticks and forgets the rest', () => {
  const { loop, seen, frame } = openLoop()
  loop.wake()
  frame(16)
  seen.ticks = 0
  frame(5000)
  expect(seen.ticks).toBe(5)
  frame(17)
  expect(seen.ticks).toBeLessThanOrEqual(7)
})

test('nothing is drawn while nothing happens, and a wake draws once', () => {
  const { loop, seen, frame } = openLoop({ idle: true })
  loop.wake()
  expect(frame(16)).toBe(true)
  expect(frame(16)).toBe(false)
  expect(loop.isRunning).toBe(false)
  loop.wake()
  frame(16)
  expect(seen.pictures).toBe(2)
})

test('frames continue while something is animated, also while the game waits', () => {
  const { loop, seen, frame } = openLoop({ idle: true, moving: true })
  loop.wake()
  for (let i = 0; i < 10; i++) frame(16)
  expect(seen.pictures).toBe(10)
})

test('a pause stops ticks but not the requested frame', () => {
  const { loop, seen, frame } = openLoop()
  loop.wake()
  frame(16)
  loop.setPaused(true)
  const { ticks } = seen
  for (let i = 0; i < 5; i++) {
    loop.wake()
    frame(100)
  }
  expect(seen.ticks).toBe(ticks)
  expect(seen.pictures).toBe(6)
  loop.setPaused(false)
  frame(17)
  expect(seen.ticks).toBeLessThanOrEqual(ticks + 2)
})

test('asleep there is neither', () => {
  const { loop, frame } = openLoop()
  loop.wake()
  frame(16)
  loop.setAsleep(true)
  loop.wake()
  expect(frame(16)).toBe(false)
  loop.setAsleep(false)
  expect(frame(16)).toBe(true)
})

test('a hit-stop freezes the ticks, not the frames', () => {
  const { loop, seen, frame } = openLoop()
  loop.wake()
  frame(16)
  seen.ticks = 0
  loop.freeze(50)
  for (let i = 0; i < 3; i++) frame(1000 / 60)
  expect(seen.ticks).toBe(0)
  for (let i = 0; i < 6; i++) frame(1000 / 60)
  expect(seen.ticks).toBeGreaterThanOrEqual(5)
})

test('held, only its keeper moves time', () => {
  const { loop, seen, frame } = openLoop()
  loop.wake()
  frame(16)
  loop.hold(true)
  expect(frame(16)).toBe(false)
  seen.ticks = 0
  for (let i = 0; i < 60; i++) loop.advance(1000 / 60)
  expect(seen.ticks).toBeGreaterThanOrEqual(59)
  loop.hold(false)
  expect(frame(16)).toBe(true)
})

test('ambience stops ten seconds after the last input, and any input wakes it', () => {
  const { loop, seen, frame } = openLoop({ idle: true, moving: 'ambience' })
  loop.wake()
  for (let i = 0; i < 30; i++) frame(AMBIENCE_MS / 60)
  loop.touch()
  for (let i = 0; i < 50; i++) expect(frame(AMBIENCE_MS / 60)).toBe(true)
  for (let i = 0; i < 20; i++) frame(AMBIENCE_MS / 60)
  expect(loop.isRunning).toBe(false)
  const { pictures } = seen
  loop.touch()
  for (let i = 0; i < 5; i++) frame(16)
  expect(seen.pictures).toBe(pictures + 5)
})

test('a game that plays does not stop because of missing input', () => {
  const { loop, frame } = openLoop({ moving: 'ambience' })
  loop.wake()
  for (let i = 0; i < 100; i++) expect(frame(250)).toBe(true)
})

test('at half the rate every second frame is drawn, and a slow display draws each', () => {
  const { loop, seen, frame } = openLoop({ moving: true })
  loop.wake()
  frame(16)
  loop.setHalved(true)
  seen.pictures = 0
  for (let i = 0; i < 60; i++) frame(1000 / 60)
  expect(seen.pictures).toBe(30)
  for (let i = 0; i < 30; i++) frame(1000 / 30)
  expect(seen.pictures).toBe(60)
})

test('the distance between frames is reported, and none after a stop', () => {
  const { loop, seen, frame } = openLoop({ idle: true, moving: true })
  loop.wake()
  frame(16)
  frame(40)
  seen.moving = false
  frame(20)
  loop.wake()
  frame(500)
  expect(seen.distances).toEqual([0, 40, 20, 0])
})

test('of slow frames only what comes on top of their timer is reported', () => {
  vi.useFakeTimers()
  const { loop, seen, frame } = openLoop({ idle: true, moving: 'slow' })
  loop.wake()
  frame(16)
  vi.advanceTimersByTime(33)
  frame(43)
  vi.advanceTimersByTime(33)
  frame(133)
  expect(seen.distances).toEqual([0, 10, 100])
  loop.setAsleep(true)
  vi.useRealTimers()
})
