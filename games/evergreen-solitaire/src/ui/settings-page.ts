/** The kit's settings page, in two groups, with filled sliders and the switch for the clock. */
import type { Kit } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import type { Game } from '../state.ts'
import type { Data } from './stats.ts'
import { texts } from '../texts.ts'

export function adornSettings(dialog: HTMLDialogElement, kit: Kit<Game, Data>): void {
  const box = make('input')
  Object.assign(box, { type: 'checkbox', checked: kit.data.hidesClock === true })
  box.addEventListener('change', () => {
    kit.data.hidesClock = box.checked
    kit.save()
    kit.audio.play('click')
    kit.invalidate()
  })
  const rows = [...dialog.querySelectorAll<HTMLElement>('.gk-setting')]
  rows.at(-1)!.after(make('label', 'gk-setting es-clock', make('span', '', texts.hideClock), box))
  for (const slider of dialog.querySelectorAll<HTMLInputElement>("input[type='range']")) {
    const fill = () => slider.style.setProperty('--es-fill', `${Number(slider.value) * 100}%`)
    slider.addEventListener('input', fill)
    fill()
  }
  // The sliders and the switch after them are sound, all others the table's.
  const lastSlider = rows.findLastIndex((row) => row.querySelector("input[type='range']"))
  rows[0]?.before(make('h2', 'es-group', texts.settings.sound))
  rows[lastSlider + 2]?.before(make('h2', 'es-group', texts.settings.table))
}
