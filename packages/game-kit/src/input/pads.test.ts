import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Controls } from './controls.ts'
import { createPads } from './pads.ts'
import type { GameTypes } from '../game-types.ts'

const NAMES = 'A B X Y LB RB LT RT Select Start L3 R3 Up Down Left Right'.split(' ')
const controls = {
  actions: { jump: { pad: ['A', 'B'], label: 'Jump' } },
  axes: {
    steer: { pad: 'lx', label: ['Left', 'Right'] },
    gear: { pad: 'ry', padButtons: ['LB', 'RB'], label: ['Down', 'Up'] },
  },
  moves: {
    cursor: { pad: ['Right'], repeat: true, label: 'Right' },
    undo: { pad: ['X'], label: 'Take back' },
  },
} as unknown as Controls<GameTypes>

let pad: { connected: boolean; buttons: { pressed: boolean }[]; axes: number[] }
beforeEach(() => {
  pad = { connected: true, buttons: NAMES.map(() => ({ pressed: false })), axes: [0, 0, 0, 0] }
  vi.stubGlobal('navigator', { getGamepads: () => [null, pad] })
})
afterEach(() => vi.unstubAllGlobals())

function openPads() {
  const did: string[] = []
  const state = { isBlocked: false }
  const pads = createPads(controls, {
    touched: () => {},
    press: (name) => did.push(`press ${name}`),
    move: (name, isRepeat) => did.push(`${isRepeat ? 'again' : 'move'} ${name}`) > 0,
    pause: () => did.push('pause'),
    isBlocked: () => state.isBlocked,
    menu: () => ({
      move: (dx, dy) => did.push(`menu ${dx} ${dy}`),
      accept: () => did.push('accept'),
      back: () => did.push('back'),
    }),
  })
  const set = (names: string[], now: number) => {
    NAMES.forEach((name, i) => (pad.buttons[i]!.pressed = names.includes(name)))
    pads.poll(now)
    return did.splice(0)
  }
  return { pads, did, state, set }
}

test('a button presses its action once and holds it until it is released', () => {
  const { pads, set } = openPads()
  expect(set(['A'], 0)).toEqual(['press jump'])
  expect(set(['A'], 16)).toEqual([])
  expect([pads.isDown('jump'), pads.isBusy()]).toEqual([true, true])
  expect(set(['A', 'B'], 32)).toEqual(['press jump'])
  set([], 48)
  expect([pads.isDown('jump'), pads.isBusy()]).toEqual([false, false])
})

test('a move that repeats does so after a while and then quickly, another one never', () => {
  const { set } = openPads()
  expect(set(['Right', 'X'], 0)).toEqual(['move undo', 'move cursor'])
  expect(set(['Right', 'X'], 319)).toEqual([])
  expect(set(['Right', 'X'], 320)).toEqual(['again cursor'])
  expect(set(['Right', 'X'], 429)).toEqual([])
  expect(set(['Right', 'X'], 430)).toEqual(['again cursor'])
})

test('sticks rest in their dead zone, begin at zero and reach one', () => {
  const { pads } = openPads()
  const steer = (value: number) => {
    pad.axes[0] = value
    pads.poll(0)
    return pads.axis('steer')
  }
  expect([steer(0.18), steer(-0.18)]).toEqual([0, 0])
  expect(steer(0.19)).toBeGreaterThan(0)
  expect(steer(0.19)).toBeLessThan(0.02)
  expect([steer(1), steer(-1), steer(1.2)]).toEqual([1, -1, 1])
})

test('buttons may steer an axis, and a stick that steers moves no cursor', () => {
  const { pads, set } = openPads()
  set(['RB'], 0)
  expect([pads.isDown('gear+'), pads.isDown('gear-')]).toEqual([true, false])
  pad.axes[0] = 1
  expect(set([], 16)).toEqual([])
})

test('in a menu buttons choose; one that closed it does nothing in the game until it is released', () => {
  const { pads, state, set } = openPads()
  state.isBlocked = true
  expect(set(['Down'], 0)).toEqual(['menu 0 1'])
  expect(set(['Down'], 320)).toEqual(['menu 0 1'])
  expect(set(['A'], 400)).toEqual(['accept'])
  state.isBlocked = false
  expect(set(['A'], 416)).toEqual([])
  expect(pads.isDown('jump')).toBe(false)
  set([], 432)
  expect(set(['A'], 448)).toEqual(['press jump'])
  state.isBlocked = true
  expect(set(['B'], 500)).toEqual(['back'])
})

test('a stick moves through a menu, and Start pauses or leaves it', () => {
  const { state, set } = openPads()
  expect(set(['Start'], 0)).toEqual(['pause'])
  state.isBlocked = true
  set([], 16)
  expect(set(['Start'], 32)).toEqual(['back'])
  pad.axes[1] = -0.9
  expect(set([], 48)).toEqual(['menu 0 -1'])
})

test('a page that forbids gamepads, and one that is pulled out, hold nothing', () => {
  const { pads, set } = openPads()
  set(['A'], 0)
  pad.connected = false
  expect(pads.isPresent()).toBe(false)
  set(['A'], 16)
  expect([pads.isDown('jump'), pads.isBusy()]).toEqual([false, false])
  vi.stubGlobal('navigator', {
    getGamepads() {
      throw new Error('SecurityError')
    },
  })
  expect(pads.isPresent()).toBe(false)
  expect(() => pads.poll(32)).not.toThrow()
})
