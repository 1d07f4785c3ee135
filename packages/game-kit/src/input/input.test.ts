import { afterEach, expect, test, vi } from 'vitest'
import type { Controls } from './controls.ts'
import { createInput } from './input.ts'
import type { Pointer } from './input-target.ts'
import type { RuleSet } from '../game-types.ts'

type Run = {
  state: object
  action: 'jump' | 'fire' | 'roll'
  axis: 'x' | 'y'
  command: { go: number }
  event: { type: 'x' }
}

const rules: RuleSet<Run> = {
  slug: 'run',
  modes: { m: {} },
  actions: ['jump', 'fire', 'roll'],
  axes: ['x', 'y'],
  init: () => ({}),
  step() {},
  getOutcome: () => null,
}
const controls: Controls<Run> = {
  actions: {
    jump: { keys: ['Space'], pad: ['A'], touch: 'right', label: 'Jump' },
    fire: { keys: ['KeyF'], pad: ['B'], touch: 'button', label: 'Fire' },
    roll: { touch: 'swipe-up', label: 'Roll' },
  },
  axes: {
    x: { keys: [['ArrowLeft'], ['ArrowRight']], pad: 'lx', touch: 'stick-x', label: ['Left', 'Right'] },
    y: { pad: 'ly', touch: 'stick-y', label: ['Up', 'Down'] },
  },
  moves: { undo: { keys: ['KeyZ'], pad: ['X'], repeat: true, label: 'Take back' } },
}

/** A fake of the browser parts that the input uses. */
function stubBrowser() {
  const page = new EventTarget()
  const pads: unknown[] = []
  vi.stubGlobal('document', page)
  // No element in these tests is one.
  vi.stubGlobal('HTMLElement', Map)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('navigator', { getGamepads: () => pads })
  const canvas = Object.assign(new EventTarget(), {
    clientWidth: 400,
    clientHeight: 800,
    setPointerCapture() {},
  })
  const fire = (target: EventTarget, type: string, fields: object) => {
    const event = Object.assign(new Event(type, { cancelable: true }), fields)
    target.dispatchEvent(event)
    return event
  }
  return { page, pads, canvas, fire }
}

function openInput() {
  const browser = stubBrowser()
  const seen = {
    moves: [] as string[],
    pointers: [] as Pointer[],
    touched: [] as string[],
    pauses: 0,
    menu: [] as string[],
  }
  const state = { blocked: false, takes: false, now: 0 }
  const input = createInput(rules, controls, {
    firstDevice: 'mouse',
    canvas: browser.canvas as unknown as HTMLCanvasElement,
    toUnits: (x, y) => ({ x: x / 2, y: y / 2 }),
    pointer(pointer) {
      seen.pointers.push(pointer)
      return state.takes
    },
    move: (name, isRepeat) => seen.moves.push(isRepeat ? `${name} again` : name) > 0,
    handleInput: (device) => seen.touched.push(device),
    isBlocked: () => state.blocked,
    pause: () => seen.pauses++,
    menu: () => ({
      move: (dx, dy) => seen.menu.push(`${dx},${dy}`),
      accept: () => seen.menu.push('accept'),
      back: () => seen.menu.push('back'),
    }),
    wake: () => {},
    now: () => state.now,
  })
  input.bind({})
  const key = (type: 'keydown' | 'keyup', code: string, more = {}) =>
    browser.fire(browser.page, type, { code, ...more })
  const touch = (type: string, x: number, y: number, pointerId = 1, pointerType = 'touch') =>
    browser.fire(browser.canvas, `pointer${type}`, {
      clientX: x,
      clientY: y,
      pointerId,
      pointerType,
      button: 0,
    })
  return { input, seen, state, key, touch, ...browser }
}
const pad = (buttons: number[], axes = [0, 0, 0, 0]) => ({
  connected: true,
  axes,
  buttons: Array.from({ length: 16 }, (_, i) => ({ pressed: buttons.includes(i) })),
})

afterEach(() => vi.unstubAllGlobals())

test('a key is an action while it is held', () => {
  const { input, key } = openInput()
  const event = key('keydown', 'Space')
  expect(event.defaultPrevented).toBe(true)
  expect(input.read().buttons).toBe(1)
  expect(input.read().buttons).toBe(1)
  key('keyup', 'Space')
  expect(input.read().buttons).toBe(0)
})

test('a tap shorter than a tick is not lost', () => {
  const { input, key } = openInput()
  key('keydown', 'KeyF')
  key('keyup', 'KeyF')
  expect(input.read().buttons).toBe(2)
  expect(input.read().buttons).toBe(0)
})

test('opposite keys cancel each other', () => {
  const { input, key } = openInput()
  key('keydown', 'ArrowLeft')
  expect(input.read().axes).toEqual([-127, 0])
  key('keydown', 'ArrowRight')
  expect(input.read().axes).toEqual([0, 0])
})

test('the browser’s own shortcuts, and keys that mean nothing here, are left alone', () => {
  const { input, key } = openInput()
  expect(key('keydown', 'Space', { ctrlKey: true }).defaultPrevented).toBe(false)
  expect(key('keydown', 'KeyQ').defaultPrevented).toBe(false)
  expect(input.read().buttons).toBe(0)
})

test('the player’s own keys replace ours', () => {
  const { input, key } = openInput()
  input.bind({ jump: ['KeyJ'] })
  key('keydown', 'Space')
  expect(input.read().buttons).toBe(0)
  key('keydown', 'KeyJ')
  expect(input.read().buttons).toBe(1)
})

