/** The pause list: a picture before every word. */
import { makeIcon } from '@playhouse/game-kit/elements'
import { PAINTER_ICON } from './painter-icon.ts'

/** In a square of 24, in the order of the list. */
const PLAY = 'M6 3l15 9-15 9z'
const AGAIN = 'M12 4a8 8 0 1 1-7.7 10.2l2.9-.8A5 5 0 1 0 8.5 8.4L11 11H3V3l3.3 3.3A8 8 0 0 1 12 4z'
const WAYS = 'M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM17 13l4 4-4 4-4-4z'
const HELP =
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm-1.5 14.5v3h3v-3zM8 9.5h2.800c0-1.2.6-1.9 1.5-1.9s1.4.6 1.4 1.3c0 1.5-3.2 1.9-3.2 5.6h2.7c0-2.2 3.4-2.6 3.4-5.7C16.6 6.5 14.800 5 12.3 5 9.7 5 8 6.7 8 9.5z'
const WHEEL =
  'M10.3 2h3.4l.6 2.7 1.9.8L18.6 4 21 6.4l-1.5 2.4.8 1.9 2.7.6v3.4l-2.7.6-.8 1.9 1.5 2.4-2.4 2.4-2.4-1.5-1.9.8-.6 2.7h-3.4l-.6-2.7-1.9-.8L5.4 22 3 19.6l1.5-2.4-.8-1.9L1 14.7v-3.4l2.7-.6.8-1.9L3 6.4 5.4 4l2.4 1.5 1.9-.8zM12 9a4 4 0 1 0 0 8 4 4 0 0 0 0-8z'
const ICONS = [PLAY, PAINTER_ICON, AGAIN, WAYS, HELP, WHEEL]

export function adornPause(dialog: HTMLElement): void {
  dialog.querySelectorAll<HTMLElement>('.gk-stack > .gk-choice').forEach((button, i) => {
    const icon = makeIcon(ICONS[i] ?? PLAY)
    icon.firstElementChild!.setAttribute('fill-rule', 'evenodd')
    button.classList.add('ink-item')
    button.prepend(icon)
  })
}
