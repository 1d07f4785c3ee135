/** The pause page: a large resume button, two tiles with images, and a quiet list. */
import type { Career } from '../view/career.ts'
import { makeItemPicture } from './item-pictures.ts'
import { makeScene } from './mode-pictures.ts'

/** The kit's lines in its order, the painter's among them. */
const NAMES = ['on', 'mine', 'again', 'ways', 'help', 'settings'] as const
/** How they are seen and reached. */
const SHOWN = [0, 3, 1, 2, 4, 5] as const

/** `mode`: the round that is under way. */
export function adornPause(dialog: HTMLElement, career: Career, mode: string): void {
  const stack = dialog.querySelector('.gk-stack')!
  const buttons = [...stack.querySelectorAll<HTMLElement>(':scope > .gk-choice')]
  buttons.forEach((button, i) => {
    const name = NAMES[i]!
    button.classList.add('ink-item', `ink-item-${name}`)
    const words = document.createElement('span')
    words.append(...button.childNodes)
    button.append(name === 'ways' ? makeScene(mode) : makeItemPicture(i, career), words)
  })
  stack.append(...SHOWN.map((i) => buttons[i]!))
}