test('an open menu blocks the game’s keys and releases the held ones', () => {
  const { input, key, state } = openInput()
  key('keydown', 'Space')
  input.letGo()
  state.blocked = true
  key('keydown', 'KeyF')
  expect(input.read().buttons).toBe(0)
})

test('releasing Cmd releases the held keys, which have no keyup event of their own', () => {
  const { input, key } = openInput()
  key('keydown', 'KeyF', { key: 'f' })
  input.read()
  key('keyup', 'MetaLeft', { key: 'Meta' })
  expect(input.read().buttons).toBe(0)
})

test('a move comes at once and again while held', () => {
  const { input, key, seen, state } = openInput()
  key('keydown', 'KeyZ')
  input.poll(300)
  input.poll(330)
  input.poll(400)
  input.poll(445)
  key('keyup', 'KeyZ')
  state.now = 2000
  input.poll(2000)
  expect(seen.moves).toEqual(['undo', 'undo again', 'undo again'])
})

test('a stick is where the thumb lands; the other half of the screen jumps', () => {
  const { input, touch } = openInput()
  touch('down', 100, 400, 1)
  touch('move', 128, 372, 1)
  touch('down', 320, 300, 2)
  expect(input.read()).toMatchObject({ buttons: 1, axes: [64, -64] })
  touch('up', 320, 300, 2)
  touch('up', 128, 372, 1)
  expect(input.read()).toMatchObject({ buttons: 0, axes: [0, 0] })
})

test('the button on the screen is large, in the corner, changes sides for the left-handed, and is there only for fingers', () => {
  const { input, touch } = openInput()
  expect(input.touch.listButtons()).toEqual([])
  touch('down', 1, 1, 9)
  touch('up', 1, 1, 9)
  const [button] = input.touch.listButtons()
  expect(button).toMatchObject({ name: 'fire', label: 'Fire' })
  expect(button!.r * 2).toBeGreaterThanOrEqual(48)
  expect(button!.x + button!.r).toBeLessThan(400)
  touch('down', button!.x, button!.y, 1)
  expect(input.read().buttons).toBe(2)
  input.touch.setLeftHanded(true)
  expect(input.touch.listButtons()[0]!.x).toBeCloseTo(400 - button!.x)
})

test('a swipe is one press, and the next may follow without lifting', () => {
  const { input, touch } = openInput()
  touch('down', 320, 600)
  input.read()
  touch('move', 320, 560)
  expect(input.read().buttons & 4).toBe(4)
  expect(input.read().buttons & 4).toBe(0)
  touch('move', 320, 520)
  expect(input.read().buttons & 4).toBe(4)
})

test('a finger the view takes is the view’s alone, in the game’s units, until it goes', () => {
  const { input, touch, seen, state } = openInput()
  state.takes = true
  touch('down', 320, 300)
  touch('move', 330, 310)
  touch('up', 330, 310)
  expect(input.read()).toMatchObject({ buttons: 0, axes: [0, 0] })
  expect(seen.pointers.map(({ type, x, y }) => [type, x, y])).toEqual([
    ['down', 160, 150],
    ['move', 165, 155],
    ['up', 165, 155],
  ])
})

test('a finger lost with the window is cancelled', () => {
  const { input, touch, seen, state } = openInput()
  state.takes = true
  touch('down', 320, 300)
  input.letGo()
  expect(seen.pointers.at(-1)).toMatchObject({ type: 'cancel', x: 160 })
})

test('a pad’s buttons and sticks do the same, beyond the dead zone', () => {
  const { input, pads, seen } = openInput()
  pads.push(pad([0], [0.1, -1, 0, 0]))
  input.poll(0)
  expect(input.read()).toMatchObject({ buttons: 1, axes: [0, -127] })
  pads[0] = pad([2, 9])
  input.poll(16)
  expect(input.read().buttons).toBe(0)
  expect(seen.moves).toEqual(['undo'])
  expect(seen.pauses).toBe(1)
  expect(seen.touched).toContain('gamepad')
})

test('in a menu a pad moves the focus, its stick too, and repeats', () => {
  const { input, pads, seen, state } = openInput()
  state.blocked = true
  pads.push(pad([], [0, 1, 0, 0]))
  input.poll(0)
  input.poll(200)
  input.poll(330)
  pads[0] = pad([0])
  input.poll(400)
  pads[0] = pad([1])
  input.poll(420)
  expect(seen.menu).toEqual(['0,1', '0,1', 'accept', 'back'])
  expect(input.read().buttons).toBe(0)
})

test('commands come with the next tick, once', () => {
  const { input } = openInput()
  input.send({ go: 1 })
  input.send({ go: 2 })
  expect(input.read().commands).toEqual([{ go: 1 }, { go: 2 }])
  expect(input.read().commands).toEqual([])
})

test('a view may hold actions and axes itself', () => {
  const { input } = openInput()
  input.hold('x', 0.5)
  input.hold('jump', 1)
  expect(input.read()).toMatchObject({ buttons: 1, axes: [64, 0] })
  input.hold('x', null)
  input.hold('jump', null)
  expect(input.read()).toMatchObject({ buttons: 0, axes: [0, 0] })
})

test('a replay goes before all devices', () => {
  const { input, key } = openInput()
  key('keydown', 'Space')
  input.setSource(() => ({ buttons: 4, axes: [1, 2], commands: [] }))
  expect(input.read()).toMatchObject({ buttons: 4, axes: [1, 2] })
  input.setSource(null)
  expect(input.read().buttons).toBe(1)
})
