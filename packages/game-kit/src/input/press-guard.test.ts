import { expect, test } from 'vitest'
import { guardPresses } from './press-guard.ts'

/** A fake element: the guard only uses `closest`, and `contains` of a dialog. */
function makePlace(names: readonly string[], dialog: object | null = null) {
  return {
    closest: (selector: string) =>
      selector === 'dialog' ? dialog : selector.split(', ').some((one) => names.includes(one)) ? {} : null,
  }
}
function openPage() {
  const page = new EventTarget()
  guardPresses(page)
  const inDialog = new Set<object>()
  const dialog = { contains: (place: object) => inDialog.has(place) }
  const button = makePlace(['dialog', 'button:not([data-drawn])'], dialog)
  inDialog.add(button)
  const fire = (type: string, target: object, detail = 1) => {
    const event = new Event(type, { cancelable: true })
    Object.defineProperties(event, { target: { value: target }, detail: { value: detail } })
    page.dispatchEvent(event)
    return event
  }
  return { fire, button, inDialog }
}
const canvas = makePlace([])
const spokenButton = makePlace(['span'])

test('lifting a finger from the game sends no click, wherever in the game it was', () => {
  const { fire } = openPage()
  expect(fire('touchend', canvas).defaultPrevented).toBe(true)
  expect(fire('touchend', spokenButton).defaultPrevented).toBe(true)
})

test('buttons, fields and menus keep the click of a touch', () => {
  const { fire, button } = openPage()
  expect(fire('touchend', makePlace(['button:not([data-drawn])'])).defaultPrevented).toBe(false)
  expect(fire('touchend', makePlace(['input'])).defaultPrevented).toBe(false)
  expect(fire('touchend', button).defaultPrevented).toBe(false)
})

// covers: '11.18'
test('a menu ignores the click of a press that began before it opened', () => {
  const { fire, button } = openPage()
  fire('pointerdown', canvas)
  expect(fire('click', button).defaultPrevented).toBe(true)
  fire('pointerdown', button)
  expect(fire('click', button).defaultPrevented).toBe(false)
})

test('a page ignores the click of a press on the page that was there before it', () => {
  const { fire, button, inDialog } = openPage()
  const left = makePlace(['dialog'])
  inDialog.add(left)
  fire('pointerdown', left)
  inDialog.delete(left)
  expect(fire('click', button).defaultPrevented).toBe(true)
})

test('keys, gamepads and screen readers press without a pointer', () => {
  const { fire, button } = openPage()
  expect(fire('click', button).defaultPrevented).toBe(false)
  fire('pointerdown', canvas)
  expect(fire('click', button, 0).defaultPrevented).toBe(false)
})
