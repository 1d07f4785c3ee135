import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHeld } from './held.ts'

class FakeEvent extends Event {
  constructor(type: string, { bubbles, cancelable, ...fields }: EventInit & Record<string, unknown> = {}) {
    super(type, { bubbles, cancelable })
    Object.assign(this, fields)
  }
}
const page = { current: new EventTarget() }
const canvas = Object.assign(new EventTarget(), { classList: { contains: () => true } })
const touch = (type: string) => {
  const event = new FakeEvent(type, {
    pointerId: 7,
    pointerType: 'touch',
    clientX: 300,
    clientY: 700,
    button: 0,
  })
  Object.defineProperty(event, 'target', { value: canvas })
  page.current.dispatchEvent(event)
}

beforeEach(() => {
  page.current = Object.assign(new EventTarget(), { querySelector: () => canvas })
  vi.stubGlobal('document', page.current)
  vi.stubGlobal('addEventListener', page.current.addEventListener.bind(page.current))
  vi.stubGlobal('KeyboardEvent', FakeEvent)
  vi.stubGlobal('PointerEvent', FakeEvent)
})
afterEach(() => vi.unstubAllGlobals())

test('a pedal’s key that is still down is pressed again, another key and a released one are not', () => {
  const held = createHeld(() => ({ bindings: { brake: ['KeyQ'] } }))
  const pressed: string[] = []
  for (const code of ['ArrowRight', 'KeyR', 'KeyQ', 'KeyD', 'ArrowLeft'])
    page.current.dispatchEvent(new FakeEvent('keydown', { code }))
  page.current.dispatchEvent(new FakeEvent('keyup', { code: 'KeyD' }))
  page.current.addEventListener('keydown', (event) =>
    pressed.push((event as unknown as { code: string }).code),
  )
  held.takeUp()
  expect(pressed).toEqual(['ArrowRight', 'KeyQ'])
})

test('a finger that is still on a pedal presses it again where it is, a lifted one does not', () => {
  const held = createHeld(() => ({ bindings: {} }))
  const pressed: unknown[] = []
  canvas.addEventListener('pointerdown', (event) => {
    const { clientX, pointerId } = event as unknown as PointerEvent
    pressed.push([pointerId, clientX, held.isAtIt])
  })
  touch('pointerdown')
  held.takeUp()
  touch('pointerup')
  held.takeUp()
  expect(pressed).toEqual([[7, 300, true]])
})
