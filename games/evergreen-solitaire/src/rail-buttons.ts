/** The painted buttons once more as real ones, unseen, for those who hear the page. */
import type { Rect } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import { BUTTON_IDS } from './panel.ts'
import type { ButtonId } from './panel.ts'
import { texts } from './texts.ts'

export function createRailButtons(press: (id: ButtonId) => void) {
  const row = make('div', 'es-rail')
  const buttons = BUTTON_IDS.map((id) => {
    // No element that could take a press or the focus: the canvas has both, and keys have letters of their own.
    const made = make('span', '', texts.buttons[id])
    made.role = 'button'
    made.addEventListener('click', () => press(id))
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
