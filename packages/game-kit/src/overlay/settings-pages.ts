/** The settings page and the key bindings page. */
import { listBound, nameKey, rebind } from '../input/controls.ts'
import { make } from './elements.ts'
import type { OverlayTarget, Page } from './overlay-target.ts'

export type PageTools = {
  show(name: Page, title: string, back: () => void, ...content: (Node | null)[]): void
  button(label: string, act: () => void, isMain?: boolean): HTMLButtonElement
  stack(...content: (Node | null)[]): HTMLElement
  showHome(): void
}

export function createSettingsPages(target: OverlayTarget, { show, button, stack, showHome }: PageTools) {
  const { kit, settings } = target
  let stop = () => {}
  const stopAsking = () => stop()

  const showSettings = () => {
    const slider = (label: string, key: 'music' | 'effects') => {
      const input = make('input')
      Object.assign(input, { type: 'range', min: '0', max: '1', step: '0.1', value: String(settings[key]) })
      input.addEventListener('input', () => {
        settings[key] = Number(input.value)
        target.changed()
        if (key === 'effects') target.clicked()
      })
      return make('label', 'gk-setting', make('span', '', label), input)
    }
    const tick = (label: string, key: 'muted' | 'calm' | 'colourSafe' | 'bigText' | 'leftHanded') => {
      const input = make('input')
      Object.assign(input, { type: 'checkbox', checked: settings[key] })
      input.addEventListener('change', () => {
        settings[key] = input.checked
        target.changed()
        target.clicked()
      })
      return make('label', 'gk-setting', make('span', '', label), input)
    }
    const hasKeys = listBound(target.controls, settings.bindings).length > 0
    show(
      'settings',
      kit.settings,
      showHome,
      target.hasMusic ? slider(kit.music, 'music') : null,
      slider(kit.effects, 'effects'),
      tick(kit.mute, 'muted'),
      tick(kit.calm, 'calm'),
      tick(kit.colourSafe, 'colourSafe'),
      tick(kit.bigText, 'bigText'),
      tick(kit.leftHanded, 'leftHanded'),
      stack(hasKeys ? button(kit.keys, showKeys) : null, button(kit.back, showHome, true)),
    )
  }

  const showKeys = () => {
    const rows = listBound(target.controls, settings.bindings).map(({ name, label, keys }) => {
      const made = button(kit.keyFor(label, keys.map(nameKey).join(', ')), () => {
        made.textContent = kit.pressKey
        askKey((code) => {
          if (code) {
            settings.bindings = rebind(target.controls, settings.bindings, name, code)
            target.changed()
          }
          showKeys()
        })
      })
      return made
    })
    const reset = button(kit.ownKeys, () => {
      settings.bindings = {}
      target.changed()
      showKeys()
    })
    show('keys', kit.keys, showSettings, stack(...rows, reset, button(kit.back, showSettings, true)))
  }
  /** Waits for the next key press anywhere; Escape cancels. */
  const askKey = (take: (code: string | null) => void) => {
    stopAsking()
    const onKey = (event: KeyboardEvent) => {
      event.preventDefault()
      event.stopPropagation()
      stop()
      take(event.code === 'Escape' ? null : event.code)
    }
    document.addEventListener('keydown', onKey, true)
    stop = () => document.removeEventListener('keydown', onKey, true)
  }

  return { showSettings, stopAsking }
}
