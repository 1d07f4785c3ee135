/** The level page: an image of every hill, a heading for every time of day, and page buttons with text. */
import type { Kit } from '@playhouse/game-kit'
import { ICONS, make, makeButton, makeIcon } from '@playhouse/game-kit/elements'
import type { SaveData } from '../view/ghost.ts'
import { countCarrots, HAT_AT } from '../art/hats.ts'
import { createHillCard } from './hill-card.ts'
import { LEVELS_A_WORLD } from '../rules/hills.ts'
import { LEVEL_COUNT } from '../rules/levels.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'
import { createGolden, createWays } from './special-hills.ts'
import { WORLDS } from '../art/worlds.ts'

export function addHills(dialog: HTMLElement, kit: Kit<Game, SaveData>): void {
  const count = countCarrots(kit.data.carrots)
  const line = make('p', 'gk-line')
  line.dataset.own = ''
  line.textContent = texts.carrots(
    count,
    HAT_AT.find((at) => at > count),
  )
  dialog.querySelector('h1')?.after(line, createWays(dialog, kit))
  const buttons = [...dialog.querySelectorAll<HTMLButtonElement>('.gk-levels .gk-choice')]
  const first = Number(buttons[0]?.firstChild?.textContent ?? 1)
  for (const [i, button] of buttons.entries()) {
    const level = first + i
    const number = make('span', 'wh-number')
    number.append(button.firstChild!)
    button.prepend(createHillCard(level, !button.disabled), number)
    if (!button.disabled && !button.querySelector('.gk-star-row'))
      button.append(make('span', 'gk-star-row', ...[1, 2, 3].map(() => makeIcon(ICONS.star))))
    if (kit.data.golden?.[level] !== undefined) button.append(createGolden())
    if (level % LEVELS_A_WORLD === 1) button.before(createHeading(Math.floor(level / LEVELS_A_WORLD), kit))
  }
  turnByWords(dialog, first, buttons.length)
  // The hill that is driven, or the newest, may lie below the window.
  dialog.querySelector('.gk-levels [data-main]')?.scrollIntoView({ block: 'nearest' })
}

/** A time of day: its name on a strip of its own sky, and how many stars it has given. */
function createHeading(world: number, kit: Kit<Game, SaveData>): HTMLElement {
  const heading = make('h2', 'wh-world')
  heading.dataset.own = ''
  const { ridges, isNight } = WORLDS[world]!
  heading.style.background = isNight ? ridges[2] : ridges[1]
  heading.style.color = isNight ? '#fff' : '#2b1f33'
  let stars = 0
  for (let i = 1; i <= LEVELS_A_WORLD; i++)
    stars += kit.record.stars.levels?.[world * LEVELS_A_WORLD + i] ?? 0
  heading.append(
    make('span', '', texts.worlds[world] ?? ''),
    make('span', 'wh-stars', texts.starsOf(stars, LEVELS_A_WORLD * 3)),
  )
  return heading
}

/** The kit's arrows say where they lead, in words and with a drawn arrow. */
function turnByWords(dialog: HTMLElement, first: number, shown: number): void {
  const [back, on] = dialog.querySelectorAll<HTMLButtonElement>('.gk-pair .gk-choice')
  const name = (button: HTMLButtonElement | undefined, from: number, way: 'back' | 'on') => {
    if (!button) return
    button.classList.add('wh-turn', `wh-${way}`)
    button.textContent = texts.hillsFrom(from, Math.min(LEVEL_COUNT, from + shown - 1))
    button.hidden = button.disabled
  }
  name(back, first - shown, 'back')
  name(on, first + shown, 'on')
}

/** From the pause page the hills are one press away. */
export function addHillsButton(dialog: HTMLElement, kit: Kit<Game, SaveData>): void {
  const button = makeButton(texts.modes.levels.name, () => {
    kit.audio.play('click')
    kit.open('levels')
  })
  button.dataset.own = ''
  button.dataset.id = 'hills'
  dialog.querySelector('.gk-stack .gk-choice')?.after(button)
}
