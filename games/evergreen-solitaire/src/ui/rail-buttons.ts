/** Invisible DOM copies of the painted buttons, for screen readers, voice control and automated tests. */
import type { Rect } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import { BUTTON_IDS } from './panel.ts'
import type { ButtonId } from './panel.ts'
import { texts } from '../texts.ts'

const copyPointer = (event: Event): Event => {
  const { type, pointerId, pointerType, clientX, clientY, button, buttons, isPrimary } = event as PointerEvent
  return new PointerEvent(type, { pointerId, pointerType, clientX, clientY, button, buttons, isPrimary })
}

/** A finger that comes down on an unseen button comes down on the canvas under it, which follows it from then on. */
export function passOn(from: EventTarget, to: () => EventTarget | null, copy = copyPointer): void {
  from.addEventListener('pointerdown', (event) => void to()?.dispatchEvent(copy(event)))
  // The canvas keeps the focus.
  from.addEventListener('mousedown', (event) => event.preventDefault())
}

/** Only a press that no finger made is the button's own: the canvas answers all others. */
export function onSpoken(from: EventTarget, press: () => void): void {
  from.addEventListener('click', (event) => {
    if ((event as UIEvent).detail === 0) press()
  })
}

export function createRailButtons(press: (id: ButtonId) => void) {
  const row = make('div', 'es-rail')
  const findCanvas = () => document.querySelector('#game canvas')
  const buttons = BUTTON_IDS.map((id) => {
    // No element that could take the focus: the canvas has it, and keys have letters of their own.
    const made = make('span', '', texts.buttons[id])
    made.role = 'button'
    passOn(made, findCanvas)
    onSpoken(made, () => press(id))
    return made
  })
  row.append(...buttons)
  return {
    place(rects: readonly Rect[]) {
      if (!row.isConnected) document.querySelector('#game')?.append(row)
      buttons.forEach((button, i) => {
        const { x, y, w, h } = rects[i]!
        Object.assign(button.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` })
      })
    },
  }
}
