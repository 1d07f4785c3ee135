import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { countWorkers, readMachine } from './count-workers.ts'

const MB = 1024 * 1024

test.each([
  ['two cores and enough memory', { cores: 2, freeBytes: 8000 * MB }, 2],
  [
    'many cores: four, then the proxy and the database need the rest',
    { cores: 64, freeBytes: 64_000 * MB },
    4,
  ],
  ['memory for two', { cores: 4, freeBytes: 1799 * MB }, 2],
  ['one core', { cores: 1, freeBytes: 8000 * MB }, 1],
  ['little memory: one, which is needed anyway', { cores: 8, freeBytes: 200 * MB }, 1],
])('%s', (_, machine, expected) => {
  expect(countWorkers({ workers: null }, machine)).toBe(expected)
})

test('WORKERS is used whatever the machine is', () => {
  const config = parseConfig({ WORKERS: '3' }, '/site')
  expect(countWorkers(config, { cores: 1, freeBytes: 0 })).toBe(3)
})

test.each(['0', '65', '-1', '2.5', 'two', 'auto', '007', '1e1'])(
  'WORKERS=%j is refused with a sentence',
  (WORKERS) => {
    expect(() => parseConfig({ WORKERS }, '/site')).toThrow('WORKERS: is a number of processes from 1 to 64')
  },
)

test('the machine has a core and memory', () => {
  const { cores, freeBytes } = readMachine()
  expect(cores).toBeGreaterThanOrEqual(1)
  expect(freeBytes).toBeGreaterThan(10 * MB)
})
