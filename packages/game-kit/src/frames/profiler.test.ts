import { expect, test } from 'vitest'
import { createProfiler } from './profiler.ts'
import type { Pace } from './profiler.ts'

/** Frames of a device: `costMs` says how long a frame takes at a pace; the display shows 60 a second. */
function openDevice(costMs: (pace: Pace) => number, displayMs = 1000 / 60) {
  const changes: Pace[] = []
  const profiler = createProfiler((pace) => changes.push(pace))
  return {
    changes,
    profiler,
    run(ms: number) {
      for (let past = 0; past < ms;) {
        const pace = profiler.getPace()
        const wanted = Math.max(costMs(pace), pace.isHalved ? 1000 / 30 : 0, 1)
        const distance = Math.ceil(wanted / displayMs - 0.01) * displayMs
        profiler.add(1, distance)
        past += distance
      }
      return profiler.getPace()
    },
  }
}

test('a device that keeps up stays at full quality', () => {
  const { run, changes } = openDevice(() => 12)
  run(60_000)
  expect(changes).toEqual([])
})

test('painting that takes 65 ms at full sharpness lowers the resolution within five seconds', () => {
  const { run } = openDevice(({ quality }) => 65 * quality ** 2)
  expect(run(5000)).toEqual({ quality: 0.5, ambience: true, isHalved: false })
})

test('where fewer pixels are not enough ambience goes, then every second frame', () => {
  const { run, changes } = openDevice(({ quality, ambience }) => 40 + 40 * quality + (ambience ? 20 : 0))
  run(12_000)
  expect(changes.map(({ quality, ambience, isHalved }) => [quality, ambience, isHalved])).toEqual([
    [0.75, true, false],
    [0.5, true, false],
    [0.5, false, false],
    [0.5, false, true],
  ])
})

test('a display of 30 frames a second does not cost sharpness', () => {
  const { run } = openDevice(() => 5, 1000 / 30)
  expect(run(20_000).quality).toBe(1)
})

test('scripts that are the limit do not cost sharpness', () => {
  const { run } = openDevice(({ ambience }) => (ambience ? 30 : 15))
  expect(run(6000)).toEqual({ quality: 1, ambience: false, isHalved: false })
})

test('full quality comes back once the device is fast again', () => {
  let isBusy = true
  const { run } = openDevice(({ quality }) => (isBusy ? 60 * quality : 10))
  expect(run(8000).quality).toBe(0.5)
  isBusy = false
  expect(run(60_000)).toEqual({ quality: 1, ambience: true, isHalved: false })
})

test('a device that is too slow for the next level tries it less and less often', () => {
  const { run, changes } = openDevice(({ quality }) => (quality > 0.6 ? 30 : 10))
  run(60_000)
  const early = changes.length
  run(60_000)
  run(60_000)
  expect(changes.length - early).toBeLessThan(early)
})

test('one long frame changes nothing, nor do pauses of the loop', () => {
  const { profiler, run, changes } = openDevice(() => 10)
  run(3000)
  profiler.add(400, 400)
  for (let i = 0; i < 500; i++) profiler.add(1, 0)
  run(3000)
  expect(changes).toEqual([])
})

test('painting that blocks every fourth frame is slow, though most distances are short', () => {
  const { profiler, changes } = openDevice(() => 10)
  for (let i = 0; i < 200; i++) profiler.add(1, i % 4 === 0 ? 150 : 16.7)
  expect(changes.length).toBeGreaterThan(0)
})
