import { expect, test } from 'vitest'
import { onSpoken, passOn } from './rail-buttons.ts'

const click = (detail: number) => Object.assign(new Event('click'), { detail })

test('a finger on an unseen button presses what is painted under it, and keeps the focus where it was', () => {
  const [button, canvas] = [new EventTarget(), new EventTarget()]
  const seen: string[] = []
  canvas.addEventListener('pointerdown', ({ type }) => seen.push(type))
  passOn(
    button,
    () => canvas,
    ({ type }) => new Event(type),
  )
  button.dispatchEvent(new Event('pointerdown'))
  expect(seen).toEqual(['pointerdown'])
  const down = new Event('mousedown', { cancelable: true })
  button.dispatchEvent(down)
  expect(down.defaultPrevented).toBe(true)
})

test('a press without a finger is answered once, and one with a finger is left to the canvas', () => {
  const button = new EventTarget()
  let count = 0
  onSpoken(button, () => count++)
  button.dispatchEvent(click(1))
  expect(count).toBe(0)
  button.dispatchEvent(click(0))
  expect(count).toBe(1)
})
