/** The page of modes: the signpost over the meadow and the pause menu lead to it. */
import type { Kit } from '@playhouse/game-kit'
import type { Album } from './album.ts'
import { MODE_TILES, paintModeTile } from './mode-tiles.ts'
import { pages } from './pages.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'

/** Opened from the meadow: back leads to the meadow, not to the pause between. */
let isDirect = false

export function openWays(kit: Kit<Game, Album>): void {
  pages.makeWay()
  kit.open('modes')
  isDirect = true
  const dialog = document.querySelector('.gk-dialog')
  dialog?.addEventListener('close', () => (isDirect = false), { once: true })
}

/** The pause has come: true where it is only on the way back to the meadow. */
export function passPause(): boolean {
  const passes = isDirect
  isDirect = false
  return passes
}

/** Many who play here do not read yet: the buttons become pictures, and the garden stands beside them. */
export function decorateWays(kit: Kit<Game, Album>, dialog: HTMLElement): void {
  const stack = dialog.querySelector<HTMLElement>('.gk-stack')!
  const buttons = [...stack.querySelectorAll<HTMLElement>('.gk-choice')]
  stack.classList.add('ways')
  const garden = document.createElement('button')
  garden.type = 'button'
  garden.className = 'gk-choice'
  const about = document.createElement('small')
  about.textContent = texts.gardenAbout
  garden.append(texts.garden, about)
  garden.addEventListener('click', () => {
    kit.audio.play('click')
    isDirect = false
    kit.close()
    if (kit.phase === 'over') pages.openThen('garden', () => kit.open('pause'))
    else pages.toggle('garden')
  })
  buttons.at(-1)!.before(garden)
  MODE_TILES.forEach((tile, i) => {
    const button = tile.mode === 'garden' ? garden : buttons[i]!
    const words = document.createElement('span')
    words.className = 'words'
    words.append(...button.childNodes)
    button.classList.add('way')
    button.replaceChildren(paintModeTile(tile, kit.data, kit.settings.calm), words)
  })
}
