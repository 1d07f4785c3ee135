/** The page of dream nights: each tile shows its rule and its quest, also while locked. Ten at a time on a phone. */
import type { Kit } from '@playhouse/game-kit'
import { make, makeButton } from '@playhouse/game-kit/elements'
import { paint } from './menu-elements.ts'
import { NIGHT_TILE, paintNightTile } from './night-tile.ts'
import { getNight, isNightOpen, getNightQuest } from '../rules/nights.ts'
import type { NightStars } from '../rules/nights.ts'
import type { Cozy } from '../rules.ts'
import { texts } from '../texts.ts'

/** As many as a phone shows without scrolling. */
const ON_PHONE = 10
const WIDE = '(min-width: 760px) and (min-height: 600px)'

export function decorateNights(dialog: HTMLElement, kit: Kit<Cozy, unknown>, stars: NightStars): void {
  const grid = dialog.querySelector<HTMLElement>('.gk-levels')!
  const tiles = [...grid.querySelectorAll<HTMLButtonElement>('.gk-choice')]
  for (const tile of tiles) decorate(tile, stars)
  const size = matchMedia(WIDE).matches ? tiles.length : ON_PHONE
  const pages = Math.ceil(tiles.length / size)
  if (pages < 2) return
  let page = 0
  const where = make('span', 'where', '')
  const turn = (sign: string, label: string, by: number) => {
    const button = makeButton(sign, () => {
      kit.audio.play('click')
      show(page + by)
    })
    button.ariaLabel = label
    return button
  }
  const earlier = turn('←', texts.earlierNights, -1)
  const later = turn('→', texts.laterNights, 1)
  const show = (to: number) => {
    page = to
    grid.replaceChildren(...tiles.slice(page * size, (page + 1) * size))
    where.textContent = texts.page(page + 1, pages)
    earlier.disabled = page === 0
    later.disabled = page === pages - 1
  }
  const focused = document.activeElement as HTMLElement | null
  const current = Math.max(
    0,
    tiles.findIndex((tile) => tile.dataset.main !== undefined),
  )
  show(Math.floor(current / size))
  grid.after(make('div', 'gk-pair nights', earlier, where, later))
  // Rebuilding the tiles loses the focus.
  if (focused?.isConnected) focused.focus({ preventScroll: true })
}

function decorate(tile: HTMLButtonElement, stars: NightStars): void {
  const level = Number(tile.firstChild?.textContent)
  const isOpen = isNightOpen(level, stars)
  const [name] = texts.nightRules[getNight(level - 1).rule]
  const quest = texts.questInBubble(getNightQuest(level - 1))
  const state = stars[level] !== undefined ? 'won' : isOpen ? 'open' : 'closed'
  const picture = paint(NIGHT_TILE.w, NIGHT_TILE.h, (g) => paintNightTile(g, level - 1, state))
  const won = tile.querySelector('.gk-star-row')
  tile.disabled = !isOpen
  tile.classList.add('night')
  tile.replaceChildren(
    make('span', 'sky', picture, make('i', '', String(level)), ...(won ? [won] : [])),
    make('span', 'words', make('b', '', name), make('small', '', quest)),
  )
  tile.ariaLabel = [tile.ariaLabel, name, quest, ...(isOpen ? [] : [texts.nightLocked])].join(', ')
}
