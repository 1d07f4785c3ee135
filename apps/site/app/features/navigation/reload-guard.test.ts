import { expect, test } from 'vitest'
import { mayReload, type ReloadGuardParts } from './reload-guard.ts'

function openStorage(stored: Record<string, string> = {}): ReloadGuardParts['storage'] {
  return {
    getItem: (key) => stored[key] ?? null,
    setItem: (key, value) => void (stored[key] = value),
  }
}

/** Asks for each path at each moment (in ms), and returns what was allowed. */
function ask(...loads: [path: string, at: number][]): boolean[] {
  const storage = openStorage()
  return loads.map(([path, at]) => mayReload(path, { storage, now: () => at }))
}

// covers: '9.1'
test.each<[string, [string, number][], boolean[]]>([
  ['a first load is allowed', [['/a', 0]], [true]],
  [
    'the same path waits for ten seconds',
    [
      ['/a', 0],
      ['/a', 9999],
      ['/a', 10_000],
    ],
    [true, false, true],
  ],
  [
    'going back and forth between two paths does not get around it',
    [
      ['/a', 0],
      ['/b', 1],
      ['/a', 2],
      ['/b', 3],
    ],
    [true, true, false, false],
  ],
  [
    'three loads a minute are the most, whatever the paths',
    [
      ['/a', 0],
      ['/b', 1],
      ['/c', 2],
      ['/d', 3],
      ['/e', 59_999],
      ['/f', 60_000],
    ],
    [true, true, true, false, false, true],
  ],
  [
    'a clock that was set back does not lock the visitor out',
    [
      ['/a', 5_000_000],
      ['/a', 1000],
    ],
    [true, true],
  ],
  [
    'a refused load does not count',
    [
      ['/a', 0],
      ['/a', 9000],
      ['/a', 10_001],
      ['/b', 10_002],
    ],
    [true, false, true, true],
  ],
])('%s', (_name, loads, expected) => {
  expect(ask(...loads)).toEqual(expected)
})

test.each(['{', '{"a":1}', '[1,"x",["/a"],["/a","soon"],[1,2]]', 'null', ''])(
  'a stored value of %s is not ours and is ignored',
  (text) => {
    expect(mayReload('/a', { storage: openStorage({ 'playhouse:reloads': text }), now: () => 1 })).toBe(true)
  },
)

test('without storage nothing is remembered, so nothing is allowed', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  expect(mayReload('/a', { storage: { getItem: refuse, setItem: refuse }, now: () => 1 })).toBe(false)
  expect(mayReload('/a', { storage: { ...openStorage(), setItem: refuse }, now: () => 1 })).toBe(false)
})
