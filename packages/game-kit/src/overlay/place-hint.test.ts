// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { placeHint } from './place-hint.ts'

/** A hint of 200 × 44 where the styles put it, in a window of 400 × 800. */
function makeHint() {
  vi.stubGlobal('innerWidth', 400)
  vi.stubGlobal('innerHeight', 800)
  const hint = document.createElement('p')
  vi.spyOn(hint, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 600, 200, 44))
  return hint
}

test('the hint gives way to a control, and stays there while nothing else comes', () => {
  const hint = makeHint()
  placeHint(hint, [{ x: 150, y: 590, w: 100, h: 60 }])
  expect(hint.style.transform).toBe('translate(0px, 54px)')
  placeHint(hint, [])
  expect(hint.style.transform).toBe('translate(0px, 54px)')
  // The window is always as if it stood at its first place: a control there, and none below it.
  placeHint(hint, [{ x: 150, y: 630, w: 100, h: 60 }])
  expect(hint.style.transform).toBe('translate(0px, -18px)')
})

test('where there is no room it stays where the styles put it', () => {
  const hint = makeHint()
  placeHint(hint, [{ x: 0, y: 0, w: 400, h: 800 }])
  expect(hint.style.transform).toBe('')
})
