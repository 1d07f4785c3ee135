/** The pause list: every line in an ink of its own, with a picture before its words. */
import type { Career } from './career.ts'
import { makeItemPicture } from './item-pictures.ts'

export function adornPause(dialog: HTMLElement, career: Career): void {
  dialog.querySelectorAll<HTMLElement>('.gk-stack > .gk-choice').forEach((button, i) => {
    button.classList.add('ink-item')
    button.prepend(makeItemPicture(i, career))
  })
}
