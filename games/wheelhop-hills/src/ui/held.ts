/** Held pedals: the run after a crash takes over pedals that are still pressed. Browsers report a press only once. */
import type { Settings } from '@playhouse/game-kit'
import { controls } from './controls.ts'

type Finger = Pick<PointerEventInit, 'pointerId' | 'pointerType' | 'clientX' | 'clientY'>

export function createHeld(settings: () => Pick<Settings, 'bindings'>) {
  const keys = new Set<string>()
  const fingers = new Map<number, Finger>()
  let isAtIt = false
  const isPedal = (code: string) =>
    Object.entries(controls.actions).some(([name, { keys: usual = [] }]) =>
      (settings().bindings[name] ?? usual).includes(code),
    )
  const note = ({ pointerId, pointerType, clientX, clientY }: PointerEvent) =>
    fingers.set(pointerId, { pointerId, pointerType, clientX, clientY })
  const findCanvas = () => document.querySelector('canvas[role=application]')
  const onCanvas = (event: Event) => (event.target as Element) === findCanvas()

  document.addEventListener('keydown', ({ code }) => void keys.add(code))
  document.addEventListener('keyup', ({ code }) => void keys.delete(code))
  document.addEventListener('pointerdown', (event) => {
    // Other buttons of a mouse are no pedals.
    if (onCanvas(event) && event.button === 0) note(event)
  })
  document.addEventListener('pointermove', (event) => {
    if (fingers.has(event.pointerId)) note(event)
  })
  for (const type of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(type, ({ pointerId }) => void fingers.delete(pointerId))
  addEventListener('blur', () => {
    keys.clear()
    fingers.clear()
  })

  return {
    /** True while held input is pressed again: only the pedals react to it. */
    get isAtIt() {
      return isAtIt
    },
    takeUp() {
      isAtIt = true
      const how = { bubbles: true, cancelable: true }
      for (const code of [...keys].filter(isPedal))
        document.dispatchEvent(new KeyboardEvent('keydown', { code, ...how }))
      const canvas = findCanvas()
      for (const finger of [...fingers.values()])
        canvas?.dispatchEvent(new PointerEvent('pointerdown', { ...finger, ...how, button: 0 }))
      isAtIt = false
    },
  }
}
