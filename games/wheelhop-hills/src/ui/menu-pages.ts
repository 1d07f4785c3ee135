/** Additions to the kit's menus: the hills, also from the pause page, and this game's assists in the settings. */
import type { Kit } from '@playhouse/game-kit'
import type { Help, SaveData } from '../view/ghost.ts'
import { addHills, addHillsButton } from './hill-page.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'

export function addToMenus(kit: Kit<Game, SaveData>): void {
  const dialog = document.querySelector<HTMLElement>('.gk-dialog')
  if (!dialog) return
  new MutationObserver(() => {
    if (dialog.querySelector('[data-own]')) return
    if (dialog.dataset.page === 'levels') addHills(dialog, kit)
    if (dialog.dataset.page === 'pause') addHillsButton(dialog, kit)
    if (dialog.dataset.page === 'settings') addHelps(dialog, kit)
    if (dialog.dataset.page === 'result') leaveOutWays(dialog, kit)
  }).observe(dialog, { childList: true })
}

/** The page of hills has the other ways at its top: after a hill one button leads there, not two. */
function leaveOutWays(dialog: HTMLElement, kit: Kit<Game, SaveData>): void {
  const buttons = dialog.querySelectorAll('.gk-stack .gk-choice')
  if (kit.start.mode === 'levels' && buttons.length > 2) buttons[buttons.length - 1]!.remove()
}

function addHelps(dialog: HTMLElement, kit: Kit<Game, SaveData>): void {
  const before = dialog.querySelector('.gk-stack')
  for (const key of Object.keys(texts.helps) as (keyof Help)[]) {
    const row = document.createElement('label')
    row.className = 'gk-setting'
    row.dataset.own = ''
    const name = document.createElement('span')
    name.textContent = texts.helps[key]
    const input = document.createElement('input')
    input.type = 'checkbox'
    input.checked = kit.data.help?.[key] ?? false
    input.addEventListener('change', () => {
      kit.data.help = { ...kit.data.help, [key]: input.checked }
      kit.save()
      kit.audio.play('click')
      kit.invalidate()
    })
    row.append(name, input)
    dialog.insertBefore(row, before)
  }
}
