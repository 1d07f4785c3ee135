/** The page of dream nights: each tile has its picture, its name and its wish, also while it is closed. */
import { make } from '@playhouse/game-kit/elements'
import { paint } from './card-parts.ts'
import { paintNight } from './night-paint.ts'
import { getNight, isNightOpen, wishOfNight } from './nights.ts'
import type { NightStars } from './nights.ts'
import { texts } from './texts.ts'

const PICTURE = 42

export function decorateNights(buttons: Iterable<HTMLButtonElement>, stars: NightStars): void {
  for (const button of buttons) {
    const level = Number(button.firstChild?.textContent)
    const isOpen = isNightOpen(level, stars)
    const [name] = texts.nightRules[getNight(level - 1).rule]
    const wish = texts.wishInBubble(wishOfNight(level - 1))
    const picture = paint(PICTURE, PICTURE, (g) =>
      paintNight(g, level - 1, PICTURE, stars[level] !== undefined),
    )
    const won = button.querySelector('.gk-star-row')
    button.disabled = !isOpen
    button.classList.add('night')
    button.replaceChildren(
      make('span', 'sky', make('i', '', String(level)), picture, ...(won ? [won] : [])),
      make('span', 'words', make('b', '', name), make('small', '', wish)),
    )
    button.ariaLabel = [button.ariaLabel, name, wish, ...(isOpen ? [] : [texts.nightLocked])].join(', ')
  }
}
