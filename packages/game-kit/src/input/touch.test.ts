// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Controls, TouchAction } from './controls.ts'
import type { Pointer } from './input-target.ts'
import { createTouch } from './touch.ts'
import type { GameTypes } from '../game-types.ts'

type Touches = { actions?: Record<string, TouchAction>; axes?: Record<string, string> }

/** 400 by 800 CSS pixels; a view that takes pointers above `y` 100. */
function openTouch({ actions = {}, axes = {} }: Touches) {
  const canvas = document.createElement('canvas')
  Object.defineProperties(canvas, { clientWidth: { value: 400 }, clientHeight: { value: 800 } })
  canvas.setPointerCapture = () => {
    throw new Error('NotFoundError: the pointer is gone')
  }
  const seen = { pressed: [] as string[], pointers: [] as Pointer[], devices: [] as string[] }
  const state = { isBlocked: false }
  const controls = {
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, touch]) => [name, { touch, label: name }]),
    ),
    axes: Object.fromEntries(Object.entries(axes).map(([name, touch]) => [name, { touch, label: ['', ''] }])),
  } as unknown as Controls<GameTypes>
  const touch = createTouch(controls, {
    canvas,
    firstDevice: 'touch',
    toUnits: (x, y) => ({ x: x / 2, y: y / 2 }),
    pointer: (pointer) => (seen.pointers.push(pointer), pointer.y < 50),
    move: () => true,
    handleInput: (device) => seen.devices.push(device),
    press: (name) => seen.pressed.push(name),
    isBlocked: () => state.isBlocked,
    pause() {},
    menu: () => ({ move() {}, accept() {}, back() {} }),
    wake() {},
    now: () => 0,
  })
  const fire = (type: string, x: number, y: number, { id = 1, pointerType = 'touch', button = 0 } = {}) =>
    canvas.dispatchEvent(
      new PointerEvent(`pointer${type}`, { clientX: x, clientY: y, pointerId: id, pointerType, button }),
    )
  return { touch, seen, state, fire, canvas }
}

test('a half of the screen is held as long as the finger is down', () => {
  const { touch, seen, fire } = openTouch({ actions: { brake: 'left', gas: 'right' } })
  fire('down', 300, 400)
  expect(seen.pressed).toEqual(['gas'])
  expect([touch.isDown('gas'), touch.isDown('brake')]).toEqual([true, false])
  fire('down', 100, 400, { id: 2 })
  expect([touch.isDown('gas'), touch.isDown('brake')]).toEqual([true, true])
  fire('up', 300, 400)
  expect([touch.isDown('gas'), touch.isDown('brake'), touch.isBusy()]).toEqual([false, true, true])
})

test('what the view takes is no press of an action, and it hears of every step', () => {
  const { touch, seen, fire } = openTouch({ actions: { hop: 'tap' } })
  fire('down', 100, 40)
  fire('move', 120, 60)
  fire('up', 120, 60)
  expect(seen.pressed).toEqual([])
  expect(seen.pointers.map(({ type, x, y }) => [type, x, y])).toEqual([
    ['down', 50, 20],
    ['move', 60, 30],
    ['up', 60, 30],
  ])
  expect(touch.isBusy()).toBe(false)
  fire('down', 100, 400)
  expect(seen.pressed).toEqual(['hop'])
})

test('a stick lies where the thumb lands; another finger plays', () => {
  const { touch, seen, fire } = openTouch({
    actions: { hop: 'tap' },
    axes: { steer: 'stick-x', climb: 'stick-y' },
  })
  fire('down', 100, 600)
  expect([touch.axis('steer'), touch.axis('climb')]).toEqual([0, 0])
  fire('move', 128, 520)
  expect([touch.axis('steer'), touch.axis('climb')]).toEqual([0.5, -1])
  expect(touch.getStick()).toEqual({ x: 100, y: 600, dx: 28, dy: -80, reach: 56 })
  fire('down', 300, 500, { id: 2 })
  expect(seen.pressed).toEqual(['hop'])
  fire('cancel', 128, 520)
  expect([touch.axis('steer'), touch.getStick()]).toEqual([0, null])
})

test('buttons lie under the right thumb, or the left one, and are drawn only after a touch', () => {
  const { touch, seen, fire } = openTouch({ actions: { fire: 'button', dash: 'button' } })
  expect(touch.listButtons()).toEqual([])
  const { x, y } = touch.findButton('fire')!
  expect([x > 200, y > 600]).toEqual([true, true])
  fire('down', x + 20, y)
  expect(seen.pressed).toEqual(['fire'])
  expect(touch.listButtons().map(({ name, isDown }) => [name, isDown])).toEqual([
    ['fire', true],
    ['dash', false],
  ])
  touch.setLeftHanded(true)
  expect(touch.findButton('fire')!.x).toBe(400 - x)
  expect(touch.findButton('jump')).toBeNull()
  fire('up', x, y)
  fire('down', x, y, { pointerType: 'mouse' })
  expect([seen.pressed, touch.listButtons()]).toEqual([['fire'], []])
})

test('swipes follow one another without lifting the finger', () => {
  const { seen, fire } = openTouch({ actions: { roll: 'swipe-down', hop: 'swipe-up' } })
  fire('down', 200, 400)
  fire('move', 200, 427)
  expect(seen.pressed).toEqual([])
  fire('move', 205, 430)
  fire('move', 205, 395)
  expect(seen.pressed).toEqual(['roll', 'hop'])
  // No action is bound to the sides.
  fire('move', 305, 395)
  expect(seen.pressed).toEqual(['roll', 'hop'])
})

test('behind a menu only releases count, and another mouse button is none', () => {
  const { touch, seen, state, fire } = openTouch({ actions: { hop: 'tap' } })
  fire('down', 100, 400, { pointerType: 'mouse', button: 2 })
  state.isBlocked = true
  fire('down', 100, 400)
  fire('move', 100, 410, { pointerType: 'mouse', id: 9 })
  expect([seen.pressed, seen.pointers, touch.isBusy()]).toEqual([[], [], false])
  state.isBlocked = false
  fire('move', 100, 410, { pointerType: 'mouse', id: 9 })
  expect(seen.pointers.map(({ type, device }) => [type, device])).toEqual([['hover', 'mouse']])
  expect(seen.devices).toEqual(['mouse', 'touch'])
})

test('letting go cancels what the view holds', () => {
  const { touch, seen, fire } = openTouch({ actions: { hop: 'tap' } })
  fire('down', 100, 40)
  fire('down', 100, 400, { id: 2 })
  touch.letGo()
  expect(seen.pointers.at(-1)).toMatchObject({ id: 1, type: 'cancel', x: 50, y: 20 })
  expect([touch.isBusy(), touch.isDown('hop')]).toEqual([false, false])
})

test('the page neither scrolls nor opens a menu under the fingers', () => {
  const { canvas } = openTouch({})
  const wheel = new Event('wheel', { cancelable: true })
  canvas.dispatchEvent(wheel)
  const menu = new Event('contextmenu', { cancelable: true })
  document.dispatchEvent(menu)
  const zoom = Object.assign(new Event('touchmove', { cancelable: true }), { touches: [1, 2] })
  document.dispatchEvent(zoom)
  expect([wheel, menu, zoom].map((event) => event.defaultPrevented)).toEqual([true, true, true])
  const drag = Object.assign(new Event('touchmove', { cancelable: true }), { touches: [1] })
  document.dispatchEvent(drag)
  expect(drag.defaultPrevented).toBe(false)
})
