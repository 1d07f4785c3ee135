import { expect, test } from 'vitest'
import { listBound, nameKey, rebind } from './controls.ts'
import type { Controls } from './controls.ts'
import type { GameTypes } from '../game-types.ts'

const controls: Controls<GameTypes> = {
  actions: { jump: { keys: ['Space', 'KeyW'], label: 'Jump' } },
  axes: { steer: { keys: [['ArrowLeft'], ['ArrowRight']], label: ['Left', 'Right'] } },
  moves: { undo: { keys: ['KeyZ'], label: 'Take back' } },
}
const keysOf = (bindings: Record<string, readonly string[]>, name: string) =>
  listBound(controls, bindings).find((bound) => bound.name === name)!.keys

test('everything that has keys is listed, both ends of an axis too', () => {
  expect(listBound(controls, {}).map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'jump action',
    'steer- less',
    'steer+ more',
    'undo move',
  ])
})

test('a key given to one thing is taken from the other', () => {
  const bindings = rebind(controls, {}, 'jump', 'ArrowLeft')
  expect(keysOf(bindings, 'jump')).toEqual(['ArrowLeft', 'Space'])
  expect(keysOf(bindings, 'steer-')).toEqual([])
  expect(keysOf(bindings, 'steer+')).toEqual(['ArrowRight'])
})

test('the same key twice changes nothing more', () => {
  const once = rebind(controls, {}, 'undo', 'KeyU')
  expect(rebind(controls, once, 'undo', 'KeyU')).toEqual(once)
})

test.each([
  ['KeyA', 'A'],
  ['Digit1', '1'],
  ['ArrowUp', '↑'],
  ['Space', 'Space'],
])('the key %s is called %s', (code, name) => expect(nameKey(code)).toBe(name))
