/** Additions to the kit's pages: the difficulty of each table, the pause page, and the rules as images. */
import type { Kit } from '@playhouse/game-kit'
import { dealOfDay } from '../rules/days.ts'
import { today } from '../view/deal-requests.ts'
import { pictureMonth, pictureToday } from './day-pictures.ts'
import { makeButton, makePicture } from './elements.ts'
import { adornSettings } from './settings-page.ts'
import { countFirs, MAX_FIRS } from '../data/firs.ts'
import { paintRules } from './how-pictures.ts'
import { pictureMenu } from './menu-pictures.ts'
import type { MenuPicture } from './menu-pictures.ts'
import type { Game } from '../state.ts'
import type { Data } from './stats.ts'
import { texts } from '../texts.ts'
import { drawFir } from '../art/trees.ts'
import { VARIANTS } from '../rules/variants.ts'

/** After the games come the day's deal and the calendar. */
const DAILY = Object.keys(VARIANTS).length
/** In the order of the pause page. */
const PAUSE_PICTURES: readonly MenuPicture[] = ['deal', 'games', 'howTo', 'settings', 'giveUp']

export type MenuTarget = { giveUp(): void }

const pictureFirs = (count: number): HTMLCanvasElement =>
  makePicture(
    MAX_FIRS * 16,
    17,
    (g) => {
      for (let i = 0; i < MAX_FIRS; i++)
        drawFir(g, { x: 8 + i * 16, foot: 16.5, w: 15, h: 16.5 }, i < count ? '#1f7a4f' : '#27402f2e')
    },
    texts.howHard[count - 1]!,
  )

export function adornMenus(kit: Kit<Game, Data>, target: MenuTarget): void {
  const dialog = document.querySelector<HTMLDialogElement>('.gk-dialog')
  if (!dialog) return
  const adornModes = () => {
    const tiles = dialog.querySelectorAll<HTMLElement>('.gk-choice')
    Object.keys(VARIANTS).forEach((mode, i) => {
      const firs = pictureFirs(countFirs(mode))
      firs.className = 'es-firs'
      tiles[i]!.querySelector('small')?.before(firs)
    })
    const day = today()
    tiles[DAILY]!.prepend(pictureToday(day))
    tiles[DAILY]!.querySelector('small')!.textContent = texts.todays(
      texts.modes[dealOfDay(day).mode as keyof typeof texts.modes].name,
    )
    tiles[DAILY + 1]!.prepend(pictureMonth(day, kit.data.leaves))
    dialog.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  }
  const leaveTo = (label: string, act: () => void) =>
    makeButton(
      'gk-choice',
      () => {
        dialog.querySelector<HTMLElement>('[data-main]')?.click()
        act()
      },
      label,
    )
  const adornPause = () => {
    const stack = dialog.querySelector('.gk-stack')!
    if (kit.state.moves.length > 0) stack.append(leaveTo(texts.giveUp, () => target.giveUp()))
    // The first plays on and needs no picture.
    ;[...stack.children].slice(1).forEach((button, i) => {
      const picture = pictureMenu(PAUSE_PICTURES[i]!, kit.data)
      picture.className = 'es-menu-picture'
      button.prepend(picture)
    })
  }
  // The kit rebuilds its dialog for every page; this runs right after.
  new MutationObserver(() => {
    const { page } = dialog.dataset
    // This game has no levels: the level page opens the games instead.
    if (page === 'levels') kit.open('modes')
    else if (page === 'settings' && !dialog.querySelector('.es-clock')) adornSettings(dialog, kit)
    else if (page === 'modes' && !dialog.querySelector('.es-firs')) adornModes()
    else if (page === 'pause' && !dialog.querySelector('.es-menu-picture')) adornPause()
    else if (page === 'howTo' && !dialog.querySelector('ol canvas'))
      paintRules(dialog.querySelector('ol')!, kit.state.table.kind, kit.settings.calm)
  }).observe(dialog, { attributeFilter: ['data-page'] })
}
