/** The settings page and the key bindings page. */
import { listBound, nameKey, rebind } from '../input/controls.ts'
import type { Controls } from '../input/controls.ts'
import type { GameTypes } from '../game-types.ts'
import type { MenuContext } from './menu-context.ts'
import type { MenuPage, MenuPart } from './menu-types.ts'

const SWITCHES = [
  ['muted', 'mute'],
  ['calm', 'calm'],
  ['colourSafe', 'colourSafe'],
  ['bigText', 'bigText'],
  ['leftHanded', 'leftHanded'],
] as const

export function createSettingsPages(context: MenuContext) {
  const { kit, target } = context
  const { options } = target
  const { settings } = target.progress
  const controls = options.controls as Controls<GameTypes>
  const keyPress = createKeyPress()
  const listKeys = () => listBound(controls, settings.bindings)

  const makeSettings = (): MenuPage => {
    const slider = (key: 'music' | 'effects'): MenuPart => ({
      kind: 'slider',
      id: key,
      label: kit[key],
      value: settings[key],
      change(value) {
        settings[key] = value
        target.changed()
        if (key === 'effects') target.clicked()
      },
    })
    const hasMusic = Object.keys(options.songs ?? {}).length > 0
    const keys = { id: 'keys', label: kit.keys, className: 'gk-keys', act: () => context.open('keys') }
    return {
      title: kit.settings,
      parts: [
        ...(hasMusic ? [slider('music')] : []),
        slider('effects'),
        ...SWITCHES.map(([key, label]): MenuPart => ({
          kind: 'switch',
          id: key,
          label: kit[label],
          isOn: settings[key],
          change(isOn) {
            settings[key] = isOn
            target.changed()
          },
        })),
      ],
      foot: [...(listKeys().length > 0 ? [keys] : []), { ...context.backEntry(), isMain: true }],
    }
  }

  const makeKeys = (): MenuPage => {
    const entries = listKeys().map(({ name, label, keys }) => ({
      id: name,
      label: kit.keyFor(label, keys.map(nameKey).join(', ')),
      act: () => {
        const button = context.dialog.querySelector(`[data-id="${name}"]`)
        if (button) button.textContent = kit.pressKey
        keyPress.wait((code) => {
          if (code) {
            settings.bindings = rebind(controls, settings.bindings, name, code)
            target.changed()
          }
          context.replace('keys')
        })
      },
    }))
    const reset = () => {
      settings.bindings = {}
      target.changed()
      context.replace('keys')
    }
    return {
      title: kit.keys,
      parts: [
        {
          kind: 'buttons',
          id: 'keys',
          entries: [...entries, { id: 'reset', label: kit.ownKeys, act: reset }],
        },
      ],
      foot: [{ ...context.backEntry(), isMain: true }],
      closed: keyPress.stop,
    }
  }
  return { makeSettings, makeKeys }
}

/** The next key press anywhere, once; null for Escape. */
function createKeyPress() {
  let stop = () => {}
  return {
    stop: () => stop(),
    wait(take: (code: string | null) => void) {
      stop()
      const onKey = (event: KeyboardEvent) => {
        event.preventDefault()
        event.stopPropagation()
        stop()
        take(event.code === 'Escape' ? null : event.code)
      }
      document.addEventListener('keydown', onKey, true)
      stop = () => document.removeEventListener('keydown', onKey, true)
    },
  }
}
