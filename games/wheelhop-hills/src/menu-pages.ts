/** Adds to the kit's menus: a picture of every hill on the page of levels, and this game's own helps among the settings. */
import type { Kit } from '@playhouse/game-kit'
import type { Help, Keeps } from './ghost.ts'
import { createHillCard } from './hill-card.ts'
import { countCarrots, HAT_AT } from './hats.ts'
import { LEVELS_A_WORLD } from './hills.ts'
import type { Game } from './state.ts'
import { texts } from './texts.ts'

export function addToMenus(kit: Kit<Game, Keeps>): void {
  const dialog = document.querySelector<HTMLElement>('.gk-dialog')
  if (!dialog) return
  new MutationObserver(() => {
    if (dialog.querySelector('[data-own]')) return
    if (dialog.dataset.page === 'levels') addHills(dialog, kit)
    if (dialog.dataset.page === 'settings') addHelps(dialog, kit)
  }).observe(dialog, { childList: true })
}

function addHills(dialog: HTMLElement, kit: Kit<Game, Keeps>): void {
  const count = countCarrots(kit.data.carrots)
  const line = document.createElement('p')
  line.className = 'gk-line'
  line.dataset.own = ''
  line.textContent = texts.carrots(
    count,
    HAT_AT.find((at) => at > count),
  )
  dialog.querySelector('h1')?.after(line)
  const grid = dialog.querySelector('.gk-levels')
  for (const button of grid?.querySelectorAll<HTMLButtonElement>('.gk-choice') ?? []) {
    const label = button.firstChild!
    const level = Number(label.textContent)
    const number = document.createElement('span')
    number.className = 'wh-number'
    number.append(label)
    button.prepend(createHillCard(level, !button.disabled), number)
    if (level % LEVELS_A_WORLD !== 1) continue
    const world = document.createElement('h2')
    world.className = 'wh-world'
    world.dataset.own = ''
    world.textContent = texts.worlds[Math.floor(level / LEVELS_A_WORLD)] ?? ''
    button.before(world)
  }
}

function addHelps(dialog: HTMLElement, kit: Kit<Game, Keeps>): void {
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
      kit.keep()
      kit.audio.play('click')
      kit.invalidate()
    })
    row.append(name, input)
    dialog.insertBefore(row, before)
  }
}
